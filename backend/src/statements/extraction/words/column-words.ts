/** The names of columns in the languages that banks print. They are compared in plain words (see words.ts), so accents, case and currencies do not matter. */

export type ColumnRole =
  | 'date'
  | 'otherDate'
  | 'description'
  | 'in'
  | 'out'
  | 'amount'
  | 'balance'
  /** Letters or signs that tell which way the amount beside them goes. */
  | 'direction'
  /** Words that belong to the description: a type, a code. */
  | 'other'
  /** The bank's own number of a booking, and the number of a cheque. */
  | 'reference'
  /** What says nothing of the booking in this account: a running number, an amount in another currency, a rate. */
  | 'ignored';

const DATES = `
datum zauctovania; date; дата i час операції; дата i час; tanggal & waktu; tanggal dan waktu; tanggal/waktu; data inregistrare; data inregistrarii; umsatz vom; date & time; fecha de consumo; fecha consumo; tnx date; ngay giao dich; ngay gd; ngay; дата і час операції; дата операції; дата і час; 消費日; tranzakcio datuma; konyveles datuma; konyvelesi datum; konyveles napja; fecha dia/mes; completion time; transaction date; sale date; trans date; tran date; txn date; entry date; book date; bookdate; booking date; date booked; booked; booked on; start date
date of transaction; sale date; completed date; transaction date & time; date and time; day; date/time; trans; tran; activity date; txn day; date paid; paid date; mm; dd; mm dd; date mm; date dd; date mm dd; mes; dia mes; fecha dia; fecha mes; fecha dia mes; jj; jj mm; date jj; date jj mm
datum; datum beleg; belegdatum; abrechnungstag; beleg- datum; kaufdatum; buchung; buchungstag; buchungsdatum; butag; bu tag; bu-tag; tag; datum buchung; verbuchungsdatum; buchung valuta; umsatzdatum; transaktionsdatum; buchungs-datum; buch tag; buchtag; buchungs
tarikh; tarikh masuk; tarikh transaksi; tarikh urus niaga; tarikh urusniaga; tarikh urus niaga transaksi
fecha; fecha de transaccion; fecha transaccion; fecha de la operacion; fecha operacion; fecha de operacion; f operacion; fecha oper; f oper; fecha contable; fecha de reserva; f contable; fecha mov; fecha movimiento; dia
data; data operazione; data contabile; data di contabilizzazione; data movimento; data mov; data registrazione; data op; data oper; data di registrazione; data contab
date op; date operation; date d'operation; date d operation; date de l'operation; date de reservation; date comptable; date compta; compta; date ope; date oper; date de comptabilisation; date d'execution; jour
dt movimento; dt balancete; dt lancamento; dt mov; data operacao; data da operacao; data do movimento; data lanc; data lancamento; data do lancamento; data lcto
boekdatum; boeking; boekingsdatum; transactiedatum; datum transactie; datum boeking
data operacji; data ksiegowania; data transakcji; data zaksiegowania; data operacji i ksiegowania
data tranzactiei; data tranzactie; data operatiunii; data procesarii; data inceperii; data completarii
дата; дата операции; дата и время операции; дата проводки; дата транзакции; дата совершения операции; дата и время
交易日期; 日期; 交易日; 交易日期时间; 交易日期時間; 交易时间; 交易時間; 记账日期; 記帳日期; 帐务日期; 帳務日期; 账务日期; 交易日期/时间; 進支日期; 记账日
거래일시; 거래일자; 거래일; 일자; 날짜; 일시; 거래 일시; 거래 일자; 이용일; 이용일자; 승인일자; 거래날짜
取引日; お取引日; お取り引き日; 日付; 年月日; 取扱日; ご利用日; 利用日; お取扱日; 取引日付; お取引年月日; 取引年月日
dato; zauctovano; zauctovane; bogfort; bogfort dato; bogforingsdato; bogforingsdag; bokforingsdato; bokforingsdag; transaktionsdag; reskontradatum; reskontradag; bokforingsdatum; tarih; islem tarihi; datum transakce; datum zauctovani; zauctovani; zauctovani provedeni; kirjauspaiva; pvm; tanggal; tgl; tanggal transaksi; konyveles; datum transakcie; bokfort; bokfort dato; bokforing; oper; date compt; date comptable/date valeur; datum knjizenja; datum uctovani; datum provedeni
ημερομηνια; ημ/νια; ημ νια; ημερ/νια; ημερομηνια κινησης; ημερομηνια συναλλαγης; ημ/νια κινησης; ημ/νια συναλλαγης; ημ/νια συν/γης; ημ/νια συν γης; ημερομηνια συν/γης; ημ/νια καταχωρησης; ημ/νια εγγραφης
data e hora; data/hora; data hora; data e hora da transacao; data transacao; data da transacao; data da compra; data compra; fecha proc; f proc; fecha y hora; fecha/hora; fecha compra; fecha de compra; fecha del movimiento; fecha aplicacion; fecha de aplicacion; fecha registro contable; fecha trans; fecha trx; fecha transac; f movimiento; fecha de movimiento
datum zuctovani; datum sprac; datum spracovania; datum pohybu; datum operace; datum a cas; datum/cas; datum platby; datum zuct; datum zuctovania; datum uctovania; datum operacie; datum realizacie; datum spracovania transakcie; datum izvrsenja; datum izvrsitve; datum obrade; datum transakcije; datum knjizbe; datum knjiz; dat knjiz; datum prometa; datum promjene; datum promene; datum operacije; datum in ura; datum i vreme; datum i vrijeme
konyvelve; tranzakcio napja; tranzakcio ideje; muvelet datuma; teljesites datuma; data operatiei; data finalizarii tranzactiei; data efectuarii; data postarii; data contabila; data contabilizarii; data platii; data si ora
дата на операция; дата на операцията; дата на осчетоводяване; дата на транзакция; дата на транзакцията; дата на плащане; дата и час; дата на счетоводно записване; дата транзакції; дата проведення; дата здійснення операції; дата/час; дата/время; дата выполнения; дата и время транзакции; дата документа; дата платежа; датум; датум на трансакција; датум књижења; күні
operacijos data; atlikimo data; irasymo data; mokejimo data; data ir laikas; datums; darijuma datums; gramatojuma datums; iegramatosanas datums; maksajuma datums; kuupaev; tehingu kuupaev; kande kuupaev; kandekuupaev; kuup; tapahtumapaiva; tapahtumapvm; kirjauspvm; kirj pvm; ostopaiva; ostopvm; maksupvm
dags; dagsetning; bokunardags; bokunardagur; bokunardagsetning; faersludagur; færsludags; bogf dato; posteringsdato; transaktionsdato; købsdato; dato/tid; bokf dato; transaksjonsdato; kjøpsdato; utført dato; bokförd; bokf datum; köpdatum; inköpsdatum; inköps- datum; bokförings- datum; reskontradag
tarih/saat; tarih saat; tarih ve saat; işlem tarih/saat; işlem zamanı; işlem tarihi/saati; işlem tarihi ve saati; işlem tar; ημερ; ημερομηνια εκτελεσης; ημερομηνια εγγραφης; ημερομηνια λογιστικης; ημερ συναλ; ημ/νια κιν; ημ/νια εκτελεσης; data e transaksionit; data kryerjes; tarix; əməliyyat tarixi; თარიღი
ngày hạch toán; ngày ghi sổ; ngày phát sinh; ngày gd hạch toán; ngày/giờ giao dịch; ngày giờ giao dịch; thời gian giao dịch; thời gian; วันที่; วันที่ทำรายการ; วันที่/เวลา; วัน/เดือน/ปี; tgl transaksi; tgl trans; tanggal posting; tgl posting; tanggal pembukuan; tgl bayar; tanggal bayar; تاريخ; التاريخ; تاريخ العملية; تاريخ المعاملة; תאריך; תאריך פעולה
ご利用年月日; 利用年月日; お支払日付; 起帳日; 処理日; 計上日; 거래일자/시간; 거래년월일; 이용일시; 이용 일자; 사용일; 사용일자; 매출일; 매출일자; 기준일; 거래시각; 交易日期/時間; 消費日期; 交易時間/日期; 發生日期; 发生日期; 業務日期; 业务日期; 交易年月日; 日期/时间; 日期/時間
data registo; data do registo; data movim; fecha mvto; fecha de mov; fecha op; f mov; f op; fecha de op; date d'achat; date achat; date transaction; date de la transaction; date de transaction; date de l'achat; date d'inscription; date inscr; date de saisie; buchungszeitpunkt; buchung am; gebucht am; datum/uhrzeit; umsatzdatum/zeit; einkaufsdatum; datum des einkaufs; datum der transaktion; transaktion vom; datum en tijd; datum van boeking; data acquisto; data transazione; data della transazione; data oper ne; data reg; giorno; תאריך רכישה; תאריך עסקה; תאריך העסקה
buch-tag; buchdatum; buch dat; bu datum; verbucht am; eingangstag; einkaufs-datum; transaktions-datum; umsatztag; verbuchungs-datum; buchungsdat; date execution; date ecriture; date d'ecriture; date d'enregistrement; date de comptabilis; data spesa; data di acquisto; data operaz; data della operazione; data esecuzione; business date; trans dt; trn date; date trans; j m
tran dt; transaction date and time
`;
const OTHER_DATES = `
received by us; fecha de registro; fecha registro; fecha de cargo; fecha cargo; fecha de la transaccion; fecha de proceso; fecha proceso; ngay hieu luc; дата обробки; 入帳起息日; 入帳日; 計息日; 计息日; 生效日; value date; value; val date; value dt; val dt; effective date; clearing date; settlement date; date of value; cleared date; interest date
date applied; applied date; posting date; post date; posted; date posted; posted date; date processed; processed date; processing date; processed on; process date; processing date; date entered; date received; entered; valeur; ημερομηνια αξιας; ημ/νια αξιας; ημ/νια valeur; αξια; post; posting; value on; date of posting; eff date
val; valu; valuta; valutadatum; valuta datum; wert; wertstellung; wertstellungsdatum; wertstellungstag; wert datum; valuta date; datum valuta; wertdatum; verfugbar; verfugbar ab; buchungs-/valutadatum; buchungs-/ valutadatum
date valeur; date de valeur; date val; date de val
fecha valor; f valor; fecha de valor; data valuta; data val; data valor; data de valor; data-valor; data valore
rentedatum; rentedato; valutadato; erteknap; maksupaiva; arvopaiva; liq; liquidacion; valutadag; data waluty; data valutei
дата обработки; дата обработки и код авторизации; дата обработки, код авторизации; дата обработки банком; дата валютирования; дата списания
tarikh nilai; tarikh pos; tarikh posting; tarikh diposkan; tarikh penghantaran
起息日; 起息日期; 入帳日期; 入账日期; 入账日; 入賬日期; 記帳日; 仄過賬日期; 기산일; 처리일; 처리일자; 매입일자; 起算日
data de lancamento valor; data valor operacao; fecha de posteo; fecha posteo; fecha liquidacion; fecha liq; fecha de liquidacion; fecha de abono; fecha contabilizacion
datum valuty; valutny datum; datum valute; datum plneni; splatnost; dan valute; дата на вальор; вальор; дата валутиране; дата валютування; дата зарахування; дата учета; дата отражения
valiutavimo data; lesu iskaitymo data; valutesanas datums; vaartuspaev; vaartuskuupaev; vaxtadags; vaxtadagur; gildisdagur; rentedag; valørdato; valoer; valuteringsdato; valutering; rantedag; bokførings- og rentedato; arvopvm
valör tarihi; τοκοφορος ημερομηνια; ημερομηνια τοκου; αξιας
ngày giá trị; 計算日; 価値日; 资金日期; 記帳日期時間; tanggal efektif; tgl efektif; tanggal valuta; tgl valuta; תאריך ערך; יום ערך; date de compensation; dt valor; data liq; data de liquidacao; data disponibile; disponibile dal; valuta/datum; datum wert; verrechnungsdatum; wertdatum der buchung; תאריך חיוב; חיוב בחשבון הבנק; מועד חיוב
verarbeitungsdatum; valuta-datum; valutatag; wert-stellung; tag der wertstellung; valeur au; date-valeur; valeur le; valuta il; data di valuta; posted dt; proc date; date de report; date d'insc; date de l'inscription; date d'effet; date d'inscr
tarikh kemasukan; processed
`;
const BALANCES = `
balance; saldo en cuenta; saldos; saldo por transacao; saldo apos transacao; so du; so du tai khoan; залишок; залишок після операції; մնացորդ; ნაშთი; balance in original currency; running balance; wallet balance; statement balance; account balance; closing balance; available balance; ending balance; ledger balance; bal; balance after; ending daily balance; current balance; daily balance; balance after transaction; new balance; end of day balance; day end balance; outstanding balance; balance brought forward; balance preview
saldo; kontostand; guthaben/kredit; guthaben; saldo neu; neuer saldo; kontosaldo; tagessaldo; saldo nach buchung
solde; solde progressif; nouveau solde; solde apres operation; solde disponible; solde comptable; solde du compte; solde en
saldo disponible; saldo contable; saldo resultante; saldo despues; saldo contabile; saldo progressivo; saldo contabilistico; saldo apos movimento; saldo apos; saldo disponivel; saldo final; saldo liquido; saldo na; saldo na rekening; nieuw saldo; saldo attuale; saldo posterior
saldo operacion; saldo liquidacion; saldo po operacji; saldo po transakcji; saldo ksiegowe; stan konta; saldo po; saldo koncowe
baki; baki penyata; baki akhir; baki akaun; baki semasa; sold; sold final; sold contabil; sold curent; sold disponibil; sold dupa tranzactie; bakiye; egyenleg; bokfort zostatok; stanje; saldo na operaci; saldo efter; zustatek; tilin saldo; υπολοιπο; λογιστικο υπολοιπο; νεο υπολοιπο; υπολοιπο λογαριασμου
остаток; остаток на счете; остаток после операции; баланс; остаток средств; исходящий остаток; остаток по счету; сальдо
잔액; 거래후잔액; 거래 후 잔액; 거래후 잔액; 현재잔액; 잔고; 통장잔액; 거래후잔고
餘額; 余额; 結余; 结余; 結餘; 结存; 結存; 帳戶餘額; 账户余额; 賬戶結餘; 結單存餘; 帳面餘額; 可用余额; 可用餘額; 本次余额; 账面余额; 結單結餘; 結餘金額; 存款餘額; 交易后余额
差引残高; 残高; お預り残高; 差引残高円; 取引後残高; 現在高; お取引後残高
saldo diario; saldo del dia; saldo do dia; saldo em conta; saldo acumulado; saldo parcial; saldo actual; saldo disponible despues; saldo r; saldo cuenta; saldo de cuenta; saldo de la cuenta
zustatek na uctu; aktualni zustatek; zustatek po transakci; zostatok; zostatok na ucte; aktualny zostatok; stav; stav uctu; novo stanje; stanje racuna; stanje na racunu; saldo racuna; konyvelt egyenleg; aktualis egyenleg; egyenleg a tranzakcio utan; sold dupa operatiune; sold cont; sold final zi
салдо; крайно салдо; наличност; салдо след операция; разполагаемо салдо; остаток после; остаток на карте; баланс після операції; залишок на рахунку; состояние; состојба; стање; калдық
likutis; saskaitos likutis; balansas; atlikums; konta atlikums; bilance; jaak; konto jaak; kontojaak; tehingujargne saldo; saldo tapahtuman jalkeen; tilin saldo jalkeen; kayttosaldo
staða; staða reiknings; innistæða; ný staða; saldo i kr; saldo kr; disponibelt; kontobehållning; behållning; saldo efter transaktion; bokfört saldo; saldo etter transaksjon
işlem sonrası bakiye; işlem sonu bakiye; kalan bakiye; hesap bakiyesi; kullanılabilir bakiye; νεο υπολ; υπολ; τρεχον υπολοιπο; διαθεσιμο υπολοιπο; gjendja; bilanci; balans; qalıq; ნაშთი
số dư sau giao dịch; số dư cuối; số dư khả dụng; số dư lũy kế; dư cuối; ยอดคงเหลือ; คงเหลือ; saldo berjalan; baki selepas transaksi; الرصيد; יתרה בש ח; יתרה משוערכת; יתרה; يتبقى
残高合計; お預り残高合計; 取引後の残高; 現在(貸付)高; 남은금액; 거래 후잔액; 交易後餘額; 交易后结余; 账户结余; 帳戶結餘; 活期餘額; 活期余额; 本行餘額; 交易餘額; 存款结余; 賬面結餘; 賬戶餘額
saldo pós movimento; saldo após operação; saldo post operacion; saldo tras movimiento; solde courant; nouveau solde du compte; kontostand nach buchung; saldo nach umsatz; saldo rekening; saldo na mutatie; saldo dopo operazione; saldo contabile progressivo; progressivo; היתרה בש ח; היתרה
resulting balance; buchungssaldo
loan balance; total balance
`;
const OUTS = `
引出額; 引出金額; расход в валюте счета; расход в валюте счёта; списание в валюте счета; списание в валюте счёта; money out; so tien ghi no; ghi no; phat sinh no; so tien rut; витрати; списано; monto del retiro; cheques o cargos; cheques y cargos; cheques y otros cargos; cheques u otros cargos; cheques y otros debitos; cheques and other debits; monto cheques o cargos; cargos o cheques; paid out; amount subtracted; subtracted; out; outgoing; outgoings; debit; debits; withdrawal; withdrawals; withdrawn; withdrawal amt; withdrawal amount; withdrawals amt; debit amount; debit amt; payments; payment; payments out; payment out; paid; charges; cheques & debits; checks & debits; debits/withdrawals; withdrawals/debits; amount debited; amount withdrawn; amounts withdrawn; amounts debited; amounts deducted from your account; amounts deducted; amounts deducted from account; amount deducted; amounts withdrawn from your account; debit dr; debit-; withdrawals & other debits; spent; money spent; dr amount; dr; cheques and debits; cash out; amount out; transfers out; purchases; debits & checks; debits and checks; withdrawals and debits; subtractions; funds out
zahlungsausgange; ausgehende transaktionen; ausgehende zahlungen; total saidas; transactions sortantes; uitgaande transacties; af totaal; belastung; belastungen; kontobelastungen; lasten; soll; betrag soll; lastschrift; lastschriften; ausgehend; ausgang; ausgange; zu ihren lasten; abgang; zahlungsausgang; ausgaben; belastung in; umsatz soll; auszahlung; auszahlungen; aus; zu lasten
debito; debitos; debe; giros; giro; cargo; cargos; retiro; retiros; gasto; gastos; pagos; dinero saliente; salida; salidas; salida de dinero; salida de; importe cargo; adeudos; adeudo; importe debe; egresos; cargos/debe
addebiti; addebito; uscite; uscita; in uscita; dare; movimenti dare; denaro in uscita; a debito; importo dare; importi a debito; movimenti a debito; importo addebito
sortie; sorties; retrait; argent sortant; debit euros; montant debit; au debit; depenses; retraits; debits euros; vos debits
dinheiro enviado; saida; saidas; valor debito; debito (-); movimentos a debito; montante a debito
af; afschrijving; afschrijvingen; uitgaand; geld uit; uit; debet; bedrag af; afgeschreven; uitgaven; bedrag debet
wydatki; wydatek; obciazenia; obciazenie; wyplaty; wyplata; winien; kwota obciazenia; ma (-); wychodzace; obciazenia (debet)
расход; расходы; списание; списания; дебет; расход по счету; сумма списания; по дебету; снято
sume retrase; plati; iesiri; suma debit; debitari; iesire; retrageri; sume debitate; debit (ron)
geldausgang; ut; ut av konto; uttag; otot; terheles; udbetalt; hævet; borc; cikan; vyber; odchozi; odepsano; vydaje; χρεωση; χρεωσεις; ποσο χρεωσης; αναληψεις; pengeluaran; wang keluar; keluar; pembayaran; bayaran; debit (rm)
支出; 提款; 借方; 提取; 转出; 轉出; 支出金额; 支出金額; 提款金額; 提款金额; 支取; 取款; 借; 借方金额; 借方金額; 借方发生额; 支出额; 提出; 取款金额; 付款; 轉出金額; 支付金額; 支取金額; 支出存款; 付出
출금; 출금액; 찾으신금액; 찾으신 금액; 출금금액; 지급금액; 지급액; 출금 금액; 출금(원); 지급; 인출금액; 출금금액(원); 내보낸금액
お引出し; 出金; 出金金額; お支払金額; 引出金額; 支払金額; お引き出し; お引出金額; お引出し金額; お支払い金額; 出金額; お支払い; お引き出し金額; 支払い金額; 払出金額
valor debitado; gastos/cargos; importe debitos; valor retiro; valor debitos; debitos y cargos
debit en; odepsano z uctu; odepsana castka; odchozi platby; odchozi platba; na vrub; vybery; ma dati; odpisane; odpisane z uctu; odchadzajuce; na tarchu; vydavky; vydaj; isplata; isplate; duguje; dugovni promet; na teret; teret; zaduzenje; zaduzenja; odliv; odlivi; rashod; rashodi; izdatak; isplaceno; breme; v breme; obremenitev; obremenitve; izplacilo; izplacila
terhelesek; terhelt osszeg; kiadas; kiadasok; kifizetes; kimeno; kimeno osszeg; suma platita; suma retrasa; suma cheltuita; cheltuieli; plati efectuate; rulaj debitor; дт; дебит; дебитен; дебитни; теглене; тегления; разход; разходи; задължения; задължение; изходящи; списание средств; уплачено; видаток; видатки; одлив; задужење; исплата; шығыс; кету
debetas; debeto apyvarta; islaidos; nurasyta; isejo; isleista; debets; debeta; izdevumi; norakstits; izejosie; izmaksa; deebet; valjaminek; valjaminekud; valja laekumised; otto; veloitus; veloitukset; menot
uttekt; úttektir; gjöld; skuldfært; ud; udgift; udgifter; hævninger; udbetalinger; penge ud; trukket; trækkes; ut fra konto; ut konto; belastet; belastning; uttak; utbetaling; utbetalinger; utbetalning; utbetalningar; utgift; utgifter; ut från konto
borç tutarı; çıkan tutar; giden; gider; giderler; çekilen tutar; çekilen; ödenen; εξοδα; πληρωμες; εκροες; zbritje; debi; xaric; გასავალი; დებეტი
tiền rút ra; tiền rút; tiền ra; nợ tktt; số tiền chi; chi; rút tiền; tổng chi; ถอน; ถอนเงิน; จำนวนเงินถอน; เงินออก; หักบัญชี; mutasi debet; mutasi debit; mutasi keluar; uang keluar; مدين; المدين; سحب; חובה; חיוב
お払出金額; 払出; 払戻金額; お払戻し金額; 引落金額; お引き出し額; 나간금액; 지출; 지출금액; 扣款; 扣款金額; 取出; 支取额
valor saída; importe cargo/debe; paiements (€); sortie d'argent; בחובה
doit; debiti; a vostro debito; prelievi; checks/debits; cheques/debits; cheque/debit; check/debit; amounts debited from your account; montants debites; montants deduits de votre compte
keluaran
`;
const INS = `
預入額; 預入金額; приход в валюте счета; приход в валюте счёта; зачисление в валюте счета; зачисление в валюте счёта; поступление в валюте счета; money in; simpanan; so tien ghi co; ghi co; phat sinh co; so tien gui; надходження; зараховано; monto del deposito; 預かり金額; お預かり金額(円); depositos o abonos; monto depositos o abonos; abonos o depositos; paid in; amount added; added; in; incoming; incomings; credit; credits; deposit; deposits; deposited; deposit amt; deposit amount; deposits amt; credit amount; credit amt; receipts; receipt; payments in; payment in; received; deposits & credits; credits/deposits; deposits/credits; amount credited; amount deposited; amounts deposited; amounts credited; amounts added to your account; amounts added; amounts added to account; amounts deposited to your account; deposits & other credits; money received; cr amount; cr; deposits and credits; cash in; amount in; transfers in; refunds; lodgement; lodgements; additions; deposits and other credits; funds in
zahlungseingange; einkommende transaktionen; eingehende transaktionen; eingehende zahlungen; transactions entrantes; inkomende transacties; gutschrift; gutschriften; kontogutschriften; haben; betrag haben; eingehend; eingang; eingange; zu ihren gunsten; zugang; zahlungseingang; einnahmen; gutschrift in; umsatz haben; einzahlung; einzahlungen; ein; zu gunsten
haber; abono; abonos; deposito; depositos; ingreso; ingresos; dinero entrante; entrada; entradas; entrada de dinero; entrada de; importe abono; importe haber; creditos; abonos/haber
accrediti; accredito; entrate; in entrata; avere; movimenti avere; denaro in entrata; a credito; importo avere; importi a credito; movimenti a credito; credito; importo accredito
depots; depot; entree; entrees; argent entrant; credit euros; montant credit; au credit; avoir; recettes; versements; credits euros; vos credits
dinheiro recebido; valor credito; credito (+); movimentos a credito; montante a credito
bij; bijschrijving; bijschrijvingen; inkomend; geld in; bedrag bij; bijgeschreven; ontvangsten; inkomsten; bedrag credit
wplywy; wplyw; uznania; uznanie; wplaty; wplata; ma; kwota uznania; przychodzace; uznania (credit)
приход; приходы; зачисление; зачисления; кредит; приход по счету; поступления; поступление; сумма зачисления; по кредиту; пополнение; внесено
sume adaugate; incasari; intrari; suma credit; creditari; intrare; depuneri; sume creditate; credit (ron)
geldeingang; inn; inn pa konto; insattning; insattningar; panot; jovairas; odeme alinan; indbetalt; insat; alacak; giren; prichozi; vklad; pripsano; prijmy; πιστωση; πιστωσεις; ποσο πιστωσης; καταθεσεις; wang masuk; masuk; kredit; deposit (rm)
存入; 存款; 贷方; 貸方; 转入; 轉入; 收入; 收入金额; 收入金額; 存款金額; 存款金额; 存入金額; 存入金额; 贷; 貸; 贷方金额; 貸方金額; 贷方发生额; 存入额; 收款; 轉入金額; 收入存款
입금; 입금액; 맡기신금액; 맡기신 금액; 입금금액; 입금 금액; 입금(원); 수입금액; 입금금액(원); 받은금액
お預入れ; 入金; 入金金額; お預り金額; 預入金額; 受取金額; お預け入れ; お預入金額; お預り; お預入れ金額; お預かり金額; 入金額; 預り金額; お預け入れ金額; お預け入れ額
valor creditado; importe creditos; valor deposito; valor creditos; creditos y abonos; recebido; valor recebido
credit en; pripsano na ucet; pripsana castka; prichozi platby; prichozi platba; ve prospech; vklady; dal; pripisane; pripisane na ucet; prichadzajuce; v prospech; uplata; uplate; potrazuje; potrazni promet; u korist; korist; odobrenje; odobrenja; priliv; prilivi; primitak; primici; prihod; prihodi; uplaceno; dobro; v dobro; dobropis; dobropisi; vplacila; vplacilo; polog; pologi
jovairasok; jovairt osszeg; bevetel; bevetelek; befizetes; bejovo; bejovo osszeg; credit (suma incasata); suma incasata; suma adaugata; suma primita; venituri; incasari efectuate; rulaj creditor; кт; кредитен; кредитни; внасяне; внасяния; вноски; приходи; входящи; постъпления; зачисление средств; получено; прибуток; прилив; уплата; одобрење; кіріс; түсім
kreditas; kredito apyvarta; pajamos; iskaityta; iplaukos; gauta; kredits; kredita; ienemumi; ieskaitits; ienakosie; iemaksa; kreedit; sissetulek; sissetulekud; laekumised; laekumine; pano; hyvitys; hyvitykset; tulot
innlegg; innborgun; innborganir; inneign; tekjur; ind; indtægt; indtægter; indsat; indbetalinger; indbetaling; penge ind; inn konto; godskrevet; innskudd; innbetaling; innbetalinger; inbetalning; inbetalningar; inkomst; inkomster; insatt
alacak tutarı; giren tutar; gelen; gelir; gelirler; yatan; yatan tutar; yatırılan; εσοδα; εισπραξεις; εισροες; shtim; kredi; daxil; შემოსავალი; კრედიტი
tiền gửi vào; tiền gửi; tiền vào; có; có tktt; số tiền thu; thu; nộp tiền; tổng thu; ฝาก; ฝากเงิน; จำนวนเงินฝาก; เงินเข้า; นำเข้าบัญชี; mutasi kredit; mutasi masuk; uang masuk; دائن; الدائن; إيداع; זכות; זיכוי
お受入金額; 受入; 受入金額; ご入金額; 振込入金; 들어온금액; 수입; 入账; 入帳; 入帳金額; 存款額
valor entrada; importe abono/haber; rentrée d'argent; בזכות
bonification; bonifications; en votre faveur; versement; crediti; a vostro credito; versamenti; deposits/interest; amounts credited to your account; montants credites; montants ajoutes a votre compte
`;
const AMOUNTS = `
importe en mn; importe mn; importe en m.n; monto en mn; monto mn; importe en pesos; amount and currency; amount, currency; suma ir valiuta; ísl kr; ísl.kr; monto local; monto colones; monto dolares; monto en colones; monto en dolares; amount in peso; amount in pesos; monto soles; monto en soles; monto pesos; monto en pesos; importe soles; importe en soles; importe dolares; importe en dolares; importe pesos; valor en pesos; valor en dolares; valor em reais; amount; total; netto; netto-betrag; nettobetrag; montant net; importo netto; importe neto; nettobedrag; net; so tien; сума; сума в валюті картки; сума у валюті картки; գումար; თანხა; сума операції; valor; transaction amount; amt; amount due; billing amount; amount charged; transaction amt; value in; total amount; posted amount; net amount; amount paid
betrag; umsatz; umsatze; eur-konto; betrag in; buchungsbetrag; umsatzbetrag; betrag in kontowahrung; gesamtbetrag
valor movimiento; valor del movimiento; valor transaccion; valor de la transaccion; montant; montant en; montant de l'operation; montant operation; importe; importe de la operacion; importe operacion; monto; importo; importo in; importo operazione; valor do movimento; montante; importancia; cantidad; valor da operacao; importo movimento; movimento; movimientos; importe movimiento; valor cuota mensual; valor cuota; cargo del mes; monto del mes
bedrag; transactiebedrag; bedrag in; jumlah; jumlah urusniaga; jumlah transaksi; amaun; amaun transaksi; belob; belopp; maara pano + otto; pano + otto; kwota; kwota transakcji; kwota operacji; kwota w walucie rachunku; tutar; suma; suma tranzactie; suma tranzactiei; valoare; valoarea; castka; summa; beloep; maara; mutasi; osszeg; suma operacie; tutari; iznos; znesek; nominal; nominal (idr); ποσο; ποσο συναλλαγης
сумма; сумма операции; сумма в валюте счета; сумма транзакции; сумма операции в валюте счета/карты; сумма операции в валюте карты/счета; сумма операции в валюте счета; сумма операции в валюте карты; сумма в валюте карты
金额; 金額; 交易金额; 交易金額; 銀碼; 发生额; 發生額; 人民币金额; 新臺幣金額; 臺幣金額; 台幣金額; 收支金额; 新台幣金額; 收/支金额
거래금액; 금액; 이용금액; 승인금액; 결제금액; 입출금액; 입출금금액
取引金額; ご利用金額; 利用金額; 支払総額; お支払総額; 当月請求額; 今回請求額; 当月ご請求額; 今回ご請求額; 今回お支払金額; 今回お支払額; お取引金額; 入出金額; 入出金
valor us; valor em r; valor lancamento; valor transacao; valor da transacao; valor da compra; pago requerido; valor total cobrado; valor movimiento; valor transaccion; importe total; monto movimiento; monto transaccion; monto de la transaccion; valor a pagar; pago del mes; cuota del mes
objem; objem transakce; castka v mene uctu; zuctovana castka; zauctovana castka; castka transakce; ciastka; suma v mene uctu; zuctovana suma; iznos transakcije; iznos transakcije u; znesek transakcije; znesek v valuti racuna; ertek; tranzakcio osszege; konyvelt osszeg; suma operatiunii; suma operatiune; suma in lei; valoare in lei; valoare tranzactie; suma tranz
сума на операцията; стойност; сума по сметка; сума в валюта на сметката; сума транзакції; сума у валюті рахунку; сумма по счету; сумма списания/зачисления; износ; износ трансакције; сомасы
operacijos suma; suma saskaitos valiuta; darijuma summa; summa konta valuta; tehingu summa; summa konto valuutas; maara euroa; euroa; summa euroa; tapahtuman maara
upphæð; upphæð í isk; fjárhæð; beløb i kr; beløb kr; posteringsbeløb; beløp i nok; beløp i kr; transaksjonsbeløp; belopp kr; belopp i kr; bokfört belopp; transaktionsbelopp
işlem tutarı; tutar tl; net tutar; ποσο κινησης; ποσο σε ευρω; αξια συναλλαγης; shuma; vlera; məbləğ; თანხა
số tiền gd; số tiền giao dịch; จำนวนเงิน; nilai; nilai transaksi; المبلغ; סכום
ご利用額; 繳款金額; 今回のお支払金額; 当月支払金額; 今月お支払金額; 請求金額; お支払予定額; 청구금액; 청구 금액; 원금; 결제원금; 이용 금액; 입/출금액; 입금/출금액; 臺幣應付金額; 應付金額; 消費金額; 消费金额; 入账金额; 记账金额
valor movimento; montant net; סכום חיוב; סכום החיוב; סכום לחיוב
betrag +/-; montant en francs; somme; montants; montant a debiter; importi; importo addebitato; movimenti in euro; controvalore in euro; dollar amount
tran amount
`;
const DESCRIPTIONS = `
detalle de las operaciones; detalle de operaciones; detalle de la operacion; detalle de los movimientos; purpose of payment; payment purpose; description; descriptions; description/note; rincian transaksi; rincian; uraian transaksi; uraian; deskripsi; keterangan transaksi; 交易名称; описание операции; описание; назначение платежа; содержание операции; descripcion operacion o cobro; descripcion operacion; descripcion de la operacion; source; booking text; booking details; details; detail; particulars; particular; narration; narrative; remarks; remark; transaction; transactions; transaction description; transaction details; transaction detail; transaction particulars; transaction narration; transaction remarks; details of transaction; details of transactions; description of transaction; description of transactions; payment type and details; merchant name or transaction description; merchant; merchant name; payee; counterparty; account activity; activity; description & reference; description/details; transaction type and details; details of your transactions; memo; transaction details and reference; transaction description/reference; description of charges; what; counterparty name; reference and description; payment details; name; name/description; description and location; particulars of transaction
wir haben fur sie gebucht; text/verwendungszweck; beschreibung; verwendungszweck; vorgang; vorgang/buchungsinformation; buchungsinformation; text; buchungstext; erlauterung; erlauterungen; transaktionen; transaktionsinformation; buchung/verwendungszweck; angabe des unternehmens/verwendungszweck; angabe des unternehmens; umsatzinformationen; angaben zu den umsatzen; umsatzbeschreibung; transaktion; empfanger; bezeichnung; buchungsdetails; auftraggeber/empfanger; zahlungsempfanger; buchungsvorgang; umsatz/verwendungszweck; buchungstext/verwendungszweck; vorgang/verwendungszweck; auftraggeber/empfanger verwendungszweck; auftraggeber/empfanger buchungstext; verwendungszweck/buchungstext; buchungsvorgange; angaben zum umsatz; geschaft; empfanger/verwendungszweck; name/verwendungszweck; verwendungszweck/kundenreferenz
libelle; libelles; operation; operations; nature de l'operation; nature des operations; libelle de l'operation; detail de l'operation; intitule; libelle operation; detail des operations; designation; libelle des operations; vos operations; communication; description de l'operation; nature operation
concepto; descripcion/establecimiento; noi dung; noi dung chi tiet; noi dung giao dich; dien giai; transactions in detail; деталі операції; опис операції; призначення платежу; detalle de transaccion; detalle de transacciones; detalle transaccion; descripcion; detalle; movimiento; observaciones; concepto/descripcion; operacion; concepto/referencia; mas datos; detalle de la operacion; referencia/concepto; detalle del movimiento
descrizione; descrizione operazione; causale; descrizione delle operazioni; causale/descrizione; operazione; operazioni; descrizione operazioni; dettagli; descrizione movimento; descrizione dell'operazione; causale - descrizione
descricao; estabelecimento; produtos/servicos; descricao do movimento; historico; descritivo; descricao da operacao; movimentos; designacao; descritivo do movimento; lancamento; lancamentos; descricao operacao; tipo/descricao
omschrijving; omschrijvingen; naam/omschrijving; mededelingen; naam; beschrijving; tegenrekening/naam; naam / omschrijving / mededeling
opis; opis operacji; tytul; szczegoly; opis transakcji; szczegoly operacji; szczegoly transakcji; tytul operacji; tresc; opis operacji/tytul
descriere; descrierea tranzactiei; explicatia tranzactiei; detalii; detalii tranzactie; explicatii; descriere tranzactie; detalii tranzactii; descriere operatiune
основание; описание/назначение; детали операции; комментарий; наименование операции
butir urusniaga; butiran; huraian; huraian transaksi; keterangan; butir transaksi; butir-butir transaksi; penerangan; butiran transaksi; butir-butir urusniaga; diskripsi
beskrivning; aciklama; specifikation; saaja/maksaja; saaja/maksaja saajan tilinumero; megnevezes; tranzakcio megnevezese; tranzakcio; kozlemeny; opis transakcije; cod descripcion referencia; cod descripcion/referencia; descripcion referencia; information; informationen; opis prometa; αιτιολογια; περιγραφη; περιγραφη συναλλαγης; αιτιολογια συναλλαγης; naimenovanie; tekst; beskrivelse; forklaring; selite; popis
摘要; 交易說明; 交易说明; 说明; 說明; 備註摘要; 交易描述; 描述; 交易摘要; 摘要说明; 交易详情; 進支項說明; 詳情; 明细; 明細; 消費明細; 消费明细; 交易內容; 交易项目; 交易類別; 交易类型; 交易種類; 对方户名; 對方戶名; 交易對象; 交易对手; 交易明細; 特店名稱; 進支詳情; 業務摘要; 摘要內容; 對方帳號; 对方账号; 对手信息; 註記; 交易備註; 用途; 交易附言; 交易明细; 交易项目说明; 交易資訊; 交易地点/附言
적요; 기재내용; 보낸분·받는분; 보낸분/받는분; 거래내용; 내용; 거래내역; 의뢰인/수취인; 의뢰인·수취인; 가맹점; 가맹점명; 이용가맹점(은행)명; 이용가맹점명; 거래구분; 보낸분받는분; 받는분; 통장메모; 메모; 송금메모; 내 통장 표시; 통장표시내용; 받는분/보낸분; 의뢰인; 이용가맹점; 이용하신곳
詳細; お取引内容; 取引内容; 適用; お取扱内容; ご利用店名; 内容; お取引の内容; 取引区分; 取引名; お取引明細; ご利用店名・商品名; 利用店名・商品名; ご利用店名及び商品名; 利用店名; お客さまメモ; 摘要欄; ご利用先; お取り扱い内容; お客様摘要; 入払区分
transacao; descricao da transacao; descricao da compra; estabelecimento comercial; historico/descricao; historico de lancamentos; detalhe; detalhes; detalhes da transacao; detalle de movimientos; detalle de movimiento; descripcion del movimiento; descripcion de movimiento; descripcion transaccion; descripcion de la transaccion; descripcion del cargo; concepto del movimiento; transaccion; asunto; concepto de la operacion; comercio; nombre del comercio; nombre comercio; descripcion comercio; motivo; glosa; descripcion/concepto; establecimiento
betalningsmottagare/betalare; betalningsmottagare/betalare forklaring; mottagare/betalare; saaja/maksaja selite; saaja / maksaja / selite; popis transakce; popis operace; popis pohybu; popis polozky; popis platby; detail transakce; zprava pro prijemce; zprava; poznamka; poznamka/zprava pro prijemce; text transakce; nazev protiuctu; nazev protiuctu/obchodnika; zprava / nazev; zprava/nazev; popis transakcie; popis operacie; ucel platby; ucel; informacia pre prijimatela; informacia; nazov protiuctu
opis placanja; svrha placanja; svrha; svrha doznake; opis naloga; opis promjene; opis promene; opis transakcije/svrha; namen; namen placila; namen nakazila; naziv in namen; prejemnik/placnik; primatelj/platitelj; naziv primaoca/platioca; opis i svrha placanja; naziv; opis storitve
leiras; tranzakcio leirasa; megjegyzes; jogcim; forgalom jogcime; muvelet; partner neve; ellenoldali nev; tranzactii finalizate; tranzactii; operatiune; operatiuni; descrierea operatiunii; detaliile tranzactiei; detalii operatiune; beneficiar/platitor; descriere operatie
основание за превод; вид операция; вид операция/контрагент; контрагент; детайли; описание на операцията; описание на транзакцията; пояснение; наредител/получател; операция; операции; опис; призначення; деталі; деталі платежу; содержание; детали; описание платежа; описание транзакции; наименование; наименование контрагента; получатель/плательщик; сврха; сврха плаћања; опис на трансакција
paskirtis; mokejimo paskirtis; moketojas/gavejas; gavejas/moketojas; moketojo/gavejo pavadinimas; operacijos aprasymas; aprasymas; paaiskinimas; paaiskinimai; sanemejs/maksatajs; maksatajs/sanemejs; maksajuma merkis; darijuma apraksts; apraksts; detalas; selgitus; saaja/maksja; saaja/maksja nimi; tehingu selgitus; kirjeldus; selitys; viesti; tapahtuma; tapahtumat; kuvaus; ostopaikka; saaja tai maksaja
skýring; texti; skýring færslu; lýsing; færsla; færslutexti; posteringstekst; transaktioner; modtager; bemærkning; postering; posteringer; transaksjon; transaksjoner; brukersted; beskrivelse av transaksjon; betalingsmottaker; text/beskrivning; händelse; inköpsställe; försäljningsställe; mottagare/avsändare; meddelande; transaktionstext; rubrik
açıklamalar; işlem açıklaması; işlem; işlem detayı; işlem adı; işyeri; işyeri adı; harcama yeri; detay; karşı taraf; işlem bilgisi; αιτια; συναλλαγη; κινηση; επιχειρηση; περιγραφη κινησης; λεπτομερειες; πληροφοριες; pershkrimi; pershkrim; təyinat; დანიშნულება; აღწერა
nội dung thanh toán; mô tả; mô tả giao dịch; chi tiết giao dịch; chi tiết; nội dung gd; diễn giải giao dịch; ghi chú; รายการ; รายละเอียด; คำอธิบาย; ชื่อรายการ; keterangan/uraian; uraian mutasi; berita; البيان; الوصف; التفاصيل; תיאור; פרטים; תיאור הפעולה; תיאור התנועה; תיאור תנועה; הפעולה
お取引種類; 取引種別; 取引種類; 商品名; ご利用内容; ご利用先など; 利用先; 加盟店名; 店名; ご利用場所; 使用先; 記事; 備考; お取扱い内容; 거래 내용; 거래 내역; 이용 가맹점; 가맹점(은행)명; 사용처; 이용처; 이용내역; 기재사항; 적요/거래처; 받는분 통장표시; 보낸분/받는분 통장표시; 거래처; 거래처명; 交易說明/備註; 消費說明; 消费说明; 商店名稱; 商户名称; 特約商店; 特約商店名稱; 交易備註說明; 交易名稱; 交易種類說明; 交易用途; 對方資訊; 交易备注; 收付款方; 对方信息; 交易場所; 消費地點/說明; 业务摘要; 摘要/附言; 交易地點/附言
descrição do movimento/transação; descrição/descritivo; movimento/descrição; descripción del movimiento/concepto; concepto y observaciones; opération/libellé; libellé/référence; nature et libellé; détails de l'opération; détail opération; transaction/libellé; description de la transaction; marchand; commerçant; vorgang/text; buchungsinformationen; umsatzdetails; umsatztext; umsatz/text; auftraggeber/zahlungsempfänger; name/verwendungszweck/iban; händler; omschrijving en kenmerk; omschrijving transactie; naam/omschrijving/iban; descrizione causale; descrizione/causale; esercente; dettaglio; dettaglio operazione; descrizione transazione; שם בית עסק; שם בית העסק; בית עסק; בית העסק
zahlungspflichtiger/zahlungsempfanger; handlername, ort; leistung/rechnung von; vertragsunternehmen; leistungserbringer; umsatz/ort; umsatzinformation; mitteilung; umsatzart/beschreibung; auftragsart/verwendungszweck; nature de l'operation, reference; texte; texte comptable; informations; nom du commercant; communications; details de la transaction; commerce; motif; contrepartie; beneficiaire/donneur d'ordre; nature; descrizione estesa; movimenti - descrizione; descrizione del movimento; descrizione spese; testo; informazioni; tipo movimento e descrizione; localita/esercente; beneficiario/ordinante; luogo e descrizione; activity description; description of activity; description of merchant or credit; transaction name; description de l'activite
naration; keterangan urus niaga
`;
const OTHERS = `
recipient / payer; payer / recipient; recipient/payer; payer/recipient; sender / recipient; sender/recipient; payee / payer; payer / payee; payee/payer; payer/payee; type; 网点名称; 对方账户名; 对方开户行; remitter; remitter bank; beneficiary; beneficiary bank; can; номер карты; карта; mode; payment type; code; bal type; balance type; transaction type; trans type; tran type; txn type; payment method; card; card no; card number; type of transaction; transaction code; instrument; cheque details; tc; city; location; state; country; status; cardholder; user; transaction reference; service
art; typ; ort; karte; iban/bic; gegenkonto; referenzkonto; buchungsart; umsatzart; beleg; referenz; kategorie; kartennummer; auftraggeber
numero; num; piece; referencia; documento; doc; tipo; tipo operacion; causale abi; cod; codice; tipo movimento; codigo; of; ofic; oficina; sucursal; clave; canal; lugar; lugar de operacion
soort; tegenrekening; mutatiesoort; rekening; typ operacji; rodzaj operacji; rodzaj; typ transakcji; tip; tip tranzactie; rachunek; nr rachunku
kod; ruj; rif; riferimento; etiket; 类型; 類型; rujukan; tipo de operacion; 交易分行; 摘要代碼; 交易渠道; 币种; 幣別; 货币; 渠道; 現轉; 交易行; 机构; 网点; 番号; お支払区分; 交易地点; 幣別/匯率; 卡號末四碼; 卡号末四位; 卡號; 交易机构; 现转; 凭证; 備註; 备注; 附言; 비고
categoria; origen; origen canal; categoria da transacao; ciudad; diferido; plazo; tipo de movimiento; tipo movimiento; tipo de transaccion; tipo transaccion; codigo de transaccion; cod trans; cod transaccion; nro sucursal; caja; terminal; lugar operacion; localidad; comuna; suc
ville/pays; ville; lieu; pays; 利用者区分; 利用者; ご利用者; 本人・家族; 本人・家族区分; typ transakce; kategorie transakce; kategorie; kod transakce; cislo protiuctu/karty; typ operace; typ pohybu; typ transakcie; typ operacie; protiucet; cislo protiuctu; vs; ks; ss; vs/ks/ss; ks/vs/ss; protiucet a kod banky; vrsta transakcije; vrsta; vrsta prometa; racun; partner; tip operatiune; tipul tranzactiei; tranzakcio tipusa; tipus; вид; вид на операцията; тип; тип операции; тип транзакции; тип операції; канал; mcc код
operacijos tipas; tipas; tehingu tuup; tuup; tehingu liik; darijuma veids; veids; laji; tapahtumalaji; tegund; tegund færslu; type transaksjon; transaktionstyp; kanal/şube; kanal; şube; işlem tipi; işlem türü; işlem kodu; ειδος συναλλαγης; καταστημα; τυπος
loại giao dịch; loại gd; kênh giao dịch; chi nhánh; ประเภท; ช่องทาง; สาขา; jenis transaksi; jenis; cabang; kode transaksi; kode; sandi; rek lawan; 取扱店番; 店舗; 取引店; ご利用区分; 취급은행; 거래은행; 거래수단; 구분; 상대은행; 상대계좌; 交易分行/通路; 交易通路; 通路; 交易機構; 网点号; 交易网点; 交易方式; 摘要代号; 交易类别; 业务类型; balcão; canal de origem; ecran; betrifft; tegenpartij; filiale/atm; numero carta; פירוט נוסף; עיר; סוג עסקה; ענף; הערות
`;
const REFERENCES = `
transfer no; transfer number; pavedimo nr; ref; reference; serno; receipt no; receipt number; n docto; n° docto; n° documento; n° doc; tap n o; tap; identyfikator operacji; id operacji; dcto; ref docto; ref number; ref. number; cheque; check; cheque no; cheque number; check no; check number; serial #; serial number; chq no; chq; chq/ref no; ref no; reference no; reference number; serial no; instr no; chq / ref number; cheque/reference; cheque/ref no; cheque/reference no; txn id; tran id; transaction id; verifikationsnummer; verifikationsnr; arkiveringskod; arkivkod; arkistointitunnus; viite; arkivref; verifikation; instrument id; cheque/instrument no; utr; ref.#; ref #; ref no/chq no; reference #; variabilni symbol; konstantni symbol; specificky symbol; variabilny symbol; konstantny symbol
beleg-nr; primanota; pnnr; pn-nr; pn; prima nota; ref-nr; beleg nr; primanoten-nr; bnr
no piece; n piece; nro; n° oper; n oper; nro oper; transaction no; transaction number; numero de autorizacion; no autorizacion; num autorizacion; lote; ag origem; agencia origem; ag; agencia; folio; no folio; n° folio; comprobante; nro comprobante; n° comprobante; num comprobante; n operacion; n° operacion; nro operacion; num operacion; no operacion; nro cupon; n° cupon; cupon; nro doc; nr doc; no referencia; nro referencia; n° referencia; num referencia; codigo referencia; codigo de referencia; numero de referencia; numero de documento; n° cheque; autorizacion; authorization; authorisation; auth code; num doc; n documento; no cheque; no doc; n doc; num mov
nr ref; nr dokumentu; nr referinta
no ruj; no cek; no rujukan; 票據號碼; 支票號碼; 凭证号; 票號; 手形・小切手番号
no siri; ref no/cheque no; no rujukan/cheque; nr czeku; nomor referensi
nro documento; 卡号末四位; 卡號末四碼; no oper; no confirmacion; numero de confirmacion; num confirmacion; confirmacion; no docto; num docto; dcto no; no dcto; no comprobante; nro comp; no comp; num comp; comp; no vale; vale; no transaccion; nro transaccion; num transaccion; no de operacion; num de referencia; no de referencia; nro de referencia; no de documento; nro de documento; num de documento; id transaccion; id da transacao; id transacao; autenticacao; numero documento; num documento; no ref/docto; num cheque; no de cheque; referencia no; n de operacion; codigo operacion
identifikace transakce; identifikace; id transakce; cislo transakce; poradove cislo; id transakcie; referencia transakcie; broj transakcije; broj naloga; broj racuna; broj; referenca; poziv na broj; model i poziv na broj; referencia szam; tranzakcio azonosito; azonosito; numar document; nr document; nr tranzactie; referinta; id tranzactie; референция; референция №; номер документа; номер операции; номер транзакции; код операции; номер операції
codice identificativo; identificativo; dok nr; dokumento nr; operacijos nr; dokumenta nr; darijuma nr; dokumendi number; viitenumber; dok number; arhiveerimistunnus; viitenumero; arkistointinumero; tilvísun; færslunúmer; seðilnúmer; bilagsnr; bilag; reference nr; referansenr; arkivreferanse; verifikat; fiş no; dekont no; işlem no; referans; referans no; αρ συναλλαγης; αριθμος συναλλαγης; κωδικος; αρ επιταγης
số gd; số giao dịch; mã giao dịch; mã gd; số tham chiếu; số chứng từ; số bút toán; เลขที่อ้างอิง; เลขที่เช็ค; no referensi; no ref; no bukti; no jurnal; رقم المرجع; المرجع; אסמכתא; אסמכתה
伝票番号; 整理番号; 取引番号; 承認番号; 승인번호; 거래번호; 전표번호; 거래고유번호; 交易序號; 交易序号; 流水号; 交易流水号; 交易編號; 參考編號; 參考號碼; 核心流水号; nº movimento; n.º documento; nº documento; num movimento; nº mov; n° opération; n° de transaction; numéro de référence; transaktionsnummer; transaktions-id; transactienummer; numero operazione; n. operazione; cro; trn; מס שובר; מספר שובר; referens; verifikation; verifikationsnummer
`;
const DIRECTIONS = `
dr/cr; cr/dr; дт/кт; кт/дт; χ/π; d/c; c/d; s/h; +/-; af bij; af/bij; debit/credit; credit/debit; debit/kredit; soll/haben; dare/avere; d/h; sens; db/cr; cr/db; dr / cr; dbt/cr; 借贷; 借貸; 收支; 借/贷; 借貸別; 收/支; 借贷标志; 收支类型; 支出/收入; 입출금구분; wn/ma; s h; h/s; sign; t/j; j/t; d/k; k/d; b/a; in/out; out/in; flow; προσημο; προσημο ποσου; χρεωση/πιστωση
`;
const IGNORED = `
kaupupphæð; no of items; number of items; account/transaction type; bankkart lira; 折算日; soit en francs; card used; contrevaleur; contre-valeur; contrevaleur en francs; сума у валюті операції; сума в валюті операції; chip-para; chip para; maxipuan; worldpuan; puan; kazanilan puan; fees and taxes; taxes and fees; accrued bank charges; accrued charges; bank charges accrued; 결제 후 잔액; 결제후잔액; 적립/할인율; 예상적립/할인; 할부/회차; 翌月繰越残高; 次月繰越残高; 翌月以降繰越残高; 繰越残高; 翌月以降残高; α/α; κατ/μα; cuota/plan; plan; 记账时间; 对方卡号/账号; 对方卡号; itf; tax; cukai; tax/cukai; rewards; pi; mcc; сума в валюті операції; валюта операції; сума комісій; сума кешбеку; курс; stt; so ct; so ct/doc no; 卡號後四碼; 行動卡號後四碼; 消費國家; bonus; transaction status; gross; 支払手数料; お支払手数料; 支払区分; 支払方法; お支払方法; 支払回数; お支払回数; 利用者; ご利用者; frais; daily cash; cash back; card ending in; 储种; 钞汇; 地区; 账号; category; spend category; spend categories; merchant category; channel; betrag detail; detailbetrag; einzelbetrag; tran list no; n°; time; hour; uhrzeit; zeit; heure; hora; ora; tijd; godzina; 거래시간; 시간; 時間; 时间; 取引時刻; время; no; nr; #; n; sr no; sl no; s no; lp; lfd nr; lfd; 번호; 순번; 序号; 序號; 筆數; no.; nº; kurs; rate; exchange rate; fx rate; wechselkurs; umrechnungskurs; taux; tipo de cambio; cambio; koers; комиссия; poplatky; poplatek; fee; fees; commission; 汇率; 匯率; 折算率; 환율; 수수료; 거래점; 취급점; 거래점명; 취급점명; 거래지점; branch; branch code; init br; init.br; br; cbg; rad; teller; filiale; 取扱店; 取扱店名; 店番; s/n; init
charge; gebuhr; gebuhren; entgelt; entgelte; brutto; bruttobetrag; commissione; commissioni; prowizja; oplata; lordo; bruto; kosten; charge amount; tasa interes mensual; tasa interes anual; tasa de interes mensual; tasa de interes anual; 今回回数; 支払回数; cuota/abono; valor cuota/abono; valor cuota abono; foreign amount; monto original; importe origen; importe de origen; importe en origen; monto origen; saldo pendiente; valor original; tasa pactada; tasa ea facturada; tasa facturada; tasa ea; tasa; saldo a diferir; feature reward; feature reward points; monto operacion o cobro; monto operacion; monto origen operacion o cobro; monto moneda origen; monto en moneda origen; monto moneda de origen; monto total a pagar; monto total; n° cuota; n cuota; nro cuota; cuota; cuotas; parcela; original amount; amount in foreign currency; foreign currency amount; fcy amount; amount in fcy; amount fcy; foreign spending; fcy; notation; betrag in fremdwahrung; fremdwahrung; originalbetrag; fremdwahrungsbetrag; betrag in wahrung; importe divisa; importo valuta; importo in divisa; importo originale; montant devise; montant en devise; montant d'origine; montant en devises; сумма операции в валюте операции; сумма в валюте операции; kwota w walucie transakcji; kwota oryginalna; kwota w walucie; bedrag vreemde valuta; foreign currency; transaction currency; transaction currency amount; amount in transaction currency; foreign spend; foreign spend amount; amount (fcy); 外币金额; 外幣金額; 外幣金額/匯率; 消費地金額; 이용금액(외화); 현지금액; currency; ccy; wahrung; devise; divisa; valuta/wahrung; waluta; валюта; whg; moneda; moeda; munt; 통화; 原币金额; 結匯日; 外幣折算日; 消費地; 消費地幣別; 币别; 交易国家/地区; mata wang; reward points; points; cashback; 포인트; 적립; 할부; 할부개월
numero de cuota; no de cuota; num de pago; numero de pago; tasa de interes aplicable; tasa interes; tasa efectiva; tasa de interes; interes del mes; tasa mensual; saldo por vencer; saldo por diferir; saldo a diferir; saldo a cuotas diferir; valor por vencer; iva de intereses; iva
kwota operacji w walucie oryginalnej; kwota w walucie oryginalnej; kwota w walucie transakcji; kwota w walucie operacji; puvodni castka; castka v mene transakce; kurz; suma v mene transakcie; tecaj; naknada; provizija; originalni iznos; iznos u valuti; znesek v tuji valuti; arfolyam; eredeti osszeg; dij; curs; curs valutar; comision; suma in valuta originala; валутен курс; сума в оригинална валута; такса; комісія; сумма комиссии; курс валюты; сума в оригінальній валюті
r br; rbr; redni broj; red br; por cis; sorszam; nr crt; eil nr; kursas; komisinis; originali suma; npk; kurss; komisija; jrk nr; jrk; teenustasu; alkuperainen maara; kurssi; gengi; erlend upphæð; gebyr; valutakurs; beløb i fremmed valuta; valutabeløb; valutabeløp; utenlandsk beløp; utländskt belopp; belopp i utländsk valuta; döviz tutarı; ek hesap bakiyesi; kur; bsmv; kkdf; sıra no; sıra; ισοτιμια; ποσο σε ξενο νομισμα; סכום עסקה; סכום העסקה; סכום מקורי
`;

const LISTS: [ColumnRole, string][] = [
  ['date', DATES],
  ['otherDate', OTHER_DATES],
  ['balance', BALANCES],
  ['out', OUTS],
  ['in', INS],
  ['amount', AMOUNTS],
  ['description', DESCRIPTIONS],
  ['direction', DIRECTIONS],
  ['reference', REFERENCES],
  ['other', OTHERS],
  ['ignored', IGNORED],
];

/** Every name with its role; a name in two lists has the role of the first. */
export function columnNames(plain: (text: string) => string): Map<string, ColumnRole> {
  const names = new Map<string, ColumnRole>();
  for (const [role, list] of LISTS)
    for (const name of list.split(/[;\n]/).map(plain))
      if (name !== '' && !names.has(name)) names.set(name, role);
  return names;
}
