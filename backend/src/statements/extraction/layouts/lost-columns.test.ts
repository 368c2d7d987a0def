import { describe, expect, it } from 'vitest';
import { readTyped, typedAsLines } from './typed.fixture.ts';

const read = (...pages: string[]) => readTyped(typedAsLines(...pages));

describe('lines whose labels nobody knows', () => {
  it('tells dates in front, amounts and balances behind them by the lines themselves', () => {
    const page = `
Kontoauszug 01.10.2025 bis 31.10.2025   Konto EUR
Neoznačeno Zkratka
Anfangssaldo 100,00
02.10.2025 03.10.2025 Kartenzahlung Markt -40,00 60,00
Filiale 7
06.10.2025 06.10.2025 Gehalt Beispiel AG 500,00 560,00
08.10.2025 08.10.2025 Miete Oktober -300,00 260,00
Endsaldo 260,00`;
    expect(read(page)).toMatchObject([
      {
        currency: 'EUR',
        balances: [10000, 26000],
        proof: 'proven',
        lines: [
          '2025-10-02 -4000 6000 Kartenzahlung Markt Filiale 7',
          '2025-10-06 50000 56000 Gehalt Beispiel AG',
          '2025-10-08 -30000 26000 Miete Oktober',
        ],
      },
    ]);
  });

  it('reads years in front of months and days where the first number stays the same', () => {
    const page = `
SZÁMLAKIVONAT   IDŐSZAK: 25.07.01 - 25.07.31   DEVIZANEM: HUF
FORGALMAK
KÖNYVELÉS/ÉRTÉKNAP MEGNEVEZÉS ÖSSZEG
25.07.01 NYITÓ EGYENLEG 412.305
25.07.02 25.07.02 VÁSÁRLÁS KÁRTYÁVAL -12.480
25.07.03 25.07.03 ÁTUTALÁS -10.450
25.07.08 25.07.08 JÖVEDELEM 648.210
25.07.11 25.07.11 CSOPORTOS BESZEDÉS -8.990
25.07.31 ZÁRÓ EGYENLEG 1.028.595`;
    expect(read(page)).toMatchObject([
      {
        balances: [41230500, 102859500],
        proof: 'proven',
        lines: [
          '2025-07-02 -1248000 null VÁSÁRLÁS KÁRTYÁVAL',
          '2025-07-03 -1045000 null ÁTUTALÁS',
          '2025-07-08 64821000 null JÖVEDELEM',
          '2025-07-11 -899000 null CSOPORTOS BESZEDÉS',
        ],
      },
    ]);
  });
});

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
    expect(read(page)[0]).toMatchObject({
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
    expect(read(page)[0]).toMatchObject({
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
    const [section] = read(page);
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
    expect(read(page)[0]).toMatchObject({
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
    expect(read(page)[0]?.lines.map((line) => line.slice(0, 10))).toEqual([
      '2025-11-01',
      '2025-11-02',
      '2025-11-03',
    ]);
  });
});

describe('days and signs', () => {
  it('books what bears its day of value only on the day of the booking above it', () => {
    const page = `
Kontoauszug 01.12.2024 - 31.12.2024   Konto CHF
Datum Text Gutschrift Lastschrift Valuta Saldo
30.11.24 Kontostand 1 000.00
09.12.24 KAUF VOM 08.12.2024 3.20 08.12.24
KIOSK BAHNHOF
KAUF VOM 07.12.2024 4.80 07.12.24 992.00
KIOSK MARKT
31.12.24 ZINSABSCHLUSS 01.01.2024 - 1.15 31.12.24 990.85
31.12.2024
31.12.24 Kontostand 990.85`;
    expect(read(page)[0]).toMatchObject({
      balances: [100000, 99085],
      proof: 'proven',
      lines: [
        '2024-12-09 -320 null KAUF VOM 08.12.2024 KIOSK BAHNHOF',
        '2024-12-09 -480 99200 KAUF VOM 07.12.2024 KIOSK MARKT',
        '2024-12-31 -115 99085 ZINSABSCHLUSS 01.01.2024 31.12.2024',
      ],
    });
  });

  it('finds the few bookings that go another way than their words say, where only one choice leads to the balance', () => {
    const bookings = Array.from(
      { length: 15 },
      (_, index) =>
        `${String(index + 2).padStart(2, '0')}.11. ${String(index + 2).padStart(2, '0')}.11. Kartenzahlung ${20 + index},${37 + index}`,
    ).join('\n');
    const page = `
Deutsche Kreditbank   Kontoauszug vom 01.11.2021 bis 03.12.2021
Bu.Tag Wert Wir haben für Sie gebucht Belastung in EUR Gutschrift in EUR
${bookings}
23.11. 23.11. sonstige Buchung 500,00
VISA-RUECKUEBERWEISUNG
24.11. 24.11. Lohn, Gehalt, Rente 2.487,19
29.11. 29.11. Rückbuchung 69,96
ALTER KONTOSTAND 1.000,00 H EUR
NEUER KONTOSTAND 3.645,55 H EUR`;
    const [section] = read(page);
    expect(section).toMatchObject({ balances: [100000, 364555], proof: 'proven' });
    expect(section?.lines.slice(14)).toEqual([
      '2021-11-16 -3451 null Kartenzahlung',
      '2021-11-23 50000 null sonstige Buchung VISA-RUECKUEBERWEISUNG',
      '2021-11-24 248719 null Lohn, Gehalt, Rente',
      '2021-11-29 6996 null Rückbuchung',
    ]);
  });
});

describe('balances on lines of their own', () => {
  it('takes the figure at the end of the line below a name at the end of a line', () => {
    const page = `
Deutsche Bank AG   Kontoauszug vom 31.10.2020 bis 30.11.2020
Auszug Seite IBAN BIC (SWIFT) Alter Saldo per 30.10.2020
11 1/3 DE26 6473 7828 8300 5961 23 DEUTDEDBCHE EUR + 4.444,44
Buchung Valuta Vorgang Soll Haben
02.11. 02.11. SEPA Dauerauftrag an - 40,00
Taschengeld
06.11. 06.11. SEPA Überweisung von + 562,00
30.11. 30.11. Kartenzahlung - 55,46
Kaufmarkt
Filialnummer Kontonummer Neuer Saldo
710 1111111 05 EUR + 4.910,98
Bankleitzahl Ihre eingeräumte Kontoüberziehung
870 700 24 EUR 500,00`;
    expect(read(page)).toMatchObject([
      {
        currency: 'EUR',
        balances: [444444, 491098],
        proof: 'proven',
        lines: [
          '2020-11-02 -4000 null SEPA Dauerauftrag an Taschengeld',
          '2020-11-06 56200 null SEPA Überweisung von',
          '2020-11-30 -5546 null Kartenzahlung Kaufmarkt',
        ],
      },
    ]);
  });

  it('finds a name at the end of a line of other words, and its figure two lines below', () => {
    const page = `
Kontoauszug   Datum 01.10.2023
alter Saldo zum 31.08.2023
in EUR 5.618,08
Nr. Valuta / Buchungstag Buchungstext EUR
01 04.09.2023 / 04.09.2023 Überweisungsgutschrift 500,00
02 06.09.2023 / 07.09.2023 Überweisung -120,00
Ihre Einlage wird von einem gesetzlichen Einlagensicherungs- neuer Saldo zum 30.09.2023
system gedeckt. Wir sind der Entschädigungseinrichtung deutscher
Banken GmbH (EdB) angeschlossen. Im Falle unserer Insolvenz in EUR 5.998,08`;
    expect(read(page)[0]).toMatchObject({
      balances: [561808, 599808],
      proof: 'proven',
      lines: ['2023-09-04 50000 null Überweisungsgutschrift', '2023-09-07 -12000 null Überweisung'],
    });
  });
});

it('does not take the last words of a sentence for the heading of a group', () => {
  const text = typedAsLines(`
Kontoauszug   Abrechnungszeitraum: 11.12.2023 - 10.01.2024
Wir ziehen zum 07.02.2024 den Betrag ein. Er vermindert sich um
Einzahlungen auf Ihrem Barclays Konto.
Umsatzübersicht
Beleg- Buchungs-/ Beschreibung Karte Betrag (EUR)
datum Valutadatum
Alter Saldo vom 10. Dezember 2023                                    821,96-
12.12.2023    13.12.2023     RestRette                                 4,00-
15.12.2023    18.12.2023     SB Tank Altona                           58,20-
20.12.2023    21.12.2023     Markthalle                               60,78+
27.12.2023    28.12.2023     Fjordhotel                               10,00-
04.01.2024    05.01.2024     Funknetz                                  5,00-
06.01.2024    06.01.2024     Per Lastschrift dankend erhalten        671,99+
Neuer Saldo am 10. Januar 2024                                       166,39-
Umsätze Visa Karten-Nr. 453810XXXXXX2291 EUR                          16,42`);
  expect(readTyped(text)[0]).toMatchObject({
    balances: [-82196, -16639],
    proof: 'proven',
    lines: [
      '2023-12-12 -400 null RestRette',
      '2023-12-15 -5820 null SB Tank Altona',
      '2023-12-20 6078 null Markthalle',
      '2023-12-27 -1000 null Fjordhotel',
      '2024-01-04 -500 null Funknetz',
      '2024-01-06 67199 null Per Lastschrift dankend erhalten',
    ],
  });
});
