import { describe, expect, it } from 'vitest';
import { type Placed, type PlacedRow, positioned } from '../positioned.fixture.ts';
import { datedTexts } from '../reading.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('lets a text go on under the second column that its one run reached into, with the next booking of the day behind it (Nubank)', () => {
  const day = (on: string, sum: string): PlacedRow => [
    [40, on],
    [120, sum.slice(0, -8).trim()],
    ['r556', sum.slice(-8).trim()],
  ];
  const booking = (kind: string, whom: string, amount: string): PlacedRow => [
    [120, kind],
    [246, whom],
    ['r556', amount],
  ];
  const held = (balance: string): PlacedRow => [
    [120, 'Saldo do dia'],
    ['r556', balance],
  ];
  const page = positioned([
    [
      [40, 'nu'],
      [333, 'Agência 0001 Conta 61820047-3'],
    ],
    [
      [40, '01 DE OUTUBRO DE 2025 a 31 DE OUTUBRO DE 2025'],
      ['r555', 'VALORES EM R$'],
    ],
    [
      [300, 'Saldo inicial'],
      ['r555', '130,00'],
    ],
    [
      [300, 'Saldo final do período'],
      ['r555', '160,00'],
    ],
    [[40, 'Movimentações']],
    day('02 OUT 2025', 'Total de saídas - 10,00'),
    booking('Compra no débito', 'PADARIA BELA VISTA', '10,00'),
    held('120,00'),
    day('03 OUT 2025', 'Total de saídas - 20,00'),
    booking('Compra no débito', 'DROGASIL 1182', '20,00'),
    held('100,00'),
    day('05 OUT 2025', 'Total de entradas + 60,00'),
    booking('Transferência recebida pelo Pix', 'RAFAEL COSTA LIMA', '10,00'),
    [[246, 'PAGAMENTOS - IP (0260)']],
    booking('Transferência Recebida', 'LUMEN LTDA', '50,00'),
    held('160,00'),
  ]);
  expect(readTyped(page)).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-10-02 -1000 null Compra no débito PADARIA BELA VISTA',
        '2025-10-03 -2000 null Compra no débito DROGASIL 1182',
        '2025-10-05 1000 null Transferência recebida pelo Pix RAFAEL COSTA LIMA PAGAMENTOS - IP (0260)',
        '2025-10-05 5000 null Transferência Recebida LUMEN LTDA',
      ],
    },
  ]);
});

describe('the lines of a description', () => {
  it('go on under a second column of text, however far that is from the first', () => {
    const head: Placed[] = [
      [40, 'Date'],
      [100, 'Type'],
      [190, 'Description'],
      ['r380', 'Paid in'],
      ['r460', 'Withdrawn'],
      ['r555', 'Balance'],
    ];
    expect(
      datedTexts(
        head,
        [
          [40, '01/03/2024'],
          [100, 'Card'],
          [190, 'ALDER LTD'],
          ['r460', '10.00'],
          ['r555', '90.00'],
        ],
        [10, [190, '4471 29FEB24 C']],
        [
          14,
          [40, '02/03/2024'],
          [100, 'Credit'],
          [190, 'BIRCH LTD'],
          ['r380', '5.00'],
          ['r555', '95.00'],
        ],
        [10, [190, 'SALARY']],
      ),
    ).toEqual([
      ['2024-03-01', 'Card ALDER LTD 4471 29FEB24 C'],
      ['2024-03-02', 'Credit BIRCH LTD SALARY'],
    ]);
  });

  const BOOKED: Placed[] = [
    [40, 'Buchung'],
    [120, 'Verwendungszweck'],
    ['r540', 'Betrag (EUR)'],
  ];

  it('stand beside the value date under the day, and go on below it', () => {
    expect(
      datedTexts(
        BOOKED,
        [
          [40, '03.01.2024'],
          [120, 'Lastschrift Ahorn AG'],
          ['r540', '-20,00'],
        ],
        [11, [40, '05.01.2024'], [120, 'Rechnung 7']],
        [11, [120, 'Mandat: M1']],
        [16, [40, '04.01.2024'], [120, 'Gutschrift Birke GmbH'], ['r540', '50,00']],
        [11, [40, '06.01.2024'], [120, 'Lohn']],
        [16, [120, 'Neuer Saldo'], ['r540', '130,00']],
      ),
    ).toEqual([
      ['2024-01-03', 'Lastschrift Ahorn AG Rechnung 7 Mandat: M1'],
      ['2024-01-04', 'Gutschrift Birke GmbH Lohn'],
    ]);
  });

  it('are not ended by a line that holds nothing but the value date', () => {
    expect(
      datedTexts(
        BOOKED,
        [
          [40, '03.01.2024'],
          [120, 'Lastschrift Ahorn AG'],
          ['r540', '-20,00'],
        ],
        [10, [40, '05.01.2024']],
        [10, [120, 'Mandat: M1']],
        [16, [40, '04.01.2024'], [120, 'Gutschrift Birke GmbH'], ['r540', '50,00']],
      ),
    ).toEqual([
      ['2024-01-03', 'Lastschrift Ahorn AG Mandat: M1'],
      ['2024-01-04', 'Gutschrift Birke GmbH'],
    ]);
  });
});

it('goes on with the text beside a second date, whatever stands in a further column, and drops dots that lead to the amount', () => {
  const page = `
Měna účtu  CZK
Datum         Popis                          VS              Částka
03.02.2025    Trvalý příkaz................  447120          -30,00
03.02.2025    2000447120/2010
              Alder s.r.o.
04.02.2025    Platba kartou                  4471203318      -5,00
31.01.2025    Birch Brno
Konečný zůstatek     65,00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      lines: [
        expect.stringMatching(/^2025-02-03 -3000 null Trvalý příkaz .*Alder s\.r\.o\./),
        expect.stringMatching(/^2025-02-04 -500 null Platba kartou .*Birch Brno/),
      ],
    },
  ]);
});

it('reads the second line of a text in the column where that of other bookings has its first (BCA)', () => {
  const page = `
BCA     REKENING TAHAPAN     NO. REKENING : 5420771893     PERIODE     OKTOBER 2025     MATA UANG     IDR
TANGGAL   KETERANGAN                                         MUTASI              SALDO
01/10     SALDO AWAL                                                      7,316,482.41
01/10     TRSF E-BANKING DB          0110/FTSCY/WS95031      150,000.00 DB
                                     PATUNGAN KADO
02/10     KARTU DEBIT                                         86,500.00 DB 7,079,982.41
                                     INDOMARET CIKINI
SALDO AWAL :     7,316,482.41
SALDO AKHIR :    7,079,982.41
`;
  expect(readPages(page)).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-10-01 -15000000 null TRSF E-BANKING DB 0110/FTSCY/WS95031 PATUNGAN KADO',
        '2025-10-02 -8650000 707998241 KARTU DEBIT INDOMARET CIKINI',
      ],
    },
  ]);
});

it('goes on with a text beside which another day stands, where the next booking has its own', () => {
  const page = `
Kontoauszug Girokonto 3882181153           Zeitraum: 6. Dezember 2025 - 5. Januar 2026      EUR
Alter Saldo 3.848,11
Buchung           Wert              Buchungstext                               Betrag
12.12.2025        14.12.2025        Telefon Tessera Mobilfunk Rechnung
                                    668693                                     -25,12
                  10.12.2025        Mandat 4471 Kauf am Tag davor
13.12.2025        14.12.2025        Kartenzahlung Buchhandlung Kessler         -20,65
Neuer Saldo 3.802,34
`;
  expect(readPages(page)[0]?.lines).toEqual([
    '2025-12-12 -2512 null Telefon Tessera Mobilfunk Rechnung 668693 Mandat 4471 Kauf am Tag davor',
    '2025-12-13 -2065 null Kartenzahlung Buchhandlung Kessler',
  ]);
});

it('books a nought whose text began in the line of its day', () => {
  const [section] = readTyped(
    typed(`
Statement 01 May 2025 - 31 May 2025   GBP
Date         Description                Amount
             Opening balance             100.00
2 May 2025   Shop                        -10.00
3 May 2025   Account check
             by Visa                       0.00
4 May 2025   Pub                          -5.00
             Closing balance              85.00
`),
  );
  expect(section?.lines).toEqual([
    '2025-05-02 -1000 null Shop',
    '2025-05-03 0 null Account check by Visa',
    '2025-05-04 -500 null Pub',
  ]);
});

it('leaves a star in front of a text that stands in one cell with its day (Boursorama), and none right behind a day', () => {
  const page = `
Account statement EUR     1 October 2025 to 31 October 2025
Date                                     Amount     Balance
01/10/2025* RENT                         -10.00       90.00
31/10/2025 *INTERETS DEBITEURS            -0.61       89.39
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2025-10-01 -1000 9000 RENT',
    '2025-10-31 -61 8939 *INTERETS DEBITEURS',
  ]);
});
