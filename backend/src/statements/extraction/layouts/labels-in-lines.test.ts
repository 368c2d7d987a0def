import { expect, it } from 'vitest';
import { type Placed, positioned } from './positioned.fixture.ts';
import { accountsIn, readTyped, typed } from './typed.fixture.ts';

it('reads texts behind both sides under a title that stands over these (Monte dei Paschi)', () => {
  const booked = (day: string, out: string | null, into: string | null, text: string) =>
    [
      [50, day],
      [98, day],
      ...(out ? [['r205', out]] : []),
      ...(into ? [['r275', into]] : []),
      [290, text],
    ] as Placed[];
  const page = positioned([
    [[45, 'BANCA MONTE DEI PASCHI DI SIENA']],
    [
      [45, 'CONTO N.'],
      [260, 'IBAN'],
    ] as Placed[],
    [
      [45, '63.41827.06'],
      [260, 'IT 17 Q 01030 14203 000000634182'],
      [440, 'EUR'],
    ] as Placed[],
    [[45, 'relativo al periodo dal 01/01/2025 al 31/03/2025.']],
    [
      [50, 'DATA'],
      [98, 'DATA'],
      [209, 'MOVIMENTI'],
    ] as Placed[],
    [
      [50, 'CONTABILE'],
      [98, 'VALUTA'],
      [184, 'DARE'],
      [249, 'AVERE'],
      [290, 'DESCRIZIONE OPERAZIONI'],
    ] as Placed[],
    [
      [50, '31/12/24'],
      ['r275', '871,36'],
      [290, 'SALDO INIZIALE A VOSTRO CREDITO'],
    ] as Placed[],
    booked('02/01/25', '43,20', null, 'PAGAMENTO POS ESSELUNGA SIENA'),
    booked('07/01/25', '250,00', null, 'PRELIEVO BANCOMAT'),
    booked('10/01/25', null, '748,22', 'EMOLUMENTI'),
    [
      [50, '31/03/25'],
      ['r275', '1.326,38'],
      [290, 'SALDO FINALE A VOSTRO CREDITO'],
    ] as Placed[],
  ]);
  expect(accountsIn(page)).toEqual(['IT17Q0103014203000000634182']);
  expect(readTyped(page)).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-01-02 -4320 null PAGAMENTO POS ESSELUNGA SIENA',
        '2025-01-07 -25000 null PRELIEVO BANCOMAT',
        '2025-01-10 74822 null EMOLUMENTI',
      ],
    },
  ]);
});

it('reads cheques in two columns whose labels take two lines (PNC)', () => {
  expect(
    readTyped(
      typed(`
PNC Bank     Account number: 47-1336-0901     For the period 03/12/2025 to 04/10/2025
Beginning balance     684.29
Ending balance     499.29
Checks and Substitute Checks
Check               Date     Reference         Check                Date     Reference
number     Amount   paid     number            number     Amount    paid     number
318        125.00   03/18    079918423         319        60.00     04/03    081442207
`),
    ),
  ).toMatchObject([
    {
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2025-03-18 -12500/),
        expect.stringMatching(/^2025-04-03 -6000/),
      ],
    },
  ]);
});

it('takes a day beside a box for no booking, where its name stands elsewhere (American Express)', () => {
  const day = (date: string, text: string, amount: string) =>
    [
      [36, date],
      [90, 'TARA J MCALLISTER'],
      [200, text],
      ['r576', amount],
    ] as Placed[];
  const page = positioned(
    [
      [
        [36, 'American Express Card'],
        [477, 'Account Ending 1-23004'],
      ] as Placed[],
      [[36, 'Closing Date 03/18/25']],
      [
        [36, '$166.60'],
        [320, 'Account 9284 XXX 117'],
      ] as Placed[],
      [
        [36, 'Payment Due Date'],
        [320, 'Previous Balance'],
        ['r576', '$1,600.00'],
      ] as Placed[],
      [
        [36, '04/12/25'],
        [320, 'Payments/Credits'],
        ['r576', '-$1,583.40'],
      ] as Placed[],
      [
        [320, 'New Charges'],
        ['r576', '+$150.00'],
      ] as Placed[],
      [
        [320, 'New Balance'],
        ['r576', '$166.60'],
      ] as Placed[],
    ],
    [
      [[477, 'Account Ending 1-23004']],
      [
        [36, 'Payments'],
        ['r576', 'Amount'],
      ] as Placed[],
      day('03/05/25*', 'MOBILE PAYMENT - THANK YOU', '-$1,500.00'),
      [
        [36, 'Credits'],
        ['r576', 'Amount'],
      ] as Placed[],
      day('03/09/25', 'NORDSTROM', '-$58.40'),
      day('03/18/25*', 'AMEX OFFER CREDIT', '-$25.00'),
      [[36, 'Fees']],
      day('03/18/25', 'RENEWAL MEMBERSHIP FEE', '$150.00'),
      [
        [36, 'Total Fees for this Period'],
        ['r576', '$150.00'],
      ] as Placed[],
    ],
  );
  expect(accountsIn(page)).toEqual(['1-23004']);
  expect(readTyped(page)).toMatchObject([
    { balances: [-160000, -16660], proof: 'proven', lines: { length: 4 } },
  ]);
});

it('takes no creditor for an account, and the number behind the name of a card for its own (card complete)', () => {
  const pages = typed(
    `
card complete     Abrechnung vom 12.02.2025     Visa Classic Nr.     4548 97XX XXXX 3310
Alle Beträge in EUR. Gutschriften sind mit "-" gekennzeichnet.
Datum          Text / Vertragspartner                      Betrag EUR
               Saldo der letzten Abrechnung vom 13.01.2025      93,46
14.01.2025     MPREIS WARENVERTRIEBS GMBH                       43,18
20.01.2025     ZAHLUNG/LASTSCHRIFT - DANKE                      93,46 -
               Übertrag                                         43,18
`,
    `
card complete     Visa Nr. 4548 97XX XXXX 3310     Abrechnung vom 12.02.2025     Blatt 2/2
Datum          Text / Vertragspartner                      Betrag EUR
               Übertrag                                         43,18
08.02.2025     SPOTIFY AB                                       10,99
               Gesamtsaldo zu Ihren Lasten                      54,17
mittels SEPA-Lastschrift eingezogen. Creditor-ID: AT92ZZZ00000000563, Mandatsreferenz: 000018836621.
`,
  );
  expect(accountsIn(pages)).toEqual(['454897XXXXXX3310']);
  expect(readTyped(pages)).toMatchObject([
    {
      balances: [-9346, -5417],
      proof: 'proven',
      lines: { length: 3 },
    },
  ]);
});

it('reads both ways under labels that name their currency (In AUD, Out AUD)', () => {
  expect(
    readTyped(
      typed(`
First Ferry Bank     Account number     5789448264     Statement period: 1 March 2022 - 31 March 2022
Balance brought forward 1 March 2022     53.49
Balance carried forward 31 March 2022    42.12
Txn Date     Transaction details          Out AUD     In AUD     Balance
01-03        Salary Halden Ltd                         48.63      102.12
05-03        Burger                         60.00                  42.12
`),
    ),
  ).toMatchObject([{ balances: [5349, 4212], proof: 'proven', lines: { length: 2 } }]);
});
