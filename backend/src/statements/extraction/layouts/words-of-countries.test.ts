import { expect, it } from 'vitest';
import { extractStatement } from '../index.ts';
import { type Placed, type PlacedRow, positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

it('takes a line of a month and the word statement for its period (Mercury)', () => {
  const page = `
January 2025 statement
Currency: USD
Statement balance     $1,300.00
Date (UTC)     Description          Type          Amount          End of Day Balance
Jan 02         GitHub               Card         –$100.00                $900.00
Jan 15         Stripe               ACH In        $400.00              $1,300.00
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2025-01-02 -10000 90000 GitHub Card',
    '2025-01-15 40000 130000 Stripe ACH In',
  ]);
});

it('reads the labels of an account in shekels, whose sign has a mark of its own (Leumi)', () => {
  const page = `
                                    ח״ש :עבטמ     31/01/25 דע 01/01/25 :הפוקת
ח״שב הרתיה       תוכזב       הבוחב       אתכמסא       העונתה רואית       ךרע ךיראת       ךיראת
  3,188.40                                            תמדוק הרתי                         31/12/24
 -1,121.60                  4,310.00     9637103      אתנכשמ םולשת       01/01/25        01/01/25
   -646.26       475.34                  1361733      הרבעה              02/01/25        02/01/25
   -646.26                                            הפוקתה ףוסל הרתי                   31/01/25
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'ILS', balances: [318840, -64626], proof: 'proven' },
  ]);
});

it('reads a Turkish card that speaks to its holder of what is owed (Yapı Kredi)', () => {
  const page = `
YapıKredi     worldcard     Hesap Kesim Tarihi 04/04/2025     Son Ödeme Tarihi 14/04/2025
İşlem Tarihi     İşlemler                               Tutar (TL)     Worldpuan (TL)
                 BİR ÖNCEKİ HESAP ÖZETİ BAKİYENİZ          882,10
05/03/2025       BIM A.S. ISTANBUL TR                      410,16          0,82
14/03/2025       ÖDEME-İNTERNET BANKACILIĞI               +500,00
                 DÖNEM BORCUNUZ                            792,26
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'TRY', balances: [-88210, -79226], proof: 'proven' },
  ]);
});

it('reads the balances of each day of a Romanian account by their names in the books (BCR)', () => {
  const page = `
EXTRAS DE CONT Nr. 9     Produse in valuta RON
Data: 05-07-2026                         Sold contabil initial:          1.000,00
Data operatiunii     Explicatie          Debit          Credit
05-07-2026           Plata factura       250,00          0,00
                     Sold contabil final:                                 750,00
Data: 06-07-2026                         Sold contabil initial:            750,00
Data operatiunii     Explicatie          Debit          Credit
06-07-2026           Incasare              0,00        200,50
                     Sold contabil final:                                 950,50
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [100000, 95050],
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2026-07-05 -25000 /),
        expect.stringMatching(/^2026-07-06 20050 /),
      ],
    },
  ]);
});

it('knows a card by its name in Dutch, so that what bears no mark was spent', () => {
  const page = `
BEOBANK MASTERCARD     Uittreksel van uw kredietkaart
Periode 16/12/2025 - 15/01/2026
Datum          Beschrijving                 Bedrag (in €)
20/12/2025     ONLINE SHOP BRUSSEL             21,50
08/01/2026     CHATGPT DUBLIN                   9,30
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2025-12-20 -2150 null ONLINE SHOP BRUSSEL',
    '2026-01-08 -930 null CHATGPT DUBLIN',
  ]);
});

it('reads the rupees of a card whose font draws their sign as the letter C (HDFC)', () => {
  const page = `
HDFC Bank Credit Card     PRIYA SHARMA [CKYC ID : 00000000000000 ]
DATE & TIME             TRANSACTION DESCRIPTION                          AMOUNT
15/06/2026| 00:00       5% Swiggy Cashback                           + C 112.42
20/06/2026| 16:26       PYU Flipkart Bangalore                      C 30,842.00
21/06/2026| 17:07       VNPAY HA NOI             VND 677,928         C 2,447.52
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'INR',
      lines: [
        '2026-06-15 11242 null 5% Swiggy Cashback',
        '2026-06-20 -3084200 null PYU Flipkart Bangalore',
        '2026-06-21 -244752 null VNPAY HA NOI VND 677,928',
      ],
    },
  ]);
});

it('passes over what a bank has accrued beside the balances, though both labels run into each other (FNB)', () => {
  const row = (day: string, text: string, amount: string, balance: string): PlacedRow => [
    ...(day === '' ? [] : [[40, day] as Placed]),
    [90, text],
    ...(amount === '' ? [] : [['r390', amount] as Placed, ['r555', '28.40'] as Placed]),
    ['r470', balance],
  ];
  const page: PlacedRow[] = [
    [
      [40, 'FNB Business Account'],
      [300, 'Transactions in RAND (ZAR)'],
    ],
    [[40, 'Statement Period : 30 April 2025 to 31 May 2025']],
    [
      [40, 'Date'],
      [90, 'Description'],
      ['r390', 'Amount'],
      ['r470', 'Balance'],
      [469, 'Accrued Bank Charges'],
    ],
    row('', 'Opening Balance', '', '8,418.95Cr'),
    row('02 May', 'Transfer To Prosper', '455.00', '7,963.95Cr'),
    row('03 May', 'Transfer From Loan', '1,000.00Cr', '8,963.95Cr'),
    row('', 'Closing Balance', '', '8,963.95Cr'),
  ];
  expect(readTyped(positioned(page))).toMatchObject([
    {
      balances: [841895, 896395],
      proof: 'proven',
      lines: [
        '2025-05-02 -45500 796395 Transfer To Prosper',
        '2025-05-03 100000 896395 Transfer From Loan',
      ],
    },
  ]);
});

it('takes the first of two days for that of the booking, whose label stands beside that of a number on two lines (Sella)', () => {
  const page = `
Codice
Identificativo      Data
                    operazione     Data Valuta     Descrizione          Divisa     Importo
26001435096898      29/07/2026     31/07/2026      COFFEE CAPP          EUR          -4,00
26001420807639      18/07/2026     22/07/2026      PAYPAL               EUR         -20,36
Saldo al 14/08/2026 Euro                                                            665,81
`;
  expect(readTyped(typed(page))[0]?.lines.map((line) => line.slice(0, 10))).toEqual([
    '2026-07-18',
    '2026-07-29',
  ]);
});

it('closes with what is outstanding on the day of the statement, and not with the balance of another month (Standard Bank)', () => {
  const page = `
Standard Bank     Account Number 12 345 678 9     Month-end Balance R1,332.94-
Statement from 08 December 2025 to 17 January 2026
Details                       Debits       Credits      Date       Balance
BALANCE BROUGHT FORWARD                                 12 08      1,382.94-
CREDIT TRANSFER                             50.00       12 19      1,332.94-
IB PAYMENT TO                 30.00-                    01 17      1,362.94-
Balance outstanding at date of statement      1,362.94-
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [-138294, -136294], proof: 'proven' }]);
});

it('passes over what is held back of a cheque, and books it when it is free (Sicoob)', () => {
  const page = `
SICOOB     EXTRATO CONTA CORRENTE     PERÍODO: 01/12/2023 - 31/01/2024
DATA      HISTÓRICO                    VALOR
30/11     SALDO ANTERIOR               1.000,00C
20/12     TARIFA PACOTE                   12,90D
09/01     DEP.CHEQUE BLOQ.1D           6.254,00*
09/01     SALDO BLOQ.ANTERIOR          6.254,00*
12/01     LIBER.DEPOSITO BLOQ          6.254,00C
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2023-12-20 -1290 null TARIFA PACOTE',
    '2024-01-12 625400 null LIBER.DEPOSITO BLOQ',
  ]);
});

it('takes the letter C in front of amounts for no rupees where nothing is of India, or another letter stands there, too', () => {
  const page = (bank: string, mark: string) =>
    typed(`
${bank}     Statement 1 May 2024 to 31 May 2024
Date            Description               Amount
01/05/2024      Shop                  C 1,000.00
02/05/2024      Café                    C 250.00
03/05/2024      Rent                    ${mark} 500.00
`);
  const reading = (text: ReturnType<typeof typed>) => extractStatement(text);
  expect(reading(page('Banco de Costa', 'C'))).toMatchObject({ failure: 'noCurrency' });
  expect(reading(page('HDFC Bank', 'D'))).not.toMatchObject({
    statement: { sections: [{ lines: [{}, {}] }] },
  });
});

it('knows the short name of the day of booking, with months in front (Millennium bcp)', () => {
  expect(
    readTyped(
      typed(`
Millennium bcp     EXTRATO COMBINADO     EXTRATO DE 2026/01/01 A 2026/01/30
CONTA MILLENNIUM     N. 45211873021     MOEDA: EUR
LANC.   VALOR    DESCRITIVO                         DEBITO       CREDITO        SALDO
                 SALDO INICIAL                                                 725.08
1.02    12.31    COMPRA 4417 PINGO DOCE LISBOA       43.27                     681.81
1.12    1.09     LEV ATM 4417 CX BPI SALDANHA        60.00                     621.81
1.30    1.30     TRF DE TERESA VILARINHO                          35.00        656.81
                 SALDO FINAL                                                   656.81
`),
    ),
  ).toMatchObject([
    {
      balances: [72508, 65681],
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2026-01-02 /),
        expect.stringMatching(/^2026-01-12 /),
        expect.stringMatching(/^2026-01-30 /),
      ],
    },
  ]);
});

it('takes one label of withdrawals and deposits for one column, whose ways the balances tell (Kasikornbank)', () => {
  // Drawn so close that the labels of three columns are one text.
  const head: PlacedRow = [
    [36, 'วันที่'],
    [73, 'รายการ'],
    [245, 'ถอนเงิน / ฝากเงิน ยอดคงเหลือ (บาท)'],
    [475, 'รายละเอียด'],
  ];
  const row = (day: string, text: string, amount: string, balance: string): PlacedRow => [
    [36, day],
    [73, text],
    ...(amount === '' ? [] : [[290, amount] as [number, string]]),
    [370, balance],
  ];
  expect(
    readTyped(
      positioned([
        [[36, 'ธนาคารกสิกรไทย KASIKORNBANK']],
        [[36, 'รอบระหว่างวันที่ 01/05/2025 - 31/05/2025']],
        head,
        row('01-05-25', 'ยอดยกมา', '', '24,480.33'),
        row('01-05-25', 'ชำระเงิน', '185.00', '24,295.33'),
        row('06-05-25', 'รับโอนเงิน', '1,500.00', '25,795.33'),
        row('07-05-25', 'ชำระเงิน', '1,324.50', '24,470.83'),
      ]),
    )[0]?.lines.map((line) => line.split(' ').slice(0, 2).join(' ')),
  ).toEqual(['2025-05-01 -18500', '2025-05-06 150000', '2025-05-07 -132450']);
});

it('knows the plural over the amounts of a list without days of booking (Erste Bank)', () => {
  expect(
    readTyped(
      typed(`
ERSTE Bank     KONTOAUSZUG     EUR
Kontonummer/IBAN               Auszug/Blatt     Datum/Uhrzeit          Zuletzt gültiger Auszug
AT13 2011 1844 1773 3200       006/001          30.06.2025 22:14       005/002 30.05.2025
Buchungstext/Booking text                       Wert/Value     Beträge/Amounts
alter Kontostand/Old Balance                                             418,62
BILLA DANKT 0004417 WIEN                        0206                     38,47-
George-Überweisung Miete                        0206                    890,00-
Gehalt Mai 2025                                 0606                  2.845,12
neuer Kontostand/New Balance                                          2.335,27
`),
    ),
  ).toMatchObject([
    {
      balances: [41862, 233527],
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2025-06-02 -3847 /),
        expect.stringMatching(/^2025-06-02 -89000 /),
        expect.stringMatching(/^2025-06-06 284512 /),
      ],
    },
  ]);
});
