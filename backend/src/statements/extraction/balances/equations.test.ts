import { expect, it } from 'vitest';
import { readTyped, typed } from '../layouts/typed.fixture.ts';

const LIST = `
Data           Data           Dettagli delle operazioni             Importo €
operazione     contabile
03.12.24       03.12.24       ADDEBITO IN C/C SALVO BUON FINE     1.604,88 CR
14.11.24       15.11.24       CONAD CITY VIA NAZIONALE ROMA          41,36
25.11.24       26.11.24       UNIEURO SPA FORLI RIMBORSO             20,00 CR
29.11.24       02.12.24       METROPOLITAN MUSEUM STORE             100,00
`;
const read = (box: string) =>
  readTyped(
    typed(
      `Estratto Conto Carta Oro American Express     XXXX-XXXXXX-73005     13.12.24\n${box}${LIST}`,
    ),
  )[0];

it('opens and closes a card by a sum that is printed with its signs, whatever its figures are called (American Express)', () => {
  const box = `
Situazione     Accrediti       Nuovi addebiti     Situazione attuale
1.604,88       - 1.624,88      + 141,36           = 121,36
`;
  expect(read(box)).toMatchObject({ balances: [-160488, -12136], proof: 'proven' });
});

it.each([
  [
    'that does not come to its last figure',
    '1.604,88       - 1.624,88      + 141,36           = 121,37',
  ],
  ['of a limit and what is left of it', '1.604,88       - 121,36        = 1.483,52'],
])('takes no sum %s', (_, sum) => {
  expect(read(`\nSituazione     Accrediti\n${sum}\n`)).toMatchObject({
    balances: [null, null],
    proof: 'not_provable',
  });
});
