import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

it('books what a column of charges alone bears, with its kind behind (Absa), and adds charges that were paid back (Capitec)', () => {
  const absa = `
Account statement in ZAR     1/07/2024 to 31/07/2024
Date            Transaction Description       Charge      Debit Amount      Credit Amount      Balance
1/07/2024       Bal Brought Forward                                                          3 415.53
3/07/2024       Atm Withdrawal               20.00 T            500.00                       2 915.53
17/07/2024      Archive Stmt Enq             13.50 A                                         2 902.03
`;
  expect(readTyped(typed(absa))[0]?.lines).toEqual([
    '2024-07-03 -50000 291553 Atm Withdrawal',
    '2024-07-17 -1350 290203 Archive Stmt Enq',
  ]);
  const capitec = `
Main Account Statement     Statement Period 01/10/2024 - 31/10/2024     R4 173.54
Opening Balance R4 173.54
Date            Description                   Category      Money In      Money Out      Fee*       Balance
02/10/2024      PayShap Payment               Digital                       -500.00     -6.00      3 667.54
03/10/2024      Prepaid Purchase              Cellphone                      -29.00     -0.50      3 638.04
15/10/2024      Correction: Prepaid           Cellphone        29.00                     0.50      3 667.54
`;
  expect(readTyped(typed(capitec))[0]?.lines).toEqual([
    '2024-10-02 -50600 366754 PayShap Payment',
    '2024-10-03 -2950 363804 Prepaid Purchase',
    '2024-10-15 2950 366754 Correction: Prepaid',
  ]);
});

it('takes a plus among charges without marks for what was paid (Inter)', () => {
  const page = `
Fatura     CNPJ 00.416.968/0001-01     Data de Vencimento 01/09/2026
Limite de crédito R$ 18.650,00
Despesas da fatura
Data                  Movimentação                 Beneficiário              Valor
27 de jul. 2026       MAGAZINE LUIZA               -                     R$ 220,81
28 de jul. 2026       SUPERMERCADO                 -                     R$ 144,96
29 de jul. 2026       POSTO ALE                    -                      R$ 43,38
01 de ago. 2026       PAGAMENTO ON LINE            -                 + R$ 3.122,40
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2026-07-27 -22081 null MAGAZINE LUIZA',
    '2026-07-28 -14496 null SUPERMERCADO',
    '2026-07-29 -4338 null POSTO ALE',
    '2026-08-01 312240 null PAGAMENTO ON LINE',
  ]);
});

it('reads a rate of interest as no day, and the balance of a month by its name (Apple Card)', () => {
  const page = `
Apple Card     Nov 1 — Nov 30, 2024     Madison, WI 53703
Your November Balance
as of Nov 30, 2024                                             $47.93
Minimum Payment Due                                            $25.00
Previous Monthly Balance                                      $146.37
Date            Description                                    Amount
11/13/2024      ACH Deposit Internet transfer                -$146.37
11/14/2024      TARGET                                         $47.93
Interest Charged
APR 23.49% (v)              Balance subject to interest rate    $0.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [-14637, -4793], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('takes the balance at the date of a statement for its closing one (Standard Bank), and a last statement for the opening one (Tatra banka)', () => {
  const standard = `
BANK STATEMENT     Statement from 19 December 2023 to 18 January 2024     Month-end Balance     R11,307.68
Details                          Service Fee      Debits      Credits      Date       Balance
BALANCE BROUGHT FORWARD                                                   12 19        946.20
IB PAYMENT TO                                    259.08-                  12 19        687.12
SERVICE FEE                          ##          110.00-                  01 18        577.12
Balance at date of statement                                                           577.12
`;
  expect(readTyped(typed(standard))).toMatchObject([
    { balances: [94620, 57712], proof: 'proven', lines: { length: 2 } },
  ]);
  const tatra = `
Osobný účet     SK44 1100 0000 0026 2488 4471     Mena     EUR     Dátum 30.06.2026
Dátum sprac.     Popis                     Dátum zúčt.           Suma
                 Posledný výpis   30.05.2026                   61.08-
04.06.2026       EUR AP nákup POS                              49.59-
18.06.2026       EUR NÁVRAT POS            15.06.2026          43.00
Zostatok na účte ku dňu vystavenia výpisu:                     67.67-
`;
  expect(readTyped(typed(tatra))).toMatchObject([
    { balances: [-6108, -6767], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('reads a second column that goes on with the table of the first, and instalments of the year before (Itaú)', () => {
  const left = (text: string) => text.padEnd(52);
  const page = `
Itaú     CNPJ 60.701.190/0001-04     Postagem: 05/01/2026     Vencimento: 12/01/2026
Total da fatura anterior     R$ 104,33
Total desta fatura           R$ 415,51
${left('Pagamentos efetuados')}06/12     POSTO IPIRANGA                  108,70
${left('DATA      DESCRIÇÃO                 VALOR EM R$')}
${left('08/12     PAGAMENTO EFETUADO            -104,33')}Lançamentos: produtos e serviços
${left('Lançamentos: compras e saques')}DATA      DESCRIÇÃO                 VALOR EM R$
${left('DATA      DESCRIÇÃO                 VALOR EM R$')}26/12     ANUIDADE 03/12                   52,00
${left('18/03     MAGALU 10/10                   149,90')}
${left('27/09     DECOLAR 04/06                  104,91')}
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-10433, -41551],
      proof: 'proven',
      lines: [
        '2025-03-18 -14990 null MAGALU 10/10',
        '2025-09-27 -10491 null DECOLAR 04/06',
        '2025-12-06 -10870 null POSTO IPIRANGA',
        '2025-12-08 10433 null PAGAMENTO EFETUADO',
        '2025-12-26 -5200 null ANUIDADE 03/12',
      ],
    },
  ]);
});
