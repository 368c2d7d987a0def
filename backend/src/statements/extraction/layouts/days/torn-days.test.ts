import { describe, expect, it } from 'vitest';
import type { Placed } from '../positioned.fixture.ts';
import { datedTexts } from '../reading.fixture.ts';
import { SAVINGS } from '../savings.fixture.ts';
import { readTyped, typed, typedAsLines } from '../typed.fixture.ts';

describe('a year in a row of its own', () => {
  const HEAD: Placed[] = [
    [40, 'Date'],
    [100, 'Description'],
    ['r390', 'Out'],
    ['r460', 'In'],
    ['r545', 'Balance'],
  ];

  it.each([14, 18])('is of the dates below it, %i points away, not of the one above', (gap) => {
    expect(
      datedTexts(
        [[40, 'Statement period 20 December 2023 to 10 January 2024']],
        HEAD,
        [
          [40, '28 Dec'],
          [100, 'Alder'],
          ['r390', '10.00'],
          ['r545', '90.00'],
        ],
        [14, [40, '29 Dec'], [100, 'Birch'], ['r390', '10.00'], ['r545', '80.00']],
        [16, [40, '2024']],
        [gap, [40, '02 Jan'], [100, 'Cedar'], ['r390', '10.00'], ['r545', '70.00']],
      ),
    ).toEqual([
      ['2023-12-28', 'Alder'],
      ['2023-12-29', 'Birch'],
      ['2024-01-02', 'Cedar'],
    ]);
  });
});

it('puts a year below the amounts of a booking together with its day', () => {
  const text = typed(SAVINGS('Institución de Banca Múltiple'));
  expect(readTyped(text)).toMatchObject([
    {
      currency: 'MXN',
      balances: [100000, 353494],
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2025-09-01 1763 101763 Net interest paid/),
        expect.stringMatching(/^2025-09-02 1731 103494 Net interest paid/),
        expect.stringMatching(/^2025-09-03 250000 353494 Deposit to "Savings"/),
      ],
    },
  ]);
});

it('takes a digit below a broken date for that of no year which is not printed', () => {
  const [section] = readTyped(
    typed(`
01/05/2024 - 31/05/2024     GBP     Opening balance 100.00    Closing balance 141.35
Date         Description                    Amount      Balance
12/05/2024   Harrogate Timber Ltd            46.20       146.20
31/05/202    Bean & Barley                   -4.85       141.35
2            transactions
`),
  );
  expect(section?.lines.every((line) => line.startsWith('2024-05'))).toBe(true);
});

it('reads days whose months and years stand below them (National Bank of Egypt)', () => {
  const page = `
Account Statement     EGP     Opening Balance 17,186.97     Closing Balance 17,586.97
Transaction Date     Value Date          Reference No     Description           Debit      Credit      Balance
07-                  07-                 TT24307K4374     Reversal POS                     1,900.00    17,586.97
November-2024        November-2024                        ZAMALEK
28- October-2024     28-                 TT24298K4078     POS Purchase          1,500.00               15,686.97
                     October-2024
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2024-10-28 -150000 1568697 POS Purchase',
        '2024-11-07 190000 1758697 Reversal POS ZAMALEK',
      ],
    },
  ]);
});

it('takes a year on a line of its own for that of the date above it, and no other word for one', () => {
  const [section] = readTyped(
    typedAsLines(`
ESTRATTO CONTO   01 set 2025 - 30 set 2025   Conto EUR
Saldo iniziale   100,00 €
DATA   TIPO   DESCRIZIONE   IN ENTRATA   IN USCITA   SALDO
01 set Pagamento
Interest payment 1,75 € 101,75 €
2025 degli interessi
02 set
Premio Saveback 1,00 € 102,75 €
2025
07 set
Carta TODIS 2,75 € 100,00 €
2025`),
  );
  expect(section?.lines).toEqual([
    '2025-09-01 175 10175 Pagamento Interest payment degli interessi',
    '2025-09-02 100 10275 Premio Saveback',
    '2025-09-07 -275 10000 Carta TODIS',
  ]);
});
