import { day, figure, WHOLE } from './figures.ts';
import type { Block } from './flow.ts';
import { B, L, PAGES, R, T } from './sheet.ts';
import type { Booking } from './story.ts';
import { note, smallPrint, tableBank } from './table-bank.ts';

const whole = (amount: number) => figure(amount, WHOLE);
const _signed = (amount: number) => `${amount < 0 ? '-' : ''}${whole(amount)}`;
const ifOut = (amount: number, unused: string) => (amount < 0 ? whole(amount) : unused);
const ifIn = (amount: number, unused: string) => (amount > 0 ? whole(amount) : unused);

const KOREAN: Record<Booking['kind'], string> = {
  card: '체크카드',
  bill: 'CMS공동',
  rent: '자동이체',
  salary: '급여',
  sent: '전자금융',
  received: '인터넷',
  cash: 'ATM출금',
  fee: '수수료',
  interest: '예금이자',
  refund: '체크취소',
};
const WON = { country: 'kr', count: 26, scale: 12, step: 10 } as const;

const IM = tableBank({
  name: 'im-bank',
  bank: 'iM뱅크',
  layout:
    'iM Bank: newest first, the unused side shows 0, date and time in one cell, values left of their heads',
  currency: 'KRW',
  plot: WON,
  sheet: { size: 7.5, face: 'Unifont' },
  letterhead: (sheet, told) => {
    sheet.put(50, L(34.7, 'iM뱅크', { size: 14 }), L(230, '거래내역조회', { size: 13 }));
    const { cast, account, from, to, closing } = told;
    sheet.put(
      80,
      L(34.7, `고객명 : ${cast.holder}`),
      L(170, `조회계좌번호 : 508-10-${account.slice(0, 6)}`),
    );
    sheet.put(93, L(34.7, `조회기간 : ${from} ~ ${to}`), L(280, `현재잔액 : ${whole(closing)} 원`));
  },
  everyPage: (sheet) => {
    sheet.put(
      820,
      L(34.7, '본 내역은 고객 참고용이며 법적 효력이 없습니다. 문의 1566-5050', { size: 6 }),
      R(560, `${sheet.page} / ${PAGES}`, { size: 6 }),
    );
  },
  head: [
    [
      L(34.7, 'NO'),
      L(97.8, '거래일시'),
      L(160, '적요'),
      L(225, '찾으신금액'),
      L(278, '맡기신금액'),
      L(331.5, '거래후잔액'),
      L(405.9, '비고'),
      L(490, '거래점'),
    ],
  ],
  headAt: 118,
  nextHeadAt: 60,
  gap: 6,
  rows: (told) =>
    told.bookings
      .map(
        (booking, index): Block => ({
          booking,
          lines: [
            [
              L(34.7, String(told.bookings.length - index)),
              L(55, `${booking.date} [${booking.time}]`),
              T(160, KOREAN[booking.kind]),
              R(270, ifOut(booking.amount, '0')),
              R(322, ifIn(booking.amount, '0')),
              B(376, whole(booking.balance)),
              T(383.4, booking.payee),
              L(490, booking.place),
            ],
          ],
        }),
      )
      .reverse(),
  told: () => ({ openingMinor: null }),
});

const SHINHAN = tableBank({
  name: 'shinhan',
  bank: '신한은행',
  layout:
    'Shinhan: date and time in two columns, withdrawal and deposit with 0 on the unused side, newest first',
  currency: 'KRW',
  plot: WON,
  sheet: { size: 7.5, face: 'Unifont' },
  letterhead: (sheet, told) => {
    sheet.put(50, L(40, '신한은행', { size: 15 }), L(240, '거래내역확인서', { size: 13 }));
    sheet.put(
      84,
      L(40, `성명 : ${told.cast.holder}`),
      L(220, `계좌번호 : 110-${told.account.slice(0, 3)}-${told.account.slice(3, 9)}`),
    );
    sheet.put(
      97,
      L(40, `조회기간 : ${day(told.from, 'YYYY.MM.DD')} ~ ${day(told.to, 'YYYY.MM.DD')}`),
      L(260, `통화 : KRW   잔액 : ${whole(told.closing)} 원`),
    );
  },
  head: [
    [
      L(40, '거래일자'),
      L(95, '거래시간'),
      L(150, '적요'),
      R(285, '출금(원)'),
      R(360, '입금(원)'),
      L(375, '내용'),
      R(510, '잔액(원)'),
      L(520, '거래점'),
    ],
  ],
  headAt: 124,
  nextHeadAt: 60,
  gap: 5,
  rows: (told) =>
    told.bookings
      .map(
        (booking): Block => ({
          booking,
          lines: [
            [
              L(40, day(booking.date, 'YYYY.MM.DD')),
              L(95, booking.time),
              T(150, KOREAN[booking.kind]),
              R(285, ifOut(booking.amount, '0')),
              R(360, ifIn(booking.amount, '0')),
              T(375, booking.payee),
              B(510, whole(booking.balance)),
              L(520, booking.place),
            ],
          ],
        }),
      )
      .reverse(),
  told: () => ({ openingMinor: null }),
});

const KB = tableBank({
  name: 'kb-kookmin',
  bank: 'KB국민은행',
  layout: 'KB Kookmin: date and time under each other, oldest first, sums of both sides at the end',
  currency: 'KRW',
  plot: WON,
  sheet: { size: 7.5, face: 'Unifont' },
  letterhead: (sheet, told) => {
    sheet.put(50, L(40, 'KB국민은행', { size: 15 }), L(240, '예금거래내역', { size: 13 }));
    sheet.put(
      84,
      L(40, `예금주명 : ${told.cast.holder}`),
      L(220, `계좌번호 : 4013-01-${told.account.slice(0, 6)}`),
    );
    sheet.put(
      97,
      L(40, `조회기간 : ${day(told.from, 'YYYY.MM.DD')} ~ ${day(told.to, 'YYYY.MM.DD')}`),
      L(260, '단위 : 원'),
    );
  },
  head: [
    [
      L(40, '거래일시'),
      L(110, '적요'),
      L(180, '보낸분/받는분'),
      R(350, '출금액'),
      R(430, '입금액'),
      R(510, '잔액'),
      L(520, '거래점'),
    ],
  ],
  headAt: 124,
  nextHeadAt: 60,
  gap: 4,
  rows: (told) => [
    ...told.bookings.map(
      (booking): Block => ({
        booking,
        lines: [
          [
            L(40, day(booking.date, 'YYYY.MM.DD')),
            T(110, KOREAN[booking.kind]),
            T(180, booking.payee),
            R(350, ifOut(booking.amount, '0')),
            R(430, ifIn(booking.amount, '0')),
            B(510, whole(booking.balance)),
            L(520, booking.place),
          ],
          [L(40, booking.time)],
        ],
      }),
    ),
    note([L(180, '합계'), R(350, whole(told.totalOut)), R(430, whole(told.totalIn))]),
    ...smallPrint(
      40,
      '위 내용은 발급일 현재의 거래내역임을 확인합니다. 예금자보호 한도 50,000,000원',
    ),
  ],
  told: () => ({ openingMinor: null, closingMinor: null, proof: 'not_provable' }),
});

export const KOREA = [IM, SHINHAN, KB];
