import { describe, expect, it } from 'vitest';
import { type Placed, type PlacedRow, positioned } from '../positioned.fixture.ts';
import { only } from '../reading.fixture.ts';
import { readTyped, typed } from '../typed.fixture.ts';

describe('an account', () => {
  it('has its amounts told from texts that they run into', () => {
    const row = (day: string, text: Placed, amount: string): PlacedRow => [
      [40, day],
      text,
      ['r540', amount],
    ];
    const [section] = readTyped(
      positioned([
        [
          [40, 'Kontostand am 01.04.2025'],
          ['r540', '100,00 EUR'],
        ],
        [
          [40, 'Kontostand am 30.04.2025'],
          ['r540', '125,00 EUR'],
        ],
        [
          [40, 'Buchung'],
          [120, 'Beschreibung'],
          ['r540', 'Betrag'],
        ],
        row('02.04.2025', [120, 'Lohn'], '+50,00 EUR'),
        // The text ends where the amount begins.
        row('03.04.2025', [330, 'Auf Kundenebene einbehaltene Steuer'], '-20,00 EUR'),
        row('04.04.2025', [120, 'Miete'], '-5,00 EUR'),
      ]),
    );
    expect(section).toMatchObject({
      proof: 'proven',
      lines: [
        '2025-04-02 5000 null Lohn',
        '2025-04-03 -2000 null Auf Kundenebene einbehaltene Steuer',
        '2025-04-04 -500 null Miete',
      ],
    });
  });

  it('has no bookings in the box that the head of each page brings up to date', () => {
    const page = (total: string, day: string, after: string): PlacedRow[] => [
      [
        [40, 'Kontoart'],
        ['r250', 'Gesamtgutschriften'],
        [300, 'Buchungsdatum'],
        ['r540', 'Neuer Saldo'],
      ],
      [
        [40, 'Tagesgeldkonto'],
        ['r250', total],
        [300, day],
        ['r540', after],
      ],
      [30, [40, 'Datum'], [120, 'Buchungstext'], ['r400', 'Belastungen'], ['r540', 'Gutschriften']],
      [
        [40, day],
        [120, 'Zahlungseingang'],
        ['r540', total],
      ],
    ];
    const [section] = readTyped(
      positioned(
        [[[40, 'Konto in EUR']], ...page('100,00', '24.10.2011', '100,00')],
        page('2.900,00', '27.10.2011', '3.000,00'),
        page('500,00', '28.10.2011', '3.500,00'),
      ),
    );
    expect(section?.lines).toEqual([
      '2011-10-24 10000 null Zahlungseingang',
      '2011-10-27 290000 null Zahlungseingang',
      '2011-10-28 50000 null Zahlungseingang',
    ]);
    expect(section?.balances[1]).toBe(350000);
  });

  it('has names of balances that stand no more than a blank apart', () => {
    const [section] = readTyped(
      positioned([
        [
          [40, 'Kontostand per 11.05.2023'],
          [154, 'Kontostand per 31.05.2023'],
        ],
        [
          [40, '€ 0,00'],
          [154, '€ 39,00'],
        ],
        [30, [40, 'Buchungsdatum'], ['r240', 'Betrag'], ['r300', 'Saldo'], [320, 'Buchungstext']],
        [
          [40, '15.05.2023'],
          ['r240', '40,00'],
          ['r300', '40,00'],
          [320, 'Einzahlung'],
        ],
        [
          [40, '31.05.2023'],
          ['r240', '-1,00'],
          ['r300', '39,00'],
          [320, 'Steuer'],
        ],
      ]),
    );
    expect(section).toMatchObject({ balances: [0, 3900], proof: 'proven' });
  });

  it('closes with the sum that stands under its balances', () => {
    const [section] = readTyped(
      typed(`
Konto in EUR
Datum          Zahlungsart        Eingänge   Ausgänge   Guthaben
04.09.2020     Überweisen           200,00                200,00
05.09.2020     Zinsen                 0,04                200,04
07.09.2020     Zinsen                 0,07                200,11
Gesamt                                                    200,11
`),
    );
    expect(section).toMatchObject({ proof: 'proven' });
    expect(section?.balances[1]).toBe(20011);
  });
});

it('reads amounts that run into their texts and times, behind a currency of two letters (Akbank)', () => {
  const cell = (x: number, ...texts: string[]): Placed[] => {
    let left = x;
    return texts.map((text) => {
      const placed: Placed = [left, text];
      left += text.length * 4 + 4;
      return placed;
    });
  };
  const { lines } = only([
    [[40, 'Hesap Hareketleri 01.06.2024 - 30.06.2024 VADESİZ TL']],
    [
      [44, 'Tarih'],
      [112, 'Saat'],
      ['r188', 'Tutar'],
      ['r240', 'Bakiye'],
      [246, 'Açıklama'],
    ],
    [
      [44, '30.06.2024'],
      ...cell(112, '11:36', '-15.000,00', 'TL', '25.734,03', 'TL', 'HESAP ÜCRETİ'),
    ],
    [
      [44, '28.06.2024'],
      ...cell(112, '23:58', '-12.440,00', 'TL', '40.734,03', 'TL', 'FAİZ TAHAKKUKU'),
    ],
    [
      [44, '26.06.2024'],
      ...cell(112, '14:02', '-12.750,00', 'TL', '53.174,03', 'TL', 'HAVALE YÖNETİM'),
    ],
  ]);
  expect(lines.map(({ amountMinor, balanceMinor }) => [amountMinor, balanceMinor])).toEqual([
    [-1275000, 5317403],
    [-1244000, 4073403],
    [-1500000, 2573403],
  ]);
});

it('reads an amount that its value date follows by hardly a blank (ZKB)', () => {
  const credit: Placed[] = [
    [45, '25.04.2026'],
    [110, 'Credit salary'],
    ['r394', "6'480.15"],
    [395, '25.04.2026'],
    ['r550', "12'834.40"],
  ];
  const page = positioned([
    [
      [45, 'IBAN CH6200700114407093662'],
      [300, 'Balance as of: 30.04.2026'],
    ],
    [
      [45, 'Date'],
      [110, 'Booking text'],
      ['r330', 'Debit CHF'],
      ['r394', 'Credit CHF'],
      [402, 'Value date'],
      ['r550', 'Balance CHF'],
    ],
    [
      [45, '28.04.2026'],
      [110, 'Debit TWINT'],
      ['r330', '35.00'],
      [395, '28.04.2026'],
      ['r550', "12'799.40"],
    ],
    credit,
    [
      [45, '23.04.2026'],
      [110, 'Purchase'],
      ['r330', '84.30'],
      [395, '22.04.2026'],
      ['r550', "6'354.25"],
    ],
  ]);
  expect(readTyped(page)).toMatchObject([
    {
      lines: [
        '2026-04-23 -8430 635425 Purchase',
        '2026-04-25 648015 1283440 Credit salary',
        '2026-04-28 -3500 1279940 Debit TWINT',
      ],
    },
  ]);
});
