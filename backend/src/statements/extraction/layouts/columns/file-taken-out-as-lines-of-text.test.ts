import { describe, expect, it } from 'vitest';
import { readAsLines, readTyped, typedAsLines } from '../typed.fixture.ts';

describe('a file taken out of its PDF as lines of text', () => {
  it('may have days, kind and amount of each booking on lines of their own, and balances beside their names (Sparkasse)', () => {
    const page = `
Kontoauszug 4/2021 Seite 1 von 2
Giro Plus 190999999, DE78 7935 0101 0190 9999 99
Datum Wert Erläuterung Betrag Soll EUR Betrag Haben EUR
Kontostand am 31.03.2021, Auszug Nr.    3            6.336,99+
01.04.2021 01.04.2021
Dauerauftrag
400,00-
Max Mustermann
Miete
01.04.2021 01.04.2021
Lastschrift
72,00-
Bundeskasse in Weiden
5.864,99+
Übertrag:
Sparkasse Musterstadt Anstalt des öffentlichen Rechts
Datum Wert Erläuterung Betrag Soll EUR Betrag Haben EUR
5.864,99+
Übertrag:
06.04.2021 06.04.2021
GutschriftÜberweisung
100,00+
Anna Muster
Kontostand am 30.04.2021 um 20:05 Uhr
5.964,99+
Anzahl Anlagen`;
    expect(readTyped(typedAsLines(page))).toMatchObject([
      {
        balances: [633699, 596499],
        proof: 'proven',
        lines: [
          '2021-04-01 -40000 null Dauerauftrag Max Mustermann Miete',
          '2021-04-01 -7200 null Lastschrift Bundeskasse in Weiden',
          '2021-04-06 10000 null GutschriftÜberweisung Anna Muster',
        ],
      },
    ]);
  });

  it('names what was paid abroad below bookings, some of which lie weeks behind its period (DKB)', () => {
    const page = `
Kontoauszug Nummer 004 / 2022 vom 05.03.2022 bis 04.04.2022
Kontonummer 1111111111 / IBAN DE45 1203 0000 1111 1111 11
Bu.Tag Wert Wir haben für Sie gebucht Belastung in EUR Gutschrift in EUR
21.04. 21.04. Verfüg. Geldautom. FW 161,65
SVWZ+2021-03-21Debitk.18 Original2500000,00 IDR 1
Euro=15465,51190800 IDR VISA Debit
22.04. 22.04. Kartenzahlung onl 69,00
PAOLA
09.03. 09.03. Verfügung Geldautomat 200,00
28.03. 28.03. Verfügung Geldautomat 100,00
ALTER KONTOSTAND 600,65 H EUR
NEUER KONTOSTAND 70,00 H EUR`;
    expect(readTyped(typedAsLines(page))).toMatchObject([
      {
        proof: 'proven',
        lines: [
          '2022-03-09 -20000 null Verfügung Geldautomat',
          '2022-03-28 -10000 null Verfügung Geldautomat',
          expect.stringMatching(/^2022-04-21 -16165 null /),
          '2022-04-22 -6900 null Kartenzahlung onl PAOLA',
        ],
      },
    ]);
  });

  const bothWays = (one: string, other: string) =>
    readTyped(
      typedAsLines(`
Kontoauszug
Zeitraum: 01.01.2026 - 31.12.2026
Vorheriger Saldo EUR 2 263,23
Aktueller Saldo EUR 2 303,23
Währung: Euro (EUR)
Buchungsdatum Valutadatum Beschreibung Zahlungseingang Zahlungsausgang
02.09.2026 02.09.2026 Bezahlung von Max Muster 40,00
03.08.2026 03.08.2026 ${one} 1.000,00
06.01.2026 06.01.2026 ${other} 1.000,00`),
    );

  it('tells by what they are called which amounts came in where the balances allow of several ways', () => {
    expect(bothWays('Bezahlung von Max Muster', 'Zahlung an Anna Muster')).toMatchObject([
      {
        proof: 'proven',
        lines: [
          '2026-01-06 -100000 null Zahlung an Anna Muster',
          '2026-08-03 100000 null Bezahlung von Max Muster',
          '2026-09-02 4000 null Bezahlung von Max Muster',
        ],
      },
    ]);
  });

  it('may have labels on lines of their own, and a bare sign behind amounts (CommBank)', () => {
    const page = `
Everyday account in AUD, 1 Apr 2025 - 30 Jun 2025
Date Transaction
Debit
Credit
Balance
01 Apr 2025 OPENING BALANCE $770.32 CR
01 Apr CARD PURCHASE SAMPLE
Card xx0000
Value Date: 30/03/2025 33.00 $ $737.32 CR
01 Apr FAST TRANSFER FROM SAMPLE CUSTOMER
Repair $350.00 $1,087.32 CR
02 Apr DIRECT CREDIT SAMPLE CUSTOMER $10.00 $1,097.32 CR
02 Apr 2025 CLOSING BALANCE $1,097.32 CR`;
    expect(readTyped(typedAsLines(page))).toMatchObject([
      {
        proof: 'proven',
        lines: [
          expect.stringMatching(/^2025-04-01 -3300 73732 CARD PURCHASE SAMPLE Card xx0000/),
          '2025-04-01 35000 108732 FAST TRANSFER FROM SAMPLE CUSTOMER Repair',
          '2025-04-02 1000 109732 DIRECT CREDIT SAMPLE CUSTOMER',
        ],
      },
    ]);
  });

  it('may have years torn off their days (Trade Republic)', () => {
    const page = `
MAX MUSTER DATE 01 juil. 2024 - 14 août 2024
SYNTHÈSE DU RELEVÉ DE COMPTE
PRODUIT SOLDE DÉBUT DE PÉRIODE ENTRÉE D'ARGENT SORTIE D'ARGENT SOLDE FIN DE PÉRIODE
Compte titres 396,00 € 601,24 € 50,00 € 947,24 €
TRANSACTIONS
DATE TYPE DESCRIPTION ENTRÉE SORTIE D'ARGENT D'ARGENT SOLDE
01 juil. Paiement
2024 d'intérêts Your interest payment 1,24 € 397,24 €
01 juil.
2024 Virement Paiement accepté 500,00 € 897,24 €
02 juil.
2024 Commerce Savings plan execution 50,00 € 847,24 €
16 juil. Virement Apple Pay 100,00 € 947,24 €`;
    expect(readTyped(typedAsLines(page))).toMatchObject([
      {
        proof: 'proven',
        lines: [
          "2024-07-01 124 39724 Paiement d'intérêts Your interest payment",
          '2024-07-01 50000 89724 Virement Paiement accepté',
          '2024-07-02 -5000 84724 Commerce Savings plan execution',
          '2024-07-16 10000 94724 Virement Apple Pay',
        ],
      },
    ]);
  });

  it('proves nothing where as much came in as went out and no mark tells which was which (ABN AMRO)', () => {
    for (const [one, other] of [
      ['Einzahlung Fonds Welt', 'Muster GmbH'],
      ['Muster GmbH', 'Einzahlung Fonds Welt'],
    ] as const)
      expect(bothWays(one, other)).not.toMatchObject([{ proof: 'proven' }]);
  });

  it('may say in front of its amounts which way they went (Ayvens)', () => {
    const page = `
Ayvens Bank
Von Datum Bis Datum Saldo vom 07-04-2026
07-10-2025 07-04-2026 1.001,70 €
Datum Referenzkonto Beschreibung Betrag
01-03-2026 Zinsen dazu 1,70 €
06-01-2026 DE00000000000000000000 dazu 1.000,00 €`;
    expect(readTyped(typedAsLines(page))).toMatchObject([
      {
        lines: [
          expect.stringMatching(/^2026-01-06 100000 /),
          expect.stringMatching(/^2026-03-01 170 /),
        ],
      },
    ]);
  });

  it('may have letters that a line below runs through (Targobank)', () => {
    const page = `
IBAN: DE00 0000 0000 0000 0000 00
F I N A N Z S T A T U S vom 01.08.2026 - 31.08.2026 EUR
_D_at_u_m__T_a_g__B_uc_h_u_n_g_s_te_x_t ________B_e_l_as_t_u_n_ge_n___G_u_t_s_ch_r_if_te_n__G_u_t_h_ab_e_n
31.07. FR ANFANGSSALDO 1.493,20
04.08. DI Grundgebühr für Juli 3,95 1.489,25
_3_1_.0_8_. _M_O___E_N_D_S_A_LD_O__________1_.4_8_9,_2_5
Summe 3,95 0,00`;
    expect(readTyped(typedAsLines(page))).toMatchObject([
      {
        proof: 'proven',
        balances: [149320, 148925],
        lines: ['2026-08-04 -395 148925 Grundgebühr für Juli'],
      },
    ]);
  });

  it('may have the lines under texts between their letters (Targobank)', () => {
    const page = `
TARGOBANK FINANZSTATUS vom 01.08.2026 - 31.08.2026
ONLINE-KONTO 5333333333 EUR
_D_at_u_m__T_a_g__B_uc_h_u_n_g_s_te_x_t ________B_e_l_as_t_u_n_ge_n___G_u_t_s_ch_r_if_te_n__G_u_t_h_ab_e_n
31.07. FR ANFANGSSALDO 1.493,20
04.08. DI Grundgebühr für Juli 2026 3,95 1.489,25
KONTOFüHRUNG
_3_1_.0_8_. _M_O___E_N_D_S_A_LD_O__________________1_.4_8_9,_2_5
Summe 3,95 0,00`;
    expect(readTyped(typedAsLines(page))).toMatchObject([
      {
        balances: [149320, 148925],
        proof: 'proven',
        lines: ['2026-08-04 -395 148925 Grundgebühr für Juli 2026 KONTOFüHRUNG'],
      },
    ]);
  });

  it('may name what a quarter was charged with above its bookings, and close below them (Audi Bank)', () => {
    const page = `
Audi Bank Kontoauszug Plus Konto online Kontonummer: 3363081904 Erstellungsdatum: 26.12.2021
Alter Kontostand in EUR: 1.001,29
lfd. Buchungs- Umsatzinformationen Wertstellung Soll (EUR) Haben (EUR)
Nr. datum
Rechnungsabschluss 25.12.2021
1 23.12.2021 Habenzinsen 25.12.2021 0,83
2 23.12.2021 Abgeltungsteuer 25.12.2021 -0,20
Neuer Kontostand in EUR: 1.001,92`;
    expect(readTyped(typedAsLines(page))).toMatchObject([
      { balances: [100129, 100192], proof: 'proven', lines: { length: 2 } },
    ]);
  });
});

it('reads days of the week behind the days of lines, and a Thursday as no period (Targobank)', () => {
  const page = `
F I N A N Z S T A T U S vom 01.12.2024 - 31.12.2024
TARGOBANK AG
Alle Beträge sind, soweit nicht anders ausgewiesen, in Euro angegeben.
Girokonten
Kontotyp Kontonummer Währung Guthaben/Kredit
ONLINE-KONTO 4417118800 EUR 317,91
Summe EUR 317,91
Transaktionen
Datum Tag Buchungstext Ausgaben Einnahmen Guthaben/Kredit
29.11 FR ANFANGSSALDO 912,40
02.12 MO DAUERAUFTRAG WOHNUNGSGENOSSENSCHAFT 720,00 192,40
MIETE 12/2024 WE 1187-04
05.12 DO KARTENZAHLUNG KAUFLAND 43,12 149,28
03.12.2024 18:22 KARTE 4417
06.12 FR BARGELDAUSZAHLUNG 164,00 -14,72
06.12.2024 11:07 KARTE 4417
13.12 FR ECHTZEIT-GUTSCHRIFT MELANIE 342,05 327,33
30.12 MO SOLLZINSEN 01.10.2024 - 30.12.2024 9,42 317,91
RECHNUNGSABSCHLUSS
31.12 DI ENDSALDO 317,91
`;
  expect(readAsLines(page)).toMatchObject([
    {
      proof: 'proven',
      balances: [91240, 31791],
      lines: [
        '2024-12-02 -72000 19240 DAUERAUFTRAG WOHNUNGSGENOSSENSCHAFT MIETE 12/2024 WE 1187-04',
        '2024-12-05 -4312 14928 KARTENZAHLUNG KAUFLAND 03.12.2024 18:22 KARTE 4417',
        '2024-12-06 -16400 -1472 BARGELDAUSZAHLUNG 06.12.2024 11:07 KARTE 4417',
        '2024-12-13 34205 32733 ECHTZEIT-GUTSCHRIFT MELANIE',
        '2024-12-30 -942 31791 SOLLZINSEN 01.10.2024 - 30.12.2024 RECHNUNGSABSCHLUSS',
      ],
    },
  ]);
});

it('takes the year of a title for no amount, which would tell how all others are signed (Fortuneo)', () => {
  const page = `
LIQUIDITES sur PEA N° 1 - 2020
FORTUNEO
NUMÉRO DE COMPTE : 11543 56784 792622931 79
Date Libellé Débit € Crédit €
Ancien solde au 01/01/2020 0
02/03 VERSEMENT 3 000,00
24/04 ACHAT 260 CREDIT AGRICOLE 1 729,26
Émis le 04/01/2021
LIQUIDITES sur PEA N° 1 - 2020
NUMÉRO DE COMPTE : 11543 56784 792622931 79
Date Libellé Débit € Crédit €
07/05 DIVIDENDE 20 SANOFI 63,00`;
  expect(() => readAsLines(page)).toThrow('noDirection');
});
