/** The words by which tables and balances are known, in the languages and spellings that banks print. */

export type ColumnRole =
  | 'date'
  | 'otherDate'
  | 'description'
  | 'in'
  | 'out'
  | 'amount'
  | 'balance'
  | 'other';

/** Header cells are matched whole, lower-cased, without currency, brackets and accents (see plainWords). First match counts. */
const COLUMN_WORDS: [ColumnRole, RegExp][] = [
  [
    'otherDate',
    /^(value( date)?|val(eu|u)?ta( date| datum)?|wert(stellung)?|tarikh nilai|date (de )?valeur|fecha valor|post(ing)?( date)?|tarikh pos|datum beleg|date processed|processed on)$/,
  ],
  [
    'date',
    /^(date|trans(action)? date|trans date|entry date|book(ing)? date|start date|tran date|date of transaction|datum|buchung(stag|sdatum)?|bu ?-?tag|verbuchungsdatum|tarikh( masuk| transaksi)?|fecha( operacion)?|data( (operazione|contabile|mov(imento)?))?|date( d)?( operation|e reservation|e comptable)|buchung valuta|交易日期|日期|거래일시|거래일자|дата.*|dato|boekdatum|tarih)$/,
  ],
  [
    'balance',
    /^((statement |running |account |closing |available )?balance|saldo|kontostand|solde|baki( penyata)?|sold|bakiye|결?제?후?잔액|거래후잔액|餘額|结余|結餘)$/,
  ],
  [
    'out',
    /^(money out|paid out|out|outgoing|debits?|withdrawals?( amt| amount)?|debit amount|payments|belastung(en)?|soll|betrag soll|lastschrift(en)?|ausgehend|ausgang|debit|debito|sorties?|cargos?|addebiti|uscite|denaro in uscita|sume retrase|geldausgang|argent sortant|dinero saliente|dinheiro enviado|uitgaand|geld uit|saida|wydatki|af|aus|amounts? (deducted|withdrawn).*|cheques & debits|찾으신금액|출금액|提款金額|支出|расход)$/,
  ],
  [
    'in',
    /^(money in|paid in|in|incoming|credits?|deposits?( amt| amount)?|credit amount|receipts|gutschrift(en)?|haben|betrag haben|eingehend|eingang|avoir|credito|entrees?|abonos?|accrediti|entrate|denaro in entrata|sume adaugate|geldeingang|argent entrant|dinero entrante|dinheiro recebido|inkomend|geld in|entrada|wplywy|bij|amounts? (added|deposited).*|deposits & credits|맡기신금액|입금액|存款金額|存入|приход)$/,
  ],
  [
    'amount',
    /^((transaction )?amount|betrag|umsatz|montant|importe|importo|valor|bedrag|jumlah( urusniaga)?|amaun|belob|belopp|kwota|tutar|betrag in)$/,
  ],
  [
    'description',
    /^((transaction )?(description|details?|particulars?|narration|remarks?)|details? of transactions?|description of transactions?|wir haben fur sie gebucht|text ?\/ ?verwendungszweck|transaction|transactions?|payment type and details|merchant name or transaction description|particulars|beschreibung|verwendungszweck|vorgang( ?\/ ?buchungsinformation)?|text|buchungstext|erlauterung|transaktionsinformation|buchung ?\/ ?verwendungszweck|libelle|operation|nature de l operation|concepto|descrizione|descriere|descricao|omschrijving|butir urusniaga|huraian( transaksi)?|opis|beskrivning|aciklama|적요|摘要|交易說明|описание.*)$/,
  ],
  [
    'other',
    /^(type|payment type|cheque( no)?|chq( ?\/ ?ref no)?|ref(erence)?( no)?|category|code|bal(ance)? type)$/,
  ],
];

const OPENING =
  /\b(beginning balance|opening balance|start(ing)? balance|balance (b\/f|brought forward)|bal b\/f|previous (statement )?balance|balance previous statement|last month's balance|alter (kontostand|saldo)|anfangssaldo|startsaldo|ancien solde|solde (precedent|initial)|saldo (anterior|inicial|iniziale|precedente)|baki (awal|permulaan)|openingssaldo|vorig saldo|sold initial)\b/;
const CLOSING =
  /\b(ending balance|closing balance|end balance|new balance|balance (c\/f|carried forward)|bal c\/f|neuer (kontostand|saldo)|endsaldo|schlusssaldo|nouveau solde|solde final|saldo (final|finale|actual|nuevo)|baki akhir|eindsaldo|nieuw saldo|sold final)\b/;
const STANDING =
  /\b(solde (crediteur|debiteur)? ?au|saldo al|kontostand am|kontostand zum|balance (as of|as at|on|at))\b/;
const TOTAL =
  /^(sub[- ]?total|grand total|totals?|jumlah|summe|gesamt(umsatz)?summen?|total (debit|credit|withdrawals?|deposits?).*|ledger balance|profit outstanding|total(es|i|e)?|zahlungs(ein|aus)gange|(aus|ein)(gehende|kommende) transaktionen|konto(belastungen|gutschriften)|transactions (sortantes|entrantes))\b/;
const CARD =
  /\b(credit card|kad kredit|kreditkarte|carte de credit|tarjeta de credito|minimum (amount|payment)|total amount due|payment due date|previous statement balance|balance previous statement|last month's balance|credit limit)\b/;
const NOT_BOOKED =
  /^(pending|reverted|inapoiate|authori[sz]ed|upcoming|scheduled|vorgemerkt|ausstehend|in sospeso|en attente|pendientes?)\b/;

/** Lower case, without accents, brackets, currencies and punctuation that carry nothing: '£ Paid out' gives 'paid out'. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(
      /\((?:[^)]{0,6})\)|\b(?:(?:in|en) )?(?:EUR|GBP|USD|CHF|SGD|MYR|CAD|AUD|RM|euros?)\b|[£$€¥₹:*.]/g,
      ' ',
    )
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/^[\s/]+|[\s/]+$/g, '');
}

/** What a header cell says its column holds, or null if these are no header words. */
export function columnRoleOf(text: string): ColumnRole | null {
  if (text.length > 60 || /\d/.test(text)) return null;
  const words = plainWords(text).normalize('NFC');
  return COLUMN_WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** A standing balance is the opening one before the bookings and the closing one behind them. */
export type BalanceKind = 'opening' | 'closing' | 'standing';
export type BalanceWord = { kind: BalanceKind; end: number };

/** Whether a text names an opening or closing balance, and where in the plain words that name ends. */
export function balanceWordIn(text: string): BalanceWord | null {
  const words = plainWords(text);
  const opening = OPENING.exec(words);
  if (opening) return { kind: 'opening', end: opening.index + opening[0].length };
  const closing = CLOSING.exec(words);
  if (closing) return { kind: 'closing', end: closing.index + closing[0].length };
  const standing = STANDING.exec(words);
  return standing ? { kind: 'standing', end: standing.index + standing[0].length } : null;
}

/** A line that adds up others and is no booking itself. */
export function isTotal(text: string): boolean {
  return TOTAL.test(plainWords(text));
}

/** A word that only card statements print. */
export function saysCard(text: string): boolean {
  return CARD.test(plainWords(text));
}

/** The title of a table whose rows have not been booked, or were taken back. */
export function isNotBooked(text: string): boolean {
  return NOT_BOOKED.test(plainWords(text));
}
