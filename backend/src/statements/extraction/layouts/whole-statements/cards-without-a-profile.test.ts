import { describe, expect, it } from 'vitest';
import { extractStatement, proveSection } from '../../index.ts';
import { type Placed, positioned } from '../positioned.fixture.ts';
import { brief, only } from '../reading.fixture.ts';

describe('further layouts without a profile', () => {
  it('OCBC card: payments in parentheses, the total is the closing balance', () => {
    const section = only([
      [
        [40, 'OCBC Bank'],
        [300, 'STATEMENT DATE 10-03-2024'],
      ],
      [
        [40, 'TOTAL MINIMUM DUE'],
        [300, 'CREDIT LIMIT'],
      ],
      [
        [40, 'TRANSACTION DATE'],
        [150, 'DESCRIPTION'],
        ['r545', 'AMOUNT (SGD)'],
      ],
      [
        [150, "LAST MONTH'S BALANCE"],
        ['r545', '50.00'],
      ],
      [
        [40, '11/02'],
        [150, 'PAYMENT BY INTERNET'],
        ['r545', '(50.00)'],
      ],
      [
        [40, '15/02'],
        [150, 'CREDIT CARD SHOP'],
        ['r545', '12.30'],
      ],
      [
        [150, 'SUBTOTAL'],
        ['r545', '12.30'],
      ],
    ]);
    expect(brief(section)).toEqual([
      ['2024-02-11', 'PAYMENT BY INTERNET', 5000, null],
      ['2024-02-15', 'CREDIT CARD SHOP', -1230, null],
    ]);
    expect(section).toMatchObject({ openingMinor: -5000, closingMinor: -1230 });
    expect(proveSection(section).state).toBe('proven');
  });

  it('HSBC SG card: two dates, an advertisement beside the table', () => {
    const section = only([
      [
        [40, 'From 05 JAN 2024 to 04 FEB 2024'],
        [250, 'Credit card statement'],
      ],
      [
        [40, 'POST DATE'],
        [95, 'TRAN DATE'],
        [150, 'DESCRIPTION'],
        ['r365', 'AMOUNT(SGD)'],
      ],
      [
        [150, 'Previous Statement Balance'],
        ['r365', '20.00'],
      ],
      [
        [40, '07 Jan'],
        [95, '05 Jan'],
        [150, 'GROCER'],
        ['r365', '8.00'],
        [400, 'Earn 10% more'],
      ],
      [
        [40, '09 Jan'],
        [95, '08 Jan'],
        [150, 'PAYMENT'],
        ['r365', '20.00CR'],
        [400, 'from 1 March'],
      ],
    ]);
    expect(brief(section)).toEqual([
      ['2024-01-05', 'GROCER', -800, null],
      ['2024-01-08', 'PAYMENT', 2000, null],
    ]);
  });

  it('a German card: a minus behind what was spent, a plus behind what was paid', () => {
    const section = only([
      [
        [40, 'Kreditkarte'],
        [200, '01.05.2026 bis 31.05.2026'],
        [400, 'EUR'],
      ],
      [
        [40, 'Datum'],
        [120, 'Beschreibung'],
        ['r500', 'Betrag in EUR'],
      ],
      [
        [40, '04.05.2026'],
        [120, 'Café'],
        ['r500', '5,00 -'],
      ],
      [
        [40, '05.05.2026'],
        [120, 'Einzahlung'],
        ['r500', '1.111,11+'],
      ],
    ]);
    expect(section.lines.map((line) => line.amountMinor)).toEqual([-500, 111111]);
  });

  it('an account that pays a credit card bill is no card', () => {
    const section = only([
      [[40, 'EUR Statement']],
      [
        [40, 'Date'],
        [120, 'Description'],
        ['r460', 'Amount'],
        ['r555', 'Balance'],
      ],
      [
        [120, 'Opening balance'],
        ['r555', '100.00'],
      ],
      [
        [40, '3 May 2026'],
        [120, 'Credit card minimum payment'],
        ['r460', '-12.50'],
        ['r555', '87.50'],
      ],
      [
        [120, 'Closing balance'],
        ['r555', '87.50'],
      ],
    ]);
    expect(section.lines.map((line) => line.amountMinor)).toEqual([-1250]);
    expect(proveSection(section).state).toBe('proven');
  });

  it('Deutsche Bank: the year under the dates, a blank behind the sign', () => {
    const section = only([
      [
        [40, 'Deutsche Bank'],
        [200, 'Kontoauszug vom 01.06.2023 bis 30.06.2023'],
      ],
      [
        [40, 'Buchung'],
        [90, 'Valuta'],
        [140, 'Vorgang'],
        ['r450', 'Soll'],
        ['r540', 'Haben'],
      ],
      [
        [40, '01.06.'],
        [90, '02.06.'],
        [140, 'SEPA Lastschrift'],
        ['r450', '- 1.073,65'],
      ],
      [9, [40, '2023'], [90, '2023'], [140, 'Miete Juni']],
      [
        [40, '03.06.'],
        [90, '03.06.'],
        [140, 'Gutschrift'],
        ['r540', '+ 2.000,00'],
      ],
      [9, [40, '2023'], [90, '2023'], [140, 'Gehalt']],
    ]);
    expect(brief(section)).toEqual([
      ['2023-06-01', 'SEPA Lastschrift Miete Juni', -107365, null],
      ['2023-06-03', 'Gutschrift Gehalt', 200000, null],
    ]);
  });

  it('Barclays: a box of totals beside the table', () => {
    const section = only([
      [
        [40, 'Barclays'],
        [200, '6 Oct 2025 - 5 Nov 2025'],
      ],
      [
        [40, 'Date'],
        [90, 'Description'],
        ['r270', 'Money out'],
        ['r330', 'Money in'],
        ['r390', 'Balance'],
        [420, 'At a glance'],
      ],
      [
        [40, '06 Oct'],
        [90, 'Start balance'],
        ['r390', '100.00'],
        [420, 'Money in'],
        ['r550', '30.00'],
      ],
      [
        [40, '08 Oct'],
        [90, 'Card Payment to Shop'],
        ['r270', '20.00'],
        ['r390', '80.00'],
        [420, 'Money out'],
        ['r550', '20.00'],
      ],
      [9, [90, 'On 07 Oct']],
      [
        [90, 'Received From Bob'],
        ['r330', '30.00'],
        ['r390', '110.00'],
      ],
      [
        [40, '05 Nov'],
        [90, 'End balance'],
        ['r390', '110.00'],
      ],
    ]);
    expect(brief(section)).toEqual([
      ['2025-10-08', 'Card Payment to Shop On 07 Oct', -2000, 8000],
      ['2025-10-08', 'Received From Bob', 3000, 11000],
    ]);
    expect(proveSection(section).state).toBe('proven');
  });

  it('Revolut in another language: parts by their titles, pending and reverted left out', () => {
    const head: Placed[] = [
      [43, 'Dată'],
      [125, 'Descriere'],
      [335, 'Sume retrase'],
      [417, 'Sume adăugate'],
      ['r556', 'Sold'],
    ];
    const unbooked: Placed[] = [
      [43, 'Data începerii'],
      [125, 'Descriere'],
      [335, 'Sume retrase'],
      [417, 'Sume adăugate'],
    ];
    const result = extractStatement(
      positioned([
        [
          [43, 'Revolut Bank UAB'],
          [300, 'Extras de cont EUR'],
        ],
        [[43, 'Tranzacții de cont din 1 ianuarie 2025 până la 31 ianuarie 2025', 12]],
        head,
        [
          [43, '2 ian. 2025'],
          [125, 'Cafenea'],
          [335, '€10.00'],
          ['r556', '€90.00'],
        ],
        [8, [125, 'Referință: transactions from 2024 to 2025', 4.5]],
        [[43, 'Tranzacții de depozit din 1 ianuarie 2025 până la 31 ianuarie 2025', 12]],
        head,
        [
          [43, '3 ian. 2025'],
          [125, 'Dobândă'],
          [417, '€0.05'],
          ['r556', '€500.05'],
        ],
        [[43, 'Înapoiate din 1 ianuarie 2025 până la 31 ianuarie 2025', 12]],
        unbooked,
        [
          [43, '4 ian. 2025'],
          [125, 'Magazin'],
          [335, '€7.00'],
        ],
      ]),
    );
    if (!result.ok) throw new Error(result.failure);
    expect(result.statement.bank).toBe('Revolut');
    expect(result.statement.sections.map((section) => [section.label, brief(section)])).toEqual([
      ['cont', [['2025-01-02', 'Cafenea', -1000, 9000]]],
      ['depozit', [['2025-01-03', 'Dobândă', 5, 50005]]],
    ]);
  });
});
