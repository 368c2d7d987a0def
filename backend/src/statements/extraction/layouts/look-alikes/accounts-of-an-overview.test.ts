import { expect, it } from 'vitest';
import { accountsIn, readTyped, typed } from '../typed.fixture.ts';

const OVERVIEW = `
Musterbank AG     Kontoauszug     01.01.2025 - 31.01.2025
Ihre Konten im Überblick
Dollarkonto         AT48 3200 0000 1234 5864          900,00 USD
Girokonto           AT61 1904 3002 3457 3201          400,00 EUR
`;
const LIST = `
Datum          Buchungstext                    Betrag          Saldo
01.01.2025     Alter Saldo                                     100,00
03.01.2025     Gehalt                           500,00         600,00
05.01.2025     Miete                           -200,00         400,00
31.01.2025     Neuer Saldo                                     400,00
`;

it.each([
  ['right below it', ''],
  ['below a line of words', 'Umsätze auf Ihrem Konto'],
])(
  'knows a table without a title %s by what the overview says that it closes with',
  (_, between) => {
    const page = typed(`${OVERVIEW}${between}${LIST}`);
    expect(readTyped(page)).toMatchObject([
      { currency: 'EUR', balances: [10000, 40000], proof: 'proven' },
    ]);
    expect(accountsIn(page)).toEqual(['AT611904300234573201']);
  },
);

it('gives it no number where the overview says that nothing closes so', () => {
  const page = typed(`${OVERVIEW}${LIST.replaceAll('400,00', '401,00').replace('-200', '-199')}`);
  expect(readTyped(page)).toMatchObject([{ proof: 'not_provable' }]);
  expect(accountsIn(page)).toEqual([null]);
});

it('takes the text of a transfer to another account of one’s own for no title of that, over the end of a page', () => {
  const head = 'Musterbank AG     Finanzreport Nr. 1     01.01.2025 - 31.01.2025';
  const labels = 'Datum          Buchungstext                    Betrag          Saldo';
  const page = typed(
    `
${head}
Konto               IBAN                              Saldo
Girokonto           DE89 3704 0044 0532 0130 00       EUR 300,00
Dollarkonto         DE44 5001 0517 5407 3249 31       USD 900,00
Girokonto DE89 3704 0044 0532 0130 00
${labels}
01.01.2025     Alter Saldo                                     100,00
03.01.2025     Gehalt                           500,00         600,00
05.01.2025     Übertrag an                     -200,00         400,00
               Dollarkonto`,
    `
${head}
${labels}
09.01.2025     Einkauf                         -100,00         300,00
31.01.2025     Neuer Saldo                                     300,00
Dollarkonto DE44 5001 0517 5407 3249 31
${labels}
01.01.2025     Alter Saldo                                     700,00
05.01.2025     Übertrag von                     200,00         900,00
31.01.2025     Neuer Saldo                                     900,00`,
  );
  expect(readTyped(page)).toMatchObject([
    { currency: 'EUR', balances: [10000, 30000], proof: 'proven', lines: { length: 3 } },
    { currency: 'USD', balances: [70000, 90000], proof: 'proven', lines: { length: 1 } },
  ]);
});

it('gives a table no number of an account that owes what the table holds', () => {
  const page = typed(`${OVERVIEW.replace('          400,00 EUR', '         -400,00 EUR')}${LIST}`);
  expect(readTyped(page)).toMatchObject([{ proof: 'not_provable' }]);
  expect(accountsIn(page)).toEqual([null]);
});
