import { expect, it } from 'vitest';
import { accountsIn, readTyped, typed } from './typed.fixture.ts';

const read = (...pages: string[]) => readTyped(typed(...pages));

it('takes the months of an offer below its bookings for no period of a statement dated before (DBS)', () => {
  expect(
    read(`
DBS Bank Ltd     Credit Cards     Statement of Account
STATEMENT DATE     CREDIT LIMIT     MINIMUM PAYMENT     PAYMENT DUE DATE
12 Nov 2025        $15,000.00       $50.00              07 Dec 2025
DATE         DESCRIPTION                                AMOUNT (S$)
             PREVIOUS BALANCE                                642.18
13 OCT       BILL PAYMENT - DBS INTERNET                     642.18 CR
14 OCT       FAIRPRICE FINEST SINGAPORE SG                    56.32
15 OCT       BUS/MRT 401882263 SINGAPORE SG                   12.84
                                        SUB-TOTAL:            69.16
                                        TOTAL:                69.16
Get S$150 cash back when you spend S$800 per month from 1 Dec 2025 to 28 Feb 2026. Terms apply.
`),
  ).toMatchObject([{ balances: [-64218, -6916], proof: 'proven' }]);
});

it('books what was paid with a debit card on the day it was used, where the statement is the card\u2019s (VTB)', () => {
  const page = (title: string) => `
${title}     Номер счёта 40817810000000000004 (RUB)     Период выписки 01.09.2026 - 30.09.2026
Баланс на начало периода       100.00 RUB
Баланс на конец периода        430.00 RUB
Дата и время     Дата обработки   Приход           Расход           Описание операции
операции         банком
09.09.2026      10.09.2026        0.00 RUB        -80.00 RUB         Оплата товаров
05.09.2026      06.09.2026      410.00 RUB          0.00 RUB         Переводы
`;
  const days = (title: string) => read(page(title))[0]?.lines.map((line) => line.slice(0, 10));
  expect(days('Выписка по счёту')).toEqual(['2026-09-06', '2026-09-10']);
  expect(days('Выписка по дебетовой карте')).toEqual(['2026-09-05', '2026-09-09']);
});

it('takes a sum of interest and fees in the box of a quarter for no closing balance (Sparkasse)', () => {
  expect(
    read(
      `
Kontoauszug 6/2025                                                     Seite 1 von 2
Privatgirokonto 134077215, DE30 2625 0001 0134 0772 15
Datum          Erläuterung                       Betrag Soll EUR     Betrag Haben EUR
Kontostand am 30.05.2025, Auszug Nr.      5                                    488,12
02.06.2025     Lastschrift                                -95,52
               Stadtwerke Nordheim GmbH
30.06.2025     Entgeltabrechnung                           -9,95
30.06.2025     Abrechnung 30.06.2025                       -6,41
Kontostand am 30.06.2025 um 20:04 Uhr                                          376,24
`,
      `
Kontoauszug 6/2025                                                     Seite 2 von 2
Rechnungsabschluss per 30.06.2025
Sollzinsen für eingeräumte Kontoüberziehung 11,72 %                              6,41-
Kontoführung Giro Komfort 06/2025                                                9,95-
Abrechnungsbetrag gesamt                                                        16,36-
`,
    ),
  ).toMatchObject([{ balances: [48812, 37624], proof: 'proven' }]);
});

it('takes a share of the balance that has to be paid at least for none, wherever its sentence begins (DBS)', () => {
  expect(
    read(`
DBS     Credit Cards     Statement of Account
STATEMENT DATE     CREDIT LIMIT     MINIMUM PAYMENT     PAYMENT DUE DATE
13 Jan 2025        $14,000.00       $50.00              07 Feb 2025
DATE         DESCRIPTION                                AMOUNT (S$)
             PREVIOUS BALANCE                                642.18
29 DEC       PAYMENT - DBS INTERNET                          642.18 CR
30 DEC       FAIRPRICE FINEST SINGAPORE SG                    56.32
                                        TOTAL:                56.32
full). Minimum Payment: 3% of the statement balance or S$50 (whichever is greater) plus overdue amounts.
`),
  ).toMatchObject([{ balances: [-64218, -5632], proof: 'proven' }]);
});

it('does so where that box stands beside the number of an annex, below the list, and knows the year by a day before a comma (Sparkasse)', () => {
  const page = `
Sparkasse Harburg-Buxtehude     Girokonto     3011 887 7     Kontoauszug 11/2008
Kontostand am 31.10.2008, Auszug Nr. 10                     718,44+
03.11.    03.11.    DAUERAUFTRAG                            486,20-
                    MIETE
07.11.    07.11.    GUTSCHRIFT                              120,00+
28.11.    30.11.    ABSCHLUSS                                 6,90-
Kontostand am 28.11.2008 um 20:02 Uhr                       345,34+
Anlage 1    Rechnungsabschluss zum 30.11.2008
Kontofuehrung Giro Komfort                                    6,90-
Abschlusssaldo                                                6,90-
`;
  const [account] = readTyped(typed(page), '2026-11-29');
  expect(account).toMatchObject({ balances: [71844, 34534], proof: 'proven' });
  expect(account?.lines[0]?.slice(0, 10)).toBe('2008-11-03');
});

it('reads the list below a sentence about what it does not hold (Deutsche Bank)', () => {
  const page = `
Umsatzanzeige für den Zeitraum: 28.02.2018 - 30.03.2018     IBAN DE17 3707 0024 0021 1887 00
Letzter Kontostand vom 27.02.2018                                             1.841,22     EUR
Vorgemerkte und noch nicht gebuchte Umsätze sind nicht Bestandteil dieser Übersicht.
Buchungstag     Wert           Verwendungszweck               Soll         Haben     Währung
29.03.2018      31.03.2018     LOHN / GEHALT 03/18                      2.344,18     EUR
28.03.2018      28.03.2018     EDEKA MUELLER                -47,83                   EUR
Kontostand vom 30.03.2018                                                     4.137,57     EUR
`;
  expect(read(page)).toMatchObject([{ balances: [184122, 413757], proof: 'proven' }]);
});

it('takes the figure under their sum for the balance of a card with two portions (Carrefour)', () => {
  const page = `
Carte PASS Mastercard     N° de carte 5138 28XX XXXX 4410     du 26/12/2025 au 25/01/2026
Synthèse de votre compte                 Au comptant       À crédit          Total
Ancien solde dû au 25/12/2025               428,16 €     1 246,72 €     1 674,88 €
Nouveau solde dû au 25/01/2026              487,60 €     1 161,72 €     1 649,32 €
Date      Libellé de l'opération               Débit (€)     Crédit (€)
05/01     PRELEVEMENT MENSUALITE                                 513,16
06/01     CARREFOUR VILLENEUVE                    487,60
`;
  expect(read(page)).toMatchObject([{ balances: [-167488, -164932], proof: 'proven' }]);
});

it('takes the account that a card is paid from for no account of its own (American Express in France)', () => {
  const page = `
Carte Gold American Express     Numéro de compte     xxxx-xxxxxx-62004     18 mai 2025
Solde précédent (EUR)     Paiements (EUR)     Nouvelles dépenses (EUR)     Solde dû (EUR)
118,44                    - 118,44            + 54,12                      = 54,12
Ce solde sera prélevé automatiquement sur votre compte bancaire FR76 1009 6182 XXXX XXXX XXX4 417 le 2 juin 2025
Date          Détail des opérations            Montant en EUR
5 mai         PRELEVEMENT AUTOMATIQUE               118,44 CR
19 avril      MONOPRIX 0437 LYON                     54,12
`;
  expect(accountsIn(typed(page))).toEqual(['xxxx-xxxxxx-62004']);
});
