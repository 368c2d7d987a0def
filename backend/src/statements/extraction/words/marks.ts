/** What a cell beside an amount says of its direction: letters, signs or words of a 'Dr/Cr' column. */
const IN =
  /^(\+|cr\.?|c|h|credit|kredit|cred|ct|haben|gutschrift|dazu|bij|in|ma|uzn|avere|abono|haber|deposit|貸|贷|收入|收|存|存入|입금|입|入金|кредит|кт|приход|crédito|credito|ingreso|k|j|jóváírás|wpływ|uznanie|potražuje|uplata|příjem|insättning|inn|ind|alacak|giriş|masuk|entrada|money in|π|πίστωση|πιστωση)$/i;
const OUT =
  /^(-|dr\.?|d|s|db|debit|deb|dt|soll|belastung|ab|af|out|wn|obc|dare|cargo|debe|withdrawal|借|支出|支|取|提|출금|출|出金|дебет|дт|расход|débito|debito|débit|debet|gasto|t|terhelés|wypływ|obciążenie|duguje|isplata|výdej|výdaj|uttag|ut|ud|borç|çıkış|keluar|saída|salida|money out|χ|χρέωση|χρεωση)$/i;

export function directionNamed(text: string): 1 | -1 | null {
  const word = text
    .replace(/[−–—]/g, '-')
    .replace(/^\/(?=\p{L})/u, '')
    .trim();
  if (IN.test(word)) return 1;
  return OUT.test(word) ? -1 : null;
}

/** Marks that stand directly behind or before an amount as a text of their own. */
const BESIDE = /^(?:[+−–—-]|CR|DR|DB|Cr|Dr|cr|dr|C|D|H|K|S|Χ|Π|Af|Bij|ab|dazu)$/;

export function markBeside(text: string): 1 | -1 | null {
  return BESIDE.test(text) ? directionNamed(text) : null;
}
