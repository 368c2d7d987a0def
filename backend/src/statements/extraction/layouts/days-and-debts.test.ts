import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

const read = (...pages: string[]) => readTyped(typed(...pages));

it('takes the day under "Umsatz vom" for that of the purchase where "Buchung" stands beside it (Hanseatic)', () => {
  const page = `
Hanseatic Bank     Ihr Kreditkarten-Kontoauszug     Auszugsdatum 18.12.2025     EUR
Buchung        Umsatz vom     Buchungstext                    Betrag in EUR
                              Alter Saldo vom 18.11.2025            -100,00
20.11.2025     19.11.2025     EDEKA HAMBURG                          -22,10
22.11.2025     20.11.2025     SHELL HAMBURG                          -59,20
04.12.2025     02.12.2025     EINZUG RATE                           +100,00
                              Neuer Saldo vom 18.12.2025             -81,30
`;
  expect(read(page)).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-11-19 -2210 null EDEKA HAMBURG',
        '2025-11-20 -5920 null SHELL HAMBURG',
        '2025-12-02 10000 null EINZUG RATE',
      ],
    },
  ]);
});

it('reads a month and a day under labels of their own, and years in front (Banque Nationale)', () => {
  const page = `
BANQUE NATIONALE     RELEVÉ DE COMPTE MASTERCARD     Période 2025 08 16 au 2025 09 15
1120 AV CARTIER     QUEBEC QC G1R 2S5     Limite de crédit     8 000,00 $
Solde précédent     100,00     Nouveau solde     133,27
Transaction     Numéro de      Inscription     Description             Montant ($)
M      J        référence      M      J
08     16       B620801967     08     18       COUCHE-TARD LEVIS           44,63
08     19       E139538125     08     21       FNAC LYON                   88,64
                                               54,90 EUR TAUX 1,614572
09     01       A392807337     09     02       PAIEMENT MERCI             100,00 -
`;
  expect(read(page)).toMatchObject([
    {
      currency: 'CAD',
      proof: 'proven',
      balances: [-10000, -13327],
      lines: [
        '2025-08-16 -4463 null COUCHE-TARD LEVIS',
        expect.stringContaining('2025-08-19 -8864 null FNAC LYON'),
        '2025-09-01 10000 null PAIEMENT MERCI',
      ],
    },
  ]);
});

it('lets what was taken back lessen the sum of what was spent (KBC)', () => {
  const page = `
KBC     UITGAVENSTAAT     Kredietkaartrekening     Afsluitdatum 07/01/2026     EUR
Saldo vorige uitgavenstaat     -100,00 EUR
Te betalen saldo                -60,00 EUR
Datum verrichting     Handelaar                  Bedrag in EUR
15/12/2025            DOMICILIERING                    +100,00
17/12/2025            DELHAIZE LEUVEN                   -80,00
18/12/2025            COLRUYT LEUVEN                     -4,00
30/12/2025            TERUGBETALING DECATHLON           +24,00
                      Totaal van de uitgaven            -60,00
`;
  expect(read(page)).toMatchObject([
    { proof: 'proven', balances: [-10000, -6000], lines: { length: 4 } },
  ]);
});

it('reads what is debited for a month of purchases as no purchase (BoursoBank)', () => {
  const page = `
BoursoBank     Extrait de votre relevé de carte     du 29/10/2025 au 28/11/2025
Date           Libellé                            Montant en euros
30/10/2025     UBER EATS PARIS                               10,18
01/11/2025     PICARD SURGELES                               18,68
               A VOTRE DEBIT LE 28/11/2025                   28,86
`;
  expect(read(page)).toMatchObject([
    { lines: ['2025-10-30 -1018 null UBER EATS PARIS', '2025-11-01 -1868 null PICARD SURGELES'] },
  ]);
});

it('takes points of a card that are called after money for none (Bank Norwegian)', () => {
  const page = `
BANK NORWEGIAN     Faktura kredittkort     Fakturadato 01.01.2026
Saldo fra forrige faktura     100,00
Ny saldo 01.01.2026           268,05
Dato         Bokført      Tekst                    Beløp NOK
02.12.25     05.12.25     YX OSLO                     668,05
20.12.25     22.12.25     INNBETALING                -500,00
CashPoints
Inngående saldo CashPoints     1 284,00
Utgående saldo CashPoints      1 345,00
`;
  expect(read(page)).toMatchObject([
    { proof: 'proven', balances: [-10000, -26805], lines: { length: 2 } },
  ]);
});
