/** Headings over a group of bookings that tell which way all of them go, in plain words. A heading begins with one of these. Of names that begin alike the longer one is meant. */

import { plainWords, withoutMarks } from './plain-words.ts';

const begin = (list: string) =>
  new RegExp(
    `^(?:${list
      .split(/[;\n]/)
      .map((name) => withoutMarks(name.trim()))
      .filter((name) => name !== '')
      .toSorted((one, other) => other.length - one.length)
      .map((name) => name.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
      .join('|')})(?![\\p{L}])`,
    'u',
  );

const IN = begin(`
deposits and additions; deposits and other additions; deposits and other credits; deposits and credits; deposits & additions; deposits & other credits; deposits & credits; deposits/credits; deposits; other deposits; customer deposits; electronic deposits; additions; credits; other credits; electronic credits; deposits, credits and interest; mobile deposits; direct deposits; transfers in; incoming transfers
zinsertrag; zinsertrage; gebuchter zinsertrag; payments and credits; pagamentos/creditos; pagamentos / creditos; pagamentos e creditos; payments and other credits; payments, credits and adjustments; payments, credits; payments & credits; payments received; payments to your account; credits and payments; payments and refunds; refunds; interest paid; interest earned; interest credited; money in; money received; paid in; incoming; incoming payments; income; credit transactions; deposit transactions; receipts; payments and other adjustments; payment and credits; other additions; atm deposits and credits; amounts credited; deposits made; branch deposits; card deposits
virements recus; remises de cheques; remise de cheques; remises cheques; versements; versements d'especes; autres credits; operations au credit; vos credits; encaissements; operations creditrices; remboursements; virements recus et versements; depots; interets crediteurs; avoirs
zahlungseingange; gutschriften; eingange; einzahlungen; eingehende zahlungen; einnahmen; geldeingange; eingehende uberweisungen
сума надходжень; надходження
ingresos; otros abonos; otros depositos; otros creditos; abonos; depositos; depositos y abonos; depositos y otros abonos; transferencias recibidas; creditos; depositos y otros creditos; abonos y depositos
entrate; accrediti; bonifici ricevuti; versamenti; bonifici in entrata; movimenti in entrata
bijschrijvingen; ontvangsten; inkomsten; bijgeschreven; inkomende betalingen
creditos; depositos; transferencias recebidas; entradas; movimentos a credito; depositos e creditos
wplywy; uznania; wplaty; przelewy przychodzace; incasari; intrari; creditari; поступления; зачисления; приход
urus niaga kredit; urusniaga kredit; deposit dan kredit; wang masuk; 存入; 存款; 收入; 入金; 入金明細; 입금; 입금내역
eingegangene zahlungen; zahlungen/gutschriften; zahlungen und gutschriften; ruckerstattungen; neue gutschriften; vos versements; paiements recus; paiements et credits; paiements/credits; pagamenti e accrediti; pagamenti ricevuti; pagamenti e storni; rimborsi; ricariche; payments/credits; payment, credits; deposits/additions; deposits/misc credits; deposits/interest; deposits and interest; atm deposits and additions; ach additions; dividends and interest; lockbox credits; wire transfer credits; miscellaneous credits; returns and other credits; eingehende buchungen; montants ajoutes; mouvements crediteurs
credits/refunds; payments & refunds; interest, refunds and credits; credits & payment; credits & payments; payment/credits; payments/credits received; payments, reversals & other credits; new credits; bayaran/kredit; bayaran dan kredit; payment & credits; ihre gutschriften; haben-umsatze
depositos/abonos; pagos y abonos; acreditaciones; devoluciones y bonificaciones; mas creditos; pagos y creditos; pagamento recebido; pagamento recebido, obrigado; pagamentos e creditos; outras entradas; pagamentos e demais creditos; depositos/recebimentos; pagamento e demais creditos; 已繳款/退款金額; 已繳款金額; 已繳金額; 繳款金額; 本期已繳金額; 繳款/退款; 已付款項; 繳款及調整; 已入帳金額; 繳款明細; 繳款及退款; 本期繳款明細; 存入明細; 付款及退款; 已收款項; 繳款及回贈; 上期还款金额; 本期已还金额; 上期已还款额; 已还款额; 本期收入; 本期还款/退货/费用返还; 还款/退款; 本期存入/其他; 收入总金额; 还款、退货、费用返还明细; 收入明细; 还款明细; 入金計; こ入金金額; こ返金額; 前回こ入金額; こ入金明細; こ入金; こ返金・調整; 입금총액; 입금누계; mutasi cr; dana masuk/incoming transactions; dana masuk; pembayaran dan kredit; past payments and credits; sundry credits; funds received/credits; اجمالي الايداعات; اجمالي الداين; مجموع الايداعات; اجمالي الحركات الداينة; مجموع الداين; الايداعات; المدفوعات والمبالغ الداينة; รวมฝากเงิน; รายการฝากทังหมด; รายการฝากเงิน; รวมเงินฝาก; ยอดรวมเงินเขา; รวมรายการฝาก; รายการชําระเงิน; รายการฝาก; tong phat sinh co; tong ghi co; phat sinh co trong ky; tong so tien ghi co; tong tien vao; tong cong ghi co; doanh so ghi co; cong phat sinh co; giao dich ghi co; कुल जमा; कुल करेडिट; योग जमा; пополнения; кредитовыи оборот; сумма пополнении; толықтыру; кредит боиынша аиналым; барлық түсімдер; толықтырулар; ჯამური შემოსავალი; სულ კრედიტი; კრედიტის ბრუნვა; სულ შემოსული; ბრუნვა კრედიტი; ընդամենը մուտք; ընդհանուր մուտքեր; կրեդիտային շրջանառություն; 已繳款金額+本期退款; 已繳款及退款金額; 已繳款退款金額; поступления со своих счетов; credits in this statement; refunds and credits; payments towards your account; entradas de dinero; movimientos acreedores; importe abonos; transacciones entrantes; pagos recibidos; pagos y abonos recibidos; devoluciones; sumas haber; nominas y pensiones; bonificaciones y devoluciones; remesas abonadas; pagamentos recebidos; recebimentos; devolucoes; estornos
totaal bedrag in je voordeel; inbetalt och krediterat
krediete
binnengekomen; geld erbij; nieuwe credits; ontvangen betalingen; creditverrichtingen; stortingen; inkomende overboekingen; inkomende overschrijvingen; indsat i alt; ind i alt; indbetalt i alt; kredit i alt; samlede indbetalinger; indsættelser; krediteringer; indgaende betalinger; innbetalinger totalt; penger inn; innbetalinger og krediteringer; pengar in; inbetalningar och krediteringar; krediteringar; pano yhteensa; tilille tulleet yhteensa; tilillepanot yhteensa; tilillepanot; tulot yhteensa; hyvitykset yhteensa; suoritukset yhteensa; panoja yhteensa; kauden panot; maksusuoritukset yhteensa; sisaan yhteensa; maksusuoritukset; saapuneet maksut; innlegg samtals; inn samtals; kredit samtals; suma obrotow ma; uznania razem; uznania ogołem; łaczna kwota uznan; suma transakcji uznaniowych; wpływy razem; wpływy na rachunek; suma wpłat; wpłaty razem; suma spłat; spłaty i uznania; wpłaty i uznania; wpłaty i zwroty; suma wpłat i uznan; kwota uznan; suma przychodow; suma spłat i uznan; pieniadze przychodzace; operacje uznaniowe; transakcje uznaniowe; spłaty i zwroty; zwroty; spłaty karty; pripsano celkem; celkove prijmy; soucet prijmu; kreditni obraty; kredit celkem; kreditni polozky; obrat kredit; obraty kredit; dosle platby celkem; prijate platby celkem; soucet kreditnich polozek; pripsane polozky; celkove kredity; suma kreditu; dosle platby; kreditni transakce; pripsane platby; kredit celkom; celkom kredit; kreditne obraty; prijmy celkom; pripisane celkom; celkom pripisane; sucet kreditnych poloziek; suma kreditnych poloziek; kreditne polozky; kredity spolu; prijmy spolu; pripisane spolu; prijate platby; kreditne transakcie; jovairas osszesen; jovairasok osszege; jovairasi forgalom; kovetel forgalom; osszes kovetel forgalom; kovetel osszesen; bevetelek osszesen; befizetesek osszesen; osszes jovairt tetel; idoszaki jovairasok osszesen; bejovo utalasok; beerkezett utalasok; befizetesek; jovairasi tetelek
sume creditate; bani primiti; operatiuni creditoare; tranzactii creditoare; alimentari; alacak toplamı; yatan toplam; yatan tutar toplamı; gelen para toplamı; giren toplam; odemeleriniz; donem ici odemeler; donem ici odemeleriniz; odeme ve iadeler; odemeler ve iadeler toplamı; odemeler ve iadeler; gelen transferler; yatan tutarlar; hesaba gelenler; iadeler; поступило; сумма поступлении; сумма по кредиту счета; зачислено; кредит обороты; поступления за период; приходные операции; операции пополнения; всього надходжень; загальна сума надходжень; сума зарахувань; всього зараховано; всього по кредиту; кредитовии оборот; сума поповнень; всього поповнень; кредитові обороти; зарахування; поповнення; общ кредитен оборот; сума кредит; постъпили суми; кредитни операции; ukupni priljev; ukupan promet potrazuje; uplate u razdoblju; priljevi; ukupan promet u korist; ukupan priliv; ukupni prilivi; ukupna potrazivanja; укупно потражује; укупно у корист; укупно уплате; потражни промет; укупно одобрења; укупан прилив; уплате; skupni promet v dobro; prilivi skupaj; skupni prilivi; вкупно побарува; вкупно уплати; вкупно приливи; вкупен прилив; промет побарува; вкупно во корист; побарувачки промет; вкупно одобрувања; уплати; приливи; gjithsej kredi; kreditimet; συνολικες πιστωσεις; πληρωμες/πιστωσεις; πληρωμες - πιστωσεις; πληρωμες και πιστωσεις; kreditas is viso; gautos lesos; kreditine apyvarta; kredits kopa; ienakosie maksajumi kopa; kopejais kredita apgrozijums; ienakosie maksajumi; ieskaitijumi; kreedit kokku; laekumisi kokku; sissetulekud kokku; סך הכל זכות; סך זיכויים; סך כל הזיכויים; זיכויים; תנועות זכות; הפקדות; הכנסות
nya inbetalningar; inbetalningar
pagamenti/accrediti; nuovi accrediti; nuevos abonos; credits and refunds; payments, refunds and credits; befizetesek, jovairasok
pembayaran/kredit; 付款及存入; 上期已繳金額; 本期还款金额; 已还金额; こ入金・こ返金; returns & other credits; menos pagos y abonos; abonos regulares; abonos realizados; creditos e estornos; المدفوعات والايداعات; ยอดชําระ/เครดิต
`);
const OUT = begin(`
withdrawals and other subtractions; your new activity; conventional checks paid; retail purchases and cash transactions; purchases and cash transactions; other fees and charges; checks presented conventionally; checks presented; withdrawals and subtractions; withdrawals and other debits; withdrawals and debits; withdrawals & other debits; withdrawals & debits; withdrawals/debits; withdrawals; other withdrawals; atm & debit card withdrawals; atm and debit card withdrawals; atm & debit card subtractions; atm and debit card subtractions; electronic withdrawals; card withdrawals; atm withdrawals; other subtractions; subtractions; debits; other debits; electronic debits; debit card purchases; card purchases; customer withdrawals; card transactions; atm withdrawals and debits; electronic payments; electronic payments and transfers; electronic funds transfers; transfers out; outgoing transfers; withdrawals, debits and service charges; online and electronic payments; purchases; purchase
new charges; current charges; purchases and adjustments; purchase and adjustments; purchases and debits; purchases and other debits; standard purchases; transactions purchases; new purchases; cash advances; cash advance; balance transfers; fees charged; fees; fee; gebuhren; service fees; service charges; fees and charges; bank charges; other fees; interest charged; interest charges; interest charge; checks paid; checks; checks cashed; checks and other debits; checks and substitute checks; cheques paid; cheques; cheques issued; checks paid summary; money out; paid out; outgoing; outgoing payments; spending; payments made; direct debits; card payments; standing orders paid; debit transactions; withdrawal transactions; other charges; charges; atm fees; amounts debited; bill payments; expenses; payments out; transactions, interest and charges; how you've used your card; how you have used your card; interest and charges; atm & debit card; visa debit purchases; point of sale purchases
virements emis; prelevements; prelevement; paiements carte bancaire; paiements par carte; paiement carte bancaire; paiements cb; retraits carte bancaire; retraits; retraits d'especes; retraits dab; retrait carte bancaire; cheques emis; cheques; frais bancaires et cotisations; frais bancaires; frais et cotisations; frais; cotisations; commissions; commissions et frais; autres debits; operations au debit; vos debits; operations debitrices; achats; achats carte; operations carte bancaire; echeances; remboursements de prets; echeances de prets; operations par carte; paiements; debits; interets debiteurs; carte bancaire; factures carte bancaire
zahlungsausgange; belastungen; ausgange; auszahlungen; lastschriften; ausgehende zahlungen; ausgaben; geldausgange; kartenzahlungen; uberweisungen; ausgehende uberweisungen; entgelte; barabhebungen; kartenumsatze
сума витрат; витрати
comisiones cobradas/bonificaciones e iva;cargos; otros cargos; otros debitos; otros retiros; retiros; retiros y cargos; retiros y otros cargos; pagos; gastos; transferencias emitidas; compras; comisiones; cheques pagados; debitos; retiros y otros debitos; cargos y retiros; adeudos
uscite; addebiti; bonifici disposti; pagamenti; prelievi; bonifici in uscita; spese; movimenti in uscita; commissioni
afschrijvingen; uitgaven; afgeschreven; uitgaande betalingen; betalingen
debitos; lancamentos compras e saques; compras e saques; lancamentos internacionais; lancamentos produtos e servicos; despesas; levantamentos; transferencias emitidas; pagamentos; saidas; movimentos a debito; comissoes; compras
wydatki; obciazenia; wyplaty; przelewy wychodzace; plati; iesiri; debitari; retrageri; списания; расход; расходы
urus niaga debit; urusniaga debit; pengeluaran; wang keluar; 支出; 提款; 出金; 出金明細; 출금; 출금내역
neue belastungen; einkaufe; bargeldbezuge; bargeldauszahlungen; verfugungen; nouvelles depenses; acquisti; nuove spese; anticipi contante; prelevamenti; utenze; conventional checks; pos purchases; wire transfer debits; account fees; interest & fees; interest and fees; avances de fonds; avances d'argent; interets et frais; frais de credit; checks/debits; purchases and other charges; purchases & other charges; purchases & debits; purchases/charges; achats et debits; achats et autres frais; achats/debits; achats courants; cheques et debits; withdrawals/subtractions; withdrawals/misc debits; checks and other deductions; standard purch; checks and withdrawals; other withdrawals, debits and service charges; ausgehende buchungen; montants deduits; mouvements debiteurs
interest and other charges; new transactions and charges; interest and bank charges; government charges; withdrawals and charges; purchases and charges; purchases & charges; purchases & advances; late charges; retail interest charges; fees & charges; purchases and instalments; finance charge; finance charges; purchase/debits; purchases/debit; purchases/debits; purchases & other debits; fee, taxes & interest charges; other debit & charges; new debits; caj kewangan; your purchases; retail purchases; pembelian; fi dan caj; soll-umsatze; daily cash advances; repayment and fees; emi & loans
cash advances and special promotion transactions; retiros/cargos; cargos regulares; compras y cargos; comisiones cobradas; sus compras y disposiciones; intereses y comisiones; consumos del mes; intereses financiacion; impuestos, cargos e intereses; consumos en el exterior; menos debitos; compras y otros cargos; intereses y otros cargos; comisiones y gastos; consumos del periodo; consumos y debitos; consumos periodo; notas de debito; intereses del periodo; consumos y cargos; despesas/debitos no brasil; compras/debitos; compras nacionais; compras internacionais; juros e outros encargos; tarifas e encargos; encargos financeiros; saques/debitos; produtos e servicos; 本期新增款項; 本期新增金額; 本期新增應繳金額; 本期新增消費; 本期消費金額; 新增消費款; 本期一般消費; 本期預借現金; 循環信用利息; 循環利息; 循環利息及費用; 利息及其他費用; 年費及其他費用; 本期新增帳款; 一般消費; 國內消費; 國外消費; 預借現金; 利息及費用; 支出明細; 新增消費明細; 購物及分期; 新簽賬; 費用及收費; 總提取金額; 簽賬; 現金透支; 本期新增金额; 本期账单新增金额; 本期新增账单金额; 本期支出; 本期应付利息; 循环利息; 本期消费/取现/其他费用; 本期消费金额; 支出总金额; 新签金额; 消费、取现、其他费用明细; 支出明细; 出金計; 新規こ利用金額; 今回こ利用額; こ利用合計額; 新規こ利用額; こ利用分明細; 海外こ利用分; 年会費・手数料; ショッヒンク1回払い; 출금총액; 신규이용금액; 당월 이용금액; 총 이용금액; 출금누계; 이용금액 총합계; mutasi db; dana keluar/outgoing transactions; dana keluar; pembelanjaan; tarik tunai; biaya adm & bunga; biaya & bunga; penarikan tunai; biaya dan bunga; purchases and advances; late payment charges; sundry debits; funds used/debits; purchases/cash advance; interest/other charges; purchases/cash advances; اجمالي السحوبات; اجمالي المدين; مجموع السحوبات; اجمالي الحركات المدينة; المشتريات; مجموع المدين; رسوم التمويل; السحوبات; الرسوم والمصاريف; السحوبات النقدية; decaissements; รวมถอนเงิน; รายการถอนทังหมด; รายการถอนเงิน; รวมเงินถอน; ยอดรวมเงินออก; ยอดใชจายงวดนี; รวมรายการถอน; ยอดใชจายในรอบบัญชี; รายการใชจาย; รายการถอน; รายการเบิกเงินสด; tong phat sinh no; tong ghi no; phat sinh no trong ky; tong so tien ghi no; tong tien ra; tong cong ghi no; doanh so ghi no; tong chi tieu trong ky; cong phat sinh no; tong giao dich chi tieu; giao dich chi tieu; phi va lai; giao dich ghi no; rut tien mat; कुल नामे; कुल आहरण; कुल डेबिट; покупки; снятия; дебетовыи оборот; сумма списании; сатып алулар; зат сатып алу; ақша алу; дебет боиынша аиналым; барлық шығыстар; ჯამური გასავალი; სულ დებეტი; დებეტის ბრუნვა; სულ გასული; ბრუნვა დებეტი; ընդամենը ելք; ընդհանուր ելքեր; դեբետային շրջանառություն; what you've spent; fees and interest; purchases, cash advances and other debits; cash withdrawals; default fees; default charges; salidas de dinero; movimientos deudores; importe cargos; transacciones salientes; nuevos cargos; compras y disposiciones; disposiciones de efectivo; reintegros; sumas debe; recibos domiciliados; pago de recibos; compras efetuadas; compras e levantamentos; compras do mes; juros e comissoes; juros e encargos; juros, comissoes e impostos; adiantamentos de numerario; novas compras; transferencias efetuadas; cash-advance
totaal bedrag van je uitgaven; kop och avgifter
ander debiete; debiete
nieuwe uitgaven; nieuwe debets; uitgegeven; uw uitgaven; debetverrichtingen; aankopen; geldopnames; geldopnemingen; kaartbetalingen; domicilieringen; uitgaande overschrijvingen; incasso's; kosten en rente; hævet i alt; ud i alt; debet i alt; samlede udbetalinger; køb i alt; forbrug i alt; nye køb; kortkøb; kontanthævninger; renter og gebyrer; udgaende betalinger; kjøp totalt; penger ut; varekjøp; kjøp/uttak; nye kjøp; kontantuttak; kop totalt; nya kop; pengar ut; kop/uttag; kontantuttag; kortkop; ranta och avgifter; otto yhteensa; tililtaotot yhteensa; tililtaotot; menot yhteensa; veloitukset yhteensa; ostot yhteensa; ostot ja nostot yhteensa; ottoja yhteensa; kauden otot; korttiostot yhteensa; uudet ostot yhteensa; uudet ostot; korttiostot; kateisnostot; palvelumaksut; korot ja kulut; uttekt samtals; ut samtals; debet samtals; utborganir samtals; innlendar uttektir; erlendar uttektir; innlendar færslur; erlendar færslur; þjonustugjold; suma obrotow wn; suma wn; obciazenia razem; obciazenia ogołem; łaczna kwota obciazen; suma transakcji obciazeniowych; wydatki razem; wydatki z rachunku; suma wypłat; wypłaty razem; kwota obciazen; suma transakcji i opłat; suma transakcji bezgotowkowych; suma transakcji gotowkowych; transakcje i opłaty; suma opłat i prowizji; suma rozchodow; pieniadze wychodzace; operacje obciazeniowe; transakcje obciazeniowe; transakcje bezgotowkowe; transakcje gotowkowe; opłaty i prowizje; prowizje i opłaty; odsetki i opłaty; transakcje kartowe; operacje kartowe; płatnosci karta; odepsano celkem; celkove vydaje; soucet vydaju; debetni obraty; debet celkem; debetni polozky; obrat debet; obraty debet; odeslane platby celkem; soucet debetnich polozek; odepsane polozky; celkove debety; suma debetu; poplatky celkem; odeslane platby; debetni transakce; platby kartou; karetni transakce; vybery hotovosti; ceny za sluzby; vybery z bankomatu; debet celkom; celkom debet; debetne obraty; vydavky celkom; celkove vydavky; odpisane celkom; celkom odpisane; sucet debetnych poloziek; suma debetnych poloziek; debetne polozky; debety spolu; vydavky spolu; odpisane spolu; poplatky spolu; odoslane platby; odchadzajuce platby; debetne transakcie; kartove transakcie; terheles osszesen; terhelesek osszege; terhelesi forgalom; tartozik forgalom; osszes tartozik forgalom; tartozik osszesen; kiadasok osszesen; kifizetesek osszesen; osszes terhelt tetel; koltesek osszesen; vasarlasok osszesen; dijak osszesen; kimeno utalasok; kartyas vasarlasok; vasarlasok; keszpenzfelvetelek; keszpenzfelvetel; terhelesi tetelek; dijak, jutalekok; dijak es kamatok; bankkoltsegek
bani cheltuiti; operatiuni debitoare; tranzactii debitoare; cumparaturi; comisioane si dobanzi; tranzactii la comercianti; borc toplamı; cekilen toplam; harcamalar toplamı; donem ici harcamalar; donem ici harcamalarınız; donem ici harcama toplamı; harcamalarınız; alısveris toplamı; nakit avans toplamı; faiz ve ucretler toplamı; pesin islemler toplamı; taksitli islemler toplamı; harcamalar; alısverisler; pesin alısverisler; taksitli alısverisler; taksitli islemler; pesin islemler; nakit avanslar; nakit avans islemleri; faiz, ucret ve komisyonlar; yurt dısı harcamalar; yurt ici harcamalar; giden transferler; сумма по дебету счета; расходные операции; расходы за период; сумма расходов; траты; снятие наличных; всього витрат; загальна сума витрат; сума списань; всього списано; всього по дебету; дебетовии оборот; дебетові обороти; всього видатків; списання; общ дебитен оборот; сума дебит; дебитни операции; тегления в брои; такси и комисиони; ukupni odljev; ukupan promet duguje; ukupni troskovi; ukupna potrosnja; odljevi; kupnje; isplate gotovine; naknade i kamate; ukupan promet na teret; ukupan odliv; ukupni odlivi; укупно дугује; укупно на терет; укупно исплате; дуговни промет; укупно задужења; укупан одлив; исплате; skupni promet v breme; odlivi skupaj; skupni odlivi; nakupi; dvigi gotovine; bremenitve; вкупно должи; вкупно исплати; вкупно одливи; вкупен одлив; промет должи; вкупно на товар; должнички промет; вкупно задолжувања; вкупна потрошувачка; исплати; одливи; gjithsej debi; debitimet; blerjet; terheqjet; συνολικες χρεωσεις; αγορες/χρεωσεις; αγορες και χρεωσεις; αγορες; αναληψεις μετρητων; τοκοι και εξοδα; debetas is viso; nurasytos lesos; debetine apyvarta; pirkiniai; debets kopa; izejosie maksajumi kopa; kopejais debeta apgrozijums; izejosie maksajumi; pirkumi; norakstijumi; deebet kokku; valjamaksed kokku; kulud kokku; ostud kokku; valjamaksed; ostud; סך הכל חובה; סך חיובים; סך כל החיובים; חיובים; תנועות חובה; עסקאות בארץ; עסקאות בחו ל; עסקאות בש ח; משיכות מזומן
vos operations
achats comptant; achats a credit; nuovi addebiti; spese e commissioni; interessi addebitati; your spending; interest & charges; interest added; fees added; purchases & cash; haevninger i alt; kateisnostot yhteensa; suma zakupow; platby kartou celkem; uroky a poplatky; platby kartou spolu; keszpenzfelvetel osszesen; felszamitott kamat; dobanda si comisioane
faiz ve ucretler; выдача наличных; purchase/cash advance; profit/fees; charges/fees; purchases & cash advances; fees & interest; purchase & other charges; purchase & debits; interest & other charges; pembelian & biaya; bunga & biaya administrasi; lai va phi; 購物簽賬; 本期新增消费; ショッヒンク利用額; キャッシンク利用額; 今月のこ利用金額; purchases and cash advances; interest/fees/government charges; cash advances, fees & charges; purchases, balance transfers & other charges; purchases, balance transfers, cash advances; cash advances & balance transfers; compras y disposiciones en efectivo; mas compras y cargos; cargos y comisiones; retiros de efectivo; disposicion de efectivo; avances de efectivo; compras e debitos; despesas do mes; anuidades e tarifas; juros e iof; despesas locais; despesas no exterior; tong chi tieu
`);

/** Which way a sum goes that is called so and nothing else. */
export function flowOfName(words: string): 1 | -1 | null {
  if (IN.exec(words)?.[0] === words) return 1;
  return OUT.exec(words)?.[0] === words || words === PURCHASE ? -1 : null;
}

/** A text that only begins with it may be that of a booking. */
const PURCHASE = 'purchase';

const ALL_IN = begin(`
money in; paid in; payments in; deposits and credits; deposits & credits; deposits/credits; deposits and other credits; deposits & other credits; deposits and additions; deposits and other additions; turnover credit; credit turnover; turnover in; incoming turnover
suma prijmu; prijmy celkem; kredit spolu; kreditni obrat; kreditny obrat; ukupno uplate; ukupne uplate; ukupno potrazuje; ukupan potrazni promet; promet v dobro; jovairasok osszesen; osszes jovairas; rulaj creditor; total rulaj creditor; кредитен оборот; оборот кредит; оборот по кредиту; обороти за кредитом; всего поступлений; итого поступлений
kreeditkaive; kreedit kaive; laekumised kokku; kredito apyvarta; pajamos is viso; is viso pajamu; kredita apgrozijums; panot yhteensa; innborganir samtals; indbetalinger i alt; insattningar totalt; innskudd totalt; toplam alacak; toplam giren; toplam yatan; συνολο πιστωσεων; συνολο πιστωσης; suma uznan; suma wplywow
habenumsatz; habenumsatze; dazu gesamt; umsatz haben; umsatze haben; zahlungseingange; total crediteur
`);
const ALL_OUT = begin(`
money out; paid out; payments out; withdrawals and debits; withdrawals & debits; withdrawals/debits; withdrawals and other debits; withdrawals & other debits; withdrawals and subtractions; withdrawals and other subtractions; turnover debit; debit turnover; turnover out; outgoing turnover
suma vydaju; vydaje celkem; debet spolu; debetni obrat; debetny obrat; ukupno isplate; ukupne isplate; ukupno duguje; ukupan dugovni promet; promet v breme; terhelesek osszesen; osszes terheles; rulaj debitor; total rulaj debitor; дебитен оборот; оборот дебит; оборот по дебету; обороти за дебетом; всего списаний; итого списаний
deebetkaive; deebet kaive; valjaminekud kokku; debeto apyvarta; islaidos is viso; is viso islaidu; debeta apgrozijums; otot yhteensa; uttektir samtals; udbetalinger i alt; uttag totalt; toplam borc; toplam cikan; toplam cekilen; συνολο χρεωσεων; συνολο χρεωσης; suma obciazen; suma wydatkow
sollumsatz; sollumsatze; ab gesamt; umsatz soll; umsatze soll; zahlungsausgange; total debiteur
`);

/** Which way a sum goes whose name stands for all that went that way, so that no other sum is to be added to it. */
export function flowOfAll(words: string): 1 | -1 | null {
  if (ALL_IN.exec(words)?.[0] === words) return 1;
  return ALL_OUT.exec(words)?.[0] === words ? -1 : null;
}

/** Which way the bookings under a heading go: 1 in, -1 out, null where these plain words say nothing of it. */
export function flowOfWords(words: string): 1 | -1 | null {
  if (goesBothWays(words)) return null;
  if (IN.test(words)) return 1;
  return OUT.test(words) || OUT_BEHIND.test(words) || words === PURCHASE ? -1 : null;
}

/** Whether a heading stands over bookings of both ways: 'Cargos, compras y abonos regulares', 'Your new charges and credits'. */
export function goesBothWays(words: string): boolean {
  return BOTH_WAYS.test(words);
}

const BOTH_WAYS =
  /\b(?:cargos|compras|charges|purchases|debits|debitos)\b.* (?:y|e|and|&) (?:otros |other )?(?:abonos|creditos|credits|payments|pagos)\b/u;

/** 'Banking/debit card withdrawals and purchases', 'Online banking deductions': the kind stands in front of the name. */
const OUT_BEHIND =
  /^(?!total|number|average|minimum|daily)[^\d]{3,40} (?:withdrawals|deductions|subtractions)(?: and (?:purchases|payments|fees))?$/u;

const anywhere = (list: string) =>
  new RegExp(
    `(?<![\\p{L}])(?:${list
      .split(/[;\n]/)
      .map((name) => withoutMarks(name.trim()))
      .filter((name) => name !== '')
      .join('|')})(?![\\p{L}])`,
    'u',
  );

/** What a booking's own words suggest; words lie, so this counts only where the printed balances agree to the cent. */
const WORDS_IN = anywhere(`
received from; receive from; receivefrom; transfer received; payment received; (?<!loan |mortgage |overdraft )interest payment(?! (?:on |for |- ?)?(?:loan|mortgage|overdraft)); payment from; transfer from; salary; payroll; wages; refund; rebate; credit; deposit; interest paid; interest earned; cashback; incoming; paid in; giro credit; bank giro credit; bgc; fpi; direct credit; from(?! \\d{1,2}\\.\\d{1,2}\\.\\d\\d); dividend; pension; benefit; reversal
gutschrift; gutschr; ruckbuchung; rucklastschrift; gehalt; lohn; eingang; zahlungseingang; einzahlung; habenzinsen; rente; kindergeld; erstattung; ruckzahlung; gehalt/rente; sepa-gutschrift; lohn/gehalt; bezahlung von; zahlung von; uberweisung von; kontoubertrag von(?!.* (?:auf|an|zu) ); eingangsvorbehalt; uberweisungsgutschr; dauerauftragsgutschr; bezuge; zinsen; scheckeinreichung
virement recu; vir recu; virement de; salaire; remise; versement; avoir; remboursement; vir sepa recu; vir inst recu; virement en votre faveur; remise de cheque; interets crediteurs
nomina; abono; ingreso; transferencia recibida; devolucion; stipendio; bonifico a vostro favore; accredito; emolumenti; bijschrijving; salaris; ontvangen; deposito; wplata; wynagrodzenie; uznanie; przelew przychodzacy; зарплата; поступление; зачисление; salariu; incasare; gaji; intereses abonados; interessi attivi; interessi accreditati; bonifico da; rimborso; terugbetaling; creditrente; overboeking van; ordenado; salario; transferencia de; reembolso; devolucao; juros (credores|creditados); pindahan daripada; keuntungan dibayar; bayaran balik; 薪資; 工资; 利息; 給与; 급여; 이자; 입금; 入帳; 轉入; 转入; 退款; 환불
`);
const PAID_BACK = anywhere(`
payment; payments; pymt; thank you; refund; refunded; rebate; credit; cashback; reversal; zahlung; einzahlung; gutschrift; lastschrifteinzug; erstattung; ausgleich; bezahlt; paiement; remboursement; avoir; pago; abono; devolucion; pagamento; accredito; bayaran; giro; autopay; cash rebate; terugbetaling; terugboeking; creditrente; storting; incasso; zwrot; splata; wplata; restituire; rambursare; возврат; погашение; пополнение; indbetaling; tilbagebetaling; aterbetalning; inbetalning; innbetaling; refusjon; hyvitys; reembolso; devolucao; rimborso; habenzinsen; ruckerstattung; uberweisung; lastschrift; saldoausgleich
`);

/** 1 where a booking's words (in plain words) speak of money coming in, null where they do not. */
export function incomingWords(words: string): 1 | null {
  return WORDS_IN.test(words.replace(BANKS, '').replace(CHARGED, '')) ? 1 : null;
}

/** Interest that says for what, is charged. */
const CHARGED =
  /(?<!\p{L})zinsen (?:fur|auf) (?:einkauf|umsatz|bargeld|teilzahlung|raten|uberziehung|kredit)\p{L}*/gu;

/** Banks, and a quarter of Manila, that are called by what names money coming in. */
const BANKS =
  /(?<!\p{L})(?:bgc(?=,? (?:taguig|\p{L}+ ph(?!\p{L})))|credit (?:union|agricole|mutuel|suisse|lyonnais|cooperatif|foncier|karma|card)|rente (?:bank|versicherung))(?!\p{L})/gu;

/** Whether a card's line speaks of money paid to the card. */
export function paidBackWords(words: string): boolean {
  return (
    PAID_BACK.test(words.replace(BANKS, '')) ||
    /轉入|转入|繳款|缴款|還款|还款|退款|存入|환불|결제|입금|返金|お支払/.test(words)
  );
}

const PAYMENTS = new RegExp(
  `^(?:${[
    '(?:your )?payments?(?: received| made(?: by .*)?| towards your account)?|ihre zahlungen|zahlungen(?: und gutschriften)?',
    'pagamentos?(?: efetuados?| recebidos?)?|pagamentos e (?:financiamentos|creditos|estornos)',
    'pagos?(?: realizados?| recibidos?| efectuados?)?|su pago|pagos y (?:abonos|creditos|devoluciones)',
    'pagamenti(?: effettuati| ricevuti)?|pagamenti e (?:accrediti|crediti|rimborsi)',
    'vos paiements|paiements(?: recus| effectues)?|paiements et (?:credits|remboursements)',
  ].join('|')})$`,
);

/** Whether a heading (in plain words) says no more than that there are payments below it, and what else a card was paid. */
export function paymentWords(words: string): boolean {
  return PAYMENTS.test(words);
}

/** Whether a heading begins with what bookings of any kind are called ('Transações do cartão C6 Final 4412'). */
export function headsAnyKind(text: string): boolean {
  return ANY_KIND.test(plainWords(text));
}

const ANY_KIND =
  /^(?:transactions?|transacoes|transacciones|transazioni|transaktionen|umsatze|buchungen|lancamentos|movimientos|movimentos|movimenti|operations?|operaciones|operazioni)(?!\p{L})/u;

/** Whether a heading (in plain words) names payments and credits in one, as the boxes of cards do, too. */
export function paymentsAndCredits(words: string): boolean {
  return /^pagos\/(?:abonos|creditos)$/.test(words);
}
