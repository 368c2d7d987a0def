import { COMMA, day, figure } from './figures.ts';
import { type Block, flow } from './flow.ts';
import { type Cell, L, PAGES, R, Sheet, T } from './sheet.ts';
import { type Bank, drawn, linesOf } from './statement.ts';
import { type Booking, drawOf, type Story, story } from './story.ts';

const GERMAN = {
  title: 'Kontoauszug',
  number: 'Nr.',
  until: 'bis',
  head: ['Beschreibung', 'Verbuchungsdatum', 'Betrag'],
  kinds: { card: 'Mastercard • Shopping', in: 'Gutschriften', out: 'Überweisung' },
  value: 'Wertstellung',
  made: 'Erstellt am',
  summary: 'Zusammenfassung',
  balances: [
    'Dein alter Kontostand',
    'Ausgehende Transaktionen',
    'Einkommende Transaktionen',
    'Dein neuer Kontostand',
  ],
  space: 'Space Kontoauszug',
  reference: 'Verwendungszweck',
};
const FRENCH: typeof GERMAN = {
  title: 'Relevé de compte',
  number: 'N°',
  until: "jusqu'au",
  head: ['Description', 'Date de réservation', 'Montant'],
  kinds: { card: 'Mastercard • Achats', in: 'Revenus', out: 'Virement sortant' },
  value: 'Date de valeur',
  made: 'Émis le',
  summary: "Vue d'ensemble",
  balances: [
    'Ancien solde',
    'Transactions sortantes',
    'Transactions entrantes',
    'Votre nouveau solde',
  ],
  space: 'Relevé Espace',
  reference: 'Motif',
};

const euros = (minor: number) => `${minor < 0 ? '-' : '+'}${figure(minor, COMMA)}€`;

function rowOf(booking: Booking, words: typeof GERMAN): Block {
  const { amount, date, value, payee, note, reference, kind } = booking;
  const money = [
    R(448, day(date, 'DD.MM.YYYY'), { size: 9 }),
    R(551.5, euros(amount), { size: 9, dy: -4.5 }),
  ];
  const lines: Cell[][] = [[T(43.8, payee, { size: 12.5 }), ...money]];
  if (kind === 'card') lines.push([T(43.8, words.kinds.card, { size: 8 })]);
  else {
    lines.push([T(43.8, amount > 0 ? words.kinds.in : words.kinds.out, { size: 8 })]);
    const iban = `IBAN: DE${reference.slice(0, 2)}100110${reference}00 • BIC: NTSBDEB1XXX`;
    lines.push([T(43.8, iban, { size: 8 })], [T(43.8, `${words.reference}: ${note}`, { size: 8 })]);
  }
  lines.push([L(43.8, `${words.value} ${day(value, 'DD.MM.YYYY')}`, { size: 8, colour: '#777' })]);
  return { lines, booking };
}

function frame(sheet: Sheet, words: typeof GERMAN, { from, to, cast, account }: Story) {
  return (title: string) => {
    sheet.put(52, L(43.8, title, { size: 20, bold: true }), R(551.5, 'N26', { size: 18 }));
    sheet.put(70, L(43.8, `${words.number} ${from.slice(5, 7)}/${from.slice(0, 4)}`));
    const period = `${day(from, 'DD.MM.YYYY')} ${words.until} ${day(to, 'DD.MM.YYYY')}`;
    sheet.put(70, R(551.5, period));
    const holder = `${cast.holder} • ${cast.street} • ${cast.town}`;
    sheet.put(800, L(43.8, holder, { size: 7 }), R(551.5, `${sheet.page} / ${PAGES}`, { size: 7 }));
    sheet.put(811, L(43.8, `IBAN: DE21100110012${account} • BIC: NTSBDEB1XXX`, { size: 7 }));
    sheet.put(822, L(43.8, `${words.made} ${day(to, 'DD.MM.YYYY')}`, { size: 7 }));
  };
}

type Sums = { opening: number; totalOut: number; totalIn: number; closing: number };

function summary(sheet: Sheet, words: typeof GERMAN, sums: Sums): void {
  sheet.nextPage();
  const { opening, totalOut, totalIn, closing } = sums;
  const values = [opening, totalOut, totalIn, closing];
  words.balances.forEach((label, index) => {
    const value = values[index] ?? 0;
    const text = value === 0 ? '0,00€' : euros(value);
    const look = { size: 10, bold: index === 3 };
    sheet.put(130 + index * 24, L(43.8, label, look), R(551.5, text, look));
  });
}

/** Spaces have statements of their own behind the account's; what goes into one leaves the account on the same day. */
function drawN26(name: string, words: typeof GERMAN, country: 'de' | 'fr', space: string | null) {
  return async (seed: number) => {
    const told = story(seed, { country, count: 21 });
    const sheet = new Sheet({ size: 8, info: { Producer: 'wkhtmltopdf' } });
    const put = frame(sheet, words, told);
    const [date, value] = words.head;
    const onPage = () => {
      put(words.title);
      const head = [L(43.8, date ?? ''), R(448, value ?? ''), R(551.5, words.head[2] ?? '')];
      sheet.put(104, ...head);
      sheet.rule(43.8, 110, 551.5);
    };
    const blocks = told.bookings.map((booking) => rowOf(booking, words));
    flow(sheet, blocks, { top: 132, bottom: 780, pitch: 12, gap: 18, onPage });
    summary(sheet, words, told);
    put(words.summary);
    const { opening: openingMinor, closing: closingMinor } = told;
    const proof = 'proven' as const;
    const main = { label: null, currency: 'EUR', openingMinor, closingMinor, proof };
    const sections = [{ ...main, lines: linesOf(blocks) }];
    if (space) {
      const draw = drawOf(seed + 1);
      const amount = draw.int(20, 90) * 100;
      const start = draw.int(100, 900) * 100;
      const sample = told.bookings[4];
      if (!sample) throw new Error('a story has more than four bookings');
      const saved: Booking = { ...sample, kind: 'received', payee: words.title, note: space };
      const row = rowOf({ ...saved, amount, balance: start + amount }, words);
      const onSpace = () => {
        put(`${words.space} ${space}`);
        onHead();
      };
      const onHead = () =>
        sheet.put(104, L(43.8, date ?? ''), R(448, value ?? ''), R(551.5, words.head[2] ?? ''));
      flow(sheet, [row], { top: 132, bottom: 780, pitch: 12, onPage: onSpace });
      summary(sheet, words, {
        opening: start,
        totalOut: 0,
        totalIn: amount,
        closing: start + amount,
      });
      put(`${words.summary} ${space}`);
      const balances = { openingMinor: start, closingMinor: start + amount };
      sections.push({ ...main, ...balances, lines: linesOf([row]) });
    }
    const layout = 'N26: a name in large type, the amount 4.5 pt higher, balances on a later page';
    return drawn(sheet, { name, bank: 'N26', layout }, ...sections);
  };
}

export const N26: readonly Bank[] = [
  { name: 'n26-german', draw: drawN26('n26-german', GERMAN, 'de', null) },
  { name: 'n26-french', draw: drawN26('n26-french', FRENCH, 'fr', null) },
  { name: 'n26-german-spaces', draw: drawN26('n26-german-spaces', GERMAN, 'de', 'Urlaub') },
];
