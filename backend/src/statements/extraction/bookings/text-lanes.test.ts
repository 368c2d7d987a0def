import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from '../layouts/positioned.fixture.ts';
import { readTyped, typed } from '../layouts/typed.fixture.ts';

const linesOf = (page: string) => readTyped(typed(page))[0]?.lines;
const HEAD = `
Account statement EUR     1 March 2025 to 31 March 2025
Date            Type                  Details                    Amount`;

it('reads texts that wrap in several columns one column after the other', () => {
  expect(
    linesOf(`${HEAD}
03 Mar 2025     Transfer received     Alder Harbour Bank         100.00
                by phone              Account 1044787
04 Mar 2025     Card                  Birch Supermarket           -5.00`),
  ).toEqual([
    '2025-03-03 10000 null Transfer received by phone Alder Harbour Bank Account 1044787',
    '2025-03-04 -500 null Card Birch Supermarket',
  ]);
});

it('reads a name that ends with a colon and what stands beside it as one line', () => {
  expect(
    linesOf(`${HEAD}
03 Mar 2025     Transfer received     Alder Harbour Bank        -100.00
                Reference:            1044787`),
  ).toEqual(['2025-03-03 -10000 null Transfer received Alder Harbour Bank Reference: 1044787']);
});

it.each([
  ['nearer', 10, 16, 'Transferência pelo Pix Padaria do Carmo Agência 66', 'Compra Posto Ipiranga'],
  [
    'as near',
    12,
    12,
    'Transferência Padaria do Carmo',
    'pelo Pix Agência 66 Compra Posto Ipiranga',
  ],
])(
  'leaves a second line to the booking above it that is %s, where the next one of its day has a text of its own',
  (_, above, below, first, second) => {
    const page: PlacedRow[] = [
      [[40, 'Extrato de conta BRL']],
      [
        [40, 'Data'],
        [135, 'Tipo'],
        [240, 'Descrição'],
        ['r545', 'Valor'],
      ],
      [
        [40, '03 Mar 2025'],
        [135, 'Transferência'],
        [240, 'Padaria do Carmo'],
        ['r545', '-171.15'],
      ],
      [above, [135, 'pelo Pix'], [240, 'Agência 66']],
      [below, [135, 'Compra'], [240, 'Posto Ipiranga'], ['r545', '-191.65']],
    ];
    expect(readTyped(positioned(page))[0]?.lines.map((line) => line.split(' null ')[1])).toEqual([
      first,
      second,
    ]);
  },
);

it('reads a name and what stands beside it as one line, whether it ends with a colon or not', () => {
  const named = (name: string, value: string) =>
    linesOf(`${HEAD}
03 Mar 2025     Direct debit          Alder Energy              -100.00
                ${name.padEnd(22)}${value}`)?.[0]?.split(' null ')[1];
  expect(named('IBAN', 'DE12500105170648489890')).toBe(
    'Direct debit Alder Energy IBAN DE12500105170648489890',
  );
  expect(named('Reference', '4711')).toBe('Direct debit Alder Energy Reference 4711');
  expect(named('by phone', 'Account 4711')).toBe('Direct debit by phone Alder Energy Account 4711');
});

it('reads a line that reaches from one column into the next as it stands, and what follows it, too', () => {
  expect(
    linesOf(`${HEAD}
03 Mar 2025     Transfer              Alder Bank                -100.00
                to the savings of my children
                by phone              Account 1044787`),
  ).toEqual([
    '2025-03-03 -10000 null Transfer Alder Bank to the savings of my children by phone Account 1044787',
  ]);
});

it('puts a word for which its column had no room before the number beside it (DNB), and before another text where it begins small (Nubank)', () => {
  const linesBelow = (beside: string, below: string) => {
    const page: PlacedRow[] = [
      [[40, 'Account statement EUR 1 March 2025 to 31 March 2025']],
      [
        [40, 'Date'],
        [135, 'Type'],
        [240, 'Details'],
        ['r545', 'Amount'],
      ],
      [
        [40, '03 Mar 2025'],
        [135, 'Card purchase of 02.03 at'],
        [245, beside],
        ['r545', '-10.00'],
      ],
      [[135, below]],
    ];
    return readTyped(positioned(page))[0]?.lines.map((line) => line.split(' null ')[1]);
  };
  expect(linesBelow('614024126', '15.54')).toEqual(['Card purchase of 02.03 at 15.54 614024126']);
  expect(linesBelow('Shop', 'counter')).toEqual(['Card purchase of 02.03 at counter Shop']);
  expect(linesBelow('Shop', 'Meadow Street')).toEqual([
    'Card purchase of 02.03 at Shop Meadow Street',
  ]);
});

it('reads a short word in capitals for no name of what stands beside it (GTBank)', () => {
  expect(
    linesOf(`${HEAD}
03 Mar 2025     205 ADEOLA            TRANSFER BETWEEN          -100.00
                ODEKU                 CUSTOMERS`),
  ).toEqual(['2025-03-03 -10000 null 205 ADEOLA ODEKU TRANSFER BETWEEN CUSTOMERS']);
});

it('reads a word that names what stands beside it with that, in whichever case', () => {
  expect(
    linesOf(`${HEAD}
03 Mar 2025     Transfer sent         Alder Harbour             -100.00
                From                  Account 1044787
                Bank                  Birch Bank`),
  ).toEqual([
    '2025-03-03 -10000 null Transfer sent Alder Harbour From Account 1044787 Bank Birch Bank',
  ]);
});

it('reads what bears its own name in the order of its lines, in whatever columns it stands (ABN AMRO)', () => {
  expect(
    linesOf(`${HEAD}
03 Mar 2025     SEPA Overboeking      IBAN: NL91RABO0315273637   -100.00
                BIC: RABONL2U         Naam: De Linde
                Omschrijving: huur    Kenmerk: 44B
04 Mar 2025     BEA, Betaalpas        NS Utrecht,PAS401            -5.00
                NR:71X220, 08:14      UTRECHT`),
  ).toEqual([
    '2025-03-03 -10000 null SEPA Overboeking IBAN: NL91RABO0315273637 BIC: RABONL2U Naam: De Linde Omschrijving: huur Kenmerk: 44B',
    '2025-03-04 -500 null BEA, Betaalpas NS Utrecht,PAS401 NR:71X220, 08:14 UTRECHT',
  ]);
});
