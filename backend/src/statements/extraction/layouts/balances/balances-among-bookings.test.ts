import { describe, expect, it } from 'vitest';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

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

it('opens with the figure above bookings whose days have their balances behind the last of them, whatever it is called', () => {
  const page = `
Statement 30 Apr 2025 - 30 May 2025     EUR
Date        Details                Withdrawn    Paid in    Balance
30APR25     Qzxk vjw                                         415.60
06MAY25     Supervalu                  22.45
            Circle K                   14.00                 379.15
14MAY25     Wages                                 100.00     479.15
            Closing balance                                  479.15
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [41560, 47915], proof: 'proven' }]);
});

it('books no figure without a date below the booking that leaves the closing balance (Banamex)', () => {
  const page = (last: string) => `
RESUMEN DEL: 25/AGO/2023 AL 24/SEP/2023     NÚMERO DE CUENTA     7017882201     MONEDA MXN
Saldo Anterior                               $100.00
SALDO AL 24 DE SEPTIEMBRE DE 2023            $${last}
FECHA         CONCEPTO                      RETIROS        DEPÓSITOS          SALDO
26 AGO        PAGO RECIBIDO                                   500.00
24 SEP        COMPRA GAS                     100.00                          500.00
              SALDO MINIMO REQUERIDO                          200.00
              COMISIONES COBRADAS                              65.00
`;
  expect(readTyped(typed(page('500.00')))).toMatchObject([
    { balances: [10000, 50000], proof: 'proven', lines: { length: 2 } },
  ]);
  // What leaves another balance may be bookings.
  expect(readTyped(typed(page('765.00')))).toMatchObject([{ lines: { length: 4 } }]);
});

it('closes both accounts with the balance behind what was booked at the end of a quarter', () => {
  const page = `
Raiffeisenbank        Kontoauszug 6/2025     EUR
Girokonto 1234567      IBAN DE89 3704 0044 0532 0130 00
Datum         Wert          Text                                      Betrag
              alter Saldo                                           1.000,00 H
05.06.2025    05.06.2025    LASTSCHRIFT STADTWERKE                    100,00 S
27.06.2025    27.06.2025    GEHALT ACME GMBH                          500,00 H
30.06.2025    30.06.2025    Rechnungsabschluss                         12,30 S
              neuer Saldo                                           1.387,70 H
Tagesgeldkonto 7654321      IBAN DE02 1203 0000 0000 2020 51
Datum         Wert          Text                                      Betrag
              alter Saldo                                           5.000,00 H
05.06.2025    05.06.2025    EINLAGE                                   100,00 H
30.06.2025    30.06.2025    Rechnungsabschluss                         12,30 H
              neuer Saldo                                           5.112,30 H
`;
  expect(readPages(page)).toMatchObject([
    { balances: [100000, 138770], proof: 'proven' },
    { balances: [500000, 511230], proof: 'proven' },
  ]);
});

it('closes with the balance beside the sum of one side, where nothing came or went on the other (Standard Chartered)', () => {
  const page = `
Standard Chartered     Consolidated Statement     28 Nov 2025     USD
Date        Value Date     Description                          Deposit     Withdrawal     Balance
31 Oct                     BALANCE FROM PREVIOUS STATEMENT                                  640.12
28 Nov      28 Nov         INTEREST PAID                           0.05                     640.17
28 Nov                     CLOSING BALANCE                         0.05                     640.17
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [64012, 64017], proof: 'proven', lines: { length: 1 } },
  ]);
});
