import { expect, it } from 'vitest';
import { readTyped, typedAsLines } from '../layouts/typed.fixture.ts';

const read = (page: string) => readTyped(typedAsLines(page));

const LINES = `
18.11.2025 Überweisungs-Gutschrift 480,00
19.11.2025 Überweisung -80,00
20.11.2025 Überweisung -100,00`;

it('finds balances by a day in brackets', () => {
  const page = `
Beispielbank   EUR
IHR KONTOSTAND
alt (15.11.2025) 100,00+
neu (29.11.2025) 400,00+
${LINES}`;
  expect(read(page)[0]).toMatchObject({ balances: [10000, 40000], proof: 'proven' });
});

it('finds them in four figures of which the first and the two between come to the last', () => {
  const page = `
Beispielbank   EUR
Cuenta corriente 100,00 € 480,00 € 180,00 € 400,00 €
${LINES}`;
  expect(read(page)[0]).toMatchObject({ balances: [10000, 40000], proof: 'proven' });
  const other = page.replace('480,00 € 180,00 €', '480,00 € 170,00 €');
  expect(read(other)[0]?.balances).toEqual([null, null]);
});

it('finds them whole in a line of figures below a line of names, where blanks part their thousands', () => {
  const page = `
Beispielbank   EUR
Anfangssaldo Endsaldo
4 610,00 4 910,00
${LINES}`;
  expect(read(page)[0]).toMatchObject({ balances: [461000, 491000], proof: 'proven' });
});
