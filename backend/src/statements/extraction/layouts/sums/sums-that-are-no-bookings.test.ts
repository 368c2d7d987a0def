import { expect, it } from 'vitest';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

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
  expect(readPages(page)).toMatchObject([
    { proof: 'proven', balances: [-210745, -63684], lines: { length: 2 } },
  ]);
});

it('takes a nought that no day stands beside for nothing that was booked (Banco de Chile)', () => {
  const [section] = readTyped(
    typed(`
Banco de Chile     Estado de cuenta nacional de tarjeta de crédito     Fecha estado de cuenta 20/03/2025
Periodo facturado 19/02/2025 - 20/03/2025
MONTO FACTURADO O A PAGAR PERIODO ANTERIOR                $ 612.480
SALDO ADEUDADO FINAL PERIODO ANTERIOR                     $ 0
MONTO TOTAL FACTURADO A PAGAR                             $ 43.730
FECHA         DESCRIPCIÓN OPERACIÓN O COBRO               VALOR CUOTA MENSUAL
03/03/25      PAGO PESOS TEF PAGO NORMAL                  $ -612.480
18/02/25      PAT ENEL DISTRIBUCION                       $ 38.740
20/03/25      COMISION MENSUAL POR MANTENCION             $ 4.990
              4. COMPRAS EN EL PERIODO SIN MOVIMIENTOS    $ 0
`),
  );
  expect(section).toMatchObject({ balances: [-612480, -43730], proof: 'proven' });
  expect(section?.lines).toHaveLength(3);
});

const withSumsOfDays = (firstDay: string) => `
EXTRAS CONT in RON 01/03/2026 - 31/03/2026
Data          Descriere            Debit      Credit
              SOLD ANTERIOR                   100.00
${firstDay}
01/03/2026    RULAJ ZI             40.00        0.00
              SOLD FINAL ZI                    60.00
05/03/2026    Incasare                         50.00
05/03/2026    RULAJ ZI              0.00       50.00
              SOLD FINAL ZI                   110.00
              RULAJ TOTAL CONT     40.00       50.00
              SOLD FINAL CONT                 110.00
`;

it('takes the dated sums of each day for none of its bookings, though one of them is nought', () => {
  const firstDay = '01/03/2026    Plata la POS         40.00';
  const [section] = readTyped(typed(withSumsOfDays(firstDay)));
  expect(section).toMatchObject({ balances: [10000, 11000], proof: 'proven' });
  expect(section?.lines).toHaveLength(2);
});

it('takes the sum of a day for no booking, either, where one of that day was not read (Banca Transilvania)', () => {
  const firstDay = `              EPOS 01/03/2026 MEGA IMAGE 2129 BUCURESTI
              Plata la POS         15.00
              EPOS 01/03/2026 OMV 3858 CLUJ`;
  const [section] = readTyped(typed(withSumsOfDays(firstDay)));
  expect(section?.proof).toBe('broken');
  expect(section?.lines.filter((line) => line.includes(' -4000 '))).toEqual([]);
});

it('books no row that fills both sides and leaves the balance as it was (Simplii)', () => {
  const page = `
Chequing Account Statement For Mar 01, 2024 to Mar 31, 2024     CAD
Opening balance on Mar 01, 2024                    $1,733.95
Closing balance on Mar 31, 2024                    $1,720.00
Trans. date    Eff. date     Transaction                   Funds out     Funds in       Balance
Mar 01                       BALANCE FORWARD                                           1,733.95
Mar 01         Mar 01        E-TRANSFER RECEIVE                             66.05      1,800.00
Mar 04         Mar 04        ABM WITHDRAWAL                    80.00                   1,720.00
Mar 31                       END OF STATEMENT                  80.00        66.05      1,720.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [173395, 172000], proof: 'proven', lines: { length: 2 } },
  ]);
});

const swedbank = (came: string) =>
  readTyped(
    typed(`
Swedbank     Konto väljavõte     01.03.2024 - 31.03.2024     IBAN EE382200221020145685     EUR
Kuupäev        Saaja/Maksja          Selgitus                 Summa (EUR)
01.03.2024     Algsaldo                                            934,18
04.03.2024     RIMI EESTI FOOD       Ost kaardiga                  -45,04
08.03.2024     HALDEN OÜ             Palk                        1 996,27
12.03.2024     ELEKTRILEVI OÜ        Arve 88120                 -1 200,00
31.03.2024     Käive                 Laekumised                  ${came}
31.03.2024     Käive                 Väljaminekud               -1 245,04
31.03.2024     Lõppsaldo                                         1 685,41
`),
  )[0];

it('takes dated sums of what came and went for none of the bookings where they are just that (Swedbank)', () => {
  expect(swedbank('1 996,27')).toMatchObject({
    balances: [93418, 168541],
    proof: 'proven',
    lines: { length: 3 },
  });
  expect(swedbank('1 996,28')?.proof).not.toBe('proven');
});

it('takes sums in the brackets of the East for no bookings (Saison)', () => {
  const page = `
SAISON CARD     ご利用明細書     2023年12月発行     お支払日 2024年1月4日
今回ご請求額     839円
利用日          ご利用店名及び商品名          利用金額
2023/11/11      ﾏﾂﾓﾄｷﾖｼ 江古田店                   344
2023/11/12      ｴﾈｵｽ 豊玉SS                        495
                【小計】                           839
                【合計】                           839
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2023-11-11 -344 null ﾏﾂﾓﾄｷﾖｼ 江古田店',
    '2023-11-12 -495 null ｴﾈｵｽ 豊玉SS',
  ]);
});
