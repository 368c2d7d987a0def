import { describe, expect, it } from 'vitest';
import { type Placed, type PlacedRow, positioned } from './positioned.fixture.ts';
import { labelsOf, readTyped, typed } from './typed.fixture.ts';

describe('an account', () => {
  it('has its amounts told from texts that they run into', () => {
    const row = (day: string, text: Placed, amount: string): PlacedRow => [
      [40, day],
      text,
      ['r540', amount],
    ];
    const [section] = readTyped(
      positioned([
        [
          [40, 'Kontostand am 01.04.2025'],
          ['r540', '100,00 EUR'],
        ],
        [
          [40, 'Kontostand am 30.04.2025'],
          ['r540', '125,00 EUR'],
        ],
        [
          [40, 'Buchung'],
          [120, 'Beschreibung'],
          ['r540', 'Betrag'],
        ],
        row('02.04.2025', [120, 'Lohn'], '+50,00 EUR'),
        // The text ends where the amount begins.
        row('03.04.2025', [330, 'Auf Kundenebene einbehaltene Steuer'], '-20,00 EUR'),
        row('04.04.2025', [120, 'Miete'], '-5,00 EUR'),
      ]),
    );
    expect(section).toMatchObject({
      proof: 'proven',
      lines: [
        '2025-04-02 5000 null Lohn',
        '2025-04-03 -2000 null Auf Kundenebene einbehaltene Steuer',
        '2025-04-04 -500 null Miete',
      ],
    });
  });

  it('has no bookings in the box that the head of each page brings up to date', () => {
    const page = (total: string, day: string, after: string): PlacedRow[] => [
      [
        [40, 'Kontoart'],
        ['r250', 'Gesamtgutschriften'],
        [300, 'Buchungsdatum'],
        ['r540', 'Neuer Saldo'],
      ],
      [
        [40, 'Tagesgeldkonto'],
        ['r250', total],
        [300, day],
        ['r540', after],
      ],
      [30, [40, 'Datum'], [120, 'Buchungstext'], ['r400', 'Belastungen'], ['r540', 'Gutschriften']],
      [
        [40, day],
        [120, 'Zahlungseingang'],
        ['r540', total],
      ],
    ];
    const [section] = readTyped(
      positioned(
        [[[40, 'Konto in EUR']], ...page('100,00', '24.10.2011', '100,00')],
        page('2.900,00', '27.10.2011', '3.000,00'),
        page('500,00', '28.10.2011', '3.500,00'),
      ),
    );
    expect(section?.lines).toEqual([
      '2011-10-24 10000 null Zahlungseingang',
      '2011-10-27 290000 null Zahlungseingang',
      '2011-10-28 50000 null Zahlungseingang',
    ]);
    expect(section?.balances[1]).toBe(350000);
  });

  it('has names of balances that stand no more than a blank apart', () => {
    const [section] = readTyped(
      positioned([
        [
          [40, 'Kontostand per 11.05.2023'],
          [154, 'Kontostand per 31.05.2023'],
        ],
        [
          [40, '€ 0,00'],
          [154, '€ 39,00'],
        ],
        [30, [40, 'Buchungsdatum'], ['r240', 'Betrag'], ['r300', 'Saldo'], [320, 'Buchungstext']],
        [
          [40, '15.05.2023'],
          ['r240', '40,00'],
          ['r300', '40,00'],
          [320, 'Einzahlung'],
        ],
        [
          [40, '31.05.2023'],
          ['r240', '-1,00'],
          ['r300', '39,00'],
          [320, 'Steuer'],
        ],
      ]),
    );
    expect(section).toMatchObject({ balances: [0, 3900], proof: 'proven' });
  });

  it('closes with the sum that stands under its balances', () => {
    const [section] = readTyped(
      typed(`
Konto in EUR
Datum          Zahlungsart        Eingänge   Ausgänge   Guthaben
04.09.2020     Überweisen           200,00                200,00
05.09.2020     Zinsen                 0,04                200,04
07.09.2020     Zinsen                 0,07                200,11
Gesamt                                                    200,11
`),
    );
    expect(section).toMatchObject({ proof: 'proven' });
    expect(section?.balances[1]).toBe(20011);
  });
});

it('closes an account with the balance that stands alone at the top of the next page, above the heading of another one', () => {
  const first = `
Tamar Bank     Statement period: 13 June 2019 - 12 July 2019     Account number: 1208163238
Everyday account EUR 1208163238
Date           Particulars           Amount       Balance
               Opening Balance                   4,244.23
13.06.2019     Interest paid           0.68      4,244.91
               Closing Balance                   4,244.91
Everyday account USD 3015562867
Date           Particulars           Amount       Balance
               Opening Balance                   2,848.26
13.06.2019     Rail tickets          654.85-     2,193.41
12.07.2019     Café Lumière           38.45-     2,154.96
`;
  const second = `
Tamar Bank
Account number: 1208163238
               Closing Balance                   2,154.96
Everyday account GBP 6893329169
Date           Particulars           Amount       Balance
               Opening Balance                   1,023.29
14.06.2019     Interest paid           1.00      1,024.29
               Closing Balance                   1,024.29
`;
  expect(readTyped(typed(first, second))).toMatchObject([
    { currency: 'EUR', balances: [424423, 424491], proof: 'proven' },
    { currency: 'USD', balances: [284826, 215496], proof: 'proven' },
    { currency: 'GBP', balances: [102329, 102429], proof: 'proven' },
  ]);
});

it('opens a new account with a bare nought', () => {
  const [section] = readTyped(
    typed(`
Statement period 01 Jul 24 - 30 Sep 24   AUD
Account name        SaveOne     Opening balance              0
Account number      22904417    Total credits           500.00
                                Total debits            -20.00
                                Closing balance         480.00
Date      Description                Debits    Credits    Balance
09-Jul    From: Lena Marsh                      500.00     500.00
10-Jul    To: PayID                  -20.00                480.00
`),
  );
  expect(section).toMatchObject({ balances: [0, 48000], proof: 'proven' });
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

it('goes on over the turn of a page in Norwegian', () => {
  const [section] = readTyped(
    typed(
      `
Kontoutskrift for perioden 01.01.2025 - 31.01.2025     NOK
Forklaring                            Rentedato    Ut av konto    Inn på konto    Bokført
Saldo fra kontoutskrift 31.12.2024                                      100,00
Vipps*Kari Oline Moen                 0301               30,00                       0301
Til: Boligbyggelaget                  1001                5,00                       1001
Lønn januar                           1001                                5,00       1001
Strømtv.No                            1301               10,00                       1301
Hyttetur                              1301                               10,00       1301
Overført til neste side                                                  70,00
`,
      `
Forklaring                            Rentedato    Ut av konto    Inn på konto    Bokført
Overført fra forrige side                                                70,00
Fra: Skatteetaten                     2401                               10,00       2401
Saldo i Deres favør 31.01.2025                                           80,00
`,
    ),
  );
  expect(section).toMatchObject({
    balances: [10000, 8000],
    proof: 'proven',
  });
  expect(section?.lines).toHaveLength(6);
});

it('closes an account with its sums at the top of the next page, above the heading and the table of another one', () => {
  const first = `
Example Bank                            Currency EUR
Statement period: 01/02/2026 - 28/02/2026
Everyday account 6345339192
Balance brought forward                                        100.00
Date          Description                       Out            In
05/02/2026    Bakery                            20.00
06/02/2026    Salary                                           50.00
Example Bank, 10405 Berlin                                     Page 1 of 2`;
  const second = `
Total money out                                 20.00
Total money in                                                 50.00
Balance carried forward                                        130.00
Holiday pot 3072234822
Balance brought forward                                        300.00
Date          Description                       Out            In
07/02/2026    Books                             30.00
Balance carried forward                                        270.00
Example Bank, 10405 Berlin                                     Page 2 of 2`;
  expect(readTyped(typed(first, second))).toMatchObject([
    { balances: [10000, 13000], proof: 'proven' },
    { balances: [30000, 27000], proof: 'proven', lines: ['2026-02-07 -3000 null Books'] },
  ]);
});

it('takes a number at the end of a sentence for that of no account at hand (Bank of America)', () => {
  const account = (name: string, number: string, told: string[], sums: string[]) => `
Bank of America, N.A.     Account # 4880 2217 9071     December 20, 2024 to January 21, 2025
Your ${name}                              Account number: ${number}
JAMES T CALDWELL
Account summary
Beginning balance on December 20, 2024      $${sums[0]}      ${told[0]}
Deposits and other additions                  ${sums[1]}      ${told[1]}
ATM and debit card subtractions              -${sums[2]}
Other subtractions                             -0.00
Checks                                         -0.00
Service fees                                   -0.00
Ending balance on January 21, 2025          $${sums[3]}
Deposits and other additions
Date          Description                              Amount
01/02/25      Deposit                                  ${sums[1]}
ATM and debit card subtractions
Date          Description                              Amount
01/10/25      Payment                                 -${sums[2]}
`;
  const checking = account(
    'Adv Plus Banking',
    '4880 2217 9071',
    ['Your account has overdraft protection provided by', 'deposit account number 4880 3390 5528.'],
    ['2,841.66', '500.00', '120.00', '3,221.66'],
  );
  const savings = account(
    'Advantage Savings',
    '4880 3390 5528',
    ['', ''],
    ['5,120.33', '300.00', '450.00', '4,970.33'],
  );
  const overview = `
Bank of America, N.A.     Your combined statement     for December 20, 2024 to January 21, 2025
Your deposit accounts        Account/plan number      Ending balance      Details on
Adv Plus Banking             4880 2217 9071                $3,221.66      Page 3
Advantage Savings            4880 3390 5528                $4,970.33      Page 5
Total balance                                              $8,191.99
`;
  const text = typed(overview, checking, savings);
  expect(labelsOf(text)).toEqual([
    'Your Adv Plus Banking Account number: 4880 2217 9071',
    'Your Advantage Savings Account number: 4880 3390 5528',
  ]);
  expect(readTyped(text)).toMatchObject([
    { balances: [284166, 322166], proof: 'proven', lines: { length: 2 } },
    { balances: [512033, 497033], proof: 'proven', lines: { length: 2 } },
  ]);
});
