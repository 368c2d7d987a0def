import { expect, it } from 'vitest';
import { labelsOf, readTyped, typed } from './typed.fixture.ts';

const read = (...pages: string[]) => readTyped(typed(...pages));

it('takes the amounts of a column that is called by its currency and account (VR-Bank)', () => {
  const page = `
VR-Bank     Kontoauszug 3/2024     IBAN DE71 2806 1822 0447 1903 00     erstellt am 02.04.2024
Bu-Tag     Wert       Vorgang                              EUR-Konto
                      alter Kontostand vom 28.02.2024       204,66     S
29.02.     29.02.     Basislastschrift PN:931                57,88     S
                      EDEKA MARKT STOEHR
12.03.     12.03.     Gutschrift PN:801                     400,00     H
                      neuer Kontostand vom 28.03.2024       137,46     H
`;
  expect(read(page)).toMatchObject([
    { proof: 'proven', balances: [-20466, 13746], lines: { length: 2 } },
  ]);
});

it('closes no account with what one of its pots holds (Monzo)', () => {
  const page = `
monzo     Personal Account statement     16/02/2024 - 18/03/2024     Account number: 38820147
Date           Description                  (GBP) Amount     (GBP) Balance
17/03/2024     NORDIC BIKES AB                   -40.00             31.78
15/03/2024     VODAFONE LTD                      -43.88             71.78
14/03/2024     COSTA COFFEE                       -3.00            115.66
Your Pots at a glance
Pot name       Type                     Paid in     Taken out     Balance on 18/03/2024
Bills          Regular Pot              150.00      50.00         205.25
Cargo bike     Savings Pot              400.00       0.00         445.00
Total                                   550.00      50.00         650.25
`;
  const [section] = read(page);
  expect(section).toMatchObject({ lines: { length: 3 } });
  expect(section?.proof).not.toBe('broken');
});

it('reads no box of cashback for a booking (Santander)', () => {
  const page = `
Santander     6th Oct 2023 to 5th Nov 2023     Sort Code: 09 01 28
Balance brought forward from 5th Oct Statement     £100.00
Your balance at close of business 5th Nov 2023     £91.48
Interest and refunds paid this period
Date          Why we are paying you          Amount
3rd Nov       Cashback on household bills     £2.94
Your transactions
Date          Description                    Money in     Money out     £ Balance
6th Oct       Balance brought forward                                     100.00
9th Oct       CARD PAYMENT TO SPAR                         11.46           88.54
3rd Nov       CASHBACK                          2.94                       91.48
`;
  expect(read(page)).toMatchObject([
    { proof: 'proven', balances: [10000, 9148], lines: { length: 2 } },
  ]);
});

it('takes how many bookings went which way for none of them (TD)', () => {
  const page = `
TD Canada Trust     Statement From - To     APR 30/25 - MAY 30/25     KINGSTON ON K7K 3G6
Description             Withdrawals     Deposits     Date      Balance
STARTING BALANCE                                     APR30      641.18
PRESTO APPL                   32.09                  APR30      609.09
QUEENS UNIVERSIT PAY                      100.00     MAY03      709.09
                  Number            Amount
Credits               1             100.00
Debits                1              32.09
`;
  expect(read(page)).toMatchObject([{ lines: { length: 2 } }]);
});

it('opens a card with the balance of the last statement of its account (Barclays)', () => {
  const page = `
BARCLAYS     Barclays Visa – Kontoauszug     Kontoauszug vom 01.03.2024
Belegdatum     Buchungsdatum     Beschreibung                       Betrag (EUR)
                                 Saldo des letzten Kontoauszugs     905,30 -
04.02.2024     07.02.2024        Ruhrbahn App Visa                   40,12 -
05.02.2024     07.02.2024        Per Lastschrift dankend erhalten   200,00 +
                                 Neuer Saldo                        745,42 -
`;
  expect(read(page)).toMatchObject([
    { proof: 'proven', balances: [-90530, -74542], lines: { length: 2 } },
  ]);
});

it('keeps accounts on which nothing was booked, in tables and without any', () => {
  const page = typed(`
Barclays     Your accounts     05/02/2024 - 03/03/2024
Barclays Bank Account 73190442     Sort code 20-17-35
Date           Description                Money out     Money in     Balance
05/02/2024     Start balance                                           96.40
06/02/2024     Card Payment to Tesco          6.40                     90.00
03/03/2024     End balance                                             90.00
Everyday Saver 53441870     Sort code 20-17-35
Date           Description                Money out     Money in     Balance
05/02/2024     Start balance                                          500.00
03/03/2024     End balance                                            500.00
Rainy Day Saver 03902216     Sort code 20-17-35
Start balance     £700.00     End balance     £700.00
There were no transactions on this account in this period.
`);
  expect(readTyped(page)).toMatchObject([
    { proof: 'proven', balances: [9640, 9000], lines: { length: 1 } },
    { proof: 'proven', balances: [50000, 50000], lines: { length: 0 } },
    { proof: 'proven', balances: [70000, 70000], lines: { length: 0 } },
  ]);
  expect(labelsOf(page)[2]).toContain('Rainy Day Saver 03902216');
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
