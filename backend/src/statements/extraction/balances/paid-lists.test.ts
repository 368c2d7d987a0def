import { expect, it } from 'vitest';
import { readPages } from '../layouts/typed.fixture.ts';

const page = (total: string) => `
CIC PARIS     RELEVE ET INFORMATIONS BANCAIRES     28 février 2025
C/C PARCOURS EN EUROS N° 00020478801
Date           Date valeur     Opération                   Débit EUROS     Crédit EUROS
                               SOLDE CREDITEUR AU 31/01/2025                   1.204,77
03/02/2025     03/02/2025      VIR LOYER                        650,00
28/02/2025     28/02/2025      RELEVE CARTE DEBIT DIFFERE       109,64
                               SOLDE CREDITEUR AU 28/02/2025                     445,13
RELEVE DE VOTRE CARTE N° 5132XXXXXXXX0045
Date           Commerce        Ville                        Montant EUROS
28/01/2025     ZARA FRANCE     PARIS 04                                           49,95
04/02/2025     UGC CINE        PARIS 12                                           27,00
20/02/2025     SEPHORA         PARIS 01                                           32,69
               TOTAL PRELEVE LE 28/02/2025 SUR LE COMPTE                         ${total}
LIVRET A EN EUROS N° 00020478803
Date           Date valeur     Opération                   Débit EUROS     Crédit EUROS
                               SOLDE CREDITEUR AU 31/01/2025                   5.410,00
26/02/2025     26/02/2025      VIR EPARGNE                                       200,00
                               SOLDE CREDITEUR AU 28/02/2025                   5.610,00`;

it('takes what comes to a booking of an account for what that paid, and for no lost bookings (CIC)', () => {
  expect(readPages(page('109,64')).at(-1)).toMatchObject({
    balances: [541000, 561000],
    proof: 'proven',
    lines: { length: 1 },
  });
});

it('proves nothing beside a list that comes to something else', () => {
  expect(readPages(page('119,64')).at(-1)?.proof).not.toBe('proven');
});
