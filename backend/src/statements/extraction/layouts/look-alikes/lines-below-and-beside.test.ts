import { expect, it } from 'vitest';
import { type Placed, type PlacedRow, positioned } from '../positioned.fixture.ts';
import { accountsIn, linesRead, readPages, readTyped, typed } from '../typed.fixture.ts';

/** What stands below or beside bookings as the print does that a rule was made for, and is something else. */

it('takes no closing balance above what is available for a booking with a balance below it', () => {
  const booking = (day: string, balance: string): PlacedRow[] => [
    [20, [40, `${day}.09.2025`], [103, 'SKLEP'], [283, 'Opis'], ['r553', '-1,00 PLN']],
    [8, [283, 'KARTA'], ['r553', `${balance} PLN`]],
  ];
  const page = positioned([
    [[40, 'Wyciąg nr 9/2025 PLN']],
    [
      [40, 'Saldo początkowe'],
      [200, '100,00 PLN'],
    ],
    [20, [40, 'Data'], [103, 'Kontrahent'], [283, 'Opis transakcji'], [500, 'Kwota']],
    [8, [500, 'Saldo po operacji']],
    ...booking('01', '99,00'),
    ...booking('02', '98,00'),
    ...booking('03', '97,00'),
    [20, [40, '30.09.2025'], [103, 'Saldo końcowe'], ['r553', '97,00 PLN']],
    [8, [103, 'Dostępne środki'], ['r553', '1 097,00 PLN']],
  ]);
  expect(readTyped(page)).toMatchObject([
    { balances: [10000, 9700], proof: 'proven', lines: { length: 3 } },
  ]);
});

it('books no payment that a box tells beside another box, and the list below books', () => {
  const row = (day: string, text: string, amount: string, ...beside: Placed[]): Placed[] => [
    [140, day],
    [166, text],
    ['r348', amount],
    ...beside,
  ];
  const page = positioned([
    [
      [40, 'Itaú Cartões BRL'],
      [300, 'Emissão: 08/03/2024'],
    ],
    [
      [140, 'Total da fatura anterior'],
      ['r350', '100,00'],
    ],
    [
      [140, 'Total desta fatura'],
      ['r350', '30,00'],
    ],
    [
      [140, 'Pagamentos efetuados'],
      [366, 'Limites de crédito'],
    ],
    row('15/02', 'PAGAMENTO EFETUADO 7117', '- 100,00', [366, 'Limite total 5.000,00']),
    [[140, 'Lançamentos: compras e saques']],
    [
      [140, 'DATA'],
      [166, 'ESTABELECIMENTO'],
      ['r348', 'VALOR EM R$'],
    ],
    row('12/02', 'AUTO POSTO', '30,00'),
    row('15/02', 'PAGAMENTO EFETUADO 7117', '- 100,00'),
  ]);
  expect(readTyped(page)).toMatchObject([
    { balances: [-10000, -3000], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('tells both sides of a list without labels from the balances of days below it', () => {
  const row = (day: number, text: string, out: string, into: string, balance: string) =>
    `03/${String(day).padStart(2, '0')}/2024    ${text.padEnd(30)}${out.padStart(10)}${into.padStart(14)}${balance.padStart(14)}`;
  const page = `
First Bank     Statement 31 March 2024     USD
Opening balance                                                         100.00
${row(1, 'Salary', '', '500.00', '600.00')}
${row(2, 'Shop', '100.00', '', '500.00')}
${row(3, 'Cafe', '10.00', '', '490.00')}
${row(4, 'Gym', '40.00', '', '450.00')}
Closing balance                                                         450.00
${Array.from({ length: 24 }, (_, day) => row(day + 5, 'Balance', '', '', '450.00')).join('\n')}
`;
  expect(readPages(page)).toMatchObject([
    { balances: [10000, 45000], proof: 'proven', lines: { length: 4 } },
  ]);
});

it('keeps a name and the number of a card in the text of the purchase above them', () => {
  const page = `
Account statement     March 2025     GBP
Date           Description                     Amount
               Opening balance                 100.00
03 Mar 2025    CARD PURCHASE TESCO             -10.00
               MR J SMITH
               Card No 4929XXXXXXXX1234
04 Mar 2025    CARD PURCHASE BOOTS              -5.00
               MR J SMITH
               Card No 4929XXXXXXXX1234
               Closing balance                  85.00
`;
  expect(linesRead(page)).toEqual([
    '2025-03-03 -1000 null CARD PURCHASE TESCO MR J SMITH Card No 4929XXXXXXXX1234',
    '2025-03-04 -500 null CARD PURCHASE BOOTS MR J SMITH Card No 4929XXXXXXXX1234',
  ]);
  expect(accountsIn(typed(page))).toEqual([null]);
});

it('keeps the way that a heading tells where another one with the number of a card stands right below it', () => {
  const page = `
American Card     Statement 31 March 2025     USD
Previous balance     100.00
New balance     80.00
Date           Description                        City            Amount
Credits and refunds
JOHN SMITH     Card                  Refunds          5448 04XX XXXX 4417
03 Mar 2025    STORE REFUND                       NYC                120.00
03 Mar 2025    PAYMENT                            NYC                 80.00
Purchases
04 Mar 2025    SHOP                               NYC                180.00
`;
  expect(readPages(page)).toMatchObject([
    { balances: [-10000, -8000], proof: 'proven', lines: { length: 3 } },
  ]);
});

it('begins a second card at its number at the foot of a page', () => {
  const labels = 'Datum          Informationen                       Belastung     Gutschrift';
  const pages = [
    `
Karten-Abrechnung     28.02.2026     CHF
Kartennummer 5412 75XX XXXX 1111
${labels}
20.02.2026     Coop                                10.00
Kartennummer 5412 75XX XXXX 2222`,
    `
${labels}
23.02.2026     Hotel                              100.00`,
  ];
  const texts = readPages(...pages).flatMap(({ lines }) => lines);
  expect(texts.join(' ')).not.toContain('2222');
});

it('reads texts in two columns one after the other where only the second bears a name', () => {
  expect(
    linesRead(`
Account statement EUR March 2025
Date            Description           Details                        Amount
03 Mar 2025     Muster Handels        Rechnung 4711                  -100.00
                GmbH & Co KG          Ref: 99881
04 Mar 2025     Shop                  Card                             -5.00
`)?.[0],
  ).toBe('2025-03-03 -10000 null Muster Handels GmbH & Co KG Rechnung 4711 Ref: 99881');
});

it('keeps a text with figures under the label of a category, and leaves value days out in front of theirs', () => {
  const lines = linesRead(`
Account statement EUR March 2025
Date            Type        Category                                  Amount
04 Mar 2025     Card        POS TESCO STORES 3321 LONDON GB            -5.00
`);
  expect(lines?.[0]).toContain('TESCO STORES 3321');
  const row = (day: string, text: string, value: string, amount: string): Placed[] => [
    [40, day],
    [120, text],
    [244, value],
    ['r500', amount],
  ];
  const page = positioned([
    [[40, 'Account statement EUR March 2025']],
    [
      [40, 'Date'],
      [120, 'Description'],
      [304, 'Value date'],
      ['r500', 'Amount'],
    ],
    row('04 MAR 2025', 'SHOP', '03 MAR', '-5.00'),
    row('05 MAR 2025', 'BAKERY', '04 MAR', '-6.00'),
  ]);
  expect(readTyped(page)[0]?.lines).toEqual([
    '2025-03-04 -500 null SHOP',
    '2025-03-05 -600 null BAKERY',
  ]);
});
