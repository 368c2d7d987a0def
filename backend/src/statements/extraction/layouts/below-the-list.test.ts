import { expect, it } from 'vitest';
import type { PdfText } from '../../../ports/pdf-text.ts';
import { readTyped, typed } from './typed.fixture.ts';

/** The same pages with what is printed in capitals set smaller. */
const withSmallCapitals = ({ pages }: PdfText): PdfText => ({
  pages: pages.map((page) => ({
    ...page,
    items: page.items.map((item) =>
      /^[\p{Lu} ]+$/u.test(item.text) ? { ...item, fontSize: 6 } : item,
    ),
  })),
});

it('takes what is owed below the lines of a card for no line, and interest that says for what for no gain (Advanzia)', () => {
  const [card] = readTyped(
    typed(`
Ihre Mastercard-Rechnung September 2024
                                                    Rechnungsdatum   19.09.2024
Kartennummer   5472 0611 8834 2097                  Gesamtsaldo      EUR 289,89
Kaufdatum    Buchungsdatum   Beschreibung                              Betrag in EUR
                             Saldo der letzten Rechnung vom 19.08.2024        622,51
05.09.2024   05.09.2024      Zahlung - vielen Dank                           -400,00
21.08.2024   22.08.2024      LIDL LEIPZIG                                      37,42
23.08.2024   25.08.2024      PENNY LEIPZIG                                     17,95
18.09.2024   18.09.2024      Zinsen für Einkäufe                                9,14
18.09.2024   18.09.2024      Zinsen für Bargeldabhebungen                       2,87
                             Gesamtsaldo                                      289,89
`),
  );
  expect(card).toMatchObject({ balances: [-62251, -28989], proof: 'proven' });
  expect(card?.lines).toHaveLength(5);
});

it('takes rates and a summary of fees on a page without labels for none of the lines (HSBC)', () => {
  const [account] = readTyped(
    typed(
      `
15 February to 14 March 2025
Opening Balance   842.19
Closing Balance   841.82
Arranged Overdraft Limit   £500.00
Date        Payment type and details        Paid out     Paid in     Balance
14 Feb 25   BALANCE BROUGHT FORWARD                                   842.19
17 Feb 25   DD THAMES WATER                    38.40                  803.79
05 Mar 25   BALANCE CARRIED FORWARD                                   803.79
`,
      `
Date        Payment type and details        Paid out     Paid in     Balance
05 Mar 25   BALANCE BROUGHT FORWARD                                   803.79
07 Mar 25   CR HMRC CHILD BENEFIT                          73.61
14 Mar 25   DD AVIVA HOME INS                  21.08
            VIS TV LICENCE                     14.12
            DR INTEREST TO 13MAR                0.38                  841.82
14 Mar 25   BALANCE CARRIED FORWARD                                   841.82
`,
      `
Credit Interest Rates      balance           AER variable
Credit interest is not applied
Fee summary for this period
Non-Sterling transaction fees                  0.20
Arranged overdraft interest                    0.38
Total                                          0.58
`,
    ),
  );
  expect(account).toMatchObject({ balances: [84219, 84182], proof: 'proven' });
  expect(account?.lines).toHaveLength(5);
});

it('takes the trades of a fund, which stand where bookings may, for none that were overlooked (Trade Republic)', () => {
  const [account] = readTyped(
    withSmallCapitals(
      typed(
        `
DATUM 01.01.2025 - 31.01.2025
PRODUKT      ANFANGSSALDO     ZAHLUNGSEINGANG     ZAHLUNGSAUSGANG     ENDSALDO
Cashkonto    500,00 €         8,11 €              38,14 €             469,97 €
DATUM        TYP              BESCHREIBUNG        ZAHLUNGSEINGANG     ZAHLUNGSAUSGANG     SALDO
02.01.2025   Kartenzahlung    LIDL SAGT DANKE                         38,14 €             461,86 €
13.01.2025   Ertrag           Cash Dividend          8,11 €                               469,97 €
`,
        `
GELDMARKTFONDS     ISIN           STÜCK           KURS PRO STÜCK      MARKTWERT
BlackRock ICS      IE000GWTNRJ7   2.500,00        1,00 €              2.500,00 €
TRANSAKTIONSÜBERSICHT
DATUM        ZAHLUNGSART   GELDMARKTFONDS    STÜCK    KURS PRO STÜCK      BETRAG
07.01.2025   Kauf          IE000GWTNRJ7      600,00  1,00 €               600,00 €
16.01.2025   Verkauf       IE000GWTNRJ7      450,00  1,00 €               450,00 €
`,
      ),
    ),
  );
  expect(account).toMatchObject({ balances: [50000, 46997], proof: 'proven' });
  expect(account?.lines).toHaveLength(2);
});

it('takes the last line of small print for no title, whatever it begins with (Bank of America)', () => {
  const [account] = readTyped(
    typed(`
Your Business Advantage Checking    for March 1, 2025 to March 31, 2025    USD
Beginning balance on March 1, 2025      $1,000.00
Ending balance on March 31, 2025        $2,881.85
Deposits and other credits
Date         Description                                                    Amount
03/24/25     STRIPE DES:TRANSFER                                          1,927.85
Total deposits and other credits                                         $1,927.85
Service fees
The Monthly Fee on your account was charged since the balance was not met and you are not in Preferred
Rewards for Business tier.
Date         Transaction description                                        Amount
03/24/25     Stop Payment Fee                                               -30.00
03/31/25     Monthly Fee                                                    -16.00
Total service fees                                                         -$46.00
`),
  );
  expect(account).toMatchObject({ balances: [100000, 288185], proof: 'proven' });
  expect(account?.lines).toHaveLength(3);
});

it('reads what a card gave back below a title of rewards and adjustments (Barclaycard)', () => {
  const [card] = readTyped(
    typed(`
Barclaycard statement     GBP
Your previous balance     £54.00
Your new balance          £84.33
Date       Description                     Amount
01 Jul     Next Retail, Gloucester         £54.00
05 Jul     Payment received               -£54.00
05 Jul     Vue Cinemas, Gloucester         £36.47
Total spending for card ending 2069        £36.47
Rewards and adjustments
Date       Description                     Amount
07 Jul     Cashback reward redeemed        -£6.14
Total rewards and adjustments              -£6.14
Statement date 10 July 2025
`),
  );
  expect(card?.lines).toContainEqual(expect.stringContaining('614 null Cashback reward redeemed'));
});
