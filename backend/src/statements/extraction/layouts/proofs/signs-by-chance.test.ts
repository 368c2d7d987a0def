import { expect, it } from 'vitest';
import { readAsLines } from '../typed.fixture.ts';

/** An account whose columns are lost, so that nothing but its two balances tells which way its lines went. */
const page = (second: string, closing: string) => `
Banque Exemple Compte chèques EUR
Relevé du 01/10/2026 au 31/10/2026
Date Valeur Nature de l'opération Débit Crédit
SOLDE PRÉCÉDENT AU 30/09/2026 2.000,00
01/10/2026 01/10/2026 PRELEVEMENT LOYER 950,17
08/10/2026 08/10/2026 CARTE X4417 DIGITEC ${second}
12/10/2026 12/10/2026 CARTE X4417 MONOPRIX 61,38
20/10/2026 20/10/2026 ECHEANCE LOGITEL 150,00
24/10/2026 24/10/2026 CARTE X4417 FNAC 87,49
NOUVEAU SOLDE AU 31/10/2026 ${closing}`;

it('proves nothing where a line that is turned around makes up for one misread digit', () => {
  expect(readAsLines(page('157,28', '593,68'))).toMatchObject([{ proof: 'proven' }]);
  // 300,00 more went out, which 150,00 that came in would make up for.
  const [misread] = readAsLines(page('457,28', '593,68'));
  expect(misread?.proof).not.toBe('proven');
});

it('keeps the lines of an account whose signs so were found, though nothing is proven', () => {
  expect(readAsLines(page('157,28', '893,68'))).toMatchObject([
    {
      proof: 'not_provable',
      lines: [
        '2026-10-01 -95017 null PRELEVEMENT LOYER',
        '2026-10-08 -15728 null CARTE X4417 DIGITEC',
        '2026-10-12 -6138 null CARTE X4417 MONOPRIX',
        '2026-10-20 15000 null ECHEANCE LOGITEL',
        '2026-10-24 -8749 null CARTE X4417 FNAC',
      ],
    },
  ]);
});

it('proves nothing where two lines make up for what one that is turned around does', () => {
  const statement = (fnac: string, closing: string) =>
    page('157,28', closing).replace('LOGITEL 150,00', 'LOGITEL 149,37').replace('87,49', fnac);
  expect(readAsLines(statement('87,49', '893,05'))).toMatchObject([{ proof: 'proven' }]);
  // Either 149,37 came in, or both 61,38 and 87,99 did.
  expect(readAsLines(statement('87,99', '892,55'))).toMatchObject([{ proof: 'not_provable' }]);
});
