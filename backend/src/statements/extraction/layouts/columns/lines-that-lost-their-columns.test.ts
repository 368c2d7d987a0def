import { expect, it } from 'vitest';
import { readAsLines, readPages, readTyped, typedAsLines } from '../typed.fixture.ts';

it('reads lines that end in a day without its year and an amount, and books them on the day above (Commerzbank)', () => {
  const page = `
Kontoauszug vom 27.02.2026
IBAN: DE89 5004 0000 0327 7118 00
Kontowährung Euro zu Ihren Lasten zu Ihren Gunsten
Alter Kontostand vom 30.01.2026 1.846,91
Angaben zu den Umsätzen Valuta
Buchungsdatum: 02.02.2026
Wohnbau Mainspitze eG 02.02 934,17-
Mandatsref: 04170301
Mainova AG 02.02 138,00-
Buchungsdatum: 05.02.2026
Marta Wisniewska 06.02 184,50
SEPA-Gutschrift
Rossmann 4407//OFFENBACH/DE 05.02 17,86-
Neuer Kontostand vom 27.02.2026 941,38`;
  expect(readAsLines(page)).toMatchObject([
    {
      proof: 'proven',
      balances: [184_691, 94_138],
      lines: [
        '2026-02-02 -93417 null Wohnbau Mainspitze eG Mandatsref: 04170301',
        '2026-02-02 -13800 null Mainova AG',
        '2026-02-05 18450 null Marta Wisniewska SEPA-Gutschrift',
        '2026-02-05 -1786 null Rossmann 4407//OFFENBACH/DE',
      ],
    },
  ]);
});

it('leaves out a mark in front of the day of a booking (comdirect)', () => {
  const page = `
Girokonto DE18 2004 1133 0000 0000 00 EUR
Buchungstag Vorgang Auftraggeber/Empfänger Buchungstext Ausgang
Alter Saldo 03.09.2019 +120,33
05.09.2019 Guthabenübertr VISA-KARTE +300,00
18.09.2019 Visa-Umsatz Lidl -2,18
23.09.2019 Gutschrift Firma +71,93
A30.09.2019 Visa-Umsatz Firma Ort -3,94
Neuer Saldo 01.10.2019 +486,14`;
  expect(readAsLines(page)).toMatchObject([
    { proof: 'proven', lines: { length: 4, 3: '2019-09-30 -394 null Visa-Umsatz Firma Ort' } },
  ]);
});

it('parts the words of underlined lines by their blanks, where these stand between strokes (Renault Bank)', () => {
  const page = `
IBAN: DE24 0000 0000 0000 0000 00
erstellt am 29.11.2019
_ __ _A_L_T_E_R_ _K_ON_T_O__S_T_AN__D __VO_M_ _1_5_.__1_1.__2_01_9_ _I_N__ _E_UR__ _ _ _ _0_,__00__+
18.11. Überweisungs-Gutschrift 4.480,00+
21.11. Internet-Euro-Überweisung 210,00-
29.11. Zinsen/Kontoführung 2,44+
_ _ _ __ _N_E_UE__R_ _KO__N_T_OS_T__A_ND__ V__OM__ 2__9_.1_1_._2_0__1_9 _I_N _E__UR__ _ 4.272,44+`;
  expect(readTyped(typedAsLines(page))).toMatchObject([
    { proof: 'proven', balances: [0, 427_244], lines: { length: 3 } },
  ]);
});

it('goes by the names of lines without signs, where each begins with that of its way, and proves nothing (Bank Norwegian)', () => {
  const page = (kind: string) => `
Kontoauszug - NO2093577251509
Währung: Euro (EUR)
Buchungsda Valutadatu Beschreibung Zahlungseinga Zahlungsausga
31.12.2025 01.01.2026 Interest 129,70
30.12.2025 30.12.2025 Bezahlung von 1.020,00
DE22513900000075401501
22.12.2025 22.12.2025 Zahlung an 20,00
DE92500617410200574015
01.12.2025 01.12.2025 ${kind} 1.020,00`;
  expect(readAsLines(page('Bezahlung von'))).toMatchObject([
    {
      proof: 'not_provable',
      lines: [
        '2025-12-01 102000 null Bezahlung von',
        '2025-12-22 -2000 null Zahlung an DE92500617410200574015',
        '2025-12-30 102000 null Bezahlung von DE22513900000075401501',
        '2025-12-31 12970 null Interest',
      ],
    },
  ]);
  expect(() => readAsLines(page('Kartenzahlung'))).toThrow('noDirection');
});

it('takes the last word of a box above the list for no heading, nor the currency of amounts for a way (Trust)', () => {
  const page = `
Credit card statement
Statement cycle 1 Mar 2025 - 15 Mar 2025
Statement balance S$25.40
Payment due date 5 Apr 2025
Repayments/
Previous balance + Purchases + Cash advance + Interest/Fees - = Current outstanding balance
Credits
S$0.00 S$105.40 S$0.00 S$0.00 S$80.00 S$25.40
TRANSACTION DETAILS
Posting date Description Amount in FCY Amount in SGD
03 Mar Kopitiam Breakfast 5.40
04 Mar Island Market Grocer 100.00
09 Mar Payment received - thank you +80.00
15 Mar Total outstanding balance 25.40`;
  expect(readAsLines(page)[0]?.lines).toEqual([
    '2025-03-03 -540 null Kopitiam Breakfast',
    '2025-03-04 -10000 null Island Market Grocer',
    '2025-03-09 8000 null Payment received - thank you',
  ]);
});

it('knows the ways by "Amount debit" and "Amount credit" (ABN AMRO)', () => {
  const page = `
PERSONAL ACCOUNT     NL12ABNA0123456789     EUR     Date 29-11-2024
Previous balance     New balance            Total amount debit     Total amount credit
1.234,56 +/CREDIT    3.689,24 +/CREDIT      45,32                  2.500,00
Bookdate     Description            Amount debit          Amount credit
25-11        SEPA Overboeking                             2.500,00
22-11        BEA, Betaalpas             45,32
`;
  expect(readPages(page)).toMatchObject([
    {
      proof: 'proven',
      lines: ['2024-11-22 -4532 null BEA, Betaalpas', '2024-11-25 250000 null SEPA Overboeking'],
    },
  ]);
});

it('goes on below a transfer to another account, which carries no balance to the next page (PostFinance)', () => {
  const page = `
Kontoauszug 01.04.2018 - 30.04.2018
IBAN CH11 0900 0000 1102 2222 0 CHF
Datum Text Gutschrift Lastschrift Valuta Saldo
31.03.18 Kontostand 10 000.00
03.04.18 KAUF/DIENSTLEISTUNG 50.00 03.04.18 9 950.00
04.04.18 ÜBERTRAG AUF KONTO 2 000.00 04.04.18 7 950.00
04.04.18 ÜBERTRAG AUF KONTO 1 000.00 04.04.18
ÜBERTRAG AUF KONTO 500.00 04.04.18 6 450.00
05.04.18 GIRO POST 1 300.00 05.04.18 7 750.00
30.04.18 Kontostand 7 750.00`;
  expect(readAsLines(page)).toMatchObject([{ proof: 'proven', lines: { length: 5 } }]);
});

it('marks an amount as a credit where the word for it stands alone below (American Express)', () => {
  const page = `
Statement of Account 04.02.2025
From 05.01.2025 to 04.02.2025
Minimum Payment S$ 50.00
Details Foreign Spending Amount S$
05.01.25 PAYMENT BY TELEPHONE/INTERNET BANKING 642.10
CR
06.01.25 STARLIGHT PHARMACY SINGAPORE 18.40
07.01.25 CAFE AURORA CENTRAL SINGAPORE 40.00`;
  expect(readAsLines(page)[0]?.lines).toEqual([
    '2025-01-05 64210 null PAYMENT BY TELEPHONE/INTERNET BANKING',
    '2025-01-06 -1840 null STARLIGHT PHARMACY SINGAPORE',
    '2025-01-07 -4000 null CAFE AURORA CENTRAL SINGAPORE',
  ]);
});

it('tells a rebate from the fee of the same amount beside which the balance stands still (TD)', () => {
  const page = `
Statement of Account CAD
Statement From - To MAR 28/25 - APR 30/25
Description Withdrawals Deposits Date Balance
STARTING BALANCE MAR28 687.19
PAY DEPOSIT XYL MSP 1,542.60 MAR28 2,229.79
SEND E-TFR ***7Ka 850.00 APR01
TD VISA N2X4H9 318.44 APR01 1,061.35
ACCT BAL REBATE 16.95 APR30
MONTHLY ACCOUNT FEE 16.95 APR30 1,061.35`;
  expect(readAsLines(page)[0]?.lines.slice(-2)).toEqual([
    '2025-04-30 1695 null ACCT BAL REBATE',
    '2025-04-30 -1695 106135 MONTHLY ACCOUNT FEE',
  ]);
});

it('turns no line around that begins with the name of its way, whatever sum that would make (akf bank)', () => {
  const page = (first: string) => `
Datum 30.04.2011
Kontonummer 10016175
alter Saldo zum 06.04.2011
in EUR 0,00
Nr. Valuta / Buchungstag Buchungstext EUR
01 08.04.2011 / 08.04.2011 Gutschrift ${first}
02 21.04.2011 / 21.04.2011 Gutschrift 2.500,00
03 29.04.2011 / 29.04.2011 Gutschrift 2.500,00
04 30.04.2011 / 30.04.2011 Kontoabschluß 44,20
neuer Saldo zum 30.04.2011
in EUR 34.044,32`;
  expect(readAsLines(page('29.000,12'))).toMatchObject([{ proof: 'proven' }]);
  expect(readAsLines(page('39.000,12'))).toMatchObject([{ proof: 'broken' }]);
});

it('closes with what the account holds by its books on a day (Caixa Geral de Depósitos)', () => {
  const page = `
Extrato n.º 007/2026 Emissão 2026-07-03 Período 2026-06-01 a 2026-06-30
Conta Extrato EUR
Saldo anterior 1.000,00
Data Valor Descrição Valor Saldo Contabilístico
- - 2026-06-01 COMPRAS C.DEB SUPERMERCADO 1770000001 -25,50 974,50
- - 2026-06-03 TFI SALARIO ACME 1.500,00 2.474,50
- - 2026-06-29 COMISSAO CONTA CAIXA -4,16 2.470,34
Saldo contabilístico em 2026-06-30 2.470,34
Saldo disponível 2.470,34`;
  expect(readAsLines(page)).toMatchObject([{ proof: 'proven', balances: [100_000, 247_034] }]);
});

it('knows lines without signs by what only came in, though the foot of the page follows the last one (MoneYou, Trade Republic)', () => {
  const page = `
Kontoauszug
Bankleitzahl - Kontonummer Gesamtbelastungen Vorheriger
50324040 - 5000510765 0,00 Saldo 0,00
Buchungs- Wert-
datum stellung von/nach Konto Buchungstext Belastungen Gutschriften
24.10.2011 19.10.2011 12030000-001 Zahlungseingang 100,00
27.10.2011 27.10.2011 12030000-001 Zahlungsausgang 40,00
30.12.2011 01.01.2012 5000510765 Ihre Tagesgeldzinsen 14,34
Für weitere Fragen steht Ihnen unser Kundenservice zur Verfügung.
ABN AMRO Bank N.V. Frankfurt Branch Ulmenstr. 23 - 25 60325 Frankfurt`;
  expect(readAsLines(page)).toMatchObject([
    {
      proof: 'not_provable',
      lines: [
        expect.stringMatching(/^2011-10-24 10000 /),
        expect.stringMatching(/^2011-10-27 -4000 /),
        expect.stringMatching(/^2011-12-30 1434 /),
      ],
    },
  ]);
  const paidIn = `
KONTOAUSZUG zum 31.03.2021
Aufstellung über die Buchungen in Deinem Verrechnungskonto DE12345678912345678912.
BUCHUNGSTAG / BUCHUNGSTEXT BETRAG IN EUR
WERTSTELLUNG
13.01.2021 Accepted PayIn:DE12345678912345678912 to 123,45
13.01.2021 DE12345678912345678912
28.01.2021 Einzahlung akzeptiert: DE12345678912345678912 auf 50,00
28.01.2021 DE12345678912345678912`;
  expect(readAsLines(paidIn)).toMatchObject([
    {
      lines: [
        expect.stringMatching(/^2021-01-13 12345 /),
        expect.stringMatching(/^2021-01-28 5000 /),
      ],
    },
  ]);
});

const AT_POSTFINANCE = (purchase: string, moved: string, balances: [string, string]) => `
PostFinance AG
Kontoauszug 01.12.2024 - 31.12.2024 Datum: 01.01.2025
IBAN CH09 0000 0000 0000 0000 0 CHF
Datum Text Gutschrift Lastschrift Valuta Saldo
30.11.24 Kontostand 20 000.00
27.12.24 LASTSCHRIFT 5 056.00 27.12.24
DAUERAUFTRAG: 00-00000000
${moved} 2 500.00 27.12.24 ${balances[0]}
29.12.24 ${purchase} 12.31 28.12.24 ${balances[1]}
KARTEN NR. XXXX0000
31.12.24 Kontostand ${balances[1]}`;

it('takes what was moved here from another account for money in (PostFinance)', () => {
  const page = (moved: string) =>
    AT_POSTFINANCE('KAUF/DIENSTLEISTUNG VOM 28.12.2024', moved, ['17 444.00', '17 431.69']);
  const moved = { lines: { 1: expect.stringMatching(/^2024-12-27 250000 1744400 /) } };
  expect(readAsLines(page('KONTOÜBERTRAG VON'))).toMatchObject([{ proof: 'proven', ...moved }]);
  // With no such words the figures would hold as well with 5 000.00 misread.
  expect(readAsLines(page('KONTOBEWEGUNG'))).toMatchObject([{ proof: 'not_provable', ...moved }]);
});

it('goes by the name of a line beside which the balance changed by another figure', () => {
  const page = AT_POSTFINANCE('ZAHLUNGSAUSGANG VOM 28.12.2024', 'KONTOÜBERTRAG VON', [
    '17 444.00',
    '17 500.00',
  ]);
  expect(readAsLines(page)).toMatchObject([
    { proof: 'broken', lines: { 2: expect.stringMatching(/^2024-12-29 -1231 1750000 /) } },
  ]);
});
