import { describe, expect, it } from 'vitest';
import { proveSection } from '../../index.ts';
import type { PlacedRow } from '../positioned.fixture.ts';
import { only } from '../reading.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('proves no account in another currency than the one that marks its very balance in an overview (BBVA in Argentina)', () => {
  const page = `
RESUMEN DE CUENTA     CUIL 20-31884021-6     Período 01/03/2025 al 31/03/2025
CUENTA                    ALIAS                SALDO AL 31/03
Caja de ahorro $ 214-03   MARTIN                 $ 637.816,15
QZ-2 214-771920           LUCIA                    U$S 516,19
Caja de ahorro $ 214-03
FECHA     CONCEPTO              DÉBITO        CRÉDITO           SALDO
          SALDO ANTERIOR                                   584.220,15
05/03     HABERES                             53.596,00    637.816,15
          SALDO AL 31 DE MARZO                             637.816,15
QZ-2 214-771920
FECHA     CONCEPTO              DÉBITO        CRÉDITO           SALDO
          SALDO ANTERIOR                                       542,18
21/03     DISNEY PLUS           -25,99                         516,19
          SALDO AL 31 DE MARZO                                 516,19
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'ARS', proof: 'proven' },
    { balances: [54218, null], proof: 'not_provable' },
  ]);
});

it('proves no account whose number is that of several and whose heading names no currency that is known', () => {
  const account = (kind: string, amount: string) => `
${kind}     口座番号 410-8823716
取引日         お取引内容           お引出し     お預入れ     残高
               前回残高                                       ${amount}.00
2024/02/10     GLOBAL PASS          50.00                     ${Number(amount) - 50}.00
`;
  const page = typed(`
SMBC信託銀行 PRESTIA     作成基準日 2024年2月28日     2024年1月29日～2024年2月28日
${account('外貨普通預金（米ドル）', '700')}
${account('外貨普通預金（豪ドル）', '800')}
${account('外貨普通預金（未知の通貨）', '900')}
`);
  const read = readTyped(page);
  expect(read).toMatchObject([
    { currency: 'USD' },
    { currency: 'AUD' },
    { balances: [90000, null] },
  ]);
  expect(read[2]?.proof).not.toBe('proven');
});

it("proves nothing in the currency of purchases where lettered dollars are the account's own", () => {
  expect(
    readPages(`
Bank of Nowhere     Credit card statement     Statement period 20 May 2025 to 19 June 2025     Credit limit NZ$5,000.00
Minimum payment     NZ$20.00     Previous balance     100.00     New balance     268.45
Date          Details                                                               Amount
21 May        PAK N SAVE PETONE                                                      64.38
22 May        HOTEL SYDNEY AUD 50.00 balance AUD                                     54.07
24 May        CAFE SYDNEY AUD 45.00                                                  50.00
`),
  ).toMatchObject([{ currency: 'NZD' }]);
});

it('proves nothing in a currency that the marks of the amounts are not of', () => {
  const page = (mark: string) => `
Example Bank     Statement     Currency: EUR     01/12/2023 - 31/12/2023
Date             Description              Money out      Money in     Balance
                 Opening balance                                      ${mark}100.00
04/12/2023       Openai                   ${mark}30.00                      ${mark}70.00
09/12/2023       Namecheap                ${mark}20.00                      ${mark}50.00
                 Closing balance                                      ${mark}50.00
`;
  expect(readTyped(typed(page('€')))).toMatchObject([{ currency: 'EUR', proof: 'proven' }]);
  for (const section of readTyped(typed(page('$')))) {
    const isInEuros = section.currency === 'EUR';
    expect(isInEuros && section.proof === 'proven').toBe(false);
  }
});

const stateOf = (...rows: PlacedRow[]) => proveSection(only(rows)).state;

describe('amounts in two currencies', () => {
  const page = (amount: string, ...more: PlacedRow[]) =>
    stateOf(
      [[40, 'Account statement EUR 1 January 2026 - 31 January 2026']],
      [
        [40, 'Opening balance'],
        ['r400', 'EUR 0.00'],
      ],
      [
        [40, 'Date'],
        [120, 'Description'],
        ['r400', 'Amount'],
      ],
      [
        [40, '02 Jan 2026'],
        [120, 'Salary'],
        ['r400', 'EUR 100.00'],
      ],
      [
        [40, '03 Jan 2026'],
        [120, 'Hotel'],
        ['r400', amount],
      ],
      ...more,
      [
        [40, '04 Jan 2026'],
        [120, 'Bakery'],
        ['r400', 'EUR -10.00'],
      ],
      [
        [40, 'Closing balance'],
        ['r400', 'EUR 40.00'],
      ],
    );

  it('are not added up to a proof', () => {
    expect(page('EUR -50.00')).toBe('proven');
    expect(page('USD -50.00')).not.toBe('proven');
  });

  it('are one where the other is what was paid abroad', () => {
    expect(page('EUR -50.00', [[120, 'USD 55.00 at 1.10']])).toBe('proven');
  });

  it('are told by a column of codes too', () => {
    const row = (date: string, code: string, amount: string): PlacedRow => [
      [40, date],
      [120, 'Hotel'],
      [280, code],
      ['r400', amount],
    ];
    const coded = (code: string) =>
      stateOf(
        [[40, 'Account statement EUR 1 January 2026 - 31 January 2026']],
        [
          [40, 'Opening balance'],
          ['r400', '0.00'],
        ],
        [
          [40, 'Date'],
          [120, 'Description'],
          [280, 'Currency'],
          ['r400', 'Amount'],
        ],
        row('02 Jan 2026', 'EUR', '100.00'),
        row('03 Jan 2026', code, '-50.00'),
        [
          [40, 'Closing balance'],
          ['r400', '50.00'],
        ],
      );
    expect(coded('EUR')).toBe('proven');
    expect(coded('USD')).toBe('not_provable');
  });
});

it('proves no sum over two accounts of which each brings forward a balance of its own', () => {
  const account = (title: string, opening: string, [out, into]: [string, string], row: string) => `
${title}
Saldo anterior          Total saídas          Total entradas
${opening}              ${out}                ${into}
Data Lanç.     Descritivo                     Saídas          Entradas
${row}
Total                                         ${out}          ${into}
`;
  const first = '29/01/2020     Transferência recebida                          97,22';
  const second = '05/01/2020     Débito direto                  -51,54';
  const page = `
Extrato da conta à ordem     Moeda: BRL     Período: 1 janeiro 2020 - 31 março 2020
${account('Conta à ordem 4617981919', '1.520,67', ['0,00 ', '97,22'], first)}
${account('Conta poupança 2482899134', '4.541,26', ['51,54', '0,00 '], second)}
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [152067, 161789], proof: 'proven' },
    { balances: [454126, 448972], proof: 'proven' },
  ]);
});
