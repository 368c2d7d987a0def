import { describe, expect, it } from 'vitest';
import { positioned } from '../positioned.fixture.ts';
import { only } from '../reading.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('reads what a card gave back below a title of rewards and adjustments (Barclaycard)', () => {
  const [card] = readTyped(
    typed(`
Barclaycard statement     GBP
Your previous balance     £54.00
Your new balance          £84.33
Date       Description                     Amount
01 Jul     Next Retail, Gloucester         £54.00
05 Jul     Payment received               -£54.00
05 Jul     Vue Cinemas, Gloucester         £36.47
Total spending for card ending 2069        £36.47
Rewards and adjustments
Date       Description                     Amount
07 Jul     Cashback reward redeemed        -£6.14
Total rewards and adjustments              -£6.14
Statement date 10 July 2025
`),
  );
  expect(card?.lines).toContainEqual(expect.stringContaining('614 null Cashback reward redeemed'));
});

it('takes what bears no mark for spent under a heading of payments that Cr marks (India)', () => {
  const page = `
Credit Card Statement     Statement Date 15-Jan-2025     Minimum Amount Due     Rs. 10.00
Previous Amount Due     Payments & Credits     Purchases     Total Amount Due
(Rs.)                   (Rs.)                  (Rs.)         (Rs.)
100.00                  100.00                 60.00         60.00
Date           Transaction Details                          Amount (Rs.)
Payments and Other Credits
19/12/2024     PAYMENT RECEIVED                                100.00 Cr
All that was bought with card 4147
17/12/2024     BIGBASKET BANGALORE                              40.00
18/12/2024     INDIAN OIL                                       20.00
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2024-12-17 -4000 null BIGBASKET BANGALORE',
    '2024-12-18 -2000 null INDIAN OIL',
    '2024-12-19 10000 null PAYMENT RECEIVED',
  ]);
});

it('pays back what bears a minus on a card whose labels take three lines, the first of which names payments', () => {
  const section = only([
    [[40, 'Credit card statement ZAR']],
    [[40, '5 December 2022 to 4 January 2023']],
    [
      [40, "LAST MONTH'S BALANCE"],
      ['r300', '156.79'],
    ],
    [24, [57, 'Posting'], [115, 'Payment'], [491, 'Transaction']],
    [10, [57, 'Date'], [115, 'type and'], ['r538', 'Amount']],
    [10, [115, 'details']],
    [16, [57, '06 Dec 2022'], [115, 'Cheque deposit 406918'], ['r538', '64.87-']],
    [16, [57, '08 Dec 2022'], [115, 'Card payment to Brightwell Books'], ['r538', '760.51']],
    [16, [57, '25 Dec 2022'], [115, 'Cash withdrawal High Street'], ['r538', '42.60']],
    [24, [57, 'Closing balance'], ['r297', '895.03']],
  ]);
  expect([section.openingMinor, section.closingMinor]).toEqual([-15679, -89503]);
  expect(section.lines.map(({ amountMinor }) => amountMinor)).toEqual([6487, -76051, -4260]);
});

it('takes payments for received beside the limit of a card, though nothing is said to be due (Nubank)', () => {
  const [section] = readTyped(
    typed(`
Nubank     Fatura 12 MAR 2025     Emissão e envio 05 MAR 2025     BRL
Limite total do cartão de crédito     R$ 9.500,00
Fatura anterior            R$ 874,16
Total a pagar              R$ 258,40
TRANSAÇÕES DE 05 FEV A 05 MAR
05 FEV 2025     Magazine Luiza          R$ 189,90
08 FEV 2025     Drogaria Pacheco         R$ 68,50
Pagamentos e Financiamentos
10 FEV 2025     Pagamento em 10 FEV    -R$ 874,16
`),
  );
  expect(section).toMatchObject({ balances: [-87416, -25840], proof: 'proven' });
});

it('reads what is debited for a month of purchases as no purchase (BoursoBank)', () => {
  const page = `
BoursoBank     Extrait de votre relevé de carte     du 29/10/2025 au 28/11/2025
Date           Libellé                            Montant en euros
30/10/2025     UBER EATS PARIS                               10,18
01/11/2025     PICARD SURGELES                               18,68
               A VOTRE DEBIT LE 28/11/2025                   28,86
`;
  expect(readPages(page)).toMatchObject([
    { lines: ['2025-10-30 -1018 null UBER EATS PARIS', '2025-11-01 -1868 null PICARD SURGELES'] },
  ]);
});

it('gives payments and credits under one heading to a card (Banco Bolivariano)', () => {
  const page = `
ESTADO DE CUENTA TARJETA DE CRÉDITO     FECHA DE CORTE 28/04/25     US$     PAGO MÍNIMO 20.00
FECHA        REFERENCIA     DESCRIPCIÓN               VALOR US$
PAGOS/CREDITOS
29/03/25                    SALDO ANTERIOR               412.75
16/04/25     0000           SU PAGO                      412.75
                            SUBTOTAL PAGOS/CREDITOS      412.75
CONSUMOS DEL PERIODO
28/03/25     0101           PANADERIA                      6.40
                            SUBTOTAL CONSUMOS              6.40
                            SALDO TOTAL A PAGAR            6.40
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [-41275, -640], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('takes what is left behind the payments of a card for no booking', () => {
  const page = `
Resumen de tarjeta de crédito VISA     CUIT 30-50000173-5
CIERRE ACTUAL     27 Jun 25     SALDO ACTUAL $     34,00     PAGO MINIMO $     10,00
FECHA        REFERENCIA                CUOTA    COMPROBANTE         PESOS
             SALDO ANTERIOR                                         50,00
09-06-25     SU PAGO EN PESOS                                       50,00-
             SALDO PENDIENTE                                         0,00
01-06-25     RAPPI                                881207            20,00
08-06-25     ADIDAS                    01/03      557812            14,00
             TOTAL A PAGAR                                          34,00
`;
  const [read] = readTyped(typed(page));
  expect(read?.lines).toHaveLength(3);
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

it('leaves what a card pays back beside its purchases, and takes its payments for money received', () => {
  const page = `
Apple tree Card     Minimum Payment Due by Apr 30, 2026 $25.00
Previous Total Balance $60.00
New Balance $81.36
Statement Mar 1 — Mar 31, 2026     Salt Lake City, UT 84111
Payments made by Priya V
Date            Description                                          Amount
03/02/2026      ACH Deposit Internet transfer                       -$60.00
Total payments for this period                                      -$60.00
Transactions by Priya V
Date            Description                     Daily Cash           Amount
03/03/2026      WHOLEFOODS SOMERVILLE MA        2%    $1.43          $71.36
03/05/2026      DIESEL CAFE SOMERVILLE MA       1%    $0.10          $10.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-6000, -8136],
      proof: 'proven',
      lines: [
        '2026-03-02 6000 null ACH Deposit Internet transfer',
        '2026-03-03 -7136 null WHOLEFOODS SOMERVILLE MA',
        '2026-03-05 -1000 null DIESEL CAFE SOMERVILLE MA',
      ],
    },
  ]);
});

it('a card is paid nothing but what its words say, whatever shops are called (all unmarked)', () => {
  const page = `
Credit card statement          1 September 2024 to 30 September 2024          EUR
Date         Description                                Amount
             PREVIOUS BALANCE                            100.00
02 Sep       Credit Union Cafe                            60.00
05 Sep       From the Farm Deli                           10.00
09 Sep       Deposit Express Storage                      30.00
             NEW BALANCE                                 200.00
`;
  const [section] = readTyped(typed(page));
  expect(section?.balances[0]).toBe(-10000);
  expect(section?.lines.map((line) => line.split(' ')[1])).toEqual(['-6000', '-1000', '-3000']);
});

it('reads what was paid to a card above its first labels (PostFinance)', () => {
  expect(
    readPages(`
PostFinance     Facture PostFinance Visa Classic Card     Période 14.02.2025 – 13.03.2025     CHF
Montant de la dernière facture             1'082.45
Montant de la facture en notre faveur        217.40

Mouvements du compte-carte 4000 7731 1187
25.02.25      25.02.25      VOTRE PAIEMENT - MERCI                  -1'082.45
Transactions PostFinance Visa Classic Card XXXX 1187
Date          Date          Texte                                     Montant
comptable     d'achat                                                  en CHF
14.02.25      12.02.25      COOP-2204 LAUSANNE GARE                     28.40
14.02.25      13.02.25      DIGITEC GALAXUS AG                         189.00
`),
  ).toMatchObject([
    {
      proof: 'proven',
      balances: [-108245, -21740],
      lines: [
        '2025-02-12 -2840 null COOP-2204 LAUSANNE GARE',
        '2025-02-13 -18900 null DIGITEC GALAXUS AG',
        '2025-02-25 108245 null VOTRE PAIEMENT - MERCI',
      ],
    },
  ]);
});

it('takes the word for a credit below an amount for its mark, and the sum of other lines for none (American Express)', () => {
  const page = positioned([
    [
      12,
      [40, 'Kontoauszug American Express'],
      [300, 'Abrechnung 22.01.2026 EUR Mindestbetrag 30,00'],
    ],
    [12, [40, 'Saldo letzte Abrechnung'], ['r400', '146,00']],
    [12, [40, 'Neuer Saldo'], ['r400', '94,00']],
    [12, [40, 'Umsatz vom'], [90, 'Gebucht am'], [150, 'Details'], ['r400', 'Betrag EUR']],
    [12, [40, '29.12'], [90, '29.12'], [150, 'ZAHLUNG ERHALTEN BESTEN DANK'], ['r400', '146,00']],
    [10, [150, 'Karten-Nr. xxxx-xxxxxx-01006'], ['r400', 'GUTSCHRIFT']],
    [12, [40, '30.12'], [90, '31.12'], [150, 'AMAZON LUXEMBOURG'], ['r400', '38,00']],
    [10, ['r400', 'GUTSCHRIFT']],
    [12, [40, '05.01'], [90, '06.01'], [150, 'BREUNINGER STUTTGART'], ['r400', '98,00']],
    [12, [150, 'Sonstige Transaktionen']],
    [12, [40, '22.01'], [90, '22.01'], [150, 'SOLLZINSEN'], ['r400', '34,00']],
    [12, [150, 'Saldo sonstige Transaktionen'], ['r400', '34,00']],
  ]);
  expect(readTyped(page)).toMatchObject([
    { balances: [-14600, -9400], proof: 'proven', lines: { length: 4 } },
  ]);
});

describe('a card whose payments bear no mark (Barclaycard)', () => {
  const page = (paid: string, payment = '£461.17') => `
barclaycard     Card number ending 7204     Statement date 06 January 2026     Your minimum payment £25.00     GBP
Your previous balance              £461.17
Payments towards your account      ${paid}
Your new activity                   £40.00
Your new balance                    £40.00
Date        Description                  Amount
08 Dec      Tesco Stores, Exeter         £60.00
16 Dec      Illformed, Fsprg.UK          £20.00CR
27 Dec      Payment By Direct Debit      ${payment}
`;

  it('was paid what a box says and their words do', () => {
    expect(readPages(page('£461.17'))).toMatchObject([
      {
        balances: [-46117, -4000],
        proof: 'proven',
        lines: { 2: '2025-12-27 46117 null Payment By Direct Debit' },
      },
    ]);
  });

  it('was not by their words alone', () => {
    expect(readPages(page('£500.00'))[0]?.proof).not.toBe('proven');
    expect(readPages(page('£461.17', '£461.71'))[0]?.proof).not.toBe('proven');
  });
});
