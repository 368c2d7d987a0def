import { expect, it } from 'vitest';
import { accountsIn, readTyped, typed } from '../layouts/typed.fixture.ts';

const page = (rest: string) => `
ESTRATTO CONTO CARTA DI CREDITO
Codice Cliente: 0077415520
Estratto conto n. 12/2025
ABI 05034     CAB 01689
QUESTO MESE LE SARANNO ADDEBITATI
Euro 139,33
In data 15 gennaio 2026 su IBAN IT60X0503401689000000123456
RIEPILOGO DEI SUOI MOVIMENTI
Data         Descrizione                                                          Importo in Euro
30/11/25     Debito residuo al mese precedente                                               0,00
             Totale spese con carte a saldo                                                137,33
31/12/25     Imposta di bollo                                                                2,00
             TOTALE ADDEBITO SUL SUO C/C                                                   139,33
DETTAGLIO DEI SUOI MOVIMENTI
Data         Descrizione               Importo in Euro     Importo in altre valute     Cambio
01/12/25     ESSELUNGA SPA MILANO                87,43
20/12/25     ALIEXPRESS LONDON                   49,90                   57,23 USD     1,1469
             TOTALE SPESE                       137,33
${rest}`;
const BOOKED = `
ALTRI ADDEBITI E ACCREDITI
Data         Descrizione                           Importo in Euro
31/12/25     IMPOSTA DI BOLLO SU ESTRATTO CONTO               2,00
             TOTALE                                           2,00
`;
const LINES = [
  '2025-12-01 -8743 null ESSELUNGA SPA MILANO',
  '2025-12-20 -4990 null ALIEXPRESS LONDON',
];

it('books the charge of a summary once, where a list below books it, too (Nexi)', () => {
  const [card] = readTyped(typed(page(BOOKED)));
  expect(card).toMatchObject({
    balances: [0, -13933],
    proof: 'proven',
    lines: [...LINES, '2025-12-31 -200 null IMPOSTA DI BOLLO SU ESTRATTO CONTO'],
  });
});

it('books what stands in the summary alone, and what another list books on another day', () => {
  expect(readTyped(typed(page('')))).toMatchObject([
    { proof: 'proven', lines: { length: LINES.length + 1 } },
  ]);
  const other = readTyped(typed(page(BOOKED.replace('31/12/25', '30/12/25'))));
  expect(other.flatMap(({ lines }) => lines)).toHaveLength(LINES.length + 2);
});

it('takes neither the bank nor the account that pays for the number of the card', () => {
  const [number] = accountsIn(typed(page(BOOKED)));
  expect(['05034', 'IT60X0503401689000000123456']).not.toContain(number);
});
