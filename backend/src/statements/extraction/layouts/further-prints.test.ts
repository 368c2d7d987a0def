import { expect, it } from 'vitest';
import { extractStatement } from '../index.ts';
import { readTyped, typed } from './typed.fixture.ts';

it('reads the balance that a table opens with where its name and figure are one text', () => {
  const text = typed(`
Bank Millennium S.A.     wyciąg za okres od 01.03.2026 do 31.03.2026     WALUTA: PLN
DATA          DATA          OPIS OPERACJI              KWOTA        SALDO
KSIĘGOWANIA   TRANSAKCJI
SALDO POCZĄTKOWE: 3 044,91
2026-03-02    2026-02-28    PŁATNOŚĆ KARTĄ            87,43-     2 957,48
2026-03-03    2026-03-03    PRZELEW PRZYCHODZĄCY     100,00      3 057,48
SALDO KOŃCOWE: 3 057,48`);
  expect(readTyped(text)).toMatchObject([
    {
      balances: [304491, 305748],
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2026-03-02 -8743 295748/),
        expect.stringMatching(/^2026-03-03 10000 305748/),
      ],
    },
  ]);
});

const SAVINGS = (country: string) => `
Revolut Bank, S.A. ${country}
Opening Balance                    $1,000.00
Closing Balance                    $3,534.94
Transactions from September 1, 2025 to September 22, 2025
Date        Description                                    Gross rate      Money in      Money out      Balance
Sep 1,      Net interest paid to "Savings" for
                                                           15.00%          $17.63                       $1,017.63
2025        Sep 1, 2025
Sep 2,      Net interest paid to "Savings" for
                                                           15.00%          $17.31                       $1,034.94
2025        Sep 2, 2025
Sep 3,
            Deposit to "Savings"                                           $2,500.00                    $3,534.94
2025`;

it('puts a year below the amounts of a booking together with its day', () => {
  const text = typed(SAVINGS('Institución de Banca Múltiple'));
  expect(readTyped(text)).toMatchObject([
    {
      currency: 'MXN',
      balances: [100000, 353494],
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2025-09-01 1763 101763 Net interest paid/),
        expect.stringMatching(/^2025-09-02 1731 103494 Net interest paid/),
        expect.stringMatching(/^2025-09-03 250000 353494 Deposit to "Savings"/),
      ],
    },
  ]);
});

it('asks whose dollars they are where nothing but a bare dollar marks the amounts', () => {
  expect(extractStatement(typed(SAVINGS('')))).toMatchObject({ ok: false, failure: 'noCurrency' });
});

it('gives the only account that its summary calls otherwise the balances that no other one has', () => {
  const text = typed(`
MXN Statement     Revolut Bank, S.A. Institución de Banca Múltiple
Balance summary
Product                         Opening balance   Money out     Money in     Closing balance
Mexican Peso Account            $512.06           $45.00        $9,400.00    $9,867.06
Instant Access Savings          $0.00             $0.00         $3,000.00    $3,000.00
Account transactions from July 1, 2025 to July 31, 2025
Date            Description                          Money out         Money in        Balance
Jul 1, 2025     SPEI Transfer received from STP                         $9,400.00       $9,912.06
Jul 3, 2025     OXXO GAS ARCOS                       $45.00                            $9,867.06
Instant Access Savings transactions from July 1, 2025 to July 31, 2025
Date            Description                          Money out         Money in        Balance
Jul 2, 2025     To Instant Access Savings                               $3,000.00       $3,000.00`);
  expect(readTyped(text)).toMatchObject([
    { balances: [51206, 986706], proof: 'proven' },
    { balances: [0, 300000], proof: 'proven' },
  ]);
});

it('begins a booking of the same day where its day of value stands, above its amount', () => {
  const page = `
Kontoauszug Girokonto 3882181153           Zeitraum: 6. Dezember 2025 - 5. Januar 2026      EUR
Alter Saldo 3.848,11
Buchung           Wertstellung      Buchungstext                               Betrag        Saldo
12.12.2025        14.12.2025        Telefon Tessera Mobilfunk Rechnung
                                    668693                                     -25,12     3.822,99
                  14.12.2025        Kartenzahlung Buchhandlung Kessler
                                    vom 12.03.                                 -20,65     3.802,34
14.12.2025        14.12.2025        Telefon Tessera Mobilfunk Rechnung
                                    800904                                     -50,78     3.751,56
Neuer Saldo 3.751,56
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-12-12 -2512 382299 Telefon Tessera Mobilfunk Rechnung 668693',
        '2025-12-12 -2065 380234 Kartenzahlung Buchhandlung Kessler vom 12.03.',
        '2025-12-14 -5078 375156 Telefon Tessera Mobilfunk Rechnung 800904',
      ],
    },
  ]);
});
