import { describe, expect, it } from 'vitest';
import { briefOf, readTyped, typedAsLines } from '../typed.fixture.ts';

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
