import { describe, expect, it } from 'vitest';
import { positioned } from '../positioned.fixture.ts';
import { pagesOf, readAsLines, readPages, readTyped } from '../typed.fixture.ts';

/** What a bank says around a short table. */
const SAID = `
Thank you for banking with us.
Please check your statement and tell us of any error within thirty days.
Our opening hours have changed, see our web site for all branches.`;
const BELOW = `
Deposits are protected by the deposit guarantee scheme of the country.
The bank is registered with the commercial register of the district court.
Complaints may be sent to the ombudsman of the association of banks.
Terms and conditions apply to all of our products and services.
This statement was made by machine and bears no signature.
Interest is charged on the average daily balance of each billing cycle.`;

describe('the sides of a short table in a long text', () => {
  it('are those of its labels, on a card that was charged', () => {
    const page = `
First Card
Account Number 4111 1111 1111 1111
Statement period 03/01/2024 to 03/31/2024
All amounts in USD${SAID}
Previous Balance 1,000.00
Date          Description        Charges       Payments
03/05/2024    Grocery store       200.00
03/07/2024    Filling station      61.50
03/09/2024    Book shop            12.30
New Balance 1,273.80${BELOW}`;
    const [section] = readPages(page);
    expect(section?.lines.map((line) => line.split(' ')[1])).toEqual(['-20000', '-6150', '-1230']);
  });

  it('are those of its labels where the figures of an account contradict them', () => {
    const page = `
Sparbank
Kontoauszug vom 01.03.2024 bis 31.03.2024
Konto-Nr. 12345678 EUR${SAID}
Anfangssaldo 1.000,00
Datum         Text                 Soll         Haben
05.03.2024    Miete               700,00
07.03.2024    Erstattung          100,00
09.03.2024    Lohn                             1.500,00
Endsaldo 1.900,00${BELOW}`;
    expect(readPages(page)).toMatchObject([{ proof: 'broken' }]);
  });
});

describe('amounts below one without their nought', () => {
  it('are no torn days in a table of rates, beside the charges of a loan', () => {
    const page = `
Hometown Credit Union     Statement of Account     USD
Account Number 4471120     Statement Period 01/01/2025 to 03/31/2025
Previous balance owed     1,000.00
Date         Description                Charges     Payments
01/31/2025   Finance charge                 12.00
New balance owed     1,012.00
Rates of interest
Balance               Rate       Yield
0 to 2,499             .05        .05
2,500 to 9,999         .10        .10
10,000 to 24,999       .15        .15
`;
    expect(readPages(page)[0]?.lines).toEqual(['2025-01-31 -1200 null Finance charge']);
  });

  it('are none in columns of interest and fees', () => {
    const page = `
Hometown Credit Union     Statement of Account     USD
Loan Account Number 4471120     Statement Period 01/01/2025 to 03/31/2025
Date         Description         Amount        Interest      Fees       Balance
01/01/2025   Previous Balance                                           500.00
01/31/2025   Payment              -50.00          .00         .00       450.00
02/10/2025   Payment              -50.00          .00         .00       400.00
02/12/2025   Payment              -25.00          .00         .00       375.00
03/31/2025   New Balance                                                375.00
`;
    expect(readPages(page)).toMatchObject([{ balances: [50000, 37500], proof: 'proven' }]);
  });

  it('are none below lines that lost their columns', () => {
    const page = `
Hometown Credit Union Statement of Account USD
Account Number 4471120 Statement Period 01/01/2025 to 03/31/2025
Beginning Balance 100.00
01/31/2025 Dividend .42
02/10/2025 Transfer to Share 0002 -50.00
02/12/2025 Transfer from Share 0003 10.00
02/14/2025 Check 117 25.00
Ending Balance 85.42
Dividend rates
0 to 2,499 .05 .05
2,500 to 9,999 .10 .10
10,000 to 24,999 .15 .15`;
    expect(readAsLines(page)).toMatchObject([{ proof: 'proven', lines: { length: 4 } }]);
  });
});

describe('the name of a balance', () => {
  it.each([
    ['Abrechnung Monat neuer', '05.05.2025 Ausgleich Saldo -20,00'],
    ['Apurement ancien', '05.05.2025 Virement solde -20,00'],
  ])('is none that goes on in a booking (%s)', (above, booking) => {
    const page = `
Musterbank Kontoauszug EUR
IBAN DE02 1203 0000 0000 2020 51
01.05.2025 bis 31.05.2025
Alter Kontostand 1.000,00
02.05.2025 Lohn 500,00
${above}
${booking}
07.05.2025 Miete -400,00
Neuer Kontostand 1.080,00`;
    expect(readAsLines(page)).toMatchObject([
      { balances: [100000, 108000], proof: 'proven', lines: { length: 3 } },
    ]);
  });

  it('has no figure on the next page where it ends the foot of one', () => {
    const page = positioned(
      [
        [[40, 'First Bank Statement EUR']],
        [[40, 'Account Number 12345678']],
        [[40, 'Statement period 01/05/2025 to 31/05/2025']],
        [[40, 'Opening balance 1,000.00']],
        [[40, '02/05/2025 Salary 500.00']],
        [[40, '05/05/2025 Card payment -20.00']],
        [660, [40, 'For questions about your closing balance']],
      ],
      [
        [[40, 'Arranged overdraft limit 500.00']],
        [[40, '07/05/2025 Transfer -80.00']],
        [[40, '09/05/2025 Card payment -10.00']],
        [[40, 'Closing balance 1,390.00']],
      ],
    );
    expect(readTyped(page)).toMatchObject([{ balances: [100000, 139000], proof: 'proven' }]);
  });
});

const AT_ENBD = `
Emirates NBD     Account Number 1014177208801     AED     Statement Period 01 Apr 2025 to 30 Apr 2025
Date            Description                        Debits          Credits         Balance`;

describe('what the head of the last page carries', () => {
  const first = `${AT_ENBD}
01 Apr 2025     BROUGHT FORWARD                                                1,000.00 Cr
03 Apr 2025     SALARY TRANSFER                                  500.00        1,500.00 Cr
30 Apr 2025     RENT                             300.00                        1,200.00 Cr`;
  const CARRIED =
    '30 Apr 2025     CARRIED FORWARD                  300.00          500.00        1,200.00 Cr';

  it.each([
    [
      'above a row that nobody can read',
      `${CARRIED}\n                SERVICE CHARGE                   3O.00                         1,17O.00 Cr`,
    ],
    [
      'without the sums of both sides',
      CARRIED.replace('300.00', '      ').replace('500.00', '      '),
    ],
    ['beside other sums than those of the bookings', CARRIED.replace('300.00', '340.00')],
  ])('closes nothing %s', (_, rows) => {
    const read = readPages(...pagesOf(`${first}\n---${AT_ENBD}\n${rows}`));
    expect(read[0]?.proof).not.toBe('proven');
  });
});

it('closes an account with its own balance behind its table, whatever a box above says', () => {
  const page = `
Santander     CLABE 014180605441772088     PERIODO DEL 01-MAY-2025 AL 31-MAY-2025     MONEDA PESOS
Saldo final del periodo anterior     19,318.22
+ Depósitos                             500.00
- Retiros                             1,500.00
Saldo final del periodo              18,318.22
FECHA           FOLIO       DESCRIPCION               DEPOSITO         RETIRO          SALDO
30-ABR-2025                 SALDO FINAL DEL PERIODO ANTERIOR:                      19,318.22
02-MAY-2025     4417720     PAGO TRANSFERENCIA                       1,500.00      17,818.22
15-MAY-2025     4417721     ABONO NOMINA                500.00                     18,318.22
TOTAL                                                   500.00       1,500.00      18,318.22
OTROS CARGOS DEL PERIODO
COMISION POR MANEJO DE CUENTA 900.00
SALDO FINAL DE LA CUENTA AL 31-MAY-2025 17,418.22
`;
  expect(readPages(page)[0]?.proof).toBe('broken');
});
