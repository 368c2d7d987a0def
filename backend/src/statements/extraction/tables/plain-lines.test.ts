import { describe, expect, it } from 'vitest';
import { extractStatement } from '../index.ts';
import { readTyped, typed, typedAsLines } from '../layouts/typed.fixture.ts';

const read = (...pages: string[]) => readTyped(typedAsLines(...pages));

describe('files without columns that are read by nothing but their lines', () => {
  it('are read where balances stand on lines of their own and days are parted by a stroke', () => {
    const page = `
Beispielbank   Kontonummer 10016175   Auszug Nr. 1
alter Saldo zum 06.04.2026 Min. aus Mobilfunk-
netzen
in EUR 0,00
Nr. Valuta / Buchungstag Buchungstext EUR
01 08.04.2026 / 08.04.2026 Gutschrift 29.000,12
EINZAHLUNG 01 2026
02 21.04.2026 / 21.04.2026 Gutschrift 2.500,00
03 30.04.2026 / 30.04.2026 Kontoabschluss 44,20
Habenzinsen
neuer Saldo zum 30.04.2026
in EUR 31.544,32`;
    expect(read(page)).toMatchObject([
      {
        currency: 'EUR',
        balances: [0, 3154432],
        proof: 'proven',
        lines: [
          '2026-04-08 2900012 null Gutschrift EINZAHLUNG 01 2026',
          '2026-04-21 250000 null Gutschrift',
          '2026-04-30 4420 null Kontoabschluss Habenzinsen',
        ],
      },
    ]);
  });

  it('go on behind the balances that the head of a second page names again', () => {
    const page = `
Tagesgeld   IBAN DE75201306000411198790   Seite: 1 von 2
Alter Saldo: 2.774,48 €
Neuer Saldo: 2.798,06 €
Gebucht am Wertstellung am Verwendungszweck Betrag (EUR)
31.12.2025 31.12.2025 Habenzinsen 4,80
31.12.2025 31.12.2025 Abgeltungsteuer -1,20
Zwischensumme 2.778,08
Beispielbank PLC Hamburg Branch | Handelsregister Hamburg HRB 153530 | USt.-IdNr. DE123
Kontonummer 0411198790 Nummer: 1
Alter Saldo: 2.774,48 €
Neuer Saldo: 2.798,06 €
Seite: 2 von 2
Gebucht am Wertstellung am Verwendungszweck Betrag (EUR)
31.12.2025 31.12.2025 Habenzinsen 22,28
31.12.2025 31.12.2025 Solidaritätszuschlag -2,30
Neuer Saldo 2.798,06`;
    expect(read(page)[0]).toMatchObject({
      balances: [277448, 279806],
      proof: 'proven',
      lines: [
        expect.stringContaining('480'),
        expect.stringContaining('-120'),
        expect.stringContaining('2228'),
        expect.stringContaining('-230'),
      ],
    });
  });

  it('may have their days right in front of the amounts, and hold a single booking', () => {
    const page = `
Beispiel SE   IBAN DE74110101015790579546
KONTOAUSZUG ERÖFFNUNGSBILANZ ABSCHLUSSSALDO
07.11.2025 - 30.11.2025 0€ 2500€
Transaktionen Buchungsdatum Valutadatum
Rosa Wacholder 08.11.2025 08.11.2025 2500€`;
    expect(read(page)[0]).toMatchObject({
      balances: [0, 250000],
      proof: 'proven',
      lines: ['2025-11-08 250000 null Rosa Wacholder'],
    });
  });

  it('are believed without a proof where they hold all that was read otherwise, and more', () => {
    const page = `
Beispiel Card   Kontoauszug vom 10. Dezember 2025
Abrechnungszeitraum: 11.11.2025 - 10.12.2025 Alter Saldo: EUR 0,00
Neuer Saldo: EUR 900,00 -
Beleg- Buchungs-/ Beschreibung Karte Betrag (EUR)
datum Valutadatum
19.11.2025 20.11.2025 Museum Berlin DE Visa B 119,96-
19.11.2025 20.11.2025 Markt ALBUFEIRA PT Visa B A 21,84-
20.11.2025 21.11.2025 Hotel ALCACER PT Visa B A 8,00-
Neuer Saldo am 10. Dezember 2025 900,00-`;
    const [section] = read(page);
    expect(section?.proof).toBe('broken');
    expect(section?.lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      '2025-11-19 -11996',
      '2025-11-19 -2184',
      '2025-11-20 -800',
    ]);
  });

  it('hold no booking in a line for a period, in a sum, or in one with another mark for cents', () => {
    const page = `
Sparkonto   Kontoauszug 2025   EUR
Alter Saldo 127,62
Buchung Buchung / Verwendungszweck Betrag (EUR)
29.04.2025 Zins 155,24
28.04.2025 ISIN CH0126881561 KURS 12.50
13.05.2025 Steuer -23,25
Neuer Saldo 259,61
01.01.2025 bis 14.06.2025 0,50% Zins 0,40
15.06.2025 bis 31.12.2025 0,35% Zins 5,22`;
    const [section] = read(page);
    expect(section).toMatchObject({ balances: [12762, 25961], proof: 'proven' });
    expect(section?.lines).toHaveLength(2);
  });

  it('may have their amounts in front of the texts, as their balances have', () => {
    const page = `
Beispiel Consumer Bank   Konto-Nr. 2264013120 EUR   Limit 0,00
Buchungstag Wert Umsatz Buchungstext
DIESER KONTOAUSZUG UMFASST DIE UMSÄTZE VOM
03.01.2025 BIS 02.01.2026
24,12 ALTER SALDO GEM. KONTOAUSZUG VOM 02.01.2025
31.01. 30.01. 0,01 Habenzinsen 0,01
31.03. 31.03. 5,87 ÜBERWEISUNG VON MAX MUSTER IBAN
EREF+NOTPROVIDED SVWZ+Einzahlung 01/17
03.07. 30.06. 0,02 Habenzinsen 0,02
30,02 NEUER SALDO`;
    expect(read(page)[0]).toMatchObject({
      balances: [2412, 3002],
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2025-01-31 1 /),
        '2025-03-31 587 null ÜBERWEISUNG VON MAX MUSTER IBAN EREF+NOTPROVIDED SVWZ+Einzahlung 01/17',
        expect.stringMatching(/^2025-07-03 2 /),
      ],
    });
  });

  it('hold nothing that stands under the title of what is pending or was taken back', () => {
    const page = `
GBP Statement   Revolut Bank UK Ltd   Balance summary
Total £114.50 £20.00 £30.00 £124.50
Pending from February 1, 2026 to February 28, 2026
Feb 28, 2026 Pending Shop £7.00
Account transactions from February 1, 2026 to February 28, 2026
Date Description Money out Money in Balance
Feb 2, 2026 Payment from SECOND LTD £30.00 £144.50
Feb 3, 2026 Shop £20.00 £124.50
Reverted from February 1, 2026 to February 28, 2026
Feb 4, 2026 Reverted Shop £9.00`;
    expect(read(page)[0]).toMatchObject({
      balances: [11450, 12450],
      proof: 'proven',
      lines: [
        '2026-02-02 3000 14450 Payment from SECOND LTD',
        expect.stringMatching(/^2026-02-03 -2000 12450 Shop/),
      ],
    });
  });

  it('prove nothing where a line like a booking stands behind the closing balance', () => {
    const page = `
Konto   Kontoauszug 2025   EUR
Alter Saldo 100,00
03.03.2025 Markt -10,00
05.03.2025 Lohn 20,00
Neuer Saldo 110,00
07.03.2025 Miete -300,00`;
    expect(read(page)[0]?.proof).not.toBe('proven');
  });

  it('stand without a proof where nothing else was read, beside a balance, and not where signs are missing', () => {
    const page = `
Konto   IBAN DE24 0000 0000 0000 0000 00   erstellt am 29.11.2025
_ _  __  __IH_R__ _KO_N__T_OS__T_AN__D
FIL:000 neu (29.11.2025) 14.323,94+
D_A__TU_M_ __ _ B__UC_H_U_N_G
18.11. Überweisungs-Gutschrift 4.480,00+
18.11. Überweisungs-Gutschrift 10.000,00+
21.11. Internet-Euro-Überweisung 210,00-`;
    expect(read(page)[0]).toMatchObject({
      balances: [null, 1432394],
      proof: 'not_provable',
      lines: [{}, {}, {}].map(() => expect.stringContaining('2025-11-')),
    });
    const unsigned = page.replace(/(?<=\d\d)[+-]$/gm, '');
    expect(extractStatement(typedAsLines(unsigned)).ok).toBe(false);
  });

  it('are no statement for lines alone that nothing proves', () => {
    const letter = typedAsLines(`
Rechnung 4711   Beispiel GmbH
02.11.2025 Beratung 1.200,00 EUR
03.11.2025 Reise 340,50 EUR`);
    expect(extractStatement(letter)).toMatchObject({ ok: false, failure: 'noTransactions' });
  });
});

describe('lines with marks that are easily misread', () => {
  it('keeps thousands behind a sign from being lost behind a number', () => {
    const page = `
Výpis z účtu   Mena účtu: EUR   Za obdobie: 01. 01. 2025 - 14. 05. 2025
Počiatočný zostatok 10 000,00 EUR
Konečný zostatok 36,00 EUR
Dátum Typ transakcie Číslo protiúčtu Suma (EUR)
14. 05. 2025 Vysporiadanie úroku 189,48
14. 05. 2025 Ukončenie vkladu SK80 8320 0000 0029 0004 7946 -10 153,48`;
    expect(read(page)[0]).toMatchObject({
      balances: [1000000, 3600],
      proof: 'proven',
      lines: [expect.stringContaining(' 18948 '), expect.stringContaining(' -1015348 ')],
    });
  });

  it('does not take the number of a page beside an account for a day', () => {
    const page = `
Kontoauszug vom 31.10.2025 bis 30.11.2025
Auszug Seite IBAN BIC (SWIFT) Alter Saldo per 30.10.2025
11 1/5 DE11 1111 1111 1111 1111 11 DEUTDEDBCHE EUR + 4.444,44
Buchung Valuta Vorgang Soll Haben
02.11. 02.11. SEPA Dauerauftrag an - 40,00
02.11. 02.11. SEPA Überweisung von + 562,00
05.11. 05.11. Kartenzahlung - 4,34`;
    const [section] = read(page);
    expect(section?.balances).toEqual([444444, null]);
    expect(section?.lines).toHaveLength(3);
  });

  it('reads what a card owes and is paid as its signs say where a plus stands behind its balances', () => {
    const page = `
Ihre Abrechnung vom 21.10.2025 bis 22.11.2025   VISA-Card: 1111 00XX XXXX 1111   Verfügungsrahmen 500,00
Datum Datum Angabe des Unternehmens / Währung Betrag Kurs Betrag in
Beleg Buchung Verwendungszweck EUR
21.10.25 Saldo letzte Abrechnung 1000,11+
16.11.25 17.11.25 PIN-Gebühr 5,00 -
Neuer Saldo 1111,11+`;
    const [section] = read(page);
    expect(section?.balances).toEqual([100011, 111111]);
    expect(section?.lines).toEqual([expect.stringMatching(/^2025-11-16 -500 /)]);
  });

  it('puts a digit back that stands apart from its day', () => {
    const page = `
Kontoauszug 4/2025   Girokonto 11111111   EUR
Datum Erläuterung Betrag Soll EUR Betrag Haben EUR
Kontostand am 04.03.2025, Auszug Nr. 3 1006,03
01.04.2025 Abrechnung 31.03.2025 -0,04
0 1.04.2025 Basislastschrift
-5,99
Antennenbau Rechnung 04/2025
Kontostand am 04.04.2025 um 18:05 Uhr 1.000,00`;
    expect(read(page)[0]).toMatchObject({
      proof: 'proven',
      lines: [expect.stringContaining(' -4 '), expect.stringContaining('2025-04-01 -599 ')],
    });
  });
});

it('does not read a card of an empty month among lines of text as an account', () => {
  const page = `
Northgate
Ms A. Okafor
Calle Olivo 22
41004 Sevilla
Credit card statement, 1 March 2026 to 31 March 2026, USD
LAST MONTH'S BALANCE 1 March 2026                                      191.48
Transaction details                      Booking date   Transaction Amount
Closing balance 31 March 2026                                          191.48
Please check this statement and tell us if anything looks wrong.
From 1 March the fee for transfers abroad is 4.50 a transfer.`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [-19148, -19148], proof: 'proven' }]);
});

it('books what a card is charged for a booking abroad below it, where it bears a sign of its own', () => {
  const page = `
Ihre Abrechnung vom 04.02.2026 bis 03.03.2026   VISA Card-Nummer: 4907 62XX XXXX 9999   Verfügungsrahmen 500,00
Datum Datum Angabe des Unternehmens / Währung Betrag Kurs Betrag in
Beleg Buchung Verwendungszweck EUR
04.02.26 Saldo letzte Abrechnung 100,00 -
21.02.26 24.02.26 ALIBABA, Luxembourg USD 35,69 1,07831 33,10 -
1,75% für Einsatz der Karte im Ausland 0,58 -
Neuer Saldo 999,00 -`;
  expect(read(page)[0]?.lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    '2026-02-21 -3310',
    '2026-02-21 -58',
  ]);
});
