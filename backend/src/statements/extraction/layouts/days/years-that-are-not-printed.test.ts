import { describe, expect, it } from 'vitest';
import { pagesOf, readTyped, typed } from '../typed.fixture.ts';

it('gives a date without a year that of the opening balance or the next', () => {
  const [section] = readTyped(
    typed(`
Konto in EUR
Bu-Tag     Wert       Vorgang                                       EUR
                      alter Kontostand vom 28.11.2025          100,00 H
01.12.     01.12.     Laden                                      4,00 S
30.12.     30.12.     Gehalt                                     5,00 H
                      neuer Kontostand vom 30.12.2025          101,00 H
`),
  );
  expect(section).toMatchObject({ balances: [10000, 10100], proof: 'proven' });
  expect(section?.lines).toEqual(['2025-12-01 -400 null Laden', '2025-12-30 500 null Gehalt']);
});

it('keeps dates of one month in one year where no period is printed', () => {
  const [section] = readTyped(
    typed(`
Cuenta en COP     Corte 2025/12/31
FECHA     DESCRIPCIÓN              VALOR         SALDO
3/01      COMPRA EXITO            -40.00        960.00
20/01     RETIRO                  -60.00        900.00
31/01     ABONO                    10.00        910.00
`),
  );
  expect(section?.lines.map((line) => line.slice(0, 10))).toEqual([
    '2026-01-03',
    '2026-01-20',
    '2026-01-31',
  ]);
});

it('tells the years by the days of the balances, not by a period in the text of a booking beside its day', () => {
  const page = `
EUR-Konto Kontonummer 470700100     erstellt am 31.08.2026
Bu-Tag Wert Vorgang
alter Kontostand vom 29.07.2026            15.029,22 H
05.08. 31.07. Abschluss                         1,62 H
       Abschluss vom 01.07.2026 bis 31.07.2026
12.08. 12.08. Gutschrift                     4.250,00 H
23.08. 23.08. Auftrag                        1.500,00 S
       neuer Kontostand vom 31.08.2026      17.780,84 H`;
  expect(readTyped(typed(page))[0]).toMatchObject({
    proof: 'proven',
    lines: [
      expect.stringMatching(/^2026-08-05 /),
      expect.stringMatching(/^2026-08-12 /),
      expect.stringMatching(/^2026-08-23 /),
    ],
  });
});

it('finds the year in the month of the head and not in the period of a rate below a booking', () => {
  const page = `
EXTRATO CONSOLIDADO     CNPJ 061186680001-77     março/2025
Saldo de Conta Corrente em 31/03            50,00
Data      Descrição                   Nº Documento     Créditos     Débitos     Saldo (R$)
          SALDO EM 28/02                                                            100,00
03/03     PIX ENVIADO                 -                             45,00-           55,00
31/03     JUROS SALDO UTILIZ          -                              5,00-           50,00
          PERIODO: 01/02 A 28/02/25
          SALDO EM 31/03                                                             50,00
ContaMax - Movimentação
28/02     SALDO ANTERIOR             20,00
31/03     SALDO FINAL                20,00
`;
  expect(readTyped(typed(page))[0]).toMatchObject({
    balances: [10000, 5000],
    proof: 'proven',
    lines: [
      '2025-03-03 -4500 5500 PIX ENVIADO',
      '2025-03-31 -500 5000 JUROS SALDO UTILIZ PERIODO: 01/02 A 28/02/25',
    ],
  });
});

it('takes the year of its days from a month that stands alone in the head', () => {
  const page = (head: string) => `
extrato mensal     ${head}     CNPJ 60.701.190/0001-04
saldo em 28/02     100,00
saldo em 31/03      90,00
data      descrição           entradas R$     saídas R$     saldo R$
          SALDO ANTERIOR                                      100,00
03/03     PIX TRANSF 03/03                       10,00-        90,00
`;
  expect(readTyped(typed(page('mar 2025')))).toMatchObject([
    { lines: ['2025-03-03 -1000 9000 PIX TRANSF 03/03'] },
  ]);
  // Beside another month it is that of an instalment.
  expect(readTyped(typed(page('mar 2025     abr 2025')), '2026-04-02')).toMatchObject([
    { lines: ['2026-03-03 -1000 9000 PIX TRANSF 03/03'] },
  ]);
});

describe('a statement of a whole year whose days bear none', () => {
  const yearly = (opening: string, closing: string) =>
    readTyped(
      typed(`
RELEVE ANNUEL AU ${closing}                                 EUR
DATE      LIBELLE                  VALEUR        DEBIT       CREDIT
          SOLDE CREDITEUR AU ${opening}                      2 000,00
03/01     VIREMENT A               01/01         100,00
15/01     VIREMENT B               16/01         100,00
26/02     VIREMENT C               16/02         100,00
25/05     VIREMENT D               16/05         100,00
17/09     VIREMENT E               16/09         100,00
22/12     VIREMENT F               01/01                       500,00
          SOLDE CREDITEUR AU ${closing}                      2 000,00
`),
      '2021-02-01',
    )[0]?.lines.map((line) => line.slice(0, 10));

  it('begins with those of its first month, though they might be of its last one, too', () => {
    expect(yearly('02/01/2020', '04/01/2021')).toEqual([
      '2020-01-03',
      '2020-01-15',
      '2020-02-26',
      '2020-05-25',
      '2020-09-17',
      '2020-12-22',
    ]);
  });

  it('and so where no day of its opening balance is printed', () => {
    expect(yearly('debut', '04/01/2021')?.slice(0, 2)).toEqual(['2020-01-03', '2020-01-15']);
  });
});

const daysOf = (text: string) =>
  readTyped(typed(...pagesOf(text)))[0]?.lines.map((line) => line.slice(0, 10));

describe('the year of days that bear none is not told by', () => {
  const isa = (line: string) => `
Cash ISA statement      12 January 2025        GBP
${line}
Date        Description              Amount      Balance
            Opening balance                      100.00
20 Dec      Deposit                  10.00       110.00
03 Jan      Deposit                  10.00       120.00
            Closing balance                      120.00
`;
  it.each([
    "The closing date for this year's ISA is 5 April 2026.",
    'Promotional rate closing date 30 April 2026',
    'Fecha de corte anterior: 15/12/2023',
    'Balance on 31 December 2023       50.00     Balance on 31 December 2024      60.00',
  ])('%s', (line) => {
    expect(daysOf(isa(line))).toEqual(['2024-12-20', '2025-01-03']);
  });

  it('what is due above the day of the statement', () => {
    const page = `
Card statement        GBP
Minimum payment due £5.00
10 January 2025      Page 1 of 2
Card expires 31 March 2026
Previous balance      100.00
New balance           120.00
Date        Description              Amount
20 Dec      Coffee                   10.00
03 Jan      Shop                     10.00
`;
    expect(daysOf(page)).toEqual(['2024-12-20', '2025-01-03']);
  });

  it('balances of other years below the bookings', () => {
    const page = (line: string) => `
Statement date 10 January 2025   GBP
Date        Description            Amount      Balance
            Opening balance                    100.00
02 Jan      Coffee                 -10.00       90.00
            Closing balance                     90.00
For your tax return
${line}
`;
    const years = 'Balance on 5 April 2023       50.00\nBalance on 5 April 2024       60.00';
    expect(daysOf(page(years))).toEqual(['2025-01-02']);
  });

  it('the opening balance that is printed once more', () => {
    const page = `
Estratto conto al 31/03/2025      EUR
Data      Descrizione              Dare       Avere
          Saldo al 31/12/2024                 100,00
20/01     Caffè                    10,00
          Saldo finale                         90,00
Saldo al 31/12/2024 per imposta di bollo      100,00
`;
    expect(daysOf(page)).toEqual(['2025-01-20']);
  });
});
