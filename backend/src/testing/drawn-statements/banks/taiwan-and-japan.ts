import { day, figure, WHOLE } from './figures.ts';
import type { Block } from './flow.ts';
import { B, L, R, T } from './sheet.ts';
import type { Booking } from './story.ts';
import { note, smallPrint, tableBank } from './table-bank.ts';

const whole = (amount: number) => figure(amount, WHOLE);
const signed = (amount: number) => `${amount < 0 ? '-' : ''}${whole(amount)}`;
const _ifOut = (amount: number, unused: string) => (amount < 0 ? whole(amount) : unused);
const _ifIn = (amount: number, unused: string) => (amount > 0 ? whole(amount) : unused);

const CHINESE: Record<Booking['kind'], string> = {
  card: '簽帳卡消費',
  bill: '代繳',
  rent: '轉帳',
  salary: '薪資轉入',
  sent: '行動轉帳',
  received: '跨行轉入',
  cash: '現金提款',
  fee: '手續費',
  interest: '利息',
  refund: '消費退款',
};
const TAIWAN = { country: 'tw', count: 22, scale: 30, step: 100 } as const;
const dollars = (minor: number) => whole(minor / 100);

type Taiwanese = {
  name: string;
  bank: string;
  layout: string;
  date: string;
  heads: readonly [string, string, string, string, string, string];
  opened: string;
  closed: string;
};

const taiwanese = ({ heads, date, opened, closed, ...own }: Taiwanese) =>
  tableBank({
    ...own,
    currency: 'TWD',
    plot: TAIWAN,
    sheet: { size: 8, face: 'Unifont' },
    letterhead: (sheet, told) => {
      sheet.put(50, L(40, own.bank, { size: 15 }), L(240, '綜合對帳單', { size: 13 }));
      sheet.put(
        80,
        L(40, `戶名：${told.cast.holder}`),
        L(220, `帳號：${told.account}88`),
        L(400, '幣別：新臺幣 TWD'),
      );
      sheet.put(94, L(40, `對帳單期間：${day(told.from, date)} ~ ${day(told.to, date)}`));
    },
    everyPage: (sheet) => {
      sheet.put(
        818,
        L(40, '存款保險最高保額新臺幣 3,000,000 元。如有疑問請洽客服。', { size: 6 }),
        R(555, `第 ${sheet.page} 頁`, { size: 6 }),
      );
    },
    head: [
      [
        L(40, heads[0]),
        L(110, heads[1]),
        R(320, heads[2]),
        R(400, heads[3]),
        R(480, heads[4]),
        L(492, heads[5]),
      ],
    ],
    headAt: 124,
    nextHeadAt: 60,
    gap: 6,
    rows: (told) => [
      note([L(40, day(told.from, date)), L(110, opened), R(480, dollars(told.opening))]),
      ...told.bookings.map(
        (booking): Block => ({
          booking,
          lines: [
            [
              L(40, day(booking.date, date)),
              T(110, CHINESE[booking.kind]),
              R(booking.amount < 0 ? 320 : 400, dollars(booking.amount)),
              B(480, dollars(booking.balance)),
              T(492, booking.payee.slice(0, 8)),
            ],
          ],
        }),
      ),
      note([L(40, day(told.to, date)), L(110, closed), R(480, dollars(told.closing))]),
    ],
  });

const CATHAY = taiwanese({
  name: 'cathay-united',
  bank: '國泰世華銀行',
  layout: 'Cathay United: years of the Republic of China, remarks behind the balance',
  date: 'ROC/MM/DD',
  heads: ['交易日期', '交易說明', '提款金額', '存款金額', '餘額', '備註'],
  opened: '承前餘額',
  closed: '本期餘額',
});
const CTBC = taiwanese({
  name: 'ctbc',
  bank: '中國信託銀行',
  layout: 'CTBC: western years, expense and deposit columns, remarks behind the balance',
  date: 'YYYY/MM/DD',
  heads: ['帳務日期', '摘要', '支出', '存入', '餘額', '備註'],
  opened: '前期餘額',
  closed: '期末餘額',
});

const MUFG = tableBank({
  name: 'mufg',
  bank: '三菱UFJ銀行',
  layout:
    'MUFG: kanji heads, half-width names, yen without decimals, the balance carried over as the first row',
  currency: 'JPY',
  plot: { country: 'jp', count: 22, scale: 1.5, step: 1 },
  sheet: { size: 8, face: 'Unifont' },
  letterhead: (sheet, told) => {
    sheet.put(50, L(40, '三菱UFJ銀行', { size: 15 }), L(250, '取引明細書', { size: 13 }));
    sheet.put(
      84,
      L(40, `お名前 ${told.cast.holder} 様`),
      L(260, `普通預金 口座番号 ${told.account.slice(0, 7)}`),
    );
    sheet.put(
      98,
      L(40, `照会期間 ${day(told.from, 'YYYY年M月D日')} ～ ${day(told.to, 'YYYY年M月D日')}`),
    );
  },
  head: [
    [
      L(40, '日付'),
      L(120, '摘要'),
      L(180, '摘要内容'),
      R(370, 'お支払金額'),
      R(455, 'お預り金額'),
      R(550, '差引残高'),
    ],
  ],
  headAt: 126,
  nextHeadAt: 60,
  gap: 6,
  rows: (told) => {
    const types: Record<Booking['kind'], string> = {
      card: 'デビット',
      bill: '口座振替',
      rent: '振込',
      salary: '給料',
      sent: '振込',
      received: '振込',
      cash: 'カード',
      fee: '手数料',
      interest: '利息',
      refund: '返金',
    };
    return [
      note([
        L(40, day(told.from, 'YYYY年M月D日')),
        L(120, '繰越'),
        R(550, `${signed(told.opening)}円`),
      ]),
      ...told.bookings.map(
        (booking): Block => ({
          booking,
          lines: [
            [
              L(40, day(booking.date, 'YYYY年M月D日')),
              T(120, types[booking.kind]),
              T(180, booking.payee),
              R(booking.amount < 0 ? 370 : 455, `${whole(booking.amount)}円`),
              B(550, `${whole(booking.balance)}円`),
            ],
          ],
        }),
      ),
      ...smallPrint(40, 'お客さまの預金は預金保険制度により 10,000,000円 まで保護されます。'),
    ];
  },
  told: () => ({ closingMinor: null, proof: 'not_provable' }),
});

export const TAIWAN_AND_JAPAN = [CATHAY, CTBC, MUFG];
