import { day, figure } from './figures.ts';
import type { Block } from './flow.ts';
import { flow } from './flow.ts';
import { L, R, Sheet, T } from './sheet.ts';
import { type Bank, drawn, section } from './statement.ts';
import { type Story, story } from './story.ts';
import { address, note } from './table-bank.ts';

const plain = (minor: number) => figure(minor);

/** Two cards in one bill, each with its own previous balance and its own sum; the newest purchase dates are days without a year. */
async function drawMaybankCard(seed: number) {
  const first = story(seed, { country: 'my', count: 12, startsOn: 9, card: true });
  const drawnOther = story(seed, {
    country: 'my',
    count: 8,
    startsOn: 9,
    card: true,
    opening: -first.draw.int(5_000, 40_000),
  });
  const other = { ...drawnOther, account: first.draw.digits(10) };
  const sheet = new Sheet({ size: 8, info: { Title: 'Credit Card Statement' } });
  const cards = ['MAYBANK 2 PLAT MASTERCARD', 'MAYBANK 2 CARD AMERICAN EXPRESS'] as const;
  const rowsOf = (title: string, number: string, told: Story): Block[] => [
    { gap: 8, lines: [[L(50, `${title} : ${number}`, { bold: true })]] },
    note([L(180, 'YOUR PREVIOUS STATEMENT BALANCE'), R(545, plain(told.opening))]),
    ...told.bookings.map((booking): Block => {
      const { date, value, kind, payee, place, amount } = booking;
      const name =
        kind === 'received'
          ? 'PYMT@MAYBANK2U.COM'
          : kind === 'refund'
            ? 'CASH REBATE'
            : `${payee} ${place}`;
      const money = amount > 0 ? R(556, `${plain(amount)}CR`) : R(545, plain(amount));
      return {
        booking,
        lines: [[L(50, day(value, 'DD/MM')), L(115, day(date, 'DD/MM')), T(180, name), money]],
      };
    }),
    { gap: 4, lines: [[L(180, `TOTAL CREDIT THIS MONTH`), R(545, `(${plain(told.totalIn)})`)]] },
    { lines: [[L(180, 'TOTAL DEBIT THIS MONTH'), R(545, plain(told.totalOut))]] },
    {
      lines: [
        // What the bank owes bears CR, as every other credit does.
        [
          L(180, 'SUB TOTAL/JUMLAH', { bold: true }),
          told.closing > 0
            ? R(556, `${plain(told.closing)}CR`, { bold: true })
            : R(545, plain(told.closing), { bold: true }),
        ],
      ],
    },
  ];
  const one = rowsOf(cards[0], `5496 0000 0000 ${first.account.slice(0, 4)}`, first);
  const two = rowsOf(cards[1], `3791 000000 0${other.account.slice(0, 4)}`, other);
  const onPage = (page: number) => {
    sheet.put(
      50,
      L(50, 'Maybank', { size: 15, bold: true }),
      R(545, 'Penyata Akaun Kad Kredit / Credit Card Statement of Account', { bold: true }),
    );
    if (page === 1) {
      address(sheet, first, 50, 90);
      const facts = [
        ['Tarikh Penyata / Statement Date', day(first.to, 'DD MMM YY').toUpperCase()],
        ['Tarikh Akhir Pembayaran / Payment Due Date', day(first.to, 'DD MMM YY').toUpperCase()],
        ['Had Kredit Bersama / Combined Credit Limit', 'RM 20,000'],
        ['Bayaran Minimum / Minimum Payment', 'RM 50.00'],
      ];
      facts.forEach(([label = '', value = ''], index) => {
        sheet.put(90 + index * 12, L(300, label), R(545, value));
      });
    }
    const y = page === 1 ? 170 : 84;
    sheet.put(
      y,
      L(50, 'Tarikh Pos /'),
      L(115, 'Tarikh Transaksi /'),
      L(200, 'Huraian Transaksi /'),
      R(545, 'Amaun /'),
    );
    sheet.put(
      y + 10,
      L(50, 'Posting Date'),
      L(115, 'Transaction Date'),
      L(200, 'Transaction Description'),
      R(545, 'Amount(RM)'),
    );
    sheet.put(
      818,
      L(50, 'Malayan Banking Berhad (3813-K)  18% p.a. on outstanding balance. Call 1300-88-6688', {
        size: 6,
      }),
    );
  };
  const end = [
    note([
      L(180, 'JUMLAH TERKINI / COMBINED BALANCE'),
      R(545, plain(first.closing + other.closing)),
    ]),
  ];
  flow(sheet, [...one, ...two, ...end], {
    top: 196,
    nextTop: 112,
    bottom: 780,
    pitch: 11,
    gap: 2,
    onPage,
  });
  const layout =
    'Maybank card: posting before transaction date, CR behind payments, two cards in one bill';
  return drawn(
    sheet,
    { name: 'maybank-card', bank: 'Maybank', layout },
    section(first, one, 'MYR', { label: cards[0] }),
    section(other, two, 'MYR', { label: cards[1] }),
  );
}

export const MAYBANK_CARD: readonly Bank[] = [{ name: 'maybank-card', draw: drawMaybankCard }];
