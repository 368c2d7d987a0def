import { describe, expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

const HEADER = 'Date          Details              Money out   Money in   Balance';

describe('a closing balance in the table', () => {
  it('is no booking where the sums of both sides stand beside it', () => {
    const [section] = readTyped(
      typed(`
Account in GBP
${HEADER}
01 Jan 2026   Opening balance                                 10.00
02 Jan 2026   Shop                      4.00                   6.00
05 Jan 2026   Wages                                5.00       11.00
31 Jan 2026   Closing balance           4.00       5.00       11.00
`),
    );
    expect(section).toMatchObject({ balances: [1000, 1100], proof: 'proven' });
    expect(section?.lines).toHaveLength(2);
  });

  it('may be called by nothing but its day', () => {
    const [section] = readTyped(
      typed(`
Konto in NOK
Forklaring          Rentedato     Ut av konto   Inn på konto   Bokført
Saldo 30.04.2025                                100,00
Butikk              02.05.2025    40,00                        02.05.2025
Lønn                05.05.2025                   50,00         05.05.2025
Saldo 31.05.2025                                110,00
`),
    );
    expect(section).toMatchObject({ balances: [10000, 11000], proof: 'proven' });
    expect(section?.lines).toHaveLength(2);
  });
});

it('goes on behind the closing balance and the sums of each day', () => {
  const sections = readTyped(
    typed(`
EXTRAS CONT in RON 01/03/2026 - 31/03/2026
Data          Descriere            Debit      Credit
              SOLD ANTERIOR                   100.00
01/03/2026    Plata la POS         40.00
              RULAJ ZI             40.00        0.00
              SOLD FINAL ZI                    60.00
05/03/2026    Incasare                         50.00
              RULAJ ZI              0.00       50.00
              SOLD FINAL ZI                   110.00
              RULAJ TOTAL CONT     40.00       50.00
              SOLD FINAL CONT                 110.00
`),
  );
  expect(sections).toMatchObject([{ balances: [10000, 11000], proof: 'proven' }]);
  expect(sections[0]?.lines).toHaveLength(2);
});

it('takes four digits under the label of value dates for a day', () => {
  const [section] = readTyped(
    typed(`
Konto in EUR am 31.12.2026
Datum         Text                   Valuta     Betrag
              Alter Saldo                       100,00
01.12.        Wien Energie           0112       -40,00
              Neuer Saldo                        60,00
`),
  );
  expect(section?.lines).toEqual(['2026-12-01 -4000 null Wien Energie']);
});

it('shares the day of the opening balance with the bookings that print none', () => {
  const [section] = readTyped(
    typed(`
Account in HKD
${HEADER}
1 Dec 2025    Balance forward                                 10.00
              Gas                       4.00                   6.00
8 Dec 2025    Wages                                5.00       11.00
`),
  );
  expect(section?.balances[0]).toBe(1000);
  expect(section?.lines).toEqual(['2025-12-01 -400 600 Gas', '2025-12-08 500 1100 Wages']);
});

it('gives a date without a year that of the opening balance or the next', () => {
  const [section] = readTyped(
    typed(`
Konto in EUR
Bu-Tag     Wert       Vorgang                                       EUR
                      alter Kontostand vom 28.11.2025          100,00 H
01.12.     01.12.     Laden                                      4,00 S
30.12.     30.12.     Gehalt                                     5,00 H
                      neuer Kontostand vom 30.12.2025          101,00 H
`),
  );
  expect(section).toMatchObject({ balances: [10000, 10100], proof: 'proven' });
  expect(section?.lines).toEqual(['2025-12-01 -400 null Laden', '2025-12-30 500 null Gehalt']);
});

it('takes letters under an amount for its own', () => {
  const [section] = readTyped(
    typed(`
Credit card statement in GBP, 1 Feb 2026 to 28 Feb 2026
Previous balance 50.00   New balance 40.00   Minimum payment 5.00
Date          Details                 Amount
3 Feb         Payment received         50.00
                                          CR
4 Feb         Grocer                   40.00
`),
  );
  expect(section).toMatchObject({ balances: [-5000, -4000], proof: 'proven' });
  expect(section?.lines).toEqual([
    '2026-02-03 5000 null Payment received',
    '2026-02-04 -4000 null Grocer',
  ]);
});

it('leaves a box beside the table out', () => {
  const [section] = readTyped(
    typed(`
Credit card, 20 Dec 2025 to 20 Jan 2026, in GBP
Previous balance £20.00   New balance £34.00   Minimum payment £5.00
Date          Details         Money in   Money out    Your credit limit £4,500.00
22 Dec        Payment           £20.00                Available to spend £4,342.54
23 Dec        Grocer                        £34.00    Purchases 24.9%
`),
  );
  expect(section).toMatchObject({ balances: [-2000, -3400], proof: 'proven' });
  expect(section?.lines).toEqual(['2025-12-22 2000 null Payment', '2025-12-23 -3400 null Grocer']);
});

it('takes a value date in brackets under the date for no text, and a period from two cells', () => {
  const [section] = readTyped(
    typed(`
Rekening in EUR    Datum van          Datum t/m
                   01-09-2025         30-09-2025
Datum         Omschrijving              Bedrag af   Bedrag bij
24-09         Salaris                                 50,00
(24-09)       september
29-09         Bank                         4,00
(29-09)
`),
  );
  expect(section?.lines).toEqual([
    '2025-09-24 5000 null Salaris september',
    '2025-09-29 -400 null Bank',
  ]);
});

it('takes the name of a group over the texts of its bookings for no side', () => {
  const [section] = readTyped(
    typed(`
Card statement 12/21/2025 - 01/20/2026, all amounts in USD
Previous balance $10.00   New balance $52.10   Minimum payment $5.00
DATE      PURCHASES                  MERCHANT CATEGORY       AMOUNT
01/02     SHELL OIL                  Gasoline                $42.10
`),
  );
  expect(section?.lines).toEqual(['2026-01-02 -4210 null SHELL OIL']);
});

it('takes a figure of no name above and below the bookings for balances where those beside them bear it out', () => {
  const [section] = readTyped(
    typed(`
Konto i DKK, 01.01.2026 - 31.01.2026
Dato      Tekst                        Beløb       Saldo
01.01     Fra tidligere side                      100,00
02.01     Netto                        -4,00       96,00
30.01     Løn                          50,00      146,00
31.01     Beholdning                              146,00
`),
  );
  expect(section).toMatchObject({ balances: [10000, 14600], proof: 'proven' });
  expect(section?.lines).toHaveLength(2);
});

it('takes none of them where the balances say otherwise', () => {
  const [section] = readTyped(
    typed(`
Konto i DKK, 01.01.2026 - 31.01.2026
Dato      Tekst                        Beløb       Saldo
01.01     Fra tidligere side                      300,00
02.01     Netto                        -4,00       96,00
30.01     Løn                          50,00      146,00
31.01     Beholdning                              900,00
`),
  );
  expect(section?.proof).toBe('not_provable');
});

it('keeps dates of one month in one year where no period is printed', () => {
  const [section] = readTyped(
    typed(`
Cuenta en COP     Corte 2025/12/31
FECHA     DESCRIPCIÓN              VALOR         SALDO
3/01      COMPRA EXITO            -40.00        960.00
20/01     RETIRO                  -60.00        900.00
31/01     ABONO                    10.00        910.00
`),
  );
  expect(section?.lines.map((line) => line.slice(0, 10))).toEqual([
    '2026-01-03',
    '2026-01-20',
    '2026-01-31',
  ]);
});

it('does not take the sums of a box for the heading of a group', () => {
  const [section] = readTyped(
    typed(`
Credit card statement date 28 January 2026
Balance from previous statement     £50.00       Minimum payment £5.00
Payments received                   £50.00 CR
New balance                         £12.00
Date          Details                 Amount (£)
03 Jan        PAYMENT THANK YOU          50.00 CR
05 Jan        GROCER                     10.00
09 Jan        BAKER                       2.00
`),
  );
  expect(section).toMatchObject({ balances: [-5000, -1200], proof: 'proven' });
});

it('leaves the currency of the account out of the texts, and knows a balance by how its name ends', () => {
  const [section] = readTyped(
    typed(`
2026-01-01 -- 2026-01-31
记账日期        货币      交易金额      联机余额      交易摘要
2026-01-03     CNY     -45.00       55.00     快捷支付
2026-01-09     CNY     100.00      155.00     代发工资
`),
  );
  expect(section?.lines).toEqual([
    '2026-01-03 -4500 5500 快捷支付',
    '2026-01-09 10000 15500 代发工资',
  ]);
});

it('takes the first of two balances that stand under one name', () => {
  const [section] = readTyped(
    typed(`
Cuenta en MXN, 01/03/2026 - 31/03/2026
OPER      LIQ       DESCRIPCIÓN                CARGOS     ABONOS     OPERACIÓN   LIQUIDACIÓN
02/MAR    02/MAR    OXXO                        50.00                   950.00        950.00
03/MAR    03/MAR    NOMINA                                 100.00     1,050.00      1,050.00
`),
  );
  expect(section?.lines).toEqual(['2026-03-02 -5000 95000 OXXO', '2026-03-03 10000 105000 NOMINA']);
});

it('takes a balance in the column of debits for overdrawn, where balances have no column of their own', () => {
  const page = `
ESTRATTO CONTO     MOVIMENTI DAL 01.05.2025 AL 31.05.2025     DIVISA: EURO
DATA         VALUTA       DESCRIZIONE                   DARE        AVERE
30.04.25                  SALDO INIZIALE                318,74
02.05.25     30.04.25     PAGAM. POS CONAD               68,92
23.05.25     23.05.25     ACCREDITO STIPENDIO                       400,00
31.05.25                  SALDO FINALE                               12,34
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [-31874, 1234], proof: 'proven' }]);
});

it('takes a balance beside the last line of a booking for the one behind it, and what a page carries for none of its text', () => {
  const page = `
IZPISEK PROMETA     Obdobje 01.01.2025 - 31.01.2025     Valuta EUR
Datum knjiženja     Datum valute     Opis prometa          V breme     V dobro      Stanje
                                     Prenos stanja 31.12.2024                       241,33
03.01.2025          03.01.2025       NAKUP POS             64,18
                                     MERCATOR
03.01.2025          03.01.2025       NAKUP POS             58,40
                                     PETROL                                         118,75
                                     Novo stanje                                    118,75
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [24133, 11875],
      proof: 'proven',
      lines: [
        '2025-01-03 -6418 null NAKUP POS MERCATOR',
        '2025-01-03 -5840 11875 NAKUP POS PETROL',
      ],
    },
  ]);
});
