import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

it('books a transfer that is called like what a page carries, between two bookings (DKB)', () => {
  const [account] = readTyped(
    typed(
      `
Kontoauszug 3/2025
Datum        Erläuterung                               Betrag Soll EUR     Betrag Haben EUR
             Kontostand am 28.02.2025, Auszug Nr. 2                                  318,22
20.03.2025   Kartenzahlung                                     -51,62
             SHELL 0912 MICHENDORF
24.03.2025   Übertrag                                         -200,00
             Jonas Schulze-Rathenow
26.03.2025   Kartenzahlung                                     -33,70
             HORNBACH BAUMARKT AG
             Kontostand am 31.03.2025 um 18:07 Uhr                                    32,90
`,
      `
Abrechnung vom 31.03.2025 für den Zeitraum 01.01.2025 bis 31.03.2025
Zinsart                                  Zinssatz          Zinszahlen            Betrag EUR
Zinsen für eingeräumte Kontoüberziehung  9,9000%               139,64                 3,84-
`,
    ),
  );
  expect(account).toMatchObject({ balances: [31822, 3290], proof: 'proven' });
  expect(account?.lines[1]).toBe('2025-03-24 -20000 null Übertrag Jonas Schulze-Rathenow');
});

it('reads the fees of a card below a heading of what is charged (Westpac)', () => {
  const [card] = readTyped(
    typed(`
Your credit card statement, in AUD
Statement from   20 Feb 2025
Statement to     19 Mar 2025
Opening balance  AUD 100.00      Minimum payment due   AUD 42.00
Closing balance  AUD 620.45
Date of transaction   Description                          Debits/Credits
21 Feb                QANTAS AIRWAYS LTD MASCOT AUS                346.18
22 Feb                WOOLWORTHS 1287 BRUNSWICK                    114.27
10 Mar                PAYMENT BY AUTHORITY                         100.00 -
                      Sub Total:                                   360.45
Interest, Fees & Government Charges
19 Mar                ANNUAL CARD FEE                              150.00
19 Mar                ADDITIONAL CARDHOLDER FEE                     10.00
                      Sub Total:                                   160.00
                      Closing balance at 19 Mar 2025               620.45
`),
  );
  expect(card).toMatchObject({ balances: [-10000, -62045], proof: 'proven' });
  expect(card?.lines).toHaveLength(5);
});

it.each(['F.OPERAC.', 'QJXKV'])(
  'books on the days that texts begin with, under "%s", and not on those of value (Sabadell)',
  (label) => {
    const booking = (day: string, text: string, value: string, amount: string, balance: string) =>
      [
        [45, `${day} ${text}`],
        [340, value],
        ['r450', amount],
        ['r512', balance],
      ] as PlacedRow;
    const page = positioned([
      [[45, 'Extracto de cuenta EUR']],
      [
        [45, label],
        [100, 'CONCEPTO'],
        [340, 'F.VALOR'],
        [417, 'IMPORTE'],
        [488, 'SALDO'],
      ],
      [
        [100, 'SALDO ANTERIOR'],
        ['r512', '702,11'],
      ],
      booking('03-02-2025', 'TRANSFERENCIA A INMOB. GRACIA', '03-02-2025', '-650,00', '52,11'),
      booking('24-02-2025', 'COMPRA TARJ. 5402 TFL TRAVEL', '22-02-2025', '-5,95', '46,16'),
      booking('26-02-2025', 'NOMINA TALLERS MECANICS', '26-02-2025', '1.715,62', '1.761,78'),
      booking('28-02-2025', 'LIQUIDACION INTERESES', '01-03-2025', '-0,02', '1.761,76'),
      [
        [100, 'SALDO ACTUAL A 28-02-2025'],
        ['r512', '1.761,76'],
      ],
    ]);
    const [account] = readTyped(page);
    expect(account).toMatchObject({ balances: [70211, 176176], proof: 'proven' });
    const days = account?.lines.map((line) => line.slice(0, 10));
    expect(days).toEqual(['2025-02-03', '2025-02-24', '2025-02-26', '2025-02-28']);
  },
);

it('takes what is brought forward in the midst of a list for a balance, and what is called so and was held then', () => {
  const page = (name: string, figure: string) => `
Kontoauszug 3/2025     EUR
Datum        Erläuterung                Soll          Haben
01.01.2025   Alter Saldo                             318,22
20.01.2025   Kartenzahlung SHELL       51,62
01.02.2025   ${name.padEnd(24)}          ${figure}
26.02.2025   Kartenzahlung TESCO       33,70
28.02.2025   Neuer Saldo                             232,90
`;
  for (const name of ['Übertrag', 'Saldovortrag'])
    expect(readTyped(typed(page(name, '   266,60')))).toMatchObject([
      { balances: [31822, 23290], proof: 'proven', lines: { length: 2 } },
    ]);
});

it('books on the days of value where texts begin with other ones, as those of bills', () => {
  const [account] = readTyped(
    typed(`
Extracto de cuenta EUR     IBAN ES91 2100 0418 4502 0005 1332
F.VALOR                     CONCEPTO               IMPORTE          SALDO
                            SALDO ANTERIOR                          702,11
05-02-2025   28-12-2024 RECIBO AGUA                 -50,00          652,11
06-02-2025   31-12-2024 RECIBO LUZ                   -5,95          646,16
07-02-2025   31-12-2024 RECIBO GAS                  -46,16          600,00
                            SALDO FINAL                             600,00
`),
  );
  const days = account?.lines.map((line) => line.slice(0, 10));
  expect(days).toEqual(['2025-02-05', '2025-02-06', '2025-02-07']);
});

it('knows the kind of interest beside balances, and what a depot holds above them, for no other table', () => {
  for (const row of ['Zinsart: variabel', 'ISIN     Stück     Kurswert'])
    expect(
      readTyped(
        typed(`
Extra-Konto     EUR
${row}
Alter Saldo     318,22
Neuer Saldo     232,90
Datum        Erläuterung               Betrag
20.03.2025   Überweisung               -51,62
26.03.2025   Überweisung               -33,70
`),
      ),
    ).toMatchObject([{ balances: [31822, 23290], proof: 'proven' }]);
});
