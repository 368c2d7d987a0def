import { describe, expect, it } from 'vitest';
import { proveSection } from '../../index.ts';
import type { Placed } from '../positioned.fixture.ts';
import { brief, only } from '../reading.fixture.ts';

describe('layouts without a profile', () => {
  it('HSBC UK: date once a day, balance at the day end, amounts on the last line, a code column', () => {
    const head: Placed[] = [
      [53, 'Date'],
      [117, 'Payment type and'],
      [211, 'details'],
      ['r400', '£ Paid out'],
      ['r480', '£ Paid in'],
      ['r553', '£ Balance'],
    ];
    const section = only([
      [
        [53, 'HSBC UK'],
        [300, '12 March 2025 to 11 April 2025'],
      ],
      head,
      [
        [117, 'BALANCE BROUGHT FORWARD'],
        ['r553', '100.00'],
      ],
      [
        [53, '12 Mar 25'],
        [117, 'DD'],
        [211, 'GAS COMPANY'],
        ['r400', '20.00'],
      ],
      [
        [117, 'VIS'],
        [211, "INT'L 0099988877"],
      ],
      [9, [211, 'SHOP ABROAD']],
      [9, [211, 'USD 25.00 @ 1.2710']],
      [9, [211, 'Visa Rate'], ['r400', '19.67']],
      [
        [117, 'DR'],
        [211, 'Non-Sterling Transaction Fee'],
        ['r400', '0.59'],
        ['r553', '59.74'],
      ],
      [
        [53, '14 Mar 25'],
        [117, 'CR'],
        [211, 'EMPLOYER'],
        ['r480', '1,000.00'],
        ['r553', '1,059.74'],
      ],
      [
        [117, 'BALANCE CARRIED FORWARD'],
        ['r553', '1,059.74'],
      ],
    ]);
    expect(brief(section)).toEqual([
      ['2025-03-12', 'DD GAS COMPANY', -2000, null],
      ['2025-03-12', "VIS INT'L 0099988877 SHOP ABROAD USD 25.00 @ 1.2710 Visa Rate", -1967, null],
      ['2025-03-12', 'DR Non-Sterling Transaction Fee', -59, 5974],
      ['2025-03-14', 'CR EMPLOYER', 100000, 105974],
    ]);
    expect(proveSection(section).state).toBe('proven');
  });

  it('N26: amount above the name, details in small print, summary at the end', () => {
    const section = only(
      [
        [[44, 'N26 Bank']],
        [[44, '01.06.2024 bis 30.06.2024']],
        [
          [44, 'Beschreibung'],
          ['r448', 'Verbuchungsdatum'],
          ['r551', 'Betrag'],
        ],
        [30, ['r448', '19.06.2024', 9], ['r551', '-19,90€', 9]],
        [6, [44, 'Café Müller', 12.5]],
        [14, [44, 'Mastercard • Dining', 8]],
        [11, [44, '19,00 CHF • Zinssätze 1,0473', 8]],
        [30, ['r448', '28.06.2024', 9], ['r551', '+1.250,00€', 9]],
        [6, [44, 'Employer', 12.5]],
        [14, [44, 'Gutschriften', 8]],
      ],
      [
        [[44, 'Zusammenfassung', 14]],
        [30, [44, 'Dein alter Kontostand'], ['r551', '+100,00€']],
        [30, [44, 'Ausgehende Transaktionen'], ['r551', '-19,90€']],
        [30, [44, 'Einkommende Transaktionen'], ['r551', '+1.250,00€']],
        [30, [44, 'Dein neuer Kontostand'], ['r551', '+1.330,10€']],
      ],
    );
    expect(brief(section)).toEqual([
      ['2024-06-19', 'Café Müller Mastercard • Dining 19,00 CHF • Zinssätze 1,0473', -1990, null],
      ['2024-06-28', 'Employer Gutschriften', 125000, null],
    ]);
    expect(proveSection(section).state).toBe('proven');
  });

  it('PostFinance: blanks as thousands, value dates, the balance on the last row of a day', () => {
    const section = only([
      [
        [40, 'PostFinance'],
        [300, '01.05.2026 - 31.05.2026'],
      ],
      [
        [40, 'Datum'],
        [100, 'Text'],
        ['r330', 'Gutschrift'],
        ['r400', 'Lastschrift'],
        [420, 'Valuta'],
        ['r555', 'Saldo'],
      ],
      [
        [40, '01.05.2026'],
        [100, 'Kontostand'],
        ['r555', '3 204.15'],
      ],
      [
        [40, '02.05.2026'],
        [100, 'Giro'],
        ['r400', '1 000.00'],
        [420, '03.05.2026'],
      ],
      [
        [100, 'Kauf'],
        ['r400', '4.15'],
        [420, '02.05.2026'],
        ['r555', '2 200.00'],
      ],
      [
        [40, '05.05.2026'],
        [100, 'Lohn'],
        ['r330', '5 000.00'],
        [420, '05.05.2026'],
        ['r555', '7 200.00'],
      ],
    ]);
    expect(section.currency).toBe('CHF');
    expect(brief(section)).toEqual([
      ['2026-05-02', 'Giro', -100000, null],
      ['2026-05-02', 'Kauf', -415, 220000],
      ['2026-05-05', 'Lohn', 500000, 720000],
    ]);
  });

  it('Crédit Mutuel: one name for the opening and the closing balance', () => {
    const section = only([
      [
        [40, 'Relevé de compte'],
        [300, 'EUR'],
      ],
      [
        [52, 'Date'],
        [100, 'Date valeur'],
        [170, 'Opération'],
        ['r465', 'Débit euros'],
        ['r540', 'Crédit euros'],
      ],
      [
        [170, 'SOLDE CREDITEUR AU 30/04/2026'],
        ['r540', '100,00'],
      ],
      [
        [52, '04/05/2026'],
        [100, '04/05/2026'],
        [170, 'PAIEMENT CB'],
        ['r465', '12,50'],
      ],
      [9, [170, 'CAFE PARIS']],
      [
        [52, '05/05/2026'],
        [100, '06/05/2026'],
        [170, 'VIR SALAIRE'],
        ['r540', '1.000,00'],
      ],
      [
        [170, 'SOLDE CREDITEUR AU 31/05/2026'],
        ['r540', '1.087,50'],
      ],
    ]);
    expect(brief(section)).toEqual([
      ['2026-05-04', 'PAIEMENT CB CAFE PARIS', -1250, null],
      ['2026-05-05', 'VIR SALAIRE', 100000, null],
    ]);
    expect(proveSection(section).state).toBe('proven');
  });

  it('Wise: a booking whose date stands on the next page', () => {
    const section = only(
      [
        [[42, 'Wise Payments Ltd.']],
        [[42, 'GBP statement']],
        [
          [42, 'Description'],
          ['r416', 'Incoming'],
          ['r484', 'Outgoing'],
          ['r552', 'Amount'],
        ],
        [20, [42, 'Sent money to Bob'], ['r484', '-20.00'], ['r552', '5.00']],
        [60, [36, 'ref:0a0a0a0a', 4.5], ['r559', '1 / 2', 4.5]],
      ],
      [
        [[42, 'with a long reference']],
        [[42, '3 May 2026  Transaction: TRANSFER-2', 7]],
        [20, [42, 'Received money'], ['r416', '25.00'], ['r552', '25.00']],
        [[42, '1 May 2026  Transaction: TRANSFER-1', 7]],
      ],
    );
    expect(brief(section)).toEqual([
      ['2026-05-01', 'Received money', 2500, 2500],
      ['2026-05-03', 'Sent money to Bob with a long reference', -2000, 500],
    ]);
  });

  it('keeps words such as closing balance or pending inside a description', () => {
    const section = only([
      [[40, 'EUR Statement']],
      [
        [40, 'Date'],
        [120, 'Description'],
        ['r380', 'Money out'],
        ['r460', 'Money in'],
        ['r555', 'Balance'],
      ],
      [
        [40, '3 May 2026'],
        [120, 'Transfer for'],
        ['r380', '1.00'],
        ['r555', '9.00'],
      ],
      [9, [120, 'closing balance of the flat']],
      [9, [120, 'pending since April']],
      [
        [40, '4 May 2026'],
        [120, 'Opening balance refund'],
        ['r460', '1.00'],
        ['r555', '10.00'],
      ],
    ]);
    expect(brief(section)).toEqual([
      ['2026-05-03', 'Transfer for closing balance of the flat pending since April', -100, 900],
      ['2026-05-04', 'Opening balance refund', 100, 1000],
    ]);
  });
});
