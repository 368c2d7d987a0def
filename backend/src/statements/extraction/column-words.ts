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
date; tanggal & waktu; tanggal dan waktu; tanggal/waktu; data inregistrare; data inregistrarii; umsatz vom; date & time; fecha de consumo; fecha consumo; tnx date; ngay giao dich; ngay gd; ngay; дата і час операції; дата операції; дата і час; 消費日; tranzakcio datuma; konyveles datuma; konyvelesi datum; konyveles napja; fecha dia/mes; completion time; transaction date; trans date; tran date; txn date; entry date; book date; booking date; date booked; booked; booked on; start date
date of transaction; completed date; transaction date & time; date and time; day; date/time; trans; tran; activity date; txn day; date paid; paid date; mm; dd; mm dd; date mm; date dd; date mm dd; mes; dia mes; fecha dia; fecha mes; fecha dia mes; jj; jj mm; date jj; date jj mm
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
dato; bogfort; bogfort dato; bogforingsdato; bogforingsdag; bokforingsdato; bokforingsdag; transaktionsdag; bokforingsdatum; tarih; islem tarihi; datum transakce; datum zauctovani; zauctovani; zauctovani provedeni; kirjauspaiva; pvm; tanggal; tgl; tanggal transaksi; konyveles; datum transakcie; bokfort; bokfort dato; bokforing; oper; date compt; date comptable/date valeur; datum knjizenja; datum uctovani; datum provedeni
ημερομηνια; ημ/νια; ημ νια; ημερ/νια; ημερομηνια κινησης; ημερομηνια συναλλαγης; ημ/νια κινησης; ημ/νια συναλλαγης; ημ/νια συν/γης; ημ/νια συν γης; ημερομηνια συν/γης; ημ/νια καταχωρησης; ημ/νια εγγραφης
`;
const OTHER_DATES = `
received by us; fecha de registro; fecha registro; fecha de cargo; fecha cargo; fecha de la transaccion; fecha de proceso; fecha proceso; ngay hieu luc; дата обробки; 入帳起息日; 入帳日; value date; value; val date; value dt; val dt; effective date; clearing date; settlement date; date of value; cleared date; interest date
posting date; post date; posted; date posted; posted date; date processed; processed on; process date; processing date; date entered; date received; entered; valeur; ημερομηνια αξιας; ημ/νια αξιας; ημ/νια valeur; αξια; post; posting; value on; date of posting; eff date
val; valu; valuta; valutadatum; valuta datum; wert; wertstellung; wertstellungsdatum; wertstellungstag; wert datum; valuta date; datum valuta; wertdatum; verfugbar; verfugbar ab; buchungs-/valutadatum; buchungs-/ valutadatum
date valeur; date de valeur; date val; date de val
fecha valor; f valor; fecha de valor; data valuta; data val; data valor; data de valor; data-valor; data valore
rentedatum; rentedato; valutadato; erteknap; maksupaiva; arvopaiva; liq; liquidacion; valutadag; data waluty; data valutei
дата обработки; дата обработки банком; дата валютирования; дата списания
tarikh nilai; tarikh pos; tarikh posting; tarikh diposkan; tarikh penghantaran
起息日; 起息日期; 入帳日期; 入账日期; 入账日; 入賬日期; 記帳日; 仄過賬日期; 기산일; 처리일; 처리일자; 매입일자; 起算日
`;
const BALANCES = `
balance; saldo en cuenta; saldo por transacao; saldo apos transacao; so du; so du tai khoan; залишок; залишок після операції; balance in original currency; running balance; statement balance; account balance; closing balance; available balance; ending balance; ledger balance; bal; balance after; ending daily balance; current balance; daily balance; balance after transaction; new balance; end of day balance; day end balance; outstanding balance; balance brought forward; balance preview
saldo; kontostand; guthaben/kredit; guthaben; saldo neu; neuer saldo; kontosaldo; tagessaldo; saldo nach buchung
solde; solde progressif; nouveau solde; solde apres operation; solde disponible; solde comptable; solde du compte; solde en
saldo disponible; saldo contable; saldo resultante; saldo despues; saldo contabile; saldo progressivo; saldo contabilistico; saldo apos movimento; saldo apos; saldo disponivel; saldo final; saldo liquido; saldo na; saldo na rekening; nieuw saldo; saldo attuale; saldo posterior
saldo operacion; saldo liquidacion; saldo po operacji; saldo po transakcji; saldo ksiegowe; stan konta; saldo po; saldo koncowe
baki; baki penyata; baki akhir; baki akaun; baki semasa; sold; sold final; sold contabil; sold curent; sold disponibil; sold dupa tranzactie; bakiye; egyenleg; bokfort zostatok; stanje; saldo na operaci; saldo efter; zustatek; tilin saldo; υπολοιπο; λογιστικο υπολοιπο; νεο υπολοιπο; υπολοιπο λογαριασμου
остаток; остаток на счете; остаток после операции; баланс; остаток средств; исходящий остаток; остаток по счету; сальдо
잔액; 거래후잔액; 거래 후 잔액; 거래후 잔액; 현재잔액; 잔고; 통장잔액; 거래후잔고
餘額; 余额; 結余; 结余; 結餘; 结存; 結存; 帳戶餘額; 账户余额; 賬戶結餘; 結單存餘; 帳面餘額; 可用余额; 可用餘額; 本次余额; 账面余额; 結單結餘; 結餘金額; 存款餘額; 交易后余额
差引残高; 残高; お預り残高; 差引残高円; 取引後残高; 現在高; お取引後残高
`;
const OUTS = `
money out; so tien ghi no; ghi no; phat sinh no; so tien rut; витрати; списано; monto del retiro; cheques o cargos; monto cheques o cargos; cargos o cheques; paid out; amount subtracted; subtracted; out; outgoing; outgoings; debit; debits; withdrawal; withdrawals; withdrawn; withdrawal amt; withdrawal amount; withdrawals amt; debit amount; debit amt; payments; payment; payments out; payment out; paid; charges; cheques & debits; checks & debits; debits/withdrawals; withdrawals/debits; amount debited; amount withdrawn; amounts withdrawn; amounts debited; amounts deducted from your account; amounts deducted; amounts deducted from account; amount deducted; amounts withdrawn from your account; debit dr; debit-; withdrawals & other debits; spent; money spent; dr amount; dr; cheques and debits; cash out; amount out; transfers out; purchases; debits & checks; debits and checks; withdrawals and debits; subtractions; funds out
zahlungsausgange; ausgehende transaktionen; ausgehende zahlungen; total saidas; transactions sortantes; uitgaande transacties; af totaal; belastung; belastungen; kontobelastungen; soll; betrag soll; lastschrift; lastschriften; ausgehend; ausgang; ausgange; zu ihren lasten; abgang; zahlungsausgang; ausgaben; belastung in; umsatz soll; auszahlung; auszahlungen; aus; zu lasten
debito; debitos; debe; giros; giro; cargo; cargos; retiro; retiros; gasto; gastos; pagos; dinero saliente; salida; salidas; salida de dinero; importe cargo; adeudos; adeudo; importe debe; egresos; cargos/debe
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
`;
const INS = `
money in; so tien ghi co; ghi co; phat sinh co; so tien gui; надходження; зараховано; monto del deposito; 預かり金額; お預かり金額(円); depositos o abonos; monto depositos o abonos; abonos o depositos; paid in; amount added; added; in; incoming; incomings; credit; credits; deposit; deposits; deposited; deposit amt; deposit amount; deposits amt; credit amount; credit amt; receipts; receipt; payments in; payment in; received; deposits & credits; credits/deposits; deposits/credits; amount credited; amount deposited; amounts deposited; amounts credited; amounts added to your account; amounts added; amounts added to account; amounts deposited to your account; deposits & other credits; money received; cr amount; cr; deposits and credits; cash in; amount in; transfers in; refunds; lodgement; lodgements; additions; deposits and other credits; funds in
zahlungseingange; einkommende transaktionen; eingehende transaktionen; eingehende zahlungen; transactions entrantes; inkomende transacties; gutschrift; gutschriften; kontogutschriften; haben; betrag haben; eingehend; eingang; eingange; zu ihren gunsten; zugang; zahlungseingang; einnahmen; gutschrift in; umsatz haben; einzahlung; einzahlungen; ein; zu gunsten
haber; abono; abonos; deposito; depositos; ingreso; ingresos; dinero entrante; entrada; entradas; entrada de dinero; importe abono; importe haber; creditos; abonos/haber
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
`;
const AMOUNTS = `
amount; total; net; so tien; сума; сума в валюті картки; сума операції; valor; transaction amount; amt; amount due; billing amount; amount charged; transaction amt; value in; total amount; posted amount; net amount; amount paid
betrag; umsatz; umsatze; betrag in; buchungsbetrag; umsatzbetrag; betrag in kontowahrung; gesamtbetrag
montant; montant en; montant de l'operation; montant operation; importe; importe de la operacion; importe operacion; monto; importo; importo in; importo operazione; valor do movimento; montante; importancia; cantidad; valor da operacao; importo movimento; movimento; movimientos; importe movimiento; valor cuota mensual; valor cuota; cargo del mes; monto del mes
bedrag; transactiebedrag; bedrag in; jumlah; jumlah urusniaga; jumlah transaksi; amaun; amaun transaksi; belob; belopp; maara pano + otto; pano + otto; kwota; kwota transakcji; kwota operacji; kwota w walucie rachunku; tutar; suma; suma tranzactie; suma tranzactiei; valoare; valoarea; castka; summa; beloep; maara; mutasi; osszeg; suma operacie; tutari; iznos; znesek; nominal; nominal (idr); ποσο; ποσο συναλλαγης
сумма; сумма операции; сумма в валюте счета; сумма транзакции; сумма операции в валюте счета; сумма операции в валюте карты; сумма в валюте карты
金额; 金額; 交易金额; 交易金額; 銀碼; 发生额; 發生額; 人民币金额; 新臺幣金額; 臺幣金額; 台幣金額; 收支金额; 新台幣金額; 收/支金额
거래금액; 금액; 이용금액; 승인금액; 결제금액; 입출금액; 입출금금액
取引金額; ご利用金額; 利用金額; 支払総額; お支払総額; 当月請求額; 今回請求額; 今回お支払金額; 今回お支払額; お取引金額; 入出金額; 入出金
`;
const DESCRIPTIONS = `
description; rincian transaksi; rincian; uraian transaksi; uraian; deskripsi; keterangan transaksi; 交易名称; описание операции; описание; назначение платежа; содержание операции; descripcion operacion o cobro; descripcion operacion; descripcion de la operacion; source; booking text; booking details; details; detail; particulars; particular; narration; narrative; remarks; remark; transaction; transactions; transaction description; transaction details; transaction detail; transaction particulars; transaction narration; transaction remarks; details of transaction; details of transactions; description of transaction; description of transactions; payment type and details; merchant name or transaction description; merchant; merchant name; payee; counterparty; account activity; activity; description & reference; description/details; transaction type and details; details of your transactions; memo; transaction details and reference; transaction description/reference; description of charges; what; counterparty name; reference and description; payment details; name; name/description; description and location; particulars of transaction
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
beskrivning; aciklama; specifikation; saaja/maksaja; megnevezes; tranzakcio megnevezese; tranzakcio; kozlemeny; opis transakcije; cod descripcion referencia; cod descripcion/referencia; descripcion referencia; information; informationen; opis prometa; αιτιολογια; περιγραφη; περιγραφη συναλλαγης; αιτιολογια συναλλαγης; naimenovanie; tekst; beskrivelse; forklaring; selite; popis
摘要; 交易說明; 交易说明; 说明; 說明; 備註摘要; 交易描述; 描述; 交易摘要; 摘要说明; 交易详情; 進支項說明; 詳情; 明细; 明細; 消費明細; 消费明细; 交易內容; 交易项目; 交易類別; 交易类型; 交易種類; 对方户名; 對方戶名; 交易對象; 交易对手; 交易明細; 特店名稱; 進支詳情; 業務摘要; 摘要內容; 對方帳號; 对方账号; 对手信息; 註記; 交易備註; 用途; 交易附言; 交易明细; 交易项目说明; 交易資訊; 交易地点/附言
적요; 기재내용; 보낸분·받는분; 보낸분/받는분; 거래내용; 내용; 거래내역; 의뢰인/수취인; 의뢰인·수취인; 가맹점; 가맹점명; 거래구분; 보낸분받는분; 받는분; 통장메모; 메모; 송금메모; 내 통장 표시; 통장표시내용; 받는분/보낸분; 의뢰인; 이용가맹점; 이용하신곳
お取引内容; 取引内容; 適用; お取扱内容; ご利用店名; 内容; お取引の内容; 取引区分; 取引名; お取引明細; ご利用店名・商品名; 利用店名・商品名; 利用店名; お客さまメモ; 摘要欄; ご利用先; お取り扱い内容; お客様摘要; 入払区分
`;
const OTHERS = `
type; 网点名称; 对方账户名; 对方开户行; remitter; remitter bank; beneficiary; beneficiary bank; can; номер карты; карта; mode; payment type; code; bal type; balance type; transaction type; trans type; tran type; txn type; payment method; card; card no; card number; type of transaction; transaction code; instrument; cheque details; tc; city; location; state; country; status; cardholder; user; transaction reference; service
art; typ; ort; karte; gegenkonto; referenzkonto; buchungsart; umsatzart; beleg; referenz; kategorie; kartennummer; auftraggeber
numero; num; piece; referencia; documento; doc; tipo; tipo operacion; causale abi; cod; codice; tipo movimento; codigo; of; ofic; oficina; sucursal; clave; canal; lugar; lugar de operacion
soort; tegenrekening; mutatiesoort; rekening; typ operacji; rodzaj operacji; rodzaj; typ transakcji; tip; tip tranzactie; rachunek; nr rachunku
kod; ruj; rif; riferimento; etiket; 类型; 類型; rujukan; tipo de operacion; 交易分行; 摘要代碼; 交易渠道; 币种; 幣別; 货币; 渠道; 現轉; 交易行; 机构; 网点; 番号; お支払区分; 交易地点; 幣別/匯率; 卡號末四碼; 卡号末四位; 卡號; 交易机构; 现转; 凭证; 備註; 备注; 附言; 비고
`;
const REFERENCES = `
ref; reference; serno; receipt no; receipt number; n docto; n° docto; n° documento; n° doc; tap n o; tap; identyfikator operacji; id operacji; dcto; ref docto; ref number; ref. number; cheque; check; cheque no; cheque number; check no; check number; serial #; serial number; chq no; chq; chq/ref no; ref no; reference no; reference number; serial no; instr no; chq / ref number; cheque/reference; cheque/ref no; cheque/reference no; txn id; tran id; transaction id; verifikationsnummer; verifikationsnr; arkistointitunnus; viite; arkivref; verifikation; instrument id; cheque/instrument no; utr; ref.#; ref #; ref no/chq no; reference #; variabilni symbol; konstantni symbol; specificky symbol; variabilny symbol; konstantny symbol
beleg-nr; primanota; pnnr; pn-nr; pn; prima nota; ref-nr; beleg nr; primanoten-nr; bnr
no piece; n piece; nro; n° oper; n oper; nro oper; transaction no; transaction number; numero de autorizacion; no autorizacion; num autorizacion; lote; ag origem; agencia origem; ag; agencia; folio; no folio; n° folio; comprobante; nro comprobante; n° comprobante; num comprobante; n operacion; n° operacion; nro operacion; num operacion; no operacion; nro cupon; n° cupon; cupon; nro doc; nr doc; no referencia; nro referencia; n° referencia; num referencia; codigo referencia; codigo de referencia; numero de referencia; numero de documento; n° cheque; autorizacion; authorization; authorisation; auth code; num doc; n documento; no cheque; no doc; n doc; num mov
nr ref; nr dokumentu; nr referinta
no ruj; no cek; no rujukan; 票據號碼; 支票號碼; 凭证号; 票號; 手形・小切手番号
no siri; ref no/cheque no; no rujukan/cheque; nr czeku; nomor referensi
`;
const DIRECTIONS = `
dr/cr; cr/dr; χ/π; d/c; c/d; s/h; +/-; af bij; af/bij; debit/credit; credit/debit; debit/kredit; soll/haben; dare/avere; d/h; sens; db/cr; cr/db; dr / cr; dbt/cr; 借贷; 借貸; 收支; 借/贷; 借貸別; 收/支; 借贷标志; 收支类型; 支出/收入; 입출금구분; wn/ma; s h; h/s; sign
`;
const IGNORED = `
α/α; κατ/μα; cuota/plan; plan; 记账时间; 对方卡号/账号; 对方卡号; itf; tax; cukai; tax/cukai; rewards; pi; mcc; сума в валюті операції; валюта операції; сума комісій; сума кешбеку; курс; stt; so ct; so ct/doc no; 卡號後四碼; 行動卡號後四碼; 消費國家; bonus; transaction status; gross; 支払手数料; お支払手数料; 支払区分; 支払方法; お支払方法; 支払回数; お支払回数; 利用者; ご利用者; frais; daily cash; cash back; card ending in; 储种; 钞汇; 地区; 账号; category; spend category; spend categories; merchant category; channel; betrag detail; detailbetrag; einzelbetrag; tran list no; n°; time; hour; uhrzeit; zeit; heure; hora; ora; tijd; godzina; 거래시간; 시간; 時間; 时间; 取引時刻; время; no; nr; #; n; sr no; sl no; s no; lp; lfd nr; lfd; 번호; 순번; 序号; 序號; 筆數; no.; nº; kurs; rate; exchange rate; fx rate; wechselkurs; umrechnungskurs; taux; tipo de cambio; cambio; koers; комиссия; poplatky; poplatek; fee; fees; commission; 汇率; 匯率; 折算率; 환율; 수수료; 거래점; 취급점; 거래점명; 취급점명; 거래지점; branch; branch code; init br; init.br; br; cbg; rad; teller; filiale; 取扱店; 取扱店名; 店番; s/n; init
foreign amount; monto original; saldo pendiente; valor original; tasa pactada; tasa ea facturada; tasa facturada; tasa ea; tasa; saldo a diferir; feature reward; feature reward points; monto operacion o cobro; monto operacion; monto origen operacion o cobro; monto total a pagar; monto total; n° cuota; n cuota; nro cuota; cuota; cuotas; parcela; original amount; amount in foreign currency; foreign currency amount; fcy amount; amount in fcy; amount fcy; foreign spending; fcy; notation; betrag in fremdwahrung; fremdwahrung; originalbetrag; fremdwahrungsbetrag; betrag in wahrung; importe divisa; importo valuta; importo in divisa; importo originale; montant devise; montant en devise; montant d'origine; montant en devises; сумма операции в валюте операции; сумма в валюте операции; kwota w walucie transakcji; kwota oryginalna; kwota w walucie; bedrag vreemde valuta; foreign currency; transaction currency; transaction currency amount; amount in transaction currency; foreign spend; foreign spend amount; amount (fcy); 外币金额; 外幣金額; 外幣金額/匯率; 消費地金額; 이용금액(외화); 현지금액; currency; ccy; wahrung; devise; divisa; valuta/wahrung; waluta; валюта; whg; moneda; moeda; munt; 통화; 原币金额; 結匯日; 外幣折算日; 消費地; 消費地幣別; 币别; 交易国家/地区; mata wang; reward points; points; cashback; 포인트; 적립; 할부; 할부개월
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
