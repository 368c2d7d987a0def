import { expect, it } from 'vitest';
import { positioned } from '../positioned.fixture.ts';
import { readTyped, typed } from '../typed.fixture.ts';

it('takes no line of a box behind the balances for a label, though it is called like one (Barclays)', () => {
  const page = `
Your Barclays Bank Account statement     GBP                                         At a glance
28 Nov - 27 Dec 2024                                                                 Start balance
Your transactions                                                                    £612.48
Date       Description                          Money out    Money in     Balance
                                                                                     Money out
28 Nov     Start balance                                                  612.48     £75.38
           Card Payment to Waitrose                 34.18
           Direct Debit to Thames Water             41.20                 537.10     End balance
29 Nov     Received From Harwood & Pike                       2,874.55  3,411.65     £3,411.65
27 Dec     End balance                                                  3,411.65
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2024-11-28 -3418 null Card Payment to Waitrose',
        '2024-11-28 -4120 53710 Direct Debit to Thames Water',
        '2024-11-29 287455 341165 Received From Harwood & Pike',
      ],
    },
  ]);
});

it('takes lines of a box behind the balances for none of the table, where its title stands above the labels (Barclays)', () => {
  const page = `
Your Barclays Bank Account statement     GBP
28 Nov - 27 Dec 2024
                                                                                     At a glance
Date       Description                          Money out    Money in     Balance
                                                                                     Start balance     £612.48
28 Nov     Start balance                                                  612.48
                                                                                     Money in          £2,874.55
           Card Payment to Waitrose                 34.18                            Money out         £75.38
                                                                                     End balance       £3,411.65
           Direct Debit to Thames Water             41.20                 537.10
29 Nov     Received From Harwood & Pike                       2,874.55  3,411.65
27 Dec     End balance                                                  3,411.65
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [61248, 341165], proof: 'proven', lines: { length: 3 } },
  ]);
});

it('takes lines of a box beside the bookings for none of the table, where one of them names a balance (Nationwide)', () => {
  const page = `
FlexAccount transactions     GBP                 Statement date: 31 January 2026
Date       Description                          £ Out     £ In      £ Balance
2026                                                                             Start balance                £512.40
01 Jan     Balance from statement 96                                  512.40     End balance                  £348.47
02 Jan     Direct debit COUNCIL TAX             142.00                           Average credit balance       £412.20
           Visa purchase TESCO STORES            38.62                331.78     Arranged overdraft limit     £500.00
09 Jan     Bank credit EXAMPLE LTD                         25.33                 Interest, rates and fees
           Contactless payment PRET               8.64                348.47
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [51240, 34847],
      proof: 'proven',
      lines: [
        '2026-01-02 -14200 null Direct debit COUNCIL TAX',
        '2026-01-02 -3862 33178 Visa purchase TESCO STORES',
        '2026-01-09 2533 null Bank credit EXAMPLE LTD',
        '2026-01-09 -864 34847 Contactless payment PRET',
      ],
    },
  ]);
});

it('takes the labels of a box below their figures for none of the table (Monzo)', () => {
  const page = positioned([
    [12, [40, 'Personal Account statement 01/03/2025 - 14/03/2025']],
    [40, [40, '£285.43', 12], [170, '£841.25', 12], [300, '-£20.00', 12], [430, '+£34.75', 12]],
    [
      13,
      [40, 'Personal Account balance'],
      [170, 'Balance in Pots'],
      [300, 'Total outgoings'],
      [430, 'Total deposits'],
    ],
    [10, [40, '(Excluding all Pots)', 6.5], [170, '(This includes both Regular Pots with', 6.5]],
    [8, [170, 'Monzo and Savings Pots with external', 6.5]],
    [8, [170, 'providers)', 6.5]],
    [37, ['r470', '(GBP)', 9], ['r555', '(GBP)', 9], [40, 'Date', 9], [110, 'Description', 9]],
    [5, ['r470', 'Amount', 9], ['r555', 'Balance', 9]],
    [
      19,
      [40, '14/03/2025', 9],
      [110, 'SHOP LONDON GBR', 9],
      ['r470', '-7.35', 9],
      ['r555', '285.43', 9],
    ],
    [
      19,
      [40, '13/03/2025', 9],
      [110, 'SCREWFIX BRIGHTON GBR', 9],
      ['r470', '34.75', 9],
      ['r555', '292.78', 9],
    ],
    [
      19,
      [40, '12/03/2025', 9],
      [110, 'LNK BRIGHTON STN', 9],
      ['r470', '-12.65', 9],
      ['r555', '258.03', 9],
    ],
  ]);
  expect(readTyped(page)[0]?.lines).toEqual([
    '2025-03-12 -1265 25803 LNK BRIGHTON STN',
    '2025-03-13 3475 29278 SCREWFIX BRIGHTON GBR',
    '2025-03-14 -735 28543 SHOP LONDON GBR',
  ]);
});

it('reads the bookings below a box that stands between them and their labels (Rabobank)', () => {
  const page = `
Rabobank                                                                         Rekeningafschrift
NL33 RABO 0188 1204 41        EUR        01-10-2026 t/m 31-10-2026
Rente-  Trn.   Tegenrekening         Naam / omschrijving            Bedrag af    Bedrag bij
datum   soort                                                       (debet)      (credit)
Dhr. J.M. van Leeuwen
Linnaeusstraat 88-2
Beginsaldo             Totaal afgeschreven       Totaal bijgeschreven       Eindsaldo
1.904,12 CR            946,72                    740,00                     1.697,40 CR
01-10   ei     NL44 INGB 0007 7120   Ymere Woningstichting             912,55
                                     Huur oktober 2026
02-10   bc                           Albert Heijn 1188                  34,17
09-10   cb     DE89 3704 0044 0532   Krause Fotografie GmbH                          740,00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [190412, 169740],
      proof: 'proven',
      lines: [
        '2026-10-01 -91255 null ei NL44 INGB 0007 7120 Ymere Woningstichting Huur oktober 2026',
        '2026-10-02 -3417 null bc Albert Heijn 1188',
        '2026-10-09 74000 null cb DE89 3704 0044 0532 Krause Fotografie GmbH',
      ],
    },
  ]);
});

it("keeps the balances of an account's summary beside a box of rewards whose title stands a little lower (Chase)", () => {
  const page = positioned([
    [12, [36, 'CHASE freedom unlimited'], [320, 'Opening/Closing Date 12/18/25 - 01/17/26']],
    [40, [36, 'ACCOUNT SUMMARY', 11]],
    [13, [320, 'CHASE ULTIMATE REWARDS® SUMMARY', 9]],
    [8, [36, 'Account Number: XXXX XXXX XXXX 6218', 8]],
    [10, [320, 'Previous points balance', 7.5], ['r566', '12,408', 7.5]],
    [5, [36, 'Previous Balance', 8], ['r280', '$1,345.12', 8]],
    [
      9,
      [36, 'Payment, Credits', 8],
      ['r280', '-$650.65', 8],
      [320, '+ 1.5% (1.5 Pts)/$1 earned on all purchases', 8],
      ['r566', '3,291', 8],
    ],
    [14, [36, 'Purchases', 8], ['r280', '+$2,326.18', 8]],
    [14, [36, 'New Balance', 8], ['r280', '$3,020.65', 8]],
    [14, [36, 'Minimum Payment Due', 8], ['r280', '$40.00', 8]],
    [
      40,
      [36, 'Date of Transaction', 8],
      [120, 'Transaction Description', 8],
      ['r560', '$ Amount', 8],
    ],
    [12, [36, 'PAYMENTS AND OTHER CREDITS', 8]],
    [12, [36, '12/20', 8], [120, 'Payment Thank You - Web', 8], ['r560', '-650.65', 8]],
    [12, [36, 'PURCHASE', 8]],
    [12, [36, '12/22', 8], [120, 'AMAZON MKTPL', 8], ['r560', '2,326.18', 8]],
  ]);
  expect(readTyped(page)).toMatchObject([
    { balances: [-134512, -302065], proof: 'proven', lines: { length: 2 } },
  ]);
});
