import { columnRoleOf } from '../extraction/words/labels.ts';
import { plainWords } from '../extraction/words/plain-words.ts';
import { readCsvDate } from './dates.ts';
import { currencyBeside } from './numbers.ts';

/** What a column of a CSV holds. side tells beside an unsigned amount which way it went. */
export type CsvRole =
  | 'booked'
  | 'otherDate'
  | 'amount'
  | 'in'
  | 'out'
  | 'side'
  | 'balance'
  | 'currency'
  | 'fee'
  | 'state'
  | 'product'
  | 'payee'
  | 'payer'
  | 'description'
  | 'kind'
  | 'reference';

/** What a CSV names that no printed statement does, matched against plain words (extraction/words.ts). First match counts. */
const CSV_WORDS: [CsvRole, RegExp][] = [
  [
    'booked',
    /^(completed date|date completed|completed on|finished on|datum des abschlusses|abschlussdatum|fecha de finalizacion|date de fin|data di completamento|data (zrealizowania|ukonczenia)|data de conclusao|data finalizarii|voltooiingsdatum|datum voltooid|posted transactions date|dateop)$/,
  ],
  [
    'otherDate',
    /^(started date|date started|start date|created on|datum des beginns|startdatum|beginndatum|fecha de inicio|date de debut|data di inizio|data rozpoczecia|data de inicio|data inceperii|valutadatum|wertstellungsdatum|rentedatum|value dat|posting date|date valeur|dateval|date de la valeur|settled date|einkaufsdatum|date d'achat|data d(i |ell')acquisto)$/,
  ],
  [
    'balance',
    /^(running balance|saldo (na mutatie|na trn|nach buchung|po operacji|contabile)|kontostand nach buchung|balance after( transaction)?|solde (apres operation|courant)|saldo despues|saldo disponible|available balance|guthaben)$/,
  ],
  [
    'side',
    /^(af ?\/? ?bij|creditdebet|debit or credit|(credit|cr) ?[/-]? ?(debit|dr)( indicator)?|(debit|dr) ?[/-]? ?(credit|cr)( indicator)?|soll ?\/ ?haben(kennzeichen)?|soll\/haben-kennzeichen|s\/h|d\/c|c\/d|sens|direction)$/,
  ],
  [
    'currency',
    /^(currency( code)?|ccy|wahrung|waehrung|kontowahrung|buchungswahrung|devise|divisa|moneda|valuta|valuutta|waluta|moeda|munt|valiuta|валюта (платежа|операции|счета|карты)|posted currency|mata (uang|wang)|통화|通貨|幣別|货币)$/,
  ],
  ['fee', /^(fees?|gebuhr(en)?|frais|comision|commissione|costo|oplata|prowizja|taxa|comissao)$/],
  // Beside a gross amount and a fee, the net amount is what changes the account.
  [
    'amount',
    /^(net|netto|neto|net amount|nettobetrag|montant net|montant total|kwota transakcji( waluta rachunku)?|importe neto|importo netto)$/,
  ],
  // What was used with a card is spent; what has to be paid for it this month may be a part of it (Rakuten).
  ['out', /^(outflow|こ?利用(金額|額))$/],
  ['in', /^inflow$/],
  [
    'state',
    /^(state|status|cleared|etat|estado|stato|zustand|stan|stare|staat|статус|balance impact|auswirkung auf (das )?guthaben|impact sur le solde|impacto en el saldo|impatto sul saldo)$/,
  ],
  ['product', /^(product|produkt|produit|producto|prodotto|produto|produs)$/],
  [
    'payer',
    /^(zahlungspflichtiger?|zahlungspflichtige ?r|payer( name)?|auftraggeber|from|ordernaam)$/,
  ],
  [
    'payee',
    /^(zahlungsempfanger( ?in)?|zahlungsempfangerin|empfanger( ?in)?( [12])?|empfaenger( [12])?|(sender|absender) ?\/ ?empfanger|payee( name)?|merchant|name|partner name|partner|counterparty( name)?|counter party|beneficiary( name)?|beneficiaire|beguenstigter ?\/ ?zahlungspflichtiger|begunstigter ?\/ ?(auftraggeber|zahlungspflichtiger)|auftraggeber ?\/ ?(empfanger|begunstigter)|name zahlungsbeteiligter|naam( tegenpartij)?|beneficiario|nom de la contrepartie|nimi|namn|op name|partnername|empfanger ?\/ ?zahlungspflichtiger|naam tegenpartij bevat|tegenrekeninghouder|contraparte|kontrahent|nadawca ?\/ ?odbiorca|gavejas|to)$/,
  ],
  [
    'description',
    /^(description ?\d|beschreibung ?\d|avisierungstext|otsikko|rubrik|buchungs-details|detail de l'ecriture|payment reference|transaction ref ?\d?|reference text|memo|message|narrative|subject|betreff|mededelingen|naam ?\/ ?omschrijving|omschrijving-1|libelle( simplifie| operation)?|intitule|motif|detail(s)? (de l )?operation|causale|opis operacji|tytul|title|descripcion|concepto ampliado|notes?)$/,
  ],
  [
    'kind',
    /^((transaction )?type|art|typ|tipo|umsatzart|umsatztyp|buchungstext|mutatiesoort|rodzaj|category|details|subcategory|bewegungstyp|label)$/,
  ],
];

export type CsvColumn = { index: number; role: CsvRole; words: string };

export type CsvHeader = {
  columns: CsvColumn[];
  /** Plain words of all cells, by which banks are known. */
  words: string[];
  /** A currency in a head such as 'Amount (EUR)'. */
  currency: string | null;
};

const CODES = new Set(Intl.supportedValuesOf('currency'));
const MONEY: ReadonlySet<CsvRole> = new Set(['amount', 'in', 'out']);

/** The columns that a record heads, or null if it is no header: that takes a date, and money. */
export function headerOf(cells: string[]): CsvHeader | null {
  const words = cells.map(wordsOf);
  const columns = withMoney(
    withText(
      withoutAsked(
        words.flatMap((word, index) => {
          const role = roleOf(word, cells[index] ?? '');
          return role ? [{ index, role, words: word }] : [];
        }),
        words,
      ),
    ),
  );
  const has = (test: (role: CsvRole) => boolean) => columns.some(({ role }) => test(role));
  const hasDate = has((role) => role === 'booked' || role === 'otherDate');
  if (!hasDate || !has((role) => MONEY.has(role))) return null;
  const named = cells.filter((_, index) => columns.some((column) => column.index === index));
  const code = named
    .map((cell) => /[([ ]([A-Z]{3})[)\]]?$/.exec(cell)?.[1])
    .find((found) => found !== undefined && CODES.has(found));
  return { columns, words, currency: code ?? signIn(named) ?? euroIn(named) };
}

/** What a merchant asked for, and the currency of it. */
const ASKED = ['сумма операции', 'сумма в валюте операции', 'валюта операции'];
/** What the account paid, and the currency of it (T-Bank, Raiffeisen in Russia). */
const PAID = /^(?:сумма|валюта) платежа$|^(?:сумма в валюте|валюта) (?:счета|карты)$/;
/** What was paid abroad, and how it was exchanged: beside it the currency is that of the purchase, and the amount is in yen. */
const ABROAD = /^現地(?:通貨|利用)額$|^換算レート$/;
/** Beside what was exchanged, the first amount is the one abroad. */
const IN_YEN = '円換算額';

/**
 * The columns without those of what a merchant asked for, where what was paid for it stands beside them. The currency of a purchase
 * alone counts beside its amount only.
 */
function withoutAsked(columns: CsvColumn[], words: readonly string[]): CsvColumn[] {
  const isPaid = words.some((word) => PAID.test(word));
  const isAbroad = words.some((word) => ABROAD.test(word)) && !words.includes(IN_YEN);
  return columns.filter(({ role, words: own }) => {
    if (role === 'currency' && own === '通貨') return !isAbroad;
    if (own === 'валюта операции' && !words.includes('сумма операции')) return false;
    return !(isPaid && ASKED.includes(own));
  });
}

/** The currency whose own sign stands in a head such as 'Betrag (€)'; a yen is written as a yuan is, and a dollar is nobody's. */
function signIn(cells: string[]): string | null {
  const signs = cells.flatMap((cell) => /[([ ](?![$¥])(\p{Sc})[)\]]?$/u.exec(cell)?.[1] ?? []);
  return signs.map((sign) => currencyBeside(`${sign}1`)).find((found) => found !== null) ?? null;
}

/** 'Montant operation en euro' (BNP Paribas), 'Débit euros' (Crédit Agricole). */
function euroIn(cells: string[]): string | null {
  return cells.some((cell) => / euros?$/i.test(cell)) ? 'EUR' : null;
}

/** Names that banks give to the kind of a booking or a mark on it, or else to its text. */
const KIND_OR_TEXT = ['buchungstext', 'label'];
const KIND_BESIDE_IT = 'vorgang';

/** Buchungstext names the kind of a booking beside a text, and is the text where nothing else is, or only a Vorgang (comdirect). */
function withText(columns: CsvColumn[]): CsvColumn[] {
  const texts = columns.filter(({ role }) => role === 'description');
  if (texts.some(({ words }) => words !== KIND_BESIDE_IT)) return columns;
  const own = columns.find(({ words }) => KIND_OR_TEXT.includes(words));
  if (!own) return columns;
  const roles = new Map<string, CsvRole>([
    [own.words, 'description'],
    [KIND_BESIDE_IT, 'kind'],
  ]);
  return columns.map((column) => ({ ...column, role: roles.get(column.words) ?? column.role }));
}

/** A value is a day elsewhere, and both sides are words for them: they hold amounts where no other column does (NatWest, Santander). */
const ELSE_MONEY = ['value', 'debit/credit'];

function withMoney(columns: CsvColumn[]): CsvColumn[] {
  if (columns.some(({ role }) => MONEY.has(role))) return columns;
  return columns.map((column) =>
    ELSE_MONEY.includes(column.words) ? { ...column, role: 'amount' } : column,
  );
}

/** The column of a role that is meant where several bear it: the first. */
export function columnOf(header: CsvHeader, role: CsvRole): CsvColumn | null {
  return header.columns.find((column) => column.role === role) ?? null;
}

function wordsOf(cell: string): string {
  return plainWords(cell.replace(/^#|[_\uFEFF]/g, ' '))
    .normalize('NFC')
    .replace(/[()[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What an account held when the file was made, in every row (BoursoBank), and what it is called. */
const OF_ACCOUNT = ['accountbalance', 'konto'];

/** 'Amount (credit)' beside the amount itself (Kiwibank). */
const SIDE_OF_AMOUNT = /^amount \((credit|debit)\)$/i;

function roleOf(words: string, cell: string): CsvRole | null {
  if (words === '') return null;
  if (OF_ACCOUNT.includes(words)) return null;
  const [, side] = SIDE_OF_AMOUNT.exec(cell) ?? [];
  if (side) return side.toLowerCase() === 'credit' ? 'in' : 'out';
  const own = CSV_WORDS.find(([, pattern]) => pattern.test(words));
  if (own) return own[0];
  const printed = columnRoleOf(cell.replace(/^#|_/g, ' ').trim());
  return printed === null ? null : (PRINTED_ROLES[printed] ?? null);
}

/** How the columns of printed tables are called here. */
const PRINTED_ROLES: Record<string, CsvRole> = {
  date: 'booked',
  otherDate: 'otherDate',
  description: 'description',
  in: 'in',
  out: 'out',
  amount: 'amount',
  balance: 'balance',
  direction: 'side',
  reference: 'reference',
};

/** What the day of a booking is called where such a column holds days (UBS). */
const BOOKED_IF_DAYS = ['ecriture', 'registrazione'];

/**
 * A header in which a column that is named like a currency and holds days is one of days (Consorsbank, ZKB: 'Valuta'), and one
 * named like a booking that of its days.
 */
export function withDays(header: CsvHeader, rows: readonly { cells: string[] }[]): CsvHeader {
  const areDays = (index: number) => {
    const cells = rows.map((row) => row.cells[index] ?? '').filter((cell) => cell !== '');
    return cells.length > 0 && cells.every((cell) => readCsvDate(cell, 'DM') !== null);
  };
  const columns = header.columns.map((column): CsvColumn => {
    const isDay = column.role === 'currency' && column.words === 'valuta' && areDays(column.index);
    return isDay ? { ...column, role: 'otherDate' } : column;
  });
  const booked = header.words.flatMap((words, index): CsvColumn[] =>
    BOOKED_IF_DAYS.includes(words) && areDays(index) ? [{ index, role: 'booked', words }] : [],
  );
  return { ...header, columns: [...columns, ...booked] };
}
