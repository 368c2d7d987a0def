import { expect, it } from 'vitest';
import { extractStatement } from '../index.ts';
import { readTyped, typed } from './typed.fixture.ts';

const read = (...pages: string[]) => readTyped(typed(...pages));

it('takes the day under TRANSACTION for that of the purchase where POSTED stands beside it (NatWest)', () => {
  const page = `
NatWest     Credit Card Statement     Statement date     08 May 2026
TRANSACTION     POSTED     DESCRIPTION                              AMOUNT
                           BALANCE FROM PREVIOUS STATEMENT          £100.00
11 APR          13 APR     SHELL KEYNSHAM                            £39.24
12 APR          14 APR     TESCO STORES                              £10.00
New balance     £149.24
`;
  expect(read(page)).toMatchObject([
    {
      proof: 'proven',
      balances: [-10000, -14924],
      lines: ['2026-04-11 -3924 null SHELL KEYNSHAM', '2026-04-12 -1000 null TESCO STORES'],
    },
  ]);
});

it('reads both kinds of purchases, paid at once and on credit, as money spent (Carrefour)', () => {
  const page = `
Carrefour Banque     RELEVÉ DE COMPTE CARTE PASS     du 03/02/2026 au 02/03/2026     EUR
Solde précédent : 100,00 €     Nouveau solde dû : 80,00 €
Date d'opération     Libellé de l'opération        Comptant     À crédit     Crédit €
05/02/2026           CARREFOUR REZE                   54,79
07/02/2026           LEROY MERLIN NANTES                            25,21
10/02/2026           PRELEVEMENT - MERCI                                        100,00
`;
  expect(read(page)).toMatchObject([
    { proof: 'proven', balances: [-10000, -8000], lines: { length: 3 } },
  ]);
});

it('reads a minus and CR as one mark (American Express in Sweden)', () => {
  const page = `
SAS Amex Premium     Kortmedlem     Fakturans period: 04.12.25 till 02.01.26     SEK
Föregående faktura     9.000,00
Fakturans saldo     703,70
Transaktions-     Process-      Transaktionsuppgifter           Belopp i SEK
datum             datum
12.12.25          13.12.25      Betalning Mottagen, Tack        -9.000,00 CR
05.12.25          06.12.25      Spotifyse     Stockholm             203,70
06.12.25          08.12.25      Hemköp City     Skara               500,00
`;
  expect(read(page)).toMatchObject([
    { proof: 'proven', balances: [-900000, -70370], lines: { length: 3 } },
  ]);
});

it('takes what a summary above the list closes with, and its sums for no bookings (Montepaschi)', () => {
  const page = `
Carta Montepaschi     Nexi     ESTRATTO CONTO AL 31/05/2026
RIEPILOGO DEI SUOI MOVIMENTI
Data         Descrizione                              Importo in Euro
30/04/26     Debito residuo al mese precedente               1.328,46
             Totale rimborsi ricevuti                         -250,00
             Totale spese con carte a rate                     103,64
31/05/26     Debito residuo al 31/05/2026                    1.182,10
DETTAGLIO DEI SUOI MOVIMENTI
Data         Descrizione                              Importo in Euro
15/05/26     RIMBORSO RATA CON ADDEBITO SUL C/C               -250,00
02/05/26     COOP TIRRENO FIRENZE                               49,94
03/05/26     DELTA AIR NEW YORK                                 53,70
             TOTALE SPESE                                      103,64
`;
  expect(read(page)).toMatchObject([
    { proof: 'proven', balances: [-132846, -118210], lines: { length: 3 } },
  ]);
});

it('takes a debt for one where the bookings of a card bear their signs (mBank)', () => {
  const page = `
mBank     Zestawienie operacji na rachunku karty kredytowej     za okres od 2026-02-06 do 2026-03-05
Data operacji     Data księgowania     Opis operacji         Kwota PLN
2026-02-08        2026-02-09           NETFLIX.COM              -46,88
2026-02-15        2026-02-16           SPŁATA KARTY           2 500,00
2026-02-16        2026-02-17           LIDL                     -53,12
Saldo początkowe     -3 186,90 PLN     Saldo końcowe     -786,90 PLN
Całkowite zadłużenie na dzień 2026-03-05     786,90 PLN
`;
  expect(read(page)).toMatchObject([{ proof: 'proven', balances: [-318690, -78690] }]);
});

it('takes a sum in brackets below its English name for no booking (Maybank)', () => {
  const page = `
Maybank     CREDIT CARD STATEMENT     STATEMENT DATE     12 JAN 26     RM
POSTING DATE     TRANSACTION DATE     TRANSACTION DESCRIPTION          AMOUNT (RM)
                                      YOUR PREVIOUS STATEMENT BALANCE     2,107.45
15/12            13/12                AEON CO (M) BHD                        29.39
26/12            25/12                PYMT@MAYBANK2U.COM                1,500.00CR
                                      TOTAL CREDIT THIS MONTH
                                      (JUMLAH KREDIT)                     1,500.00
                                      TOTAL DEBIT THIS MONTH
                                      (JUMLAH DEBIT)                         29.39
                                      SUB TOTAL/JUMLAH                      636.84
`;
  expect(read(page)).toMatchObject([
    { proof: 'proven', balances: [-210745, -63684], lines: { length: 2 } },
  ]);
});

it('reads the bookings of two currencies that each row names, and what is owed in both (BAC)', () => {
  const page = `
BAC     ESTADO DE CUENTA TARJETA DE CRÉDITO     Fecha de corte: 18-SET-26
Resumen                Colones        Dólares
Saldo anterior         10,000.50      241.18
Saldo al corte         12,660.00       91.00
Referencia       Fecha         Concepto              Lugar          Moneda     Monto
A) Detalle de pagos del periodo
090131681838     1-SET-26      PAGO RECIBIDO         WEB            CRC        10,000.50-
090140708047     1-SET-26      PAGO RECIBIDO         WEB            USD           180.00-
                               Total de pagos                   10,000.50-        180.00-
B) Detalle de compras del periodo
081913846710     19-AGO-26     PERIMERCADOS          SAN JOSE       CRC        12,660.00
082164273970     21-AGO-26     OPENAI                STOCKHOLM      USD            29.82
                               Total de compras                  12,660.00         29.82
`;
  expect(read(page)).toMatchObject([
    { currency: 'CRC', proof: 'proven', balances: [-1000050, -1266000], lines: { length: 2 } },
    { currency: 'USD', proof: 'proven', balances: [-24118, -9100], lines: { length: 2 } },
  ]);
});

it('closes each of two accounts with the box above that is marked with its currency (China Merchants)', () => {
  const first = `
招商银行 信用卡对账单     账单日 2026年01月05日
人民币账户 RMB Account
New Balance     Balance B/F     Payment        New Charges     Adjustment
¥ 594.62        ¥ 3,208.47      ¥ 3,208.47     ¥ 594.62        ¥ 0.00
美元账户 USD Account
New Balance     Balance B/F     Payment        New Charges     Adjustment
$ 79.00         $ 146.20        $ 146.20       $ 79.00         $ 0.00
本期账务明细 Transaction Details 人民币账户
交易日        记账日        交易摘要           人民币金额
SOLD          POSTED        DESCRIPTION        RMB AMOUNT
12/24         12/24         自动还款            -3,208.47
12/07         12/08         中国石化               294.62
12/08         12/09         京东支付               300.00
`;
  const second = `
本期账务明细 Transaction Details 美元账户
交易日        记账日        交易摘要           美元金额
SOLD          POSTED        DESCRIPTION        USD AMOUNT
12/24         12/24         自动购汇还款          -146.20
12/12         12/13         OPENAI                  79.00
`;
  expect(read(first, second)).toMatchObject([
    { currency: 'CNY', proof: 'proven', balances: [-320847, -59462], lines: { length: 3 } },
    { currency: 'USD', proof: 'proven', balances: [-14620, -7900], lines: { length: 2 } },
  ]);
});

it('reads days whose parts bear letters, and days of posting in two columns (Desjardins)', () => {
  const page = `
Desjardins     RELEVÉ DE COMPTE     Mastercard     LAVAL QC     H7M 2Y5
Date du relevé     J 12     M 02     A 2026     CAD
Solde précédent       602,77
NOUVEAU SOLDE          60,03 $
Date de           Date              No      Description             Montant
transaction       d'inscription
J     M           J     M
15    01          16    01          001     METRO ETS 7578            57,26
20    01          21    01          002     PAIEMENT CAISSE         600,00CR
`;
  expect(read(page)).toMatchObject([
    {
      proof: 'proven',
      lines: ['2026-01-15 -5726 null METRO ETS 7578', '2026-01-20 60000 null PAIEMENT CAISSE'],
    },
  ]);
});

it('opens an account with an overdraft that a column of marks behind the balances tells (Federal Bank)', () => {
  const page = `
FEDERAL BANK     Statement of Account for the period 01-SEP-2025 to 30-OCT-2025     Currency : INR
Date            Particulars              Withdrawals      Deposits        Balance      DR/CR
                Opening Balance                                           3,218.40     Dr
01-SEP-2025     NEFT SALARY                               62,500.00      59,281.60     Cr
03-SEP-2025     UPI KSEB                 1,508.84                        57,772.76     Cr
`;
  const result = extractStatement(typed(page));
  expect(result.ok && result.statement.sections).toMatchObject([{ openingMinor: -321840 }]);
});
