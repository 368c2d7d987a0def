import { day, figure } from './figures.ts';
import type { Block } from './flow.ts';
import { B, L, R, T } from './sheet.ts';
import type { Booking } from './story.ts';
import { address, note, smallPrint, type TableBank, tableBank } from './table-bank.ts';

const plain = (minor: number) => figure(minor);

const TYPES: Record<Booking['kind'], string> = {
  card: 'DEBIT CARD PURCHASE',
  bill: 'AUTO DEBIT',
  rent: 'STANDING INSTRUCTION',
  salary: 'IBG CREDIT',
  sent: 'DUITNOW TRANSFER',
  received: 'INSTANT TRANSFER',
  cash: 'ATM WITHDRAWAL',
  fee: 'SERVICE CHARGE',
  interest: 'INTEREST/HIBAH',
  refund: 'PURCHASE REVERSAL',
};

const malaysian = (
  own: Pick<TableBank, 'name' | 'bank' | 'layout' | 'head' | 'rows'>,
  title: string,
) =>
  tableBank({
    ...own,
    currency: 'MYR',
    plot: { country: 'my', count: 22 },
    sheet: { size: 8 },
    letterhead: (sheet, told) => {
      sheet.put(56, L(50, own.bank ?? '', { size: 16, bold: true }));
      address(sheet, told, 50, 100);
      sheet.put(100, L(340, title, { bold: true }));
      sheet.put(114, L(340, 'Tarikh Penyata / Statement Date'), R(550, day(told.to, 'DD/MM/YYYY')));
      sheet.put(126, L(340, 'No. Akaun / Account No.'), R(550, told.account));
      sheet.put(138, L(340, 'Matawang / Currency'), R(550, 'MYR'));
    },
    everyPage: (sheet) => {
      sheet.put(
        800,
        L(
          50,
          'Sekiranya anda mendapati sebarang kesilapan, sila maklumkan kepada kami dalam masa 14 hari.',
          { size: 6 },
        ),
      );
      sheet.put(
        808,
        L(
          50,
          'If you find any discrepancy, please notify us within 14 days. Protected by PIDM up to RM250,000 for each depositor.',
          { size: 6 },
        ),
      );
      sheet.put(818, R(550, `Muka Surat / Page ${sheet.page}`, { size: 6 }));
    },
    headAt: 180,
    nextHeadAt: 90,
    gap: 3,
  });

const CIMB = malaysian(
  {
    name: 'cimb',
    bank: 'CIMB Bank',
    layout:
      'CIMB: heads in two languages over each other, a reference column, the opening balance as first row',
    head: [
      [
        L(50, 'Tarikh'),
        L(110, 'Diskripsi'),
        L(270, 'No. Rujukan'),
        R(410, 'Pengeluaran'),
        R(480, 'Simpanan'),
        R(550, 'Baki'),
      ],
      [
        L(50, 'Date'),
        L(110, 'Description'),
        L(270, 'Cheque / Ref No'),
        R(410, 'Withdrawal'),
        R(480, 'Deposits'),
        R(550, 'Balance'),
      ],
    ],
    rows: (told) => [
      note([L(110, 'OPENING BALANCE'), R(550, plain(told.opening))]),
      ...told.bookings.map(
        (booking): Block => ({
          booking,
          lines: [
            [
              L(50, day(booking.date, 'DD/MM/YYYY')),
              T(110, TYPES[booking.kind]),
              L(270, booking.reference),
              R(booking.amount < 0 ? 410 : 480, plain(booking.amount)),
              B(550, plain(booking.balance)),
            ],
            [T(110, booking.payee)],
            ...(booking.kind === 'sent' ? [[T(110, booking.note)]] : []),
          ],
        }),
      ),
      note([
        L(110, 'CLOSING BALANCE / BAKI PENUTUP', { bold: true }),
        R(550, plain(told.closing), { bold: true }),
      ]),
    ],
  },
  'PENYATA AKAUN / STATEMENT OF ACCOUNT',
);

const PUBLIC_BANK = malaysian(
  {
    name: 'public-bank',
    bank: 'Public Bank',
    layout:
      'Public Bank: days without a year, the date once a day, debits before credits, totals in a summary at the end',
    head: [
      [L(50, 'TARIKH'), L(100, 'URUS NIAGA'), R(400, 'DEBIT'), R(470, 'KREDIT'), R(550, 'BAKI')],
      [L(50, 'DATE'), L(100, 'TRANSACTION'), R(400, 'DEBIT'), R(470, 'CREDIT'), R(550, 'BALANCE')],
    ],
    rows: (told) => [
      note([
        L(50, day(told.from, 'DD/MM')),
        L(100, 'Balance From Last Statement'),
        R(550, plain(told.opening)),
      ]),
      ...told.bookings.map(
        (booking, index): Block => ({
          booking,
          lines: [
            [
              L(
                50,
                told.bookings[index - 1]?.date === booking.date ? '' : day(booking.date, 'DD/MM'),
              ),
              T(100, `${TYPES[booking.kind]} ${booking.reference.slice(4)}`),
              R(booking.amount < 0 ? 400 : 470, plain(booking.amount)),
              B(550, plain(booking.balance)),
            ],
            [T(100, booking.payee)],
          ],
        }),
      ),
      note([
        L(100, 'Closing Balance In This Statement', { bold: true }),
        R(550, plain(told.closing), { bold: true }),
      ]),
      note([
        L(100, `No. of Debits ${told.countOut}`),
        L(250, 'Total Debits'),
        R(400, plain(told.totalOut)),
      ]),
      note([
        L(100, `No. of Credits ${told.countIn}`),
        L(250, 'Total Credits'),
        R(470, plain(told.totalIn)),
      ]),
    ],
  },
  'Penyata Akaun / Statement of Account',
);

const RHB = malaysian(
  {
    name: 'rhb',
    bank: 'RHB Bank',
    layout:
      'RHB: a summary of the account, days with a month in letters, B/F and C/F balances as rows',
    head: [
      [
        L(50, 'Tarikh'),
        L(100, 'Keterangan'),
        L(280, 'No. Siri'),
        R(400, 'Debit (-)'),
        R(470, 'Kredit (+)'),
        R(550, 'Baki'),
      ],
      [
        L(50, 'Date'),
        L(100, 'Description'),
        L(280, 'Serial No'),
        R(400, 'Debit (-)'),
        R(470, 'Credit (+)'),
        R(550, 'Balance'),
      ],
    ],
    rows: (told) => [
      note([L(100, 'B/F BALANCE'), R(550, plain(told.opening))]),
      ...told.bookings.map(
        (booking): Block => ({
          booking,
          lines: [
            [
              L(50, day(booking.date, 'DD MMM')),
              T(100, TYPES[booking.kind]),
              L(280, booking.reference.slice(5)),
              R(booking.amount < 0 ? 400 : 470, plain(booking.amount)),
              B(550, plain(booking.balance)),
            ],
            [T(100, `${booking.payee} /${booking.note}`)],
          ],
        }),
      ),
      note([L(100, 'C/F BALANCE', { bold: true }), R(550, plain(told.closing))]),
      { gap: 8, lines: [[L(50, 'RINGKASAN AKAUN / SUMMARY OF ACCOUNT', { bold: true })]] },
      note(
        [L(50, 'Jumlah Debit / Total Debit'), R(300, plain(told.totalOut))],
        [L(50, 'Jumlah Kredit / Total Credit'), R(300, plain(told.totalIn))],
      ),
      ...smallPrint(50, 'RHB eCoin: RM5.00 sebulan sehingga 31/12/2026.'),
    ],
  },
  'PENYATA AKAUN SIMPANAN / SAVINGS ACCOUNT STATEMENT',
);

export const MALAYSIA = [CIMB, PUBLIC_BANK, RHB];
