import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

it('knows an amount by which a star leads to a note, and an opening balance behind the name of its account', () => {
  const french = `
RELEVE DE COMPTE     du 05/12/2025 au 05/01/2026     Montants en EUR
Date           Valeur         Nature de l'opération              Débit         Crédit
05/12/2025     05/12/2025     VIREMENT RECU                                    62,50
05/01/2026     01/01/2026     COTISATION MENSUELLE               8,90 *
`;
  expect(readTyped(typed(french))).toMatchObject([
    { lines: ['2025-12-05 6250 null VIREMENT RECU', '2026-01-05 -890 null COTISATION MENSUELLE'] },
  ]);
  const german = `
Kontoauszug     erstellt am 31.03.2026     IBAN: DE14 6949 0000 0018 8440 07
Bu-Tag      Wert        Vorgang
            EUR-Konto Kontokorrent    alter Kontostand vom 27.02.2026     8.412,05 H
02.03.      02.03.      Dauerauftrag            PN:930                    1.450,00 S
05.03.      05.03.      Gutschrift              PN:803                    6.188,00 H
                        neuer Kontostand vom 31.03.2026                  13.150,05 H
`;
  expect(readTyped(typed(german))).toMatchObject([
    { balances: [841205, 1315005], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('reads a day beside its value date in one cell, without years', () => {
  const page = `
Kontoumsätze vom 01.07.2026 bis 31.07.2026     Alter Kontostand EUR - 214,37
Buchung/Wert       Vorgang/Buchungsinformation          Soll EUR       Haben EUR
01.07./30.06.      Gehalt/Rente                                         + 510,00
02.07./02.07.      SDD Lastschr                           - 55,08
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2026-07-01 51000 null Gehalt/Rente',
    '2026-07-02 -5508 null SDD Lastschr',
  ]);
});

it('takes counts and averages below the bookings for no sums of theirs', () => {
  const page = `
Statement From - To DEC 31/25 - JAN 30/26     Amounts in CAD
Description              Withdrawals          Deposits     Date            Balance
STARTING BALANCE                                           DEC31            100.00
MONTHLY FEE                    16.95                       DEC31             83.05
ACCT BAL REBATE                                  16.95     JAN30            100.00
No. of Withdrawals     No. of Deposits     Monthly Min. Balance     Monthly Avg. Cr. Bal.
1                      1                   $83.05                   $87.20
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'not_provable',
      lines: ['2025-12-31 -1695 8305 MONTHLY FEE', '2026-01-30 1695 10000 ACCT BAL REBATE'],
    },
  ]);
});

it('takes the numbers of cards for no accounts, one number in two spellings for one, and groups by their own marks', () => {
  const page = `
Cedar National Association, Member FDIC      Account Number 1-047-7281-9033
Beginning Balance on Jan 2                    $ 500.00
Ending Balance on Jan 30, 2026                $ 381.72
Statement Period: Jan 2, 2026 through Jan 30, 2026
Card Withdrawals
Card Number: xxxx-xxxx-xxxx-8814
Date        Description of Transaction         Ref Number            Amount
Jan 5       Purchase                           8655120447          $ 50.00-
Jan 6       Purchase                           8655120448            10.00-
`;
  const next = `
REBECCA STROMQUIST       Account Number: 1 047 7281 9033
Card Deposits
Card Number: xxxx-xxxx-xxxx-8814
Date        Description of Transaction         Ref Number            Amount
Jan 9       Refund                             8655120449            48.72
Checks Presented Conventionally
Check       Date        Ref Number             Amount
1207        Jan 12      8054417209              45.00
1208        Jan 22      8352209114              62.00
`;
  expect(readTyped(typed(page, next))).toMatchObject([
    {
      balances: [50000, 38172],
      proof: 'proven',
      lines: [
        '2026-01-05 -5000 null Purchase',
        '2026-01-06 -1000 null Purchase',
        '2026-01-09 4872 null Refund',
        expect.stringContaining('2026-01-12 -4500 null Check 1207'),
        expect.stringContaining('2026-01-22 -6200 null Check 1208'),
      ],
    },
  ]);
});

it('reads two accounts whose columns of one name stand at different places', () => {
  const page = `
Statement Date 31 Jan 2026     All amounts in HKD
Savings
Date      Transaction Details          Deposit     Withdrawal          Balance
1 Jan     B/F BALANCE                                                   500.00
3 Jan     TRANSFER TO CURRENT                           15.00           485.00
5 Jan     INTEREST                       20.00                          505.00
31 Jan    C/F BALANCE                                                   505.00
Current
Date      Transaction Details               Deposit         Withdrawal          Balance
1 Jan     B/F BALANCE                                                            10.00
3 Jan     TRANSFER FROM SAVINGS               15.00                              25.00
4 Jan     CHEQUE                                                  5.00           20.00
31 Jan    C/F BALANCE                                                            20.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [50000, 50500], proof: 'proven' },
    { balances: [1000, 2000], proof: 'proven' },
  ]);
});

it('reads labels of which the lower one tells the column', () => {
  const page = `
Waluta: PLN     Za okres: 2026-03-01 - 2026-03-31
Data operacji    Identyfikator operacji    Typ operacji              Kwota operacji    Saldo po operacji
Data waluty                                Opis operacji
02.03.2026       00000044180277114         PŁATNOŚĆ KARTĄ                    -87,34             3 090,08
27.02.2026                                 Tytuł: 000498849
03.03.2026       00000044180277115         PRZELEW                           -10,00             3 080,08
03.03.2026                                 Czynsz
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      lines: [
        '2026-03-02 -8734 309008 PŁATNOŚĆ KARTĄ Tytuł: 000498849',
        '2026-03-03 -1000 308008 PRZELEW Czynsz',
      ],
    },
  ]);
});

it('takes a figure below a sentence for no balance that it speaks of, and one below a label with its operator for it (Citibank)', () => {
  const page = `
Credit Card Statement     Statement Date January 05, 2026
You will pay more in interest and it will take you longer to pay off your outstanding balance. Late
Payment Charge S$100.00 will be levied if payment is not received by the due date.
PREVIOUS       PAYMENTS       PURCHASES      INTEREST      FEES          CURRENT
BALANCE        - CREDITS      + ADVANCES     + CHARGES     + CHARGES     = BALANCE
7,292.44       4,292.44       9.14           0.00          0.00          3,009.14
DATE       DESCRIPTION                                  AMOUNT (SGD)
04 DEC     TAOMART LONDON                                       9.14
08 DEC     FAST INCOMING PAYMENT                          (4,292.44)
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [-729244, -300914], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('books no figure without a date below the booking that leaves the closing balance (Banamex)', () => {
  const page = (last: string) => `
RESUMEN DEL: 25/AGO/2023 AL 24/SEP/2023     NÚMERO DE CUENTA     7017882201     MONEDA MXN
Saldo Anterior                               $100.00
SALDO AL 24 DE SEPTIEMBRE DE 2023            $${last}
FECHA         CONCEPTO                      RETIROS        DEPÓSITOS          SALDO
26 AGO        PAGO RECIBIDO                                   500.00
24 SEP        COMPRA GAS                     100.00                          500.00
              SALDO MINIMO REQUERIDO                          200.00
              COMISIONES COBRADAS                              65.00
`;
  expect(readTyped(typed(page('500.00')))).toMatchObject([
    { balances: [10000, 50000], proof: 'proven', lines: { length: 2 } },
  ]);
  // What leaves another balance may be bookings.
  expect(readTyped(typed(page('765.00')))).toMatchObject([{ lines: { length: 4 } }]);
});
