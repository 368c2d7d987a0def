import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

it('amounts under a wrapped label of their currency, soles and dollars in one list (Interbank)', () => {
  const booked = (day: string, text: string, soles: string, dollars = ''): PlacedRow => [
    [40, day],
    [150, text],
    ...(soles ? [[`r478`, soles] as [`r${number}`, string]] : []),
    ...(dollars ? [[`r550`, dollars] as [`r${number}`, string]] : []),
  ];
  const page: PlacedRow[] = [
    [
      [40, 'Interbank'],
      [300, 'ESTADO DE CUENTA TARJETA DE CRÉDITO'],
    ],
    [
      [40, 'Período de facturación'],
      [478, '21/07/24 al 20/08/24'],
    ],
    [
      [40, 'Fecha de'],
      [150, 'Descripción'],
      ['r478', 'Monto en'],
      ['r550', 'Monto en'],
    ],
    [
      [40, 'consumo'],
      ['r478', 'Soles'],
      ['r550', 'Dólares'],
    ],
    [
      [150, 'SALDO ANTERIOR'],
      ['r478', '2,140.35'],
      ['r550', '86.20'],
    ],
    booked('21-Jul', 'PLAZA VEA', '83.90'),
    booked('23-Jul', 'PRIMAX', '126.02'),
    booked('03-Ago', 'PAGO TARJETA', '-2,140.35'),
    booked('03-Ago', 'PAGO TARJETA', '', '-86.20'),
    booked('05-Ago', 'OPENAI', '', '27.04'),
    [
      [150, 'DEUDA TOTAL'],
      ['r478', '209.92'],
      ['r550', '27.04'],
    ],
  ];
  expect(readTyped(positioned(page))).toMatchObject([
    { currency: 'PEN', proof: 'proven', lines: { length: 3 } },
    { currency: 'USD', proof: 'proven', lines: { length: 2 } },
  ]);
});

it('amounts under a bare sign of their currency behind that of purchases abroad, a box beside them (Bradesco)', () => {
  const row = (day: string, text: string, city: string, amount: string): PlacedRow => [
    [44, day],
    [78, text],
    [250, city],
    ['r424', amount],
  ];
  const page: PlacedRow[] = [
    [
      [40, 'Fatura Mensal BRADESCO VISA GOLD'],
      [300, 'Vencimento 15/01/2025'],
    ],
    [
      [44, 'Data'],
      [78, 'Histórico de Lançamentos'],
      [250, 'Cidade'],
      [357, 'US$'],
      ['r422', 'R$'],
      [448, 'Taxas mensais'],
    ],
    [
      [78, 'SALDO ANTERIOR'],
      ['r424', '318,44'],
      [448, 'Rotativo'],
      ['r550', '14,99%'],
    ],
    [...row('03/12', 'PANIFICADORA', 'SAO PAULO', '68,86'), [448, 'Multa'], ['r550', '2,00%']],
    [...row('17/12', 'ALIEXPRESS', 'HONG KONG', '289,17'), ['r372', '46,12'], [448, 'Saldo']],
    row('25/12', 'PAGTO. POR DEB EM C/C', 'SAO PAULO', '318,44-'),
    row('02/01', 'DROGARIA NISSEI', 'CURITIBA', '144,93'),
    [
      [78, 'Total da fatura em real'],
      ['r424', '502,96'],
    ],
  ];
  expect(readTyped(positioned(page))).toMatchObject([
    { currency: 'BRL', proof: 'proven', balances: [-31844, -50296], lines: { length: 4 } },
  ]);
});

it('labels of two signs each over the last of them, and a table of points below (SMBC)', () => {
  const row = (day: string, text: string, amount: string): PlacedRow => [
    [46, day],
    [89, text],
    ['r347', amount],
    [353, '１回'],
    ['r460', amount],
  ];
  const page: PlacedRow[] = [
    [
      [43, '三井住友カード ご利用代金明細書'],
      [344, '作成日 2025年1月20日'],
      [500, 'お支払い日 2025年2月10日'],
    ],
    [
      [315, 'ご利用金'],
      [353, '支払区'],
      [420, 'お支払い金'],
    ],
    [
      [46, 'ご利用日'],
      [89, 'ご利用店名'],
      [467, '備考'],
    ],
    [
      [320, '額'],
      [353, '分'],
      [430, '額'],
    ],
    row('24/12/18', 'セブン－イレブン', '2,138'),
    row('24/12/31', 'ヨドバシカメラ', '3,705'),
    row('25/01/07', 'Ａｍａｚｏｎ 返品', '-980'),
    [
      [89, 'お支払い金額合計'],
      ['r460', '4,863'],
    ],
    [
      [46, 'Ｖポイント'],
      [179, '前月残高'],
      [279, '今回獲得'],
      [481, '残高'],
    ],
    [
      [46, 'Ｖポイント'],
      [251, '3,412'],
      [359, '587'],
      [527, '3,999'],
    ],
  ];
  expect(readTyped(positioned(page))).toMatchObject([
    {
      balances: [null, -4863],
      lines: [
        expect.stringContaining('2024-12-18 -2138'),
        expect.stringContaining('2024-12-31 -3705'),
        expect.stringContaining('2025-01-07 980'),
      ],
    },
  ]);
});

it('balances of a card in Indonesian, and none in a box of points (Permata)', () => {
  const page = `
PermataBank     Rekening Tagihan     Kartu Kredit     Tanggal Cetak 14/02/24
Total Tagihan saat ini (Rp)     406,000
Tanggal       Tanggal       Keterangan Transaksi           Jumlah (Rp)
Transaksi     Pembukuan
                            TAGIHAN BULAN LALU                 219,779
2001          2201          SPOTIFY STOCKHOLM                  219,779
2301          2401          GRAB SOUTH JAKARTA                 186,221
0302          0402          PEMBAYARAN VIA PERMATAMOBILE       219,779 CR
JUMLAH POIN
Saldo Awal     Poin Baru     Poin Terpakai     Saldo Akhir
31,204         1,876         0                 33,080
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'IDR', proof: 'proven', balances: [-21977900, -40600000], lines: { length: 3 } },
  ]);
});

it('takes a list for unproven whose other bookings have their amounts in a column that nobody knows', () => {
  const page = `
Tarjeta de crédito     Saldo anterior 86.20     Saldo actual 70.00    PEN   31-Ago-2024
Fecha          Descripción              Plan        Zutra       Monto
21-Jul-2024    PLAZA VEA                            83.90
21-Jul-2024    PRIMAX                              126.02
23-Jul-2024    LUZ DEL SUR                         264.99
03-Ago-2024    PAGO TARJETA                                    -86.20
03-Ago-2024    OPENAI                                           27.00
04-Ago-2024    RAPPI PERU                           74.59
05-Ago-2024    PRIMAX                               99.99
06-Ago-2024    AMZN                                             43.00
`;
  expect(readTyped(typed(page))).toMatchObject([{ proof: 'not_provable' }]);
});

it('takes a list of bare amounts with a payment in minus for unproven, where nothing says that it is no card', () => {
  const page = (text: string) => `
Bank of Elbonia     Lista 01.03.2025 - 31.03.2025     EUR
Opening balance     100.00
Date           Text                  Amount
02.03.2025     ${text}                30.00
05.03.2025     ZUTRA                  20.00
09.03.2025     GELBIK               -100.00
Closing balance     50.00
`;
  expect(readTyped(typed(page('MIRPO')))).toMatchObject([{ proof: 'not_provable' }]);
  expect(readTyped(typed(page('Salary')))).toMatchObject([{ proof: 'proven' }]);
});
