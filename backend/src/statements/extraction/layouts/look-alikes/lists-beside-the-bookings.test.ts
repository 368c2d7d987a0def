import { expect, it } from 'vitest';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it.each(['Rewards summary: $0.00', 'Installment plans: $0.00'])(
  'books nothing of a list that comes to nothing below its title with a sum: %s',
  (title) => {
    const page = `
Card One     Statement     Closing Date 01/31/2025     Card number 5412 XXXX XXXX 1234     USD
Previous Balance     $100.00
New Balance     $50.00     Minimum Payment Due $25.00
Date             Description                               Amount
01/03/2025       PAYMENT THANK YOU                        -$100.00
01/05/2025       TARGET                                     $20.00
01/09/2025       WALMART                                    $30.00
${title}
01/12/2025       CREDITED                                    $0.50
01/20/2025       TAKEN                                      -$0.50
`;
    expect(readTyped(typed(page))).toMatchObject([{ proof: 'proven', lines: { length: 3 } }]);
  },
);

it('books what was paid out at cashpoints', () => {
  const page = `
Building Society     Statement     01/01/2025 - 31/01/2025     Account number 12345678     Sort code 11-22-33
Opening balance     £100.00
Closing balance     £400.00
Date           Details                       Paid out         Paid in
Payments in
03/01/2025     Salary                                           500.00
Cashpoints
05/01/2025     LINK London                   120.00
09/01/2025     LINK Leeds                     80.00
`;
  expect(readTyped(typed(page))).toMatchObject([{ proof: 'proven', lines: { length: 3 } }]);
});

it('reads no bookings from the list of what is invested, which opens and closes as accounts do (Itaú)', () => {
  const page = `
extrato mensal     ag 0441 cc 18827-4     dez 2025
data       descrição                   entradas R$     saídas R$     saldo R$
28/11      SALDO ANTERIOR                                              184,59
05/12      APL APLIC AUT MAIS                              50,00-      134,59
30/12      SALDO FINAL                                                 134,59
Aplic Aut Mais
data       descrição                   valor bruto R$     IOF/IR R$     valor líquido R$
28/11      saldo anterior                       812,40          0,00              812,40
05/12      aplicação                             50,00                             50,00
30/12      saldo final                          862,40          0,00              862,40
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [18459, 13459], proof: 'proven', lines: { length: 1 } },
  ]);
});

it('takes a sum that is held back for no title of a list that is not booked (Santander in Spain)', () => {
  expect(
    readPages(`
Santander     Movimientos de cuenta
CUENTA SMART: ES17 0049 1876 5121 1023 3445
Saldo: 1.546,27 EUR     Periodo: del 01/01/2026 al 12/01/2026
Retenciones: 12,50 EUR
Fecha operación     Operación                 Importe             Saldo
12/01/2026          Traspaso              -150,00 EUR      1.546,27 EUR
F. Valor: 12/01/2026
09/01/2026          Farmacia               -11,75 EUR      1.696,27 EUR
F. Valor: 09/01/2026
05/01/2026          Devolucion              54,90 EUR      1.708,02 EUR
F. Valor: 05/01/2026`),
  ).toMatchObject([{ balances: [null, 154627], proof: 'proven', lines: { length: 3 } }]);
});

it('reads no booking in what explains the interest of a quarter (Consorsbank)', () => {
  expect(
    readPages(`
Consorsbank     Kontoauszug 4     Datum 02.01.25     Kontowährung EUR     IBAN DE07760300800927133441
Saldo alt     23.118,40+
Saldo neu     23.179,84+
Text/Verwendungszweck                     Datum      PNNr     Wert       Soll         Haben
GUTSCHRIFT                                15.11.     8401     15.11.                 100,00+
   Bonus
EURO-UEBERW.                              29.11.     8420     29.11.     100,00-
   Reisebuero
ABSCHLUSS PER 31.12.2024                  31.12.     8480     31.12.                  61,44+
*** Kontostand zum 31.12. ***                                                     23.179,84+
** ABSCHLUSS FÜR KONTO 0927 133 441 VOM 30.09.2024 BIS 31.12.2024/EUR **
ZINSEN
1,00000 % HABENZINS     30.09.24-31.12.24                                            61,44 H
RECHNUNGSABSCHLUSSSALDO PER 31.12.2024                                               61,44 H`),
  ).toMatchObject([{ balances: [2311840, 2317984], proof: 'proven', lines: { length: 3 } }]);
});

it('reads no booking in what moved by SEPA and is told once more under a title without labels (Banque Populaire)', () => {
  const [section] = readPages(
    `
BANQUE POPULAIRE     Votre relevé de compte n°1 au 05/01/2025     EUR
COMPTE CHEQUES N° 32114455667
DATE       LIBELLE / REFERENCE      REFERENCE     DATE          DATE       MONTANT EN EUROS
COMPTA                                            OPERATION     VALEUR
           SOLDE CREDITEUR AU 05/12/2024                                           842,17 €
10/12      PRLV FREE                PR10443       10/12         10/12            - 31,99 €
10/12      PRLV EDF                 PR10447       10/12         10/12           - 112,37 €
20/12      PRLV BASIC FIT           PR20118       20/12         20/12            - 46,00 €
           SOLDE CREDITEUR AU 05/01/2025*                                          651,81 €`,
    `
DETAIL DE VOS PRELEVEMENTS SEPA RECUS
10/12/2024     FREE TELECOM             PR10443                           - 31,99 €
10/12/2024     EDF CLIENTS              PR10447                          - 112,37 €
20/12/2024     BASIC FIT FRANCE         PR20118                           - 46,00 €`,
  );
  expect(section).toMatchObject({ balances: [84217, 65181], proof: 'proven' });
});

it('reads no booking in how a loan is paid back, below its name, beside a text and what is left of it (Desjardins)', () => {
  expect(
    readPages(`
Desjardins     Période du 1er décembre 2024 au 31 décembre 2024     CAD
EOP - COMPTE AVEC OPÉRATIONS
Date       Code     Description               Frais     Retrait     Dépôt     Solde
                    Solde reporté                                          1 000,00
20 DÉC     RET      Remboursement / PR1                   412,55              587,45
                    Solde de fermeture                                        587,45
PS - PART DE QUALIFICATION
Date       Code     Description               Frais     Retrait     Dépôt     Solde
                    Solde reporté                                              5,00
                    Solde de fermeture                                         5,00
PR1 - PRÊT PERSONNEL
Date       Description          Versement     Capital     Intérêt     Solde du prêt
20 DÉC     Taux annuel 7,45 %      412,55      351,08       61,47          9 550,12`),
  ).toMatchObject([
    { balances: [100000, 58745], proof: 'proven', lines: { length: 1 } },
    { balances: [500, 500], proof: 'proven', lines: { length: 0 } },
  ]);
});
