import { expect, it } from 'vitest';
import { readTyped, typed } from '../layouts/typed.fixture.ts';

const page = (number: string, rows: string) => `
OCBC Bank     STATEMENT OF ACCOUNT     Account No. 712-004417-001     1 JAN 2026 TO 31 JAN 2026     SGD
Date        Description            Withdrawal      Deposit      Balance
${rows}
${number}
`;
const first = (number: string, foot = 'BALANCE C/F') =>
  page(
    number,
    `            BALANCE B/F                                         1,000.00
02 JAN 2026 GIRO SP SERVICES           100.00                     900.00
05 JAN 2026 SALARY                                    500.00    1,400.00
            ${foot}                                         1,400.00`,
  );
const second = (number: string) =>
  page(
    number,
    `            BALANCE B/F                                         1,400.00
20 JAN 2026 FAST PAYMENT               200.00                   1,200.00
            BALANCE C/F                                         1,200.00`,
  );
const read = (...pages: string[]) => readTyped(typed(...pages))[0];

it('proves a statement whose pages carry its balances, where all of them are there', () => {
  expect(read(first('Page 1 of 2'), second('Page 2 of 2'))).toMatchObject({
    balances: [100000, 120000],
    proof: 'proven',
    lines: { length: 3 },
  });
  expect(read(first('Page 1 of 1'))).toMatchObject({ proof: 'proven' });
});

it.each([
  ['the page behind what it carries forward', [first('Page 1 of 2')]],
  ['the page before what it brings forward', [second('Page 2 of 2')]],
  [
    'the page before what a statement may open with, too',
    [second('(PAGE/OF) 2/2').replace('BALANCE B/F', 'ยอดยกมา    ')],
  ],
  ['the page behind what it holds so far', [first('Blatt 1 / 2', 'ZWISCHENSALDO')]],
  [
    'the page behind what it carries forward, by another word for a page (KBC)',
    [first('Bladzijde 1 / 2', 'OVER TE DRAGEN NAAR VOLGENDE BLADZIJDE')],
  ],
  ['the page that the name of its balance tells', [first('', 'UEBERTRAG AUF BLATT 2')]],
])('proves nothing where a file lacks %s', (_, pages) => {
  expect(read(...pages)?.proof).not.toBe('proven');
});

it('asks for no page behind a balance that is called the closing one', () => {
  expect(read(first('Page 1 of 2', 'CLOSING BALANCE'))).toMatchObject({ proof: 'proven' });
});

it('proves nothing where no balance opens it and its first page says that another one stood before', () => {
  const unopened = (number: string) => second(number).replace(/ +BALANCE B\/F.*\n/, '');
  const two = (number: string) =>
    unopened(number).replace(
      '            BALANCE C/F                                         1,200.00',
      `25 JAN 2026 GIRO                       100.00                   1,100.00
            CLOSING BALANCE                                     1,100.00`,
    );
  expect(read(two('Page 1 of 1'))).toMatchObject({ proof: 'proven' });
  expect(read(two('Page 2 of 2'))?.proof).not.toBe('proven');
});

it('nor where it stands newest first and its last page says that another one stood behind', () => {
  const newest = (number: string) =>
    page(
      number,
      `            CLOSING BALANCE                                     1,100.00
25 JAN 2026 GIRO                       100.00                   1,100.00
20 JAN 2026 FAST PAYMENT               200.00                   1,200.00
05 JAN 2026 SALARY                                    500.00    1,400.00`,
    );
  expect(read(newest('Page 2 of 2'))).toMatchObject({ proof: 'proven' });
  expect(read(newest('Page 1 of 2'))?.proof).not.toBe('proven');
});

it('proves nothing up to the sum of its bookings where its page says that another one stands behind', () => {
  const card = (number: string) => `
DKB-VISA-Card: 4998 XXXX XXXX 6071     Abrechnung: Januar 2025     22. Januar 2025     EUR
Datum Beleg     Datum Buchung     Verwendungszweck                Betrag in EUR
20.12.24                          Saldo letzte Abrechnung           742,38 -
21.12.24        22.12.24          DM-DROGERIE MARKT                  37,51 -
02.01.25        02.01.25          Lastschrift                       742,38 +
03.01.25        03.01.25          REWE                               10,00 -
                                  Zwischensumme Seite 1              47,51 -
${number}
`;
  expect(read(card('Seite 1 von 1'))).toMatchObject({ proof: 'proven' });
  expect(read(card('Seite 1 von 2'))?.proof).not.toBe('proven');
});

it.each([
  'Page / Halaman 1 of / dari 2',
  'Page number 1 of 2',
  'Page No. : 1 of 2',
  'Page 1 of 2',
  'Sayfa: 1/2',
  'หน้าที่ (PAGE/OF) 1/2',
  '1 / 2',
  '1/2',
  '1 of 2',
  'Muka / Page     :1/2',
  '1/2頁',
])('knows its page by %s', (number) => {
  expect(read(first(number))?.proof).not.toBe('proven');
});

it('takes a day at the foot of one page for no number of it', () => {
  expect(read(first('1/2'), second(''))).toMatchObject({ proof: 'proven' });
});

it('proves nothing up to what no more than the last booking of a page tells (Bank of Ireland)', () => {
  const named = (foot: string) =>
    read(first('Page 1 of 2', foot).replace('1,400.00\n            ', '        \n            '))
      ?.proof;
  expect(named('CLOSING BALANCE')).toBe('proven');
  expect(named('SUBTOTAL:')).not.toBe('proven');
});

it('knows what a page brings by its Polish name, which opens no account (PKO BP)', () => {
  expect(
    read(second('Strona 2/2').replace('BALANCE B/F', 'Saldo z przeniesienia'))?.proof,
  ).not.toBe('proven');
});

it('takes a leaflet without a number for no page of it', () => {
  const leaflet =
    '\nDeposit Insurance Scheme\nSingapore dollar deposits are insured by the SDIC.\n';
  expect(read(first('Page 1 of 2'), leaflet)?.proof).not.toBe('proven');
  expect(read(leaflet, second('Page 2 of 2'))?.proof).not.toBe('proven');
});

it('asks for no page behind the sum of a list', () => {
  const list = (foot: string) =>
    page(
      'Page 1 of 2',
      `            Opening balance                                     1,000.00
02 JAN 2026 GIRO SP SERVICES           100.00
05 JAN 2026 SALARY                                    500.00
            ${foot}                      100.00       500.00`,
    ).replace('      Balance', '');
  expect(read(list('Total    '))).toMatchObject({ balances: [100000, 140000], proof: 'proven' });
  expect(read(list('Sub-total'))?.proof).not.toBe('proven');
});

it.each([
  ['proven', '04 Dec 24'],
  ['proven', '07 Dec 24'],
  ['not_provable', '19 Dec 24'],
])(
  'is %s where it opens with what was brought forward on %s, of a month from 5 December (HSBC)',
  (proof, day) => {
    const [section] = readTyped(
      typed(`
HSBC UK     Your Statement     5 December 2024 to 4 January 2025     GBP
Date          Payment type and details      Paid out      Paid in      Balance
${day}     BALANCE BROUGHT FORWARD                                   165.86
20 Dec 24     DD BRITISH GAS                  100.00                     65.86
03 Jan 25     CR SALARY                                     50.00       115.86
04 Jan 25     BALANCE CARRIED FORWARD                                   115.86
`),
    );
    expect(section?.proof).toBe(proof);
  },
);

it('proves no part of a statement whose pages do not carry on from each other', () => {
  const account = 'Account No. 712-004417-001';
  const headed = (number: string, rows: string) =>
    page(number, rows).replace(account, `${account}\n${account.replace('No.', 'number')}`);
  const parts = readTyped(
    typed(
      headed(
        'Page 1 of 2',
        `            BALANCE B/F                                         1,000.00
02 JAN 2026 GIRO SP SERVICES           100.00                     900.00
            SUBTOTAL:                                           1,400.00`,
      ),
      headed(
        'Page 2 of 2',
        `05 JAN 2026 BALANCE B/F                                         1,400.00
20 JAN 2026 FAST PAYMENT               200.00                   1,200.00
            SUBTOTAL:                                           1,200.00`,
      ),
    ),
  );
  expect(parts.map(({ proof }) => proof)).not.toContain('proven');
});

it('proves neither part where a page brings forward what the one before it did not carry (Public Bank)', () => {
  const pages = (carried: string, brought: string) =>
    typed(
      page(
        'Page 1 of 2',
        `            BALANCE B/F                                         1,000.00
02 JAN 2026 GIRO SP SERVICES           100.00                     900.00
05 JAN 2026 SALARY                                    500.00    1,400.00
            BALANCE C/F                                         ${carried}`,
      ),
      page(
        'Page 2 of 2',
        `06 JAN 2026 BALANCE B/F                                         ${brought}
20 JAN 2026 FAST PAYMENT               200.00                   1,200.00
            CLOSING BALANCE                                     1,200.00`,
      ),
    );
  expect(readTyped(pages('1,400.00', '1,400.00'))).toMatchObject([{ proof: 'proven' }]);
  const parts = readTyped(pages('1,400.00', '8,400.00'));
  expect(parts.map(({ proof }) => proof)).not.toContain('proven');
});
