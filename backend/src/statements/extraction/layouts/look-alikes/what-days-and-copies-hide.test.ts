import { describe, expect, it } from 'vitest';
import { accountsIn, readAsLines, readPages, typed } from '../typed.fixture.ts';

const proofs = (...pages: string[]) => readAsLines(...pages).map(({ proof }) => proof);

const natwest = (rows: string) => `
NatWest   Account 12345678   GBP
Statement period 1 June 2025 to 30 June 2025
${rows}`;

describe('lines whose days stand once', () => {
  it('are of two accounts where another number stands between them', () => {
    const page = `
Bank of Example
Statement period 1 March 2025 to 31 March 2025
Current account 12345678 EUR
Brought forward 0.00
03 Mar Salary 1000.00
Card Dunnes 5.00 995.00
31 Mar Sweep to savings 995.00 0.00
Carried forward 0.00
Dollar account 87654321 USD
Brought forward 0.00
31 Mar Sweep from current 995.00
Deposit 5.00 1000.00
Carried forward 1000.00`;
    expect(proofs(page)).not.toContain('proven');
  });

  it('prove nothing where another balance is brought forward than was carried', () => {
    const first = `BROUGHT FORWARD 500.00
03 JUN Card Transaction 4321 AMAZON 10.00
Card Transaction 4321 ASDA 22.35 467.65
CARRIED FORWARD 467.65`;
    const second = `BROUGHT FORWARD 427.65
25 JUN OnLine Transaction SMITH 20.00
OnLine Transaction JONES 50.00 397.65
27 JUN Standing Order SAVER 200.00 197.65
Closing balance 197.65`;
    expect(proofs(natwest(first), natwest(second))).not.toContain('proven');
  });

  it('prove nothing where each bears its balance, and another one is brought forward than was carried', () => {
    const first = `BROUGHT FORWARD 500.00
03 JUN Card Transaction 4321 AMAZON 32.35 467.65
CARRIED FORWARD 467.65`;
    const second = `BROUGHT FORWARD 507.65
25 JUN OnLine Transaction SMITH 20.00 487.65
27 JUN Standing Order SAVER 200.00 287.65
Closing balance 287.65`;
    expect(proofs(natwest(first), natwest(second))).not.toContain('proven');
  });

  it('bear the day on which a page brings a balance forward (AIB)', () => {
    const first = `
Allied Bank   Account 12345678   EUR
Statement 1 March 2025 to 31 March 2025
BALANCE FORWARD 100.00
3 Mar Card Tesco 10.00
Card Dunnes 5.00 85.00
4 Mar Card Lidl 5.00 80.00
Page 1 of 2`;
    const second = `
Allied Bank   Account 12345678   EUR
Statement 1 March 2025 to 31 March 2025
6 Mar BALANCE FORWARD 80.00
Card Aldi 8.00
Card Boots 2.00 70.00
7 Mar Card Spar 3.00 67.00
Closing balance 67.00
Page 2 of 2`;
    const days = readAsLines(first, second)[0]?.lines.map((line) => line.slice(0, 10));
    expect(days?.slice(3, 5)).toEqual(['2025-03-06', '2025-03-06']);
  });

  it.each(['4O.00', '40.0'])(
    'take no balance for an amount where the figure before it is misread (%s)',
    (figure) => {
      const rows = `BROUGHT FORWARD 500.00
03 JUN Card Transaction 4321 AMAZON 10.00
Card Transaction 4321 ASDA 22.35 467.65
04 JUN Direct Debit VODAFONE 30.00 437.65
REF 889120
09 JUN Automated Credit EMPLOYER 1200.00
FP 09/06/25 10
OnLine Transaction SMITH J 120.00
RENT VIA MOBILE 1517.65
11 JUN Cash Withdrawal ${figure} 1477.65
CARRIED FORWARD 1477.65`;
      expect(proofs(natwest(rows))).not.toContain('proven');
    },
  );

  it('know no day by the name of a gym that never closes', () => {
    const rows = `Opening balance 100.00
17/07 Card Tesco 10.00
Card Dunnes 5.00 85.00
20/07 Card Lidl 5.00
24/7 Fitness 20.00 60.00
Closing balance 60.00`;
    expect(proofs(natwest(rows))).not.toContain('proven');
  });
});

it('takes no year in front of a month for the number of a booking', () => {
  const page = `
Example Bank statement EUR
Opening balance 100.00
2023 Dec 11 Coffee shop -10.00
2023 Dec 18 Book shop -20.00
2024 Jan 02 Salary 30.00
Closing balance 100.00`;
  const years = () => readAsLines(page)[0]?.lines.map((line) => line.slice(0, 4));
  expect(years).toThrow('noTransactions');
});

const savings = (name: string) => `
${name}
Datum        Text            Betrag      Saldo
             Alter Saldo                 100,00
03.05.2025   Dauerauftrag     25,00      125,00
03.06.2025   Dauerauftrag     10,00      135,00
             Neuer Saldo                 135,00`;

it('keeps two accounts of the same bookings whose names or whole numbers differ', () => {
  const pots = readPages(`Sparkasse   EUR\n${savings('Sparkonto 1')}`, savings('Sparkonto 2'));
  expect(pots).toHaveLength(2);
  const ended = (kind: string) => savings(`${kind} account number ending in 1234`);
  expect(readPages(`Example Bank   EUR\n${ended('Savings')}`, ended('Certificate'))).toHaveLength(
    2,
  );
});

it('closes no card with its limit, though that is printed twice', () => {
  const page = `
Example Visa Card statement 31 Jan 2025   SGD
Card number 4111 XXXX XXXX 1234
Date     Description            Amount
         PREVIOUS BALANCE       100.00
07 JAN   FAIRPRICE              30.00
09 JAN   GRAB                   20.00
         TOTAL CREDIT LIMIT     5000.00
         TOTAL LIMIT            5000.00`;
  expect(readPages(page)).toMatchObject([{ proof: 'not_provable', balances: [-10000, null] }]);
});

it('opens a list with what is called in two languages (Übertrag/Solde à nouveau)', () => {
  const page = `
Kantonalbank   Kontoauszug Mai 2025   CHF
Übertrag/Solde à nouveau 100,00
02.05.2025 Markt -10,00
03.05.2025 Lohn 20,00
Neuer Saldo 110,00`;
  expect(readAsLines(page)).toMatchObject([{ proof: 'proven', balances: [10000, 11000] }]);
});

it('knows no number by a bare name of an account without its branch', () => {
  const page = `
Banco Exemplo   IBAN PT50 0002 0123 1234 5678 9015 4   EUR
Resumo
Conta                 12000
Data         Descrição         Valor      Saldo
             Saldo inicial                100,00
03/05/2025   Loja             -10,00       90,00
             Saldo final                   90,00`;
  expect(accountsIn(typed(page))).toEqual(['PT50000201231234567890154']);
});
