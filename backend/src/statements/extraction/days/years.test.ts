import { describe, expect, it } from 'vitest';
import { extractStatement } from '../index.ts';
import { positioned } from '../layouts/positioned.fixture.ts';
import { FIVE, five } from '../layouts/reading.fixture.ts';
import { readTyped, typed } from '../layouts/typed.fixture.ts';

/** The years in which lines of December and January are read under a sentence, and the year that was assumed. */
function yearsUnder(sentence: string, uploadedOn = '2026-05-20') {
  const rows = [
    five('19 Dec', 'Shop', '10.00', '', '90.00'),
    five('30 Dec', 'Bakery', '10.00', '', '80.00'),
    five('16 Jan', 'Pay', '', '20.00', '100.00'),
  ];
  const result = extractStatement(
    positioned([[[40, 'Everyday account EUR']], [[40, sentence]], FIVE, ...rows]),
    { uploadedOn },
  );
  if (!result.ok) return result.failure;
  const { sections, assumedYear } = result.statement;
  return [sections.flatMap(({ lines }) => lines.map(({ date }) => date.slice(0, 4))), assumedYear];
}

describe('the year of days that print none', () => {
  it('is that of the day a statement is dated', () => {
    const years = ['2024', '2024', '2025'];
    expect(yearsUnder('Statement date 17 January 2025')).toEqual([years, null]);
    expect(yearsUnder('Printed on 30 April 2025')).toEqual([years, null]);
  });

  it('is assumed near a day that a notice names, where the lines would else lie long before it', () => {
    const notice = 'We updated our agreement on December 8, 2024.';
    expect(yearsUnder(notice)).toEqual([['2024', '2024', '2025'], 2025]);
    expect(yearsUnder(notice, '2025-01-17')).toEqual([['2024', '2024', '2025'], 2025]);
    expect(yearsUnder(notice, '2025-01-10')).toEqual([['2023', '2023', '2024'], 2024]);
  });
});

it('takes no day half a year behind that of upload for the day of a statement', () => {
  const page = typed(`
Example Bank     Card 4998 0000 0000 6071     Valid until 09-01-2028     GBP
Date      Description               Money out     Money in      Balance
03 Jun    Balance brought forward                               1,451.83
03 Jun    Moonpig                        6.98                   1,444.85
05 Jun    Cashback                                     7.42     1,452.27
05 Jun    Closing balance                                       1,452.27
`);
  const days = (uploadedOn: string) => readTyped(page, uploadedOn)[0]?.lines[0]?.slice(0, 10);
  expect(days('2026-11-29')).toBe('2026-06-03');
});

it('takes no day of a list on a further page for that of a statement whose first page is missing (UOB)', () => {
  const page = (number: string, from: number) => `
UOB     Credit Card(s) Statement     SGD                     Page ${number} of 3
Date       Description of Transaction         Transaction Amount
           PREVIOUS BALANCE                               412.30
10 JUN     PAYMENT                                     300.00 CR
13 JUN     SCOOT PTE LTD SINGAPORE                        ${from}.40
           TOTAL BALANCE FOR UOB PRVI MILES               ${112 + from}.70
`;
  const plans = `
Instalment Payment Plan (IPP) Summary                        Page 3 of 3
Plan                Start Date       Plan Amount     Monthly
0% IPP-COURTS       27 AUG 2024         1,299.00      108.25
`;
  const result = extractStatement(typed(page('2', 318), plans), { uploadedOn: '2025-07-20' });
  expect(result).toMatchObject({ ok: true, statement: { assumedYear: 2025 } });
});

it('takes the year that a label names for the last of them', () => {
  const page = (year: string) =>
    typed(`
Postbank     Kontoauszug: Giro plus
Auszug    Jahr      Seite      IBAN                          Alter Kontostand
001       ${year}      1 von 1    DE92 4401 0046 0311 7744 61   EUR + 318,26
Buchung   Wert      Vorgang                        Soll            Haben
28.12.    28.12.    Dauerauftrag               - 300,00
02.01.    02.01.    Kartenzahlung               - 15,52
28.01.    28.01.    Gehalt                                       + 20,00
                    Neuer Kontostand                         EUR + 22,74
`);
  const read = (year: string) => {
    const result = extractStatement(page(year), { uploadedOn: '2026-05-20' });
    if (!result.ok) return result.failure;
    const { sections, assumedYear } = result.statement;
    return [...sections.flatMap(({ lines }) => lines.map(({ date }) => date)), assumedYear];
  };
  expect(read('2019')).toEqual(['2018-12-28', '2019-01-02', '2019-01-28', null]);
  // What is later than the day of upload is no year of a statement.
  expect(read('2062')).toEqual(['2025-12-28', '2026-01-02', '2026-01-28', 2026]);
});
