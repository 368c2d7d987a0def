import { expect, it } from 'vitest';
import { readTyped, typedAsLines } from '../layouts/typed.fixture.ts';

const page = (...bookings: string[]) => `
Wise US Inc.
USD statement
1 January 2026 [GMT] - 31 January 2026 [GMT]
Generated on: 11 February 2026
Account number
563252420989600
USD on 31 January 2026 [GMT] 2,125.43 USD
Description Incoming Outgoing Amount
${bookings.join('\n')}
Wise is the trading name of Wise US Inc., which is authorized to operate in most states.
`;
const BOOKINGS = [
  'Converted 80.00 EUR to 92.65 USD\n30 January 2026 Transaction: BALANCE-3393310025\n92.65 2,125.43',
  'Topped up balance\n29 January 2026 Transaction: BALANCE-3392001177\n150.00 2,032.78',
  'Card transaction of 108.90 EUR issued by Claude.ai Subscription ANTHROPIC.\nCOM\n26 January 2026 Card ending in 9924 Transaction: CARD-3386929651\n-127.21 1,882.78',
  'Converted 500.00 USD to 428.15 EUR\n15 January 2026 Transaction: BALANCE-3341177002\n-500.00 2,009.99',
];
const read = (...bookings: string[]) => readTyped(typedAsLines(page(...bookings)))[0];

it('reads bookings whose amount and balance are a line of their own below their day (Wise, taken out as lines of text)', () => {
  expect(read(...BOOKINGS)).toMatchObject({
    proof: 'proven',
    lines: [
      '2026-01-15 -50000 200999 Converted 500.00 USD to 428.15 EUR',
      '2026-01-26 -12721 188278 Card transaction of 108.90 EUR issued by Claude.ai Subscription ANTHROPIC. COM',
      '2026-01-29 15000 203278 Topped up balance',
      '2026-01-30 9265 212543 Converted 80.00 EUR to 92.65 USD',
    ],
  });
});

it('names the booking whose balance does not follow', () => {
  const wrong = BOOKINGS.map((booking) => booking.replace('150.00 2', '160.00 2'));
  expect(read(...wrong)).toMatchObject({ proof: 'broken', lines: { length: 4 } });
});

it('leaves figures alone that stand below no day', () => {
  const text = readTyped(
    typedAsLines(`
Kontoauszug 01.03.2024 - 31.03.2024 EUR
Datum Text Betrag Saldo
01.03.2024 REWE -10,00 90,00
02.03.2024 Miete -20,00 70,00
Summen
30,00 70,00
`),
  );
  expect(text[0]?.lines).toHaveLength(2);
});

it('leaves figures below days alone where the labels begin with a day, and what is told of a booking stands below both', () => {
  const list = (...bookings: string[]) =>
    readTyped(
      typedAsLines(`
Kontoauszug 01.03.2024 - 31.03.2024 EUR
Datum Text Betrag Saldo
Anfangssaldo 100,00
${bookings.join('\n')}
Endsaldo 270,00
`),
    )[0];
  expect(
    list(
      '01.03.2024 Lastschrift\n-10,00 90,00\nREWE Markt',
      '02.03.2024 Dauerauftrag\n-20,00 70,00\nMiete',
      '05.03.2024 Gutschrift\n200,00 270,00\nGehalt',
    ),
  ).toMatchObject({
    proof: 'proven',
    lines: [
      '2024-03-01 -1000 9000 Lastschrift REWE Markt',
      '2024-03-02 -2000 7000 Dauerauftrag Miete',
      '2024-03-05 20000 27000 Gutschrift Gehalt',
    ],
  });
  expect(
    list(
      '01.03.2024 REWE Markt\n-10,00 90,00',
      '02.03.2024 Miete\n-20,00 70,00',
      '05.03.2024 Gehalt\n200,00 270,00',
    ),
  ).toMatchObject({ proof: 'proven', lines: { length: 3 } });
});

it('keeps the sides of a line whose first figure alone bears a sign', () => {
  const text = readTyped(
    typedAsLines(`
Statement 01.03.2024 - 31.03.2024
Date Description Paid out Paid in Balance
Opening balance £100.00
01.03.2024 Shop Alder £12.00 0.00 88.00
02.03.2024 Shop Birch £20.00 0.00 68.00
05.03.2024 Pay Cedar £0.00 32.00 100.00
Closing balance £100.00
`),
  );
  expect(text[0]).toMatchObject({
    proof: 'proven',
    lines: [
      '2024-03-01 -1200 8800 Shop Alder',
      '2024-03-02 -2000 6800 Shop Birch',
      '2024-03-05 3200 10000 Pay Cedar',
    ],
  });
});
