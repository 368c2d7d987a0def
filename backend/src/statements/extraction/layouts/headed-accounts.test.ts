import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

it('reads the account under a heading that names its rate of interest', () => {
  const page = `
Relevé de comptes du mois de mars 2025 - Les montants sont exprimés en euros
Compte courant N° 016018770441
Date           Date valeur    Libellé                            Débit (€)      Crédit (€)
opération
ANCIEN SOLDE CREDITEUR AU 28/02/2025                                              611,90
01/03/2025     01/03/2025     CARTE 27/02 MARCHE DU PORT             33,12
03/03/2025     03/03/2025     VIR VERS LIVRET                       250,00
TOTAL DES MOUVEMENTS                                                283,12          0,00
NOUVEAU SOLDE CREDITEUR AU 31/03/2025                                             328,78
`;
  const next = `
LIVRET N° 016018770522
Taux nominal annuel brut en vigueur : 2,00 %
Date           Date valeur    Libellé                            Débit (€)      Crédit (€)
opération
ANCIEN SOLDE CREDITEUR AU 28/02/2025                                            4 120,15
03/03/2025     03/03/2025     VIR DEPUIS COMPTE COURANT                           250,00
NOUVEAU SOLDE CREDITEUR AU 31/03/2025                                           4 370,15
`;
  expect(readTyped(typed(page, next))).toMatchObject([
    { balances: [61190, 32878], proof: 'proven' },
    {
      balances: [412015, 437015],
      proof: 'proven',
      lines: ['2025-03-03 25000 null VIR DEPUIS COMPTE COURANT'],
    },
  ]);
});

it('takes the currency of a further account from the labels of its table', () => {
  const head =
    'Datum      Text                         Belastung XXX   Gutschrift XXX   Saldo XXX   Valuta';
  const page = `
Kontoauszug Privatkonto CHF    IBAN CH93 0076 2011 6238 5295 7
${head.replaceAll('XXX', 'CHF')}
31.10.25   Saldovortrag                                                  6'240.15
17.11.25   Übertrag auf Euro-Konto           943.60                      5'296.55   17.11.25
           Umsatz                            943.60             0.00
30.11.25   Saldo zu Ihren Gunsten                                        5'296.55
`;
  const next = `
Fremdwährungskonto
${head.replaceAll('XXX', 'EUR')}
31.10.25   Saldovortrag                                                  1'830.00
17.11.25   Übertrag vom Privatkonto                         1'000.00     2'830.00   17.11.25
           Umsatz                             58.40         1'000.00
30.11.25   Saldo zu Ihren Gunsten                                        2'830.00
`;
  expect(readTyped(typed(page, next))).toMatchObject([
    { currency: 'CHF', balances: [624015, 529655], proof: 'proven' },
    { currency: 'EUR', balances: [183000, 283000] },
  ]);
});

it('takes neither the currency of one purchase nor the period of a contract for those of the account', () => {
  const page = `
Movimientos de la cuenta ES71 0073 0100 5504 4187 7019
Fecha        Concepto                                              Importe          Saldo
30/06/2025   RECIBO SEGURO DE HOGAR                             -54,10 EUR   2.384,27 EUR
             PERIODO 01/03/2025 - 28/02/2026
12/06/2025   COMPRA EN LONDON, CON LA TARJETA                   -24,87 EUR   2.438,37 EUR
             TARJETA : 5489XXXXXXXX0187, 21,00 GBP
10/06/2025   NOMINA                                             900,00 EUR   2.463,24 EUR
`;
  expect(readTyped(typed(page))).toMatchObject([{ currency: 'EUR' }]);
  const german = `
Kontoauszug Nr. 2     Auszugsdatum 28.02.2025
IBAN DE89 3704 0044 0532 0130 00
Buchung    Valuta     Vorgang / Verwendungszweck             Soll EUR      Haben EUR
                      ALTER SALDO VOM 31.01.2025                            3.418,55
03.02.     03.02.     DAUERAUFTRAG                           2.380,00
                      MIETE LAGER FEBRUAR
24.02.     24.02.     LASTSCHRIFT                              119,83
                      VERSICHERUNG NR 0117
                      01.03.2025 - 28.02.2026
                      NEUER SALDO VOM 28.02.2025                              918,72
`;
  expect(readTyped(typed(german))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-02-03 -238000 null DAUERAUFTRAG MIETE LAGER FEBRUAR',
        '2025-02-24 -11983 null LASTSCHRIFT VERSICHERUNG NR 0117 01.03.2025 - 28.02.2026',
      ],
    },
  ]);
});

it('takes the later of two dates for that of booking where only it keeps to an order, and a closing balance whose figures stand below it', () => {
  const page = `
Wyciąg z konta      Waluta: PLN      Za okres: 2025-08-01 - 2025-08-31
Data           Data
operacji       księgowania    Opis operacji                Kwota PLN     Saldo PLN
2025-08-05     2025-08-05     WYPŁATA Z BANKOMATU            -300,00      6 188,66
2025-08-04     2025-08-06     PŁATNOŚĆ KARTĄ                  -16,12      6 172,54
2025-08-07     2025-08-07     PŁATNOŚĆ KARTĄ                  -44,08      6 128,46
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      lines: [
        '2025-08-05 -30000 618866 WYPŁATA Z BANKOMATU',
        '2025-08-06 -1612 617254 PŁATNOŚĆ KARTĄ',
        '2025-08-07 -4408 612846 PŁATNOŚĆ KARTĄ',
      ],
    },
  ]);
  const closing = `
Cash Management Account    BSB 182-512   from 01 Nov 2025 to 30 Jan 2026   All amounts in AUD
date            description                          debits         credits         balance
01.11.25        OPENING BALANCE                                                   31,844.06 CR
03.11.25        DIVIDEND                                             312.60       32,156.66 CR
30.01.26        INTEREST PAID                                         57.02       32,213.68 CR
30.01.26        CLOSING BALANCE AS AT 30 JAN 26
                                                       0.00          369.62       32,213.68 CR
`;
  expect(readTyped(typed(closing))).toMatchObject([
    { balances: [3184406, 3221368], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('keeps accounts in two currencies apart whose sums would prove them together', () => {
  const table = (title: string, opening: string, rows: string) => `
${title}
Start balance: ${opening}
Booking        Transaction                         Paid in       Paid out
date
${rows}`;
  const page = `
Statement period: 1 October 2021 - 31 October 2021
${table('Everyday account EUR    1625935174', '2,525.57', '13 Oct         Mobile bill                                          81.39')}
Total debits: 81.39
Total credits: 0.00
${table('Everyday account USD    9276411413', '594.17', '09 Oct         Cheque deposit                       37.69')}
Total debits: 0.00
Total credits: 37.69
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'EUR', balances: [252557, 244418], proof: 'proven' },
    { currency: 'USD', balances: [59417, 63186], proof: 'proven' },
  ]);
});

it('keeps the tables of several currencies apart that only their titles and balances name (Payoneer)', () => {
  const page = `
Account statement                    February 1, 2024 - February 29, 2024
USD balance
Date           Description                           Credit amount      Debit amount    Running balance
02/29/2024     Annual card fee                                                -29.95       1,086.24 USD
02/25/2024     Card charge (HETZNER)                                         -166.35       1,116.19 USD
02/18/2024     Payment from Upwork                         577.88                          1,282.54 USD
02/09/2024     Conversion to EUR                                             -500.00         704.66 USD
EUR balance
Date           Description                           Credit amount      Debit amount    Running balance
02/14/2024     Card charge (MERCADONA)                                        -46.65         822.12 EUR
02/14/2024     Payment from Brauhaus                       100.00                            868.77 EUR
02/09/2024     Conversion from USD                         458.72                            768.77 EUR
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'USD', lines: { length: 4 } },
    { currency: 'EUR', lines: { length: 3 } },
  ]);
});
