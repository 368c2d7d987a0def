import { expect, it } from 'vitest';
import type { Placed, PlacedRow } from '../positioned.fixture.ts';
import { only } from '../reading.fixture.ts';

const EUROS: PlacedRow = [[40, 'All amounts in EUR']];

const texts = (...rows: PlacedRow[]) =>
  only([EUROS, ...rows]).lines.map(({ description }) => description);

it('does not draw a line to the booking below for a box beside the table, whose lines stand a little lower', () => {
  const BOX = 600;
  expect(
    texts(
      [
        [40, 'Date'],
        [100, 'Description'],
        ['r380', 'Out'],
        ['r460', 'In'],
        ['r545', 'Balance'],
        [BOX, 'Start balance'],
        ['r760', '100.00'],
      ],
      [
        [40, '08/12/2024'],
        [100, 'Alder'],
        ['r380', '10.00'],
        ['r545', '90.00'],
      ],
      [10, [100, 'GB']],
      [3, [BOX, 'Arranged overdraft limit']],
      [9, [40, '09/12/2024'], [100, 'Birch'], ['r380', '10.00'], ['r545', '80.00']],
      [10, [100, 'Effective Date 08/12/2024']],
      [7, [BOX, 'Receiving an International']],
      [6, [40, '15/12/2024'], [100, 'Cedar'], ['r380', '10.00'], ['r545', '70.00']],
      [24, [40, '16/12/2024'], [100, 'Dogwood'], ['r460', '10.00'], ['r545', '80.00']],
    ),
  ).toEqual(['Alder GB', 'Birch Effective Date 08/12/2024', 'Cedar', 'Dogwood']);
});

it('reads figures between two lines of which the lower one is close enough to be on theirs', () => {
  expect(
    texts(
      [
        [40, 'Date'],
        [100, 'Description'],
        [220, 'Kind'],
        ['r460', 'Amount'],
        ['r545', 'Balance'],
      ],
      [
        [40, '02/03/2024'],
        [100, 'Alder'],
        [220, 'Shop'],
        ['r460', '-10.00'],
        ['r545', '90.00'],
      ],
      [17, [100, 'Birch and sons']],
      [6, [40, '03/03/2024'], [220, 'Shop'], ['r460', '-10.00'], ['r545', '80.00']],
      [4, [100, 'of the mill']],
      [
        17,
        [40, '04/03/2024'],
        [100, 'Cedar'],
        [220, 'Shop'],
        ['r460', '-10.00'],
        ['r545', '70.00'],
      ],
    ),
  ).toEqual(['Alder Shop', 'Birch and sons of the mill Shop', 'Cedar Shop']);
});

it('puts centred lines together around their figures, drawn letter by letter, even where they speak of a balance', () => {
  const spelled = (x: number, text: string) =>
    [...text].flatMap((letter, at): Placed[] => (letter === ' ' ? [] : [[x + at * 4, letter]]));
  const figures = (day: string, amount: string, balance: string) => [
    ...spelled(40, day),
    ...spelled(436, amount),
    ...spelled(525, balance),
  ];
  expect(
    texts(
      [
        [40, 'Date'],
        [180, 'Description'],
        ['r460', 'Amount'],
        ['r545', 'Balance'],
      ],
      [...spelled(160, 'Alder and company'), ...figures('01/03/2024', '-10.00', '90.00')],
      [17, ...spelled(128, 'Rent of the flat in Birch Road 12')],
      [4.5, ...figures('03/03/2024', '-10.00', '80.00')],
      [4.5, ...spelled(164, 'opening balance')],
      [17, ...spelled(144, 'Cash at the mill of Cedar')],
      [4.5, ...figures('04/03/2024', '-10.00', '70.00')],
      [4.5, ...spelled(184, 'Leeds')],
    ),
  ).toEqual([
    'Alder and company',
    'Rent of the flat in Birch Road 12 opening balance',
    'Cash at the mill of Cedar Leeds',
  ]);
});

it('takes texts that stand right above the figures of every booking for theirs, beside a second line', () => {
  const booking = (day: string, above: string, beside: string, amount: string): PlacedRow[] => [
    [13, [100, above]],
    [9, [40, day], [100, beside], ['r460', amount]],
  ];
  expect(
    texts(
      [
        [40, 'Date'],
        [100, 'Description'],
        ['r460', 'Amount'],
      ],
      ...booking('06/01/2024', 'Credit transfer', 'from Reto B.', '50.00'),
      ...booking('09/01/2024', 'Payment order', 'Energy Ltd', '-156.32'),
      ...booking('15/01/2024', 'Paid in', 'Leeds', '600.00'),
      ...booking('31/01/2024', 'Cash machine', 'Leeds', '-120.00'),
      [13, [100, 'Page total'], ['r460', '373.68']],
    ),
  ).toEqual([
    'Credit transfer from Reto B.',
    'Payment order Energy Ltd',
    'Paid in Leeds',
    'Cash machine Leeds',
  ]);
});

it('takes the first of three lines around an amount for its own, with a time between in another column, beside texts of two (VTB)', () => {
  const ofTwo = (day: string, above: string, below: string): PlacedRow[] => [
    [19, [51, day, 7], [400, above, 7]],
    amounts(day),
    [4.5, [55, '09:30:21', 7], [400, below, 7]],
  ];
  const amounts = (day: string, ...beside: Placed[]): PlacedRow => [
    4.5,
    [107, day, 7],
    ['r224', '-799,00 RUB', 7],
    ['r282', '0,00', 7],
    ['r348', '799,00', 7],
    ['r392', '0,00', 7],
    ...beside,
  ];
  const ofThree = (day: string, above: string, beside: string, below: string): PlacedRow[] => [
    [19, [400, above, 7]],
    [4.5, [51, day, 7]],
    amounts(day, [400, beside, 7]),
    [4.5, [55, '09:30:21', 7]],
    [4.5, [400, below, 7]],
  ];
  expect(
    texts(
      [
        [51, 'Дата', 7],
        [107, 'Дата обработки', 7],
        [170, 'Сумма операции', 7],
        [244, 'Приход', 7],
        [307, 'Расход', 7],
        [358, 'Комиссия', 7],
        [450, 'Описание', 7],
      ],
      ...ofTwo('20.12.2025', 'Оплата товаров и услуг.', 'OZON. Карта *4417'),
      ...ofTwo('18.12.2025', 'Оплата услуг ЖКХ.', 'МосОблЕИРЦ, л/с 8811220034'),
      ...ofThree('15.12.2025', 'Перевод между счетами.', 'Открытие вклада', 'дог. 20251215-774'),
      ...ofTwo('12.12.2025', 'Снятие наличных', '№ 311204. Карта *4417'),
    ),
  ).toEqual([
    'Снятие наличных № 311204. Карта *4417',
    'Перевод между счетами. Открытие вклада дог. 20251215-774',
    'Оплата услуг ЖКХ. МосОблЕИРЦ, л/с 8811220034',
    'Оплата товаров и услуг. OZON. Карта *4417',
  ]);
});

it('goes on with the second line of a name above its fee, which stands in smaller print beside what was left of the amount (Revolut)', () => {
  const booking = (day: string, text: string, amount: string, balance: string): PlacedRow => [
    20,
    [43, day, 7],
    [125, text, 7],
    ['r365', amount, 7],
    ['r556', balance, 7],
  ];
  expect(
    texts(
      [
        [43, 'Date', 7],
        [125, 'Description', 7],
        [335, 'Money out', 7],
        [430, 'Money in', 7],
        ['r556', 'Balance', 7],
      ],
      booking('16 Dec 2025', 'NOW TV', '£34.99', '£2,207.04'),
      [7, [125, 'To: NOW TV, Isleworth', 5]],
      [7, [125, 'Card: 527346******7326', 5]],
      booking('18 Dec 2025', 'SWIFT Transfer to Buckles & Sons Makers of', '£100.00', '£2,107.04'),
      [10.5, [125, 'Walsall Limited Partnership', 7]],
      [7, [125, 'Fee: £5.00', 5], ['r349', '£95.00', 5]],
      [7, [125, 'Reference: INV 20251218', 5]],
      [7, [125, 'To: Buckles & Sons, GB33BUKB20201555555555', 5]],
      booking('19 Dec 2025', "Sainsbury's", '£41.37', '£2,065.67'),
      [7, [125, 'To: Sainsburys, Walsall', 5]],
    ).map((text) => text.slice(0, 70)),
  ).toEqual([
    'NOW TV To: NOW TV, Isleworth Card: 527346******7326',
    'SWIFT Transfer to Buckles & Sons Makers of Walsall Limited Partnership',
    "Sainsbury's To: Sainsburys, Walsall",
  ]);
});
