import { COMMA, day, figure } from './figures.ts';
import { type Block, flow } from './flow.ts';
import { L, R, Sheet, T } from './sheet.ts';
import { type Bank, drawn, section } from './statement.ts';
import { type Booking, type Story, story } from './story.ts';

const plain = (minor: number) => figure(minor, COMMA);
const spaced = (minor: number) => `${minor < 0 ? '-' : '+'} ${plain(minor)}`;

const SEPA: Record<Booking['kind'], string> = {
  card: 'Kartenzahlung',
  bill: 'SEPA Lastschrifteinzug von',
  rent: 'SEPA Dauerauftrag an',
  salary: 'SEPA Gehaltszahlung von',
  sent: 'SEPA Überweisung an',
  received: 'SEPA Überweisung von',
  cash: 'Bargeldauszahlung',
  fee: 'Verwendungszweck/ Kundenreferenz',
  interest: 'Saldo der Abschlussposten',
  refund: 'Kartengutschrift',
};

const details = ({ kind, payee, note, reference, place, date }: Booking): string[] =>
  kind === 'card' || kind === 'refund'
    ? [`${payee}//${place}/DE`, `${day(date, 'DD-MM-YYYY')}T14:22:09 Kartennr. 5352${reference}`]
    : kind === 'fee' || kind === 'interest' || kind === 'cash'
      ? [payee]
      : [payee, 'Verwendungszweck/ Kundenreferenz', `${reference} ${note}`];

/** The year stands under each date. The balances stand in a line of labels over a line of values. */
async function drawDeutsche(seed: number) {
  const told = story(seed, { country: 'de', startsOn: 2, count: 22, overdrawn: seed % 3 === 0 });
  const sheet = new Sheet({ size: 8.5 });
  const rows = told.bookings.map((booking): Block => {
    const { date, value, amount, kind } = booking;
    const [first = '', ...rest] = details(booking);
    return {
      booking,
      lines: [
        [
          L(56, day(date, 'DD.MM.')),
          L(98, day(value, 'DD.MM.')),
          T(140, SEPA[kind]),
          R(amount < 0 ? 462 : 545, spaced(amount)),
        ],
        [L(56, date.slice(0, 4)), L(98, value.slice(0, 4)), T(140, first)],
        ...rest.map((line) => [T(140, line)]),
      ],
    };
  });
  const onPage = (page: number) => {
    sheet.put(52, L(56, 'Deutsche Bank', { size: 18, bold: true, colour: '#0018a8' }));
    if (page === 1) {
      [told.cast.holder, told.cast.street, told.cast.town].forEach((line, index) => {
        sheet.put(120 + index * 12, L(56, line, { size: 10 }));
      });
      const period = `Kontoauszug vom ${day(told.from, 'DD.MM.YYYY')} bis ${day(told.to, 'DD.MM.YYYY')}`;
      sheet.put(200, L(56, period, { size: 12, bold: true }));
      const labels = [L(56, 'Auszug'), L(100, 'Seite'), L(135, 'von'), L(170, 'IBAN')];
      sheet.put(232, ...labels, R(545, `Alter Saldo per ${day(told.from, 'DD.MM.YYYY')}`));
      const iban = `DE51 1007 0124 ${told.account.slice(0, 4)} ${told.account.slice(4, 8)} ${told.account.slice(8)}`;
      sheet.put(
        244,
        L(56, '7'),
        L(100, '1'),
        L(135, '2'),
        L(170, iban),
        L(440, 'EUR'),
        R(545, spaced(told.opening)),
      );
    }
    const y = page === 1 ? 274 : 100;
    sheet.put(
      y,
      L(56, 'Buchung'),
      L(98, 'Valuta'),
      L(140, 'Vorgang'),
      R(462, 'Soll'),
      R(545, 'Haben'),
    );
    sheet.rule(56, y + 4, 545);
    sheet.upwards(26, 700, `0${told.account}000051072`);
    sheet.put(
      818,
      L(56, 'Deutsche Bank AG, Taunusanlage 12, 60325 Frankfurt am Main', { size: 6 }),
    );
  };
  const end: Block[] = [
    {
      gap: 10,
      lines: [
        [
          L(140, 'Filialnummer'),
          L(210, 'Kontonummer'),
          R(545, `Neuer Saldo per ${day(told.to, 'DD.MM.YYYY')}`),
        ],
      ],
    },
    {
      lines: [
        [
          L(140, '124'),
          L(210, told.account),
          L(440, 'EUR'),
          R(545, spaced(told.closing), { bold: true }),
        ],
      ],
    },
    { gap: 14, lines: [[L(56, 'Wichtige Hinweise', { bold: true })]] },
    {
      lines: [
        [
          L(
            56,
            'Bitte erheben Sie Einwendungen gegen einzelne Buchungen unverzüglich. Der Überziehungskredit beträgt 1.000,00 EUR.',
            { size: 7 },
          ),
        ],
      ],
    },
  ];
  const blocks = [...rows, ...end];
  flow(sheet, blocks, { top: 294, nextTop: 120, bottom: 780, pitch: 10, gap: 6, onPage });
  const layout =
    'Deutsche Bank: the year under each date, a blank behind the sign, balances in a line of labels over values';
  return drawn(
    sheet,
    { name: 'deutsche-bank', bank: 'Deutsche Bank', layout },
    section(told, blocks, 'EUR'),
  );
}

function postbankTop(sheet: Sheet, told: Story, page: number): void {
  sheet.put(50, L(62, 'Postbank', { size: 20, bold: true, colour: '#0018a8' }));
  if (page === 1) {
    [told.cast.holder, told.cast.street, told.cast.town].forEach((line, index) => {
      sheet.put(110 + index * 12, L(62, line, { size: 10 }));
    });
    const period = `Kontoauszug: Postbank Giro plus vom ${day(told.from, 'DD.MM.YYYY')} bis ${day(told.to, 'DD.MM.YYYY')}`;
    sheet.put(190, L(62, period, { bold: true, size: 9 }));
    sheet.put(
      206,
      L(62, 'Auszug'),
      L(110, 'Jahr'),
      L(150, 'Seite von'),
      L(210, 'IBAN'),
      R(548, 'Alter Kontostand'),
    );
    sheet.put(
      217,
      L(62, '006'),
      L(110, told.to.slice(0, 4)),
      L(150, '1  2'),
      L(210, `DE90 4401 0046 ${told.account}`),
      L(440, 'EUR'),
      R(548, spaced(told.opening)),
    );
  }
  const y = page === 1 ? 246 : 96;
  sheet.put(
    y,
    L(62, 'Buchung'),
    L(102, 'Wert'),
    L(136, 'Vorgang/Buchungsinformation'),
    R(462, 'Soll'),
    R(548, 'Haben'),
  );
  sheet.rule(62, y + 4, 548);
  sheet.upwards(30, 640, `G${told.account}-0617-02/04-P`);
}

/** The old giro account: the blank behind the sign comes and goes. */
async function drawPostbank(seed: number) {
  const told = story(seed, { country: 'de', startsOn: 7, count: 20 });
  const sheet = new Sheet({ size: 8.5 });
  const money = (minor: number) =>
    told.draw.int(0, 2) === 0 ? spaced(minor).replace(' ', '') : spaced(minor);
  const rows = told.bookings.map((booking): Block => {
    const { date, value, amount, kind, payee, note, reference } = booking;
    const type =
      kind === 'card' || kind === 'bill'
        ? 'SDD Lastschr'
        : amount < 0
          ? 'SEPA Überw. Einzel'
          : 'Gutschr. SEPA';
    const rest = [
      `Referenz ${reference}L`,
      ...(kind === 'bill' ? [`Mandat M${reference.slice(2)}`] : []),
      note,
      payee,
    ];
    return {
      booking,
      lines: [
        [
          L(62, day(date, 'DD.MM.')),
          L(102, day(value, 'DD.MM.')),
          T(136, type),
          R(amount < 0 ? 462 : 548, money(amount)),
        ],
        ...rest.map((line) => [T(136, line)]),
      ],
    };
  });
  const sum = (label: string, minor: number): Block => ({
    lines: [[L(136, label), L(440, 'EUR'), R(548, spaced(minor))]],
  });
  const end: Block[] = [
    {
      gap: 12,
      lines: [
        [
          L(62, 'Kontonummer'),
          L(136, 'Summe Zahlungseingänge'),
          L(440, 'EUR'),
          R(548, spaced(told.totalIn)),
        ],
      ],
    },
    sum('Summe Zahlungsausgänge', told.totalOut),
    {
      lines: [
        [
          L(62, told.account),
          L(136, 'Eingeräumte Kontoüberziehung'),
          L(440, 'EUR'),
          R(548, '1.200,00'),
        ],
      ],
    },
    sum('Neuer Kontostand', told.closing),
    {
      gap: 10,
      lines: [
        [
          L(
            62,
            'Zinssatz für die geduldete Kontoüberziehung 14,90 % jährlich ab 01.01.2024. Rechnungsabschluss: siehe Rückseite.',
            { size: 7 },
          ),
        ],
      ],
    },
  ];
  const blocks = [...rows, ...end];
  const onPage = (page: number) => postbankTop(sheet, told, page);
  flow(sheet, blocks, { top: 266, nextTop: 116, bottom: 780, pitch: 10, gap: 6, onPage });
  const layout =
    'Postbank: two dates without a year, the blank behind the sign not constant, totals at the end';
  return drawn(sheet, { name: 'postbank', bank: 'Postbank', layout }, section(told, blocks, 'EUR'));
}

export const DEUTSCHE_BANK: readonly Bank[] = [
  { name: 'deutsche-bank', draw: drawDeutsche },
  { name: 'postbank', draw: drawPostbank },
];
