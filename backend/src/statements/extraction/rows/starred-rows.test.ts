import { expect, it } from 'vitest';
import { readPages } from '../layouts/typed.fixture.ts';

it('takes what stands between stars among the bookings for a balance, and for no line of the text above (Société Générale)', () => {
  const page = `
RELEVE DE COMPTE du 10/01/2026 au 10/02/2026 en euros
Date          Valeur        Nature de l'opération                 Débit        Crédit
                            SOLDE PRECEDENT AU 10/01/2026                      100,00
30/01/2026    30/01/2026    VIR PERM                              10,00
                            LIB: loyer
                            *** SOLDE AU 31/01/2026         + 90,00 ***
02/02/2026    02/02/2026    COTISATION MENSUELLE                   9,30
                            NOUVEAU SOLDE AU 10/02/2026                         80,70
`;
  expect(readPages(page)).toMatchObject([
    {
      balances: [10000, 8070],
      proof: 'proven',
      lines: [
        '2026-01-30 -1000 null VIR PERM LIB: loyer',
        '2026-02-02 -930 null COTISATION MENSUELLE',
      ],
    },
  ]);
  const [section] = readPages(page.replace('+ 90,00', '+ 91,00'));
  expect(section?.proof).toBe('broken');
});

it('does so where it stands in no column of money', () => {
  const page = `
RELEVE DE COMPTE du 10/01/2026 au 10/02/2026 en euros
Date          Valeur        Nature de l'opération                               Débit        Crédit
                            SOLDE PRECEDENT AU 10/01/2026                                    100,00
30/01/2026    30/01/2026    VIR PERM                                            10,00
                            *** SOLDE AU 31/01/2026    + 90,00 ***
02/02/2026    02/02/2026    COTISATION MENSUELLE                                 9,30
                            NOUVEAU SOLDE AU 10/02/2026                                       80,70
`;
  expect(readPages(page)[0]?.lines[0]).toBe('2026-01-30 -1000 null VIR PERM');
});
