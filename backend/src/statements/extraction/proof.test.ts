import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  openingOf,
  type PrintedCheck,
  proveSection,
  type StatementLine,
  type StatementSection,
} from './index.ts';

function line(amountMinor: number, balanceMinor: number | null): StatementLine {
  return {
    date: '2026-05-01',
    description: 'x',
    amountMinor,
    balanceMinor,
    page: 1,
    box: { x: 0, y: 0, width: 1, height: 1 },
  };
}

function section(
  openingMinor: number | null,
  closingMinor: number | null,
  lines: StatementLine[],
): StatementSection {
  return {
    label: 'Account',
    accountHint: null,
    currency: 'EUR',
    openingMinor,
    closingMinor,
    periodStart: null,
    periodEnd: null,
    lines,
  };
}

describe('proveSection', () => {
  it('proves lines that lead from the opening to the closing balance', () => {
    const proof = proveSection(section(1000, 1300, [line(-200, 800), line(500, 1300)]));
    expect(proof).toEqual({ state: 'proven', differenceMinor: 0, firstBreak: null });
  });

  it('proves lines without running balances by opening and closing alone', () => {
    expect(proveSection(section(1000, 1300, [line(-200, null), line(500, null)])).state).toBe(
      'proven',
    );
  });

  it('names the first line whose balance the lines do not give', () => {
    const lines = [line(-200, 800), line(500, 1350), line(-50, 1300)];
    expect(proveSection(section(1000, 1300, lines))).toEqual({
      state: 'broken',
      differenceMinor: 50,
      firstBreak: 2,
    });
  });

  it('is broken where the chain breaks although the sum fits', () => {
    expect(proveSection(section(1000, 1300, [line(-200, 700), line(500, 1300)])).state).toBe(
      'broken',
    );
  });

  it('is broken where only the closing balance disagrees', () => {
    const proof = proveSection(section(1000, 1400, [line(-200, 800), line(500, 1300)]));
    expect(proof).toEqual({ state: 'broken', differenceMinor: 100, firstBreak: null });
  });

  it('takes the opening balance from an unbroken row of running balances, and sees breaks in it', () => {
    const whole = section(null, 1300, [line(-200, 800), line(500, 1300)]);
    expect(proveSection(whole).state).toBe('proven');
    expect(openingOf(whole)).toBe(1000);
    for (const gap of [
      [line(-200, 800), line(500, null)],
      [line(-200, null), line(500, 1300)],
      [line(500, 1300)],
    ]) {
      expect(proveSection(section(null, 1300, gap)).state).toBe('not_provable');
      expect(openingOf(section(null, 1300, gap))).toBeNull();
    }
    expect(proveSection(section(null, null, [line(-999, 800), line(500, 1301)]))).toMatchObject({
      state: 'broken',
      firstBreak: 2,
    });
    expect(proveSection(section(null, 1301, [line(-999, 800), line(500, 1300)])).state).toBe(
      'broken',
    );
  });

  it('proves nothing without a closing balance, since lines may be missing behind the last', () => {
    expect(proveSection(section(1000, null, [line(-200, 800)])).state).toBe('not_provable');
    expect(proveSection(section(1000, null, [line(-200, 801)])).state).toBe('broken');
  });

  it('proves nothing where nothing is printed', () => {
    expect(proveSection(section(null, null, [line(-200, null)]))).toEqual({
      state: 'not_provable',
      differenceMinor: null,
      firstBreak: null,
    });
  });

  it('proves an empty month by equal balances and breaks it by unequal ones', () => {
    expect(proveSection(section(1000, 1000, [])).state).toBe('proven');
    expect(proveSection(section(1000, 1100, [])).state).toBe('broken');
  });

  it('is broken where a balance between two lines, or a printed total, is not what the lines give', () => {
    const lines = [line(-200, null), line(500, null), line(-100, null)];
    const checked = (check: PrintedCheck) =>
      proveSection({ ...section(1000, 1200, lines), checks: [check] });
    expect(checked({ kind: 'balance', from: 0, to: 1, minor: 800 }).state).toBe('proven');
    expect(checked({ kind: 'balance', from: 0, to: 3, minor: 1200 }).state).toBe('proven');
    expect(checked({ kind: 'balance', from: 0, to: 1, minor: 810 })).toEqual({
      state: 'broken',
      differenceMinor: 10,
      firstBreak: null,
    });
    expect(checked({ kind: 'balance', from: 0, to: 3, minor: 1201 }).state).toBe('broken');
    expect(checked({ kind: 'in', from: 0, to: 3, minor: 500 }).state).toBe('proven');
    expect(checked({ kind: 'out', from: 0, to: 3, minor: 300 }).state).toBe('proven');
    expect(checked({ kind: 'net', from: 1, to: 3, minor: 400 }).state).toBe('proven');
    expect(checked({ kind: 'out', from: 0, to: 3, minor: 290 })).toEqual({
      state: 'broken',
      differenceMinor: -10,
      firstBreak: null,
    });
    expect(checked({ kind: 'net', from: 0, to: 1, minor: 200 }).state).toBe('broken');
  });

  it('is broken where lines do not lead from one balance of a day to the next, though nothing opens the list (PagBank)', () => {
    const lines = [line(500, null), line(-200, null), line(-100, null)];
    const days = (second: number) => {
      const checks = [
        { kind: 'balance' as const, from: 0, to: 1, minor: 900 },
        { kind: 'balance' as const, from: 0, to: 3, minor: second },
      ];
      return proveSection({ ...section(null, null, lines), checks });
    };
    expect(days(600).state).toBe('not_provable');
    expect(days(610)).toEqual({ state: 'broken', differenceMinor: 10, firstBreak: null });
  });

  it('never proves a statement with one line lost, doubled or changed', () => {
    const amounts = fc.array(
      fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((n) => n !== 0),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(
        amounts,
        fc.nat(),
        fc.boolean(),
        fc.constantFrom('lost', 'doubled', 'changed', 'turned'),
        (all, at, printed, fault) => {
          let balance = 5000;
          const lines = all.map((amount) => {
            balance += amount;
            return line(amount, printed ? balance : null);
          });
          expect(proveSection(section(5000, balance, lines)).state).toBe('proven');
          const index = at % lines.length;
          const chosen = lines[index] ?? line(0, null);
          const wrong = {
            lost: [],
            doubled: [chosen, chosen],
            changed: [{ ...chosen, amountMinor: chosen.amountMinor + 1 }],
            turned: [{ ...chosen, amountMinor: -chosen.amountMinor }],
          }[fault];
          const spoilt = lines.toSpliced(index, 1, ...wrong);
          expect(proveSection(section(5000, balance, spoilt)).state).toBe('broken');
        },
      ),
    );
  });
});
