import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

const read = (...pages: string[]) => readTyped(typed(...pages));

it('bears the days of purchases beside balances where a label says so (Danske Bank)', () => {
  expect(
    read(`
Danske Bank     Kontoudtog Mastercard Gold     30. maj 2025     Kortnr. 5413 XXXX XXXX 7340     DKK
Bogført     Købsdato    Tekst                              Beløb i DKK               Saldo
                        Saldo fra forrige kontoudtog                             3.947,25-
02.05.      30.04.      Irma Østerbro                          286,45-           4.233,70-
05.05.      03.05.      Restaurant Barr                      1.620,00-           5.853,70-
05.05.      02.05.      Magasin                                 149,00           5.704,70-
                        Saldo i alt pr. 30. maj 2025                             5.704,70-
`),
  ).toMatchObject([
    {
      proof: 'proven',
      balances: [-394725, -570470],
      lines: [
        '2025-04-30 -28645 -423370 Irma Østerbro',
        '2025-05-03 -162000 -585370 Restaurant Barr',
        '2025-05-02 14900 -570470 Magasin',
      ],
    },
  ]);
});

it('bears the days of purchases that the texts of a card tell (ČSOB)', () => {
  expect(
    read(`
ČSOB     VÝPIS Z ÚČTU KREDITNÍ KARTY     Období: 1. 2. 2025 - 28. 2. 2025     CZK
Minimální splátka     1 293,10 CZK     Splatnost     20. 3. 2025
Datum         Označení operace                                  Částka            Zůstatek
              Počáteční zůstatek                                                -12 604,18
05.02.        Transakce platební kartou                      -1 248,50          -13 852,68
              Částka: 1 248,50 CZK 03.02.2025
06.02.        Transakce platební kartou                      -1 810,00          -15 662,68
              Částka: 1 810,00 CZK 04.02.2025
10.02.        Transakce platební kartou                      -6 499,00          -22 161,68
              Částka: 6 499,00 CZK 10.02.2025
14.02.        Příchozí úhrada                                 9 500,00          -12 661,68
              Konečný zůstatek                                                  -12 661,68
`),
  ).toMatchObject([
    {
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2025-02-03 -124850 /),
        expect.stringMatching(/^2025-02-04 -181000 /),
        expect.stringMatching(/^2025-02-10 -649900 /),
        expect.stringMatching(/^2025-02-14 950000 /),
      ],
    },
  ]);
});

it('takes days in front of all labels for those of booking (Raiffeisen)', () => {
  expect(
    read(`
Raiffeisenlandesbank     Kontoauszug     IBAN AT19 3200 0000 1284 7391     Auszug vom 31.03.2025     EUR
Buch.       Text                                            Wert          Betrag
            ALTER KONTOSTAND vom 28.02.2025                             3.104,88
03.03       BILLA DANKT                                     0103          42,17-
17.03       AMAZON EU SARL                                  1503          31,40-
24.03       UEBERTRAG SPAREN                                2403         500,00-
28.03       BEZUEGE                                         2803        2.287,55
            NEUER KONTOSTAND ZU IHREN GUNSTEN per 31.03.2025            4.818,86
`),
  ).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-03-03 -4217 null BILLA DANKT',
        '2025-03-17 -3140 null AMAZON EU SARL',
        '2025-03-24 -50000 null UEBERTRAG SPAREN',
        '2025-03-28 228755 null BEZUEGE',
      ],
    },
  ]);
});

it('takes sums of each card, of which the first counts in what was owed, for no contradiction (UBS)', () => {
  expect(
    read(`
UBS     Rechnung vom 14.02.2025     Kartenkonto-Nr. 0206 8841 2290 0117     Mindestbetrag CHF 124.60     CHF
Einkaufsdatum       Buchungstext                             Belastung          Gutschrift
                    Saldovortrag letzte Rechnung              2'481.35
31.01.2025          IHRE ZAHLUNG LSV+                                             2'481.35
UBS Visa Card Gold     XXXX XXXX XXXX 4471
16.01.2025          COOP-1887 ZH BELLEVUE                       267.35
05.02.2025          DIGITEC GALAXUS AG                                              149.00
                    Total UBS Visa Card Gold                  2'748.70              149.00
UBS Mastercard Gold     XXXX XXXX XXXX 9036
19.01.2025          MANOR AG BASEL CHE                           74.90
26.01.2025          BABU’S BAKERY                                46.00
                    Total UBS Mastercard Gold                   120.90
                    Saldo zu unseren Gunsten CHF                239.25
`),
  ).toMatchObject([{ proof: 'proven', balances: [-248135, -23925], lines: { length: 5 } }]);
});

it('books interest without a day below a heading of fees and interest (Discover)', () => {
  expect(
    read(`
DISCOVER IT CARD ENDING IN 4417     OPEN TO CLOSE DATE: 03/12/2025 - 04/11/2025     Minimum Payment Due $35.00     USD
Previous Balance     $100.00
New Balance     $154.07
DATE          PURCHASES                                         AMOUNT
03/18         KROGER COLUMBUS OH                                $28.17
03/21         NETFLIX.COM                                       $11.07
DATE          FEES AND INTEREST CHARGED                         AMOUNT
              TOTAL FEES FOR THIS PERIOD                         $0.00
              INTEREST CHARGE ON PURCHASES                      $14.83
              TOTAL INTEREST FOR THIS PERIOD                    $14.83
`),
  ).toMatchObject([
    {
      proof: 'proven',
      lines: [{}, {}, '2025-04-11 -1483 null INTEREST CHARGE ON PURCHASES'].map((line) =>
        typeof line === 'string' ? line : expect.any(String),
      ),
    },
  ]);
});

it('takes the interest of a month for a part of what went out (HSBC)', () => {
  expect(
    read(`
HSBC UK     Your Visa Card statement     14 January to 13 February 2025     Minimum payment £25.00     GBP
Previous Balance     £100.00
New Balance     £184.06
Date          Details                                           Amount
18 Jan 25     WAITROSE                                           28.17
21 Jan 25     NETFLIX.COM                                        11.07
13 Feb 25     INTEREST                                           44.82
              Total Interest Charged This Month                 £44.82
`),
  ).toMatchObject([{ proof: 'proven', balances: [-10000, -18406] }]);
});

it('reads a box with the operators of its sum on a line of their own (American Express)', () => {
  expect(
    read(`
American Express     Estratto Conto     Carta n. xxxx-xxxxxx-71004     dal 19.05.25 al 18.06.25     EUR
Saldo estratto conto          Pagamenti e             Nuovi addebiti €          Saldo attuale €
precedente €                  accrediti ricevuti €
                           -                      +                         =
          2.873,44                      2.873,44            96,69                     96,69
Data          Dettaglio operazioni                        Importo in €
09.06.25      ADDEBITO IN C/C SALVO BUON FINE              2.873,44 CR
10.06.25      TRENITALIA                                         56,69
12.06.25      RINASCENTE                                         40,00
`),
  ).toMatchObject([{ proof: 'proven', balances: [-287344, -9669] }]);
});

it('reads two currencies under labels that end in their names (BCP)', () => {
  expect(
    read(`
BCP     ESTADO DE CUENTA TARJETA VISA ORO     Número de tarjeta: 4557-88XX-XXXX-2039     Periodo: 11/02/2025 - 10/03/2025
Fecha         Descripción                      Cargos/Abonos           Cargos/Abonos
                                                       Soles                 Dólares
              SALDO ANTERIOR                        1,468.73                   64.30
13FEB         PLAZA VEA PRIMAVERA                     187.40
17FEB         APPLE.COM/BILL                                                    9.99
18FEB         PAGO BANCA MOVIL                     1,250.00-
18FEB         PAGO BANCA MOVIL                                                64.30-
              DEUDA TOTAL DEL MES                     406.13                    9.99
`),
  ).toMatchObject([
    { currency: 'PEN', proof: 'proven', balances: [-146873, -40613] },
    { currency: 'USD', proof: 'proven', balances: [-6430, -999] },
  ]);
});

it('takes no column of rates for texts, nor what was bought before for a booking (Bancolombia)', () => {
  expect(
    read(`
Bancolombia     Tarjeta de crédito Mastercard Gold     Fecha de corte 15 mar. 2025     COP
Saldo anterior     $ 61.444,21
Pago total     $ 126.244,21
Fecha         Movimientos               Valor movimiento        Cuotas    % interés mensual      Saldo pendiente
12/03/2025    RAPPI COLOMBIA*DL              $ 44.800,00        1/1         0,0000                        $ 0,00
10/03/2025    EXITO COLOMBIA                 $ 20.000,00        1/1         0,0000                        $ 0,00
Movimientos antes del: 16 feb. 2025
Fecha         Movimientos               Valor movimiento        Cuotas    % interés mensual      Saldo pendiente
18/11/2024    AVIANCA                     $ 1.642.000,00        4/12        1,9100                $ 1.094.666,68
`),
  ).toMatchObject([
    {
      proof: 'proven',
      balances: [-6144421, -12624421],
      lines: [
        '2025-03-10 -2000000 null EXITO COLOMBIA',
        '2025-03-12 -4480000 null RAPPI COLOMBIA*DL',
      ],
    },
  ]);
});

it('passes over the sweeps of an account under a title, a sentence and labels of two lines (Fidelity)', () => {
  expect(
    read(`
Fidelity     CASH MANAGEMENT ACCOUNT     Account # Z27-118827     March 1, 2025 - March 31, 2025     USD
Beginning Balance     $6,812.35
Ending Balance     $4,803.63
Checks, Bill Payments & Withdrawals
Date          Transaction               Description                                 Amount
03/03         Check Paid                #1018 HARBOR PROPERTY                   -$1,950.00
03/04         Direct Debit              EVERSOURCE WEB_PAY                          -58.72
Core Fund Activity
For more information about the operation of your core account, please refer to your Customer Agreement.
Settlement    Account         Transaction         Description
Date          Type                                            Quantity              Amount             Balance
03/03         CASH            You Sold                       -1,950.00           -1,950.00            4,862.35
03/04         CASH            You Sold                          -58.72              -58.72            4,803.63
`),
  ).toMatchObject([{ proof: 'proven', lines: { length: 2 } }]);
});

it('reads columns of a page over a foot of several lines, with the sum of a list beside labels (Santander)', () => {
  expect(
    read(
      `
Santander     Fatura de Cartão de Crédito     Vencimento 08/03/2025     Pagamento Mínimo R$ 12,44     R$
Saldo Anterior                                   R$ 2.387,46
Total Despesas/Débitos no Brasil                   R$ 148,19          Melhor data de compra              01/03
Total Despesas/Débitos no Exterior                  R$ 50,01
Total de Pagamentos                              R$ 2.000,00
Saldo Desta Fatura                                 R$ 585,66          Fechamento da próxima fatura  31/03/2025
`,
      `
Data        Descrição                                 R$
08/02       PAGAMENTO DE FATURA                -2.000,00        Data        Descrição                                 R$
21/02       MERCADO LIVRE                          40,00        02/02       PAPELARIA UNIAO                        66,20
22/02       ZARA MADRID                            50,01        10/02       STEAM PURCHASE                         41,99
                                                                VALOR TOTAL                                       108,19
O pagamento inferior ao valor total da fatura implica financiamento do saldo remanescente no crédito rotativo, que só poderá ser utilizado
até o vencimento da fatura subsequente, com os encargos que são informados nesta fatura e no contrato do cartão, conforme a resolução
`,
    ),
  ).toMatchObject([{ proof: 'proven', balances: [-238746, -58566], lines: { length: 5 } }]);
});

it('reads lists side by side of which but one row is set in line, and no purchases of further months (Itaú)', () => {
  expect(
    read(
      `
Itaú     Cartão Itaú Click Platinum Visa     Emissão: 03/01/2025     Pagamento mínimo 587,30     R$
Total da fatura anterior     156,08
Total desta fatura     602,51
Lançamentos: compras e saques
DATA        ESTABELECIMENTO                  VALOR EM R$        DATA        ESTABELECIMENTO                  VALOR EM R$
14/12       MAGAZINE LUIZA                        189,90        09/12       PETZ                                   76,35
            HOBBY .FRANCA
15/12       DECOLAR.COM                            12,55
                                                                12/12       SHOPEE                                 64,95
16/12       PAO DE ACUCAR                           2,68
                                                                19/12       99APP                                 100,00
`,
      `
Compras parceladas - próximas faturas               Encargos cobrados nesta fatura
DATA        ESTABELECIMENTO                  VALOR EM R$                    TAXA                             VALOR EM R$
14/12       MAGAZINE LUIZA                        189,90                                                            0,00
15/12       DECOLAR.COM                            12,55                                                            0,00
`,
    ),
  ).toMatchObject([{ proof: 'proven', balances: [-15608, -60251], lines: { length: 6 } }]);
});

it('reads figures above their names, and turns no signs of an account with balances (Monzo)', () => {
  expect(
    read(`
monzo     Personal Account statement     01/08/2024 - 31/08/2024     Account number: 41882770     GBP
£258.47                                                                  -£66.90
Personal Account balance                                         Total outgoings
(Excluding all Pots)
                                                                         +£45.00
                                                                  Total deposits
Date          Description                             Amount             Balance
30/08/2024    UNITED UTILITIES                        -33.10              258.47
29/08/2024    Maya Okafor                              45.00              291.57
27/08/2024    BOOTS                                   -33.80              246.57
`),
  ).toMatchObject([
    {
      proof: 'proven',
      balances: [null, 25847],
      lines: [
        '2024-08-27 -3380 24657 BOOTS',
        '2024-08-29 4500 29157 Maya Okafor',
        '2024-08-30 -3310 25847 UNITED UTILITIES',
      ],
    },
  ]);
});
