import { type Rule, RuleIndex } from './rule.ts';

/**
 * What banks themselves print for money that moves without a merchant. Both directions of a movement between own accounts are
 * transfers, and the words "from" and "to" decide nothing: Maybank prints them as seen from the other side.
 */
const MECHANICS: readonly Rule[] = [
  {
    id: 'mechanics:exchange',
    category: 'transfers',
    why: 'Money changed into another currency stays yours',
    phrases:
      '^exchanged to|^exchanged from|^exchanged|^exchange to|^exchange from|^converted|' +
      'wahrungsumtausch|waehrungsumtausch|^gewechselt|^schimb valutar|^echange vers|' +
      '^currency exchange|^currency conversion|^fx conversion|^cambio de divisa',
  },
  {
    id: 'mechanics:top-up',
    category: 'transfers',
    why: 'A top-up moves money into an account or wallet of yours',
    phrases:
      'top up|topup|^topped up|top up by|topped up account|topped up balance|apple pay top up|google pay top up|' +
      'add money|money added|account funding|aufladung|^rechargement|^recarga de saldo|ricarica conto|tambah nilai|reload ewallet|ewallet reload|' +
      'tambah nilai ewallet|grabpay top up|gopay top up|wise top up|monzo top up',
  },
  {
    id: 'mechanics:wallet',
    category: 'transfers',
    why: 'Money moved to or from a wallet of yours',
    phrases:
      'tng ewallet|touch n go ewallet|tngd|boost app|boost app ec|paylah|top up to paylah|maxed out from paylah|revolut|paypal transfer|paypal withdrawal|' +
      'paypal instant transfer|^shopeepay|^grabpay|^kakaopay|^alipay|^wechat pay|^line pay',
  },
  {
    id: 'mechanics:phone-top-up',
    category: 'utilities',
    why: 'A top-up of a mobile phone',
    phrases:
      'mobile top up|mobile topup|phone top up|prepaid top up|prepaid topup|prepay top up|prepaid reload|airtime|handy aufladung|prepaid aufladung|' +
      'recharge mobile|recarga movil|ricarica telefonica|isi pulsa|pulsa',
  },
  {
    id: 'mechanics:ticket-top-up',
    category: 'transport',
    why: 'A top-up of a travel card',
    phrases:
      'oyster top up|ez link top up|ezlink top up|simplygo top up|opal top up|opal topup|myki top up|octopus top up|tng rfid|touch n go rfid|touch n go card|t money top up|clipper top up',
  },
  {
    id: 'mechanics:own-account',
    category: 'transfers',
    why: 'A transfer between your own accounts is neither income nor spending',
    phrases:
      'own account|own accounts|own account transfer|own transfer|between accounts|internal transfer|intra account|to own|self transfer|transfer to other bank|' +
      'ubertrag auf|uebertrag auf|umbuchung|eigenubertrag|kontoubertrag|giroubertrag|virement interne|virement entre comptes|' +
      'traspaso propio|transferencia propia|giroconto|girofondo|overboeking eigen|eigen rekening|akaun sendiri|' +
      'pemindahan sendiri|mutasi sendiri|przelew wlasny|transfer between|sweep|auto sweep|' +
      'umbuchungen|from chequing account|tangerine chequing account|spending account|to deposit account|from deposit account|from account ending in|to account ending in|iib transfer|cpte a cpte|' +
      'compte a compte|vers compte cheques|trf automatica|^resgate|^aplicacao|resgate rdb|aplicacao rdb|performance savings|360 checking|online transfer from sav|' +
      'online transfer from chk|online transfer to sav|online transfer to chk|przelew wewnetrzny|egen konto|eget konto',
  },
  {
    id: 'mechanics:savings',
    category: 'transfers',
    why: 'Money put into or taken out of savings stays yours',
    phrases:
      'to pocket|pocket withdrawal|from pocket|to pot|transfer to pot|transfer from pot|withdrawal from pot|^pot transfer|to vault|from vault|' +
      'to space|from space|savings transfer|transfer to savings|transfer from savings|to savings|from savings|^to eur savings|eur savings|' +
      'gbp savings|usd savings|savings vault|instant access savings|flexible cash funds|round up|roundup|spare change|aufrunden|sparcard|sparen|sparkonto|sparplan|' +
      'tagesgeld|tagesgeldkonto|festgeld|livret|livret a|vers livret|epargne|ahorro|hucha|risparmio|salvadanaio|spaarrekening|simpanan|' +
      'tabung|tabung haji|asb|fixed deposit|time deposit|term deposit|fd placement|deposito a plazo|goal save|save pot|' +
      'cash isa|stocks isa|lokata|assets purchase|assets sale|' +
      'sparrate|round ups|savings program|savethechange|save the change|oszczedzanie',
  },
  {
    id: 'mechanics:investment',
    category: 'transfers',
    why: 'Money moved to or from a broker stays yours',
    phrases:
      'ibkr|interactive brokers|etoro|trading 212|trading212|degiro|flatexdegiro|trade republic|scalable capital|vanguard|fidelity investments|' +
      'charles schwab|robinhood|coinbase|binance|kraken|bitpanda|bitstamp|luno|tiger brokers|moomoo|syfe|stashaway|endowus|wahed|' +
      'wertpapier|wertpapierkauf|achat titres|compra valores|unit trust|hargreaves lansdown|nutmeg|freetrade|moneybox|crypto com|' +
      'buy trade|sell trade|savings plan execution|zerodha|mutual fund|icici pru amc|hdfc mutual fund',
  },
  {
    id: 'mechanics:card-bill',
    category: 'transfers',
    why: 'Paying a card bill is not spending: the purchases on the card are',
    phrases:
      'pymt maybank2u com|pymt maybank2u|payment thank you|payment received thank you|thank you for your payment|credit card payment|credit card pymt|' +
      'credit card bill|card bill|card payment thank you|cc payment|creditcard payment|bill payment ccc|kreditkartenabrechnung|' +
      'kreditkartenabr|visa abrechnung|mastercard abrechnung|abrechnung karte|kartenabrechnung|ausgleich kreditkarte|carte differee|' +
      'releve carte|paiement carte de credit|pago tarjeta credito|pago de tarjeta|saldo carta|estratto conto carta|american express payment|' +
      'amex epayment|amex payment|american express dd|barclaycard payment|barclaycard|chase credit crd|autopay payment|online payment thank you|' +
      'bayaran kad kredit|kad kredit|direct debit payment thank you|capital one mobile pmt|credit crd autopay|discover e payment|' +
      'pago tarjeta de credito|pago de tarjeta de credito|pago tc|pago recibido gracias|pagamento efetuado fatura|pagamento recebido|pagamento de fatura|' +
      'pagto por deb em c c|amortizacion deuda|einzahlung danke|zahlung danke|lsv zahlung|betaling dank u|betaling via domiciliering dank u|' +
      'paymt thru e bank|payment thankyou|fast thank you|dankend erhalten|directpay full balance|capital one autopay|autopay pymt|trsf from de acct cpt|paiement merci|' +
      'settlement bank|addebito carta di credito|afrekening kredietkaart|auto debit cc|ib billpay dr|kreditkort|splata karty kredytowej|paiement recu merci',
  },
  {
    id: 'mechanics:cash',
    category: 'cash',
    why: 'Cash taken out or paid in',
    phrases:
      'cash withdrawal|cash withdrawal at|atm withdrawal|atm|atm cash|cash machine|cashpoint|cash wdl|atm wdl|withdrawal atm|link atm|' +
      'bargeldauszahlung|bargeld|barauszahlung|geldautomat|geldautomaten|ga nr|auszahlung am automaten|bargeldabhebung|abhebung|' +
      'bareinzahlung|einzahlung bar|retrait dab|retrait gab|retrait|retrait especes|depot especes|versement especes|retirada efectivo|retiro cajero|' +
      'reintegro cajero|retirada cajero|cajero|ingreso efectivo|prelievo|prelievo bancomat|prelievo contante|versamento contante|geldopname|' +
      'geldautomaat|storting contant|levantamento|saque|pengeluaran tunai|keluaran tunai|deposit tunai|tunai|tarik tunai|setor tunai|' +
      'cash deposit|cash dep|cdm|cash deposit machine|wyplata z bankomatu|wyplata|bankomat|uttag|kontantuttag|bankomatuttag|cash in branch|' +
      'counter withdrawal|withdrawal counter|現金|提款|현금|출금 atm|выдача наличных|снятие наличных|cashback at till|' +
      'bargeldausz|bancomatbezug|bargeldbezug|postomat bezug|bezug bancomat|auszahlung gaa|auszahlung girocard|gea betaalpas|geldmaat|geldopneming|' +
      'minibankuttak|abm withdrawal|cash adv abm|disposicion efectivo|disposicion cajero|retiro corresponsal|consignacion corresponsal|deposito efectivo|' +
      'deposito en efectivo|deposito numerario|versamento contanti|wyplata w bankomacie|lev atm',
  },
  {
    id: 'mechanics:cheque',
    category: 'income',
    why: 'A cheque paid in, and nothing tells what for',
    only: 'in',
    confidence: 0.4,
    phrases:
      'cheque deposit|check deposit|mobile cheque deposit|mobile check deposit|mobile deposit|remote online deposit|remise cheque|remise cheques|remise de cheque|' +
      'remise de cheques|scheckeinreichung|scheckgutschrift|lodgment|lodgement|ingreso cheque|versamento assegni',
  },
  {
    id: 'mechanics:fee',
    category: 'fees',
    why: 'The bank charged or gave back a fee',
    phrases:
      'wise charges for|wise charges|transferwise charges for|transferwise charges|assets service fee|plan fee|premium plan fee|plus plan fee|metal plan fee|plan termination refund|' +
      'monthly fee|service charge|account fee|monthly account fee|maintenance fee|service fee|annual fee|card fee|card annual fee|delivery of card|card delivery fee|late fee|late charge|' +
      'late payment fee|late payment charge|overdraft|overdraft fee|overdraft interest|unarranged overdraft|returned item fee|nsf fee|wire fee|transfer fee|' +
      'swift fee|foreign transaction fee|international transaction fee|non sterling transaction fee|non sterling fee|fx fee|fx markup|markup fee|exchange fee|' +
      'overseas transaction fee|ccy conversion fee|cross border fee|atm fee|atm withdrawal fee|atm operator fee|atm fee rebate|cash withdrawal fee|withdrawal fee|cash handling fee|bank charge|bank charges|bank fee|' +
      'bank fees|account charge|account charges|monthly charge|service charges|commission charge|processing fee|handling fee|cash advance fee|fair usage fee|paynow fee|instant transfer fee|' +
      'kontofuhrung|kontofuehrung|kontofuhrungsgebuhr|kontofuehrungsgebuehr|entgelt|entgeltabschluss|' +
      'abschlusszinsen|grundpreis konto|gebuhr|gebuehr|gebuhren|gebuehren|auslandseinsatzentgelt|kartenpreis|jahresgebuhr|' +
      '^frais|frais bancaires|frais tenue|cotisation carte|cotisation|cotis|agios|^commission|^commissions|commission intervention|tenue de compte|comision|' +
      'comisiones|comision mantenimiento|cuota tarjeta|commissione|commissioni|canone conto|canone mensile|spese conto|imposta di bollo|bollo|bankkosten|' +
      'kosten rekening|caj|caj perkhidmatan|yuran tahunan|service tax|biaya admin|biaya|oplata|prowizja|手續費|수수료|комиссия|debit card annual fee|^fees|' +
      '^entgelte|trans fee|purch fee|comision por cambio de divisa|comision cambio de divisa|comision cambio divisa|currency conversion fee|foreign exchange fee|nsf item fee|' +
      'annual membership fee|tarifa de saque|kosten geldopname|sms payment notification fee|auslandsentgelt|impto gobierno|' +
      'manutencao conta|dl preisabschluss|preis fur bankpaket|forex commission|txn markup|entgelt auslandseinsatz|isr retenido',
  },
  {
    id: 'mechanics:interest-charged',
    category: 'fees',
    why: 'Interest that was charged',
    only: 'out',
    phrases:
      'interest|interest charged|finance charge|finance charges|debit interest|purchase interest|interest reversal|sollzinsen|uberziehungszinsen|dispozinsen|zinsen|' +
      'interets|interets debiteurs|interes|intereses|interessi|interessi passivi|rente|debetrente|faedah|odsetki|利息|이자|' +
      'sollzins|verzugszins|juros|od interest|od int|interesten|zinsabschluss',
  },
  {
    id: 'mechanics:tax',
    category: 'fees',
    why: 'A tax or a fine',
    only: 'out',
    phrases:
      'hmrc|hm revenue|self assessment|ato|australian taxation office|council tax|income tax|tax payment|vat payment|road tax|vehicle tax|dvla|irs usataxpymt|irs treas|irs|franchise tax|property tax|' +
      'finanzamt|finanzkasse|steuernummer|steuer|kfz steuer|bundeskasse|hauptzollamt|stadtkasse|umsatzsteuer|einkommensteuer|grundsteuer|' +
      'impots|impot|dgfip|direction generale des finances|tresor public|taxe fonciere|taxe habitation|urssaf|agencia tributaria|aeat|' +
      'hacienda|seguridad social|agenzia entrate|agenzia delle entrate|f24|belastingdienst|gemeentebelasting|skatteverket|iras|iras itx|giro taxs|taxs|lhdn|' +
      'lembaga hasil|cukai|cukai pintu|cukai tanah|withholding tax|withheld tax|stamp duty|duti setem|parking fine|speeding fine|penalty charge|penalty charge notice|pcn|bussgeld|' +
      'verwarnungsgeld|ordnungsamt|amende|antai|multa|sanzione|boete|cjib|saman|jpj|podatek|pajak|pajak bunga|國稅局|세금|налог|' +
      'urzad skarbowy|przelew podatkowy|skladki|zaklad ubezpieczen|fod financien|personenbelasting|skatteetaten|skattemyndigheten|forskuddsskatt|steueramt|' +
      'administration federale des contributions|caisse de compensation|revenue lpt|revenue prel|^debit order sars|pag ao estado|pag est|' +
      'autoridade tributaria|seguranca social|seg social|tgss|simples nacional|cbdt|ahv beitrage',
  },
  {
    id: 'mechanics:tax-refund',
    category: 'income',
    why: 'A tax refund',
    only: 'in',
    phrases:
      'tax refund|withheld tax refund|ato|australian taxation office|hmrc|hm revenue|irs treas|irs|finanzamt|finanzkasse|steuererstattung|einkommensteuer|impots|dgfip|' +
      'agencia tributaria|aeat|agenzia entrate|agenzia delle entrate|belastingdienst|lhdn|lembaga hasil|iras|tax rebate|remboursement impot|rimborso irpef|devolucion hacienda|' +
      'autoridade tributaria|reembolso iva|reemb iva|reembolso irs|skatteetaten|urzad skarbowy|zwrot podatku|steueramt|tax optimisation',
  },
  {
    id: 'mechanics:interest-received',
    category: 'income',
    why: 'Interest, profit or a dividend received',
    only: 'in',
    phrases:
      'net interest paid|net interest|gross interest|interest paid|interest earned|interest credit|interest payment|interest received|bonus interest|salary bonus interest|interest|' +
      'profit interest dividend|profit paid|profit payment|profit earned|hibah|dividend|dividends|dividende|dividendo|dividendi|zinsen|habenzinsen|' +
      'zinsgutschrift|zinsertrag|interets|interets crediteurs|interets livret|interes|intereses|interessi|interessi attivi|rente tegoed|faedah|keuntungan|odsetki|' +
      'coupon payment|distribution|利息|이자|проценты|int pd|capitalisation|' +
      'juros|juros credores|odsetek|kapitalizacja odsetek|kreditrenter|kreditrente|rendimento|rendimentos|zinsabschluss|habenzins|ranta|korko',
  },
  {
    id: 'mechanics:cashback',
    category: 'income',
    why: 'A reward that the bank paid',
    only: 'in',
    confidence: 0.75,
    phrases:
      'cash rebate|cashback|cash back|balance cashback|reward|rewards|rebate|switching bonus|referral bonus|referral reward|welcome bonus|' +
      'statement credit|saveback',
  },
  {
    id: 'mechanics:salary',
    category: 'income',
    why: 'A salary, pension or benefit',
    only: 'in',
    phrases:
      'salary|salary bonus|payroll|wages|wage|pay slip|direct dep|direct deposit|lohn|lohn gehalt|gehalt|bezuge|bezuege|besoldung|verdienst|' +
      'lohnabrechnung|salaire|salaires|paie|remuneration|nomina|salario|sueldo|stipendio|emolumenti|salaris|loon|vakantiegeld|gaji|upah|elaun|bonus|' +
      'wynagrodzenie|pensja|salariu|maas odemesi|зарплата|заработная плата|급여|월급|薪資|薪水|給与|給料|pension|state pension|retirement|rente|rentenservice|deutsche rentenversicherung|' +
      'retraite|pencen|kwsp|epf|pensione|pensioen|aow|kindergeld|familienkasse|wohngeld|elterngeld|burgergeld|buergergeld|arbeitslosengeld|arbeitsamt|agentur fur arbeit|' +
      'bundesagentur|jobcenter|krankengeld|bafog|bafoeg|universal credit|child benefit|jobseekers|dwp|housing benefit|ssa treas|social security|' +
      'unemployment|caf|allocation|allocations familiales|apl|pole emploi|france travail|sepe|prestacion|inps|assegno unico|naspi|cassa integrazione|toeslag|' +
      'kinderbijslag|uwv|bantuan|sumbangan tunai|brim|scholarship|stipend|stipendium|bursary|^beca|bourse|biasiswa|' +
      'pago de nomi|pago nomi|prima servicios|vencimento|ordenado|traitement|lonn|^lon|palkka|wedde|loon of wedde|dir dep|magtape credit|remuneracion|medicare benefit|centrelink|gst credit|' +
      'canada fed gst|canada fed|child tax benefit',
  },
  {
    id: 'mechanics:client',
    category: 'income',
    why: 'A payment for work or goods',
    only: 'in',
    confidence: 0.85,
    phrases:
      'invoice|rechnung|rechnungsnr|honorar|facture|factura|fattura|fakturowanie|faktura|invois|royalty|royalties|stripe payout|stripe payments|stripe|' +
      'paypal payout|payout|payouts|upwork|upwork escrow|fiverr|deel|payoneer|gumroad|patreon|substack|toptal|malt community|etsy payments|ebay payout|shopify payments|' +
      'sumup payout|sumup|zettle payout|consulting fee|freelance|commission paid|cms cr pymt|merchant settlement|settlement|' +
      'airbnb payments|uber bv driver|adsense|google adsense|' +
      'honorarios|honoraires|honorario|factuur|facturen|facturas|prestation|業務委託|ギヨウムイタク|外注費|외주비|용역비',
  },
];

export const mechanicsIndex = new RuleIndex(MECHANICS);
