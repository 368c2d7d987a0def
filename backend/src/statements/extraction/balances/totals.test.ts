import { describe, expect, it } from 'vitest';
import type { Booking } from '../bookings/readings.ts';
import type { PrintedAmount } from '../figures/amounts.ts';
import { readTyped, typed } from '../layouts/typed.fixture.ts';
import type { StatementLine } from '../types.ts';
import { closingByTotals, contradictedSums } from './totals.ts';

const amount = (minor: number): PrintedAmount => ({
  minor,
  direction: null,
  marker: null,
  currency: null,
});
const line = (amountMinor: number, balanceMinor: number | null): StatementLine => ({
  date: '2026-05-01',
  description: 'x',
  amountMinor,
  balanceMinor,
  page: 1,
  box: { x: 0, y: 0, width: 1, height: 1 },
});
const LINES = [line(-200, 800), line(500, 1300)];

describe('closingByTotals', () => {
  it('takes the last running balance where the totals of both columns are those of the lines', () => {
    expect(
      closingByTotals(
        [{ after: 0, money: { out: amount(200), in: amount(500) } }],
        LINES,
        1000,
        false,
      ),
    ).toBe(1300);
    expect(
      closingByTotals(
        [{ after: 0, money: { out: amount(201), in: amount(500) } }],
        LINES,
        1000,
        false,
      ),
    ).toBeNull();
    expect(
      closingByTotals([{ after: 0, money: { out: amount(200) } }], LINES, 1000, false),
    ).toBeNull();
    expect(
      closingByTotals(
        [{ after: 0, money: { out: amount(200), in: amount(500) } }],
        LINES,
        null,
        false,
      ),
    ).toBeNull();
  });

  it('takes a total that is the balance itself, which on a card is owed', () => {
    const spent = [line(-5500, null), line(3199, null)];
    expect(
      closingByTotals([{ after: 0, money: { amount: amount(5500) } }], spent, -3199, true),
    ).toBe(-5500);
    expect(
      closingByTotals([{ after: 0, money: { amount: amount(5501) } }], spent, -3199, true),
    ).toBeNull();
  });

  it('takes the sum of one direction for no balance where other totals stand beside it', () => {
    const paid = [line(3199, null), line(-5500, null)];
    const totals = (...minors: number[]) =>
      minors.map((minor) => ({ after: 0, money: { amount: amount(minor) } }));
    expect(closingByTotals(totals(3599, 5500, 5100), paid, -3199, true)).toBeNull();
    expect(closingByTotals(totals(3199, 5500, 5500), paid, -3199, true)).toBe(-5500);
  });
});

describe('contradictedSums', () => {
  const named = (role: 'in' | 'out', minor: number, isTotal = true) => ({
    index: 0,
    role,
    amount: amount(minor),
    isTotal,
    isOfAll: false,
  });
  const against = (...sums: ReturnType<typeof named>[]) =>
    contradictedSums({ sums, totals: [] }, LINES, [], 1000);

  it('names a printed sum that the lines do not give', () => {
    expect(against(named('in', 501))).toEqual([{ kind: 'in', from: 0, to: 2, minor: 501 }]);
    const totals = [{ after: 0, money: { out: amount(201), in: amount(500) } }];
    expect(contradictedSums({ sums: [], totals }, LINES, [], null)).toEqual([
      { kind: 'out', from: 0, to: 2, minor: 201 },
    ]);
  });

  it('keeps to sums of groups, sums with the opening balance, and what is no total', () => {
    expect(against(named('in', 500), named('in', 120), named('out', 200))).toEqual([]);
    expect(against(named('in', 380), named('in', 120))).toEqual([]);
    expect(against(named('in', 1500))).toEqual([]);
    expect(against(named('out', 999, false))).toEqual([]);
  });

  it('holds a sum of charges against those that bear its sign, whatever their heading says (Banorte)', () => {
    const booked = (minor: number, direction: 1 | -1 | null) => ({
      side: 'amount' as const,
      flow: -1 as const,
      amount: { ...amount(minor), direction },
    });
    const bookings = [booked(999, null), booked(200, 1), booked(500, -1), booked(340, 1)];
    const lines = [line(-999, null), line(-200, null), line(500, null), line(-340, null)];
    const sumOf = (minor: number) =>
      contradictedSums(
        { sums: [named('out', minor)], totals: [], bookings: bookings as Booking[] },
        lines,
        [-1, -1, -1, -1],
        null,
      );
    expect(sumOf(540)).toEqual([]);
    expect(sumOf(541)).toHaveLength(1);
  });
});

it('takes the sum of what came in for no closing balance, though it comes to as much where nothing was there before', () => {
  const page = (total: string) => `
EUR Uw betaalrekening     08/12/2023 t/m 07/01/2024
Beginsaldo     0,00€
Bijschrijvingen
Boekdatum      Mededelingen                Bedrag
18-12-2023     Creditrente                 49,95€
               ${total}                    49,95€
`;
  expect(readTyped(typed(page('Totaal Bijschrijvingen')))).toMatchObject([
    { balances: [0, null], proof: 'not_provable' },
  ]);
  expect(readTyped(typed(page('Totaal')))).toMatchObject([
    { balances: [0, 4995], proof: 'proven' },
  ]);
});

it('takes what one card of several was used for in all for a sum, in spite of the number in front', () => {
  const page = `
RESUMEN DE TARJETA     CUIL 20-27114880-3     PAGO MINIMO     $ 10,00
Cierre actual 27/03/2025     SALDO ACTUAL     $ 60,00
FECHA          DETALLE DE TRANSACCION                              PESOS
               SALDO ANTERIOR                                      40,00
01/03/2025     CARREFOUR                                           20,00
               TARJETA 4417 Total Consumos de ARIEL DARIO          20,00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [-4000, -6000], proof: 'proven', lines: { length: 1 } },
  ]);
});

it('takes what all accounts hold, below their names, for no sum of what came in (OCBC)', () => {
  expect(
    readTyped(
      typed(`
Your relationship at a glance
                                    360 Account                       1,132.32
                                    Total Deposits (SGD)              1,132.32
360 ACCOUNT     Account No. 595441820001     1 JAN 2025 TO 31 JAN 2025
Date          Description                    Withdrawal     Deposit     Balance
              BALANCE B/F                                              1,177.44
02 JAN        DEBIT PURCHASE                      52.18                1,125.26
31 JAN        BONUS INTEREST                                   7.06    1,132.32
              BALANCE C/F                                              1,132.32
`),
    ),
  ).toMatchObject([{ balances: [117744, 113232], proof: 'proven' }]);
});
