import { describe, expect, it } from 'vitest';
import { readAsLines } from '../typed.fixture.ts';

describe('what texts of bookings say', () => {
  it('does not take the term of an insurance in a text for the period of the statement', () => {
    const page = `
Volksbank Beispiel eG   Kontoauszug Nr. 12/2023   erstellt am 02.01.2024
EUR-Konto Kontonummer 4417720
Bu-Tag Wert Vorgang Betrag EUR
alter Kontostand vom 30.11.2023 1.000,00 H
01.12. 01.12. Dauerauftrag 320,00 S
27.12. 27.12. Basislastschrift 80,00 S
Kfz DEI-HP 441 01.01.24-31.12.24
29.12. 29.12. Gutschrift 100,00 H
neuer Kontostand vom 29.12.2023 700,00 H`;
    expect(readAsLines(page)[0]).toMatchObject({
      proof: 'proven',
      lines: [
        '2023-12-01 -32000 null Dauerauftrag',
        '2023-12-27 -8000 null Basislastschrift Kfz DEI-HP 441 01.01.24-31.12.24',
        '2023-12-29 10000 null Gutschrift',
      ],
    });
  });

  it('takes the amount right in front of the balance, and not what was paid abroad', () => {
    const page = `
Extrato de 2024/02/01 a 2024/02/29   MOEDA: EUR
DATA DATA DESCRITIVO DEBITO CREDITO SALDO
SALDO INICIAL 1 000.00
2.26 2.26 PAG SERV IUC 112.45 887.55
2.27 2.27 CRED. REEMB SNS 18.60 906.15
2.28 2.27 COMPRA 8841 AMAZON 49.90USD 46.37 859.78
SALDO FINAL 859.78`;
    expect(readAsLines(page)[0]).toMatchObject({
      balances: [100000, 85978],
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2024-02-26 -11245 88755/),
        expect.stringMatching(/^2024-02-27 1860 90615/),
        expect.stringMatching(/^2024-02-28 -4637 85978/),
      ],
    });
  });

  it('knows transfers between own accounts with their sign from what a page carries forward', () => {
    const page = `
Finanzreport   EUR
Buchungstag Vorgang Buchungstext Ausgang
Valuta Referenz IBAN/BIC Eingang
Alter Saldo 01.11.2017 +1.000,00
03.11.2017 Übertrag/Über Ottilie Wacholder Sparen +300,00
03.11.2017 weisung End-to-End-Ref.: nicht
08.11.2017 Übertrag/Über Ottilie Wacholder Uebertrag auf Girokonto -900,00
08.11.2017 weisung DE94580730215736819303
30.11.2017 Kontoabschluss Abschluss Zinsen +0,12
30.11.2017 1AA11111A1111 von 31.08.2017 bis 30.11.2017
0,010% ab 31.08. 0,12 EUR
Abschlussrechnung 0,12 EUR
Neuer Saldo 01.12.2017 +400,12`;
    const [section] = readAsLines(page);
    expect(section).toMatchObject({ balances: [100000, 40012], proof: 'proven' });
    expect(section?.lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      '2017-11-03 30000',
      '2017-11-08 -90000',
      '2017-11-30 12',
    ]);
  });

  it('takes the line with the day of value for the text of its booking, whatever figure it ends with', () => {
    const page = `
Girokonto   Kontoauszug März 2026
Alter Saldo 100,00 Euro
Buchung Buchung / Verwendungszweck Betrag (EUR)
Valuta
03.03.2026 Lastschrift VISA KAFFEEROESTER -8,90
03.03.2026 NR XXXX 4411 BREMEN KAUFUMSATZ 01.03
05.03.2026 Gutschrift Onno Hansemann 35,00
05.03.2026 Kino
10.03.2026 Lastschrift VISA TRATTORIA -41,30
10.03.2026 NR XXXX 4411 WIEN KAUFUMSATZ 07.03
Neuer Saldo 84,80`;
    expect(readAsLines(page)[0]).toMatchObject({
      balances: [10000, 8480],
      proof: 'proven',
      lines: [
        '2026-03-03 -890 null Lastschrift VISA KAFFEEROESTER NR XXXX 4411 BREMEN KAUFUMSATZ 01.03',
        '2026-03-05 3500 null Gutschrift Onno Hansemann Kino',
        '2026-03-10 -4130 null Lastschrift VISA TRATTORIA NR XXXX 4411 WIEN KAUFUMSATZ 07.03',
      ],
    });
  });

  it('knows labels said again in another language from those of a second line', () => {
    const page = `
Bank Mandiri   e-Statement   Periode 01 Nov 2025 - 30 Nov 2025   IDR
No Tanggal Keterangan Nominal (IDR) Saldo (IDR)
No Date Remarks Amount (IDR) Balance (IDR)
01 Nov 2025
1 ke WARUNG BU TINI -28.000,00 2.088.600,72
07:12:31 WIB
02 Nov 2025
2 ke PLN PREPAID -201.500,00 1.887.100,72
08:15:55 WIB
03 Nov 2025
3 Dari BANK DIGITAL BCA +500.000,00 2.387.100,72`;
    expect(readAsLines(page)[0]?.lines.map((line) => line.slice(0, 10))).toEqual([
      '2025-11-01',
      '2025-11-02',
      '2025-11-03',
    ]);
  });
});
