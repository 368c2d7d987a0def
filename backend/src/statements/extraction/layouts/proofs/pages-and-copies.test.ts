import { describe, expect, it } from 'vitest';
import { readPages } from '../typed.fixture.ts';

const barclays = (rows: string) => `
Barclays Bank UK PLC                     IBAN GB61 BUKB 2048 4243 3109 27
Date        Description                 Money out £   Money in £    Balance £
01/08/2025  Start balance                                           1000.00
${rows}`;
const ROWS = `02/08/2025  Card payment Shop              60.00                    940.00
03/08/2025  Received from Univ                         200.00      1140.00
31/08/2025  End balance                                            1140.00`;
const DKB = `
Deutsche Kreditbank AG
Girokonto 1099887766, DE39 1203 0000 1099 8877 66
    Datum       Erläuterung                                     Betrag Soll EUR      Betrag Haben EUR
                Kontostand am 05.05.2025, Auszug Nr. 5                                         500,00
    07.05.2025  Basislastschrift                                         -20,00
                Stadtwerke Bonn
    08.05.2025  Gehalt                                                                         300,00
                Firma
                Kontostand am 04.06.2025                                                       780,00`;

describe('a file of several statements', () => {
  it('holds a statement that it prints twice once', () => {
    const page = barclays(ROWS);
    expect(readPages(page, page)).toMatchObject([
      { balances: [100000, 114000], proof: 'proven', lines: { length: 2 } },
    ]);
  });

  it('keeps two months apart that are not the same', () => {
    const next = barclays(
      ROWS.replace('60.00  ', '61.00  ').replace('940', '939').replace(/1140/g, '1139'),
    );
    const lines = readPages(barclays(ROWS), next).reduce((sum, each) => sum + each.lines.length, 0);
    expect(lines).toBe(4);
  });

  it('loses no bookings of a second bank whose list tells less than the first one', () => {
    const sections = readPages(barclays(ROWS), DKB);
    expect(sections.map(({ currency, lines }) => `${currency} ${lines.length}`)).toEqual([
      'GBP 2',
      'EUR 2',
    ]);
  });

  it('proves nothing where the list of a second bank is passed over, as no balance opens it', () => {
    const unopened = DKB.split('\n').filter((line) => !line.includes('Kontostand'));
    const sections = readPages(barclays(ROWS), unopened.join('\n'));
    expect(sections.map(({ proof }) => proof)).not.toContain('proven');
  });
});

/** The page of a list that was begun on the one before it. */
const second = (head: string) => `
${head}
Account Number 7612345508     GBP
Date        Description                 Withdrawals   Deposits      Balance
14/08/2025  BALANCE FORWARD                                         465.65
15/08/2025  Card Payment                     50.00                  415.65
16/08/2025  Card Payment                     15.00                  400.65
31/08/2025  Closing Balance                                         400.65`;

describe('what is left of a statement', () => {
  it.each([
    'Statement number / Page     64 / 2 of 2',
    'Page / Halaman     : 2 of/dari 2',
    'Muka Surat     : 2 / 2',
    'Statement of Account\nTD Bank\nBranch No.     Account No.     Page\n0412           0412-6614       2 of 2',
  ])('proves nothing where its page is said to be the second one (%j)', (head) => {
    expect(readPages(second(head)).map(({ proof }) => proof)).toEqual(['not_provable']);
  });

  it('proves nothing where what it opens with was brought forward six days after its period began (HSBC)', () => {
    const head = 'Sheet Number 113     Period 01/08/2025 to 31/08/2025';
    const page = second(head).replace('14/08/2025  BALANCE', '07/08/2025  BALANCE');
    expect(readPages(page).map(({ proof }) => proof)).toEqual(['not_provable']);
  });
});
