import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from '../positioned.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('reads figures above their names, and turns no signs of an account with balances (Monzo)', () => {
  expect(
    readPages(`
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

it('takes the balance beside its name, and not what is marked with the currency in a box behind it', () => {
  const [section] = readTyped(
    typed(`
Fatura     Emissão: 03/10/2026     Cartão 4137.XXXX.XXXX.1234
Resumo da fatura em R$                          Pagamento mínimo
Total da fatura anterior              50,00     R$ 39,42
Total desta fatura                    20,00     Com vencimento em 10/10/2026
DATA     ESTABELECIMENTO       VALOR EM R$
10/09    PAGAMENTO EFETUADO        - 50,00
12/09    PADARIA SAO VICENTE         20,00
`),
  );
  expect(section).toMatchObject({ balances: [-5000, -2000], proof: 'proven' });
});

it('reads the balance that a table opens with where its name and figure are one text', () => {
  const text = typed(`
Bank Millennium S.A.     wyciąg za okres od 01.03.2026 do 31.03.2026     WALUTA: PLN
DATA          DATA          OPIS OPERACJI              KWOTA        SALDO
KSIĘGOWANIA   TRANSAKCJI
SALDO POCZĄTKOWE: 3 044,91
2026-03-02    2026-02-28    PŁATNOŚĆ KARTĄ            87,43-     2 957,48
2026-03-03    2026-03-03    PRZELEW PRZYCHODZĄCY     100,00      3 057,48
SALDO KOŃCOWE: 3 057,48`);
  expect(readTyped(text)).toMatchObject([
    {
      balances: [304491, 305748],
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2026-03-02 -8743 295748/),
        expect.stringMatching(/^2026-03-03 10000 305748/),
      ],
    },
  ]);
});

it('takes neither the day nor the rate beside the name of a balance for its amount', () => {
  const [section] = readTyped(
    typed(`
Statement 01.05.2025 - 31.05.2025
Opening balance    01.05     GBP 100.00
Closing balance    1.50 %    GBP 90.00
Date         Description                Amount
02.05.2025   Shop                        -10.00
`),
  );
  expect(section).toMatchObject({ balances: [10000, 9000], proof: 'proven' });
});

it('takes a figure below a sentence for no balance that it speaks of, and one below a label with its operator for it (Citibank)', () => {
  const page = `
Credit Card Statement     Statement Date January 05, 2026
You will pay more in interest and it will take you longer to pay off your outstanding balance. Late
Payment Charge S$100.00 will be levied if payment is not received by the due date.
PREVIOUS       PAYMENTS       PURCHASES      INTEREST      FEES          CURRENT
BALANCE        - CREDITS      + ADVANCES     + CHARGES     + CHARGES     = BALANCE
7,292.44       4,292.44       9.14           0.00          0.00          3,009.14
DATE       DESCRIPTION                                  AMOUNT (SGD)
04 DEC     TAOMART LONDON                                       9.14
08 DEC     FAST INCOMING PAYMENT                          (4,292.44)
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [-729244, -300914], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('reads a balance in parentheses with its currency behind its name', () => {
  const page = `
Account statement     1 December 2021 to 31 December 2021
Start balance: (SGD 398.49)
Date            Details               Amount SGD        Balance SGD
02 Dec 2021     Standing order        (SGD 21.63)      (SGD 420.12)
03 Dec 2021     Interest paid        SGD 3,202.82      SGD 2,782.70
End balance: SGD 2,782.70
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [-39849, 278270], proof: 'proven' }]);
});

it('reads a balance whose figure stands in front of its name, and none of a pot below (Monzo)', () => {
  const page = `
monzo     Personal Account statement     14/02/2025 - 14/03/2025
£50.00        Personal Account balance
              (Excluding all Pots)
£1,480.50     Balance in Pots
Date           Description                  (GBP) Amount     (GBP) Balance
14/03/2025     DELIVEROO LONDON                   -35.00             50.00
12/03/2025     Priya Nair                          25.00             85.00
09/03/2025     PRET A MANGER                      -22.00             60.00
Pots
Pot statement: Holiday
Balance on 14/03/2025                                            £1,480.50
Total deposits                                                     £300.00
Total withdrawals                                                 -£120.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', balances: [null, 5000], lines: { length: 3 } },
  ]);
});

it('reads a balance whose name stands on two lines below its figure, in a box with others (Monzo)', () => {
  const page = `
monzo     Personal Account statement     14/02/2025 - 14/03/2025
£1,530.50                 £50.00               £1,480.50              -£57.00             +£25.00
Total balance             Personal Account     Balance in Pots        Total outgoings     Total deposits
(Including all Pots)      balance              (This includes both
                          (Excluding all Pots) Regular and Savings)
Date           Description                  (GBP) Amount     (GBP) Balance
14/03/2025     DELIVEROO LONDON                   -35.00             50.00
12/03/2025     Priya Nair                          25.00             85.00
09/03/2025     PRET A MANGER                      -22.00             60.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', balances: [null, 5000], lines: { length: 3 } },
  ]);
});

it('reads figures above their names where those below stand as near (Monzo)', () => {
  const at = (right: number, text: string, size = 8): PlacedRow => [9.7, [`r${right}`, text, size]];
  const head: PlacedRow[] = [
    [
      [48, 'monzo'],
      [120, 'Personal Account statement'],
      [300, '20/02/2025 - 14/03/2025'],
    ],
    at(545, '£60.00', 15),
    [10.5, ['r545', 'Personal Account balance']],
    at(545, '(Excluding all Pots)'),
    at(545, '-£22.00'),
    at(545, 'Total outgoings'),
    at(545, '+£30.00'),
    at(545, 'Total deposits'),
  ];
  const booking = (day: string, text: string, amount: string, balance: string): PlacedRow => [
    [48, day],
    [117, text],
    ['r452', amount],
    ['r544', balance],
  ];
  const text = positioned([
    ...head,
    [30, ...booking('Date', 'Description', '(GBP) Amount', '(GBP) Balance')] as PlacedRow,
    booking('14/03/2025', 'Priya Nair', '30.00', '60.00'),
    booking('09/03/2025', 'PRET A MANGER', '-22.00', '30.00'),
  ]);
  expect(readTyped(text)).toMatchObject([
    { proof: 'proven', balances: [null, 6000], lines: { length: 2 } },
  ]);
});
