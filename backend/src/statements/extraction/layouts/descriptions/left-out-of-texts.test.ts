import { describe, expect, it } from 'vitest';
import { type Placed, positioned } from '../positioned.fixture.ts';
import { datedTexts, FACTS, only } from '../reading.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('leaves the currency of the account out of the texts, and knows a balance by how its name ends', () => {
  const [section] = readTyped(
    typed(`
2026-01-01 -- 2026-01-31
记账日期        货币      交易金额      联机余额      交易摘要
2026-01-03     CNY     -45.00       55.00     快捷支付
2026-01-09     CNY     100.00      155.00     代发工资
`),
  );
  expect(section?.lines).toEqual([
    '2026-01-03 -4500 5500 快捷支付',
    '2026-01-09 10000 15500 代发工资',
  ]);
});

describe('a column of references', () => {
  const HEAD: Placed[] = [
    [40, 'Date'],
    [100, 'Narration'],
    [260, 'Chq./Ref.No.'],
    ['r420', 'Withdrawal Amt.'],
    ['r490', 'Deposit Amt.'],
    ['r560', 'Closing Balance'],
  ];

  it('is no part of a description, whose next lines are found', () => {
    expect(
      datedTexts(
        HEAD,
        [
          [40, '01/03/2024'],
          [100, 'UPI-ALDER-'],
          [260, '0000123456'],
          ['r420', '10.00'],
          ['r560', '90.00'],
        ],
        [10, [100, 'HOUSE RENT'], [260, '789']],
        [10, [100, 'FLAT 2']],
        [
          16,
          [40, '02/03/2024'],
          [100, 'NEFT BIRCH'],
          [260, '0000654321'],
          ['r490', '5.00'],
          ['r560', '95.00'],
        ],
      ),
    ).toEqual([
      ['2024-03-01', 'UPI-ALDER- HOUSE RENT FLAT 2'],
      ['2024-03-02', 'NEFT BIRCH'],
    ]);
  });

  it('names a booking that has no other name', () => {
    expect(
      datedTexts(HEAD, [
        [40, '01/03/2024'],
        [260, 'CHQ 123456'],
        ['r420', '10.00'],
        ['r560', '90.00'],
      ]),
    ).toEqual([['2024-03-01', 'CHQ 123456']]);
  });

  it('leaves a text alone that runs into it', () => {
    const long = 'PAYMENT TO ALDER AND SONS OF THE OLD MILL LANE 22';
    expect(
      datedTexts(HEAD, [
        [40, '01/03/2024'],
        [100, long],
        ['r420', '10.00'],
        ['r560', '90.00'],
      ]),
    ).toEqual([['2024-03-01', long]]);
  });
});

describe('a column of codes behind the descriptions', () => {
  it('stands behind all lines of a description, and does not end them', () => {
    const head: Placed[] = [
      [40, 'Date'],
      [100, 'Description'],
      [300, 'Chq/Ref No'],
      ['r460', 'Amount'],
      ['r545', 'Balance'],
    ];
    expect(
      datedTexts(
        head,
        [
          [40, '01/03/2024'],
          [100, 'Alder'],
          [300, 'DD'],
          ['r460', '-10.00'],
          ['r545', '90.00'],
        ],
        [10, [100, 'Road 22']],
        [
          16,
          [40, '02/03/2024'],
          [100, 'Birch'],
          [300, 'SO'],
          ['r460', '-10.00'],
          ['r545', '80.00'],
        ],
      ),
    ).toEqual([
      ['2024-03-01', 'Alder Road 22 DD'],
      ['2024-03-02', 'Birch SO'],
    ]);
  });
});

it('leaves out ticks of a symbol font and the number of a batch', () => {
  const page = `
Relevé de compte EUR     du 01/03/2025 au 31/03/2025
Date        Libellé                     Débit        Crédit
03/03/2025  Prlv Assurances      ¨      61,84
04/03/2025  Virement Emis      PN:931    90,00
            Loyer Mars
05/03/2025  Virement Recu        ¨                   182,37
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      lines: [
        '2025-03-03 -6184 null Prlv Assurances',
        '2025-03-04 -9000 null Virement Emis Loyer Mars',
        '2025-03-05 18237 null Virement Recu',
      ],
    },
  ]);
});

it('leaves the numbers of the bank out of the texts, though the foot of the page stands at their place', () => {
  const rows = Array.from({ length: 12 }, (_, index) => {
    const day = String(index + 1).padStart(2, '0');
    return `${day}/03/2025     COMPRA POS          1148062${day}      1.00                   ${(99 - index).toFixed(2)}`;
  });
  const page = `
ESTADO DE CUENTA     01/03/2025 al 31/03/2025     MONEDA     USD
FECHA          DESCRIPCION         REFERENCIA     CARGOS     ABONOS     SALDO
               SALDO ANTERIOR                                           100.00
${rows.join('\n')}
               SALDO FINAL                                               88.00
Banco          SV                  Bulevar                              2210.00
`;
  const [section] = readTyped(typed(page));
  expect(section?.lines[0]).toBe('2025-03-01 -100 9900 COMPRA POS');
});

it('reads a code in a column of its own before a text that began above it', () => {
  const section = only([
    FACTS,
    [20, [40, 'Date'], [85, 'Type'], [140, 'Description'], ['r460', 'Amount'], ['r555', 'Balance']],
    [24, [140, 'Refund']],
    [6, [40, '2 Mar'], [85, 'TFR'], ['r460', '+10.00'], ['r555', '90.00']],
    [6, [150, 'USD 12.40 @ 1.2400']],
    [24, [40, '3 Mar'], [85, 'BP'], [140, 'Bakery'], ['r460', '-10.00'], ['r555', '80.00']],
  ]);
  expect(section.lines[0]?.description).toBe('TFR Refund USD 12.40 @ 1.2400');
});

it('takes no share that was paid back, in front of its amount, for text (Apple Card)', () => {
  const page = `
Apple Card Customer     Statement     Minimum Payment Due     $25.00     Oct 1 — Oct 31, 2025     USD
Date           Description                                Daily Cash           Amount
10/01/2025     APPLE.COM/BILL ONE APPLE PARK WAY     3%        $0.33           $10.99
10/04/2025     ACE HDWE VACAVILLE CA USA             2%        $0.56           $28.07
10/24/2025     APPLE STORE (RETURN)                 -3%        $3.87         -$129.00
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2025-10-01 -1099 null APPLE.COM/BILL ONE APPLE PARK WAY',
    '2025-10-04 -2807 null ACE HDWE VACAVILLE CA USA',
    '2025-10-24 12900 null APPLE STORE (RETURN)',
  ]);
});

it('leaves the day of value below that of booking out of a text, and not the line beside it (Santander)', () => {
  const page = positioned([
    [
      [45, 'Movimientos de cuenta'],
      [140, 'Periodo: 01/08/2025 - 31/08/2025'],
    ],
    [20, [50, 'Fecha operación'], [150, 'Operación'], ['r460', 'Importe'], ['r545', 'Saldo']],
    [
      20,
      [50, '28/08/2025'],
      [150, 'Compra Condis, Tarjeta'],
      ['r460', '-42,68 EUR'],
      ['r545', '798,31 EUR'],
    ],
    [11, [50, 'Fecha valor: 27/08/2025'], [150, '5402XXXXXXXX4471']],
    [20, [50, '21/08/2025'], [150, 'Compra Glovo'], ['r460', '-57,17 EUR'], ['r545', '840,99 EUR']],
    [11, [50, 'Fecha valor: 20/08/2025']],
  ]);
  expect(readTyped(page)[0]?.lines).toEqual([
    '2025-08-21 -5717 84099 Compra Glovo',
    '2025-08-28 -4268 79831 Compra Condis, Tarjeta 5402XXXXXXXX4471',
  ]);
});

it('keeps a day that stands behind a text in it, where the booking has its own (FNB)', () => {
  const page = `
FNB Aspire Current Account : 62884410937     Statement Period : 31 January 2024 to 29 February 2024     ZAR
Opening Balance     1,000.00Cr
Closing Balance       339.65Cr
Date      Description                                                              Amount       Balance
02 Feb    POS Purchase Woolworths Gardens     448102*7719     31 Jan               612.35      387.65Cr
03 Feb    POS Purchase Bootlegger Coffee      448102*7719     01 Feb                48.00      339.65Cr
`;
  expect(readPages(page)[0]?.lines[0]).toBe(
    '2024-02-02 -61235 38765 POS Purchase Woolworths Gardens 448102*7719 31 Jan',
  );
});

it('leaves what an account holds between its bookings out of their texts (Société Générale, Bank of Ireland)', () => {
  const french = `
RELEVÉ DE COMPTE     du 06/02/2024 au 06/03/2024     EUR
Date           Valeur         Nature de l'opération                   Débit      Crédit
                              SOLDE PRÉCÉDENT AU 06/02/2024                     1.339,45
28/02/2024     28/02/2024     VIR RECU 4471209933S                              1.464,18
                              MOTIF: SALAIRE
                              *** SOLDE AU 29/02/2024 + 2.803,63 ***
01/03/2024     01/03/2024     VIR PERM                                810,00
                              NOUVEAU SOLDE AU 06/03/2024                     + 1.993,63
`;
  const irish = `
Bank of Ireland     Current Account     EUR
Date           Transaction details          Payments - out     Payments - in       Balance
12 Dec 2022    BALANCE FORWARD                                                     270.09
13 Dec 2022    POS12DEC DUNNES                       41.23                         228.86
14 Dec 2022    DEASP CHILD BENEFIT                                    280.00
               SUBTOTAL:                                                           508.86
`;
  expect(readPages(french)[0]?.lines[0]).toMatch(/SALAIRE$/);
  expect(readPages(irish)[0]?.lines.at(-1)).toBe('2022-12-14 28000 50886 DEASP CHILD BENEFIT');
});
