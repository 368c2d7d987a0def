import { describe, expect, it } from 'vitest';
import { positioned } from '../positioned.fixture.ts';
import { readPages, readTyped, typed, typedAsLines } from '../typed.fixture.ts';

it('reads a label below which its letters are explained (Santander)', () => {
  const page = `
Kreditkartenabrechnung     Abrechnungsdatum: 18.08.2025
Buchungsdatum     Belegdatum     Umsatz                     Betrag in EUR
                                                            S = Soll / H = Haben
                                 Alter Saldo                        588,22 S
24.07.            22.07.         KAUFLAND                            37,90 S
01.08.            01.08.         LASTSCHRIFTEINZUG                  588,22 H
                                 Neuer Saldo                         37,90 S
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [-58822, -3790], proof: 'proven' }]);
});

it('reads the second line of a label that names nothing but the currency (Nexi)', () => {
  const page = `
ESTRATTO CONTO     nexi     al 31 marzo 2025
Nexi Classic     Carta n. 4532 99** **** 7164     Limite anticipo contante € 600,00
Data          Data          Descrizione delle operazioni    Importo in             Importo
operazione    registrazione                              divisa estera             in Euro
01/03/2025    04/03/2025    ESSELUNGA SPA                                            82,34
15/03/2025    18/03/2025    MIGROS LUGANO                    48,60 CHF               52,01
18/03/2025    19/03/2025    STORNO AMAZON.IT                                        -41,99
                            TOTALE A SUO DEBITO                                      92,36
`;
  expect(readPages(page)).toMatchObject([
    {
      balances: [null, -9236],
      lines: [
        '2025-03-01 -8234 null ESSELUNGA SPA',
        '2025-03-15 -5201 null MIGROS LUGANO',
        '2025-03-18 4199 null STORNO AMAZON.IT',
      ],
    },
  ]);
});

it('knows the second line of a label of amounts abroad for none of what came in (RAKBANK)', () => {
  const [section] = readTyped(
    typed(`
RAKBANK     Credit Card Statement     Statement Period 14/02/2025 - 13/03/2025     AED
Previous Balance                                                                 318.77
Transaction    Posting        Transaction Details        Transaction Amount      Amount
Date           Date                                      in Foreign Currency     (AED)
14/02/2025     16/02/2025     CARREFOUR DUBAI AE                                 412.35
24/02/2025     26/02/2025     MUSIC STORE KOELN DE       EUR 212.40              833.91
26/02/2025     26/02/2025     PAYMENT RECEIVED                                   318.77 CR
Total Payment Due                                                              1,246.26
`),
  );
  expect(section).toMatchObject({ balances: [-31877, -124626], proof: 'proven' });
});

it('reads labels of which the lower one tells the column', () => {
  const page = `
Waluta: PLN     Za okres: 2026-03-01 - 2026-03-31
Data operacji    Identyfikator operacji    Typ operacji              Kwota operacji    Saldo po operacji
Data waluty                                Opis operacji
02.03.2026       00000044180277114         PŁATNOŚĆ KARTĄ                    -87,34             3 090,08
27.02.2026                                 Tytuł: 000498849
03.03.2026       00000044180277115         PRZELEW                           -10,00             3 080,08
03.03.2026                                 Czynsz
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      lines: [
        '2026-03-02 -8734 309008 PŁATNOŚĆ KARTĄ Tytuł: 000498849',
        '2026-03-03 -1000 308008 PRZELEW Czynsz',
      ],
    },
  ]);
});

describe('labels on two lines', () => {
  it('name a text by their second line, where the first is unknown (Rabobank)', () => {
    const page = `
NL67 RABO 0331 4478 20      Periode 01-10-2024 t/m 31-10-2024
Beginsaldo      Eindsaldo
100,00 CR        91,55 CR
Rente-      Rekeningnummer / Naam tegenrekening                  Bedrag af     Bedrag bij
datum       Omschrijving                                          (debet)       (credit)
01-10   ei  NL22 INGB 0000 0442 10                                  18,45
            VATTENFALL CUSTOMERS
02-10   cb  NL91 INGB 0002 2204 01                                                 10,00
            M. Bakker
`;
    expect(readTyped(typed(page))).toMatchObject([
      { balances: [10000, 9155], proof: 'proven', lines: { length: 2 } },
    ]);
  });

  it('name the balances of a box with operators and the day of payment (American Express)', () => {
    const page = `
American Express      Kartenabrechnung
Kartennummer          Abrechnungsdatum      Seite
xxxx-xxxxxx-71006     07.10.2024            1 von 1
Saldo letzte     - Gutschriften/     + Neue                               = Neuer Saldo
Abrechnung €     Zahlungen €         Belastungen €      Fällig am                     €
1.129,40         1.129,40            30,81              21.10.2024                30,81
Umsatz    Buchungs-   Transaktionsdetails                              Betrag
vom       datum                                                           EUR
20.09     20.09       ZAHLUNG ERHALTEN. BESTEN DANK.                 1.129,40
                                                                           CR
09.09     10.09       HUGENDUBEL MÜNCHEN                                 5,47
09.09     11.09       ARAL STATION GARCHING                             25,34
`;
    expect(readTyped(typed(page))).toMatchObject([
      { balances: [-112940, -3081], proof: 'proven', lines: { length: 3 } },
    ]);
  });
});

it('reads labels over two lines of which the lower one says the same of all columns, and a box of points beside the bookings', () => {
  const page = `
SAVINGS   NO: 4419-0417-72   PERIOD COVERED JAN 01, 2026 - JAN 31, 2026   CURRENCY PHP
DATE      DESCRIPTION                 REF        DEBIT        CREDIT       BALANCE
                                                 AMOUNT       AMOUNT       AMOUNT
          BEGINNING BALANCE                                                 100.00
Jan 02    TRANSFER FEE                000000      15.00                      85.00
Jan 07    FUNDS TRANSFER FROM                                  40.00        125.00
          ENDING BALANCE                                                    125.00
REWARD SUMMARY
CARD            BALANCE B/F      EARNED       REDEEMED     BALANCE C/F
EVERYDAY            $12.40        $4.10          $4.10          $12.40
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [10000, 12500], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('reads texts under numbers behind which kinds stand without a label (PKO BP)', () => {
  const page = positioned([
    [
      [40, 'PKO Bank Polski'],
      [359, 'WYCIĄG za okres 25.11.2023 - 24.12.2023'],
      [540, 'PLN'],
    ],
    [
      30,
      [43, 'Data operacji'],
      [105, 'Identyfikator operacji'],
      ['r470', 'Kwota operacji'],
      ['r551', 'Saldo po operacji'],
    ],
    [9, [43, 'Data waluty'], [105, 'Opis operacji']],
    [19, [210, 'Saldo poprzednie'], ['r551', '2 841,77']],
    [
      15,
      [43, '27.11.2023'],
      [105, '0044712000'],
      [210, 'PRZELEW WYCHODZĄCY'],
      ['r470', '-612,35'],
      ['r551', '2 229,42'],
    ],
    [10, [43, '27.11.2023'], [105, 'Rachunek odbiorcy: 49 1020 2892']],
    [10, [105, 'Tytuł: CZYNSZ 11/2023']],
    [
      15,
      [43, '29.11.2023'],
      [105, '0044712371'],
      [210, 'ZAKUP KARTĄ'],
      ['r470', '-22,89'],
      ['r551', '2 206,53'],
    ],
    [10, [43, '28.11.2023'], [105, 'Lokalizacja: ORLEN']],
    [20, [210, 'Saldo końcowe'], ['r551', '2 206,53']],
  ]);
  expect(readTyped(page)[0]?.lines).toEqual([
    '2023-11-27 -61235 222942 PRZELEW WYCHODZĄCY Rachunek odbiorcy: 49 1020 2892 Tytuł: CZYNSZ 11/2023',
    '2023-11-29 -2289 220653 ZAKUP KARTĄ Lokalizacja: ORLEN',
  ]);
});

it('take the figure of an account of charges on the line of its day of value for text, though nothing is proven (1822direkt)', () => {
  const page = `
1822MOBILE, IBAN DE64 2570 2449 9659 7631 43     Umsätze vom 01.03.2025 bis 31.03.2025
Buchung Vorgang Auftraggeber / Empfänger Umsatz
Wertstellung Kto. Auftraggeber/Empfänger Verwendungszweck
Anfangssaldo vom 01.03.2025 + 8.250,79 €*
03.03.2025 Entgeltabschluss **Endsaldo** +0,00€
28.02.2025 8.250,79H
Stand28.02.2025
11.03.2025 Echtzeitüberweisung Erika Beispiel −129,03€
11.03.2025 DE12345678912345678912 Geschenk
17.03.2025 Gutschrift Überw. Otto Muster +52,10€
17.03.2025 DE12345678912345678912 VK 650925
Endsaldo vom 31.03.2025 + 8.273,86 €*
`;
  expect(readTyped(typedAsLines(page))).toMatchObject([
    {
      balances: [825079, 827386],
      proof: 'broken',
      lines: [
        '2025-03-03 0 null Entgeltabschluss **Endsaldo** 8.250,79H Stand28.02.2025',
        '2025-03-11 -12903 null Echtzeitüberweisung Erika Beispiel DE12345678912345678912 Geschenk',
        '2025-03-17 5210 null Gutschrift Überw. Otto Muster DE12345678912345678912 VK 650925',
      ],
    },
  ]);
});
