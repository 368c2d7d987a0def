/** Names of balances that banks put together from a few words, told by how they are made, since no list holds them all; matched against plain words. */

/** What is held or owed, what may stand between that and the statement it was printed on, and how the one before is called. */
type Made = { balance: string; between: string; statement: string };

const SPANISH: Made = {
  balance: 'saldo|deuda|adeudo|importe|monto|total',
  between:
    'pendiente|deudor|acreedor|insoluto|adeudad[oa]|total|a pagar|a favor|del?|la|tu|su|al|a|en',
  statement:
    '(?:extracto|estado|liquidacion|periodo|mes|corte|resumen|factura|ciclo)(?: de cuenta| mensual)? (?:anterior|previo|pasado)',
};
const PORTUGUESE: Made = {
  balance: 'saldo|divida|valor|total|montante',
  between: 'em divida|devedor|credor|em aberto|total|a pagar|d[aoe]|n[ao]|sua|seu',
  statement: '(?:extrato|extracto|fatura|periodo|mes|ciclo) (?:anterior|passad[oa])',
};
const ITALIAN: Made = {
  balance: 'saldo|debito|importo|totale|esposizione',
  between:
    "residuo|finale|a debito|a credito|a (?:nostro|vostro|suo) (?:favore|carico)|di|del|dell|dello|dell'|da|al|su",
  statement: '(?:estratto(?: conto)?|periodo|mese|rendiconto|conteggio|fattura) precedente',
};
const FRENCH: Made = {
  balance: 'solde|montant|total|encours',
  between: "debiteur|crediteur|du|de|la|le|l'|votre|a payer|restant|au|d'",
  statement:
    '(?:releve|periode|mois|facture|arrete|compte|decompte|extrait)(?: de compte)? precedente?|(?:dernier|precedent)e? (?:releve|facture|decompte|extrait)',
};
const GERMAN: Made = {
  balance:
    '(?:(?:rechnungs|abrechnungs|gesamt|total|schluss|end|rest|offener )?(?:betrag|saldo|schuld)|kontostand|forderung)',
  between: 'offener?|de[rs]|aus|vom|von|ihre[rs]|laut|gemass',
  statement:
    '(?:letzte|vorherige|vorige|vorangegangene|alte)[nrs]? (?:(?:konto|karten|kreditkarten)?(?:ab)?rechnung|(?:konto)?auszuge?s?|monate?s?|(?:abrechnungs)?periode)',
};
const DUTCH: Made = {
  balance: 'saldo|stand|bedrag|schuld|totaal',
  between: 'openstaande?|verschuldigd|te betalen|op|van|het|de|uw|per',
  statement:
    '(?:vorige?|laatste) (?:uitgavenstaat|(?:rekening)?overzicht|(?:rekening)?afschrift|factuur|afrekening|periode|maand|uittreksel)',
};
const NORDIC: Made = {
  balance:
    'saldo|skyldig(?:t|e)?(?: belop)?|gjeld|skuld|restgjeld|gaeld|utestaende(?: belop)?|belop',
  between: 'fra|fran|pa|i|ved|din|a betale|att betala|utgaende',
  statement:
    '(?:forrige|foregaende|sidste|forra|siste|tidligere) (?:faktura|konto(?:utdrag|utskrift|udtog)|manad(?:en)?|maned(?:en)?|periode?|opgorelse|avregning|regning)',
};
const ENGLISH: Made = {
  balance: 'balance|amount|debt|total',
  between:
    'owed|owing|due|outstanding|unpaid|carried|forward|brought|on|from|of|as|at|per|in|the|your',
  statement:
    '(?:last|previous|prior|preceding) (?:(?:account )?statement|bill|invoice|month|(?:statement |billing )?(?:period|cycle))',
};
const POLISH: Made = {
  balance: 'saldo|zadluzenie|stan|kwota',
  between: 'z|na|konta|karty|koncowe|calkowite|do splaty|zadluzenia|koniec',
  statement: 'poprzedni\\p{L}* (?:wyciag|zestawieni|okres|miesiac)\\p{L}*',
};
const CZECH_AND_SLOVAK: Made = {
  balance: 'zustatek|zostatok|dluzna castka|dlh|dluh|stav|saldo',
  between: 'z|na|podle|podla|uctu|karty|konecny|konecna|kon(?:ec|ci|iec)',
  statement:
    '(?:minule|predchozi|predchadzajuce|posledni|posledne|predesle)(?:ho)? (?:vypisu|obdobi|obdobia|vyuctovani|mesice|mesiaca)',
};
const ROMANIAN: Made = {
  balance: 'sold|suma|datorie',
  between: 'final|debitor|creditor|datorat|din|de|la|pe|cont',
  statement: '(?:extras|perioada|luna)\\p{L}*(?: de cont)? (?:precedent|anterior|trecut)\\p{L}*',
};
const RUSSIAN: Made = {
  balance: 'остаток|задолженность|баланс|сумма',
  between: 'по|на|из|от|к оплате|общая|конец',
  statement: '(?:предыдущ|прошл)\\p{L}+ (?:выписк|период|месяц)\\p{L}*',
};

/** 'Deuda pendiente del extracto anterior', 'Saldo fra forrige faktura'. */
const OF_STATEMENT = [
  SPANISH,
  PORTUGUESE,
  ITALIAN,
  FRENCH,
  GERMAN,
  DUTCH,
  NORDIC,
  ENGLISH,
  POLISH,
  CZECH_AND_SLOVAK,
  ROMANIAN,
  RUSSIAN,
].map(
  ({ balance, between, statement }) => `(?:${balance})(?: (?:${between})){0,4} (?:${statement})`,
);

/** What was owed before may be called so without a word of the statement: 'Deuda pendiente anterior'. */
const OWED_BEFORE = [
  '(?:saldo|deuda|adeudo|divida)(?: (?:pendiente|deudor|devedor|em aberto|total))* (?:anterior|previ[ao])',
  '(?:saldo|debito|esposizione)(?: (?:residuo|finale|a debito|a credito))* precedente',
  '(?:solde|encours|dette)(?: (?:debiteur|crediteur|du|restant))* precedente?',
];

/** In these languages the statement stands in front of what was owed on it. */
const IN_FRONT = [
  "(?:last|previous|prior|preceding) (?:statement|bill|invoice|month)(?: s|'s)? (?:(?:closing|total|outstanding|unpaid) )?(?:balance|amount(?: due| owed)?)",
  '(?:elozo|mult) (?:havi )?(?:szamlakivonat|kivonat|idoszak|elszamolas)\\p{L}*(?: \\p{L}+){0,2} (?:egyenleg|tartozas|osszeg)\\p{L}*',
  '(?:onceki|gecen) (?:donem|ekstre|ay|hesap ozeti)\\p{L}*(?: \\p{L}+){0,2} (?:borc|bakiye)\\p{L}*',
];

/** What was held or owed on the statement before, by whatever words. */
export const OF_PREVIOUS = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...OF_STATEMENT, ...OWED_BEFORE, ...IN_FRONT].join('|')})(?![\\p{L}\\d])`,
  'u',
);

/** What is held or owed at the end of a month may be called by that alone: 'Your March Balance' (Apple Card). */
export const OF_MONTH =
  /^(?:your )?(?:january|february|march|april|may|june|july|august|september|october|november|december) balance(?!\p{L})/u;
