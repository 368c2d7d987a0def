import { describe, expect, it } from 'vitest';
import { currencyOf } from '../currencies/currencies.ts';
import { headerAt } from '../headers/columns.ts';
import { inReadingOrder } from '../rows/right-to-left.ts';
import { toRows } from '../rows/rows.ts';
import { balanceLine } from '../words/balance-names.ts';
import { headsNewBookings } from '../words/titles.ts';
import { type Placed, type PlacedRow, positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

const row = (...cells: Placed[]): PlacedRow => cells;

describe('two lists side by side without labels (Capital One)', () => {
  const left = (day: string, text: string, amount: string): Placed[] => [
    [44, day],
    [78, text],
    ['r300', amount],
  ];
  const right = (number: string, day: string, text: string, amount: string): Placed[] => [
    [312, number],
    [326, day],
    [360, text],
    ['r580', amount],
  ];
  const first = [
    row([30, 'Capital One'], [400, 'Jan. 22 - Feb. 21, 2014'], [540, 'Page 1 of 2']),
    row(
      [30, 'Visa Signature Account Ending in 6613'],
      [300, 'Minimum Payment Due'],
      [450, '$25.00'],
    ),
    row(
      [45, 'Previous Balance'],
      [150, 'Payments and Credits'],
      [260, 'Fees and Interest Charged'],
      [393, 'Transactions'],
      [503, 'New Balance'],
    ),
    row(
      [62, '$700.00'],
      [131, '-'],
      [172, '$527.00'],
      [244, '+'],
      [292, '$9.84'],
      [358, '+'],
      [397, '$96.00'],
      [466, '='],
      [503, '$278.84'],
    ),
    row([30, 'TRANSACTIONS', 11]),
    row(
      [30, 'PAYMENTS, CREDITS & ADJUSTMENTS FOR A PRUITT #6613'],
      [312, 'TRANSACTIONS (CONTINUED)'],
    ),
    row(
      ...left('06 FEB', 'CAPITAL ONE MOBILE PYMT', '($500.00)'),
      ...right('3', '12 FEB', 'CVS PHARMACY', '$16.00'),
    ),
    row(
      ...left('10 FEB', 'LOWES RICHMOND VA', '($27.00)'),
      ...right('4', '14 FEB', 'STRAWBERRY CAFE', '$8.00'),
    ),
    row([30, 'TRANSACTIONS FOR A PRUITT #6613'], ...right('5', '19 FEB', 'EXXONMOBIL', '$38.00')),
    row(
      ...left('22 JAN', 'KROGER GLEN ALLEN VA', '$26.00'),
      [360, 'Total for A Pruitt #6613'],
      ['r580', '$96.00'],
    ),
    row(...left('23 JAN', 'SPOTIFY USA', '$8.00')),
    row([255, 'Transactions continue on page 2']),
    row([36, 'CASH BACK REWARDS SUMMARY', 10]),
    row([36, 'Earned This Period:'], [280, '$8.19']),
  ];
  const second = [
    row([30, 'Visa Signature Account Ending in 6613'], [540, 'Page 2 of 2']),
    row([30, 'TRANSACTIONS (CONTINUED)', 11]),
    row([30, 'FEES']),
    row([78, 'Total Fees This Period'], ['r300', '$0.00']),
    row([30, 'INTEREST CHARGED']),
    row([78, 'INTEREST CHARGE:PURCHASES'], ['r300', '$9.84']),
    row([78, 'Total Interest This Period'], ['r300', '$9.84']),
  ];

  it('reads them below each other, though numbers run in front and a box of figures stands above', () => {
    const [card] = readTyped(positioned(first, second));
    expect(card).toMatchObject({ balances: [-70000, -27884], proof: 'proven' });
    expect(card?.lines).toHaveLength(8);
    expect(card?.lines).toContain('2014-02-12 -1600 null CVS PHARMACY');
    expect(card?.lines.at(-1)).toBe('2014-02-21 -984 null INTEREST CHARGE:PURCHASES');
  });

  it('takes what is charged behind a sum for a booking of a card only', () => {
    const account = readTyped(
      typed(`
Kontoauszug 3/2025     DE31 4265 0150 0104 3772 18     EUR
Buchung      Verwendungszweck             Betrag
             Kontostand am 01.03.2025     100,00
03.03.2025   REWE                         -20,00
31.03.2025   Entgelt                       -3,47
             Kontostand am 31.03.2025      76,53
Entgelte
             Entgelt Buchungen             -3,47
`),
    );
    expect(account).toMatchObject([{ balances: [10000, 7653], proof: 'proven' }]);
    expect(account[0]?.lines).toHaveLength(2);
  });

  it('ends what was paid where a holder or the rest of the bookings is named', () => {
    expect(headsNewBookings('TRANSACTIONS FOR EMILY S PRUITT #0957')).toBe(true);
    expect(headsNewBookings('TRANSACTIONS (CONTINUED)')).toBe(true);
    expect(headsNewBookings('TRANSACTIONS FOR YOU')).toBe(false);
  });
});

describe('a box that leads from what was available to what is (PayPal)', () => {
  const statement = (ending: string) =>
    typed(`
PayPal     Statement for November 2024     Merchant Account ID: Q7M2ZX9LT4KRW
Activity Summary     (11/1/24 - 11/30/24)
                                USD           EUR
Beginning Available Balance     100.00       0.00
Payments received                60.00      58.00
Withdrawals and Debits          -30.00     -54.71
Fees                             -2.00      -3.29
Ending Available Balance        ${ending}     0.00
Transaction History - USD
Date        Description          Gross       Fee       Net
11/2/24     Website Payment      60.00     -2.00     58.00
11/8/24     Withdrawal          -30.00      0.00    -30.00
Transaction History - EUR
Date        Description          Gross       Fee       Net
11/9/24     Website Payment      58.00     -3.29     54.71
11/18/24    Withdrawal          -54.71      0.00    -54.71
`);

  it('opens and closes each currency with it', () => {
    expect(readTyped(statement('128.00'))).toMatchObject([
      { currency: 'USD', balances: [10000, 12800], proof: 'proven' },
      { currency: 'EUR', balances: [0, 0], proof: 'proven' },
    ]);
  });

  it('takes neither end where its figures do not lead there, since what is held is none of it', () => {
    const [dollars] = readTyped(statement('118.00'));
    expect(dollars?.balances).toEqual([null, null]);
  });
});

it('takes a telephone and whose it is beside labels of two lines for a box (RBC)', () => {
  const rows = toRows(
    positioned([
      row([39, 'TRANSACTION'], [88, 'POSTING']),
      [
        5,
        [128, 'ACTIVITY DESCRIPTION'],
        ['r380', 'AMOUNT ($)'],
        [404, 'Collect outside North America', 6],
        [530, '1-416-974-7780', 6],
      ],
      [5, [39, 'DATE'], [88, 'DATE']],
      row([39, 'DEC 10'], [88, 'DEC 12'], [128, 'LOBLAWS TORONTO ON'], ['r380', '$74.26']),
    ]),
  );
  const header = headerAt(rows, 0);
  const roles = header?.columns.map(({ role }) => role);
  expect(roles).toEqual(['date', 'otherDate', 'description', 'amount']);
});

describe('what was owed before', () => {
  const statement = (printed: string) =>
    typed(`
EXTRAS DE CONT - CARD DE CREDIT STAR     Perioada: 06/03/2025 - 05/04/2025     Valuta: RON
Sold anterior datorat                 500.00
Plati si alimentari efectuate         400.00
Sold total datorat la 05/04/2025      ${printed}
Data             Descriere tranzactie                Suma LEI
06/03/2025       MEGA IMAGE BUCURESTI                 -183.00
07/03/2025       ZARA IULIUS MALL                      -59.00
20/03/2025       Plata card credit - multumim!        +400.00
                 SOLD FINAL                           -342.00
`);

  it('bears the minus that what is owed now does elsewhere (Banca Transilvania)', () => {
    expect(readTyped(statement('342.00'))).toMatchObject([
      { balances: [-50000, -34200], proof: 'proven' },
    ]);
  });

  it('is no more than printed where no box says the same without a minus', () => {
    expect(readTyped(statement('-342.00'))).toMatchObject([{ proof: 'broken' }]);
  });

  it('may stand at the end of the period before (PKO BP)', () => {
    expect(balanceLine('Saldo zadłużenia na koniec poprzedniego okresu rozliczeniowego')).toBe(
      'opening',
    );
    expect(balanceLine('Saldo zadłużenia na koniec okresu rozliczeniowego')).toBe('closing');
  });
});

it('books on the day on which an amount was taken, and a purchase on its own (T-Bank)', () => {
  const [account] = readTyped(
    typed(`
АО «ТБАНК»     Справка о движении средств     Номер лицевого счета: 40817810200041188207
Дата и время     Дата и время     Сумма операции         Описание операции
операции         списания         в валюте карты
29.03.2025       30.03.2025       -1 866.25 ₽            Оплата в ЛУКОЙЛ
25.03.2025       26.03.2025         -529.00 ₽            Оплата в Яндекс Плюс
`),
  );
  expect(account?.lines.map((line) => line.slice(0, 10))).toEqual(['2025-03-26', '2025-03-30']);
});

it('is in shekels where it says so, whatever was paid abroad (Isracard)', () => {
  const abroad = ['05/03/25', '08/03/25', '09/03/25', '11/03/25'].map((day) =>
    row([52, day], [120, 'AMAZON.COM SEATTLE'], [300, '$ 29.20'], ['r420', '108.61']),
  );
  const title = inReadingOrder('עסקאות בחו"ל - חיוב בשקלים');
  const rows = toRows(positioned([row([425, title]), ...abroad]));
  expect(currencyOf(rows, [], null)).toBe('ILS');
});
