import { COMMA, day, figure } from './figures.ts';
import { type Block, flow } from './flow.ts';
import { L, R, Sheet, T } from './sheet.ts';
import { type Bank, drawn, section } from './statement.ts';
import { type Booking, type Story, story } from './story.ts';

const plain = (minor: number) => figure(minor, COMMA);
const signed = (minor: number) => `${minor < 0 ? '-' : ''}${plain(minor)}`;
const trailing = (minor: number) => `${plain(minor)}${minor < 0 ? '-' : '+'}`;
const spaced = (minor: number) => `${minor < 0 ? '- ' : '+ '}${plain(minor)}`;

function address(sheet: Sheet, { cast }: Story, y = 130): void {
  [cast.holder, cast.street, cast.town].forEach((line, index) => {
    sheet.put(y + index * 12, L(60, line, { size: 10 }));
  });
}

const ING_TYPES: Record<Booking['kind'], string> = {
  card: 'Lastschrift VISA',
  bill: 'Lastschrift',
  rent: 'Dauerauftrag/Terminueberweisung',
  salary: 'Gehalt/Rente',
  sent: 'Ueberweisung',
  received: 'Gutschrift',
  cash: 'Bargeldauszahlung VISA',
  fee: 'Entgelt',
  interest: 'Zinsen',
  refund: 'Gutschrift VISA',
};

/** The booking's day stands over its value date, both in one column; the balances stand in a block beside the address. */
async function drawIng(seed: number) {
  const told = story(seed, { country: 'de', count: 26 });
  const sheet = new Sheet({ size: 9 });
  const rows = told.bookings.map((booking): Block => {
    const { date, value, kind, payee, note, amount, reference, place } = booking;
    const purpose =
      kind === 'card'
        ? [
            `NR ${reference} ${place} KAUFUMSATZ ${day(date, 'DD.MM')} 12.00`,
            'ARN24012345678901234567890',
          ]
        : kind === 'bill'
          ? [note, `Mandat: M${reference}`, `Referenz: ${reference}`]
          : [note];
    const [first = '', ...rest] = purpose;
    return {
      booking,
      lines: [
        [
          L(70, day(date, 'DD.MM.YYYY')),
          T(145, `${ING_TYPES[kind]} ${payee}`),
          R(540, signed(amount)),
        ],
        [L(70, day(value, 'DD.MM.YYYY')), T(145, first)],
        ...rest.map((line) => [T(145, line)]),
      ],
    };
  });
  const facts = (page: number) => {
    const iban = `DE08 5001 0517 ${told.account.slice(0, 4)} ${told.account.slice(4, 8)} ${told.account.slice(8)}`;
    const values = [
      ['Datum', day(told.to, 'DD.MM.YYYY')],
      ['Auszugsnummer', String(Number(told.to.slice(5, 7)))],
      ['Eingeräumte Kontoüberziehung', '1.000,00 Euro'],
      ['Alter Saldo', `${signed(told.opening)} Euro`],
      ['Neuer Saldo', `${signed(told.closing)} Euro`],
      ['IBAN', iban],
      ['BIC', 'INGDDEFFXXX'],
      ['Seite', `${page} von 3`],
    ];
    values.forEach(([label = '', value = ''], index) => {
      sheet.put(130 + index * 12, L(330, label), R(545, value));
    });
  };
  const onPage = (page: number) => {
    sheet.put(60, L(60, 'ING', { size: 26, bold: true, colour: '#ff6200' }));
    sheet.put(80, L(60, 'ING-DiBa AG · 60628 Frankfurt am Main', { size: 7 }));
    if (page === 1) {
      address(sheet, told);
      facts(page);
      const month = day(told.to, 'MMMM YYYY', 'de');
      sheet.put(250, L(70, `Girokonto Nummer ${told.account}`, { size: 12, bold: true }));
      sheet.put(266, L(70, `Kontoauszug ${month}`, { size: 10 }));
    }
    const y = page === 1 ? 296 : 110;
    sheet.put(
      y,
      L(70, 'Buchung', { bold: true }),
      L(145, 'Buchung / Verwendungszweck', { bold: true }),
      R(540, 'Betrag (EUR)', { bold: true }),
    );
    sheet.put(y + 11, L(70, 'Valuta', { bold: true }));
    sheet.upwards(28, 760, `34GKKA${told.account}_T`);
    sheet.put(
      815,
      L(
        60,
        'ING-DiBa AG · Theodor-Heuss-Allee 2 · 60486 Frankfurt am Main · Steuernummer: 014 220 2800 4',
        { size: 6 },
      ),
    );
  };
  const closing: Block = {
    gap: 8,
    lines: [[L(145, 'Neuer Saldo', { bold: true }), R(540, signed(told.closing), { bold: true })]],
  };
  const hints: Block[] = [
    'Kunden-Information',
    'Vorliegender Freistellungsauftrag 1.000,00',
    'Ab dem 01.03.2026 beträgt der Zinssatz für Ihre eingeräumte Kontoüberziehung 9,99% p.a.',
    'Bitte beachten Sie: Guthaben sind bis 100.000,00 Euro je Kunde geschützt.',
  ].map((text) => ({ lines: [[L(70, text, { size: 8 })]] }));
  const blocks = [...rows, closing, ...hints];
  flow(sheet, blocks, { top: 328, nextTop: 142, bottom: 780, pitch: 11, gap: 5, onPage });
  const layout =
    'ING Germany: booking day over value date in one column, one signed amount, balances beside the address';
  return drawn(sheet, { name: 'ing-germany', bank: 'ING', layout }, section(told, blocks, 'EUR'));
}

async function drawC24(seed: number) {
  const told = story(seed, { country: 'de', count: 25 });
  const sheet = new Sheet({ size: 9 });
  const types = {
    ...ING_TYPES,
    card: 'Kartenzahlung',
    sent: 'Überweisung',
    received: 'Zahlungseingang',
    salary: 'Zahlungseingang',
    rent: 'Dauerauftrag',
    refund: 'Kartengutschrift',
    cash: 'Bargeldabhebung',
  };
  const rows = told.bookings.map((booking): Block => {
    const { date, value, kind, payee, note, amount, reference } = booking;
    const more =
      kind === 'card' ? [payee] : [payee, `DE77 5002 4024 ${reference.slice(0, 8)}`, note];
    return {
      booking,
      lines: [
        [
          L(52, day(date, 'DD.MM.')),
          L(98, day(value, 'DD.MM.')),
          T(145, types[kind]),
          R(545, `${spaced(amount)} €`),
        ],
        ...more.map((line) => [T(145, line, { size: 8, colour: '#555' })]),
      ],
    };
  });
  const sums = [
    ['Startsaldo', told.opening],
    ['Kontobelastungen', told.totalOut],
    ['Kontogutschriften', told.totalIn],
    ['Endsaldo', told.closing],
  ] as const;
  const onPage = (page: number) => {
    sheet.put(
      56,
      L(52, 'C24 Bank', { size: 20, bold: true, colour: '#0271c2' }),
      R(545, `Seite ${page}`),
    );
    if (page === 1) {
      sheet.put(90, L(52, 'Kontoauszug', { size: 14, bold: true }));
      sheet.put(106, L(52, `${day(told.from, 'DD.MM.YYYY')} - ${day(told.to, 'DD.MM.YYYY')}`));
      sheet.put(118, L(52, `${told.cast.holder}, ${told.cast.street}, ${told.cast.town}`));
      sheet.put(150, L(52, 'Zusammenfassung', { bold: true }));
      sums.forEach(([label, minor], index) => {
        sheet.put(166 + index * 13, L(52, label), R(545, `${spaced(minor)} €`));
      });
    }
    const y = page === 1 ? 244 : 90;
    sheet.put(
      y,
      L(52, 'Buchung'),
      L(98, 'Valuta'),
      L(145, 'Transaktionsinformation'),
      R(545, 'Betrag'),
    );
    sheet.rule(52, y + 5, 545);
    sheet.put(
      810,
      L(52, 'C24 Bank GmbH · Mainzer Landstraße 185 · 60327 Frankfurt am Main · BIC: DEFFDEFFXXX', {
        size: 6.5,
      }),
    );
  };
  flow(sheet, rows, { top: 266, nextTop: 112, bottom: 780, pitch: 11, gap: 6, onPage });
  const layout =
    'C24: a blank behind the sign, the euro behind the amount, a summary before the table';
  return drawn(sheet, { name: 'c24', bank: 'C24', layout }, section(told, rows, 'EUR'));
}

const CONSORS_TYPES: Record<Booking['kind'], string> = {
  card: 'GIROCARD',
  bill: 'LASTSCHRIFT',
  rent: 'DAUERAUFTRAG',
  salary: 'GEHALT/RENTE',
  sent: 'EURO-UEBERW.',
  received: 'GUTSCHRIFT',
  cash: 'BARGELDAUSZ.',
  fee: 'GEBUEHREN',
  interest: 'ABSCHLUSS',
  refund: 'GUTSCHRIFT',
};

/** Columns: text, booking day, a number, value day, debit and credit, each amount with its sign behind it. */
async function drawConsorsbank(seed: number) {
  const told = story(seed, { country: 'de', count: 20 });
  const sheet = new Sheet({ size: 8.5, face: 'Courier' });
  const interim = told.bookings[9];
  const rows = told.bookings.flatMap((booking): Block[] => {
    const { date, value, kind, payee, note, amount } = booking;
    const row: Block = {
      booking,
      lines: [
        [
          T(56, CONSORS_TYPES[kind]),
          L(258, day(date, 'DD.MM.')),
          L(302, `0${kind === 'card' ? 907 : 420}`),
          L(340, day(value, 'DD.MM.')),
          R(amount < 0 ? 460 : 545, trailing(amount)),
        ],
        [T(56, payee)],
        ...(kind === 'fee' ? [] : [[T(56, note)]]),
      ],
    };
    if (booking !== interim) return [row];
    const text = `*** Kontostand zum ${day(date, 'DD.MM.')} ***`;
    return [
      row,
      { lines: [[L(56, text), R(booking.balance < 0 ? 460 : 545, trailing(booking.balance))]] },
    ];
  });
  const standing = (label: string, minor: number): Block => ({
    lines: [
      [L(56, label, { bold: true }), R(minor < 0 ? 460 : 545, trailing(minor), { bold: true })],
    ],
  });
  const onPage = (page: number) => {
    sheet.put(54, L(56, 'Consorsbank', { size: 16, bold: true }), R(545, `Blatt ${page}`));
    if (page === 1) {
      address(sheet, told, 96);
      sheet.put(
        150,
        L(56, 'KONTOAUSZUG', { size: 12, bold: true }),
        L(300, `Nr. ${told.to.slice(5, 7)} vom ${day(told.to, 'DD.MM.YY')}`),
      );
      sheet.put(164, L(56, `Kontonummer ${told.account}`), L(300, 'Währung EUR'));
    }
    const y = page === 1 ? 190 : 90;
    sheet.put(
      y,
      L(56, 'Text/Verwendungszweck'),
      L(258, 'Datum'),
      L(302, 'PNNr'),
      L(340, 'Wert'),
      R(460, 'Soll'),
      R(545, 'Haben'),
    );
    sheet.rule(56, y + 4, 545);
    sheet.put(
      808,
      L(56, 'Consorsbank, eine Marke der BNP Paribas S.A. Niederlassung Deutschland', { size: 6 }),
    );
  };
  const blocks = [
    standing(`*** Kontostand zum ${day(told.from, 'DD.MM.')} ***`, told.opening),
    ...rows,
    standing(`*** Kontostand zum ${day(told.to, 'DD.MM.')} ***`, told.closing),
  ];
  flow(sheet, blocks, { top: 212, nextTop: 112, bottom: 775, pitch: 10, gap: 5, onPage });
  const layout =
    'Consorsbank: the text first, signs behind the amounts, a balance in the middle of the month';
  return drawn(
    sheet,
    { name: 'consorsbank', bank: 'Consorsbank', layout },
    section(told, blocks, 'EUR'),
  );
}

export const GERMAN_DIRECT_BANKS: readonly Bank[] = [
  { name: 'ing-germany', draw: drawIng },
  { name: 'c24', draw: drawC24 },
  { name: 'consorsbank', draw: drawConsorsbank },
];
