import { expect, it } from 'vitest';
import { type Placed, positioned, row } from '../positioned.fixture.ts';
import { readTyped, typed } from '../typed.fixture.ts';

it('keeps the year of a month when a second copy was issued later', () => {
  const page = `
Banco Exemplo     Extrato de Conta Corrente     Janeiro/2024
Agencia 0123     Conta 12345-6     Cliente     Maria Souza
Emissão          12/08/2025
Data           Histórico                     Débito           Crédito          Saldo (R$)
01/01          Saldo anterior                                                   100,00
03/01          Salário                                          500,00          600,00
05/01          Aluguel                       200,00                             400,00
31/01          Saldo final                                                      400,00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', lines: { 0: expect.stringMatching(/^2024-01-03 /) } },
  ]);
});

it('reads no years of an era that would lie outside of the period', () => {
  const page = `
PRESTIA     Statement of Account     Period: 2025/07/01 - 2025/07/31     Account 1234567     JPY
Date (年月日)        Description               Withdrawal          Deposit             Balance
07/01/25           Opening balance                                                   100,000
07/03/25           Salary                                        300,000             400,000
07/05/25           Rent                      50,000                                  350,000
07/11/25           Shop                      10,000                                  340,000
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', lines: { 0: expect.stringMatching(/^2025-07-03 /) } },
  ]);
});

it.each(['1403/02/31', '00-00-41'])(
  'takes %s beside the day of a booking for none that is missing',
  (other) => {
    const page = `
Bank     Account Statement     2024-04-20 - 2024-05-20     Account number 123456780001     EUR
Other          Date           Details                       Debit            Credit           Balance
               2024-04-20     Opening balance                                                  100.00
               2024-04-22     Salary                                         500.00            600.00
${other.padEnd(15)}2024-05-20     Rent                          200.00                            400.00
               2024-05-20     Closing balance                                                  400.00
`;
    expect(readTyped(typed(page))).toMatchObject([{ proof: 'proven', lines: { length: 2 } }]);
  },
);

it('asks for no page before a new account that nothing was brought forward to', () => {
  const page = `
Public Bank     Statement     01/01/2025 - 31/01/2025     Account number 12345678     MYR
Date           Details                       Debit            Credit           Balance
20/01/2025     Balance B/F                                                        0.00
20/01/2025     Cash deposit                                   500.00            500.00
25/01/2025     Shop                          200.00                             300.00
31/01/2025     Balance C/F                                                      300.00
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [0, 30000], proof: 'proven' }]);
});

it('takes amounts that look like days for none, where days and texts are drawn as one (AIB)', () => {
  const booking = (text: string, ...figures: Placed[]) => row([29, text], ...figures);
  const page = [
    row([28, 'IBAN: IE44 AIBK 9332 4444 1701 88']),
    row(
      [29, 'Date'],
      [80, 'Details'],
      ['r311', 'Debit €'],
      ['r367', 'Credit €'],
      ['r440', 'Balance €'],
    ),
    booking('30 Sep 2025 BALANCE FORWARD', ['r440', '100.00']),
    booking('07 Oct 2025 VDC-INSOMNIA', ['r311', '4.10'], ['r440', '95.90']),
    booking('15 Oct 2025 VDC-BUTLERS', ['r311', '5.20'], ['r440', '90.70']),
    booking('23 Oct 2025 QTRLY FEE', ['r311', '11.12'], ['r440', '79.58']),
    booking('24 Oct 2025 SALARY', ['r367', '200.00'], ['r440', '279.58']),
  ];
  expect(readTyped(positioned(page))).toMatchObject([
    { balances: [10000, 27958], proof: 'proven', lines: { length: 4 } },
  ]);
});
