import { describe, expect, it } from 'vitest';
import { type Placed, positioned } from '../positioned.fixture.ts';
import { accountsIn, readPages, readTyped, typed } from '../typed.fixture.ts';

it('is no card for a sign that is misprinted where all goes one way', () => {
  const page = `
Statement period: December 1, 2022 - December 31, 2022     GBP
                Opening Balance        Closing Balance
                       3,456.77                 323.68
Deposits and additions
Date          Description                    Amount
12/15         Direct Debit                   3,133.09
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [345677, 32368], proof: 'broken' }]);
});

it('knows a card by the label of its purchases (DNB)', () => {
  expect(
    readPages(`
DNB     Faktura     DNB Mastercard     Fakturadato 05.06.2025     NOK
Kjøpsdato     Bokført     Beskrivelse                                            Beløp NOK
                          Saldo fra forrige faktura                               6 318,75
06.05         07.05       REMA 1000 MAJORSTUEN                                      486,20
16.05         19.05       INNBETALING                                            -3 000,00
25.05         26.05       XXL SPORT RETUR                                          -399,00
                          Saldo per 05.06.2025                                    3 405,95
`),
  ).toMatchObject([{ proof: 'proven', balances: [-631875, -340595] }]);
});

it('a card is told by what its account is charged with, and the total of its column is less what was taken back (Nexi)', () => {
  const page = `
Nexi              Estratto conto di ottobre 2024
Carta                       Nexi Classic Mastercard
Periodo                     dal 25/09/2024 al 24/10/2024
Limite di utilizzo          3.000,00 Euro
Totale addebito in Euro sul conto                                             62,95
Data           Data              Descrizione                             Importo
operazione     registrazione     delle operazioni                        in Euro
27/09/24       28/09/24          AUTOSTRADE TELEPASS ROMA                  21,66
28/09/24       29/09/24          NEW BALANCE MILANO                        15,70
01/10/24       03/10/24          ESSELUNGA SETTEMBRINI MILANO              59,49
07/10/24       09/10/24          STORNO AMAZON.IT LUXEMBOURG              -35,90
24/10/24       24/10/24          IMPOSTA DI BOLLO SU ESTRATTO CONTO         2,00
                                 Totale movimenti                          62,95
`;
  const [section] = readTyped(typed(page));
  expect(section?.proof).toBe('not_provable');
  expect(section?.lines.map((line) => line.split(' ')[1])).toEqual([
    '-2166',
    '-1570',
    '-5949',
    '3590',
    '-200',
  ]);
});

it('keeps a credit card apart from the accounts in one file, by its number and with the days of its purchases (comdirect)', () => {
  const booked = (day: string, bought: string, text: string, out: string) =>
    [
      [
        [54, day],
        [112, 'Visa-Umsatz'],
        [210, text],
        ['r541', out],
      ],
      [[54, bought]],
    ] as Placed[][];
  const labels = [
    [54, 'Buchungstag'],
    [112, 'Vorgang'],
    [210, 'Buchungstext'],
    [473, 'Ausgang'],
    [513, 'Eingang'],
  ] as Placed[];
  const page = positioned([
    [[50, 'Finanzreport Nr. 3 per 01.04.2025']],
    [[50, 'Girokonto']],
    [[50, 'IBAN DE89 3704 0044 0532 0130 00']],
    labels,
    [
      [54, 'Valuta'],
      [516, 'in EUR'],
    ] as Placed[],
    [
      [54, 'Alter Saldo'],
      [120, '28.02.2025'],
      ['r541', '+314,66 EUR'],
    ] as Placed[],
    [
      [54, '03.03.2025'],
      [112, 'Lastschrift'],
      [210, 'Vattenfall Abschlag Strom'],
      ['r541', '-74,00'],
    ] as Placed[],
    [[54, '03.03.2025']],
    [
      [54, 'Neuer Saldo'],
      [120, '31.03.2025'],
      ['r541', '+240,66 EUR'],
    ] as Placed[],
    [[50, 'Visa-Karte (Kreditkarte)']],
    [
      [50, 'Kreditkarten-Nr. 4871 78XX XXXX 2093'],
      [250, 'Karteninhaber Jonas Petersen'],
    ] as Placed[],
    labels,
    [
      [54, 'Umsatztag'],
      [516, 'in EUR'],
    ] as Placed[],
    [
      [54, 'Alter Saldo'],
      [120, '28.02.2025'],
      ['r541', '-86,47 EUR'],
    ] as Placed[],
    ...booked('28.02.2025', '26.02.2025', 'DB VERTRIEB GMBH', '-58,90'),
    ...booked('05.03.2025', '03.03.2025', 'BOOKING.COM', '-14,00'),
    ...booked('07.03.2025', '05.03.2025', 'RESTAURANG PRINSEN', '-58,40'),
    [
      [54, 'Neuer Saldo'],
      [120, '31.03.2025'],
      ['r541', '-217,77 EUR'],
    ] as Placed[],
  ]);
  expect(accountsIn(page)).toEqual(['DE89370400440532013000', '487178XXXXXX2093']);
  expect(readTyped(page)).toMatchObject([
    { balances: [31466, 24066], proof: 'proven', lines: { length: 1 } },
    {
      balances: [-8647, -21777],
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2025-02-26 -5890 /),
        expect.stringMatching(/^2025-03-03 -1400 /),
        expect.stringMatching(/^2025-03-05 -5840 /),
      ],
    },
  ]);
});

describe('accounts in Italy', () => {
  const bookings = `
Data         Descrizione                  Importo
01/03/2024   Pagamento POS                -100,00
02/03/2024   Stipendio                     500,00`;

  it.each([
    ['Fido accordato - limite di utilizzo 1.500,00', ''],
    ['', 'Competenze e spese\nInteressi debitori 2,00\nTotale da addebitare 12,00'],
    ['Limite di utilizzo     1.500,00', 'Totale da addebitare     12,00'],
  ])('are no cards for what they call a limit or a charge (%s, %s)', (above, below) => {
    const page = `
ESTRATTO CONTO CORRENTE     EUR
${above}
Saldo iniziale 1.000,00${bookings}
Saldo finale 1.400,00
${below}
`;
    expect(readPages(page)).toMatchObject([
      {
        balances: [100000, 140000],
        proof: 'proven',
        lines: ['2024-03-01 -10000 null Pagamento POS', '2024-03-02 50000 null Stipendio'],
      },
    ]);
  });

  it('turn no signs where they print no balance of theirs', () => {
    const page = `
ESTRATTO CONTO     EUR
Limite di utilizzo del fido     1.500,00
Totale da addebitare     12,00${bookings}
`;
    expect(readPages(page)).toMatchObject([
      {
        balances: [null, null],
        lines: ['2024-03-01 -10000 null Pagamento POS', '2024-03-02 50000 null Stipendio'],
      },
    ]);
  });

  it('book what is called a sum to be charged', () => {
    const page = `
ESTRATTO CONTO CORRENTE     EUR
Data         Descrizione                        Importo
01/03/2024   Saldo iniziale                    1.000,00
01/03/2024   Pagamento POS                      -100,00
02/03/2024   Totale da addebitare rata mutuo    -500,00
03/03/2024   Stipendio                           500,00
04/03/2024   Saldo finale                        900,00
`;
    expect(readPages(page)).toMatchObject([
      { balances: [100000, 90000], proof: 'proven', lines: { length: 3 } },
    ]);
  });
});

it('knows a card by the minus on payments that are thanked for', () => {
  const page = `
Maple Bank   Visa Classic   STATEMENT FROM October 1, 2026 TO October 31, 2026   All amounts in CAD
TRANSACTION   POSTING   ACTIVITY DESCRIPTION             AMOUNT ($)
DATE          DATE
Oct 02        Oct 03    STARFISH COFFEE VANCOUVER              5.75
Oct 04        Oct 05    HARBOUR FOODS VANCOUVER               42.10
Oct 10        Oct 11    PAYMENT - THANK YOU                 -150.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      lines: [
        '2026-10-02 -575 null STARFISH COFFEE VANCOUVER',
        '2026-10-04 -4210 null HARBOUR FOODS VANCOUVER',
        '2026-10-10 15000 null PAYMENT - THANK YOU',
      ],
    },
  ]);
});

it('knows a card by its name in Dutch, so that what bears no mark was spent', () => {
  const page = `
BEOBANK MASTERCARD     Uittreksel van uw kredietkaart
Periode 16/12/2025 - 15/01/2026
Datum          Beschrijving                 Bedrag (in €)
20/12/2025     ONLINE SHOP BRUSSEL             21,50
08/01/2026     CHATGPT DUBLIN                   9,30
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2025-12-20 -2150 null ONLINE SHOP BRUSSEL',
    '2026-01-08 -930 null CHATGPT DUBLIN',
  ]);
});

it('owes what it names beside columns for charges and for what was paid in, one of which is called an amount (re:member)', () => {
  const page = `
re:member Mastercard     FAKTURA     Fakturadato: 02.01.2026     Forfallsdato: 20.01.2026
Til konto: 9044 18 82774     Kredittgrense: 30 000,00     NOK
Overført saldo fra forrige periode:     6 822,19
Totalt skyldig beløp:                   5 164,09
Minimumsbeløp å betale:                   300,00
Faktura gjelder for perioden: 01.12.2025 - 31.12.2025
Bruksdato      Bokført        Beskrivelse              Beløp     Innbetalt
16.12.2025     16.12.2025     INNBETALING                         4 250,00
31.12.2025     31.12.2025     RENTER                  128,44
Kortnr: 5269 41** **** 4471, SYNNØVE ALDER
02.12.2025     03.12.2025     REMA 1000             2 463,46
                              BENYTTET KREDITT I PERIODEN: 2 463,46
`;
  expect(readPages(page)).toMatchObject([
    {
      balances: [-682219, -516409],
      proof: 'proven',
      lines: [
        '2025-12-02 -246346 null REMA 1000',
        '2025-12-16 425000 null INNBETALING',
        '2025-12-31 -12844 null RENTER',
      ],
    },
  ]);
  expect(accountsIn(typed(page))).toEqual(['526941******4471']);
});

it.each([
  ['Mindestzahlung', ''],
  ['Mindest-', 'zahlung'],
])('is a card where a box names the least that has to be paid (Swisscard): %s%s', (least, rest) => {
  const page = `
SWISSCARD     Rechnung     Rechnungsperiode     11.08.25 – 10.09.25
Saldo letzte     Ihre Zahlungen     Total neue        Neuer Saldo zu     ${least}
Rechnung                            Transaktionen     unseren Gunsten    ${rest}
CHF 1'620.45     CHF 1'620.45       CHF 131.05        CHF 131.05         CHF 100.00
Datum          Transaktion                        Betrag in CHF
Ihre Zahlungen
28.08.2025     IHRE ZAHLUNG – BESTEN DANK              1'620.45
Neue Transaktionen
12.08.2025     MIGROS ALTSTETTEN, ZÜRICH                  84.25
13.08.2025     SBB CFF FFS, BERN                          46.80
               Total neue Transaktionen                  131.05
`;
  expect(readPages(page)).toMatchObject([
    { balances: [-162045, -13105], proof: 'proven', lines: { length: 3 } },
  ]);
});

it('is a card by what will be charged on a day, where nothing else says so (CaixaBank)', () => {
  const page = `
CaixaBank                                                      EXTRACTO MYCARD
TARJETA            4548 99** **** 3312        TOTAL A CARGAR EL 01.06.2025         8,00
PERÍODO            26.04.2025 - 25.05.2025
FECHA         ESTABLECIMIENTO             LOCALIDAD                  IMPORTE EUR
26.04.2025    FARMACIA RUZAFA             VALENCIA                         24,28
14.05.2025    ZARA.COM (ABONO)            ARTEIXO                         -49,95
                               TOTAL OPERACIONES TARJETA                    8,00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      lines: [expect.stringMatching(/^2025-04-26 -2428 /), expect.stringMatching(/ 4995 /)],
      proof: 'not_provable',
    },
  ]);
});
