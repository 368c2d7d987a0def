import { expect, it } from 'vitest';
import { type Placed, positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

it('takes CR in a cell of its own in front of an amount for its mark (Santander)', () => {
  const row = (day: string, text: string, amount: string, mark: Placed[] = []): Placed[] => [
    [46, day],
    [112, text],
    ...mark,
    ['r548', amount],
  ];
  const cr: Placed[] = [[478, 'CR']];
  const text = positioned([
    [[46, 'Your credit card statement   Statement Date: 11th January 2026']],
    [
      [46, 'Previous balance as at 11th December 2025:'],
      ['r548', '£300.00'],
    ],
    [
      [46, 'Your new balance:'],
      ['r548', '£57.22'],
    ],
    [
      [46, 'Date'],
      [112, 'Description'],
      ['r548', 'Amount (£)'],
    ],
    row('12th Dec', 'MAXOL BELFAST GB', '32.22'),
    row('25th Dec', 'Direct Payment', '300.00', cr),
    row('31st Dec', 'ASOS.COM LONDON', '25.00', cr),
    row('4th Jan', 'COSTA COFFEE', '50.00'),
  ]);
  expect(readTyped(text)).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-12-12 -3222 null MAXOL BELFAST GB',
        '2025-12-25 30000 null Direct Payment',
        '2025-12-31 2500 null ASOS.COM LONDON',
        '2026-01-04 -5000 null COSTA COFFEE',
      ],
    },
  ]);
});

it('takes a payment under its sum for one though the rest of 0.00 below it bears no sign, and books no such rest (Nubank)', () => {
  const page = `
Nubank     FATURA 10 JAN 2025     EMISSÃO E ENVIO 03 JAN 2025
RESUMO DA FATURA ATUAL
Fatura anterior                         R$ 300,00
Pagamento recebido                     −R$ 300,00
Total a pagar                           R$ 100,00
Pagamento mínimo para não ficar em atraso R$ 15,00
TRANSAÇÕES DE 03 DEZ A 03 JAN
Marina S Duarte                                     R$ 100,00
05 DEZ     •••• 8098 Netflix.Com                     R$ 39,90
07 DEZ     •••• 8424 99app *99app                    R$ 65,00
24 DEZ     •••• 8098 Estorno de "Shopee"             −R$ 4,90
Pagamentos e Financiamentos                        −R$ 300,00
10 DEZ     Pagamento em 10 DEZ                     −R$ 300,00
10 DEZ     Saldo restante da fatura anterior          R$ 0,00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', balances: [-30000, -10000], lines: { length: 4 } },
  ]);
});

it('opens a Turkish card with what was owed for the period before (Garanti)', () => {
  const page = `
Garanti BBVA     Hesap Kesim Tarihi     20 Mart 2025     Son Ödeme Tarihi     30 Mart 2025
Dönem Borcu           Asgari Ödeme Tutarı
400,73 TL             160,29 TL
İşlem Tarihi      İşlem                              Bonus (TL)     Tutar (TL)
                  Bir Önceki Dönem Borcunuz                            874,35
23 Şubat 2025     BİM MAĞAZA ÜSKÜDAR TR                 1,43           400,73
27 Şubat 2025     ÖDEMENİZ İÇİN TEŞEKKÜR EDERİZ                        874,35+
                  Toplam Dönem Borcu                                   400,73
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', balances: [-87435, -40073], lines: { length: 2 } },
  ]);
});

it('reads each account in the currency of the title over its labels, though its number is masked (CTBC)', () => {
  const head = '交易日          摘要          支出金額     存入金額     餘額';
  const page = `
中國信託銀行 綜合對帳單     對帳單期間：2025/11/01～2025/11/30
臺幣活期儲蓄存款 901-54-***221-8 幣別：TWD
${head}
                承前餘額                              84,210
2025/11/03      跨行提款      1,577                   82,633
                合計          1,577            0      82,633
外幣活期存款－美元 901-13-***044-2 幣別：USD
${head}
                承前餘額                              2,150.33
2025/11/13      簽帳扣款      19.99                   2,130.34
                合計          19.99         0.00      2,130.34
外幣活期存款－日圓 901-13-***044-2 幣別：JPY
${head}
                承前餘額                              64,000
2025/11/07      ATM提款       12,800                  51,200
                合計          12,800           0      51,200
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'TWD', proof: 'proven', balances: [8421000, 8263300] },
    { currency: 'USD', proof: 'proven', balances: [215033, 213034] },
    { currency: 'JPY', proof: 'proven', balances: [64000, 51200] },
  ]);
});

it('lets what is named apart from the sum of charges stand beside it (American Express)', () => {
  const page = `
American Express Gold Card     Closing Date 04/10/24     Minimum Payment Due     $92.00
Previous Balance               $100.00
Payments/Credits              -$100.00
New Charges                    +$80.00
Fees                          +$250.00
Interest Charged                +$6.41
New Balance                    $336.41
Payments                                            Amount
03/28/24     ONLINE PAYMENT - THANK YOU           -$100.00
New Charges
Summary                                              Total
Total New Charges                                   $80.00
Detail                                              Amount
03/12/24     UBER TRIP HELP.UBER.COM CA             $24.00
03/15/24     RALPHS LA JOLLA CA                     $56.00
Fees                                                Amount
03/31/24     RENEWAL MEMBERSHIP FEE                $250.00
Total Fees for this Period                         $250.00
Interest Charged                                    Amount
04/10/24     Interest Charge on Pay Over Time        $6.41
Total Interest Charged for this Period               $6.41
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', balances: [-10000, -33641], lines: { length: 5 } },
  ]);
});

it('takes overdrawn balances without their signs for what they are where the newest stand first', () => {
  const page = `
Account Statement     01.06.2025 - 30.06.2025     EUR
Date           Description          Withdrawal     Deposit     Balance
30.06.2025     Salary                               500.00      450.00
24.06.2025     Market                   30.00                    50.00
21.06.2025     Shop                     40.00                    20.00
20.06.2025     Cafe                     10.00                    20.00
19.06.2025     Kiosk                    10.00                    30.00
Closing balance     450.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-06-19 -1000 3000 Kiosk',
        '2025-06-20 -1000 2000 Cafe',
        '2025-06-21 -4000 -2000 Shop',
        '2025-06-24 -3000 -5000 Market',
        '2025-06-30 50000 45000 Salary',
      ],
    },
  ]);
});

it('proves no card by signs that nothing on the page marks, since they lead to its balances turned around, too', () => {
  const page = `
Your credit card statement     Statement Date: 11th January 2026     GBP
Previous balance               £300.00
Your new balance                £57.22
Date           Description                 Amount (£)
12th Dec       MAXOL BELFAST GB            32.22
25th Dec       Direct Payment             300.00
31st Dec       ASOS.COM LONDON             25.00
4th Jan        COSTA COFFEE                50.00
`;
  expect(readTyped(typed(page)).map(({ proof }) => proof)).not.toContain('proven');
});
