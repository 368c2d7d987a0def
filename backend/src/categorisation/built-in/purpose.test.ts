import { describe, expect, test } from 'vitest';
import { categorise } from '../index.ts';

type Example = [description: string, amount: number, category: string, currency?: string];

function examples(table: Example[]) {
  test.each(table)('%s (%d) is %s', (description, amount, category, currency = 'EUR') => {
    const [result] = categorise([{ description, amountMinor: amount * 100, currency }]);
    expect(result?.category).toBe(category);
  });
}

describe('what a payment is for tells more than the way in which it was made', () => {
  examples([
    ['Übertrag / Überweisung NORDLICHT SOFTWARE GMBH Gehalt 03/2025', 3184.22, 'income'],
    ['Übertrag / Überweisung Martin Seidl Miete April 2025 Whg 12', -980, 'housing'],
    ['Übertrag / Überweisung Praxis Dr. Yilmaz Zahnreinigung', -98.5, 'health'],
    ['Übertrag / Überweisung Ina Brehmer', -120, 'transfers'],
    ['ÜBERTRAG 4471', -120, 'transfers'],
    ['*INET SAVINGS 4471', -400, 'transfers'],
    ['Transferência recebida pelo Pix ESTUDIO JABUTICABA LTDA', 6800, 'income', 'BRL'],
    ['Transferência enviada pelo Pix IMOBILIÁRIA VILA MADÁ LTDA', -2450, 'housing', 'BRL'],
    ['Transferência enviada pelo Pix Thaís Oyama Kappel', -260, 'transfers', 'BRL'],
    ['Kontoabschluss comdirect Zinsen 01.04.2025 - 30.04.2025', 5.31, 'income'],
    ['Kontoabschluss 31.03.2025', -8.9, 'fees'],
    ['Abschluss', -5, 'fees'],
    ['Abschluss', 5, 'income'],
    ['INTERNET TRANSFER RENT UNIT 7', -620, 'housing', 'SGD'],
    ['Pagamento efetuado: "Boleto Condominio"', -450, 'housing', 'BRL'],
    ['Pagamento efetuado: "Das Simples Nacional"', -75.9, 'fees', 'BRL'],
    ['Pagamento efetuado: "fatura"', -28.47, 'transfers', 'BRL'],
    ['PAGAMENTO EFETUADO 7117', 100, 'transfers', 'BRL'],
    ['PAJAK BUNGA', -1200, 'fees', 'IDR'],
  ]);
});

describe('salaries and interest in more languages', () => {
  examples([
    ['VENCIMENTO ESCOLA PROFISSIONAL DE ARTES', 642.18, 'income'],
    ['VIREMENT SEPA RECU /DE DRFIP ILE DE FRANCE /MOTIF TRAITEMENT 12-21', 1687.34, 'income'],
    ['Lønn Fra: Fjordbyen Reklame AS', 26750, 'income', 'NOK'],
    ['PAGO DE NOMI SOLUCIONES ANDIN', 4218500, 'income', 'COP'],
    ['ACH Deposit BRIGHTLINE MFG DIR DEP', 1200, 'income', 'USD'],
    ['kapitalizacja odsetek', 0.37, 'income', 'PLN'],
    ['JUROS CREDORES', 1.5, 'income'],
    ['JUROS DESCOBERTO AUTORIZADO', -0.96, 'fees'],
    ['Kreditrenter', 3.12, 'income', 'NOK'],
  ]);
});

describe('who pays a business or an invoice is no friend', () => {
  examples([
    ['Kowalski Projektbüro', 5000, 'income'],
    ['Auszahlungsdienst 4711', 500, 'income'],
    ['Lindqvist & Partner', 1000, 'income'],
    ['振込 カ）ノルデンシステムズ', 385000, 'income', 'JPY'],
    ['타행이체 주식회사노드랩', 2178000, 'income', 'KRW'],
    ['IB PAYMENT FROM MZANSI COPY LAB INV 208', 14500, 'income', 'ZAR'],
    ['Gutschr. Überweisung Dr. Katharina Wiesner RE 2025-019 Rate 1', 1180, 'income'],
    ['GUTSCHRIFT eBay S.a.r.l. Auszahlung', 129.5, 'income'],
    ['Mobile Check Deposit', 310, 'income', 'USD'],
    ['REMISE CHEQUES N.0088120', 280, 'income'],
    ['Priya Nair (Faster Payments) Reference: dinner Dishoom', 27.5, 'transfers', 'GBP'],
    ['Überweisung Bea Müller', 40, 'transfers'],
    ['Transfer from Bob re 2 tickets', 40, 'transfers'],
    ['Overføring fra 1503.88.20447 Ola Nordmann', 400, 'transfers', 'NOK'],
    ['Überweisung Max Müller Kosten Hütte', -40, 'transfers'],
    ['TWINT GELD EMPFANGEN VON NUSSBAUMER, JANA', 65, 'transfers', 'CHF'],
  ]);
});

describe('money that stays with its owner, however the bank calls it', () => {
  examples([
    ['PAGO TARJETA DE CREDITO CUENTA: BMOV', -5120.35, 'transfers', 'MXN'],
    ['Pagamento de fatura', -2318.77, 'transfers', 'BRL'],
    ['ADDEBITO CARTA DI CREDITO UNICREDITCARD', -382.4, 'transfers'],
    ['PAYMT THRU E-BANK/HOMEB/CYBERB (EP12)', 1284.1, 'transfers', 'SGD'],
    ['DIRECTPAY FULL BALANCE', 612.47, 'transfers', 'USD'],
    ['Withdrawal to 360 Performance Savings XXXXXXX9120', -250, 'transfers', 'USD'],
    ['ACH Deposit Internet transfer from account ending in 8841', 300, 'transfers', 'USD'],
    ['IIB TRANSFER TO MONEYMARKET', -9000, 'transfers', 'ZAR'],
    ['Resgate: "CDB"', 500, 'transfers', 'BRL'],
    ['Aplicação: "CDB"', -500, 'transfers', 'BRL'],
    ['Main · EUR → Main · USD', -100, 'transfers'],
    ['Main · EUR → Main · USD', 110, 'transfers', 'USD'],
    ['EXCHANGE Main · EUR → Main · USD', -100, 'transfers'],
    ['Handel Buy trade US67066G1040 NVIDIA CORP.', -312.4, 'transfers'],
    ['BARGELDAUSZ. Sparkasse Nuernberg', -300, 'cash'],
    ['Bancomatbezug UBS Bancomat Zürich', -200, 'cash', 'CHF'],
  ]);
});

describe('a fee named beside a purchase is a part of its price', () => {
  examples([
    ['HOTEL SACHER WIEN VIENNA Currency Conversion Rate 1.1681', -447.9, 'travel', 'GBP'],
    ['COMPRA EN MERCADONA RUZAFA, VALENCIA, COMISION 0,00', -43.18, 'groceries'],
    ['VDP-RYANAIR FR0000 412.96 PLN@ 4.189916 INCL FX FEE E1.69', -100.25, 'travel'],
    ['Auslandseinsatz Karte LIBRAIRIE DU PONT//STRASBOURG/FR', -41.86, 'shopping'],
    ['PRLV SEPA BPCE IARD Cotisation Assurance 777777777', -62.37, 'insurance'],
    ['COMISION POR CAMBIO DE DIVISA 4940197712044471', -2.83, 'fees'],
    ['Currency conversion EUR to USD', -100, 'transfers'],
    ['SWIFT transfer fee', -5, 'fees', 'USD'],
    ['Entgelte comdirect Auslandsentgelt 1,75% auf Visa-Umsatz GITHUB', -0.33, 'fees'],
    ['NON-GBP TRANS FEE 2.99%', -5.39, 'fees', 'GBP'],
    ['KOSTEN GELDOPNAME', -4.5, 'fees'],
    ['ANNUAL MEMBERSHIP FEE', -325, 'fees', 'USD'],
    ['PUREGYM MEMBERSHIP FEE', -25, 'health', 'GBP'],
    ['ZUS COFFEE MID VALLEY', -12, 'dining', 'MYR'],
    ['Interest on deposit account', 12, 'income', 'GBP'],
    ['Sound design fee Jan', 880, 'income', 'GBP'],
    ['Rundfunk ARD, ZDF, DRadio Rundfunkbeitrag 01.2026', -55.08, 'utilities'],
    ['THE HOME DEPOT #4002 PORTLAND', -67.34, 'shopping', 'USD'],
  ]);
});

describe('the name of the holder beside somebody else', () => {
  const context = { holderName: 'Petra Pfiffig' };
  const lines: Example[] = [
    ['SEPA Überweisung Hausverwaltung Sommer GmbH PETRA PFIFFIG', -850, 'housing'],
    ['Überweisung Martin Seidl Miete April Petra Pfiffig', -850, 'housing'],
    ['Überweisung FINANZKASSE KÖLN STEUERNUMMER 123 PETRA PFIFFIG', -300, 'fees'],
    ['Bonifico disposto da STUDIO ROSSI SRL Benef. Petra Pfiffig', 900, 'income'],
    ['Überweisung Petra Pfiffig Deutsche Bank AG', -500, 'transfers'],
    ['Überweisung Petra Pfiffig Urlaub', -500, 'transfers'],
  ];
  test.each(lines)('%s (%d) is %s', (description, amount, category) => {
    const line = { description, amountMinor: amount * 100, currency: 'EUR' };
    expect(categorise([line], context)[0]?.category).toBe(category);
  });
});
