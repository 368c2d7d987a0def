import { describe, expect, it } from 'vitest';
import { positioned } from '../positioned.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('reads the closing balance of a box of two columns from beside its name', () => {
  const page = `
CUENTA DE AHORRO CÓRDOBAS     Del 01/11/2025 al 30/11/2025     Moneda: C$ CÓRDOBAS
Fecha          Descripción               Débitos         Créditos              Saldo
               SALDO INICIAL                                                  100.00
03/11/2025     RETIRO ATM                (20.00)                               80.00
RESUMEN                                 SALDOS
Saldo final              C$ 80.00       Intereses acumulados 2025           C$ 21.44
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'NIO', balances: [10000, 8000], proof: 'proven' },
  ]);
});

it('takes each figure of a box beside the table for that of the name over it, though it stands nearer to the next one (Nationwide)', () => {
  const page = positioned([
    [
      [40, 'Date'],
      [88, 'Description'],
      ['r312', '£ Out'],
      ['r370', '£ In'],
      ['r428', '£ Balance'],
      [450, 'Summary box'],
    ],
    [9, [450, 'Start balance']],
    [
      11,
      [40, '2025'],
      [88, 'Balance from statement 140 dated 14/01/2025'],
      ['r428', '248.77'],
      [450, '£248.77'],
    ],
    [8, [450, 'End balance']],
    [5, [40, '15 Jan'], [88, 'Payment to TONI MORRIS'], ['r312', '4.00']],
    [5, [450, '£214.77']],
    [8, [88, 'Transfer to 070246 20902348'], ['r312', '30.00'], ['r428', '214.77']],
  ]);
  expect(readTyped(page)).toMatchObject([{ balances: [24877, 21477], proof: 'proven' }]);
});

it('knows the balances in a box of balances (Galicia) and a list of what is not yet paid (Bankinter)', () => {
  const galicia = `
Resumen de Caja de Ahorro en Pesos ARS
Datos de la cuenta                                 Saldos
Número de cuenta     4018820-4 118-7               Inicial          $288.145,62
CBU                  0070118230004018820474        Final            $354.713,12
Fecha        Descripción                  Crédito          Débito               Saldo
02/09/24     TRANSFERENCIA             $85.000,00                         $373.145,62
02/09/24     COMPRA DEBITO                           -$18.432,50          $354.713,12
`;
  expect(readTyped(typed(galicia))).toMatchObject([
    { balances: [28814562, 35471312], proof: 'proven' },
  ]);
  const bankinter = `
EXTRACTO INTEGRAL     POSICIÓN GLOBAL A 30.04.2024     ES90 0128 0441 8205 0001 1882 Divisa EUR
F. CONTABLE     F. VALOR     CONCEPTO                        DEBE       HABER       SALDO
01/04                        SALDO ANTERIOR                                          2,18
11/04           11/04        Dividendo                                  18,40       20,58
30/04                        SALDO A SU FAVOR                                       20,58


TARJETAS - MOVIMIENTOS PENDIENTES DE LIQUIDAR (crédito fin de mes, VISA 4176 **** **** 0418)
28/04                        Librería                                               31,90
29/04                        Vuelos                                                182,76
`;
  expect(readTyped(typed(bankinter))).toMatchObject([
    { balances: [218, 2058], proof: 'proven', lines: { length: 1 } },
  ]);
});

it('reads the closing balance of a box that stands beside the labels of a table (Scotiabank)', () => {
  const page = `
Scotiabank     CAD     Statement Period Dec 21, 2025 - Jan 20, 2026     Account summary
                                                                     Previous balance, Dec 20      $840.22
REF.#     TRANS. DATE     POST DATE     DETAILS             AMOUNT($)     New balance, Jan 20           $213.79
001       Dec 21          Dec 22        METRO 704              64.18     Minimum payment due            $10.00
002       Dec 24          Dec 24        PAYMENT FROM          755.22-     Payment due date         Feb 12, 2026
003       Jan 2           Jan 5         SHOPPERS               64.61     Statement date           Jan 20, 2026
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-84022, -21379],
      proof: 'proven',
      lines: [
        '2025-12-21 -6418 null METRO 704',
        '2025-12-24 75522 null PAYMENT FROM',
        '2026-01-02 -6461 null SHOPPERS',
      ],
    },
  ]);
});

describe('a box that leads from what was available to what is (PayPal)', () => {
  const statement = (ending: string) =>
    typed(`
PayPal     Statement for November 2024     Merchant Account ID: Q7M2ZX9LT4KRW
Activity Summary     (11/1/24 - 11/30/24)
                                USD           EUR
Beginning Available Balance     100.00       0.00
Payments received                60.00      58.00
Withdrawals and Debits          -30.00     -54.71
Fees                             -2.00      -3.29
Ending Available Balance        ${ending}     0.00
Transaction History - USD
Date        Description          Gross       Fee       Net
11/2/24     Website Payment      60.00     -2.00     58.00
11/8/24     Withdrawal          -30.00      0.00    -30.00
Transaction History - EUR
Date        Description          Gross       Fee       Net
11/9/24     Website Payment      58.00     -3.29     54.71
11/18/24    Withdrawal          -54.71      0.00    -54.71
`);

  it('opens and closes each currency with it', () => {
    expect(readTyped(statement('128.00'))).toMatchObject([
      { currency: 'USD', balances: [10000, 12800], proof: 'proven' },
      { currency: 'EUR', balances: [0, 0], proof: 'proven' },
    ]);
  });

  it('takes neither end where its figures do not lead there, since what is held is none of it', () => {
    const [dollars] = readTyped(statement('118.00'));
    expect(dollars?.balances).toEqual([null, null]);
  });
});

it('takes the closing balance beside the sums of a table (Bendigo), and no limit for a booking (AIB)', () => {
  const page = (foot: string) => `
Account statement     Currency: AUD     1 Oct 2025 - 31 Oct 2025
Date        Transaction                Withdrawals      Deposits       Balance
            Opening balance                                            $100.00
2 Oct       Alder                      $10.00                           $90.00
3 Oct       Birch                                       $30.00         $120.00
${foot}
`;
  const sums = 'Transaction totals / Closing balance   $10.00           $30.00         $120.00';
  expect(readTyped(typed(page(sums)))).toMatchObject([
    { balances: [10000, 12000], proof: 'proven', lines: { length: 2 } },
  ]);
  const limit = '            Authorised Overdraft Limit                  $1,000.00';
  expect(readTyped(typed(page(limit)))).toMatchObject([{ lines: { length: 2 } }]);
});

it('a box beside that of the turnovers names both balances (Tatra banka)', () => {
  const page = `
TATRA BANKA                    Výpis z účtu
Účet: Tatra Personal, EUR
Obdobie: 01.06.2024 - 30.06.2024
Začiatočný stav účtu            744,88 EUR     Kreditný obrat         1 000,00 EUR
Konečný stav účtu             1 726,75 EUR     Debetný obrat             18,13 EUR
Dátum           Popis transakcie                      Valuta            Suma v EUR
02.06.2024      Platba kartou                         02.06.2024            -18,13
                KAUFLAND 1961, Bratislava
14.06.2024      Platba 0200/2700448812                14.06.2024          1 000,00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [74488, 172675], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('closes a card that holds money with that, where nothing is due (Emirates Islamic)', () => {
  const page = (balance: string) => `
Statement of Card Account     Card Account Number.: 4218 04XX XXXX 4471
From: 1st Jan 2026     To: 31st Jan 2026     AED
Card Limit     Minimum Payment Due     Total Payment Due     Current Balance
25,000.00                     0.00                  0.00              ${balance}
Post Date     Trxn. Date     Description                     Amount
                             OPENING BALANCE                  42.10
01 JAN        29 DEC         CARREFOUR DUBAI                  86.25
06 JAN        05 JAN         TRANSFER PAYMENT RECEIVED       200.00CR
`;
  expect(readTyped(typed(page('-71.65')))).toMatchObject([
    { balances: [-4210, 7165], proof: 'proven', lines: { length: 2 } },
  ]);
  expect(readTyped(typed(page('-71.66')))[0]?.proof).toBe('broken');
});

it('reads a box whose labels are set on three lines over its figures (USAA)', () => {
  const page = positioned([
    [
      [42, 'USAA FEDERAL SAVINGS BANK'],
      [348, '12/11/23 - 01/10/24'],
      [500, 'USD'],
    ],
    [30, [42, 'BALANCE'], [119, 'NO.'], [149, 'TOTAL AMOUNT'], [363, 'SERVICE'], [430, 'BALANCE']],
    [11, [42, 'LAST'], [119, 'OF'], [149, 'OF'], [358, 'CHARGES'], [425, 'THIS']],
    [10, [42, 'STATEMENT'], [119, 'DEB.'], [149, 'DEBITS'], [425, 'STATEMENT']],
    [
      15,
      ['r83', '1,672.40'],
      ['r139', '1'],
      ['r200', '96.38'],
      ['r394', '.00'],
      ['r470', '1,876.02'],
    ],
    [25, [164, 'DEPOSITS AND OTHER CREDITS']],
    [
      [42, 'DATE'],
      ['r139', 'AMOUNT'],
      [144, 'TRANSACTION DESCRIPTION'],
    ],
    [
      [42, '12/13'],
      ['r139', '300.00'],
      [144, 'USAA FUNDS TRANSFER CR'],
    ],
    [25, [164, 'OTHER DEBITS']],
    [
      [42, 'DATE'],
      ['r139', 'AMOUNT'],
      [144, 'TRANSACTION DESCRIPTION'],
    ],
    [
      [42, '12/15'],
      ['r139', '96.38'],
      [144, 'POS DEBIT'],
    ],
  ]);
  expect(readTyped(page)).toMatchObject([
    { balances: [167240, 187602], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('takes no balance with which a later page begins for the closing one beside that of a box (AmBank)', () => {
  expect(
    readPages(
      `
AmBank     ACCOUNT NO.: 888 104417 7312     STATEMENT DATE: 01/03/2025 - 31/03/2025     MYR     1 OF 2
OPENING BALANCE / BAKI PEMBUKAAN                    2,087.42
CLOSING BALANCE / BAKI PENUTUP                      2,000.72
DATE      TRANSACTION                          DEBIT       CREDIT       BALANCE
TARIKH    TRANSAKSI                            DEBIT       KREDIT       BAKI
          Balance b/f / Baki Bawa Ke Hadapan                            2,087.42
01Mar     FPX,TOPUP                            20.00                    2,067.42
03Mar     DUITNOW                                          35.00        2,102.42
          Balance c/f / Baki Ke Hadapan                                 2,102.42`,
      `
AmBank     2 OF 2
DATE      TRANSACTION                          DEBIT       CREDIT       BALANCE
TARIKH    TRANSAKSI                            DEBIT       KREDIT       BAKI
          Balance b/f / Baki Bawa Ke Hadapan                            2,102.42
28Mar     FPX,SHOPEE                          101.70                    2,000.72
          JUMLAH / TOTAL                      121.70       35.00`,
    ),
  ).toMatchObject([{ balances: [208742, 200072], proof: 'proven', lines: { length: 3 } }]);
});

it('closes an account with what the lines lead to in the box it opens in, and not with what a product behind it holds (Santander in Mexico)', () => {
  const page = (closing: string) => `
Santander     CLABE 014180605441772088     PERIODO DEL 01-MAY-2025 AL 31-MAY-2025     MONEDA PESOS
Saldo final del periodo anterior     19,318.22
+ Depósitos                             500.00
- Retiros                             1,500.00
Saldo final del periodo              ${closing}
FECHA           FOLIO       DESCRIPCION               DEPOSITO         RETIRO          SALDO
30-ABR-2025                 SALDO FINAL DEL PERIODO ANTERIOR:                      19,318.22
02-MAY-2025     4417720     PAGO TRANSFERENCIA                       1,500.00      17,818.22
15-MAY-2025     4417721     ABONO NOMINA                500.00                     18,318.22
TOTAL                                                   500.00       1,500.00      18,318.22
DETALLE DE MOVIMIENTOS DINERO CRECIENTE
NO. DE CONTRATO 81-04177208-1     SALDO FINAL 21,417.72     RENDIMIENTO NETO 18.40
`;
  expect(readPages(page('18,318.22'))).toMatchObject([
    { balances: [1931822, 1831822], proof: 'proven', lines: { length: 2 } },
  ]);
  expect(readPages(page('18,000.00'))[0]?.proof).not.toBe('proven');
});
