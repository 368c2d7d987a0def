import { describe, expect, it } from 'vitest';
import { extractStatement } from '../../index.ts';
import { readAsLines, readTyped, typedAsLines } from '../typed.fixture.ts';

const days = (page: string) => readAsLines(page)[0]?.lines.map((line) => line.slice(8, 10));

/** Whether a file is refused, or read without a proof. */
const isUnproven = (page: string) => {
  const text = typedAsLines(page);
  return !extractStatement(text).ok || readTyped(text)[0]?.proof !== 'proven';
};

describe('lines that look like others', () => {
  it('keeps the number of a booking apart from its day', () => {
    const page = `
Kontoauszug EUR 01.05.2026 - 31.05.2026
Alter Saldo 100,00
Nr Datum Text Betrag
1 2.05.2026 REWE -10,00
2 3.05.2026 ALDI -5,00
3 6.05.2026 Lohn 50,00
Neuer Saldo 135,00`;
    expect(days(page)).toEqual(['02', '03', '06']);
  });

  it('leaves amounts with the bookings above them', () => {
    const page = `
Kontoauszug EUR 01.05.2026 - 31.05.2026
Alter Kontostand 100,00
Neuer Kontostand 112,00
Buchungstag Verwendungszweck Betrag
02.05.2026
REWE Markt
-10,00
03.05.2026
ALDI
-5,00
07.05.2026
Gehalt Firma
+50,00
09.05.2026
Shell Tanken
-20,00
10.05.2026
Netflix
-3,00`;
    expect(days(page)).toEqual(['02', '03', '07', '09', '10']);
    const texts = page
      .replace(/(\d\d\.\d\d\.2026)\n/g, '$1 ')
      .replace(/(REWE|ALDI|Gehalt|Shell|Netflix)(.*)\n/g, '$1$2\nzweite Zeile\n');
    expect(days(texts)).toEqual(['02', '03', '07', '09', '10']);
  });

  it.each([
    ['TOTAL ENERGIES 02.05.2026 -60.00 960.00'],
    ['Wire Landlord\nmandate 4711 of 28.04.2026\n02.05.2026 -60.00 960.00'],
  ])('proves nothing by balances alone where a first booking may not be read: %j', (first) => {
    const page = `
Account 12345678 EUR
${first}
Shell 03.05.2026 -20.00 940.00
Salary Firma 05.05.2026 2,000.00 2,940.00
Landlord 10.05.2026 -500.00 2,440.00
Closing balance 31.05.2026 2,440.00`;
    expect(isUnproven(page)).toBe(true);
  });

  it('proves nothing below a text that is called like the title of another list', () => {
    const page = `
Account 12345678 EUR
Closing balance 31.05.2026 1,515.00
REWE Markt 20.05.2026 -10.00 1,515.00
Netflix 18.05.2026 -15.00 1,525.00
Landlord 10.05.2026 -500.00 1,540.00
Standing orders
Salary Firma 05.05.2026 2,000.00 2,040.00
Shell 03.05.2026 -20.00 40.00`;
    expect(isUnproven(page)).toBe(true);
  });

  it('does not read two accounts as one', () => {
    const page = `
Kontoauszug EUR 01.05.2026 - 31.05.2026
Girokonto 1111111
Alter Kontostand 100,00
Aldi 02.05.2026 -30,00
Umbuchung 03.05.2026 -70,00
Neuer Kontostand 0,00
Tagesgeld 2222222
Alter Kontostand 0,00
Umbuchung 04.05.2026 70,00
Zinsen 31.05.2026 1,00
Neuer Kontostand 71,00`;
    expect(isUnproven(page)).toBe(true);
  });

  it('does not take the day of a purchase behind a text for that of booking', () => {
    const page = `
Alter Saldo 100,00 EUR
06.05.2026 REWE Karte 03.05.2026 -10,00
ALDI Karte 04.05.2026 -5,00
LIDL Karte 04.05.2026 -5,00
08.05.2026 Shell Karte 06.05.2026 -20,00
Post Karte 06.05.2026 -2,00
Neuer Saldo 58,00`;
    expect(isUnproven(page)).toBe(true);
  });

  it('leaves out what is pending, whatever a sentence below its title says', () => {
    const page = `
Umsatzliste EUR 01.05.2026 - 31.05.2026
Vorgemerkte Umsätze
Diese Umsätze sind noch nicht endgültig.
30.05.2026 Tankstelle -70,00
31.05.2026 Hotel -120,00
Gebuchte Umsätze
Buchungstag Text Betrag
03.05.2026 REWE -10,00
04.05.2026 Lohn Firma 50,00
06.05.2026 Shell -20,00`;
    expect(days(page)).toEqual(['03', '04', '06']);
  });
});
