import { describe, expect, it } from 'vitest';
import { accountsIn, labelsOf, readPages, readTyped, typed } from '../typed.fixture.ts';

describe('accounts that are titled as an overview lists them with their IBANs (comdirect)', () => {
  const page = `
comdirect     Finanzreport Nr. 2 per 03.03.2025
Ihre aktuellen Salden            IBAN                              Saldo in            Saldo in EUR
Girokonto                        DE21 2004 1133 0488 2171 00                           +866,21
Tagesgeld PLUS-Konto             DE64 2004 1133 0488 2171 02                           +9.976,73
Währungsanlagekonto USD          DE80 2004 1133 0488 2171 05       USD +437,63         +420,54
Gesamtsaldo 03.03.2025                                                                 +11.263,48

Girokonto                                                              Dispositionskredit 2.000 EUR
Buchungstag     Vorgang            Empfänger              Buchungstext                  Ausgang/Eingang
                Alter Saldo        31.01.2025                                           +412,35
20.02.2025      Lastschrift        Wohnungsbau            MIETE                         -500,00
27.02.2025      Gehalt             Nordwind               LOHN 02/25                    +953,86
                Neuer Saldo        03.03.2025                                           +866,21
Tagesgeld PLUS-Konto
Buchungstag     Vorgang            Empfänger              Buchungstext                  Ausgang/Eingang
                Alter Saldo        31.01.2025                                           +9.968,29
03.02.2025      Zinsgutschrift     comdirect              HABENZINSEN                   +8,44
                Neuer Saldo        03.03.2025                                           +9.976,73
Währungsanlagekonto USD                                                Kontowährung USD
Buchungstag     Vorgang            Empfänger              Buchungstext                  Ausgang/Eingang
                Alter Saldo        31.01.2025                                           +1.480,02
14.02.2025      Überweisung        Hudson College         TUITION DEPOSIT               -1.042,39
                Neuer Saldo        03.03.2025                                           +437,63
`;

  it('have the numbers and the currencies of its rows', () => {
    expect(readTyped(typed(page))).toMatchObject([
      { currency: 'EUR', balances: [41235, 86621], proof: 'proven' },
      { currency: 'EUR', balances: [996829, 997673], proof: 'proven' },
      { currency: 'USD', balances: [148002, 43763], proof: 'proven' },
    ]);
    expect(accountsIn(typed(page))).toEqual([
      'DE21200411330488217100',
      'DE64200411330488217102',
      'DE80200411330488217105',
    ]);
  });

  it('are known by what they close with, whatever else the title of the first one says', () => {
    const titled = page
      .replace(/\nWährungs.*USD +DE80.*/, '')
      .replace(/\nWährungsanlagekonto USD +Kon[\s\S]*/, '')
      .replace(
        /\nGirokonto +Dispo.*/,
        '\nGirokonto     Dispositionskredit     Limit     EUR 2.000',
      );
    expect(accountsIn(typed(titled))).toEqual(['DE21200411330488217100', 'DE64200411330488217102']);
    expect(labelsOf(typed(titled))).toEqual(['Girokonto', 'Tagesgeld PLUS-Konto']);
  });

  it('prove nothing where a table has no title, since it may be of any of them', () => {
    const untitled = page.replace(/\nGirokonto +Dispo.*/, '');
    expect(readTyped(typed(untitled))[0]?.proof).toBe('not_provable');
  });

  it('are called as their titles say, and not as the last row of the overview', () => {
    expect(labelsOf(typed(page))[0]).toMatch(/^Girokonto/);
  });
});

it('knows accounts by the names under which an overview lists their numbers (Banorte)', () => {
  const labels = `
FECHA         DESCRIPCIÓN               MONTO DEL     MONTO DEL     SALDO
                                        DEPOSITO      RETIRO`;
  const page = typed(`
BANORTE     Periodo Del 01/Diciembre/2023 al 31/Diciembre/2023     RFC: TECA840917KL2
Producto                         No. de Cuenta     Saldo anterior     Saldo al corte
ENLACE GLOBAL PF                 0417728831        $9,120.37          $5,509.78
INVERSION ENLACE PERSONAL        0500114722        $95,000.00         $95,412.66
Total en pesos                                     $104,120.37        $100,922.44
ENLACE GLOBAL PF
Saldo inicial del periodo        $9,120.37
Saldo actual                     $5,509.78
DETALLE DE MOVIMIENTOS (PESOS)
${labels}
30-NOV-23     SALDO ANTERIOR                                        9,120.37
06-DIC-23     SPEI ENVIADO                            3,610.59      5,509.78
INVERSION ENLACE PERSONAL
Saldo inicial del periodo        $95,000.00
Saldo actual                     $95,412.66
DETALLE DE MOVIMIENTOS (PESOS)
${labels}
30-NOV-23     SALDO ANTERIOR                                        95,000.00
31-DIC-23     INTERESES GANADOS         412.66                      95,412.66
`);
  expect(readTyped(page)).toMatchObject([
    { currency: 'MXN', proof: 'proven', balances: [912037, 550978], lines: { length: 1 } },
    { currency: 'MXN', proof: 'proven', balances: [9500000, 9541266], lines: { length: 1 } },
  ]);
  expect(labelsOf(page)).toEqual(['ENLACE GLOBAL PF', 'INVERSION ENLACE PERSONAL']);
  expect(accountsIn(page)).toEqual(['0417728831', '0500114722']);
});

it('gives the only account that its summary calls otherwise the balances that no other one has', () => {
  const text = typed(`
MXN Statement     Revolut Bank, S.A. Institución de Banca Múltiple
Balance summary
Product                         Opening balance   Money out     Money in     Closing balance
Mexican Peso Account            $512.06           $45.00        $9,400.00    $9,867.06
Instant Access Savings          $0.00             $0.00         $3,000.00    $3,000.00
Account transactions from July 1, 2025 to July 31, 2025
Date            Description                          Money out         Money in        Balance
Jul 1, 2025     SPEI Transfer received from STP                         $9,400.00       $9,912.06
Jul 3, 2025     OXXO GAS ARCOS                       $45.00                            $9,867.06
Instant Access Savings transactions from July 1, 2025 to July 31, 2025
Date            Description                          Money out         Money in        Balance
Jul 2, 2025     To Instant Access Savings                               $3,000.00       $3,000.00`);
  expect(readTyped(text)).toMatchObject([
    { balances: [51206, 986706], proof: 'proven' },
    { balances: [0, 300000], proof: 'proven' },
  ]);
});

const SUMMARY = `
STATEMENT OF ACCOUNT     01-Mar-25 to 31-Mar-25     Currency PKR
Account / Goal                          Opening Balance     Closing Balance
Savings 0114-7781920-3                      1,86,430.25         1,56,430.25
Goal: Travel                                3,45,000.00         3,77,987.40
`;

const HEAD = `
Date             Reference       Particulars                 Amount (Rs.)      Balance (Rs.)
`;

it('parts a statement by the accounts that its summary names, in the rupees that it says', () => {
  const page = `${SUMMARY}

Savings 0114-7781920-3
Withdrawals and charges
${HEAD}
02-Mar-25        DB8115061       STANDING ORDER                 30,000.00        1,56,430.25
                                 Total withdrawals              30,000.00


Goal: Travel
Deposits and credits
${HEAD}
02-Mar-25        CR1685879       STANDING ORDER                +30,000.00        3,75,000.00
31-Mar-25        CR6458893       PROFIT                         +2,987.40        3,77,987.40
                                 Total deposits                +32,987.40
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'PKR', balances: [18643025, 15643025], proof: 'proven', lines: { length: 1 } },
    { currency: 'PKR', balances: [34500000, 37798740], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('goes on with such an account where the next page names it again', () => {
  const pages = (title: string) => [
    `${SUMMARY}

Savings 0114-7781920-3
${HEAD}
02-Mar-25        DB8115061       STANDING ORDER                -10,000.00        1,76,430.25
`,
    `
${title}
${HEAD}
03-Mar-25        DB8115062       STANDING ORDER                -20,000.00        1,56,430.25


Goal: Travel
${HEAD}
02-Mar-25        CR1685879       STANDING ORDER                +32,987.40        3,77,987.40
`,
  ];
  const expected = [
    { balances: [18643025, 15643025], proof: 'proven', lines: { length: 2 } },
    { balances: [34500000, 37798740], proof: 'proven', lines: { length: 1 } },
  ];
  expect(readTyped(typed(...pages('Savings 0114-7781920-3')))).toMatchObject(expected);
});

it('gives an account the row of its owner among those that are called alike (Revolut)', () => {
  const page = (owner: string) => `
Revolut Ltd     GBP Statement     Account Number     12345678
Balance summary
Product                      Opening balance     Money out     Money in     Closing balance
Account (e-money)            £10.00              £13.00        £20.00       £17.00
Account (e-money)            £2.00               £1.00         £0.00        £1.00
${owner}
Total                        £12.00              £14.00        £20.00       £18.00
Account transactions from 1 Jan 2024 to 31 Jan 2024
Date           Description           Money out     Money in     Balance
2 Jan 2024     Acme Ltd                            £20.00       £30.00
3 Jan 2024     Cash withdrawal       £13.00                     £17.00
Alex's account transactions from 1 Jan 2024 to 31 Jan 2024
Date           Description           Money out     Money in     Balance
2 Jan 2024     Bookshop              £1.00                      £1.00
`;
  expect(readPages(page('Alex Example'))).toMatchObject([
    { balances: [1000, 1700], proof: 'proven' },
    { balances: [200, 100], proof: 'proven' },
  ]);
  expect(readPages(page('Kim Example'))[1]).toMatchObject({ proof: 'not_provable' });
});
