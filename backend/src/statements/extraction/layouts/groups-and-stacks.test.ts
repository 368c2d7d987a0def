import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

const read = (...pages: string[]) => readTyped(typed(...pages));

it('ends a group below its sum, though the next is called by whose card it is (Barclaycard)', () => {
  const page = `
Barclaycard     Statement date 13 February 2026     Minimum payment £10.00     Credit limit £5,800.00
Your previous balance     £200.00
Payments towards your account
Date       Description                                 Amount
18 Jan     Payment By Direct Debit, Thank You        -£150.00
           Total payments                            -£150.00

New activity for Mr J P Ellerby     card ending in 2009
Date       Description                                 Amount
16 Jan     Sainsburys Harrogate                        £63.20
29 Jan     Zalando Refund, Dublin                     -£39.95
           Total for card ending in 2009               £23.25
Your new balance          £73.25
`;
  expect(read(page)).toMatchObject([
    {
      proof: 'proven',
      balances: [-20000, -7325],
      lines: [
        '2026-01-16 -6320 null Sainsburys Harrogate',
        '2026-01-18 15000 null Payment By Direct Debit, Thank You',
        '2026-01-29 3995 null Zalando Refund, Dublin',
      ],
    },
  ]);
});

it('reads the second line of a text in the column where that of other bookings has its first (BCA)', () => {
  const page = `
BCA     REKENING TAHAPAN     NO. REKENING : 5420771893     PERIODE     OKTOBER 2025     MATA UANG     IDR
TANGGAL   KETERANGAN                                         MUTASI              SALDO
01/10     SALDO AWAL                                                      7,316,482.41
01/10     TRSF E-BANKING DB          0110/FTSCY/WS95031      150,000.00 DB
                                     PATUNGAN KADO
02/10     KARTU DEBIT                                         86,500.00 DB 7,079,982.41
                                     INDOMARET CIKINI
SALDO AWAL :     7,316,482.41
SALDO AKHIR :    7,079,982.41
`;
  expect(read(page)).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-10-01 -15000000 null TRSF E-BANKING DB 0110/FTSCY/WS95031 PATUNGAN KADO',
        '2025-10-02 -8650000 707998241 KARTU DEBIT INDOMARET CIKINI',
      ],
    },
  ]);
});

it('takes no figure of an example in small print for a balance (SBI Card)', () => {
  const page = `
SBI card     Monthly Statement     Statement Date 05 May 2025     INR
Previous Balance          1,000.00
Total Amount Due          1,250.99
Date         Transaction Details                    Amount
12 Apr 25    FLIPKART PAYMENTS BANGALORE          250.99 D
Finance charges are at 3.75% per month from the date of transaction. Late payment: ₹400 for Total Amount Due of ₹501 to ₹1,000
Dishonour of payment      2% of total amount due, minimum Rs.500
`;
  expect(read(page)).toMatchObject([{ proof: 'proven', balances: [-100000, -125099] }]);
});

it('reads what is due of a purchase in instalments this month, and the balance named by its month (Apple Card)', () => {
  const page = `
Apple Card     Statement     Mar 1, 2025 to Mar 31, 2025     Minimum Payment Due $35.00
Previous Monthly Balance                 $100.00
March Balance                            $100.53
Total Balance as of Mar 31, 2025         $700.00
Date          Description                                   Amount
03/01/2025    TRADER JOE S PORTLAND OR                      $58.91
03/14/2025    ACH Deposit Internet transfer               -$100.00
`;
  const further = `
Monthly installments by Imani R Castellanos
Date          Description                                   Amount
06/21/2024    Apple Online Store Cupertino CA              $999.00
              MONTHLY INSTALLMENTS (24)     10 of 24
              This month's installment:                     $41.62
              Remaining (total financed $999.00): $582.68
`;
  const [section] = read(page, further);
  expect(section).toMatchObject({ proof: 'proven', balances: [-10000, -10053] });
  expect(section?.lines[0]).toMatch(/^2024-06-21 -4162 null Apple Online Store/);
});

it('reads groups under headings in brackets, of instalments too (Hyundai Card)', () => {
  const page = `
Hyundai Card     2025년 03월 이용대금명세서     이용기간 2025.02.01 ~ 2025.02.28     KRW
이번 달 결제하실 금액     266,900 원
이용일           이용가맹점                 이용금액              결제원금
[일시불]
25.02.01      쿠팡(쿠페이)             38,900            38,900
25.02.02      스타벅스코리아             13,000            13,000
              소계                                    51,900
[할부] 무이자
24.12.20      삼성전자판매(주)        1,290,000           215,000
              소계                                   215,000
`;
  expect(read(page)[0]?.lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    '2024-12-20 -215000',
    '2025-02-01 -38900',
    '2025-02-02 -13000',
  ]);
});

it('reads a table with a box in front of its days, which ends nothing (ICICI)', () => {
  const page = `
ICICI Bank     CREDIT CARD STATEMENT     Card Number : 4375XXXXXXXX2009     INR
STATEMENT DATE                          STATEMENT SUMMARY
March 12, 2025                          Total Amount due      Previous Balance
PAYMENT DUE DATE
March 30, 2025                                 ₹1,250.50             ₹1,000.00
                                        Date          Transaction Details                     Amount
Minimum Amount due                      17/02/2025    BIGBASKET BANGALORE IN                  187.25
₹100.00
CREDIT SUMMARY                          18/02/2025    ZOMATO LTD GURGAON IN                    63.25
Available Credit
₹98,749.50                              04/03/2025    BBPS Payment received              1,000.00 CR
Cash Limit                              07/03/2025    RELIANCE DIGITAL PUNE IN              1,000.00
`;
  expect(read(page)).toMatchObject([
    { proof: 'proven', balances: [-100000, -125050], lines: { length: 4 } },
  ]);
});

it('reads labels of two lines around those of one, with what is charged this month (Rakuten)', () => {
  const page = `
楽天カード     ご利用代金請求明細書     作成日：2025年4月12日     JPY
ご請求金額     13,571円
                                                        利用金額          手数料/              4月
利用日           利用店名・商品名          支払方法
                                                         (円)         利息(円)          請求額(円)
2025/03/21    スターバックス           1回払い                   1,330             0           1,330
2025/03/05    楽天市場              分割3回払い                36,000           723          12,241
`;
  expect(read(page)).toMatchObject([
    {
      balances: [null, -13571],
      lines: ['2025-03-05 -12241 null 楽天市場', '2025-03-21 -1330 null スターバックス'],
    },
  ]);
});

it('takes no points taken back for an amount (Zinia)', () => {
  const page = `
zinia     Amazon Visa     Abrechnungszeitraum 13.05.2025 - 12.06.2025     EUR
Saldo der letzten Abrechnung     -318,64 €     Neuer Saldo     -55,63 €
Datum         Buchung       Beschreibung                 Amazon-Punkte       Betrag in EUR
05.06.2025    06.06.2025    Lastschrifteinzug Rückzahlung                        +318,64 €
04.06.2025    05.06.2025    Gutschrift AMZN Mktp DE                -25            +24,99 €
02.06.2025    03.06.2025    DB Vertrieb GmbH                        32            -64,90 €
30.05.2025    02.06.2025    Amazon Prime                             9            -15,72 €
`;
  expect(read(page)).toMatchObject([{ proof: 'proven', lines: { length: 4 } }]);
});

it('reads the second line of a label that names nothing but the currency (Nexi)', () => {
  const page = `
ESTRATTO CONTO     nexi     al 31 marzo 2025
Nexi Classic     Carta n. 4532 99** **** 7164     Limite anticipo contante € 600,00
Data          Data          Descrizione delle operazioni    Importo in             Importo
operazione    registrazione                              divisa estera             in Euro
01/03/2025    04/03/2025    ESSELUNGA SPA                                            82,34
15/03/2025    18/03/2025    MIGROS LUGANO                    48,60 CHF               52,01
18/03/2025    19/03/2025    STORNO AMAZON.IT                                        -41,99
                            TOTALE A SUO DEBITO                                      92,36
`;
  expect(read(page)).toMatchObject([
    {
      balances: [null, -9236],
      lines: [
        '2025-03-01 -8234 null ESSELUNGA SPA',
        '2025-03-15 -5201 null MIGROS LUGANO',
        '2025-03-18 4199 null STORNO AMAZON.IT',
      ],
    },
  ]);
});

it('reads one account over the head of a page whose IBAN looks like the number of a card (PostFinance)', () => {
  const first = `
PostFinance     Relevé de compte     01.04.2025 - 30.04.2025
Compte     Compte privé CHF     Page 1 / 2
IBAN     CH18 0900 0000 1244 7183 6
Date        Texte                                     Crédit         Débit           Solde
            État de compte                                                        6 318.45
01.04.25    ORDRE PERMANENT                                       1 745.00        4 573.45
            Report                                      0.00      1 745.00        4 573.45
`;
  const second = `
Relevé de compte 01.04.2025 - 30.04.2025     Compte privé CHF     CH18 0900 0000 1244 7183 6     Page 2 / 2
Date        Texte                                     Crédit         Débit           Solde
            Report                                      0.00      1 745.00        4 573.45
22.04.25    CRÉDIT                                    318.60                      4 892.05
            Total                                     318.60      1 745.00
            État de compte                                                        4 892.05
`;
  expect(read(first, second)).toMatchObject([
    { proof: 'proven', balances: [631845, 489205], lines: { length: 2 } },
  ]);
});

it('takes no sum of what is offered in instalments for what is due (Nubank)', () => {
  const page = `
Fatura     Cartão de crédito     Período vigente: 06 MAI 2025 a 05 JUN 2025     R$
Fatura anterior     R$ 100,00
Total a pagar       R$ 149,24
Entrada + parcelas     Valor da parcela     Total a pagar     Juros a.m.
2x                     R$ 80,10             R$ 160,20         10,45%
Data           Descrição                      Valor
07 MAI 2025    Ifood Pizzaria Bella        R$ 39,24
09 MAI 2025    Uber Trip                   R$ 10,00
`;
  expect(read(page)).toMatchObject([{ proof: 'proven', balances: [-10000, -14924] }]);
});
