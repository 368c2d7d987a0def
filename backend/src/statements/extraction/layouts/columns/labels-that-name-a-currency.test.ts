import { expect, it } from 'vitest';
import { codesInHeader } from '../../currencies/currencies.ts';
import { toRows } from '../../rows/rows.ts';
import { flowOf } from '../../words/sums-and-flows.ts';
import { type PlacedRow, positioned } from '../positioned.fixture.ts';
import { brief, five, only } from '../reading.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('takes the amounts of a column that is called by its currency and account (VR-Bank)', () => {
  const page = `
VR-Bank     Kontoauszug 3/2024     IBAN DE71 2806 1822 0447 1903 00     erstellt am 02.04.2024
Bu-Tag     Wert       Vorgang                              EUR-Konto
                      alter Kontostand vom 28.02.2024       204,66     S
29.02.     29.02.     Basislastschrift PN:931                57,88     S
                      EDEKA MARKT STOEHR
12.03.     12.03.     Gutschrift PN:801                     400,00     H
                      neuer Kontostand vom 28.03.2024       137,46     H
`;
  expect(readPages(page)).toMatchObject([
    { proof: 'proven', balances: [-20466, 13746], lines: { length: 2 } },
  ]);
});

it('reads both ways under labels that name their currency (In AUD, Out AUD)', () => {
  expect(
    readTyped(
      typed(`
First Ferry Bank     Account number     5789448264     Statement period: 1 March 2022 - 31 March 2022
Balance brought forward 1 March 2022     53.49
Balance carried forward 31 March 2022    42.12
Txn Date     Transaction details          Out AUD     In AUD     Balance
01-03        Salary Halden Ltd                         48.63      102.12
05-03        Burger                         60.00                  42.12
`),
    ),
  ).toMatchObject([{ balances: [5349, 4212], proof: 'proven', lines: { length: 2 } }]);
});

it('reads the amounts of an account that stand under nothing but its currency (Cornèrcard)', () => {
  const page = `
Cornèrcard     Conteggio mensile     Data del conteggio 31.03.2026     Valuta CHF
Data         Data reg.     Descrizione                         Moneta     Importo        CHF
                           Saldo precedente                                           100.00
02.03.2026   03.03.2026    Pagamento grazie                                          -100.00
05.03.2026   06.03.2026    Trenitalia Roma                     EUR          40.00      39.24
10.03.2026   11.03.2026    Coop Lugano                                                 10.00
                           Saldo a nostro favore                                       49.24
`;
  expect(readPages(page)).toMatchObject([
    { currency: 'CHF', proof: 'proven', balances: [-10000, -4924], lines: { length: 3 } },
  ]);
});

it('knows payments in Portuguese beside credits for what came in, and dollars beside won for what was paid abroad', () => {
  expect(flowOf('Pagamentos/Créditos')).toBe(1);
  expect(flowOf('Pagamentos')).toBe(-1);
  const codes = (...labels: string[]) =>
    toRows(positioned([labels.map((text, at) => [40 + 120 * at, text])])).flatMap(codesInHeader);
  expect(codes('국가', '(USD)', '수수료')).toEqual([]);
  expect(codes('Country', '(USD)', 'Fee')).toEqual(['USD']);
});

it('knows that what was paid in USD under a label is no payment out', () => {
  const labels: PlacedRow = [
    20,
    [40, 'Date'],
    [120, 'Description'],
    ['r380', 'Paid out USD'],
    ['r460', 'Paid in USD'],
    ['r555', 'Balance USD'],
  ];
  const section = only([
    [[300, '1 March 2024 to 31 March 2024']],
    labels,
    five('2 Mar 2024', 'Bakery', '10.00', '', '90.00'),
    five('3 Mar 2024', 'Salary', '', '20.00', '110.00'),
  ]);
  expect(brief(section).map(([, , amount]) => amount)).toEqual([-1000, 2000]);
});

it('takes a currency alone for the label of the amounts, and a stroke between two dates for none of their words', () => {
  const [section] = readTyped(
    typed(`
alter Saldo zum 06.04.2024     0,00
Kontoauszug
Nr.    Valuta          /    Buchungstag    Buchungstext                EUR
01     08.04.2024      /    08.04.2024     Gutschrift                  29,12
                                           EINZAHLUNG 01
02     21.04.2024      /    21.04.2024     Gutschrift                   2,50
neuer Saldo zum 30.04.2024
in EUR                                                                 31,62`),
  );
  expect(section).toMatchObject({
    proof: 'proven',
    lines: ['2024-04-08 2912 null Gutschrift EINZAHLUNG 01', '2024-04-21 250 null Gutschrift'],
  });
});
