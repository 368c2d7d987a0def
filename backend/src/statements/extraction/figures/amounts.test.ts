import { toDecimalString } from '@saldo/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstAmountIn, readAmount, trailingAmounts } from './amounts.ts';

const signed = (text: string, decimals = 2) => {
  const amount = readAmount(text, decimals);
  return amount && (amount.direction ?? 1) * amount.minor;
};

describe('readAmount', () => {
  it.each([
    ['1,234.56', 123456],
    ['1.234,56', 123456],
    ["1'234.50", 123450],
    ['3 204.15', 320415],
    ['1,23,456.00', 12345600],
    ['2.853.82', 285382],
    ['5', null],
    ['.95-', -95],
    ['45.20-', -4520],
    ['310.00+', 31000],
    ['182,44 -/DEBET', -18244],
    ['231,60 -/DEBIT', -23160],
    ['£58.73 e', 5873],
    ['=$2,134.20', 213420],
    ['132,20 +/CREDIT', 13220],
    ['434,423.00円（15件）', 43442300],
    ['434.20元(3筆)', 43420],
    ['926,154.00円（2025年6月30日現在）', 92615400],
    ['926,154.00円（税込）', null],
    ['- 42,10', -4210],
    ['+1.250,00', 125000],
    ['−19,90€', -1990],
    ['-£42.50', -4250],
    ['£-42.50', -4250],
    ['£50', 5000],
    ['A$1,000.00', 100000],
    ['29,155.00 TRY', 2915500],
    ['5,000.00 EUR', 500000],
    ['68.972,47 Euro', 6897247],
    ['31.99CR', 3199],
    ['18.44 D', -1844],
    ['$1,420.10 CR', 142010],
    ['100.00 DR', -10000],
    ['1.234,56 H EUR', 123456],
    ['12,00 S', -1200],
    ['(12.34)', -1234],
    ['RM 20,000.00', 2000000],
    ['-700,00-', -70000],
    ['100,5 €', 10050],
    ['6.184,4 €', 618440],
  ])('reads %s', (text, minor) => expect(signed(text)).toBe(minor));

  it.each([
    '',
    'abc',
    '1,2345.00',
    '12.3',
    '1.2.3',
    '(12.34',
    '12.34)',
    '103809',
    '19.01.',
    '1 ABC 2',
    '12.50 XYZ',
    '--5.00',
    '1,,000.00',
    '58.73 e',
  ])('refuses %s', (text) => expect(readAmount(text, 2)).toBeNull());

  it('knows currencies without and with three decimals', () => {
    expect(signed('23,500', 0)).toBe(23500);
    expect(signed('1,234.500', 3)).toBe(1234500);
    expect(signed('¥1,200', 0)).toBe(1200);
  });

  it('tells the currency, and none for a bare dollar', () => {
    expect(readAmount('€5.00', 2)?.currency).toBe('EUR');
    expect(readAmount('120.50 CHF', 2)?.currency).toBe('CHF');
    expect(readAmount('$5.00', 2)?.currency).toBeNull();
  });

  it('reads back every amount in every way of writing it', () => {
    const grouped = (whole: string, mark: string) => whole.replace(/\B(?=(\d{3})+$)/g, mark);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (minor) => {
        const [whole = '', fraction = ''] = toDecimalString(minor, 'EUR').split('.');
        for (const [group, point] of [
          [',', '.'],
          ['.', ','],
          [' ', ','],
          ["'", '.'],
          ['', '.'],
          ['', ','],
        ]) {
          const text = grouped(whole, group ?? '') + point + fraction;
          expect(signed(text)).toBe(minor);
          expect(signed(`${text}-`)).toBe(minor === 0 ? -0 : -minor);
          expect(signed(`€${text}`)).toBe(minor);
          expect(signed(`${text} CR`)).toBe(minor);
        }
      }),
    );
  });

  it('never reads a number that is not in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,- €ERUDC()+') }), (text) => {
        const amount = readAmount(text, 2);
        if (amount)
          expect(Number(text.replace(/\D/g, ''))).toBeGreaterThanOrEqual(
            Math.floor(amount.minor / 100),
          );
      }),
    );
  });

  it('takes stars for a guard of the amount or for a note behind it, and on both sides for those of a barcode', () => {
    expect(readAmount('*12,000', 0)?.minor).toBe(12000);
    expect(readAmount('12.50*', 2)?.minor).toBe(1250);
    expect(readAmount('*3865731543*', 0, true)).toBeNull();
  });

  it('reads noughts for decimals that the currency has not', () => {
    expect(readAmount('1,843,250.00Cr', 0)).toMatchObject({ minor: 1843250, direction: 1 });
    expect(readAmount('203,000.50', 0)).toBeNull();
  });

  it.each([
    ['U$S 46,96', 'USD', 4696],
    ['RD$ 41,503.88', 'DOP', 4150388],
    ['S/ 12.00', 'PEN', 1200],
    ['₡5,500.00', 'CRC', 550000],
    ['Q 12.00', 'GTQ', 1200],
    ['100,00 RUR', 'RUB', 10000],
  ])('knows the currency beside %s', (text, currency, minor) => {
    expect(readAmount(text, 2)).toMatchObject({ currency, minor });
  });
});

describe('trailingAmounts', () => {
  it('takes amounts off the end and leaves amounts inside the text', () => {
    const { rest, amounts } = trailingAmounts(
      'Card transaction of 6.55 EUR issued by Shop -6.55 5,000.00',
      2,
    );
    expect(rest).toBe('Card transaction of 6.55 EUR issued by Shop');
    expect(amounts.map(({ minor }) => minor)).toEqual([655, 500000]);
  });
  it('keeps a sign that stands alone', () => {
    expect(trailingAmounts('Pagamento −R$ 891,67', 2)).toMatchObject({
      rest: 'Pagamento',
      amounts: [{ minor: 89167, direction: -1, currency: 'BRL' }],
    });
    expect(trailingAmounts('Überweisung - 250,00 €', 2)).toMatchObject({
      rest: 'Überweisung',
      amounts: [{ direction: -1 }],
    });
  });
  it.each([
    ['End balance 30-04-2019: -SGD 1,468.53', 'End balance 30-04-2019:', -1],
    ['Saldo final -€ 12,50', 'Saldo final', -1],
    ['HOTEL SAN JOSE CR 30.00', 'HOTEL SAN JOSE CR', null],
  ])('keeps what marks the amount in front of it in %j', (text, rest, direction) => {
    expect(trailingAmounts(text, 2)).toMatchObject({ rest, amounts: [{ direction }] });
  });
  it('keeps the sign of a currency with the amount behind it', () => {
    expect(trailingAmounts('Pix R$ 750,00 R$ 288,58', 2)).toMatchObject({
      rest: 'Pix',
      amounts: [
        { minor: 75000, currency: 'BRL' },
        { minor: 28858, currency: 'BRL' },
      ],
    });
    const parted = trailingAmounts('Mercado - R$ 50,00', 2);
    expect(parted).toMatchObject({ rest: 'Mercado -', amounts: [{ direction: null }] });
  });

  it('takes the number that a word counts for none of its thousands', () => {
    const spaced = trailingAmounts('Auszug Nr. 9 100,00', 2, false, true);
    expect(spaced).toMatchObject({ rest: 'Auszug Nr. 9', amounts: [{ minor: 10000 }] });
    const abroad = trailingAmounts('ELKJOP OSLO NO 1 250,00', 2, false, true);
    expect(abroad).toMatchObject({ rest: 'ELKJOP OSLO NO', amounts: [{ minor: 125000 }] });
  });

  it.each(['KRAFT HEINZ CO.DL -,01', 'BHP GROUP LTD. DL -,50', 'DANONE S.A. EO -,25'])(
    'takes what a share is worth by its name for no amount (%s: Onvista)',
    (text) => expect(trailingAmounts(text, 2)).toEqual({ rest: text, amounts: [] }),
  );
});

describe('firstAmountIn', () => {
  it('finds an amount among words', () => {
    expect(
      firstAmountIn('EUR on 3 May 68.972,47 Euro', { decimals: 2, isWhole: false })?.minor,
    ).toBe(6897247);
    expect(firstAmountIn('nothing here', { decimals: 2, isWhole: false })).toBeNull();
  });
});
