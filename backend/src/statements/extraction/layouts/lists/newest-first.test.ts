import { describe, expect, it } from 'vitest';
import { proveSection } from '../../index.ts';
import { type Placed, positioned } from '../positioned.fixture.ts';
import { FACTS, FIVE, five, only } from '../reading.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('reads what the account holds in a box above a newest-first list, with more below it (CaixaBank)', () => {
  const page = positioned([
    [
      [40, 'CaixaBank'],
      [336, 'Extracto de movimientos de cuenta'],
    ] as Placed[],
    [
      [40, 'IBAN'],
      [110, 'ES21 2100 0418 8102 0044 1882'],
      [380, 'Saldo a 31/03/2025'],
    ] as Placed[],
    [
      [40, 'BIC/SWIFT'],
      [110, 'CAIXESBBXXX'],
      [457, '2.191,22 EUR'],
    ] as Placed[],
    [
      [40, 'Oficina'],
      [110, '0418 - BCN RDA. UNIVERSITAT'],
      [380, 'Saldo disponible'],
      [495, '2.167,82 EUR'],
    ] as Placed[],
    [
      [42, 'Fecha'],
      [104, 'Fecha valor'],
      [166, 'Movimiento'],
      [449, 'Importe'],
      [530, 'Saldo'],
    ] as Placed[],
    ...(
      [
        ['31/03/2025', 'CUOTA MANTENIMIENTO', '-60,00 EUR', '2.191,22 EUR'],
        ['28/03/2025', 'NOMINA', '+1.864,90 EUR', '2.251,22 EUR'],
        ['26/03/2025', 'TMB BARCELONA', '-33,60 EUR', '386,32 EUR'],
      ] as const
    ).map(
      ([day, text, amount, balance]) =>
        [
          [42, day],
          [104, day],
          [166, text],
          ['r485', amount],
          ['r555', balance],
        ] as Placed[],
    ),
  ]);
  expect(readTyped(page)).toMatchObject([
    { balances: [null, 219122], proof: 'proven', lines: { length: 3 } },
  ]);
});

it('closes with what the account holds by the bare name of a balance above a newest-first list (Santander in Spain)', () => {
  const page = (held: string) => `
CUENTA SMART: ES57 0049 1811 2629 1034 5512                          Saldo           ${held} EUR
Titular: ALVARO REY DOMINGUEZ                                        Retenciones         0,00 EUR
Movimientos del 01/05/2026 al 31/05/2026
F. Contable     Concepto                                                Importe              Saldo
28/05/2026      Nomina De Grupo Editorial Norte                    1.962,41 EUR       1.576,16 EUR
27/05/2026      Compra Internet En Amazon, Tarjeta 548930, Comision  -57,84 EUR        -386,25 EUR
26/05/2026      0,00
26/05/2026      Pago Movil En Emt Madrid, Tarjeta 54893, Comision     -8,12 EUR        -328,41 EUR
25/05/2026      0,00
22/05/2026      Pago Movil En Metro Madrid                           -12,20 EUR        -320,29 EUR
`;
  expect(readTyped(typed(page('1.576,16')))).toMatchObject([
    { balances: [null, 157616], proof: 'proven', lines: { length: 4 } },
  ]);
  expect(readTyped(typed(page('1.567,16')))).toMatchObject([
    { balances: [null, null], proof: 'not_provable', lines: { length: 4 } },
  ]);
});

it('reads days that are printed newest first with the bookings of each oldest first', () => {
  const page = `
Período            01/09/2026 até 30/09/2026
Saldo anterior     R$ 100,00 C
Data/Hora                    Histórico/Complemento     Valor          Saldo
29/09/2026 - 07:15:22        PAGAMENTO TELEFONE         10,00 D       80,00 C
29/09/2026 - 12:36:48        DEB PIX CHAVE              20,00 D       60,00 C
29/09/2026 - 00:00:00        SALDO DIA                   0,00 C       60,00 C
25/09/2026 - 05:27:51        MENSALIDADE CESTA           5,00 D       95,00 C
25/09/2026 - 09:27:51        TAR PIX                     5,00 D       90,00 C
25/09/2026 - 00:00:00        SALDO DIA                   0,00 C       90,00 C
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'not_provable',
      lines: [
        '2026-09-25 -500 9500 MENSALIDADE CESTA',
        '2026-09-25 -500 9000 TAR PIX',
        '2026-09-29 -1000 8000 PAGAMENTO TELEFONE',
        '2026-09-29 -2000 6000 DEB PIX CHAVE',
      ],
    },
  ]);
});

it.each([
  ['with its number', 'Current account 7709724492', 'Savings account 8130562037'],
  ['without one', 'Current account', 'Savings account'],
])(
  'proves nothing of the second of two accounts under its closing balance, %s',
  (_how, one, two) => {
    const page = `
Account statement EUR     1 January 2025 to 31 January 2025

${one}
Date           Description             Amount
               Closing balance         500.00
20 Jan 2025    Groceries               -10.00
16 Jan 2025    Salary                   60.00
Total out: 10.00
Total in: 60.00


${two}
Date           Description             Amount
               Closing balance       7,000.00
19 Jan 2025    Rent                   -100.00
15 Jan 2025    Interest                 40.00
14 Jan 2025    Repairs                 -25.00
Total out: 125.00
Total in: 40.00
`;
    const sections = readTyped(typed(page));
    expect(sections.map(({ proof }) => proof)).not.toContain('proven');
    expect(sections.map(({ balances }) => balances)).toEqual([
      [null, 50000],
      [null, 700000],
    ]);
  },
);

it('tells by the columns of two lines of one day and one amount that the newest stands first', () => {
  const page = `
Account statement EUR     1 December 2018 to 31 December 2018
Date            Description         Paid in      Paid out       Balance
05 Dec 2018     Mobile bill                        829.00      2,876.45
05 Dec 2018     Phone bill                         829.00      3,705.45
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2018-12-05 -82900 370545 Phone bill',
    '2018-12-05 -82900 287645 Mobile bill',
  ]);
});

it('tells by the signs of two lines of one day and one amount that the newest stands first', () => {
  const page = `
Account statement EUR     1 January 2020 to 31 January 2020
Date            Description              Amount        Balance
16 Jan 2020     Yoga studio              -77.90        -348.64
16 Jan 2020     Yoga class               -77.90        -270.74
Closing balance                                        -348.64
`;
  expect(readTyped(typed(page))[0]).toMatchObject({
    lines: ['2020-01-16 -7790 -27074 Yoga class', '2020-01-16 -7790 -34864 Yoga studio'],
    balances: [null, -34864],
  });
});

it('opens each of two accounts with what was brought forward below its bookings', () => {
  const account = (
    name: string,
    opening: string,
    between: string,
    paid: string,
    closing: string,
  ) => `
${name}
Date            Description              Amount        Balance
31 Jan 2026     Baki akhir                              ${closing}
16 Jan 2026     Yoga studio               ${paid}        ${closing}
14 Jan 2026     Salary                     5.00        ${between}
                Halden Sdn Bhd
02 Jan 2026     Baki b/f                                ${opening}
`;
  const page = `
Account statement EUR     1 January 2026 to 31 January 2026
${account('Current account 7709724492', '100.00', '105.00', '10.00', ' 95.00')}
${account('Savings account 8130562037', '300.00', '305.00', '20.00', '285.00')}
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', balances: [10000, 9500], lines: { length: 2 } },
    { proof: 'proven', balances: [30000, 28500], lines: { length: 2 } },
  ]);
});

it('opens the next account with what is brought forward below its name, though the one before it closes above that', () => {
  expect(
    readTyped(
      typed(`
First Ferry Bank     Your current account statement
From 01/01/2022 to 31/01/2022     Currency: CAD
Savings account   4611829737
Balance brought forward: 2,682.43
Details                    Amounts deposited     Amounts withdrawn     Transaction Date
Credit Union Cafe                                          -906.74     28th Jan
Transfer from A Lindqvist             820.85                           22nd Jan
Corner Bakery Leeds                                       -1,282.96    11th Jan
Balance carried forward: 1,313.58
Holiday pot   7704117234
Balance brought forward: 3,652.03
Details                    Amounts deposited     Amounts withdrawn     Transaction Date
New Balance Shoes                                           -98.80     28th Jan
Salary Halden Ltd                   2,348.51                           21st Jan
Monthly account fee                                         -56.57     2nd Jan
Balance carried forward: 5,845.17
`),
    ),
  ).toMatchObject([
    { balances: [268243, 131358], proof: 'proven', lines: { length: 3 } },
    { balances: [365203, 584517], proof: 'proven', lines: { length: 3 } },
  ]);
});

describe('newest first', () => {
  it('what stands above the first booking closes, whatever it is called', () => {
    const section = only([
      FACTS,
      FIVE,
      five('', 'Balance carried forward', '', '', '8.00'),
      five('3 Mar 2024', 'Bakery', '1.00', '', '8.00'),
      five('2 Mar 2024', 'Bakery', '1.00', '', '9.00'),
      five('', 'Balance brought forward', '', '', '10.00'),
    ]);
    expect([section.openingMinor, section.closingMinor]).toEqual([1000, 800]);
    expect(proveSection(section).state).toBe('proven');
  });

  it('goes on over the turn of a year', () => {
    const section = only([
      [
        [40, 'Currency: EUR'],
        [300, '15 December 2023 to 14 January 2024'],
      ],
      FIVE,
      five('', 'Balance carried forward', '', '', '8.00'),
      five('03/01', 'Bakery', '1.00', '', '8.00'),
      five('20/12', 'Bakery', '1.00', '', '9.00'),
      five('', 'Balance brought forward', '', '', '10.00'),
    ]);
    expect([section.openingMinor, section.closingMinor]).toEqual([1000, 800]);
  });
});

it('takes a period beside a limit above the list for no booking behind its closing balance (C24)', () => {
  const page = `
C24 Smartkonto     IBAN: DE94 5002 4024 0118 8220 71
Kontoauszug 09/2023                         Kontostand                            137,00 €
01.09.2023 - 30.09.2023                     Eingeräumter Dispokredit            1.000,00 €
Transaktionsübersicht
Buchung     Valuta     Transaktionsinformation                                      Betrag
29.09.      29.09.     Lastschrift Vodafone                                      - 64,00 €
28.09.      28.09.     Überweisung Nordwind                                     + 101,00 €
Zusammenfassung
Startsaldo                                                                        100,00 €
Endsaldo                                                                          137,00 €
`;
  expect(readPages(page)).toMatchObject([{ balances: [10000, 13700], proof: 'proven' }]);
});
