import { expect, it } from 'vitest';
import { positioned } from '../positioned.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('takes a marked sum for the heading of the unmarked bookings under it, also over a page', () => {
  const pages = [
    `
Saldo inicial     R$ 100,00
Saldo final       R$ 175,00
01 MAR 2025   Total de saídas                            - 30,00
              Compra             ALDER                     10,00
              Compra             BIRCH                     20,00
05 MAR 2025   Total de entradas                         + 110,00
              Recebida           CEDAR                    110,00
06 MAR 2025   Total de saídas                             - 1,00
              Compra             ELDER                      1,00
07 MAR 2025   Total de saídas                             - 4,00
Alder Pagamentos S.A.
`,
    `
              Compra             DOGWOOD                    4,00
`,
  ];
  expect(readTyped(typed(...pages))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-03-01 -1000 null Compra ALDER',
        '2025-03-01 -2000 null Compra BIRCH',
        '2025-03-05 11000 null Recebida CEDAR',
        '2025-03-06 -100 null Compra ELDER',
        '2025-03-07 -400 null Compra DOGWOOD',
      ],
    },
  ]);
});

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
  expect(readPages(page)).toMatchObject([
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

it('reads the groups of U.S. Bank, whose sums stand right under the last line of a booking', () => {
  const page = `
Statement Period: Oct 1, 2025 through Oct 31, 2025     USD
Beginning Balance on Oct 1                                                 $ 3,829.44
Ending Balance on Oct 31, 2025                                             $ 5,867.33
Other Deposits
Date       Description of Transaction                    Ref Number           Amount
Oct 3      Electronic Deposit     From HENNEPIN COUNTY                    $ 2,140.87
           REF=252750044718220N00     9411003031PAYROLL
                                                  Total Other Deposits    $ 2,140.87
Card Withdrawals
Card Number: xxxx-xxxx-xxxx-4471
Date       Description of Transaction                    Ref Number           Amount
Oct 1      Debit Purchase - VISA     On 093025 MINNEAPOLIS     9044718220    $ 84.12-
           CUB FOODS #1694
Oct 24     Recurring Debit Purchase  On 102325 NETFLIX         5526001187      18.86-
           LOS GATOS CA
                                        Card 4471 Withdrawals Subtotal      $ 102.98-
                                                Total Card Withdrawals      $ 102.98-
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [382944, 586733],
      proof: 'proven',
      lines: [
        '2025-10-01 -8412 null Debit Purchase - VISA On 093025 MINNEAPOLIS CUB FOODS #1694',
        '2025-10-03 214087 null Electronic Deposit From HENNEPIN COUNTY REF=252750044718220N00 9411003031PAYROLL',
        '2025-10-24 -1886 null Recurring Debit Purchase On 102325 NETFLIX LOS GATOS CA',
      ],
    },
  ]);
});

it('ends a group of bookings with a sub-total that names nothing (Barclays)', () => {
  const page = `
Barclays     Kreditkartenabrechnung     Abrechnungsdatum 10.03.2026     EUR
Belegdatum     Buchungsdatum     Beschreibung                    Betrag in EUR
                                 Alter Saldo                           -100,00
Zahlungen und Gutschriften
20.02.2026     21.02.2026        Lastschrifteinzug                     +100,00
                                 Zwischensumme                         +100,00
Umsätze
01.03.2026     02.03.2026        REWE Berlin                            -39,24
05.03.2026     06.03.2026        Shell Berlin                           -10,00
                                 Zwischensumme                          -49,24
                                 Neuer Saldo                            -49,24
`;
  expect(readPages(page)).toMatchObject([
    { proof: 'proven', balances: [-10000, -4924], lines: { length: 3 } },
  ]);
});

it('ends a description at a heading that stands nearer to the booking below it (Caisse d’Epargne)', () => {
  const text = positioned([
    [12, [40, 'Relevé de compte en EUR du 01/02/2025 au 28/02/2025']],
    [12, [40, 'Date'], [120, 'Détail des opérations'], ['r400', 'Montant']],
    [12, [40, 'Solde créditeur au 31/01/2025'], ['r400', '+ 500,00']],
    [12, [40, '12/02/2025'], [120, 'RET DAB BAYEUX'], ['r400', '- 50,00']],
    [9, [120, 'LE 110225 A 17H12']],
    [15, [120, 'CHEQUES']],
    [12, [40, '20/02/2025'], [120, 'CHEQUE N° 0118274'], ['r400', '- 45,00']],
    [15, [120, 'FRAIS BANCAIRES ET COTISATIONS']],
    [12, [40, '17/02/2025'], [120, '* COTIS BOUQUET'], ['r400', '- 11,00']],
    [12, [40, '24/02/2025'], [120, 'COMMISSION'], ['r400', '- 8,00']],
    [9, [120, '1 OPERATION']],
    [12, [40, 'Solde créditeur au 28/02/2025'], ['r400', '+ 386,00']],
  ]);
  expect(readTyped(text)).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-02-12 -5000 null RET DAB BAYEUX LE 110225 A 17H12',
        '2025-02-17 -1100 null * COTIS BOUQUET',
        '2025-02-20 -4500 null CHEQUE N° 0118274',
        '2025-02-24 -800 null COMMISSION 1 OPERATION',
      ],
    },
  ]);
});

it('takes the heading of a group for no text of its only booking, below which its sum stands as near (Bank of America)', () => {
  const text = positioned([
    [
      12,
      [36, 'Bank of America Visa Signature'],
      [300, 'Total Minimum Payment Due $35.00 01/12/2026'],
    ],
    [12, [36, 'Previous Balance'], ['r280', '$100.00']],
    [12, [36, 'New Balance Total'], ['r280', '$146.36']],
    [12, [36, 'Transaction Date'], [90, 'Posting Date'], [140, 'Description'], ['r514', 'Amount']],
    [20, [140, 'Fees']],
    [13, [36, '01/11'], [90, '01/11'], [140, 'LATE FEE FOR PAYMENT DUE 01/08'], ['r514', '29.00']],
    [13, [140, 'TOTAL FEES FOR THIS PERIOD'], ['r576', '$29.00']],
    [20, [140, 'Interest Charged']],
    [13, [36, '01/11'], [90, '01/11'], [140, 'INTEREST CHARGED ON PURCHASES'], ['r514', '17.36']],
    [13, [140, 'TOTAL INTEREST CHARGED FOR THIS PERIOD'], ['r576', '$17.36']],
  ]);
  expect(readTyped(text)).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2026-01-11 -2900 null LATE FEE FOR PAYMENT DUE 01/08',
        '2026-01-11 -1736 null INTEREST CHARGED ON PURCHASES',
      ],
    },
  ]);
});
