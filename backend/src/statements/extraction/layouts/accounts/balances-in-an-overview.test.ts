import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from '../positioned.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('gives the parts of a German statement what its overview says of each (Revolut)', () => {
  const sections = readTyped(
    typed(`
Revolut Bank UAB, Zweigniederlassung Deutschland     Kontoauszug – EUR
Produkt                 Eröffnungssaldo    Ausgehendes Geld    Eingehendes Geld    Schlusssaldo
Konto (Girokonto)               618,44€             150,00€              20,00€         488,44€
Pocket                          450,00€               0,00€             100,00€         550,00€
Kontotransaktionen vom 1. Februar 2025 bis 28. Februar 2025
Datum            Beschreibung          Ausgehendes Geld     Eingehendes Geld     Saldo
1. Feb. 2025     REWE                           50,00€                         568,44€
3. Feb. 2025     Jonas Wehrle                                        20,00€    588,44€
5. Feb. 2025     Zu Pocket                     100,00€                         488,44€
Pocket-Transaktionen vom 1. Februar 2025 bis 28. Februar 2025
Datum            Beschreibung          Ausgehendes Geld     Eingehendes Geld     Saldo
5. Feb. 2025     Zu Pocket                                          100,00€    550,00€
`),
  );
  expect(sections).toMatchObject([
    { balances: [61844, 48844], proof: 'proven' },
    { balances: [45000, 55000], proof: 'proven' },
  ]);
});

it('gives an account what an overview holds behind the code of its currency (HSBC in Hong Kong)', () => {
  const rows = (code: string, amounts: string[]) => `
CCY     Date       Transaction Details      Deposit     Withdrawal     Balance
${code}     17 Mar     B/F BALANCE                                       ${amounts[0]}
        24 Mar     FR HKD SAVINGS              ${amounts[1]}                 ${amounts[2]}
        31 Mar     DIVIDEND APPLE                10.00                   ${amounts[3]}
`;
  const page = `
HSBC One     Number     400-817744-833     Statement Date     15 Apr 2025
Foreign Currency Savings     USD     2,854.18     22,000.00
Foreign Currency Savings     EUR     1,024.50      8,000.00
Foreign Currency Savings
${rows('USD', ['2,744.18', '100.00', '2,844.18', '2,854.18'])}${rows('EUR', ['1,000.00', '14.50', '1,014.50', '1,024.50'])}
`;
  expect(readPages(page).map(({ currency, balances }) => [currency, ...balances])).toEqual([
    ['USD', 274418, 285418],
    ['EUR', 100000, 102450],
  ]);
});

it('takes what a list of accounts held on two days for their balances, and knows each by what it opens with (Desjardins)', () => {
  const head = `
Date      Code     Description                      Retrait     Dépôt       Solde`;
  expect(
    readTyped(
      typed(`
Desjardins     RELEVÉ DE COMPTE     Période du 1 mars 2025 au 31 mars 2025     Folio     092417
H2W 2G1 MONTREAL QC
Sommaire du folio                                  Solde au 1 mars     Solde au 31 mars 2025
EOP     Compte avec opérations                     486.02              316.85
ET1     Épargne à terme                            140.55              340.55
EOP     Compte avec opérations${head}
                   Solde reporté                                            486.02
3 MAR     ACH      Achat Interac IGA                 84.17                  401.85
3 MAR     VFF      Virement Interac                  85.00                  316.85
ET1     Compte d'épargne à intérêt élevé${head}
                   Solde reporté                                            140.55
7 MAR     VWW      Virement AccèsD                              200.00      340.55
`),
    ),
  ).toMatchObject([
    { balances: [48602, 31685], proof: 'proven' },
    { balances: [14055, 34055], proof: 'proven' },
  ]);
});

it('closes the products of a Romanian statement with what their summary says of them, in the period of their titles (Revolut)', () => {
  const head = 'Dată            Descriere              Sume retrase     Sume adăugate     Sold';
  const page = `
Revolut Bank UAB     Extras de cont RON     Generat pe 3 feb. 2025
Sumar sold
Produs                 Sold inițial     Sume retrase     Sume adăugate     Sold final
Cont (Cont curent)     130,00 RON       30,00 RON        0,00 RON          100,00 RON
Depozit                 50,00 RON        0,00 RON        7,00 RON           57,00 RON
Tranzacții în cont de la 1 ianuarie 2025 până la 31 ianuarie 2025
${head}
4 ian. 2025     Mega Image             30,00 RON                          100,00 RON
Tranzacții în depozit de la 1 ianuarie 2025 până la 31 ianuarie 2025
${head}
30 ian. 2025    Dobândă                                 7,00 RON           57,00 RON
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', balances: [13000, 10000] },
    { proof: 'proven', balances: [5000, 5700] },
  ]);
});

const wallets = (closing: string) =>
  readTyped(
    typed(`
Payoneer     Account Statement     Statement period: Sep 01, 2026 - Sep 30, 2026
Balance summary
                 Opening balance     Total in     Total out     Closing balance
USD balance               618.75     1,284.40       -920.00              983.15
EUR balance               203.50       640.00         -6.40              ${closing}
USD balance – transactions
Date             Description                        Amount     Currency    Status        Running balance
Sep 01, 2026     Payment from Upwork Escrow Inc.  1,284.40     USD         Completed            1,903.15
Sep 03, 2026     Card charge: OPENAI                -20.00     USD         Completed            1,883.15
Sep 04, 2026     Withdrawal to bank account        -900.00     USD         Completed              983.15
EUR balance – transactions
Date             Description                        Amount     Currency    Status        Running balance
Sep 02, 2026     Payment from KUNSTHAUS LEHMANN     640.00     EUR         Completed              843.50
Sep 02, 2026     Receiving account fee               -6.40     EUR         Completed              837.10
`),
  );

it('gives each account its row of the list of balances, whichever currency stands first (Payoneer)', () => {
  expect(wallets('837.10')).toMatchObject([
    { currency: 'USD', balances: [61875, 98315], proof: 'proven', lines: { length: 3 } },
    { currency: 'EUR', balances: [20350, 83710], proof: 'proven', lines: { length: 2 } },
  ]);
  expect(wallets('837.20')).toMatchObject([{ proof: 'proven' }, { proof: 'broken' }]);
});

it('finds the balances of an account beside its number in the summary above all of them', () => {
  const sections = readTyped(
    typed(`
Statement Period: 04/01/2024 - 04/30/2024   USD
Account              Account #     Beginning Balance   Deposits   Withdrawals   Ending Balance
Member Savings       3590112047            5.00            0.03         0.00             5.03
Member Checking      3590112054        2,841.66          100.00       (20.00)        2,921.66
Deposit Account Activity    Member Savings - 3590112047
Beginning Balance        5.00
Deposits
Date     Amount       Description
04/30      0.03       Dividend
Ending Balance           5.03
Deposit Account Activity    Member Checking - 3590112054
Beginning Balance    2,841.66
Deposits
Date     Amount       Description
04/03    100.00       External Deposit
Withdrawals
Date     Amount       Description
04/05    (20.00)      POS Withdrawal
Ending Balance       2,921.66
`),
  );
  expect(sections.map(({ balances, proof, lines }) => [balances, proof, lines.length])).toEqual([
    [[500, 503], 'proven', 1],
    [[284166, 292166], 'proven', 2],
  ]);
});

it("gives an account the balances of its own row in an overview, whole dollars among others' cents (Cathay)", () => {
  const header: PlacedRow = [
    [44, '交易日期'],
    [104, '帳務日期'],
    [168, '摘要'],
    ['r330', '支出'],
    ['r410', '存入'],
    ['r500', '餘額'],
  ];
  const row = (day: string, text: string, edge: 330 | 410, amount: string, left: string) =>
    [
      [44, day],
      [104, day],
      [168, text],
      [`r${edge}`, amount],
      ['r500', left],
    ] satisfies PlacedRow;
  const page: PlacedRow[] = [
    [
      [40, '國泰世華銀行 綜合對帳單'],
      [425, '對帳單期間：115/04/01 ~ 115/04/30'],
    ],
    [
      [40, '資產總覽'],
      [300, '幣別'],
      ['r410', '上期餘額'],
      ['r500', '本期餘額'],
    ],
    [
      [60, '臺幣活期儲蓄存款'],
      [300, 'TWD'],
      ['r410', '46,210'],
      ['r500', '35,507'],
    ],
    [
      [60, '外幣活期存款'],
      [300, 'USD'],
      ['r410', '1,310.77'],
      ['r500', '2,310.77'],
    ],
    [24, [40, '臺幣活期儲蓄存款 041-50-441772-0 (TWD)', 10]],
    header,
    [
      [168, '承前餘額'],
      ['r500', '46,210'],
    ],
    row('115/04/01', 'ATM提款', 330, '9,000', '37,210'),
    row('115/04/03', '簽帳消費', 330, '1,703', '35,507'),
  ];
  const second: PlacedRow[] = [
    [[40, '外幣活期存款 041-08-441772-9 (USD)', 10]],
    header,
    [
      [168, '承前餘額'],
      ['r500', '1,310.77'],
    ],
    row('115/04/15', '換匯存入', 410, '1,000.00', '2,310.77'),
  ];
  expect(readTyped(positioned(page, second))).toMatchObject([
    { currency: 'TWD', proof: 'proven', balances: [4621000, 3550700] },
    { currency: 'USD', proof: 'proven', balances: [131077, 231077] },
  ]);
});

it('closes an account in a currency with what the overview tells behind its code, though the name of all in foreign currencies stands a line above (HSBC)', () => {
  const page = `
HSBC One Statement     Number 551-662042-833     Date 14 January 2025
Deposits                          CCY          Balance          HKD Equivalent
HKD Savings                       HKD           120.00                  120.00
Foreign Currency Savings          USD           301.00                2,347.80
                                  CNY           582.07                  616.99
HKD Savings
Date          Transaction Details             Deposit      Withdrawal         Balance
14 Dec        B/F BALANCE                                                       100.00
16 Dec        SALARY                            20.00                           120.00
Foreign Currency Savings
CCY       Date       Transaction Details                  Deposit      Withdrawal         Balance
USD       14 Dec     B/F BALANCE                                                            300.59
          31 Dec     CREDIT INTEREST                         0.41                           301.00
CNY       14 Dec     B/F BALANCE                                                            882.00
          31 Dec     CREDIT INTEREST                         0.07                           882.07
          3 Jan      WITHDRAWAL                                           300.00            582.07
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'HKD', balances: [10000, 12000] },
    { currency: 'USD', balances: [30059, 30100], proof: 'proven' },
    { currency: 'CNY', balances: [88200, 58207], proof: 'proven' },
  ]);
});

it('begins a pocket under the bare name that the summary gives it, where the account has its own title (Revolut)', () => {
  const labels =
    'Fecha          Descripción                 Dinero saliente     Dinero entrante     Saldo';
  const page = `
Revolut Bank UAB, Sucursal en España     Extracto en EUR     IBAN ES7615830001123456789012
Resumen del saldo
Producto                Saldo inicial     Dinero saliente     Dinero entrante     Saldo final
Cuenta (Corriente)            41,20 €            120,00 €            300,00 €        221,20 €
Hucha Viaje                  205,00 €              0,00 €            120,00 €        325,00 €
Total                        246,20 €            120,00 €            420,00 €        546,20 €
Transacciones de la cuenta del 30 de agosto de 2025 al 30 de septiembre de 2025
${labels}
30 ago 2025    Recarga de *7719                                        300,00 €            341,20 €
5 sept 2025    Al pocket EUR Viaje               120,00 €                                  221,20 €
Hucha Viaje
${labels}
5 sept 2025    Desde la cuenta corriente                               120,00 €            325,00 €
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [4120, 22120], proof: 'proven', lines: { length: 2 } },
    { balances: [20500, 32500], proof: 'proven', lines: { length: 1 } },
  ]);
});
