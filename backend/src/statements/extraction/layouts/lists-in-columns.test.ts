import { expect, it } from 'vitest';
import { withoutUndatedHead } from '../bookings/undated-heads.ts';
import { newPart } from '../tables/parts.ts';
import { type PlacedRow, positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

it('reads two columns of a page whose rows do not stand beside each other, and payments above the first labels (Itaú)', () => {
  const labels: PlacedRow = [
    [140, 'DATA'],
    [166, 'ESTABELECIMENTO'],
    ['r348', 'VALOR EM R$'],
    [366, 'DATA'],
    [392, 'ESTABELECIMENTO'],
    ['r560', 'VALOR EM R$'],
  ];
  const left = (day: string, shop: string, amount: string): PlacedRow => [
    6,
    [140, day],
    [166, shop],
    ['r348', amount],
  ];
  const right = (day: string, shop: string, amount: string): PlacedRow => [
    6,
    [366, day],
    [392, shop],
    ['r560', amount],
  ];
  const page = positioned([
    [
      [40, 'Itaú Cartões'],
      [300, 'Emissão: 08/03/2024'],
    ],
    [
      [140, 'Total da fatura anterior'],
      ['r350', '100,00'],
    ],
    [
      [140, 'Total desta fatura'],
      ['r350', '210,00'],
    ],
    [[140, 'Pagamentos efetuados']],
    [
      [140, '15/02'],
      [166, 'PAGAMENTO EFETUADO 7117'],
      ['r348', '-100,00'],
    ],
    [
      [140, 'Total dos pagamentos'],
      ['r348', '-100,00'],
    ],
    [
      [140, 'Lançamentos: compras e saques'],
      [366, 'Lançamentos: compras e saques'],
    ],
    labels,
    right('19/02', 'AMAZON', '40,00'),
    left('12/02', 'AUTO POSTO', '10,00'),
    right('20/02', 'ESTAPAR', '50,00'),
    left('13/02', 'CARREFOUR', '20,00'),
    right('21/02', 'DECOLAR', '60,00'),
    left('14/02', 'RAIA', '30,00'),
  ]);
  expect(readTyped(page)).toMatchObject([
    {
      currency: 'BRL',
      proof: 'proven',
      balances: [-10000, -21000],
      lines: [
        '2024-02-12 -1000 null AUTO POSTO',
        '2024-02-13 -2000 null CARREFOUR',
        '2024-02-14 -3000 null RAIA',
        '2024-02-15 10000 null PAGAMENTO EFETUADO 7117',
        '2024-02-19 -4000 null AMAZON',
        '2024-02-20 -5000 null ESTAPAR',
        '2024-02-21 -6000 null DECOLAR',
      ],
    },
  ]);
});

it('takes a second column that begins right under labels of both for one of its own (Barclaycard)', () => {
  const page = `
barclaycard     Your statement, 26 January 2026     Sort code 20-00-00
Your previous balance:     £100.00
Payments towards your account:     £20.00
Transactions, interest and charges:     £31.00
Your new balance:          £111.00
Your credit limit:         £4,200.00
Minimum payment            £5.00
Date       Description               Amount       Date       Description               Amount
                                                  12 Jan     Costa Coffee              £3.00
Payments towards your account
06 Jan     Payment By Direct Debit   £20.00       13 Jan     Pret A Manger             £5.00
Transactions, interest and charges
07 Jan     Tesco Stores              £10.00       14 Jan     Netflix.Com               £6.00
08 Jan     Greggs, Norwich           £7.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', balances: [-10000, -11100], lines: { length: 6 } },
  ]);
});

it('takes a figure above the first day, whose name nobody knows, for no booking', () => {
  const page = (name: string) => `
Yapı Kredi     Hesap Özeti     Hesap Kesim Tarihi 20/10/2024     Kredi Kartı
Önceki Dönem Borcu     100,00 TL
Dönem Borcu            110,00 TL
İşlem Tarihi     İşlemler                              Tutar(TL)
                 ${name}                 100,00
21/09/2024       KOÇTAŞ                                     50,00
24/09/2024       ŞOK MARKETLER                              60,00
30/09/2024       ÖDEMENİZ İÇİN TEŞEKKÜR EDERİZ            +100,00
`;
  for (const name of ['ÖNCEKİ DÖNEM HESAP ÖZETİ BORCUNUZ', 'BİLİNMEYEN BİR ŞEY'])
    expect(readTyped(typed(page(name)))).toMatchObject([
      { proof: 'proven', balances: [-10000, -11000], lines: { length: 3 } },
    ]);
});

it('counts balances and sums without what stands above the first day', () => {
  const booking = (day: number | null) => ({ date: day && { day, month: 1, year: 2024 } });
  const part = newPart('Account', '', 0, true);
  const balance = { minor: 1, direction: null, marker: null, currency: null };
  const whole = {
    ...part,
    bookings: [booking(null), booking(null), booking(3), booking(4)],
    checkpoints: [
      { after: 1, balance },
      { after: 3, balance },
    ],
    totals: [{ after: 4, money: {} }],
  } as unknown as typeof part;
  const { bookings, checkpoints, totals } = withoutUndatedHead(whole);
  expect(bookings).toHaveLength(2);
  expect([...checkpoints, ...totals].map(({ after }) => after)).toEqual([0, 1, 2]);
  const undated = { ...whole, bookings: whole.bookings.slice(0, 2) };
  expect(withoutUndatedHead(undated)).toBe(undated);
});

it('knows sums of groups and of a whole account by names with a number or a stroke', () => {
  const chile = `
ESTADO DE CUENTA NACIONAL DE TARJETA DE CRÉDITO     www.cmfchile.cl     21/11/2025 - 19/12/2025
MONTO FACTURADO A PAGAR (PERÍODO ANTERIOR)                        $ 418.230
FECHA          DESCRIPCIÓN                                        VALOR CUOTA MENSUAL
               1.TOTAL OPERACIONES                                $ 23.180
04/12/25       MONTO CANCELADO                                    $ -418.230
21/11/25       COPEC APP                                          $ 23.180
               2.PRODUCTOS O SERVICIOS VOLUNTARIAMENTE CONTRATADOS     $ 0
               3.CARGOS, COMISIONES, IMPUESTOS Y ABONOS           $ 5.490
18/12/25       COMISION MENSUAL MANTENCION                        $ 5.490
               MONTO TOTAL FACTURADO A PAGAR                      $ 28.670
`;
  expect(readTyped(typed(chile))).toMatchObject([
    { currency: 'CLP', proof: 'proven', balances: [-418230, -28670], lines: { length: 3 } },
  ]);
  const row = (...cells: string[]) => cells.map((cell) => cell.padEnd(14)).join(' ');
  const fubon = [
    '台北富邦銀行     對帳單期間 2024/05/01 ~ 2024/05/31',
    '帳號：外幣活期存款 82110-268-001182 USD',
    row('交易日期', '摘要', '支出金額', '存入金額', '餘額'),
    row('', '承前餘額', '', '', '645.00'),
    row('2024/05/08', '跨國提款', '120.00', '', '525.00'),
    row('', '本期合計／期末餘額', '120.00', '0', '525.00'),
  ].join('\n');
  expect(readTyped(typed(fubon))).toMatchObject([
    { currency: 'USD', proof: 'proven', balances: [64500, 52500], lines: { length: 1 } },
  ]);
});

it('reads no deposit with a term as a booking of the account above it (ICICI)', () => {
  const page = `
ICICI Bank     01/03/2024 - 31/03/2024
Statement of Transactions in Savings Account Number: 002301558147 in INR
DATE           MODE      PARTICULARS          DEPOSITS      WITHDRAWALS     BALANCE
01-03-2024               B/F                                                2,500.00
05-03-2024     UPI       SWIGGY                             500.00          2,000.00
                         TOTAL                0.00          500.00          2,000.00
Statement of Transactions in Savings Account Number: 002301990052 in INR
DATE           MODE      PARTICULARS          DEPOSITS      WITHDRAWALS     BALANCE
01-03-2024               B/F                                                9,500.00
                         TOTAL                0.00          0.00            9,500.00
FIXED DEPOSITS linked to Savings Account 002301558147
DEPOSIT NO.        OPEN DATE      DEP. AMT. (INR)     ROI %     PERIOD     MAT. AMT. (INR)     MAT. DATE
002310447190       12-01-2024     50,000.00           6.70      1 Year     53,435.00           12-01-2025
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', balances: [250000, 200000], lines: { length: 1 } },
    { proof: 'proven', balances: [950000, 950000], lines: { length: 0 } },
  ]);
});
