import { expect, it } from 'vitest';
import { extractStatement, proveSection } from '../../index.ts';
import { type PlacedRow, positioned } from '../positioned.fixture.ts';
import { FIVE, five } from '../reading.fixture.ts';

const read = (rows: PlacedRow[], currency?: string) =>
  extractStatement(positioned(rows), currency === undefined ? {} : { currency });

const BARE: PlacedRow[] = [
  [[40, 'Account number: 12345678']],
  FIVE,
  [
    [40, '01 May 2026'],
    [120, 'Opening balance'],
    ['r555', '100.00'],
  ],
  five('03 May 2026', 'Shop', '10.00', '', '90.00'),
  five('04 May 2026', 'Pay', '', '5.00', '95.00'),
  [
    [120, 'Closing balance'],
    ['r555', '95.00'],
  ],
];

it('a statement without a currency lacks nothing else, and is read and proven in the one it is said to be in', () => {
  expect(read(BARE)).toEqual({
    ok: false,
    failure: 'noCurrency',
    unprinted: { suggested: null, isDollar: false, accountHints: ['12345678'], bank: null },
  });
  const said = read(BARE, 'CHF');
  if (!said.ok) throw new Error(said.failure);
  const [section] = said.statement.sections;
  expect(section).toMatchObject({ currency: 'CHF', lines: [{ amountMinor: -1000 }, {}] });
  expect(section && proveSection(section).state).toBe('proven');
  expect(said.statement.unprinted).toMatchObject({ accountHints: ['12345678'] });
});

it('a statement in bare dollars is read in what its dates suggest, and says that nothing proves it', () => {
  const dollars: PlacedRow[] = [
    [[40, 'Statement period 04/28/2026 to 05/27/2026']],
    FIVE,
    five('05/03/2026', 'Shop', '$10.00', '', '$90.00'),
    five('05/14/2026', 'Pay', '', '$5.00', '$95.00'),
  ];
  const bare = read(dollars);
  expect(bare).toMatchObject({
    ok: true,
    statement: {
      sections: [{ currency: 'USD' }],
      unprinted: { suggested: { currency: 'USD', ground: 'monthFirst' }, isDollar: true },
    },
  });
  expect(read(dollars, 'CAD')).toMatchObject({
    statement: { sections: [{ currency: 'CAD', lines: [{ date: '2026-05-03' }, {}] }] },
  });
  const proved = read([[[40, 'Member FDIC']], ...dollars]);
  expect(proved).toMatchObject({ statement: { sections: [{ currency: 'USD' }], unprinted: null } });
});

it('a currency that is printed goes before the one it is said to be in', () => {
  const printed = read([[[40, 'EUR Statement']], ...BARE], 'USD');
  expect(printed).toMatchObject({
    statement: { sections: [{ currency: 'EUR' }], unprinted: null },
  });
});

it('whole amounts are read in a currency without decimals', () => {
  const whole: PlacedRow[] = [
    FIVE,
    five('03 May 2026', 'Shop', '1,200', '', '8,800'),
    five('04 May 2026', 'Pay', '', '300', '9,100'),
  ];
  expect(read(whole, 'JPY')).toMatchObject({
    statement: { sections: [{ currency: 'JPY', lines: [{ amountMinor: -1200 }, {}] }] },
  });
  expect(read(whole)).toMatchObject({ failure: 'noCurrency' });
});

it('a card names its issuer and so its currency, whatever an amount abroad is marked with', () => {
  const ofCard = (name: string) =>
    read([
      [[40, name]],
      [[40, 'Statement date: 13 Oct 2024']],
      FIVE,
      five('27 Sep 2024', 'CHATGPT SAN FRANCISCO (20.00 USD)', '1,684.44', '', '8,000.00'),
      five('29 Sep 2024', 'Pay', '', '5.00', '8,005.00'),
    ]);
  expect(ofCard('SBI Card SimplyCLICK')).toMatchObject({
    statement: { sections: [{ currency: 'INR' }], unprinted: null },
  });
  expect(ofCard('BDO Cards')).toMatchObject({
    statement: { sections: [{ currency: 'PHP' }], unprinted: null },
  });
});

/** A table of so many bare dollars that their sign is none by chance, below these lines. */
const dollarsIn = (...names: PlacedRow[]): PlacedRow[] => [
  ...names,
  FIVE,
  ...Array.from({ length: 40 }, (_, index) =>
    five(
      `${String((index % 28) + 1).padStart(2, '0')} May 2026`,
      'Shop',
      '$1.00',
      '',
      `$${99 - index}.00`,
    ),
  ),
];

it('the bare sign is that of the dollars in which the account is said to be kept, however often it stands', () => {
  const box: PlacedRow[] = [
    [
      [40, 'Account number'],
      [300, 'Currency'],
    ],
    [
      [40, '12345678'],
      [300, 'AUD'],
    ],
  ];
  expect(read(dollarsIn(...box))).toMatchObject({
    statement: { sections: [{ currency: 'AUD', lines: { length: 40 } }], unprinted: null },
  });
});

it('many bare dollars are those that a line above the table calls the currency, and not those of a line below', () => {
  const named: PlacedRow = [[40, 'Currency: AUD']];
  const holder: PlacedRow = [[40, 'Account holder: Mira Lenz']];
  expect(read(dollarsIn(holder, named))).toMatchObject({
    statement: { sections: [{ currency: 'AUD' }], unprinted: null },
  });
  const asked = { unprinted: { suggested: { currency: 'AUD', ground: 'named' } } };
  expect(read([...dollarsIn(), holder, named])).toMatchObject({ statement: asked });
  // Beside the number of one account or a rate it says nothing of the file.
  for (const other of ['Account 111111', 'Exchange rates'])
    expect(read(dollarsIn([[40, other]], named))).toMatchObject({ statement: asked });
});

it('the box of the account may call its dollars in French or Spanish', () => {
  const values: PlacedRow = [
    [40, '12345678'],
    [200, 'CAD'],
  ];
  const labels: PlacedRow[] = [
    [
      [40, 'Numéro de compte'],
      [200, 'Devise'],
    ],
    [
      [40, 'Número de cuenta'],
      [200, 'Moneda'],
    ],
  ];
  for (const row of labels)
    expect(read(dollarsIn(row, values))).toMatchObject({
      statement: { sections: [{ currency: 'CAD' }], unprinted: null },
    });
});

it('a card in bare dollars is read in those of Canada where purchases were made in its provinces', () => {
  const card = (...places: string[]): PlacedRow[] => [
    [[40, 'Credit card statement from Feb 20, 2026 to Mar 19, 2026']],
    [[40, 'Minimum payment due $5.00']],
    [
      [40, 'Date'],
      [120, 'Details'],
      ['r400', 'Amount'],
    ],
    ...places.map(
      (place, index): PlacedRow => [
        [40, `Mar ${index + 2}`],
        [120, `LARCH MARKET #48 ${place}`],
        ['r400', '$9.09'],
      ],
    ),
  ];
  const suggested = (...places: string[]) => {
    const result = read(card(...places));
    return result.ok && result.statement.unprinted?.suggested;
  };
  const canada = { currency: 'CAD', ground: 'country' };
  expect(suggested('TORONTO ON', 'TORONTO ON', 'LAVAL QC', 'BUFFALO NY')).toEqual(canada);
  expect(suggested('BUFFALO NY', 'TORONTO ON', 'AUSTIN TX')).not.toEqual(canada);
});
