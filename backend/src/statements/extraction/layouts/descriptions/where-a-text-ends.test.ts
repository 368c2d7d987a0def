import { expect, it } from 'vitest';
import { type PlacedRow, positioned } from '../positioned.fixture.ts';
import { readTyped, typed } from '../typed.fixture.ts';

it('ends a description at the heading of the next group, beside which its sum stands', () => {
  const page = `
du 01/02/2025 au 28/02/2025
Date        Détail des opérations en euros      Débit          Crédit
            SOLDE PRECEDENT AU 31/01/2025                      100,00
            Virements émis                      total 30,00
03/02       VIR ALDER                           30,00
            Prélèvements                        total 5,00
05/02       PRLV BIRCH                          5,00
            SOLDE CREDITEUR AU 28/02/2025                      65,00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { lines: ['2025-02-03 -3000 null VIR ALDER', '2025-02-05 -500 null PRLV BIRCH'] },
  ]);
});

it('keeps the masked number of an account in the last text over the title of the next table (PNC)', () => {
  const page = `
For the Period 09/10/2025 to 10/09/2025          Primary account number: 10-4471-8825
Beginning balance     Deposits      Deductions     Ending balance
1,147.29              1,986.40      150.00         2,983.69
Deposits and Other Additions
Date       Amount        Description
09/30      1,986.40      Direct Deposit - Payroll
                         Allegheny Health xxxxxxxxxxx5520
Other Deductions
Date       Amount        Description
10/02      150.00        Zelle To Marcus Bell
`;
  expect(readTyped(typed(page))[0]).toMatchObject({
    proof: 'proven',
    lines: [
      '2025-09-30 198640 null Direct Deposit - Payroll Allegheny Health xxxxxxxxxxx5520',
      '2025-10-02 -15000 null Zelle To Marcus Bell',
    ],
  });
});

it('keeps the lines below a booking where days stand in headings and texts begin with dates of their own (Commerzbank)', () => {
  const page = `
Kontoauszug     Kontowährung Euro     zu Ihren Lasten     zu Ihren Gunsten
Alter Kontostand vom 31.08.2025                                     529,26
Angaben zu den Umsätzen                     Valuta
Buchungsdatum: 01.09.2025
Wohnbau Nordring GmbH                       01.09      42,00-
Miete 09/2025 WE 0417
Dauerauftrag
REWE Markt GmbH                             01.09      38,71-
30.08. 17:42 REWE SAGT DANKE. 4410
Kartenzahlung
Buchungsdatum: 04.09.2025
Auszahlung Commerzbank AG                   04.09     150,00-
04.09. 12:31 Jungfernstieg
Stadtwerke Hamburg-Nord                     04.09      67,00-
Abschlag Strom
Neuer Kontostand vom 30.09.2025                                     231,55
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-09-01 -4200 null Wohnbau Nordring GmbH Miete 09/2025 WE 0417 Dauerauftrag',
        '2025-09-01 -3871 null REWE Markt GmbH 30.08. 17:42 REWE SAGT DANKE. 4410 Kartenzahlung',
        '2025-09-04 -15000 null Auszahlung Commerzbank AG 04.09. 12:31 Jungfernstieg',
        '2025-09-04 -6700 null Stadtwerke Hamburg-Nord Abschlag Strom',
      ],
    },
  ]);
});

it('reads the texts of a Dutch account under days of booking with those of value in brackets below', () => {
  const page = `
Account (in EUR)          Date 30-09-2025
Previous balance            New balance
100,00 +/CREDIT             63,49 +/CREDIT
Bookdate        Description                        Amount debit      Amount credit
(Value date)
30-09           ABN AMRO Bank N.V.                         4,65
(01-10)         Basic Package
29-09           BEA, Apple Pay                            31,86
(29-09)         Albert Heijn 1521,PAS042
                NR:5B7K21, 28.09.25/17:44
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      lines: [
        '2025-09-29 -3186 null BEA, Apple Pay Albert Heijn 1521,PAS042 NR:5B7K21, 28.09.25/17:44',
        '2025-09-30 -465 null ABN AMRO Bank N.V. Basic Package',
      ],
      proof: 'proven',
    },
  ]);
});

it('keeps a text with a gap in the last column, and lines that hang out as far as the dates', () => {
  const [section] = readTyped(
    typed(`
Buchungsdatum    Valutadatum    Betrag    Saldo EUR    Buchungstext
15.05.2024       15.05.2024       0,01       0,01      Einzahlung von Konto   AT12 3456 lautend auf Muster
19.05.2024       19.05.2024      34,00      34,01      Einzahlung von Konto   AT12 3456 lautend auf Muster
20.05.2024       20.05.2024      -1,00      33,01      Auszahlung`),
  );
  expect(section?.lines[1]).toBe(
    '2024-05-19 3400 3401 Einzahlung von Konto AT12 3456 lautend auf Muster',
  );
  const [other] = readTyped(
    typed(`
Alter Saldo  EUR              0,00+
Buchung    Wert     Buchungstext            Betrag
03.08.24   04.08.   WERTPAPIERE             10,00-
                  Abrechnung 5325
03.08.24   03.08.   EINGANG                 10,00+
                  Erika Muster
Neuer Saldo  EUR              0,00+`),
  );
  expect(other?.lines).toEqual([
    '2024-08-03 -1000 null WERTPAPIERE Abrechnung 5325',
    '2024-08-03 1000 null EINGANG Erika Muster',
  ]);
});

it('ends the last booking where its bank sums up or has something to say', () => {
  const [section] = readTyped(
    typed(`
Datum         Beschreibung           Betrag EUR
02.06.2025    Gehalt Muster GmbH     +900,00
              Kundenreferenz 12
              Kunden-Information
              Bitte beachten Sie die neuen Preise.`),
  );
  expect(section?.lines).toEqual(['2025-06-02 90000 null Gehalt Muster GmbH Kundenreferenz 12']);
});

it('ends the last description at what explains the marks of the amounts (HSBC in Hong Kong)', () => {
  const page = `
HSBC Visa credit card     Statement date 13 OCT 2025     HKD
POST DATE     TRANS DATE     DESCRIPTION OF TRANSACTION     AMOUNT (HKD)
                             PREVIOUS BALANCE                     100.00
06OCT         06OCT          PAYMENT - THANK YOU                  100.00CR
10OCT         10OCT          TAI CHEONG BAKERY HONG KONG           58.00
                             APPLE PAY-MOBILE:4471
                             Note: "CR" means Credit transaction / balance
`;
  expect(readTyped(typed(page))[0]?.lines.slice(1)).toEqual([
    '2025-10-10 -5800 null TAI CHEONG BAKERY HONG KONG APPLE PAY-MOBILE:4471',
  ]);
});

it("ends a description at the name of a group that is set apart, where columns tell which way amounts go (Caisse d'Epargne)", () => {
  const booking = (day: string, text: string, amount: string): PlacedRow => [
    13,
    [142, day],
    [170, text],
    ['r482', amount],
  ];
  const page: PlacedRow[] = [
    [[142, 'RELEVE DE COMPTE du 01/10/2025 au 31/10/2025 en euros']],
    [
      [142, 'Date'],
      [170, 'Détail des opérations'],
      ['r482', 'Débit'],
      ['r540', 'Crédit'],
    ],
    [
      [170, 'SOLDE PRECEDENT AU 30/09/2025'],
      ['r540', '100,00'],
    ],
    booking('11/10', 'RETRAIT DAB ROUBAIX', '20,00'),
    [9, [170, 'CARTE 2214 LE 10/10']],
    booking('25/10', 'RETRAIT DAB LILLE', '20,00'),
    [9, [170, 'CARTE 2214 LE 24/10']],
    [13, [170, 'Frais bancaires et cotisations']],
    booking('31/10', 'COTISATION BOUQUET', '9,45'),
    [13, [170, 'NOUVEAU SOLDE AU 31/10/2025'], ['r540', '50,55']],
  ];
  const [section] = readTyped(positioned(page));
  expect(section?.proof).toBe('proven');
  expect(section?.lines.map((line) => line.split(' null ')[1])).toEqual([
    'RETRAIT DAB ROUBAIX CARTE 2214 LE 10/10',
    'RETRAIT DAB LILLE CARTE 2214 LE 24/10',
    'COTISATION BOUQUET',
  ]);
});

it('ends a description at the number of the card whose total follows (Cembra)', () => {
  const page = `
Monatsrechnung Kreditkarte     Rechnungsdatum 16.01.2026     CHF
Einkaufs-Datum   Verbucht am   Beschreibung                           Gutschrift CHF   Belastung CHF
                               Saldovortrag letzte Rechnung                                    18.45
06.01.2026       07.01.2026    Ihre Zahlung - Besten Dank                      18.45
                               Karten-Nr. 5290 41XX XXXX 7741 GIAN ALDER
18.12.2025       19.12.2025    Migros Chur                                                     64.30
                               Total Karten-Nr. 5290 41XX XXXX 7741             0.00           64.30
                               Neuer Saldo zu unseren Gunsten                                  64.30
`;
  expect(readTyped(typed(page))[0]?.lines).toContain(
    '2026-01-06 1845 null Ihre Zahlung - Besten Dank',
  );
});

it('leaves the name of a kind that is set apart to the booking whose text it begins, a line above its day', () => {
  const booking = (day: string, kind: string, detail: string, amount: string): PlacedRow[] => [
    [18, [170, kind]],
    [9, [142, day], [170, detail], ['r482', amount]],
    [9, [170, 'no more']],
  ];
  const page: PlacedRow[] = [
    [[142, 'Statement 01/10/2025 to 31/10/2025 EUR']],
    [
      [142, 'Date'],
      [170, 'Details'],
      ['r482', 'Paid out'],
      ['r540', 'Paid in'],
    ],
    ...booking('11/10', 'ATM withdrawal', 'IBAN 1', '20.00'),
    ...booking('25/10', 'ATM withdrawal', 'IBAN 2', '20.00'),
    ...booking('31/10', 'Interest paid', 'IBAN 3', '9.45'),
  ];
  expect(readTyped(positioned(page))[0]?.lines.map((line) => line.split(' null ')[1])).toEqual([
    'ATM withdrawal IBAN 1 no more',
    'ATM withdrawal IBAN 2 no more',
    'Interest paid IBAN 3 no more',
  ]);
});

it('goes on with the number of a card that stands below each of its bookings, whatever its total is called', () => {
  const page = `
Kreditkartenabrechnung     Karte 5290 41XX XXXX 7741     01.11.2025 - 30.11.2025     EUR
Saldo letzte Rechnung                                     100,00
Datum          Text                                       Betrag
03.11.2025     Migros Chur                                 10,00
               Karte 5290 41XX XXXX 7741
               Apple Pay
04.11.2025     Coop Chur                                   20,00
               Karte 5290 41XX XXXX 7741
               Apple Pay
Total Karte 5290 41XX XXXX 7741                           130,00
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    expect.stringContaining('Migros Chur Karte 5290 41XX XXXX 7741 Apple Pay'),
    expect.stringContaining('Coop Chur Karte 5290 41XX XXXX 7741 Apple Pay'),
  ]);
});

it('leaves a text that names a kind to the booking in whose middle its day stands, where others have fewer lines', () => {
  const page: PlacedRow[] = [
    [
      [100, 'Relevé de compte'],
      [300, 'du 01/12/2019 au 31/12/2019'],
      [450, 'EUR'],
    ],
    [
      [26, 'Date'],
      [100, 'Opérations'],
      ['r426', 'Retraits'],
      ['r487', 'Dépôts'],
      ['r552', 'Solde'],
    ],
    [
      [100, 'Solde initial'],
      ['r552', '100,00'],
    ],
    [20, [100, 'Boulangerie Mercier']],
    [5, [26, '20/12/2019'], ['r426', '10,00'], ['r552', '90,00']],
    [5, [100, 'USD 10.21']],
    [20, [100, 'Boulangerie Mercier']],
    [5, [26, '21/12/2019'], ['r426', '10,00'], ['r552', '80,00']],
    [5, [100, 'USD 10.21']],
    [20, [100, 'Prélèvement Énergie du Rhône']],
    [10, [26, '22/12/2019'], [100, 'USD 20.42'], ['r426', '20,00'], ['r552', '60,00']],
    [10, [100, 'Référence: 905299']],
  ];
  expect(readTyped(positioned(page))[0]?.lines.at(-1)).toContain('Prélèvement Énergie du Rhône');
});

it('ends a text in front of the foot of a page that says no more than that others follow (Barclays)', () => {
  const first = `
Your account statement     01 Jan 2024 - 31 Jan 2024     GBP
Date        Description                         Money out     Money in     Balance
01 Jan      Start balance                                                  100.00
02 Jan      Card Payment to Sainsburys              10.00                   90.00
            On 30 Dec
            Continued
`;
  expect(readTyped(typed(first))[0]?.lines).toEqual([
    '2024-01-02 -1000 9000 Card Payment to Sainsburys On 30 Dec',
  ]);
});
