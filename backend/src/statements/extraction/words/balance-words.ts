/** The names of balances, totals and other lines that are no bookings, in the languages that banks print; matched against plain words. */

import { withoutMarks } from './plain-words.ts';

const words = (list: string) =>
  list
    .split(/[;\n]/)
    .map((name) => withoutMarks(name.trim()))
    .filter((name) => name !== '')
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

/**
 * Letters of an alphabet end a word; Chinese, Japanese and Korean are written without blanks. Names that other words make another figure stand
 * alone, or before their figure. What all names have around them is said once, since thousands are tried at every letter otherwise.
 */
const anywhere = (list: string, alone = '', behind = '') => {
  const names = words(list);
  const isEastern = (name: string) => /^[\u3040-\u9fff\uac00-\ud7af]/.test(name);
  // Of names that begin alike the longer one is meant ('Nuevo saldo', 'Nuevo saldo pendiente de pago').
  const longest = names.toSorted((one, other) => other.length - one.length);
  const [eastern, lettered] = [
    longest.filter(isEastern),
    longest.filter((name) => !isEastern(name)),
  ];
  return new RegExp(
    [
      ...eastern,
      `(?<![\\p{L}\\d])${behind}(?:${lettered.join('|')})(?![\\p{L}\\d])`,
      ...words(alone).map((name) => `^${name}(?= [-\\d]|$)`),
    ].join('|'),
    'u',
  );
};

/** What an account held before the first line. */
export const OPENING = anywhere(
  `
beginning balance; opening balance; previous account balance; beginning account value; saldo der letzten abrechnung; saldo der letzten; previous statement dues; solde depart; so du dau ky; баланс на початок періоду; залишок на початок; вхідний залишок; onceki hesap ozeti borcu; available beginning; opening account balance; balance from your last statement; start balance; start period balance; start of period balance; starting balance; balance b/f; balance b/fwd; bal b/f; b/f balance; previous statement balance; previous total balance; previous balance; balance previous statement; balance at start; balance from previous statement
bir onceki donem borcunuz; onceki donem borcunuz; bir onceki donem borcu; onceki donem borcu; onceki donem hesap ozeti borcunuz; onceki donem hesap ozeti borcu; bir onceki hesap ozeti bakiyesi; onceki hesap ozeti bakiyesi; bir onceki hesap ozeti bakiyeniz; onceki hesap ozeti bakiyeniz; sold contabil initial; soldul initial; սկզբնական մնացորդ; საწყისი ნაშთი; last month's balance; last statement balance; your previous statement balance; balance from last statement; balance last statement; old balance; balance at beginning; initial balance; opening ledger balance; balance at the start; brought forward from last statement; your opening balance; balance on previous statement; outstanding balance brought forward; balance from statement; starting account value; amount brought forward from last
alter kontostand; alter saldo; saldo letzte rechnung; edellisen laskun saldo; saldo del estado de cuenta anterior; anfangssaldo; anfangsguthaben; startsaldo; anfangsbestand; alter stand; saldo letzte abrechnung; kontostand alt; saldo alt; saldovortrag; eroffnungssaldo; anfangskontostand; saldo vorperiode; saldo letzter auszug; letzter saldo; letzter kontostand; alt saldo; alter ktostand; eroffnungsbilanz; voriger saldo; vorheriger saldo; voriger kontostand; kontostand zu beginn; saldo der letzten abrechnung; saldo zu beginn; saldo der letzten rechnung; ubertrag letzter auszug; saldo vormonat; buchungssaldo alt; alter buchungssaldo
ancien solde; solde precedent; solde initial; solde anterieur; solde de depart; solde d'ouverture; solde debut; solde au debut; votre ancien solde; solde en debut de periode; solde du releve precedent
saldo adeudado final periodo anterior; saldo estratto conto precedente; previous amount due; saldo des letzten kontoauszugs; saldo letzter kontoauszug; saldo letzte rechnung; saldo vorheriger kontoauszug; saldo der letzten abrechnung; saldo anterior; saldo ant; saldo ant em; balance anterior; adeudo del periodo anterior; monto facturado a pagar (periodo anterior); monto facturado a pagar periodo anterior; saldo final del periodo anterior; saldo final anterior; saldo mes anterior; saldo del mes anterior; saldo del periodo anterior; saldo pendiente anterior; saldo previo; saldo inicial; balance inicial; saldo de operacion inicial; saldo de liquidacion inicial; saldo iniziale; saldo precedente; saldo de apertura; saldo a inicio; saldo de partida; saldo contabile iniziale; saldo estratto precedente; saldo extracto anterior; saldo inicial disponible; saldo apertura
openingssaldo; vorig saldo; vorig openstaand saldo; beginsaldo; oud saldo; saldo vorig afschrift; vorig afschrift; saldo begin
fatura anterior; cod lanc 0; saldo da fatura anterior; total da fatura anterior
saldo poczatkowe; saldo otwarcia; saldo poprzednie; saldo z przeniesienia; poprzednie saldo
sold initial; sold precedent; sold anterior; sold de deschidere; sold la inceput
baki awal; baki permulaan; baki terdahulu; baki penyata terdahulu; baki penyata lepas; baki pembukaan; baki lepas; baki bulan lepas; saldo awal; baki dibawa dari penyata lepas
входящий остаток; остаток на начало; начальный остаток; баланс на начало; входящее сальдо; остаток на начало периода
上期餘額; 上期余额; 期初餘額; 期初余额; 上期結餘; 承上結餘; 承前結餘; 承前餘額; 期初结余; 上期结余; 前期餘額; 上月結餘; 上期應繳; 上期帳單總額; 上期應繳總額; 上期結欠; 上期结欠; 承轉結餘; 承上頁結餘; 上次餘額; 期初結餘; 前頁餘額
기초잔액; 이월잔액; 전월이월; 전기이월; 이월금액; 전월잔액; 조회시작잔액
繰越; 繰越残高; 前月繰越; 前回残高; 前月残高; 繰越金額; 前月末残高; 期首残高; 前期繰越
saldo overfort; saldo forrige utskrift; saldo fra forrige utskrift; stary zustatek; saldo overfort fra sidste udskrift; saldo fra tidligere udskrift; saldo fra sidste udskrift; overfort saldo; forrige saldo; skuld fran foregaende faktura; skuld fran foregaende manad
saldo fra kontoudskrift; ingaende saldo; inngaende saldo; saldo primo; saldo fra kontoutskrift; saldo fra kontoutdrag; saldo fran kontoutdrag; primosaldo; devir; acilis bakiyesi; pocatecni zustatek; alkusaldo; nyito egyenleg; posledny vypis; pociatocny zostatok; onceki bakiye; zacetno stanje; pocetno stanje; saldo overfort fra forrige; saldo fra forrige kontoutskrift; edellinen saldo; transporte anterior; προηγουμενο υπολοιπο; αρχικο υπολοιπο; υπολοιπο εναρξης
prenos stanja; saldo ultimo extracto; saldo ultimo resumen; saldo del ultimo extracto; saldo segun ultimo extracto; saldo del resumen anterior; prejsnje stanje; ingaende skuld; inngaende saldo kort; pocatecni stav uctu; pocatecni stav; zustatek na zacatku obdobi; predchozi zustatek; pociatocny stav; zaciatocny stav; zaciatocny stav uctu; pociatocny stav uctu; stav na zaciatku; predchadzajuci zostatok; prethodno stanje; stanje prethodnog; predhodno stanje; stanje na pocetku; nyitoegyenleg; elozo egyenleg; elozo havi egyenleg; indulo egyenleg; начално салдо; начално салдо към; начальное сальдо; почетно стање; почетна состојба; баланс на початок; початковии залишок; вхідне сальдо
pradinis likutis; likutis laikotarpio pradzioje; sakuma atlikums; atlikums perioda sakuma; sakuma bilance; algsaldo; algjaak; perioodi algsaldo; saldo perioodi alguses; tilin saldo alussa; edellinen lasku; staða fra fyrra yfirliti; staða i upphafi; upphafsstaða; fyrri staða; staða flutt; primo saldo; saldo ved periodens start; saldo ved start; forrige faktura; saldo fra forrige faktura; forrige fakturabelop; foregaende faktura; utgaende saldo foregaende; ingaende balans
donem basi bakiye; donem basi bakiyesi; devreden bakiye; devir bakiyesi; onceki donem borcu; bir onceki donem borcu; onceki ekstre borcu; onceki donem bakiyesi; αρχικο υπολ; υπολοιπο εκ μεταφορας; εκ μεταφορας; προηγουμενο υπολ; gjendja fillestare; zadluzenie na poczatek okresu; zadluzenie na poczatek; stan poprzedni
so du dau; so du ban dau; du dau ky; ยอดยกมา; ยอดเงนตนงวด; saldo bulan lalu; saldo sebelumnya; saldo pembukaan; الرصيد الافتتاحي; יתרה בתחילת התקופה; יתרה לתחילת התקופה; رصيد اول المدة; יתרת פתיחה; יתרה קודמת; 前期應繳總額; 前期應繳金額; 前期帳單餘額; 前期餘額合計; 上期應付總額; 上期账单金额; 上期应还款额; 上期应缴; 上期未繳; 期初账户余额; 上日餘額; 上日余额; 前月末の残高; 前回お支払後残高; 前回こ請求額; 前月からの繰越; 이전잔액; 전일잔액; 시작잔액; 거래전잔액; 이월 잔액; 전월 잔액
saldo transitado; saldo em conta anterior; saldo inicio de periodo; solde a nouveau; solde reporte au; anfangsstand; stand vorher; vorheriger kontostand; beginstand; vorige stand; saldo precedente al; saldo iniziale al; giacenza iniziale; opening bal; previous closing balance
staða við siðustu utskrift; balance of last invoice; balance of the last invoice; balance last invoice; tagihan bulan lalu; tagihan sebelumnya; tagihan lalu; total tagihan sebelumnya; jumlah tagihan sebelumnya; previous outstanding; previous outstanding balance; 上期帳單金額; 前回請求額; 前回ご請求額; 前回請求金額; 前回ご請求金額; 전월 청구금액; 전월청구금액; ยอดเดือนก่อน; ยอดค้างชำระเดือนก่อน; du no dau ky; du no ky truoc
`,
  'previous monthly balance',
);

/** The least of all days, or what they come to on average, closes nothing. */
const NOT_OF_DAYS = '(?<!\\b(?:daily|average|minimum|maximum|lowest|highest) )';

/** What it holds behind the last. */
export const CLOSING = anywhere(
  `
likutis pabaigai; balance at date of statement; your january balance; your february balance; your march balance; your april balance; your may balance; your june balance; your july balance; your august balance; your september balance; your october balance; your november balance; your december balance; likutis laikotarpio pabaigai; galutinis likutis; solde de fermeture; solde a la fermeture; ending balance; closing balance; ending account value; balance outstanding at date of statement; s a l d o; total payment due; donem borcu; so du cuoi ky; баланс на кінець періоду; залишок на кінець; вихідний залишок; available ending; closing account balance; closing book balance; closing ledger balance; closing available balance; end balance; end period balance; end of period balance; new balance; balance c/f; balance c/fwd; bal c/f; c/f balance; final balance; closing ledger balance; balance at end; your closing balance; new statement balance; balance at the end; statement balance; outstanding balance; total amount due; current amount due; total outstanding balance; ending account value; total balance due; your new balance; total due; closing bal; balance at close; total balance outstanding; current balance due
neuer kontostand; rechnungsbetrag; saldo contado; offener betrag; offener saldo; neuer saldo; saldo neue rechnung; endsaldo; endguthaben; schlusssaldo; endbestand; neuer stand; kontostand neu; saldo neu; abschlusssaldo; schlusskontostand; endkontostand; neuer ktostand; saldo zu ihren gunsten; saldo zu ihren lasten; kontostand am ende; rechnungssaldo; aktueller saldo; aktueller kontostand; saldo am ende; schlussbestand; saldo dieser rechnung; neuer rechnungsbetrag; buchungssaldo neu; neuer buchungssaldo
nouveau solde; solde final; solde de cloture; solde fin; solde en fin; votre nouveau solde; solde en fin de periode; solde a la fin; solde de fin
saldo final; balance final; balance al corte; saldo al corte; saldo finale; saldo actual; saldo nuevo; nuevo saldo; nuovo saldo; saldo de cierre; saldo contabile finale; saldo de fecho; saldo atual; saldo attuale; saldo cierre; saldo al cierre; saldo di chiusura; saldo liquido finale; saldo contabilistico final; saldo disponibile finale
eindsaldo; nieuw saldo; nieuw openstaand saldo; slotsaldo; saldo eind; saldo na laatste
saldo zu unseren gunsten per; saldo zu unseren gunsten; saldo zu ihren gunsten per; saldo zu ihren gunsten; solde a debiter le; solde a debiter; total a pagar; pago de contado; saldo em conta corrente; saldo em c corrente; saldo em cc; pago para no generar intereses; pago total; nuevo saldo pendiente de pago; nuevo saldo pendiente; deuda total facturada; total dues; monto total facturado a pagar; monto total facturado; total desta fatura; valor da fatura; valor desta fatura; valor total da fatura; valor total desta fatura; total da sua fatura; valor da sua fatura; fatura atual; total da fatura; saldo desta fatura
saldo koncowe; saldo zamkniecia; nowe saldo; saldo biezace
վերջնական մնացորդ; საბოლოო ნაშთი; sold final; sold contabil final; sold contabil final la; soldul final; sold nou; sold curent; sold de inchidere; sold la sfarsit
baki akhir; baki penutup; baki baharu; baki baru; saldo akhir; baki terkini; baki semasa; baki penyata terkini
исходящий остаток; сумма доступного остатка; остаток на конец; конечный остаток; баланс на конец; исходящее сальдо; остаток на конец периода
本期累計應繳總額; 本期應繳總金額; 本期應繳總額; 本期餘額; 本期余额; 本期应还金额; 本期还款总额; 本期應還金額; 本期应还总额; 期末餘額; 期末余额; 本期結餘; 期末结余; 期末結餘; 當前餘額; 当前余额; 截止結餘; 轉下頁結餘; 月結單結餘; 期末存款餘額; 轉下期結餘; 本期應繳總額; 本期累計應繳金額; 本期應繳金額; 本期結欠; 本期结欠; 本期結存
이번 달 결제하실 금액; 이번달 결제하실 금액; 현재잔액; 기말잔액; 당월잔액; 금월잔액; 최종잔액; 조회종료잔액; 차기이월; 현재 잔액
今回残高; 今回のお支払い金額合計; ご請求金額; 今回ご請求金額; 今回のお支払い金額; 今回お支払い合計; 今回お支払合計; 今回のお支払金額; 今回のお支払い合計; 今回のお支払金額合計; お支払い金額総合計; お支払金額総合計; 次月繰越; 今月末残高; 当月末残高; 期末残高; 翌月繰越; 次回繰越
ny saldo; nytt saldo; saldo ultimo; nye saldo; uusi saldo; utgaende saldo; ultimosaldo; kapanis bakiyesi; konecny zustatek; loppusaldo; zaro egyenleg; zostatok na ucte ku dnu vystavenia vypisu; konecny zostatok; koncno stanje; zavrsno stanje; saldo i deres favor; saldo i var favor; saldo i din favor; utgaende bokfort saldo; summa skuld att betala; τελικο υπολοιπο; νεο υπολοιπο; υπολοιπο ληξης
aktuell skuld; utgaende skuld; koncovy stav uctu; koncovy stav; konecny stav; konecny stav uctu; zustatek na konci obdobi; novy zustatek; stav na konci; novy zostatok; krajnje stanje; novo stanje; stanje na kraju; zaroegyenleg; uj egyenleg; краино салдо; конечное сальдо; крајње стање; завршна состојба; кінцевии залишок; вихідне сальдо
galutinis likutis; likutis laikotarpio pabaigoje; beigu atlikums; atlikums perioda beigas; beigu bilance; loppsaldo; loppjaak; perioodi loppsaldo; saldo perioodi lopus; tilin saldo lopussa; lasku yhteensa; staða i lok; lokastaða; ny staða; slutsaldo; ultimo saldo; saldo ved periodens slutning; ny skuld; hela skulden; total skuld; att betala totalt; utgaende balans; total saldo; a betale totalt
son bakiye; son bakiyesi; donem sonu bakiye; donem sonu bakiyesi; donem sonu borcu; donem borcunuz; ekstre borcu; hesap ozeti borcu; τελικο υπολ; υπολοιπο τελους; εις μεταφορα; gjendja perfundimtare; zadluzenie na koniec okresu; zadluzenie na koniec; stan koncowy; kwota zadluzenia
so du cuoi; du cuoi ky; ยอดคงเหลอยกไป; ยอดเงนปลายงวด; saldo penutupan; saldo akhir bulan; الرصيد الختامي; יתרה בסוף התקופה; יתרה לסוף התקופה; رصيد اخر المدة; יתרת סגירה; יתרה סופית; 本期應付總額; 本期应还款额; 本期应还总额; 本期總應繳; 期末账户余额; 當日餘額合計; 今月末の残高; 今回こ請求額; お支払合計額; 최종 잔액; 종료잔액; 이번달 결제금액; 총 결제금액; 당월 결제금액
saldo em conta final; saldo fin de periodo; solde de cloture au; nouveau solde au; saldo aktuelle periode; endstand; schlussstand; eindstand; nieuwe stand; saldo finale al; giacenza finale; ending bal
heildarskuld; til greiðslu a gjalddaga; balance in our favour as at; balance in our favour as of; balance in our favour; balance in your favour as at; balance in your favour; total tagihan saat ini; total tagihan; jumlah tagihan saat ini; jumlah tagihan; tagihan baru; tagihan saat ini; total tagihan baru; お支払い金額合計; お支払金額合計; 今回お支払い金額; 今回お支払金額; お引落し金額; お引落金額; 결제하실 금액; 결제하실금액; 총 결제하실 금액; 청구금액; 총 청구금액; 당월 청구금액; 이번달 청구금액; 납부하실 금액; 결제예정금액; ยอดชำระเต็มจำนวน; ยอดเรียกเก็บ; ยอดค้างชำระ; du no cuoi ky; tong du no; tong so tien thanh toan; total payable; total outstanding
`,
  'total account balance',
  NOT_OF_DAYS,
);

/** The balance at a page's foot and, once more, at the head of the next. */
export const CARRIED_FORWARD = anywhere(`
次頁繰越; 次ページ繰越; 次葉繰越; ยอดเงินคงเหลือยกไป; ยอดคงเหลือยกไป; ยอดยกไป; ยอดเงินยกไป; prenos na naslednjo stran; prijenos na sljedecu stranicu; prenos na sledecu stranu; prevod na dalsi stranu; prenos na dalsiu stranu; prevod na nasledujici stranu; przeniesienie na nastepna strone; report pe pagina urmatoare; atvitel a kovetkezo oldalra; перенос на следующую страницу; sonraki sayfaya devir; nakli yekun; saldo overfort til naeste side; saldo overfort til næste side; overfort til naeste side; saldo overfores til naste sida; saldo til neste side
guthaben nach seite; saldo nach seite; balance carried forward; carried forward; c/f; balance carried down; balance carried over; balance carried to next page; carried over; to be carried forward; bal carried forward
overfort til neste side; overfores til neste side; transport til neste side; overfort til naeste side; overfores til naeste side; transport til naeste side; uebertrag auf blatt; uebertrag auf seite; ubertrag auf; ubertrag auf blatt; ubertrag auf seite; a reporter; report a nouveau; solde a reporter; suma y sigue; saldo a riportare; a riportare; da riportare; a transportar; over te brengen; transport naar; te transporteren naar; te transporteren; do przeniesienia; de reportat; baki hantar hadapan; baki dihantar ke hadapan; 다음페이지 이월; 차면이월; 次頁; 過次頁; 轉次頁; 過下頁; 过次页; 承下頁
`);
export const BROUGHT_FORWARD = anywhere(`
前頁繰越; 前ページ繰越; 前葉繰越; ยอดเงินคงเหลือยกมา; ยอดคงเหลือยกมา; ยอดเงินยกมา; prenos s prejsnje strani; prijenos s prethodne stranice; prenos sa prethodne strane; prevod z predchozi strany; prenos z predchadzajucej strany; przeniesienie z poprzedniej strony; report din pagina anterioara; atvitel az elozo oldalrol; перенос с предыдущей страницы; onceki sayfadan devir; saldo overfort fra forrige side; overfort fra forrige side; saldo fran foregaende sida; saldo fra forrige side
carried forward from previous page; balance brought forward; brought forward; b/f; balance brought down; balance from previous page; bal brought forward; balance brought over; balance forward; balance fwd; bal fwd; bal forward
overfort fra side; overfort fra forrige side; overfores fra forrige side; transport fra forrige side; uebertrag von blatt; uebertrag von seite; ubertrag von; ubertrag von blatt; ubertrag von seite; report de; report du folio; solde reporte; suma anterior; saldo riportato; riporto; transporte; van vorig blad; transport van; van vorige pagina; z przeniesienia; report; ubertrag; baki bawa hadapan; baki dibawa ke hadapan; baki dibawa hadapan; baki dibawa dari hadapan; 전페이지 이월; 전면이월; baki dibawa ke depan; 承前頁; 承上頁; 承前页
`);

/** What an account held at the end of each day: none of these ends a statement. */
export const DAILY = anywhere(`
saldo akhir hari; sold final zi; sold initial zi; dienas beigu atlikums; dienos pabaigos likutis; paeva loppsaldo; saldo pendiente; saldo do dia; saldo bloq anterior; saldo bloqueado anterior; saldo bloqueado; saldo del dia; saldo dia; saldo diario; paivan saldo; paivan loppusaldo; dagens saldo
saldo na data; saldo en la fecha; saldo a la fecha; denni zustatek; stav na konci dne; napi zaroegyenleg; napi zaro egyenleg; saldo em cada dia
`);

/** A balance on a day: the opening one before the bookings, the closing one behind them. */
export const STANDING = anywhere(`
solde intermediaire; etat de compte; etat du compte; stato del conto; zwischensaldo; zwischenstand; intermediate balance; saldo intermedio; tussensaldo; saldo intermediario
solde crediteur au; solde debiteur au; solde au; solde crediteur; solde debiteur; solde du compte au; solde en euros au; solde en euros; solde en; solde le; saldo al; saldo a; saldo em; saldo el; saldo a fecha; saldo per; kontostand am; kontostand zum; kontostand per; saldo am; saldo zum; saldo vom; stand am; stand per; balance as of; balance as at; balance on; balance at; balance as on; saldo op; saldo na dzien; sold la data; sold la; остаток на; baki pada; baki setakat; balance of account; kontostand vom; solde crediteur en; saldo contabile al; saldo disponibile al; saldo contable al; kontostand; valutarischer saldo; valutasaldo; saldo per valuta
zustatek ke dni; zustatek k; stav uctu k; stav k; zostatok k; stanje na dan; stanje na; egyenleg; sold la data de; салдо към; доступно на; сальдо на; баланс на; залишок на; likutis; atlikums uz; saldo seisuga; staða þann; saldo pr; saldo den
`);

/** Lines that add up others. */
export const TOTAL = new RegExp(
  `^(?:${words(`
saldo restante da fatura anterior; umsatz seite; page totals; page total; subtotal; sub total; sub-total; grand total; total; totals; totais; panot yhteensa; otot yhteensa; panot kirjauspaivan alusta; otot kirjauspaivan alusta; jumlah; summe; summen; gesamtumsatze; gesamtumsatz; totale; totales; totali; totaal; totaux; razem; suma obciazen; suma uznan; suma operacji; suma wplywow; suma wydatkow; umsatze gesamt; gesamt; gesamtsumme; gesamtumsatz; gesamtumsatzsummen; gesamtsummen; zwischensumme; zwischentotal; umsatztotal; ledger balance; profit outstanding
zahlungseingange; zahlungsausgange; ausgehende transaktionen; einkommende transaktionen; eingehende transaktionen; kontobelastungen; kontogutschriften; transactions sortantes; transactions entrantes; total des operations; total des mouvements; total mouvements; sous-total; sous total; total debit; total credit; turnover; turnovers; total general; total obroty; obroty; totalen; som; forgalom osszesen; osszes forgalom; forgalom; итого; всего; обороты; итого оборотов; всего оборотов; оборот; rulaj; total rulaj; rulaje; rulaj total; sum; sum total
סה כ; 合計; 合计; 總計; 总计; 小計; 小计; 共計; 累計; 總額; 本頁合計; 本页合计; 합계; 총계; 소계; 누계; 입금합계; 출금합계; お支払合計; 合計金額; ご利用金額合計; 利用金額合計; ご利用合計; ご請求金額合計; summa; i alt; toplam; celkem; yhteensa
transaction turnover; transactions total; transaction totals; number of transactions; no of transactions; number of withdrawals; number of deposits; 總存入; 總支出; 存入總額; 支出總額; 存入筆數; 支出筆數; 총입금; 총출금; 총입금액; 총출금액; 총 입금; 총 출금
celkem; suma prijmu; suma vydaju; spolu; kredit spolu; debet spolu; ukupno; ukupne; skupaj; osszesen; mindosszesen; общо; обороти; всичко; усього; разом; kokku; kaive; deebetkaive; kreeditkaive; is viso; viso; apyvarta; kopa; kopsumma; apgrozijums; samtals; ialt; totalt; genel toplam; συνολο; συνολα
debeta apgrozijums; kredita apgrozijums; debeto apyvarta; kredito apyvarta; deebetkaive; promet v breme; promet v dobro; ukupni promet; promet; dugovni promet; potrazni promet; debetni obrat; kreditni obrat; rulaj debitor; rulaj creditor
net amount of monthly activity; closing totals; monthly total; page total; statement total; totals this page; net change; average balance; rulaj; rulaj zi; rulaj total cont; credit count; debit count
`).join('|')})(?![\\p{L}])`,
  'u',
);

/** Words that only card statements print. */
export const CARD = anywhere(`
card complete; rechnungsbetrag wird von ihrem konto; hauptkarte; belegdatum; datum beleg; kartenkonto; kartenlimite; kreditkartenkonto; saldo letzte rechnung; מסגרת אשראי; שם בית עסק; שם בית העסק; credit card; pago para no generar intereses; visa classic; mastercard gold; tarjeta visa; tarjeta mastercard; resumen de tarjeta; limite de compra; limite de compras; saldo desta fatura; total desta fatura; total da fatura; fatura mensal; fatura anterior; fatura do cartao; extracto de tarjeta; liquidacion de tarjeta; estratto conto carta; fido carta; totale carta; carta nexi; releve de carte; kad kredit; kreditkarte; kreditkartenabrechnung; carte de credit; tarjeta de credito; carta di credito; cartao de credito; creditcard; uittreksel van uw kredietkaart; kredietkaartoverzicht; afrekening kredietkaart; karta kredytowa; card de credit; 信用卡; 應繳總額; 应缴总额; 應繳金額; 本期应还; 應還款; 結欠; 结欠; 신용카드; 결제하실금액; 결제하실 금액; 월 이용대금명세서; 청구금액; ご請求額; クレジットカード; кредитная карта
total amount due; previous statement balance; balance previous statement; last month's balance; credit limit; combined credit limit; mastercard abrechnung; visa abrechnung; cash advance; cash advances; purchases/charges; payments/credits; visa infinite; visa signature; visa platinum; world elite; cardmember; card member; guaranteed mastercard
zadluzenie; karty kredytowej; kart kredytowych; kreditni karty; kreditnej karty; kreditne kartice; carduri de credit; hitelkartya szamla; luottokortin; limit kredytowy; kreditni karta; kreditna kartica; kreditna karta; hitelkartya; hitelkeret; kredi karti; kredi karti ekstresi; kreditkort; kredittkort; kredittgrense; beviljad kredit; luottokortti; luottoraja; krediitkaart; krediitkarte; kredito kortele; πιστωτικη καρτα; πιστωτικης καρτας; кредитна карта; cupo utilizado; cupo disponible; cupo autorizado; cupo total; cupo aprobado tarjeta
`);

/** What a card's holder has to pay, and by when. */
export const DUE = anywhere(`
minimum amount; must reach us by; ruckzahlungsbetrag; minimum payment; minimum payment due; minimaal te betalen bedrag; minimaal te betalen; pago minimo; pagamento minimo; montant minimum a payer; mindestruckzahlung; mindestrate; payment due date; payment due; minimum due; total minimum due; minimum amount due; mindestbetrag; zahlungsziel
total amount due; lagsta belopp att betala; minsta belopp att betala; oss tillhanda senast; minste belop a betale; minstebelop; asgari odeme tutari; son odeme tarihi; donem borcu; minimumsbelob; mindste betaling; skuld fran foregaende faktura
ご請求金額; ご請求額; お支払日; お支払い日; お支払金額
fecha maxima de pago; lagsta belopp; att betala senast; fecha limite de pago; vencimiento actual; pague hasta; pagar hasta; pagar antes de; pago minimo mensual; minimalna kwota do zaplaty; minimalna kwota splaty; kwota minimalna do zaplaty; termin splaty; minimalni splatka; minimalna splatka; minimalni iznos; fizetendo minimum; suma minima de plata; минимално погасяване; ελαχιστη καταβολη; minimipohjamakse; vahimmaismaksu
`);
/** Titles of tables whose rows have not been booked or were taken back. */
export const NOT_BOOKED = anywhere(`
pending; valores a debitar; nog niet geboekt; movimientos pendientes; pendientes de liquidar; tarjetas movimientos pendientes de liquidar; lancamentos futuros; lancamentos agendados; pending transactions; reverted; inapoiate; authorised; authorized; authorisations; upcoming; scheduled; vorgemerkt; vorgemerkte; ausstehend; ausstehende; in sospeso; in attesa; en attente; pendiente; pendientes; pendentes; pendente; not yet booked; cargos no reconocidos; en aclaracion; cargos objetados; cargos en disputa; disputed transactions; on hold; blocked; in behandeling; nog te verwerken; te verwerken; w realizacji; oczekujace; blokady; in asteptare; в обработке; неподтвержденная операция; неподтвержденные операции; 待處理; 待处理; 未入账; 未入帳; 승인대기; 미결제; 処理中; belum selesai; belum diproses; dalam proses
stornierte; storniert; ruckgangig; zuruckgebucht; zuruckgebuchte; declined; rejected; cancelled; reversed; reversed transactions; abgelehnt; abgelehnte; refused; annullate; annulati; annulees; annule; annules; anuladas; anulados; revertidas; revertidos; revertido; revertir; devueltos; devueltas; canceladas; estornadas; estornados; stornate; stornati; teruggedraaid; teruggedraaide; teruggeboekt; teruggeboekte; geannuleerd; geannuleerde; zwrocone; cofniete; anulowane; dibatalkan; dikembalikan; 已取消; 已撤銷; 已撤销; 已沖正; 已退回; 취소된; 취소 거래; 取消済み; отмененные; anulate
cekajici; cekajici na zauctovani; nezauctovane; blokovane; blokace; cakajuce; nezuctovane; nierozliczone; niezaksiegowane; rezervirane; rezervirana sredstva; rezervisana sredstva; rezervacije; rezervisano; neproknjizene; na cekanju; fuggo; zarolt; sume blocate; блокирани; чакащи; заблоковані; очікують; rezervuotos; rezervetas; broneeritud; katevaraukset; reserveret; reservert; reserverade; reservationer; reservasjoner; ej bokforda; ikke bokfort; ikke bogfort; kommende; kommande; preliminara; afventer; provizyon; bekleyen; εκκρεμεις; δεσμευμενα; en transito; retenciones; retenidos; da contabilizzare; non contabilizzati; non comptabilisees; tertunda
uncleared; unposted; operations en cours; operazioni in corso; עסקאות שטרם נקלטו; noch nicht gebucht; noch nicht gebuchte; retenues; terugboekingen
`);
/** Titles of tables that stand beside the bookings and are none: instalments, standing orders, points, fees, rates. */
export const OTHER_TABLE = anywhere(`
pot statement; informasi cicilan; pots at a glance; interest and refunds paid; fixed deposits linked to; term deposits linked to; linked fixed deposits; statement of linked fixed deposits; statement of fixed deposits; 基金投資明細; 基金投资明细; 基金信託; 信託資產; 投資明細; 基金庫存; 基金明細; planes de pagos diferidos; resumen de planes de pagos; pagos diferidos con intereses; pagos diferidos sin intereses; core fund activity; promociones a meses; informacion compras en cuotas; relacion de cheques; relacion de cheques pagados; emi balances; emi details; emi summary; flexipay details; flexipay; loan on card; instalment; instalments; installment; installments; instalment plan; installment plan; flexi; easy payment plan; ratenplan; ratenzahlung; ratenzahlungen; teilzahlung; teilzahlungen; ratenkaufe; ratenkauf; laufende raten; paiement en plusieurs fois; pagos aplazados; compras parceladas proximas faturas; compras parceladas - proximas faturas; proximas faturas; piani rateali; 分期付款; 할부
standing orders; your standing orders; dauerauftrage; virements permanents; ordres permanents; bonifici ricorrenti; ordini permanenti; periodieke overboekingen; transferencias periodicas; transferencias permanentes; ordenes permanentes; zlecenia stale; arahan tetap; 約定轉帳; 约定转账; 자동이체 목록; direct debit mandates; direct debits set up; regular payments; forthcoming payments
rewards; rebate summary; reward points; your reward points; points summary; reward summary; your rewards; cashback summary; bonus points; loyalty points; points earned; bonuspunkte; punkte; punktekonto; pramien; avantages; points de fidelite; sus puntos; puntos; i tuoi punti; punti; os seus pontos; pontos; spaarpunten; punkty; mata ganjaran; treats points; uni$; 포인트; 紅利; 積分; 积分; ポイント
summary of government charges; government charges; interest rates; interest summary; interest rate; zinssatze; taux d'interet; taux; tipos de interes; tassi; tassi di interesse; rentetarieven; rentepercentages; taxas de juro; taxas; kadar faedah; kadar keuntungan; 利率; 금리; 이율; 이자율; 金利; fee schedule; schedule of fees; recapitulatif des frais; recapitulatif des frais et services bancaires; detail des virements; konditionen; fees and interest summary; interest charge calculation; year-to-date; year to date; totals year-to-date; exchange rates; wechselkurse; overdraft information; balances diarios; saldos diarios; saldos por dia; saldos por periodo; daily ending balance; daily ending balances; daily balance summary; daily balances; ending daily balances; daily balance; daily ledger balances; summary of overdraft; overdraft and returned item fees; account fee summary
次回以降のお支払予定; 次回以降お支払予定; お支払予定; comisiones cobradas; apartados vigentes; comportamiento de pagos; movimientos antes de; saldos diferidos anteriores; diferidos por vencer; detalle de diferidos por vencer; cuotas por vencer; proximas cuotas; parcelas futuras; compras en cuotas informadas sin cargo en el mes; nachrichtlich; plan summary; balance transfer plan; interest details; details of interest; for information; for information only; zur information; zur kenntnisnahme; pour information; a titre d'information; a titulo informativo; solo informativo; a titolo informativo; ter informatie; do celow informacyjnych; estado de cuenta de apartados; spending by category; spending summary; spending insights; category summary; ausgaben nach kategorie; spend analysis; checks paid summary; summary of checks; check summary
`);
/** Titles of boxes that repeat what the statement says. */
export const GLANCE = anywhere(`
at a glance; auf einen blick; en un coup d'oeil; en un coup d'œil; de un vistazo; in sintesi; in een oogopslag; resumo rapido; sepintas lalu; 帳戶總覽; 账户总览; 한눈에 보기; ひと目で
`);

/** What an account holds now. It is the closing balance only where the lines lead to it. */
export const CURRENT = anywhere(`
account balance; saldo em conta; 現在高; current balance; your balance; available balance; balance; total balance; saldo disponible; saldo disponibile; kontostand; saldo; solde; solde disponible; 잔액; 餘額; 余额; 残高; 帳戶餘額; 账户余额; 可用餘額; остаток; stan konta; saldo ksiegowe; baki; bakiye; sold
`);
