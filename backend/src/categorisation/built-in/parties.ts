const COMPANY_FORMS: ReadonlySet<string> = new Set(
  (
    'ltd limited gmbh mbh se inc llc llp plc corp corporation incorporated gesellschaft private press publishing verlag co company kg ohg ug ag sarl sas sasu sa spa srl bv nv ab oy oyj asa aps ' +
    'sl slu lda sdn bhd pte pvt pty kk cv doo sro zoo gbr eg ev berhad holding holdings group gruppe groupe bank services solutions consulting agency agentur ' +
    'studio studios technologies technology tech systems international partners verein stiftung foundation enterprise enterprises ventures labs media ' +
    'industries associates council authority university institut institute payroll arbeitgeber trading applications trust nhs hospital society ооо ' +
    'ltda eireli bvba vzw asbl vof stichting fondazione fundacion fondation films productions producties produktion edizioni editions editrice atelier ateliers ' +
    'partner sohn soehne design designs architects architekten architektury consultants consultores kanzlei gestoria contabilidade imobiliaria inmobiliaria immobiliare ' +
    'mutuelle cpam caisse electricite gesundheitskasse hochschule universidad commune gemeinde ayuntamiento ajuntament region pay カ ユ ド 주'
  ).split(' '),
);
/** These are also syllables and initials of people, so they count only behind a name. */
const ONLY_BEHIND_A_NAME: ReadonlySet<string> = new Set(
  'se ag co sa sas ab oy as ug ev eg cv sl nv bv kk spa asa bank tech media pay partner'.split(' '),
);
/** Ends of compounds that name a business, and what East Asian names of companies hold without a gap. */
const COMPANY_ENDINGS =
  /^.{3,}(?:buro|buero|agentur|kanzlei|gesellschaft|genossenschaft|verlag|technik|werke|betriebe|medien|verband)$|株式会社|有限会社|合同会社|주식회사|유한회사|公司/;
/** Forms whose letters have a dot each: "S.à r.l.", "B.V.". "S.A." is left out, since the banks of people are called so, too. */
const DOTTED_FORM = / (?:s a r l|s r l|s p a|b v|n v|sp z o o) /;
const ONLY_LETTERS = /^[\p{L}\p{M}]+$/u;
/** One word alone names nobody: it may as well be a purpose. */
const FEWEST_WORDS_OF_A_NAME = 2;
const MOST_WORDS_OF_A_NAME = 6;

/** True when the words hold a company form ("GmbH", "e.V.", "Sdn Bhd") or another sign of a business. */
export function namesCompany(words: readonly string[]): boolean {
  if (DOTTED_FORM.test(` ${words.join(' ')} `)) return true;
  return words.some(
    (word, position) =>
      (word === 'e' && words[position + 1] === 'v') ||
      COMPANY_ENDINGS.test(word) ||
      (COMPANY_FORMS.has(word) && (position > 0 || !ONLY_BEHIND_A_NAME.has(word))),
  );
}

/** True when the words could be somebody's name: a few words of letters only, and no company form. */
export function couldBePerson(words: readonly string[]): boolean {
  return (
    words.length >= FEWEST_WORDS_OF_A_NAME &&
    words.length <= MOST_WORDS_OF_A_NAME &&
    words.every((word) => ONLY_LETTERS.test(word)) &&
    !namesCompany(words)
  );
}

/** What banks call any booking, whoever it is with. */
const ANY_BOOKING: ReadonlySet<string> = new Set(
  (
    'entry item posting transaction transactions payment payments transfer transfers tfr trf operation account online bank banking wire instant ' +
    'incoming outgoing inward outward received sent credit debit deposit direct ach fps ideal money local domestic international remittance to in out no nr number ref ' +
    'buchung buchungen buchungstext umsatz umsatze transaktion transaktionen zahlung zahlungen zahlungseingang zahlungsausgang eingang ausgang ubertrag uebertrag ' +
    'uberweisungsgutschrift uberweisungseingang uberweisungen girouberweisung sammeluberweisung onlineuberweisung onlinebanking echtzeit eingehend eingehende ausgehend ausgehende ' +
    'geldeingang geldausgang kartenumsatz dauerauftrag an aus abbuchung ' +
    'ricevuto ricevuta recibida recibido enviada enviado emitida emitido recebida recebido pelo recu recue emis przychodzacy wychodzacy ' +
    'movimiento movimientos operacion pago traspaso transaccion movimento movimenti operazione pagamento accredito ' +
    'transacao mouvement paiement betaling transactie transakcja platnosc'
  ).split(' '),
);

/** True when the words are only what any booking is called, and numbers: "Buchung 22". */
export function namesNobody(words: readonly string[]): boolean {
  return words.every((word) => ANY_BOOKING.has(word) || /^\d+$/.test(word));
}

/** What stands before the number of an invoice. Short forms are also words ("re", Norwegian "fra"), so they need a longer number. */
const INVOICE: ReadonlySet<string> = new Set(
  'inv invoice fv facture factura fattura faktura rechnung'.split(' '),
);
const SHORT_INVOICE: ReadonlySet<string> = new Set('re rg rnr fac fact'.split(' '));
const NUMBERED_INVOICE = /^(?:inv|rg|fv)\d{2,}$/;

/** True when the words give the number of an invoice: "INV 208", "RE 2025-019", "FV/12/08/2025", "FRA 2025/31". */
export function namesInvoice(words: readonly string[]): boolean {
  return words.some((word, position) => {
    const next = words[position + 1] ?? '';
    return (
      NUMBERED_INVOICE.test(word) ||
      (INVOICE.has(word) && /^\d{1,8}$/.test(next)) ||
      (SHORT_INVOICE.has(word) && /^\d{3,8}$/.test(next)) ||
      (word === 'fra' && /^20\d\d$/.test(next))
    );
  });
}
