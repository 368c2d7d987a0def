import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from '../positioned.fixture.ts';
import { readAsLines, readPages, readTyped } from '../typed.fixture.ts';

/** The texts of the lines of the first section. */
const textsOf = (sections: { lines: string[] }[]) =>
  sections[0]?.lines.map((line) => line.split(' ').slice(3).join(' '));

it('skips no balance that an account holds, beside the lowest one of the month or below figures of others', () => {
  const page = (names: string, figures: string) => `
TD Canada Trust     Statement of Account     Statement From - To NOV 29/24 - DEC 31/24     CAD
Description           Withdrawals       Deposits     Date      Balance
STARTING BALANCE                                     NOV29       61.70
TIM HORTONS                  4.87                    DEC17       56.83
NORTHERN AIR                           1,742.33      DEC19    1,799.16

${names}
${figures}
`;
  for (const [names, figures] of [
    ['Monthly Minimum Balance      Account Balance', '19.35                        704.18'],
    ['Balance now                  Monthly Minimum Balance', '704.18                       19.35'],
    ['Monthly Minimum Balance      Average Credit Balance', '19.35    24   704.16         704.18'],
  ] as const)
    expect(readPages(page(names, figures))[0]?.proof).toBe('not_provable');
});

it('takes the day that heads every page for no heading of bookings, where a page goes on without labels', () => {
  const labels: PlacedRow = [20, [58, 'Text'], [396, 'Betrag'], [480, 'Saldo']];
  const booked = (amount: string, balance: string): PlacedRow => [
    20,
    [58, 'Überweisung'],
    [420, amount],
    [500, balance],
  ];
  const day = (number: string): PlacedRow => [20, [58, `${number}. Juli 2018`]];
  const head: PlacedRow = [[58, '31. Juli 2018']];
  const [, second] = readTyped(
    positioned(
      [
        [[58, 'Musterbank AG']],
        [20, [58, 'Zeitraum: 1. Juli 2018 - 31. Juli 2018'], [344, 'Währung EUR']],
        [20, [58, 'Girokonto'], [141, '1093841242']],
        [20, [58, 'Alter Saldo'], [500, '100,00']],
        labels,
        day('2'),
        booked('-10,00', '90,00'),
      ],
      [
        head,
        day('15'),
        booked('-20,00', '70,00'),
        [20, [58, 'Neuer Saldo'], [500, '70,00']],
        [20, [58, 'Tagesgeldkonto'], [178, '7464372461']],
        [20, [58, 'Alter Saldo'], [500, '50,00']],
        labels,
        day('4'),
        booked('-1,00', '49,00'),
      ],
      [
        head,
        booked('-2,00', '47,00'),
        day('11'),
        booked('-3,00', '44,00'),
        [20, [58, 'Neuer Saldo'], [500, '44,00']],
      ],
    ),
  );
  expect(second?.lines.map((line) => line.slice(0, 15))).toEqual([
    '2018-07-04 -100',
    '2018-07-04 -200',
    '2018-07-11 -300',
  ]);
});

it('puts no number in a text together with a month that begins another line of it', () => {
  const head = `
DATUM 01 Dez. 2025 - 31 Dez. 2025
IBAN DE00000000000000000000   EUR
PRODUKT ANFANGSSALDO ZAHLUNGSEINGANG ZAHLUNGSAUSGANG ENDSALDO
Depotkonto 361,85 € 319,03 € 18,94 € 661,94 €
DATUM TYP BESCHREIBUNG ZAHLUNGSEINGANG ZAHLUNGSAUSGANG SALDO
10 Dez. 2025 Kartentransaktion Kaufland 18,94 € 342,91 €`;
  const end = '11 Dez. 2025 Überweisung Jonas 319,03 € 661,94 €';
  expect(textsOf(readAsLines(`${head}\n24\nFiliale\nMai GmbH Berlin\n2025 Danke\n${end}`))).toEqual(
    ['Kartentransaktion Kaufland 24 Filiale Mai GmbH Berlin 2025 Danke', 'Überweisung Jonas'],
  );
  const rent = `
Statement EUR 1 May 2026 - 31 May 2026
Date Description Amount Balance
Opening balance 100.00
2 May 2026 Rent flat
7
May rent 30.00 70.00
2026
3 May 2026 Shop 20.00 50.00
4 May 2026 Salary 500.00 550.00
Closing balance 550.00`;
  expect(readAsLines(rent)[0]?.lines[0]).toMatch(/^2026-05-02 /);
});

it('ends no list at a booking called like the mean balance of a month', () => {
  const page = `
Statement 01/01/2026 - 31/01/2026 EUR
Opening balance 100.00              Closing balance 80.00
Description                       Date           Amount
Account fee                       02/01/2026     -20.00
Monthly minimum balance
Shop                              03/01/2026     -10.00
Wages                             04/01/2026     30.00
Shop                              05/01/2026     -20.00
`;
  expect(readPages(page)[0]).toMatchObject({ proof: 'proven', lines: { length: 4 } });
});

it('leaves thousands where the balance in front of a booking tells that they moved, whatever moved besides', () => {
  const page = `
Relevé de compte EUR du 01/03/2026 au 31/03/2026
Date Libellé Débit Crédit Solde
Solde précédent 2 876,35
03/03/2026 PRLV LOYER 1 500,00 1 376,35
20/03/2026 VIR MUELLER 500,00 1 876,35
25/03/2026 CARTE COOP 76,35 1 800,00
Nouveau solde 1 800,00`;
  expect(readAsLines(page)[0]).toMatchObject({
    proof: 'proven',
    lines: { 0: '2026-03-03 -150000 137635 PRLV LOYER' },
  });
});

it('takes a dash in place of an amount for no sign of the next one, behind whose currency blanks stand', () => {
  const page = `
Account statement EUR
Opening balance € 100.00
Date Description Money out Money in Balance
02/01/2026 Transfer from Joao - € 50.00 € 150.00
03/01/2026 Transfer from Ana - € 20.00 € 170.00
04/01/2026 Rent Maria € 30.00 - € 140.00
05/01/2026 Coffee € 10.00 - € 130.00
Closing balance € 130.00`;
  expect(readAsLines(page)[0]?.lines.map((line) => line.split(' ')[1])).toEqual([
    '5000',
    '2000',
    '-3000',
    '-1000',
  ]);
});

it('opens a list of lines with the dated balance above the first of them', () => {
  const page = `
Relevé EUR 01/01/2026 - 31/01/2026
02/01/2026 SOLDE 100,00
03/01/2026 CB CARREFOUR -30,00
04/01/2026 CB LECLERC -20,00
05/01/2026 VIR SALAIRE 500,00
31/01/2026 SOLDE 550,00`;
  expect(readAsLines(page)[0]).toMatchObject({
    balances: [10000, 55000],
    proof: 'proven',
    lines: { length: 3 },
  });
});

it('takes two days with blanks between their parts for no numbers of the lines', () => {
  const page = `
Auszug EUR 01.01.2026 - 31.01.2026
Alter Saldo 100,00
03 01 03 01 CARREFOUR -30,00
04 01 04 01 LECLERC -20,00
05 01 05 01 SALAIRE 500,00
06 01 06 01 LECLERC -20,00
Neuer Saldo 530,00`;
  expect(readAsLines(page)[0]).toMatchObject({ proof: 'proven', lines: { length: 4 } });
});

it('reads days without blanks in their column though letters follow them', () => {
  const page = `
Statement EUR 01/01/2026 - 31/01/2026
Date              Description       Amount     Balance
                  Opening balance              100.00
20260103T101500   CARREFOUR         -30.00     70.00
20260104T101500   LECLERC           -20.00     50.00
20260105T101500   SALAIRE           500.00     550.00
                  Closing balance              550.00
`;
  expect(readPages(page)[0]).toMatchObject({ proof: 'proven', lines: { length: 3 } });
});

it('leaves amounts abroad in front of the label of amounts alone, under which those of the account stand', () => {
  const page = `
Credit Card Statement 18 Dec 2024 SGD
Date          Description                       Foreign               Amount (SGD)
              PREVIOUS BALANCE                                        10.00
17 Nov        SHENG SIONG                       50.00
              Exchange rate 1.3                                       65.00
02 Dec        BOOKNOOK                          20.00
              Exchange rate 1.3                                       26.00
              NEW BALANCE                                             101.00
`;
  expect(readPages(page)[0]).toMatchObject({ proof: 'proven', lines: { length: 2 } });
});
