import { describe, expect, it } from 'vitest';
import { extractCsv } from './index.ts';

/** The currency and the lines of an export, or why it was refused. */
function read(text: string) {
  const result = extractCsv(text, { uploadedOn: '2026-11-30' });
  if (!result.ok) return result.failure;
  return result.statement.sections.map(({ currency, lines }) => [
    currency,
    ...lines.map(({ date, description, amountMinor }) => `${date} ${description} ${amountMinor}`),
  ]);
}

describe('columns that hold the text of a booking', () => {
  it.each([
    [
      'HypoVereinsbank',
      'Kontonummer;Buchungsdatum;Valuta;Empfaenger 1;Empfaenger 2;Verwendungszweck;Betrag;Waehrung\n1;30.03.2026;30.03.2026;REWE;Markt;Einkauf;-34,56;EUR\n',
      ['EUR', '2026-03-30 REWE Markt Einkauf -3456'],
    ],
    [
      'PostFinance',
      'Währung:;="CHF"\nDatum;Bewegungstyp;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF;Label;Kategorie\n30.03.2026;Kartenzahlung;"COOP ZÜRICH";;-50;;Ausgaben\n',
      ['CHF', '2026-03-30 COOP ZÜRICH -5000'],
    ],
    [
      'UBS',
      'Buchungsdatum;Valutadatum;Währung;Belastung;Gutschrift;Einzelbetrag;Saldo;Beschreibung1;Beschreibung2;Beschreibung3\n2026-03-30;2026-03-30;CHF;-50.00;;;2950.00;Coop;Zürich;Einkauf\n',
      ['CHF', '2026-03-30 Coop Zürich Einkauf -5000'],
    ],
    [
      'Société Générale',
      "Date de l'opération;Libellé;Détail de l'écriture;Montant de l'opération;Devise\n30/03/2026;CARTE X1234;CARTE X1234 28/03 CARREFOUR;-12,34;EUR\n",
      ['EUR', '2026-03-30 CARTE X1234 28/03 CARREFOUR -1234'],
    ],
    [
      'Erste Bank',
      '"Buchungsdatum","Partnername","Partner IBAN","Betrag","Währung","Buchungs-Details"\n"30.03.2026","BILLA","AT11","-12,30","EUR","BILLA DANKT"\n',
      ['EUR', '2026-03-30 BILLA DANKT -1230'],
    ],
    [
      'Targobank',
      'Datum;Betrag;Währung;Verwendungszweck;Empfänger/Zahlungspflichtiger;IBAN\n30.03.2026;-12,30;EUR;Einkauf;REWE;DE11\n',
      ['EUR', '2026-03-30 REWE Einkauf -1230'],
    ],
    [
      'Belfius',
      'Rekening;Boekingsdatum;Naam tegenpartij bevat;Transactie;Bedrag;Devies;Mededelingen;Munt\nBE68;30/03/2026;COLRUYT;BETALING;-12,30;EUR;;EUR\n',
      ['EUR', '2026-03-30 COLRUYT BETALING -1230'],
    ],
    [
      'Nubank',
      'date,title,amount,currency\n2026-08-18,Pagamento recebido,-857.71,BRL\n2026-08-16,Posto,57.20,BRL\n2026-08-17,Livraria,7.20,BRL\n',
      [
        'BRL',
        '2026-08-16 Posto -5720',
        '2026-08-17 Livraria -720',
        '2026-08-18 Pagamento recebido 85771',
      ],
    ],
  ])('are read at %s', (_, text, section) => {
    expect(read(text)).toEqual([section]);
  });
});

describe('columns that hold days and money', () => {
  it.each([
    [
      'the value date of Consorsbank, whose name is that of a currency elsewhere',
      'Buchung;Valuta;Sender / Empfänger;Buchungstext;Verwendungszweck;Betrag in EUR\n30.03.2026;31.03.2026;REWE;LASTSCHRIFT;Einkauf;-34,56\n',
      ['EUR', '2026-03-30 REWE Einkauf -3456'],
    ],
    [
      'the value of NatWest, where no other column is of money',
      'Date, Type, Description, Value, Balance, Account Name, Currency\n30/03/2026,POS,TESCO,-12.30,1987.70,LENZ M,GBP\n28/03/2026,BAC,HALDEN,2000.00,2000.00,LENZ M,GBP\n',
      ['GBP', '2026-03-28 HALDEN 200000', '2026-03-30 TESCO -1230'],
    ],
    [
      'the posted ones of AIB',
      'Posted Account, Posted Transactions Date, Description1, Description2, Description3, Debit Amount, Credit Amount,Balance,Posted Currency,Transaction Type,Local Currency Amount,Local Currency\n"1",30/03/2026,VDP-TESCO,,,12.30,,"1,987.70",EUR,Debit,10.00,GBP\n',
      ['EUR', '2026-03-30 VDP-TESCO -1230'],
    ],
    [
      'those of mBank, behind a sign',
      '#Waluta;#Wpływy;#Wydatki;\nPLN;2 000,00;-12,30;\n\n#Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota;\n2026-03-30;BIEDRONKA;eKonto;Żywność;-12,30 PLN;;\n',
      ['PLN', '2026-03-30 BIEDRONKA -1230'],
    ],
    [
      'those of Qonto',
      "Statut;Date de la valeur (UTC);Date de l'opération (UTC);Montant total (TTC);Devise;Nom de la contrepartie;Référence;Solde\nExécuté;30-03-2026 10:00:00;30-03-2026 10:00:00;-12,30;EUR;CARREFOUR;x;1987,70\n",
      ['EUR', '2026-03-30 CARREFOUR -1230'],
    ],
    [
      'those of Nordea in Finland',
      'Kirjauspäivä;Määrä;Maksaja;Maksunsaaja;Nimi;Otsikko;Viitenumero;Saldo;Valuutta\n2026/03/30;-12,30;FI1;;K-MARKET;K-MARKET;;1987,70;EUR\n',
      ['EUR', '2026-03-30 K-MARKET -1230'],
    ],
    [
      'those of BoursoBank, whose balance is that of the day of the download in every row',
      'dateOp;dateVal;label;category;categoryParent;supplierFound;amount;comment;accountNum;accountLabel;accountbalance;currency\n2026-03-30;2026-03-30;CARTE CARREFOUR;Alimentation;Vie;carrefour;"-12,34";;00040;BoursoBank;1234.56;EUR\n',
      ['EUR', '2026-03-30 CARTE CARREFOUR -1234'],
    ],
    [
      'those of BNP Paribas and others, whose heads say euro',
      'Date operation;Libelle court;Type operation;Libelle operation;Montant operation en euro\n30/03/2026;PAIEMENT CB;FACTURE CARTE;FACTURE CARTE CARREFOUR;-12,34\n',
      ['EUR', '2026-03-30 FACTURE CARTE CARREFOUR -1234'],
    ],
    [
      'those of Crédit Agricole under a balance in euros',
      'Solde au 31/03/2026 1 234,56 €\n\nDate;Libellé;Débit;Crédit;\n30/03/2026;CARREFOUR;12,34;;\n',
      ['EUR', '2026-03-30 CARREFOUR -1234'],
    ],
    [
      'a gross amount beside its sides at Kiwibank',
      'Account number,Date,Memo/Description,OP name,Amount (credit),Amount (debit),Amount,Balance,Currency\n1,30-03-2026,COUNTDOWN,Shop 24,,12.30,-12.30,1987.70,NZD\n1,28-03-2026,HALDEN,,2000.00,,2000.00,2000.00,NZD\n',
      ['NZD', '2026-03-28 HALDEN 200000', '2026-03-30 Shop 24 COUNTDOWN -1230'],
    ],
    [
      'both sides in one column of signs at Santander in Britain',
      'Date,Type,Merchant/Description,Debit/Credit,Balance\n30/03/2026,CARD PAYMENT,TESCO,-£12.30,£1987.70\n28/03/2026,FASTER PAYMENTS,HALDEN,£2000.00,£2000.00\n',
      ['GBP', '2026-03-28 HALDEN 200000', '2026-03-30 TESCO -1230'],
    ],
    [
      'a side beside it at Knab and Virgin Money',
      'Transactiedatum;Valutacode;CreditDebet;Bedrag;Tegenrekeninghouder;Omschrijving;Munt\n30-03-2026;EUR;D;12,30;AH;Boodschappen;EUR\n28-03-2026;EUR;C;2000,00;Halden;Salaris;EUR\n',
      ['EUR', '2026-03-28 Halden Salaris 200000', '2026-03-30 AH Boodschappen -1230'],
    ],
    [
      'a side beside it that is written short at Virgin Money',
      'Transaction Date,Posting Date,Billing Amount,Merchant,Debit or Credit,Status,Transaction Currency,Currency\n30/03/2026,31/03/2026,12.30,TESCO,DBIT,BILLED,GBP,GBP\n28/03/2026,28/03/2026,200.00,PAYMENT,CRDT,BILLED,GBP,GBP\n',
      ['GBP', '2026-03-28 PAYMENT 20000', '2026-03-30 TESCO -1230'],
    ],
    [
      'the total of Up',
      'Time,Transaction Type,Payee,Description,Subtotal (AUD),Currency,Fee (AUD),Total (AUD),Settled Date\n2026-03-30T10:00:00+11:00,Purchase,Woolworths,,-12.00,AUD,-0.30,-12.30,2026-03-31\n',
      ['AUD', '2026-03-31 Woolworths -1230'],
    ],
    [
      'those of ING in Poland, and not the name of the account',
      '"Data transakcji";"Data księgowania";"Dane kontrahenta";"Tytuł";"Kwota transakcji (waluta rachunku)";"Waluta";"Konto";"Saldo po transakcji";"Waluta"\n2026-03-30;2026-03-30;"BIEDRONKA";"Zakup";-12,30;PLN;"Konto 1";1987,70;PLN\n',
      ['PLN', '2026-03-30 BIEDRONKA Zakup -1230'],
    ],
    [
      'what was used with a card of Rakuten, whatever of it has to be paid this month',
      '利用日,利用店名・商品名,利用金額,支払手数料,支払総額,1月支払金額,通貨\n2025/12/30,コトリ,3784,0,3784,1892,JPY\n2025/12/29,カゼ,-2055,0,-2055,-2055,JPY\n',
      ['JPY', '2025-12-29 カゼ 2055', '2025-12-30 コトリ -3784'],
    ],
    [
      'what Danske Bank calls done',
      '"Dato";"Tekst";"Beløb";"Saldo";"Status";"Valuta"\n"30.03.2026";"NETTO";"-12,30";"1.987,70";"Udført";"DKK"\n"31.03.2026";"HOTEL";"-99,00";"";"Venter";"DKK"\n',
      ['DKK', '2026-03-30 NETTO -1230'],
    ],
    [
      'those of YNAB, without what has not been cleared',
      '"Account","Date","Payee","Category","Memo","Outflow","Inflow","Cleared"\n"Checking","03/30/2026","Target","Food","",€12.30,€0.00,"Cleared"\n"Checking","03/31/2026","Hotel","Fun","",€99.00,€0.00,"Uncleared"\n',
      ['EUR', '2026-03-30 Target -1230'],
    ],
  ])('are read: %s', (_, text, section) => {
    expect(read(text)).toEqual([section]);
  });
});

describe('a kind that is credit or debit beside amounts without any sign', () => {
  const rows = (amount: string) =>
    `Date,Description,Amount,Transaction Type,Category,Currency\n3/30/2026,Target,${amount},debit,Shopping,USD\n3/28/2026,Halden,2000.00,credit,Paycheck,USD\n`;

  it('tells which way they went (Mint, Capital One)', () => {
    const section = ['USD', '2026-03-28 Halden 200000', '2026-03-30 Target -1230'];
    expect(read(rows('12.30'))).toEqual([section]);
    expect(read(rows('-12.30'))).toEqual([section]);
  });

  it.each([
    ['D', 'C'],
    ['DR', 'CR'],
  ])('tells so by its letters, too (ANZ in New Zealand): %s and %s', (debit, credit) => {
    const text = rows('12.30').replace('debit', debit).replace('credit', credit);
    const card = text.replace('Category', 'Card');
    expect(read(card)).toEqual([['USD', '2026-03-28 Halden 200000', '2026-03-30 Target -1230']]);
    // A D may be a deposit, and a C a cheque.
    if (debit === 'D') expect(read(text)).toBe('noDirection');
  });

  it('says nothing against signs: it may be the kind of a card', () => {
    const text =
      'Date,Description,Amount,Type,Currency\n3/30/2026,Target,-12.30,Debit,USD\n3/28/2026,Refund,5.00,Debit,USD\n';
    expect(read(text)).toEqual([['USD', '2026-03-28 Refund 500', '2026-03-30 Target -1230']]);
  });

  it('is refused where only one of both stands there, or a plus beside it', () => {
    const [head = '', first = ''] = rows('12.30').split('\n');
    expect(read(`${head}\n${first}\n`)).toBe('noDirection');
    expect(read(`${head}\n${first.replace('debit', 'credit')}\n`)).toBe('noDirection');
    expect(read(rows('+12.30'))).toBe('noDirection');
  });

  it('is refused where balances move otherwise', () => {
    const text = (balance: string) =>
      `Date,Description,Amount,Type,Balance,Currency\n2026-03-27,Rent,50.00,Debit,150.00,EUR\n2026-03-28,Halden,20.00,Credit,170.00,EUR\n2026-03-30,Target,30.00,Debit,${balance},EUR\n`;
    const section = [
      'EUR',
      '2026-03-27 Rent -5000',
      '2026-03-28 Halden 2000',
      '2026-03-30 Target -3000',
    ];
    expect(read(text('140.00'))).toEqual([section]);
    expect(read(text('200.00'))).toBe('noDirection');
  });

  it('is no more than a kind where other words stand among them', () => {
    expect(read(rows('12.30').replace('credit', 'transfer'))).toBe('noDirection');
  });
});
