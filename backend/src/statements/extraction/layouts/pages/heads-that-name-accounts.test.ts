import { describe, expect, it } from 'vitest';
import { proveSection } from '../../index.ts';
import type { Placed, PlacedRow } from '../positioned.fixture.ts';
import { brief, FACTS, only, read } from '../reading.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

const title = (name: string, number: string): PlacedRow => [30, [40, name, 11], [200, number, 11]];

const balance = (name: string, amount: string): Placed[] => [
  [40, name],
  ['r500', amount],
];

const LABELS: PlacedRow = [
  20,
  [40, 'Date'],
  [120, 'Description'],
  ['r400', 'Amount'],
  ['r500', 'Balance'],
];

const line = (date: string, text: string, amount: string, balance = ''): Placed[] =>
  (
    [
      [40, date],
      [120, text],
      ['r400', amount],
      ['r500', balance],
    ] as Placed[]
  ).filter(([, cell]) => cell !== '');

describe('several accounts in one file', () => {
  it('are told by a number in larger print, whatever its account is called', () => {
    const { sections } = read(
      [
        FACTS,
        title('Current account', '4066799083'),
        balance('Opening balance', '10.00'),
        LABELS,
        line('2 Mar 2024', 'Bakery', '-1.00', '9.00'),
        [20, ...balance('Closing balance', '9.00')],
      ],
      [
        [[40, 'Account number: 4066799083']],
        title('Summer of next year', '8656884429'),
        [20, [40, 'Opening balance: 20.00']],
        LABELS,
        line('3 Mar 2024', 'Bakery', '-2.00', '18.00'),
        [20, [40, 'Closing balance: 18.00']],
      ],
    );
    expect(sections.map(({ label, closingMinor }) => [label, closingMinor])).toEqual([
      ['Current account 4066799083', 900],
      ['Summer of next year 8656884429', 1800],
    ]);
  });

  it('stays the one that began on the page before, whatever the head of every page names', () => {
    const head: PlacedRow = [[40, 'Account number: 4066799083']];
    const row = (code: string, date: string, amount: string, after: string) =>
      line(date, 'Bakery', `-${code} ${amount}`, `+${code} ${after}`);
    const { sections } = read(
      [
        FACTS,
        title('Current account EUR', '4066799083'),
        balance('Opening balance', '+EUR 10.00'),
        LABELS,
        row('EUR', '2 Mar 2024', '1.00', '9.00'),
      ],
      [
        head,
        LABELS,
        row('EUR', '3 Mar 2024', '1.00', '8.00'),
        [20, ...balance('Closing balance', '+EUR 8.00')],
      ],
      [
        head,
        title('Current account GBP', '2417599652'),
        balance('Opening balance', '+GBP 70.00'),
        LABELS,
        row('GBP', '3 Mar 2024', '1.00', '69.00'),
      ],
      [
        head,
        LABELS,
        row('GBP', '4 Mar 2024', '2.00', '67.00'),
        [20, ...balance('Closing balance', '+GBP 67.00')],
      ],
    );
    expect(sections.map(({ currency }) => currency)).toEqual(['EUR', 'GBP']);
    expect(sections[1]?.lines.map(({ balanceMinor }) => balanceMinor)).toEqual([6900, 6700]);
  });

  it('go on over pages whose heads name the first of them', () => {
    const head: PlacedRow = [[40, 'Account number: 7206746641']];
    const labels: PlacedRow = [20, [40, 'Date'], [120, 'Description'], ['r400', 'Amount']];
    const { sections } = read(
      [
        FACTS,
        title('Current account', '7206746641'),
        [20, [40, 'Opening balance 10.00']],
        labels,
        line('2 Mar 2024', 'Bakery', '-1.00'),
        [20, [40, 'Closing balance 9.00']],
        title('Savings account', '1182926077'),
        [20, [40, 'Opening balance 50.00']],
        labels,
        line('3 Mar 2024', 'Bakery', '-2.00'),
      ],
      [head, labels, line('4 Mar 2024', 'Rail tickets', '-3.00')],
      [head, labels, line('5 Mar 2024', 'Refund', '+4.00'), [20, [40, 'Closing balance 49.00']]],
    );
    expect(sections.map((section) => [section.lines.length, proveSection(section).state])).toEqual([
      [1, 'proven'],
      [3, 'proven'],
    ]);
  });

  it('share the habit of marks: what bears none was spent where others bear CR', () => {
    const { sections } = read([
      FACTS,
      title('Current account', '7551585886'),
      LABELS,
      line('2 Mar 2024', 'Cheque deposit', '9.00 CR', '29.00'),
      line('3 Mar 2024', 'Rail tickets', '4.00', '25.00'),
      balance('New balance', '25.00'),
      title('Savings account', '1927486525'),
      LABELS,
      line('4 Mar 2024', 'Rail tickets', '5.00', '15.00'),
      line('5 Mar 2024', 'Energy', '6.00', '9.00'),
      balance('New balance', '9.00'),
    ]);
    expect(sections.map(({ lines }) => lines.map(({ amountMinor }) => amountMinor))).toEqual([
      [900, -400],
      [-500, -600],
    ]);
  });
});

it('keeps the direction of a group over the head of a page that names the account again', () => {
  const labels: PlacedRow = [20, [40, 'Date'], [120, 'Description'], ['r400', 'Amount']];
  const section = only(
    [
      [
        [40, 'Intestatario'],
        [213, 'Numero di conto'],
      ],
      [
        [40, 'Jonas Brandt'],
        [213, '2915164893'],
      ],
      [[40, 'EUR Estratto conto']],
      [20, [40, 'Accrediti', 10]],
      labels,
      line('2 Mar 2024', 'Stipendio', '9.00'),
      [20, [40, 'Addebiti', 10]],
      labels,
      line('3 Mar 2024', 'Panificio', '1.00'),
    ],
    [[[40, 'Numero di conto: 2915164893']], labels, line('4 Mar 2024', 'Panificio', '2.00')],
  );
  expect(brief(section).map(([, , amount]) => amount)).toEqual([900, -100, -200]);
});

describe('the number of an account', () => {
  const THEIRS = 'DE89 3704 0044 0532 0130 00';
  const page = (...head: PlacedRow[]): PlacedRow[] => [
    FACTS,
    ...head,
    LABELS,
    line('2 Mar 2024', `Rent ${THEIRS}`, '-1.00', '9.00'),
    line('3 Mar 2024', `Rent ${THEIRS}`, '-1.00', '8.00'),
  ];

  it('is not one that only its bookings name', () => {
    expect(only(page()).accountHint).toBeNull();
    const own: PlacedRow = [[40, 'Account number: 4066799083']];
    expect(only(page(own)).accountHint).toBe('4066799083');
  });
});

it('reads the head of an account that goes on in its currency, whatever an overview lists last (DBS)', () => {
  const head = 'Date           Description          Withdrawal (-)     Deposit (+)     Balance';
  const first = `
DBS     Consolidated Statement     Details as at 31 Jan 2024
Deposits                   Account No.          Balance
DBS Multiplier Account     017-118240-5         SGD 60.00
DBS My Account USD         0017-004410-01-3     USD 90.00
DBS Multiplier Account     Account No. 017-118240-5
${head}
               Balance Brought Forward                                    SGD 100.00
15/01/2024     NTUC FP                       30.00                             70.00
`;
  const second = `
DBS     Consolidated Statement     Details as at 31 Jan 2024
DBS Multiplier Account (continued)     Account No. 017-118240-5
${head}
28/01/2024     TOAST BOX                     10.00                             60.00
               Total Balance Carried Forward:  40.00             0.00      SGD 60.00
DBS My Account USD     Account No. 0017-004410-01-3
${head}
               Balance Brought Forward                                     USD 80.00
20/01/2024     INWARD TT                                       10.00           90.00
               Total Balance Carried Forward:   0.00           10.00       USD 90.00
`;
  expect(readPages(first, second)).toMatchObject([
    { currency: 'SGD', proof: 'proven', balances: [10000, 6000], lines: { length: 2 } },
    { currency: 'USD', proof: 'proven', balances: [8000, 9000], lines: { length: 1 } },
  ]);
});

it('reads one account over the head of a page whose IBAN looks like the number of a card (PostFinance)', () => {
  const first = `
PostFinance     Relevé de compte     01.04.2025 - 30.04.2025
Compte     Compte privé CHF     Page 1 / 2
IBAN     CH18 0900 0000 1244 7183 6
Date        Texte                                     Crédit         Débit           Solde
            État de compte                                                        6 318.45
01.04.25    ORDRE PERMANENT                                       1 745.00        4 573.45
            Report                                      0.00      1 745.00        4 573.45
`;
  const second = `
Relevé de compte 01.04.2025 - 30.04.2025     Compte privé CHF     CH18 0900 0000 1244 7183 6     Page 2 / 2
Date        Texte                                     Crédit         Débit           Solde
            Report                                      0.00      1 745.00        4 573.45
22.04.25    CRÉDIT                                    318.60                      4 892.05
            Total                                     318.60      1 745.00
            État de compte                                                        4 892.05
`;
  expect(readPages(first, second)).toMatchObject([
    { proof: 'proven', balances: [631845, 489205], lines: { length: 2 } },
  ]);
});

it('goes on over a page whose head names the account once more by the number that others pay to', () => {
  const page = (rows: string) => `
CUIL: 27-28441190-3     CAJA DE AHORRO EN PESOS     NRO.CUENTA: 15702188430771
PERIODO: 01/02/2025 AL 28/02/2025
CBU: 0110157230015721884307     ALIAS: SILVINA.GODOY.BNA
FECHA        MOVIMIENTOS                   COMPROB.     DEBITOS      CREDITOS         SALDO
${rows}
`;
  const first =
    page(`             SALDO ANTERIOR                                                         100,00
03/02/25     CRED HABERES                      1220                     50,00        150,00
             TRANSPORTE                                                              150,00`);
  const second =
    page(`             TRANSPORTE                                                              150,00
26/02/25     COMPRA CON TARJ                 460114       30,00                      120,00
             SALDO FINAL                                  30,00         50,00        120,00`);
  expect(readTyped(typed(first, second))).toMatchObject([
    { currency: 'ARS', balances: [10000, 12000], proof: 'proven' },
  ]);
});

it('heads an account by its number at the foot of a page where the next one opens it', () => {
  const page = `
Solaris Bank     Kontoauszug Nr. 03/2024          01.03.2024 bis 31.03.2024
Girokonto IBAN: DE88100110012620447731
Beschreibung                               Verbuchungsdatum        Betrag
Alter Saldo                                01.03.2024              731,90€
An Unterkonto                              21.03.2024              -97,77€
IBAN: DE85191151199842026354
`;
  const next = `
Beschreibung                               Verbuchungsdatum        Betrag
Alter Saldo                                01.03.2024              1.000,00€
Von Girokonto                              21.03.2024              +97,77€
Neuer Saldo                                31.03.2024              1.097,77€
`;
  const accounts = [
    { balances: [73190, null], lines: ['2024-03-21 -9777 null An Unterkonto'] },
    { balances: [100000, 109777], proof: 'proven', lines: { length: 1 } },
  ];
  expect(readPages(page, next)).toMatchObject(accounts);
  const named = page.replace('\nIBAN', '\nUnterkonto IBAN');
  expect(readPages(named, next)).toMatchObject(accounts);
  expect(readPages(named, next.replace(/Alter.*\n/, ''))).toHaveLength(2);
});
