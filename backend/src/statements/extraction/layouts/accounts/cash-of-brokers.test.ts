import { describe, expect, it } from 'vitest';
import type { PdfText } from '../../../../ports/pdf-text.ts';
import { summariesIn, summaryFor } from '../../balances/summaries.ts';
import { namesSecurities } from '../../bookings/row-kinds.ts';
import { toRows } from '../../rows/rows.ts';
import { balanceLine } from '../../words/balance-names.ts';
import { namesSweep } from '../../words/titles.ts';
import { positioned, row } from '../positioned.fixture.ts';
import { readTyped, typed } from '../typed.fixture.ts';

const rowOf = (labels: string[]) => ({ cells: labels.map((text) => ({ text })) }) as never;

it('knows trades of a fund by their labels, and the mirror of what a broker keeps by its title', () => {
  const labels = ['DATA', 'FONDO', 'QUANTITÀ PREZZO PER UNITÀ', 'VOLUME DELL’ORDINE'];
  expect(namesSecurities(rowOf(labels))).toBe(true);
  expect(namesSecurities(rowOf(['Date', 'Description', 'Price', 'Amount']))).toBe(false);
  expect(namesSweep('Bank Sweep Activity')).toBe(true);
  expect(balanceLine('Beginning Cash* as of 05/01')).toBe('opening');
  expect(balanceLine('Ending Cash Advance Balance')).toBeNull();
});

describe('the cash of a broker', () => {
  const page = `
Charles Schwab     May 1, 2025 - May 31, 2025     Account Number 6027-8814     USD
Beginning Cash                $2,864.19
Ending Cash                   $2,939.03
Transaction Details
Date      Category     Symbol    Description               Quantity    Price       Amount($)
05/01     Deposit                Tfr LAKEFIELD BANK                                 1,500.00
05/05     Purchase     SCHD      SCHWAB US DIVIDEND         55.0000    25.9120     (1,425.16)
Bank Sweep Activity
Date      Description                                                              Amount
05/01     Beginning Balance                                                       $2,864.19
05/02     BANK CREDIT FROM BROKERAGE                                               1,500.00
05/06     BANK TRANSFER TO BROKERAGE                                              (1,425.16)
05/31     Ending Balance                                                          $2,939.03
`;

  it('moves by trades where these are booked nowhere else, from the balance that leads to what it ends with (Schwab, Fidelity)', () => {
    const [section, ...others] = readTyped(typed(page));
    expect(others).toEqual([]);
    expect(section).toMatchObject({ balances: [286419, 293903], proof: 'proven' });
    expect(section?.lines).toHaveLength(2);
  });

  it('is not proven where no opening balance leads there', () => {
    const [section] = readTyped(typed(page.replaceAll('$2,864.19', '$2,846.19')));
    expect(section?.proof).not.toBe('proven');
  });
});

/** The same pages with what is printed in capitals set smaller. */
const withSmallCapitals = ({ pages }: PdfText): PdfText => ({
  pages: pages.map((page) => ({
    ...page,
    items: page.items.map((item) =>
      /^[\p{Lu} ]+$/u.test(item.text) ? { ...item, fontSize: 6 } : item,
    ),
  })),
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

it('takes the cash of a broker out of a summary of all it keeps (Robinhood)', () => {
  const rows = toRows(
    positioned([
      row([40, 'Account Summary'], ['r470', 'Opening Balance'], ['r570', 'Closing Balance']),
      row([40, 'Net Account Balance'], ['r470', '$684.17'], ['r570', '$1,230.23']),
      row([40, 'Total Securities'], ['r470', '$6,120.84'], ['r570', '$6,487.86']),
      row([40, 'Portfolio Value'], ['r470', '$6,805.01'], ['r570', '$7,718.09']),
    ]),
  );
  const summaries = summariesIn(rows, { decimals: 2, isWhole: false });
  const part = {
    startsAt: 9,
    label: 'Account Activity',
    heading: '',
    identity: { account: null, currency: null },
    opening: null,
    closing: null,
    bookings: [],
  } as never;
  expect(summaryFor(part, [part], summaries)).toMatchObject({
    opening: { minor: 68417 },
    closing: { minor: 123023 },
  });
});
