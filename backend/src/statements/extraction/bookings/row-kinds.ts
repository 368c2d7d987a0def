import { isFigure, type PrintedAmount } from '../figures/amounts.ts';
import { type DateOrder, type PrintedDate, wholeDate } from '../figures/dates.ts';
import type { Header } from '../headers/columns.ts';
import { isLabelRow } from '../headers/header-labels.ts';
import { type Cell, type Row, textOf } from '../rows/rows.ts';
import type { Part } from '../tables/parts.ts';
import { balanceLine } from '../words/balance-names.ts';
import { columnRoleOf } from '../words/labels.ts';
import { plainWords } from '../words/plain-words.ts';
import { isSubtotal, isTotal, isTurnover, totalRoleOf } from '../words/sums-and-flows.ts';
import { isNotBooked } from '../words/titles.ts';
import { mayBePayee } from './payees.ts';
import type { Booking, RowReading } from './readings.ts';
import { isCountedSum, isNumberedSum } from './sum-rows.ts';

const DAY_LABEL =
  /^(?:buchungsdatum|buchungstag|datum|date|booking date|transaction date|date d'op[ée]ration|fecha|data|dzień|дата|kirjausp[äa]iv[äa]|kirj\.? ?pvm|bokningsdag|entry date|bokf[öo]ringsdag)\s*:?\s+/i;
const SAME_LEFT = 6;
const WEEKDAY = /^\p{L}{2,10}\.?,\s+(?=\d)/u;

/** The day that a heading of its own names ('Buchungsdatum: 04.01.2024', 'vendredi, 17. juillet 2020'), or null. */
export function dayHeading(row: Row, { columns }: Header, order: DateOrder): PrintedDate | null {
  const [cell] = row.cells;
  // Beside it may stand what the account held at the end of that day.
  const isAlone = row.cells.length === 1 || balanceLine(row.cells[1]?.text ?? '') === 'daily';
  if (!isAlone || !cell || cell.text.length > 50) return null;
  const prefix = DAY_LABEL.exec(cell.text)?.[0] ?? WEEKDAY.exec(cell.text)?.[0];
  const isDateless = !columns.some(({ role }) => role === 'date');
  const isFirst = columns.every(({ x }) => cell.x <= x + SAME_LEFT);
  if (prefix === undefined && !(isDateless && isFirst)) return null;
  // Under the texts it is the day of the purchase, and a line of its booking (Metro Bank: 'Date 14JAN').
  const text = columns.find(({ role }) => role === 'description');
  if (!isDateless && text && cell.x > text.x - SAME_LEFT && !namesBookingDay(row)) return null;
  return wholeDate(cell.text.slice(prefix?.length ?? 0), order);
}

/** Whether a row calls itself the day of the bookings below it ('Buchungsdatum: 04.01.2024'), as no line of a description does. */
export function namesBookingDay(row: Row): boolean {
  return BOOKING_DAY.test(textOf(row));
}

const BOOKING_DAY =
  /^(?:buchungs(?:datum|tag)|booking date|posting date|date de comptabilisation|kirjauspäivä)\s*:?\s/iu;

/** So many labels in a row are no text of a booking. */
const LEAST_LABELS = 4;

/** Whether a row is the labels of a table that is none of bookings ('Date', 'Merchant', 'Loan amount', 'Tenure'). */
export function headsOther({ cells }: Row): boolean {
  const [first, ...others] = cells.map(({ text }) => columnRoleOf(text));
  const areLabels = cells.length >= LEAST_LABELS && cells.every(({ text }) => !/\d/.test(text));
  return areLabels && first === 'date' && others.some((role) => role !== null);
}

/** Whether some cell of a row is the name of an opening balance. */
export function namesOpening({ cells }: Row): boolean {
  // The words of its name may be set apart (Maybank in Singapore).
  const name = cells.slice(0, -1).map(({ text }) => text);
  return [...cells.map(({ text }) => text), name.join(' ')].some(
    (text) => balanceLine(text) === 'opening',
  );
}

/** A row that adds up others says so in front, or in any cell of its own beside its sum. */
export function isTotalRow(row: Row): boolean {
  const text = textOf(row);
  // What bears the time of a day is booked, whatever it is for.
  if (TIME_IN_FRONT.test(text)) return false;
  const isSaid =
    isTotal(text) ||
    isTurnover(text) ||
    isTotal(text.replace(OF_WHOM, '')) ||
    row.cells.some(({ text: own }, index) => index > 0 && isTotal(own) && !SENTENCE.test(own));
  return isSaid || isNumberedSum(row) || isCountedSum(row) || LIMIT.test(text);
}

/** Nor is what may be drawn a booking. */
const LIMIT = /^(?:(?:your|authorised|arranged|agreed) )?overdraft limit(?= [€£$\d]|$)/i;

/** What a box beside the table says of totals is none ('Totals may not include adjustments'). */
const SENTENCE = /^totals? (?:may|do|does|are|is|will|include)\b/i;
const TIME_IN_FRONT = /^\d{1,2}[:.]\d{2}(?: ?[AP]M)? \p{L}/iu;

/** Whose sum it is ('J A MERCER #4821: Total Transactions'). */
const OF_WHOM = /^[^:]{3,60}: (?=total\b)/i;

/** What fills both sides of a table adds them up, dated as a closing balance may be or not. */
export function isSummed({ money, texts }: RowReading): boolean {
  const isNamed =
    money.in !== undefined && money.out !== undefined && TOTALS.test(texts[0]?.text ?? '');
  return isNamed || Boolean(money.in?.minor && money.out?.minor);
}

/** One of them may be nought (BMO). */
const TOTALS = /^closing totals$/i;

/** Whether what fills both sides unequally, or is called a sum in a line drawn as one text, leaves the balance as it was: it adds up what has come and gone ('END OF STATEMENT'; 'Closing totals': BMO). */
export function keepsBalance({ bookings }: Part, reading: RowReading): boolean {
  const [before, { balance, ...sides }] = [bookings.at(-1)?.balance, reading.money];
  const isLine = reading.whole !== undefined && isTotal(reading.texts[0]?.text ?? '');
  if (!before || !balance || (!isLine && sides.in?.minor === sides.out?.minor)) return false;
  return (isLine || isSummed(reading)) && sameBalance(balance, before);
}

/** Whether a row holds several amounts, as boxes of figures do, be they drawn as one text. */
export function hasFigures({ cells }: Row): boolean {
  const [line, ...others] = cells;
  const isLine = line !== undefined && others.length === 0 && FIGURES.test(line.text);
  return isLine || cells.filter(isFigure).length > 1;
}

const FIGURES = /^(?:[-+]?[A-Z]{0,2}[$€£]?[-+]?\d{1,3}(?:[.,']?\d{3})*[.,]\d\d ?){3,}$/;

/** Whether a row holds the figures of a box and nothing else, whose labels may stand in two lines each. */
export function isOfFigures({ cells }: Row): boolean {
  return cells.length >= LEAST_FIGURES && cells.every(isFigure);
}

const LEAST_FIGURES = 3;
/** Whether a row holds the labels of a box whose figures stand below: 'No. of Deposits', 'Monthly Min. Balance'. */
export function headsFigures({ cells }: Row, below: Row | undefined): boolean {
  const areLabels = cells.length > 2 && cells.every(({ text }) => /^\P{N}{4,}$/u.test(text));
  const isBare = ({ text }: Cell) => /^[$€£]? ?[\d.,]+$/.test(text);
  return areLabels && below?.cells.length === cells.length && below.cells.every(isBare);
}

/** Whether a row is the head of a list of days and balances, side by side: 'Date, Ending Balance, Date, Ending Balance'. */
export function headsBalances({ cells }: Row): boolean {
  const roles = cells.map(({ text }) => columnRoleOf(text));
  const balances = roles.filter((role) => role === 'balance').length;
  return balances > 1 && roles.every((role) => role === 'balance' || role === 'date');
}

/** Whether labels name pieces of a fund or a share and their price, as no table of bookings does. */
export function namesSecurities({ cells }: Row): boolean {
  return cells.filter(({ text }) => OF_SECURITIES.test(text)).length > 1;
}

const OF_SECURITIES =
  /^(?:isin|wkn|nav|cusip|symbol(?: ?\/ ?cusip)?|quantity|price(?:\/rate)?(?: per share)?(?: ?\(\$\))?|stk\.?(?: ?\/ ?nominale)?|st[üu]ck|kurs pro st[üu]ck|anteile|anteilspreis|units|unit price|shares|price per (?:unit|share)|nombre de parts|valeur liquidative|participaciones|quote|unit[àé]s?|unidades|precio por (?:unidad|participaci[oó]n)|(?:quantità )?prezzo per unità|volume dell.ordine|volumen de la orden|volume d.ordre|ordervolume(?:n)?|order volume|prix (?:par unité|unitaire)|prijs per (?:eenheid|aandeel)|eenheden|valore di mercato(?: in (?:eur|euro))?|market value(?: in eur)?|valor de mercado(?: en eur)?)$/iu;

/** Whether a row is the labels of a list of deposits: their terms, and what is in them ('DEP. AMT.', 'ROI% P.A.', 'MAT. DATE'). */
export function headsDeposits({ cells }: Row): boolean {
  const terms = cells.filter(({ text }) => OF_DEPOSITS.test(text)).length;
  return terms >= LEAST_TERMS && cells.some(({ text }) => IN_DEPOSIT.test(text));
}

const LEAST_TERMS = 2;
const OF_DEPOSITS =
  /^(?:deposit no\.?|fd no\.?|open date|roi(?: ?%)?(?: p\.? ?a\.?)?|rate of interest|mat(?:urity|\.) (?:date|amt\.?|amount|value))$/iu;
const IN_DEPOSIT = /^(?:dep(?:osit|\.) (?:amt\.?|amount)|principal(?: amount)?)\W*$/iu;

/** Whether the labels over a table are those of what is paid off in instalments ('Monto original', 'Saldo pendiente', 'Pago requerido'). */
export function namesInstalments(labels: Row[]): boolean {
  const words = new Set(labels.flatMap((row) => textOf(row).toLowerCase().match(OF_INSTALMENTS)));
  return words.size >= LEAST_OF_INSTALMENTS;
}

const OF_INSTALMENTS =
  /(?<!\p{L})(?:original|pendiente|requerido|insoluto|restante|n[úu]m\.? de|tasa de inter[ée]s|kaufbetrag|monatsrate|restbetrag|remaining|monthly)(?!\p{L})/gu;
const LEAST_OF_INSTALMENTS = 3;

/** Whether a row begins with the number of the card whose bookings follow, which may be masked. */
export function isCardNumber({ cells: [first, ...others] }: Row): boolean {
  return others.length < 2 && /^(?:[\dX*]{4}[ -]){3}[\dX*]{4}$/.test(first?.text ?? '');
}

/** Whether a sum stands beside the heading of a group ('Prélèvements', 'total 191,08'), or a line says one ('Total deposits = $4,583.26'). */
export function bearsTotal({ cells }: Row): boolean {
  const [name, figure] = cells;
  const isOfSums = (cell: Cell) => isFigure(cell) || /^\(\d+\)$|^total /i.test(cell.text);
  const isBeside = cells.slice(1).some(isFigure) && cells.slice(1).every(isOfSums);
  const text = name?.text ?? '';
  const isLine = figure === undefined && SAYS_FIGURE.test(text);
  const isNamed = totalRoleOf(text) !== null || OF_PERIOD.test(text.replace(SAYS_FIGURE, ''));
  const isSaid = isNamed && isTotal(text);
  if (isSaid && (isLine || isBeside)) return true;
  return cells.some(
    (cell, index) =>
      index > 0 && isTotal(cell.text) && /\d/.test(cell.text) && !mayBePayee(cell.text),
  );
}

const OF_PERIOD = / (?:(?:for|in) this (?:period|month|statement)|i perioden)$/i;
const SAYS_FIGURE = /[=:$€£] ?[\d.,]+(?: \d{3}[.,]\d\d)?$/;

/** A heading without what stands beside it of its sum: 'Deposits', 'There were 6 Deposits totaling $3,982.97.' */
export function headingIn(row: Row): string {
  const [heading, ...others] = row.cells;
  // A note in brackets or behind a star is none of it ('* indicates skip in sequence'), nor is a count, or the name of a balance in the margin.
  const isNote = ({ text }: Cell) => NOTE.test(text) || balanceLine(text) !== null;
  const isNoted = others.length > 0 && others.every(isNote);
  return (heading && isNoted ? heading.text : textOf(row)).replace(CONTINUED, '');
}

const NOTE = /\btotall?ing\b.*\d|^there (?:was|were) \d|^\(\D*\)$|^\*\D*$|^no\. [a-z]+: \d+$/i;
const CONTINUED = /[\s(–-]*\b(?:continued|cont'd|cont\.)\)?$/i;

const OF_WHAT = /^total (?:d[aeo]s?|del|of|des|der) (\p{L}{4,})(?: |$)/u;

/** Whether a total is called by the name of a heading ('Total Payments and Credits'). */
export function saysTheSame(total: string, heading: string): boolean {
  const name = plainWords(heading.replace(/\(.*|\d.*| (?:made )?by .*/, ''));
  if (name === '') return false;
  const said = plainWords(total);
  // What ends a group names it or nothing.
  if (isSubtotal(total)) return true;
  // Or by no more than how that begins: 'Total dos pagamentos' of 'Pagamentos efetuados'.
  const [, begin = ''] = OF_WHAT.exec(said) ?? [];
  return said.includes(name) || (begin !== '' && name.startsWith(begin));
}

/** Whether a row holds the labels of a table of what has not been booked, whose title stands among them (DKB). */
export function headsPending(row: Row): boolean {
  if (row.cells.length < 2 || !isLabelRow(row) || namesOpening(row)) return false;
  const roles = row.cells.map(({ text }) => columnRoleOf(text));
  return roles.includes('amount') && row.cells.some(({ text }) => isNotBooked(text));
}

/** Whether a line says that the list of bookings ends with it: '--- End of Transaction Details ---'. */
export function endsList(text: string): boolean {
  return END_OF_LIST.test(text);
}

/** Whether a line says that the list goes on overleaf, so that nothing below it on its page is a booking (OP). */
export function goesOnOverleaf(text: string): boolean {
  return OVERLEAF.test(text);
}

const OVERLEAF =
  /^[^\p{L}]*(?:(?:transactions |statement |list )?contin(?:ued|ues) (?:on (?:the )?next page|overleaf)|(?:tapahtumat )?jatku(?:u|vat) (?:seuraavalla sivulla|sivulla \d{1,2})?|fortsetzung (?:(?:auf der )?(?:nächsten|folgenden) seite|auf (?:blatt|seite) \d{1,3})|suite (?:au verso|(?:à|en) (?:la )?page suivante)|(?:continúa|sigue) en (?:la )?(?:página siguiente|siguiente página)|continua n(?:a|ella) (?:página seguinte|pagina seguente)|segue (?:alla|nella) pagina (?:seguente|successiva)|vervolg (?:op|zie) (?:de )?volgende (?:pagina|blad\p{L}*)|forts(?:ätter|ætter|etter) (?:på )?(?:nästa|næste|neste) (?:sida|side)|ciąg dalszy na następnej stronie|pokračování na další straně|bersambung ke halaman berikut\p{L}*)[^\p{L}]*$/iu;

const END_OF_LIST =
  /^[^\p{L}]*(?:monthly transaction summary|end of (?:transaction details|transactions?|transaction list|statement|report|account statement)|ende (?:der umsätze|der buchungen|der umsatzliste|des kontoauszugs|kontoauszug)|fin (?:des opérations|du relevé|de l'extrait|de movimientos|del extracto|(?:del )?estado de cuenta|do extrato|dos lançamentos|dei movimenti|estratto conto)|fim (?:do extrato|dos lançamentos|dos movimentos)|akhir penyata|konec výpisu|koniec wyciągu|конец выписки|以下空白|以下余白|이하 ?여백)[^\p{L}]*$/iu;

/** Whether the bookings of a part so far go back in time. */
export function isNewestFirst({ bookings }: Pick<Part, 'bookings'>): boolean {
  return directionOf(bookings) < 0;
}

/** Dates without a year that lie so many days apart stand on both sides of its turn. */
const HALF_A_YEAR = 186;

/** Above 0 where the dates rise in the order of print, below 0 where they fall. */
export function directionOf(bookings: Booking[]): number {
  let direction = 0;
  for (const [index, { date }] of bookings.entries()) {
    const next = bookings[index + 1]?.date;
    if (!date || !next) continue;
    const days = (date.year ?? 0) * 372 + date.month * 31 + date.day;
    const later = (next.year ?? date.year ?? 0) * 372 + next.month * 31 + next.day;
    const isTurn = (next.year ?? date.year) === null && Math.abs(later - days) > HALF_A_YEAR;
    direction += Math.sign(later - days) * (isTurn ? -1 : 1);
  }
  return direction;
}

export const emptyRow: Row = { page: 0, baseline: 0, fontSize: 8, cells: [] };

export function rolesOf(header: Header): string {
  return header.columns.map((column) => column.role).join();
}

export function sameBalance(one: PrintedAmount, other: PrintedAmount): boolean {
  return one.minor === other.minor && one.direction === other.direction;
}

/** A figure with its sign, in minor units; one without any mark is in plus. */
export function signedMinor({ minor, direction }: PrintedAmount): number {
  return minor * (direction ?? 1);
}

/** Whether a text holds a word that no page is called by. */
export function isNoPage({ text }: Cell): boolean {
  return /\p{L}{3}/u.test(text.replace(OF_PAGES, ''));
}

const OF_PAGES =
  /(?<!\p{L})(?:von|vom|auf|blatt|seite|page|previous|next|from|folio|p[áa]gina|pagina|blad|stron[ay]|fortsetzung|EUR)(?!\p{L})/giu;
