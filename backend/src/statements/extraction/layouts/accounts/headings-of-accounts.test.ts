import { expect, it } from 'vitest';
import { extractStatement } from '../../index.ts';
import {
  accountsIn,
  labelsOf,
  readPages,
  readTyped,
  typed,
  typedAsLines,
} from '../typed.fixture.ts';

it('finds the name of an account over a box of labels in two lines and a sentence below it (PNC)', () => {
  const account = (name: string, number: string, figures: string, rows: string) => `
${name} Account Summary                                   Account number: XX-XXXX-${number}
Balance Summary
            Beginning         Deposits and          Checks and other          Ending
            balance           other additions       deductions                balance
            ${figures}
As of 03/09, a total of $18.44 in interest was paid this year.
Deposits and Other Additions                      There was 1 Deposit and Other Addition totaling $20.00.
Date          Amount           Description
${rows}`;
  const page = typed(`
PNC Bank     For the period 02/10/2026 to 03/09/2026     Primary Account Number: XX-XXXX-2209
${account('Reserve', '2217', '100.00            20.00                 0.00                      120.00', '02/15          20.00           Online Transfer From XXXXX2209')}
${account('Growth', '2225', '300.00            20.00                 0.00                      320.00', '02/16          20.00           Online Transfer From XXXXX2209')}
`);
  expect(readTyped(page)).toMatchObject([
    { proof: 'proven', balances: [10000, 12000], lines: { length: 1 } },
    { proof: 'proven', balances: [30000, 32000], lines: { length: 1 } },
  ]);
});

it('reads the account under a heading that names its rate of interest', () => {
  const page = `
Relevé de comptes du mois de mars 2025 - Les montants sont exprimés en euros
Compte courant N° 016018770441
Date           Date valeur    Libellé                            Débit (€)      Crédit (€)
opération
ANCIEN SOLDE CREDITEUR AU 28/02/2025                                              611,90
01/03/2025     01/03/2025     CARTE 27/02 MARCHE DU PORT             33,12
03/03/2025     03/03/2025     VIR VERS LIVRET                       250,00
TOTAL DES MOUVEMENTS                                                283,12          0,00
NOUVEAU SOLDE CREDITEUR AU 31/03/2025                                             328,78
`;
  const next = `
LIVRET N° 016018770522
Taux nominal annuel brut en vigueur : 2,00 %
Date           Date valeur    Libellé                            Débit (€)      Crédit (€)
opération
ANCIEN SOLDE CREDITEUR AU 28/02/2025                                            4 120,15
03/03/2025     03/03/2025     VIR DEPUIS COMPTE COURANT                           250,00
NOUVEAU SOLDE CREDITEUR AU 31/03/2025                                           4 370,15
`;
  expect(readTyped(typed(page, next))).toMatchObject([
    { balances: [61190, 32878], proof: 'proven' },
    {
      balances: [412015, 437015],
      proof: 'proven',
      lines: ['2025-03-03 25000 null VIR DEPUIS COMPTE COURANT'],
    },
  ]);
});

it('names an account by the word before its period, and closes it by a balance of eight digits', () => {
  const page = `
Bank Sued     Auszug     Inhaberin Nora Byrne      EUR
Giro 01.08.2024 - 31.08.2024
Datum             Text                             Betrag
01.08.2024        Alter Saldo                      702,33
01.08.2024        Cafe                               -5,58
31.08.2024        Neuer Saldo                      696,75
Sparen 01.08.2024 - 31.08.2024
Datum             Text                             Betrag
01.08.2024        Alter Saldo                    1.240,00
03.08.2024        Zinsen                           300,00
31.08.2024        Neuer Saldo                    1.540,00
`;
  const accounts = extractStatement(typed(page));
  expect(accounts.ok && accounts.statement.sections[1]?.label).toBe(
    'Sparen 01.08.2024 - 31.08.2024',
  );
  const card = `
Credit card statement          From 01.05.2018 to 31.05.2018       Account number: 9834640762
Previous balance 626.82
Posting Date        DETAILS OF TRANSACTIONS                    AMOUNT (SGD)
26 May 2018         New Balance 813759                               122.99
27 May 2018         PAYMENT                                        97.47 CR
28 May 2018         Café Lumière                                      56.87
31 May 2018         New Balance 31052018                             709.21
`;
  expect(readPages(card)).toMatchObject([{ balances: [-62682, -70921], proof: 'proven' }]);
});

it('knows an account under its title where it is named between that and the table (Revolut)', () => {
  const page = `
Revolut                                                    EUR Statement
IBAN  IE55REVO99036088124471                               BIC   REVOIE23
Balance summary
Product                    Opening balance     Money out     Money in     Closing balance
Account (Current Account)          €702.33       €305.58        €0.00             €396.75
Pocket (EUR Holiday)             €1,240.00         €0.00      €300.00           €1,540.00
Account transactions from 1 August 2024 to 31 August 2024
Date              Description                      Money out     Money in       Balance
1 Aug 2024        Insomnia Coffee                      €5.58                    €696.75
3 Aug 2024        To pocket EUR Holiday              €300.00                    €396.75
Pocket transactions from 1 August 2024 to 31 August 2024
EUR Holiday
Date              Description                      Money out     Money in       Balance
3 Aug 2024        From EUR to pocket                             €300.00      €1,540.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [70233, 39675], proof: 'proven', lines: { length: 2 } },
    { balances: [124000, 154000], proof: 'proven', lines: { length: 1 } },
  ]);
});

const LABELS =
  'Date          Date valeur     Opération                     Débit euros     Crédit euros';

const CURRENT = `
C/C EUROCOMPTE JEUNE N° 22020325207 en euros
TITULAIRE(S) : M BOB LENON           IBAN : FR76 3000 6000 0112 3456 7890 189
${LABELS}
                              SOLDE CREDITEUR AU 02/06/2014                      715,64
02/06/2014    02/06/2014      RETRAIT DAB 2905 CA LYON           30,00
03/06/2014    03/06/2014      VIRT PARENTS                                       350,00
Réf : 006                     SOLDE CREDITEUR AU 30/06/2014                    1.035,64
`;

it('takes a holder whose name is a code for no currency (Crédit Mutuel)', () => {
  expect(readTyped(typed(CURRENT))).toMatchObject([
    { currency: 'EUR', balances: [71564, 103564], proof: 'proven' },
  ]);
});

const SAVINGS = `
LIVRET BLEU N° 11111324203 en euros
TITULAIRE(S) : M BOB LENON
${LABELS}
                              SOLDE CREDITEUR AU 02/06/2014                    6.200,00
19/06/2014    16/06/2014      VIR AVANT DEPART USA            1.000,00
Réf : 029                     SOLDE CREDITEUR AU 01/07/2014                    5.200,00
`;

it('takes a number in the heading of a second account for its own, and not the one before (Crédit Mutuel)', () => {
  expect(accountsIn(typed(CURRENT, SAVINGS))).toEqual([
    'FR7630006000011234567890189',
    '11111324203',
  ]);
});

it('keeps the number of an account that is called like a sum', () => {
  const result = extractStatement(
    typed(`
Chase     January 1, 2025 through January 31, 2025
Chase Total Checking Account Number: 000000123456789
Date      Description                Amount      Balance
          Beginning Balance                       100.00
01/05     Deposit                     50.00       150.00
01/09     Bakery                     -20.00       130.00
          Ending Balance                          130.00
`),
  );
  expect(result).toMatchObject({
    statement: { sections: [{ accountHint: '000000123456789' }] },
  });
});

it('begins an account with its name in a frame of stars', () => {
  const sections = readTyped(
    typed(`
Statement Date 03/31/2026     USD
**************** LevelUp Savings XXXXXX7781 ****************
02/28 Balance Forward ---------------------->                  400.00
Date     Description                         Amount           Balance
03/02    ACH DEPOSIT PAYROLL                 100.00            500.00
03/31    Interest Paid                         1.00            501.00
****************** 8 Month CD XXXXXX5519 *******************
02/28 Balance Forward ---------------------->                   50.00
Date     Description                         Amount           Balance
03/26    DEPOSIT TRANSFER                      5.00             55.00
`),
  );
  expect(sections.map(({ balances, lines }) => [balances, lines.length])).toEqual([
    [[40000, null], 2],
    [[5000, null], 1],
  ]);
});

it('call an account by its name and number, whose IBAN stands beside them alone (CIC, Crédit Mutuel)', () => {
  const page = `
C/C PARCOURS J N° 00020417702 en euros
IBAN : FR76 1009 6182 3300 0204 1770 246     BIC : CMCIFRPP
Date            Date valeur     Opération                  Débit EUROS     Crédit EUROS
SOLDE CREDITEUR AU 31/03/2026                                                  1.402,77
03/04/2026      03/04/2026      PRLV EDF                         60,00
28/04/2026      28/04/2026      VIR SALAIRE                                    1.789,06
SOLDE CREDITEUR AU 30/04/2026                                                  3.131,83
IBAN : FR76 1009 6182 3300 0204 1770 246     BIC : CMCIFRPP
LIVRET A N° 00020417703 en euros
Date            Date valeur     Opération                  Débit EUROS     Crédit EUROS
SOLDE CREDITEUR AU 31/03/2026                                                  6.412,30
17/04/2026      16/04/2026      RETRAIT GUICHET                 200,00
SOLDE CREDITEUR AU 30/04/2026                                                  6.212,30
`;
  expect(labelsOf(typed(page))).toEqual([
    'C/C PARCOURS J N° 00020417702 en euros',
    'LIVRET A N° 00020417703 en euros',
  ]);
  expect(readTyped(typed(page)).map(({ proof }) => proof)).toEqual(['proven', 'proven']);
});

it("go on with the next account under the labels of the one before where a row names it between their balances (Caisse d'Épargne)", () => {
  const page = `
COMPTE DE DEPOT - N° 04093455065
DATE D'OPERATION     DATE DE VALEUR     DETAIL DES OPERATIONS               MONTANT EN EUR
                                        SOLDE DEBITEUR AU 13/06/2026              - 435,40
16/06/2026           16/06/2026         COTIS BOUQUET LIBERTE                      - 11,45
                                        SOLDE DEBITEUR AU 13/07/2026              - 446,85
L.E.P. EN CPTE - N° 05234087765
DATE D'OPERATION     DATE DE VALEUR     DETAIL DES OPERATIONS               MONTANT EN EUR
                                        SOLDE CREDITEUR AU 13/04/2026             + 164,90
05/05/2026           16/05/2026         VIR SEPA M PETREL                         - 150,00
                                        SOLDE CREDITEUR AU 13/07/2026              + 14,90
NUMERAIRE PEA - N° 21124172269
                                        SOLDE CREDITEUR AU 13/06/2026              + 55,18
25/06/2026           25/06/2026         INTERET PSO SLE DIEPPE                      + 0,41
                                        SOLDE CREDITEUR AU 13/07/2026              + 55,59
`;
  for (const text of [typed(page), typedAsLines(page)]) {
    expect(accountsIn(text)).toEqual(['04093455065', '05234087765', '21124172269']);
    expect(readTyped(text)).toMatchObject([
      { balances: [-43540, -44685], proof: 'proven', lines: { length: 1 } },
      { balances: [16490, 1490], proof: 'proven', lines: { length: 1 } },
      { balances: [5518, 5559], proof: 'proven', lines: { length: 1 } },
    ]);
  }
  // Nothing is proven of one that may be in another currency.
  for (const name of ['COMPTE EN DOLLARS', 'COMPTE USD', 'COMPTE EN DEVISES']) {
    const sections = readTyped(typed(page.replace('NUMERAIRE PEA', name)));
    expect(sections.filter(({ proof }) => proof === 'proven').length).toBeLessThan(3);
  }
});
