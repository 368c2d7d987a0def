/** What stands in front of the number of an account or a card, in the languages of banks. */
const LABELS = [
  '^number(?: 號碼)?(?=\\W*$)|account (?:number|num|no\\.?|#)|a/c (?:no\\.?|number)|for a/c|acct\\.? (?:no\\.?|number)|account(?: ending(?= \\d-\\d{5}$))?(?= \\d)|card (?:number|no\\.?)',
  'kontonummer|girokonto nummer|konto-?nr\\.?|konto nr\\.?|(?:kredit)?kartennummer|kreditkarten-?nr\\.?|kartenkontonummer|^karten-?nr\\.?|^(?:visa|mastercard)(?: (?:classic|gold|platinum|card|debit))* (?:nr|no)\\.?(?= |$)',
  'n(?:umé|ume|[°º]|o\\.?)(?:ro)? (?:de |du )?(?:compte|carte)|(?:compte|carte) n[°º]|(?:c\\/c|livret|compte|cpte|ldds?|pel|cel)(?: \\p{L}+){1,3} n[°º](?= ?\\d{8})',
  'n[uú]mero de (?:cuenta|tarjeta)|n(?:ro\\.?|[°º]\\.?) (?:de )?(?:cuenta|tarjeta)(?: de cr[ée]dito)?|(?:cuenta|tarjeta) n(?:ro\\.?|[°º]\\.?)',
  '^conta(?=\\W*$)|n[uú]mero d[ao] (?:conta|cart[ãa]o)|n[ºo°]\\.? (?:d[ao] )?(?:conta|cart[ãa]o)|conta n[ºo°]\\.?',
  'conto (?:corrente )?n\\.?[°º]?|numero (?:di )?(?:conto|carta)|carta n\\.?[°º]?',
  'kontoutskrift for(?= \\d{4}\\.\\d\\d\\.\\d{5})|rekeningnummer|kaartnummer|[a-z]{2,4}-klantnummer|korttinumero|tilinumero|kortnummer|kortnr\\.?|reikningsn[úu]mer',
  'numer rachunku|nr rachunku|numer karty|nr karty|č[íi]slo [úu]čtu|č[íi]slo karty|cont nr\\.?|num[aă]r (?:cont|card)|broj ra[čc]una|številka ra[čc]una|sz[áa]mlasz[áa]m|k[áa]rtyasz[áa]m|s[ąa]skaitos (?:nr|numeris)\\.?|konta (?:nr|numurs)\\.?',
  'номер сч[её]та|номер карты|рахунок|номер рахунку|номер картки|номер на сметка|αριθμ[όο]ς (?:λογαριασμού|κάρτας)',
  'hesap (?:no\\.?|numaras[ıi])|kart (?:no\\.?|numaras[ıi])|nombor (?:akaun|kad)|no\\.? (?:akaun|kad)|no(?:mor|\\.)? (?:rekening|kartu)|s[ốo] t[àa]i kho[ảa]n|số thẻ|เลขที่บัญชี|หมายเลข(?:บัญชี|บัตร)',
  '(?<!客)戶號|帳號|账号|帳戶號碼|账户号码|賬戶號碼|户口号码|戶口號碼|卡號(?!末四碼$)|卡号(?!末四位$|后四位$)|信用卡號碼|계좌번호|조회계좌번호|카드번호|口座番号|カード番号|מספר חשבון|מספר כרטיס|رقم الحساب|رقم البطاقة',
];

/** The label of a number, with the colon and blanks behind it. */
export const ACCOUNT_LABEL = new RegExp(`(?:${LABELS.join('|')})[ :.：]*`, 'iu');

/** The account from which a card is paid, or that a savings account pays out to, is none of the statement's own. */
const OF_PAYMENT = [
  '(?:abrechnungs|belastungs|referenz|zahlungs|einzugs|verrechnungs|lastschrift|abbuchungs)konto|vom konto de',
  'compte (?:de pr[ée]l[èe]vement|[àa] d[ée]biter|d[ée]bit[ée]|de r[èe]glement|support|associ[ée])|pr[ée]lev[ée]e?(?: \\p{L}+)? sur (?:le|votre) compte',
  'cuenta (?:de cargo|de domiciliaci[oó]n|asociada|vinculada|de adeudo|de pago)|conta (?:de d[ée]bito|associada|de pagamento)|linha digit[áa]vel|c[óo]digo de barras',
  '^iban (?:di )?addebito(?=:? [A-Z]{2}\\d|$)|addebito (?:avverrà )?(?:in|su|sul) (?:conto|c/c)|con valuta .{0,20} sul (?:suo )?c/c|(?<![\\p{L}\\d] )in data .{0,20} su(?:l (?:suo )?c/c| iban)|conto (?:di|d.) ?(?:addebito|appoggio|regolamento)',
  '(?<!knyttet )til konto(?=:)|incassodatum|(?:incasso|tegen|bela[sd]tings?)rekening|(?:linked|settlement|payment|autopay|nominated|direct debit) (?:bank )?account',
  'overdraft (?:protection|coverage|cover|transfer)|quoting (?:your|the) |(?:lastschrift|einzug|abbuchung|(?:ziehen|buchen) wir .{0,40}) von ihrem (?:bank|giro)?konto|debit(?:ed)? (?:from |to )?your (?:bank |current )?account|automatisch van uw (?:zicht)?rekening|d[ée]bit[ée]e? de votre compte',
  'お支払口座|引落口座|振替口座|お引落し?口座|출금계좌|결제계좌|扣款帳號|扣繳帳號|扣款账号|扣款帳戶',
];

/** Whether a line names the account that pays for another one, or is paid from it. */
export function namesPayingAccount(text: string): boolean {
  return PAYING.test(text);
}

const PAYING = new RegExp(`(?:${OF_PAYMENT.join('|')})`, 'iu');
