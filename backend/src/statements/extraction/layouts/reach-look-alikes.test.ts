import { describe, expect, it } from 'vitest';
import { readTyped, typed, typedAsLines } from './typed.fixture.ts';

/** Pages are parted by a line of three dashes. */
const pagesOf = (text: string) => text.split('\n---\n');
const daysOf = (text: string) =>
  readTyped(typed(...pagesOf(text)))[0]?.lines.map((line) => line.slice(0, 10));
const briefOf = (text: string) =>
  readTyped(typed(...pagesOf(text))).map(
    ({ currency, balances, proof, lines }) => `${currency} ${balances} ${proof} ${lines.length}`,
  );

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

describe('what accounts hold and are kept in', () => {
  it('is told by their own marks beside balances that bear none', () => {
    const page = `
Statement        01/09/2024 to 30/09/2024
Foreign currency transactions are subject to a fee.
Date         Description               Amount        Balance
01/09/2024   Opening balance                          100.00
02/09/2024   Coffee                    -£10.00         90.00
             New York              12.00 USD
03/09/2024   Pub                       -£10.00         80.00
             Boston                12.00 USD
30/09/2024   Closing balance                           80.00
`;
    expect(briefOf(page)).toEqual(['GBP 10000,8000 proven 2']);
  });

  it('is no other account’s that a booking at the foot of a page names', () => {
    const pages = `
Account statement 01/09/2024 to 30/09/2024   Currency: GBP
Current account 11112222   GBP
Opening balance   100.00
Closing balance   90.00
Date         Description                 Amount
03/09/2024   Transfer to                 -10.00
             My USD Account
---
Savings account 33334444
Opening balance   50.00
Closing balance   40.00
Date         Description                 Amount
02/09/2024   Coffee                      -10.00
`;
    expect(briefOf(pages)).toEqual(['GBP 10000,9000 proven 1', 'GBP 5000,4000 proven 1']);
  });

  it('stands over the heading of each, where no box stands below the last one', () => {
    const box = (name: string, opening: string, closing: string) => `
Opening balance   ${opening}
Closing balance   ${closing}
${name}   GBP
Date         Description                 Amount
02/09/2024   Coffee                      -10.00`;
    const pages = [
      `Account statement 01/09/2024 to 30/09/2024${box('Current account 11112222', '100.00', '90.00')}`,
      box('Savings account 33334444', '50.00', '40.00'),
      box('Savings account 55556666', '30.00', '20.00'),
    ].join('\n---\n');
    expect(briefOf(pages).slice(1)).toEqual(['GBP 5000,4000 proven 1', 'GBP 3000,2000 proven 1']);
  });

  it('is that beside an offer or with instalments to come', () => {
    const loan = `
Kreditkonto 01.09.2024 - 30.09.2024    EUR
Datum        Beschreibung                                 Betrag
             Kontostand am 31.08.2024, noch 12 Raten    -1.000,00
02.09.2024   Rate                                         100,00
             Kontostand am 30.09.2024, noch 11 Raten      -900,00
`;
    expect(briefOf(loan)).toEqual(['EUR -100000,-90000 proven 1']);
    const card = `
Fatura cartão   01/09/2024 a 30/09/2024     BRL
Fatura anterior                    R$ 100,00
Total desta fatura  R$ 100,00      ou entrada + 5 parcelas de R$ 22,00
Data         Descrição                                Valor
02/09/2024   Padaria                                  60,00
05/09/2024   Loja 02/10                               40,00
05/09/2024   Pagamento                              -100,00
`;
    expect(briefOf(card)).toEqual(['BRL -10000,-10000 proven 3']);
  });
});

describe('amounts', () => {
  it('are not signed by the dash between their text and their currency', () => {
    const page = `
Account Statement   01/09/2024 to 30/09/2024
Opening balance EUR 100.00
02/09/2024 Salary September - EUR 20.00
03/09/2024 Bonus - EUR 10.00
Closing balance EUR 130.00
`;
    expect(readTyped(typedAsLines(page))).toMatchObject([{ proof: 'proven' }]);
  });

  it('in front of running balances are of both ways, though few are deposits', () => {
    const page = `
Llogaria 1234567890    01.09.2024 - 30.09.2024    EUR
Opening balance: 1.000,00
Closing balance: 1.010,00
Xdita        Pershkrimi i xx             Xdalje      Xhyrje      Xgjendje
01.09.2024   Dyqan                       10,00                   990,00
02.09.2024   Dyqan                      120,00                   870,00
03.09.2024   Dyqan                       10,00                   860,00
04.09.2024   Paga                                    160,00    1.020,00
05.09.2024   Dyqan                       10,00                 1.010,00
`;
    expect(briefOf(page)).toEqual(['EUR 100000,101000 proven 5']);
  });

  it('in another column than most are no other kind of the same column', () => {
    const page = `
Konto 1234567890    01.09.2024 - 30.09.2024    EUR
Opening balance                                                  100,00
01.09.2024   Dyqan                       -10,00
02.09.2024   Dyqan                       -20,00
03.09.2024   Dyqan                       -110,00
04.09.2024   Dyqan                       -10,00
06.09.2024   Paga                                     80,00
09.09.2024   Dyqan                       -10,00
Closing balance                                                   20,00
`;
    expect(briefOf(page)).toEqual(['EUR 10000,2000 proven 6']);
  });

  it('in another column on the next page went the other way, where nothing is signed', () => {
    const pages = `
Llogaria 1234567890    01.09.2024 - 30.09.2024    EUR
Opening balance                                                1.000,00
Xdita        Pershkrimi i xx             Xdalje      Xhyrje
01.09.2024   Dyqan                       10,00
02.09.2024   Dyqan                       20,00
03.09.2024   Dyqan                       30,00
---
Xdita        Pershkrimi i xx             Xdalje      Xhyrje
04.09.2024   Paga                                    500,00
05.09.2024   Paga                                     60,00
Closing balance                                                1.500,00
`;
    expect(briefOf(pages)).toEqual(['EUR 100000,150000 proven 5']);
  });

  it('under “Gesamt” are balances where no charge stands in front of them', () => {
    const page = `
Kreditkarte 01.09.2024 - 30.09.2024    EUR
Alter Saldo                                                         -100,00
Datum        Beschreibung                         Betrag         Gesamt
02.09.2024   Bäcker                               -60,00        -160,00
05.09.2024   Café                                 -40,00        -200,00
Neuer Saldo                                                         -200,00
`;
    expect(briefOf(page)).toEqual(['EUR -10000,-20000 proven 2']);
  });

  it('without a day on the next page are no bookings where none follows', () => {
    const days = ['02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];
    const pages = `
Current account  01/09/2024 to 30/09/2024    GBP
Date         Description                 Out       In
${days.map((day) => `${day}/09/2024   Coffee                       10.00`).join('\n')}
---
Current account 12345678
             Arranged overdraft          500.00
             Fee limit                    20.00
`;
    expect(briefOf(pages)).toEqual([expect.stringContaining(' 11')]);
  });
});

it('days and amounts in cells of their own are no lines without columns, so that balances turn no sign which a column tells', () => {
  const page = `
Alder Bank            Kontoauszug Girokonto 4211507742 USD
vom 01. Dezember 2023 bis zum 29. Februar 2024
Anfangssaldo 01. Dezember 2023                                                           4.359,16
Transaktionsinformation            Buchungsdatum            Gutschrift             Belastung
Bäckerei Sonnleitner München
                                   06.01.                                            850,40
Mitgliedsbeitrag
Turnverein                         10.01.                   74,62
Endsaldo 29. Februar 2024                                                                3.434,14
`;
  const [section] = readTyped(typed(page));
  expect(section?.proof).toBe('broken');
  expect(section?.lines.map((line) => line.slice(0, 17))).toEqual([
    '2024-01-06 -85040',
    '2024-01-10 7462 n',
  ]);
});
