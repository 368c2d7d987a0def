import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from './positioned.fixture.ts';
import { labelsOf, readTyped, typed } from './typed.fixture.ts';

const read = (...pages: string[]) => readTyped(typed(...pages));

it('gives each space its own balances, be its box right behind its table or among those of all on the last page (N26)', () => {
  const head = 'Beschreibung                    Verbuchungsdatum       Betrag';
  const booking = (text: string, day: string, amount: string) =>
    `${text.padEnd(32)}${day.padEnd(23)}${amount}`;
  const box = (name: string, opening: string, closing: string) => `
${name}
Dein alter Kontostand                                  ${opening}
Dein neuer Kontostand                                  ${closing}
`;
  const account = `
N26     IBAN: DE88 1001 1001 2620 4477 31
Kontoauszug Nr. 03/2024
01.03.2024 bis 31.03.2024
${head}
${booking('EDEKA NEUKOELLN', '12.03.2024', '-50,41€')}
${booking('Nach Space Urlaub', '19.03.2024', '-20,00€')}
`;
  const space = (name: string, amount: string) => `
N26     IBAN: DE88 1001 1001 2620 4477 31
Space Kontoauszug Nr. 03/2024
${name}
01.03.2024 bis 31.03.2024
${head}
${booking('Von Hauptkonto', '19.03.2024', amount)}
`;
  const last = `
Zusammenfassung
01.03.2024 bis 31.03.2024
${box('Hauptkonto', '+731,90€', '+661,49€')}
${box('Space Urlaub', '+640,00€', '+660,00€')}
${box('Space Notgroschen', '+100,00€', '+175,00€')}
`;
  const pages = [account, space('Urlaub', '+20,00€'), space('Notgroschen', '+75,00€'), last];
  expect(read(...pages)).toMatchObject([
    { proof: 'proven', balances: [73190, 66149], lines: { length: 2 } },
    { proof: 'proven', balances: [64000, 66000], lines: { length: 1 } },
    { proof: 'proven', balances: [10000, 17500], lines: { length: 1 } },
  ]);
  expect(labelsOf(typed(...pages)).slice(1)).toEqual(['Urlaub', 'Notgroschen']);
  const behind = [
    `${account}${box('Zusammenfassung', '+731,90€', '+661,49€')}`,
    `${space('Urlaub', '+20,00€')}${box('Zusammenfassung', '+640,00€', '+660,00€')}`,
  ];
  expect(read(...behind)).toMatchObject([
    { proof: 'proven', balances: [73190, 66149], lines: { length: 2 } },
    { proof: 'proven', balances: [64000, 66000], lines: { length: 1 } },
  ]);
});

it('takes a pot with a table of its own for an account (Monzo)', () => {
  const page = `
monzo     Personal Account statement     01/08/2024 - 31/08/2024     Account number: 38820147
Personal Account balance     £60.00
Balance in Pots              £832.44
Date           Description                  (GBP) Amount     (GBP) Balance
31/08/2024     DELIVEROO LONDON                   -35.00             60.00
09/08/2024     PRET A MANGER                      -22.00             95.00
02/08/2024     BOOTS LONDON                        -3.00            117.00
Pot statement: Holiday
Regular Pot with Monzo. 01/08/2024 - 31/08/2024
Pot balance £832.44
Date           Description                  (GBP) Amount     (GBP) Balance
29/08/2024     Transfer from main account         200.00            832.44
11/08/2024     Transfer to main account           -75.00            632.44
`;
  expect(read(page)).toMatchObject([
    { proof: 'proven', lines: { length: 3 } },
    { lines: ['2024-08-11 -7500 63244 Transfer to main account', expect.any(String)] },
  ]);
});

it('tells two pots of one page apart by the names above their kinds (Monzo)', () => {
  const head = 'Date           Description               (GBP) Amount     (GBP) Balance';
  const page = `
monzo     Personal Account statement     01/11/2025 - 30/11/2025
£59.90                       £1,391.54
Personal Account balance     Balance in Pots
(Excluding all Pots)
Sort code: 04-00-04     Account number: 52190887
${head}
30/11/2025     TFL TRAVEL BRISTOL               -29.30             59.90
28/11/2025     PRET A MANGER                     -7.90             89.20
27/11/2025     Transfer to Pot                  -10.00             97.10
`;
  const pots = `
Pot statement
01/11/2025 - 30/11/2025
Holiday
Type: Savings Pot (Paragon Bank)     Pot balance: £1,333.44
${head}
30/11/2025     Interest earned                    3.04          1,333.44
27/11/2025     Transfer from Account             10.00          1,330.40
Bills
Type: Regular Pot     Pot balance: £58.10
${head}
27/11/2025     Transfer from Account             10.00             58.10
22/11/2025     Transfer to Account              -45.00             48.10
`;
  expect(read(page, pots)).toMatchObject([
    { proof: 'proven', balances: [null, 5990], lines: { length: 3 } },
    { proof: 'proven', balances: [null, 133344], lines: { length: 2 } },
    { proof: 'proven', balances: [null, 5810], lines: { length: 2 } },
  ]);
  expect(labelsOf(typed(page, pots)).slice(1)).toEqual(['Holiday', 'Bills']);
});

it('finds the balances of spaces in boxes of their names on the last page (N26)', () => {
  const alone = (text: string, distance = 12): PlacedRow => [distance, [44, text]];
  const head: PlacedRow = [
    [44, 'Description'],
    [390, 'Date de réservation'],
    ['r552', 'Montant'],
  ];
  const booking = (text: string, day: string, amount: string): PlacedRow => [
    [44, text],
    [390, day],
    ['r552', amount],
  ];
  const box = (opening: string, closing: string): PlacedRow[] => [
    [
      [44, 'Ancien solde'],
      ['r552', opening],
    ],
    [
      [44, 'Votre nouveau solde'],
      ['r552', closing],
    ],
  ];
  const text = positioned(
    [
      alone('Relevé de compte N26'),
      alone("01.11.2025 jusqu'au 30.11.2025"),
      alone('Compte principal', 30),
      head,
      booking('SNCF CONNECT', '02.11.2025', '-39,83€'),
      booking('Vers Vacances', '03.11.2025', '-150,00€'),
      ...box('418,23€', '228,40€'),
    ],
    [
      alone('Relevé Espace N26'),
      alone("01.11.2025 jusqu'au 30.11.2025"),
      alone('Vacances', 30),
      head,
      booking('De Compte principal', '03.11.2025', '+150,00€'),
      alone('Impôts', 40),
      head,
      booking('De Compte principal', '03.11.2025', '+90,00€'),
    ],
    [
      alone("Espaces vue d'ensemble N26"),
      alone('Vacances', 30),
      ...box('760,00€', '910,00€'),
      alone('Impôts', 30),
      ...box('1.080,50€', '1.170,50€'),
    ],
  );
  expect(readTyped(text)).toMatchObject([
    { proof: 'proven', balances: [41823, 22840] },
    { proof: 'proven', balances: [76000, 91000] },
    { proof: 'proven', balances: [108050, 117050] },
  ]);
});

it('gives an account the row of its owner among those that are called alike (Revolut)', () => {
  const page = (owner: string) => `
Revolut Ltd     GBP Statement     Account Number     12345678
Balance summary
Product                      Opening balance     Money out     Money in     Closing balance
Account (e-money)            £10.00              £13.00        £20.00       £17.00
Account (e-money)            £2.00               £1.00         £0.00        £1.00
${owner}
Total                        £12.00              £14.00        £20.00       £18.00
Account transactions from 1 Jan 2024 to 31 Jan 2024
Date           Description           Money out     Money in     Balance
2 Jan 2024     Acme Ltd                            £20.00       £30.00
3 Jan 2024     Cash withdrawal       £13.00                     £17.00
Alex's account transactions from 1 Jan 2024 to 31 Jan 2024
Date           Description           Money out     Money in     Balance
2 Jan 2024     Bookshop              £1.00                      £1.00
`;
  expect(read(page('Alex Example'))).toMatchObject([
    { balances: [1000, 1700], proof: 'proven' },
    { balances: [200, 100], proof: 'proven' },
  ]);
  expect(read(page('Kim Example'))[1]).toMatchObject({ proof: 'not_provable' });
});
