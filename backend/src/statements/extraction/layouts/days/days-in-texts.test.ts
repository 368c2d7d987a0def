import { expect, it } from 'vitest';
import { type Placed, type PlacedRow, positioned } from '../positioned.fixture.ts';
import { only } from '../reading.fixture.ts';
import { linesRead, readTyped, typed } from '../typed.fixture.ts';

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

it('parts no figure of a text from the time in front of it', () => {
  const row = (day: string, ...text: Placed[]): PlacedRow => [
    [43, day],
    ...text,
    ['r260', '-10,00'],
  ];
  const section = only([
    [[40, 'Account statement PLN']],
    [[40, 'Opening balance 1.000,00']],
    [
      [43, 'Date'],
      [125, 'Description'],
      ['r260', 'Amount'],
    ],
    row('01.03.2024', [190, '14:20'], [214, '12,50']),
    row('02.03.2024', [125, 'Zakup']),
    [[40, 'Closing balance 980,00']],
  ]);
  expect(section.lines.map(({ amountMinor }) => amountMinor)).toEqual([-1000, -1000]);
});

it('keeps a day with its time in one word, and the period of a charge, in the text of a booking', () => {
  const page = `
Kontoauszug vom 27.02.2026    Kontowährung EUR
Angaben zu den Umsätzen                   Valuta      zu Ihren Lasten     zu Ihren Gunsten
Alter Kontostand vom 30.01.2026                                                   500,00
Buchungsdatum: 05.02.2026
TANKSTELLE METZINGEN                      05.02              69,21-
2026-02-04T17:22:11 KFN 1
Kartenzahlung
Buchungsdatum: 27.02.2026
ZINSEN                                    27.02              22,87-
30.01.2026 - 27.02.2026 9,80 % P.A.
Neuer Kontostand vom 27.02.2026                                                   407,92
`;
  expect(linesRead(page)).toEqual([
    '2026-02-05 -6921 null TANKSTELLE METZINGEN 2026-02-04T17:22:11 KFN 1 Kartenzahlung',
    '2026-02-27 -2287 null ZINSEN 30.01.2026 - 27.02.2026 9,80 % P.A.',
  ]);
});

it('keeps a day that stands in the text of a booking far in front of the column of value days (LCL)', () => {
  const booking = (day: string, text: Placed[], value: string, amount: Placed): Placed[] => [
    [42, day],
    [80, 'CB FNAC BERCY'],
    ...text,
    [350, value],
    amount,
  ];
  const page = positioned([
    [[40, 'RELEVE DE COMPTE EUR du 01.12.2025 au 31.12.2025']],
    [
      [44, 'DATE'],
      [82, 'LIBELLE'],
      [352, 'VALEUR'],
      ['r468', 'DEBIT'],
      ['r540', 'CREDIT'],
    ],
    [
      [82, 'ANCIEN SOLDE'],
      ['r540', '100,00'],
    ],
    booking('22.12', [[200, '20/12/25']], '22.12.25', ['r468', '49,99']),
    booking('26.12', [[200, '24/12/25 CREDIT']], '26.12.25', ['r540', '49,99']),
    [
      [82, 'SOLDE EN EUROS'],
      ['r540', '100,00'],
    ],
  ]);
  expect(readTyped(page)[0]?.lines).toEqual([
    '2025-12-22 -4999 null CB FNAC BERCY 20/12/25',
    '2025-12-26 4999 null CB FNAC BERCY 24/12/25 CREDIT',
  ]);
});
