import { expect, it } from 'vitest';
import { readAsLines } from '../layouts/typed.fixture.ts';

const page = (...bookings: string[]) => `
VeloBank S.A.
Za okres: 2026.07.01 - 2026.07.31
Waluta rachunku: PLN
Saldo początkowe: 1 214,37 PLN
Saldo końcowe: 8 199,85 PLN
Data księgowania
Data transakcji
Opis transakcji
Kwota transakcji w PLN
Saldo po transakcji w PLN
${bookings.join('\n')}
Strona 1
`;
const CARD = `2026.07.01
2026.06.29
Operacja kartą 5178 xxxx 2204 w ZABKA
-27,00
1 187,37`;
const SALARY = `2026.07.01
2026.07.01
Przelew przychodzący zewnętrzny Z rachunku: 38 1140 2004
Tytułem: Wynagrodzenie 06/2026
7 840,55
9 027,92`;
const RENT = `2026.07.02
2026.07.02
Przelew wychodzący zewnętrzny czynsz 07/2026
-684,20
8 343,72`;
const SHOP = `2026.07.03
2026.07.01
Operacja kartą 5178 xxxx 2204 w LIDL
-143,87
8 199,85`;

it('reads a file that was taken out with each cell on a line of its own (VeloBank)', () => {
  expect(readAsLines(page(CARD, SALARY, RENT, SHOP))).toMatchObject([
    {
      balances: [121437, 819985],
      proof: 'proven',
      lines: [
        '2026-07-01 -2700 118737 Operacja kartą 5178 xxxx 2204 w ZABKA',
        '2026-07-01 784055 902792 Przelew przychodzący zewnętrzny Z rachunku: 38 1140 2004 Tytułem: Wynagrodzenie 06/2026',
        '2026-07-02 -68420 834372 Przelew wychodzący zewnętrzny czynsz 07/2026',
        '2026-07-03 -14387 819985 Operacja kartą 5178 xxxx 2204 w LIDL',
      ],
    },
  ]);
});

it('proves nothing where one of the cells is missing', () => {
  const short = RENT.replace('-684,20\n', '');
  expect(readAsLines(page(CARD, SALARY, short, SHOP))[0]?.proof).not.toBe('proven');
  expect(readAsLines(page(CARD, SALARY, SHOP))[0]?.proof).not.toBe('proven');
});
