import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from '../layouts/positioned.fixture.ts';
import { readTyped } from '../layouts/typed.fixture.ts';

/** A line as it was typed, in letters of unequal width: what blanks set apart stands where its text ends. */
const ragged = (line: string): PlacedRow => {
  let x = 40;
  return line.split('   ').map((text) => {
    const at = x;
    x += text.length * 4 + 20 + (text.length % 7);
    return [at, text.trim()];
  });
};

it('reads lines whose columns were made of blanks by nothing but themselves, where nothing stands under each other', () => {
  const lines = `
ATTIJARIWAFA BANK - Releve de Compte
Compte N: 007810000012345678901234
Periode: 01/07/2026 au 31/07/2026
Date   Libelle   Debit   Credit   Solde
01/07/2026 Solde Precedent   150,000.00
02/07/2026 Loyer Juil. - Soc. Immobiliere Anfa   12,000.00   138,000.00
05/07/2026 Virement Client ABC   25,000.00   163,000.00
08/07/2026 Paiement CB Station Afriquia Oasis Casablanca   850.00   162,150.00
12/07/2026 Virement Client   42,000.00   204,150.00
18/07/2026 Prelevement Mensuel CNSS   6,800.00   197,350.00
20/07/2026 Prelevement Facture Lydec Casablanca   1,450.00   195,900.00
31/07/2026 Solde Fin de Mois   195,900.00`;
  const [section] = readTyped(positioned(lines.trim().split('\n').map(ragged)));
  expect(section).toMatchObject({ balances: [15000000, 19590000], proof: 'proven' });
  expect(section?.lines.map((line) => line.split(' ')[1])).toEqual([
    '-1200000',
    '2500000',
    '-85000',
    '4200000',
    '-680000',
    '-145000',
  ]);
});
