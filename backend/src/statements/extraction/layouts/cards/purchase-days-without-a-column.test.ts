import { expect, it } from 'vitest';
import { type Placed, positioned } from '../positioned.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('reads the day on which a purchase was added as another day (John Lewis)', () => {
  const page = `
Credit card     Statement date     16 February 2025     Minimum payment     £5.00
Transaction date     Date added     Details                         Amount £
                                    Last statement balance            734.10
Payments
10 Feb               10 Feb         Direct Debit payment              734.10 CR
Mrs H Ashcombe, card ending 4193
17 Jan               20 Jan         Waitrose                           68.43
                                    Your new balance                   68.43
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-73410, -6843],
      proof: 'proven',
      lines: ['2025-01-17 -6843 null Waitrose', '2025-02-10 73410 null Direct Debit payment'],
    },
  ]);
});

it('takes the day below that of booking for that of the purchase, where none is later (Česká spořitelna)', () => {
  const page = `
Výpis z úvěrového účtu kreditní karty     za období 16.02.2025 - 15.03.2025     CZK
Počáteční zůstatek     -100,00
Konečný zůstatek       -218,00
Povinná minimální splátka     20,00
Zaúčtováno     Typ transakce     Částka v CZK
Provedeno      Popis
17.02.2025     Platba kartou           -40,00
14.02.2025     ALBERT
18.02.2025     Platba kartou           -50,00
17.02.2025     SHELL
20.02.2025     Platba kartou           -28,00
20.02.2025     ALZA
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2025-02-14 -4000 .*ALBERT/),
        expect.stringMatching(/^2025-02-17 -5000 .*SHELL/),
        expect.stringMatching(/^2025-02-20 -2800 .*ALZA/),
      ],
    },
  ]);
});

it('takes days in texts of a card that can be no instalments (Cofidis)', () => {
  expect(
    readPages(`
COFIDIS     RELEVÉ DE COMPTE     Crédit renouvelable ACCESSIO     Date d'arrêté : 05/02/2025     EUR
Date          Libellé                                        Débit (€)          Crédit (€)
              ANCIEN SOLDE AU 05/01/2025                        845,20
10/01/2025    CARTE LECLERC DRIVE ANGERS LE 08/01                74,36
15/01/2025    CARTE CASTORAMA LE 14/01                          239,90
17/01/2025    CARTE CASTORAMA LE 16/01 REMBOURSEMENT                                 39,90
04/02/2025    VOTRE MENSUALITE                                                       95,00
              NOUVEAU SOLDE AU 05/02/2025                     1 024,56
`),
  ).toMatchObject([
    {
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2025-01-08 -7436 /),
        expect.stringMatching(/^2025-01-14 -23990 /),
        expect.stringMatching(/^2025-01-16 3990 /),
        expect.stringMatching(/^2025-02-04 9500 /),
      ],
    },
  ]);
});

it('books the purchases of a card on their own days, which stand behind those of booking (Citi Handlowy)', () => {
  const page = `
citi handlowy            Wyciąg z Konta Karty Kredytowej za okres 14/12/2024 - 13/01/2025
Minimalna kwota do zapłaty   133,84
Podsumowanie (PLN)
Saldo poprzednie     Wpłaty i uznania     Transakcje     Saldo bieżące
3 218,90             -1 500,00            498,43         2 217,33
Data księgowania     Data transakcji     Opis transakcji               Kwota w PLN
17/12/2024           15/12/2024          MEDIA EXPERT POZNAN PL        281,34
18/12/2024           15/12/2024          ZABKA Z6907 KONSTANCIN PL      71,80
16/12/2024           16/12/2024          ZABKA Z9855 PIASECZNO PL     145,29
22/12/2024           20/12/2024          PLATNOSC - DZIEKUJEMY      -1 500,00
`;
  const [card] = readPages(page);
  expect(card).toMatchObject({ proof: 'proven', balances: [-321890, -221733] });
  expect(card?.lines.map((line) => line.slice(0, 10))).toEqual([
    '2024-12-15',
    '2024-12-15',
    '2024-12-16',
    '2024-12-20',
  ]);
});

it('bears the days of purchases that the texts of a card tell (ČSOB)', () => {
  expect(
    readPages(`
ČSOB     VÝPIS Z ÚČTU KREDITNÍ KARTY     Období: 1. 2. 2025 - 28. 2. 2025     CZK
Minimální splátka     1 293,10 CZK     Splatnost     20. 3. 2025
Datum         Označení operace                                  Částka            Zůstatek
              Počáteční zůstatek                                                -12 604,18
05.02.        Transakce platební kartou                      -1 248,50          -13 852,68
              Částka: 1 248,50 CZK 03.02.2025
06.02.        Transakce platební kartou                      -1 810,00          -15 662,68
              Částka: 1 810,00 CZK 04.02.2025
10.02.        Transakce platební kartou                      -6 499,00          -22 161,68
              Částka: 6 499,00 CZK 10.02.2025
14.02.        Příchozí úhrada                                 9 500,00          -12 661,68
              Konečný zůstatek                                                  -12 661,68
`),
  ).toMatchObject([
    {
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2025-02-03 -124850 /),
        expect.stringMatching(/^2025-02-04 -181000 /),
        expect.stringMatching(/^2025-02-10 -649900 /),
        expect.stringMatching(/^2025-02-14 950000 /),
      ],
    },
  ]);
});

it('books what bears its day of posting only, whatever a box beside it says of totals (Citi)', () => {
  const page = `
Billing Period: 08/15/24-09/14/24     Previous balance $500.00     New balance $175.00     Payment due date 10/10/24
Sale      Post                                                  2024 totals year-to-date
Date      Date      Description                   Amount
Payments, Credits and Adjustments
          09/02     ONLINE PAYMENT              -$300.00
          09/14     AUTOPAY                     -$100.00        Totals may not include adjustments made to
                                                                prior statements.
Standard Purchases
08/19     08/20     HIGH PLAINS MARKET            $75.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [-50000, -17500], proof: 'proven', lines: { length: 3 } },
  ]);
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
  const days = (title: string) => readPages(page(title))[0]?.lines.map((line) => line.slice(0, 10));
  expect(days('Выписка по счёту')).toEqual(['2026-09-06', '2026-09-10']);
  expect(days('Выписка по дебетовой карте')).toEqual(['2026-09-05', '2026-09-09']);
});

it('lets lines of a card bear the days of its purchases in a list without labels (first direct)', () => {
  const booked = (posted: string, bought: string, text: string, amount: string) =>
    [
      [45, posted],
      [105, bought],
      [185, text],
      ['r535', amount],
    ] as Placed[];
  const page = positioned([
    [
      [46, 'first direct'],
      [337, 'Gold Card Statement'],
    ] as Placed[],
    [
      [337, 'Statement date'],
      [475, '13 March 2025'],
    ] as Placed[],
    [
      [337, 'Payment due date'],
      [475, '7 April 2025'],
    ] as Placed[],
    [
      [337, 'Previous balance'],
      ['r535', '£210.64'],
    ] as Placed[],
    booked('17 Feb 25', '14 Feb 25', 'SAINSBURYS S/MKTS', '43.17'),
    booked('24 Feb 25', '22 Feb 25', 'BETTYS CAFE', '38.95'),
    booked('26 Feb 25', '26 Feb 25', 'PAYMENT - THANK YOU', '100.00 CR'),
    booked('27 Feb 25', '25 Feb 25', 'HERTZ RENT A CAR', '146.03'),
    [
      [185, 'New balance'],
      ['r535', '£338.79'],
    ] as Placed[],
  ]);
  expect(readTyped(page)).toMatchObject([
    {
      balances: [-21064, -33879],
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2025-02-14 -4317 /),
        expect.stringMatching(/^2025-02-22 -3895 /),
        expect.stringMatching(/^2025-02-25 -14603 /),
        expect.stringMatching(/^2025-02-26 10000 /),
      ],
    },
  ]);
});

it('takes the days below those of booking of a card whose number stands under its title, beside accounts (comdirect)', () => {
  const page = `
Finanzreport Nr. 12 per 31.12.2025
Girokonto
IBAN DE33 2004 1133 0812 7733 00
Buchungstag    Vorgang          Buchungstext                Ausgang/Eingang
Valuta         Referenz                                              in EUR
28.11.2025     Alter Saldo                                           +10,00
01.12.2025     Lastschrift      Miete                                 -7,00
01.12.2025
31.12.2025     Neuer Saldo                                            +3,00
Visa-Karte (Kreditkarte)
Kartennummer 4871 78XX XXXX 4410
Buchungstag    Vorgang          Buchungstext                Ausgang/Eingang
Umsatztag      Referenz                                              in EUR
28.11.2025     Alter Saldo                                           -18,33
02.12.2025     Visa-Umsatz      DB BAHN                              -68,90
30.11.2025     70117720
04.12.2025     Visa-Umsatz      SPOTIFY                              -10,00
03.12.2025     70117735
16.12.2025     Visa-Umsatz      ZALANDO SE                            -2,00
13.12.2025     70117790
31.12.2025     Neuer Saldo                                           -99,23
`;
  expect(readPages(page)).toMatchObject([
    { proof: 'proven', lines: [expect.stringMatching(/^2025-12-01 -700/)] },
    {
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2025-11-30 -6890/),
        expect.stringMatching(/^2025-12-03/),
        expect.stringMatching(/^2025-12-13/),
      ],
    },
  ]);
});
