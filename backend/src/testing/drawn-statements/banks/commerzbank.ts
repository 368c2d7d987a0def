import { COMMA, day, figure } from './figures.ts';
import { type Block, flow } from './flow.ts';
import { type Cell, L, R, Sheet, T } from './sheet.ts';
import { type Bank, drawn, section } from './statement.ts';
import { type Booking, story } from './story.ts';

const plain = (minor: number) => figure(minor, COMMA);

const COMMERZ: Record<Booking['kind'], string> = {
  card: 'Kartenzahlung',
  refund: 'Kartengutschrift',
  bill: 'Lastschrift',
  sent: 'Überweisung',
  received: 'Gutschrift',
  salary: 'Gutschrift',
  rent: 'Dauerauftrag',
  fee: 'Entgelte',
  interest: 'Zinsen',
  cash: 'Auszahlung',
};

/** "Zu Ihren Lasten" and "Zu Ihren Gunsten"; a heading names the booking day of the rows below it. */
async function drawCommerzbank(seed: number) {
  const told = story(seed, { country: 'de', startsOn: 3, count: 24 });
  const sheet = new Sheet({ size: 8.5 });
  let before = '';
  const rows = told.bookings.flatMap((booking): Block[] => {
    const { date, value, amount, kind, payee, note, reference } = booking;
    const text = [
      payee,
      COMMERZ[kind],
      ...(kind === 'card' || kind === 'fee' ? [] : [note, `End-to-End-Ref.: ${reference}`]),
    ];
    const [first = '', ...rest] = text;
    const row: Block = {
      booking,
      lines: [
        [
          T(70, first),
          L(308, day(value, 'DD.MM')),
          amount < 0 ? R(438, `${plain(amount)}-`) : R(545, plain(amount)),
        ],
        ...rest.map((line) => [T(70, line)]),
      ],
    };
    const heading: Block = {
      gap: 4,
      lines: [[L(70, `Buchungsdatum: ${day(date, 'DD.MM.YYYY')}`, { bold: true })]],
    };
    const isNew = date !== before;
    before = date;
    return isNew ? [heading, row] : [row];
  });
  const balance = (label: string, date: string, minor: number): Block => ({
    lines: [
      [
        L(70, `${label} vom ${day(date, 'DD.MM.YYYY')}`, { bold: true }),
        minor < 0 ? R(438, `${plain(minor)}-`) : R(545, plain(minor), { bold: true }),
      ],
    ],
  });
  const onPage = (page: number) => {
    sheet.put(50, R(545, 'COMMERZBANK', { size: 16, bold: true }));
    if (page === 1) {
      [told.cast.holder, told.cast.street, told.cast.town].forEach((line, index) => {
        sheet.put(110 + index * 12, L(70, line, { size: 10 }));
      });
      sheet.put(
        180,
        L(70, `Kontoauszug vom ${day(told.to, 'DD.MM.YYYY')}`, { size: 12, bold: true }),
      );
      sheet.put(
        194,
        L(70, 'Auszug-Nr. 4'),
        L(200, `IBAN: DE12 2004 0000 ${told.account}`),
        R(545, 'Kontowährung: Euro'),
      );
    }
    const y = page === 1 ? 224 : 90;
    sheet.put(
      y,
      L(70, 'Angaben zu den Umsätzen'),
      L(308, 'Valuta'),
      R(438, 'Zu Ihren Lasten'),
      R(545, 'Zu Ihren Gunsten'),
    );
    sheet.rule(70, y + 4, 545);
    sheet.put(
      815,
      L(70, 'Commerzbank AG, Kaiserplatz, 60311 Frankfurt am Main', { size: 6 }),
      R(545, `Seite ${page}`, { size: 6 }),
    );
  };
  const blocks = [
    balance('Alter Kontostand', told.from, told.opening),
    ...rows,
    balance('Neuer Kontostand', told.to, told.closing),
  ];
  flow(sheet, blocks, { top: 244, nextTop: 110, bottom: 780, pitch: 10, gap: 5, onPage });
  const layout =
    'Commerzbank: a heading names the day, value date beside the text, a minus behind debits';
  return drawn(
    sheet,
    { name: 'commerzbank', bank: 'Commerzbank', layout },
    section(told, blocks, 'EUR'),
  );
}

/** Several products in one report; the account's table has one signed column of euros. */
async function drawComdirect(seed: number) {
  const told = story(seed, { country: 'de', count: 20 });
  const sheet = new Sheet({ size: 8.5 });
  const money = (minor: number) => `${minor < 0 ? '-' : '+'}${plain(minor)}`;
  const rows = told.bookings.map((booking): Block => {
    const { date, value, amount, kind, payee, note, reference } = booking;
    const words = sheet.wrap(
      kind === 'card' ? `${payee} ${booking.place} Kartenzahlung` : `${payee} ${note} ${reference}`,
      190,
    );
    const [first = '', ...rest] = words;
    const lines: Cell[][] = [
      [
        L(56, day(date, 'DD.MM.YYYY')),
        T(112, COMMERZ[kind].split(' ')[0] ?? ''),
        T(200, first),
        R(545, money(amount)),
      ],
      [L(56, day(value, 'DD.MM.YYYY')), ...(rest[0] ? [T(200, rest[0])] : [])],
      ...rest.slice(1).map((line) => [T(200, line)]),
    ];
    return { booking, lines };
  });
  const balance = (label: string, date: string, minor: number): Block => ({
    lines: [
      [
        L(56, day(date, 'DD.MM.YYYY'), { bold: true }),
        L(112, label, { bold: true }),
        R(545, money(minor), { bold: true }),
      ],
    ],
  });
  const onPage = (page: number) => {
    sheet.put(50, L(56, 'comdirect', { size: 20, bold: true }), R(545, `Seite ${page}`));
    const y = page === 1 ? 190 : 90;
    if (page === 1) {
      sheet.put(90, L(56, told.cast.holder, { size: 10 }));
      sheet.put(
        130,
        L(56, `Finanzreport Nr. 9 per ${day(told.to, 'DD.MM.YYYY')}`, { size: 13, bold: true }),
      );
      sheet.put(
        164,
        L(56, `Girokonto  IBAN DE83 2004 1133 ${told.account}`, { size: 10, bold: true }),
      );
    }
    sheet.put(
      y,
      L(56, 'Buchungstag'),
      L(112, 'Vorgang'),
      L(200, 'Auftraggeber/Empfänger'),
      R(545, 'Ausgang/Eingang in EUR'),
    );
    sheet.put(y + 10, L(56, 'Valuta'), L(200, 'Buchungstext'));
    sheet.rule(56, y + 14, 545);
  };
  const blocks = [
    balance('Alter Saldo', told.from, told.opening),
    ...rows,
    balance('Neuer Saldo', told.to, told.closing),
  ];
  flow(sheet, blocks, { top: 222, nextTop: 122, bottom: 790, pitch: 10, gap: 6, onPage });
  const layout =
    'comdirect: booking day over value date, type and text in columns of their own, one signed column';
  return drawn(
    sheet,
    { name: 'comdirect', bank: 'comdirect', layout },
    section(told, blocks, 'EUR'),
  );
}

export const COMMERZBANK: readonly Bank[] = [
  { name: 'commerzbank', draw: drawCommerzbank },
  { name: 'comdirect', draw: drawComdirect },
];
