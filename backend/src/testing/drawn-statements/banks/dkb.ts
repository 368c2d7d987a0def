import { COMMA, day, figure } from './figures.ts';
import { type Block, flow } from './flow.ts';
import { L, R, Sheet, T } from './sheet.ts';
import { type Bank, drawn, section } from './statement.ts';
import { type Booking, type Story, story } from './story.ts';

const TYPES: Record<Booking['kind'], string> = {
  card: 'Kartenzahlung',
  bill: 'Lastschrift',
  rent: 'Dauerauftrag',
  salary: 'Lohn, Gehalt, Rente',
  sent: 'Überweisung',
  received: 'Zahlungseingang',
  cash: 'Bargeldauszahlung',
  fee: 'Rechnungsabschluss',
  interest: 'Zinsen',
  refund: 'Gutschrift Karte',
};
const plain = (minor: number) => figure(minor, COMMA);

function purpose({ kind, payee, note, reference, place }: Booking): string[] {
  if (kind === 'card' || kind === 'refund')
    return [`${payee}//${place}/DE`, `Kartennr. ${reference.slice(0, 4)}****`];
  if (kind === 'fee' || kind === 'interest' || kind === 'cash') return [payee];
  const sepa = [payee, `EREF+${reference}`];
  return kind === 'bill'
    ? [...sepa, `MREF+M-${reference.slice(3)}`, 'CRED+DE98ZZZ09999999999', `SVWZ+${note}`]
    : [...sepa, `SVWZ+${note}`];
}

function letterhead(sheet: Sheet, { cast, account, to }: Story): void {
  sheet.put(46, L(56, 'DKB', { size: 22, bold: true, colour: '#0b5fa5' }));
  sheet.put(58, L(56, 'Deutsche Kreditbank AG · Taubenstraße 7-9 · 10117 Berlin', { size: 6 }));
  if (sheet.page > 1) return;
  [cast.holder, cast.street, cast.town].forEach((line, index) => {
    sheet.put(100 + index * 12, L(56, line, { size: 10 }));
  });
  sheet.put(100, L(370, 'Kontonummer'), R(540, account));
  sheet.put(
    112,
    L(370, 'IBAN'),
    R(540, `DE44 1203 0000 ${account.slice(0, 4)} ${account.slice(4, 8)} ${account.slice(8)}`),
  );
  sheet.put(124, L(370, 'Datum'), R(540, day(to, 'DD.MM.YYYY')));
}

async function drawOld(seed: number) {
  const told = story(seed, { country: 'de', startsOn: 6 });
  const sheet = new Sheet({ size: 8 });
  const standing = (label: string, minor: number, gap = 6): Block => ({
    gap,
    lines: [
      [
        L(126, label, { bold: true }),
        R(548, `${plain(minor)} ${minor < 0 ? 'S' : 'H'} EUR`, { bold: true }),
      ],
    ],
  });
  const rows = told.bookings.map((booking): Block => {
    const { date, value, amount, kind } = booking;
    const [first = '', ...rest] = [TYPES[kind], ...purpose(booking)];
    const money = R(amount < 0 ? 470 : 548, plain(amount));
    return {
      booking,
      lines: [
        [L(56, day(date, 'DD.MM.')), L(90, day(value, 'DD.MM.')), T(126, first), money],
        ...rest.map((line) => [T(126, line)]),
      ],
    };
  });
  const onPage = (page: number) => {
    letterhead(sheet, told);
    const y = page === 1 ? 200 : 90;
    const period = `Kontoauszug Nummer 00${told.to.slice(6, 7)} / ${told.to.slice(0, 4)} vom ${day(told.from, 'DD.MM.YYYY')} bis ${day(told.to, 'DD.MM.YYYY')}`;
    sheet.put(y - 22, L(56, period, { size: 10, bold: true }), R(548, `Seite ${page}`));
    sheet.put(
      y,
      L(56, 'Bu.Tag'),
      L(90, 'Wert'),
      L(126, 'Wir haben für Sie gebucht'),
      R(470, 'Belastung in EUR'),
      R(548, 'Gutschrift in EUR'),
    );
    sheet.rule(56, y + 4, 548);
    sheet.put(
      812,
      L(
        56,
        'Guthaben sind als Einlagen nach dem Einlagensicherungsgesetz bis 100.000,00 EUR geschützt.',
        { size: 6 },
      ),
    );
  };
  const blocks = [
    standing('ALTER KONTOSTAND', told.opening),
    ...rows,
    standing('NEUER KONTOSTAND', told.closing),
  ];
  const y = flow(sheet, blocks, {
    top: 218,
    nextTop: 110,
    bottom: 770,
    pitch: 9.6,
    gap: 5,
    onPage,
  });
  if (y < 760) sheet.put(y + 20, L(126, 'Ihr Dispositionskredit 500,00 EUR', { size: 7 }));
  const layout =
    'DKB until 2022: two dates without a year, unsigned debit and credit columns, SEPA tags below';
  return drawn(
    sheet,
    { name: 'dkb-until-2022', bank: 'DKB', layout },
    section(told, blocks, 'EUR'),
  );
}

async function drawNew(seed: number) {
  const told = story(seed, { country: 'de', startsOn: 5 });
  const sheet = new Sheet({ size: 8.5 });
  const number = told.draw.int(2, 11);
  const standing = (date: string, auszug: number, minor: number): Block => ({
    lines: [
      [
        L(60, `Kontostand am ${day(date, 'DD.MM.YYYY')}, Auszug Nr. ${auszug}`, { bold: true }),
        R(538, `${minor < 0 ? '-' : ''}${plain(minor)}`, { bold: true }),
      ],
    ],
  });
  const rows = told.bookings.map((booking): Block => {
    const { amount, kind, date } = booking;
    const [first = '', ...rest] = [TYPES[kind], ...purpose(booking)].flatMap((line) =>
      sheet.wrap(line, 250),
    );
    const money = amount < 0 ? R(448, `-${plain(amount)}`) : R(538, plain(amount));
    return {
      booking,
      lines: [
        [L(60, day(date, 'DD.MM.YYYY')), T(124, first), money],
        ...rest.map((line) => [T(124, line)]),
      ],
    };
  });
  const sums: Block = {
    gap: 8,
    lines: [
      [
        L(60, 'Gesamtumsatzsummen'),
        R(448, `-${plain(told.totalOut)}`),
        R(538, plain(told.totalIn)),
      ],
    ],
  };
  const onPage = (page: number) => {
    letterhead(sheet, told);
    const y = page === 1 ? 210 : 100;
    sheet.put(
      y - 20,
      L(60, `Kontoauszug ${number}/${told.to.slice(0, 4)}`, { size: 12, bold: true }),
      R(538, `Seite ${page}`),
    );
    sheet.put(
      y,
      L(60, 'Datum', { bold: true }),
      L(124, 'Erläuterung', { bold: true }),
      R(448, 'Betrag Soll EUR', { bold: true }),
      R(538, 'Betrag Haben EUR', { bold: true }),
    );
    sheet.upwards(30, 600, `DKB-KA-${told.account}-07.23`);
  };
  const blocks = [
    standing(told.from, number - 1, told.opening),
    ...rows,
    sums,
    standing(told.to, number, told.closing),
  ];
  flow(sheet, blocks, {
    top: 230,
    nextTop: 120,
    bottom: 780,
    pitch: 10.5,
    gap: 5,
    onPage,
    splits: true,
  });
  const layout =
    'DKB since 2023: one date, a minus in the debit column, rows that break over the page';
  return drawn(
    sheet,
    { name: 'dkb-since-2023', bank: 'DKB', layout },
    section(told, blocks, 'EUR'),
  );
}

async function drawCard(seed: number) {
  const told = story(seed, { country: 'de', card: true, count: 18, startsOn: 22 });
  const sheet = new Sheet({ size: 7.5 });
  const sign = (minor: number) => `${plain(minor)}${minor < 0 ? ' -' : '+'}`;
  const rows = told.bookings.map((booking, index): Block => {
    const { date, value, payee, place, amount, kind } = booking;
    const foreign = index % 6 === 5 && kind === 'card';
    const cells = foreign
      ? [L(372, 'USD'), R(436, plain(Math.round(amount * 1.08))), R(474, '1,0800')]
      : [];
    const name = kind === 'received' ? 'Einzahlung' : `${payee} ${place}`;
    return {
      booking,
      lines: [
        [
          L(56, day(date, 'DD.MM.YY')),
          L(104, day(value, 'DD.MM.YY')),
          T(152, name),
          ...cells,
          R(545, sign(amount)),
        ],
      ],
    };
  });
  const saldo = (label: string, minor: number): Block => ({
    gap: 4,
    lines: [[L(152, label, { bold: true }), R(545, sign(minor), { bold: true })]],
  });
  const onPage = () => {
    letterhead(sheet, told);
    sheet.put(
      180,
      L(
        56,
        'Ihre Abrechnung vom ' +
          `${day(told.from, 'DD.MM.YYYY')} bis ${day(told.to, 'DD.MM.YYYY')}`,
        { size: 10, bold: true },
      ),
    );
    sheet.put(
      196,
      L(56, `DKB-VISA-Card: 4998 XXXX XXXX ${told.account.slice(0, 4)} ${told.cast.holder}`),
    );
    sheet.put(
      222,
      L(56, 'Datum'),
      L(104, 'Datum'),
      L(152, 'Angabe des Unternehmens /'),
      L(372, 'Währung'),
      R(436, 'Betrag'),
      R(474, 'Kurs'),
      R(545, 'Betrag in EUR'),
    );
    sheet.put(231, L(56, 'Beleg'), L(104, 'Buchung'), L(152, 'Verwendungszweck'));
    sheet.put(
      800,
      L(
        56,
        'Den Saldo buchen wir von Ihrem Girokonto ab. Verfügungsrahmen 2.000,00 EUR. Bitte beachten Sie die Hinweise auf der Rückseite.',
        { size: 6 },
      ),
    );
  };
  const blocks = [
    saldo('Saldo letzte Abrechnung', told.opening),
    ...rows,
    saldo('Neuer Saldo', told.closing),
  ];
  flow(sheet, blocks, { top: 250, bottom: 780, pitch: 11, gap: 3, onPage });
  const layout =
    'DKB card: two dates, a foreign amount with its rate in columns of their own, the sign behind the amount';
  return drawn(sheet, { name: 'dkb-card', bank: 'DKB', layout }, section(told, blocks, 'EUR'));
}

export const DKB: readonly Bank[] = [
  { name: 'dkb-until-2022', draw: drawOld },
  { name: 'dkb-since-2023', draw: drawNew },
  { name: 'dkb-card', draw: drawCard },
];
