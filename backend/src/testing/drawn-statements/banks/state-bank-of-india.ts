import { day } from './figures.ts';
import type { Block } from './flow.ts';
import { cut, lakh, narration } from './india.ts';
import { B, L, R, T } from './sheet.ts';
import { smallPrint, tableBank } from './table-bank.ts';

const SBI = tableBank({
  name: 'sbi',
  bank: 'State Bank of India',
  layout: 'SBI: transaction and value date in words, a reference column, balances with CR or DR',
  currency: 'INR',
  plot: { country: 'in', count: 18, scale: 40 },
  sheet: { size: 7.5 },
  letterhead: (sheet, told) => {
    sheet.put(50, L(36, 'State Bank of India', { size: 14, bold: true, colour: '#22409a' }));
    const facts = [
      ['Account Name', told.cast.holder],
      ['Account Number', `0000${told.account}`],
      ['Account Description', 'REGULAR SB CHQ-INDIVIDUALS'],
      ['Drawing Power', '0.00'],
      ['Interest Rate(% p.a.)', '2.7'],
      [`Balance as on ${day(told.from, 'D MMM YYYY')}`, lakh(told.opening)],
    ];
    facts.forEach(([label = '', value = ''], index) => {
      sheet.put(80 + index * 12, L(36, label), L(170, ':'), L(180, value));
    });
    sheet.put(
      164,
      L(
        36,
        `Account Statement from ${day(told.from, 'D MMM YYYY')} to ${day(told.to, 'D MMM YYYY')}`,
        { bold: true },
      ),
    );
  },
  head: [
    [
      L(36, 'Txn Date'),
      L(95, 'Value Date'),
      L(155, 'Description'),
      L(285, 'Ref No./Cheque No.'),
      R(430, 'Debit'),
      R(495, 'Credit'),
      R(560, 'Balance'),
    ],
  ],
  headAt: 184,
  nextHeadAt: 60,
  gap: 6,
  rows: (told) => [
    ...told.bookings.map((booking): Block => {
      const type = booking.amount > 0 ? 'BY TRANSFER-' : 'TO TRANSFER-';
      const [first = '', ...rest] = [type, ...cut(narration(booking).replace(/^UPI-/, 'UPI/'), 26)];
      return {
        booking,
        lines: [
          [
            L(36, day(booking.date, 'D MMM YYYY')),
            L(95, day(booking.value, 'D MMM YYYY')),
            T(155, first),
            L(285, `TRANSFER TO ${booking.reference.slice(5)}`),
            R(booking.amount < 0 ? 430 : 495, lakh(booking.amount)),
            B(560, lakh(booking.balance)),
          ],
          ...rest.map((line) => [T(155, line.trim())]),
        ],
      };
    }),
    ...smallPrint(
      36,
      'Please do not share your ATM, Debit/Credit card number, PIN and OTP with anyone over mail, SMS or phone call.',
      '**This is a computer generated statement and does not require a signature',
    ),
  ],
  told: () => ({ closingMinor: null, proof: 'not_provable' }),
});

export const STATE_BANK_OF_INDIA = [SBI];
