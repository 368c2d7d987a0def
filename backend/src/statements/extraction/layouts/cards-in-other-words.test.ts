import { expect, it } from 'vitest';
import { extractStatement } from '../index.ts';
import { readTyped, typed } from './typed.fixture.ts';

it('takes the days under the label of what moved for those of the purchases (Commerzbank)', () => {
  const page = `
Kreditkartenabrechnung MasterCard Gold     Abrechnungsdatum 22.09.2014     EUR
Umsatz      Buchung     Umsatzangaben                    Ort            Betrag EUR
                        Saldo der letzten Abrechnung                        104,28
23.08.      24.08.      MIGROS BASEL                     BASEL               78,28
24.08.      25.08.      ARAL AG TANKSTELLE               BAD HOMBURG         20,30
26.08.      27.08.      LASTSCHRIFT IHRES KONTOS                            104,28 H
                        Neuer Saldo                                          98,58
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        expect.stringContaining('2014-08-23 -7828'),
        expect.stringContaining('2014-08-24 -2030'),
        expect.stringContaining('2014-08-26 10428'),
      ],
    },
  ]);
});

it('reads an Icelandic card in crowns, whatever was paid abroad in (Kreditkort)', () => {
  const page = `
KREDITKORT     REIKNINGUR     Gjalddagi 04.09.2017     Kennitala 010180-0000
Dags.     Texti             Staðsetning      Kaupupphæð       ísl.kr.
29.07     Norwegian Air     Oslo             82,33 EUR         11.394
31.07     N1 Lakjargata     Kopavogur        6.445              6.445
04.08     Greiðsla - takk fyrir                              -186.420
Staða við síðustu útskrift:     186.420
Heildarskuld                     17.839
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'ISK', proof: 'proven', balances: [-186420, -17839], lines: { length: 3 } },
  ]);
});

it('takes a card called one of rewards for no table of these (BPI)', () => {
  const page = `
BPI        Statement of Account      Statement date January 12, 2026      PHP
TOTAL AMOUNT DUE   26,979.61
Transaction       Post            Description                              Amount
Date              Date
BPI Gold Rewards Card 5519-10XX-XXXX-4471
                                  Previous Balance                      24,810.33
December 13       December 13     SHOPEE PH TAGUIG PH                    2,189.28
January 5         January 5       Payment -Thank You                       -20.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', balances: [-2481033, -2697961], lines: { length: 2 } },
  ]);
});

it('finds labels with the number of an instalment among them (CMR Falabella)', () => {
  const page = `
ESTADO DE CUENTA NACIONAL DE TARJETA DE CRÉDITO     CMR Falabella     CLP
PERÍODO FACTURADO DESDE 21/12/2025 HASTA 20/01/2026     PAGAR HASTA 05/02/2026
MONTO FACTURADO A PAGAR PERÍODO ANTERIOR                    $312.480
MONTO TOTAL FACTURADO A PAGAR                               $114.205
LUGAR DE      FECHA          DESCRIPCIÓN        MONTO         N°        1° VENC.     VALOR
OPERACIÓN     OPERACIÓN      OPERACIÓN          OPERACIÓN     CUOTA     CUOTA        CUOTA
Santiago      14/09/2025     FALABELLA.COM      $359.940      04/12     nov-2025     $29.995
Las Condes    22/12/2025     JUMBO KENNEDY      $84.210       01/01     feb-2026     $84.210
              05/01/2026     PAGO INTERNET                                          -$312.480
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', lines: { length: 3 }, balances: [-312480, -114205] },
  ]);
});

it('takes what was bought in instalments of which none is due for no booking, in pesos of Mexico (BBVA)', () => {
  const page = `
BBVA     Tarjeta Oro BBVA     Periodo: 11-dic-2025 al 10-ene-2026     CAT promedio ponderado sin IVA 81.4%
Adeudo del periodo anterior            $100.00
Pago para no generar intereses         $536.64
Pago mínimo:                            $10.00
COMPRAS Y CARGOS DIFERIDOS A MESES SIN INTERESES
Fecha de la     Descripción           Monto         Saldo         Pago          Tasa de
operación                             original      pendiente     requerido     interés aplicable
27-dic-2025     LIVERPOOL POLANCO     $8,499.00     $8,499.00     $0.00         0.00%
CARGOS, COMPRAS Y ABONOS REGULARES (NO A MESES)
Fecha               Fecha           Descripción del movimiento              Monto
de la operación     de cargo
12-dic-2025         12-dic-2025     NETFLIX COM                         +$476.64
                                    USD $26.57 TIPO DE CAMBIO $17.94
14-dic-2025         15-dic-2025     PAGO POR SPEI                       -$100.00
16-dic-2025         17-dic-2025     OXXO INSURGENTES                     +$10.00
18-dic-2025         19-dic-2025     CHEDRAUI SELECTO                     +$20.00
20-dic-2025         20-dic-2025     TELMEX                               +$30.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'MXN', proof: 'proven', lines: { length: 5 }, balances: [-10000, -53664] },
  ]);
});

it('tells the pesos beside dollars by what only Argentina charges (Macro)', () => {
  const page = `
BANCO MACRO S.A.     VISA CLASSIC     CIERRE ACTUAL: 22 Ene 26
FECHA        DETALLE DE TRANSACCION                PESOS        DOLARES
             SALDO ANTERIOR                       229,15          12,46
05.01.26     SU PAGO EN PESOS                     229,15-
05.01.26     SU PAGO EN DOLARES                                   12,46-
07.01.26     CARREFOUR EXP 114                    381,50
12.01.26     NETFLIX.COM                                           6,23
22.01.26     IMPUESTO DE SELLOS $                   5,48
22.01.26     DB.RG 5617 30% ( 25,00 )               7,50
             SALDO ACTUAL                         394,48           6,23
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'ARS', proof: 'proven', lines: { length: 4 } },
    { currency: 'USD', proof: 'proven', lines: { length: 2 } },
  ]);
});

it('takes the price of what was bought where that is owed, and not what was charged of it so far (Bancolombia)', () => {
  const page = (owed: string) => `
Bancolombia     ESTADO DE CUENTA EN: PESOS     Tarjeta Mastercard     COP
Periodo facturado     15 dic. 2025 - 15 ene. 2026     Pago mínimo: $ 10.000,00
Saldo anterior                           $ 100.000,00
Saldo total a la fecha de corte          $ ${owed}
Fecha de        Descripción      Valor             Cuota     Cargos y         Saldo
transacción                      original                    abonos           pendiente
17/12/2025      ALKOSTO          $ 240.000,00      1/24      $ 10.000,00      $ 230.000,00
22/12/2025      EXITO            $ 50.000,00       1/1       $ 50.000,00      $ 0,00
05/01/2026      ABONO            $ -100.000,00               $ -100.000,00    $ 0,00
`;
  const spent = (owed: string) => readTyped(typed(page(owed)))[0];
  expect(spent('290.000,00')).toMatchObject({
    proof: 'proven',
    lines: { 0: expect.stringContaining('2025-12-17 -24000000') },
  });
  expect(spent('60.000,00')).toMatchObject({
    proof: 'proven',
    lines: { 0: expect.stringContaining('2025-12-17 -1000000') },
  });
});

it('reads the balance of the last invoice and what a bank says in favour of itself (PostFinance)', () => {
  const page = `
Invoice PostFinance Visa Classic Card CHF     Invoice date 23.08.2024
Balance of last invoice                                         1'316.45
Balance in our favour as at 23.08.2024                            103.85
Limit CHF 5 000     Please pay by 12.09.2024     Minimum amount CHF 100.00
Entry date     Purchase date     Details                          Amount in CHF
26.07.24       25.07.24          COOP-8419 BERN BERN CH                   18.03
27.07.24       26.07.24          COOP-6665 BERN BERN CH                   85.82
04.08.24       03.08.24          YOUR PAYMENT - THANK YOU             -1'316.45
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', balances: [-131645, -10385], lines: { length: 3 } },
  ]);
});

it('takes what an Italian card lists for what was spent (Nexi)', () => {
  const page = `
nexi     ESTRATTO CONTO NR. 12     Milano, 31 Dicembre 2025     Carta NEXI BUSINESS
Fido carta 5.000,00 € - disponibilità residua 3.146,73 €
Data         Descrizione              Importo in Euro     Importo in altre valute     Cambio
01/12/25     Godaddy.com                        21,19                   24,08 USD     1,14173
10/12/25     Amzn Mktp It Storno              - 24,90
15/12/25     Leroy Merlin                       56,18
             TOTALE CARTA 7714                  52,47
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      lines: [
        expect.stringContaining('2025-12-01 -2119'),
        expect.stringContaining('2025-12-10 2490'),
        expect.stringContaining('2025-12-15 -5618'),
      ],
    },
  ]);
});

it('reads what a Brazilian card calls the invoice at hand for what is owed (Inter)', () => {
  const page = `
inter     Total da sua fatura     Data de Vencimento
          R$ 221,00               15/11/2025
Resumo da fatura
Total da fatura anterior          R$ 192,47
Fatura atual                      R$ 221,00
Data                Movimentação          Beneficiário     Valor
06 de out. 2025     DROGARIA ARAUJO       -                R$ 118,16
08 de out. 2025     NETFLIX.COM           -                R$ 102,84
15 de out. 2025     PAGAMENTO ON LINE     -              + R$ 192,47
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', balances: [-19247, -22100], lines: { length: 3 } },
  ]);
});

it('asks for the currency of a card that prints none, whatever was spent abroad on lines of their own (Metrobank)', () => {
  const booked = (day: number) => `
12/${day}     12/${day}     NETFLIX.COM                   88.82
                     USD 4.95`;
  const page = `
Metrobank     CREDIT CARD STATEMENT OF ACCOUNT     Statement Date 01/09/2026
SALE      POST      TRANSACTION                 AMOUNT
DATE      DATE      DESCRIPTION                IN PESO
                    PREVIOUS BALANCE            100.00${[20, 21, 22, 23].map(booked).join('')}
                    TOTAL AMOUNT DUE            455.28
`;
  expect(extractStatement(typed(page))).toMatchObject({
    ok: true,
    statement: { unprinted: { isDollar: false } },
  });
});

it('takes the balance in a box of rewards beside the bookings for none of the card (SBI Card)', () => {
  const page = `
SBI card     Monthly Statement     Statement Date 24 Aug 2025     Minimum Amount Due 14.38     INR
Previous Balance     208.00
Total Outstanding    555.23
Date          Transaction Details                  Amount
              TRANSACTIONS FOR KARTHIK                         REWARD SUMMARY
28 Jul 25     UPI-Swiggy Instamart               306.91 D
                                                               Opening Balance     4,112
29 Jul 25     UPI-Metro Cash and Carry           248.32 D
                                                               Closing Balance     4,498
05 Aug 25     PAYMENT RECEIVED                   208.00 C
`;
  expect(readTyped(typed(page))).toMatchObject([{ proof: 'proven', balances: [-20800, -55523] }]);
});

it("tells the way of a wallet's first booking by its words where no balance stands before it (Touch 'n Go)", () => {
  const page = `
Touch 'n Go eWallet     Transaction Period: 15 December 2025 - 14 January 2026
Date           Transaction Type        Description      Amount (RM)     Wallet Balance
16/12/2025     DUITNOW_RECEIVEFROM     AHMAD            RM35.98         RM622.38
17/12/2025     RFID Payment            LDP              RM4.52          RM617.86
18/12/2025     Reload                  Quick Reload     RM200.00        RM817.86
Closing balance     RM817.86
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'MYR',
      proof: 'not_provable',
      lines: [
        expect.stringContaining('2025-12-16 3598 62238'),
        expect.stringContaining('2025-12-17 -452 61786'),
        expect.stringContaining('2025-12-18 20000 81786'),
      ],
    },
  ]);
});
