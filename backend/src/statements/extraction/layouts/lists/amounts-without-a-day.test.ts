import { describe, expect, it } from 'vitest';
import { withoutUndatedHead } from '../../bookings/undated-heads.ts';
import { newPart } from '../../tables/parts.ts';
import type { PlacedRow } from '../positioned.fixture.ts';
import { only } from '../reading.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('books no parts of one order that come to its amount (Raiffeisen)', () => {
  const page = `
Kontoauszug     01.05.2024 - 31.05.2024     Währung     CHF
Datum        Text                           Belastungen     Gutschriften     Saldo CHF
30.04.24     Saldovortrag                                                     6'127.86
06.05.24     Sammelauftrag                   680.90                           5'446.96
             Stadtwerke          CHF 184.35
             Krankenkasse        CHF 412.80
             Serafe               CHF 83.75
08.05.24     Bancomat                        300.00                           5'146.96
10.05.24     Gutschrift                                        146.20         5'293.16
             Saldo zu Ihren Gunsten                                           5'293.16
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [612786, 529316], proof: 'proven', lines: { length: 3 } },
  ]);
});

it('takes a figure above the first day, whose name nobody knows, for no booking', () => {
  const page = (name: string) => `
Yapı Kredi     Hesap Özeti     Hesap Kesim Tarihi 20/10/2024     Kredi Kartı
Önceki Dönem Borcu     100,00 TL
Dönem Borcu            110,00 TL
İşlem Tarihi     İşlemler                              Tutar(TL)
                 ${name}                 100,00
21/09/2024       KOÇTAŞ                                     50,00
24/09/2024       ŞOK MARKETLER                              60,00
30/09/2024       ÖDEMENİZ İÇİN TEŞEKKÜR EDERİZ            +100,00
`;
  for (const name of ['ÖNCEKİ DÖNEM HESAP ÖZETİ BORCUNUZ', 'BİLİNMEYEN BİR ŞEY'])
    expect(readTyped(typed(page(name)))).toMatchObject([
      { proof: 'proven', balances: [-10000, -11000], lines: { length: 3 } },
    ]);
});

it('counts balances and sums without what stands above the first day', () => {
  const booking = (day: number | null) => ({ date: day && { day, month: 1, year: 2024 } });
  const part = newPart('Account', '', 0, true);
  const balance = { minor: 1, direction: null, marker: null, currency: null };
  const whole = {
    ...part,
    bookings: [booking(null), booking(null), booking(3), booking(4)],
    checkpoints: [
      { after: 1, balance },
      { after: 3, balance },
    ],
    totals: [{ after: 4, money: {} }],
  } as unknown as typeof part;
  const { bookings, checkpoints, totals } = withoutUndatedHead(whole);
  expect(bookings).toHaveLength(2);
  expect([...checkpoints, ...totals].map(({ after }) => after)).toEqual([0, 1, 2]);
  const undated = { ...whole, bookings: whole.bookings.slice(0, 2) };
  expect(withoutUndatedHead(undated)).toBe(undated);
});

describe('amounts without a date below a booking', () => {
  it('are bookings of the other side, though they name their currency and come to as much', () => {
    const page = `
Account statement CHF
Opening balance 1,000.00
Date         Description        Debit        Credit
02/03/2024   Deposit                         100.00
             Fee                CHF 50.00
             Fee refund                      CHF 50.00
04/03/2024   Shop               10.00
Closing balance 1,090.00
`;
    expect(readPages(page)).toMatchObject([{ proof: 'proven', lines: { length: 4 } }]);
  });

  it('are bookings of the other side or sign that come to as much day by day', () => {
    const sides = `
Account statement EUR
Opening balance 1,000.00
Date         Description              Withdrawals     Deposits
01/03/2024   Salary                                   500.00
             Transfer to savings      250.00
             Transfer from savings                    250.00
02/03/2024   Bonus                                    100.00
             Transfer to savings       50.00
             Transfer from savings                     50.00
Closing balance 1,600.00
`;
    expect(readPages(sides)).toMatchObject([{ proof: 'proven', lines: { length: 6 } }]);
    const signs = `
Account statement EUR
Opening balance 1,000.00
Date         Description              Amount
01/03/2024   Card sales               500.00
             Sweep to main account   -500.00
02/03/2024   Card sales               700.00
             Sweep to main account   -700.00
Closing balance 1,000.00
`;
    expect(readPages(signs)).toMatchObject([{ proof: 'proven', lines: { length: 4 } }]);
  });

  it('are bookings of equal amounts where the balances say so', () => {
    const page = `
Account statement EUR
Opening balance 1,000.00
Date         Description              Amount
01/03/2024   Metro ticket             -2.50
             Metro ticket             -2.50
02/03/2024   Coffee                   -3.00
             Coffee                   -3.00
03/03/2024   Rent                   -100.00
Closing balance 889.00
`;
    expect(readPages(page)).toMatchObject([{ proof: 'proven', lines: { length: 5 } }]);
  });
});

it('keeps amounts with their currency under bookings without one', () => {
  const ways: PlacedRow[] = [
    [[40, 'Account statement EUR']],
    [[40, 'Opening balance 1,000.00']],
    [
      [43, 'Date'],
      [90, 'Description'],
      [300, 'Out'],
      [350, 'In'],
    ],
    [
      [43, '01.03.2024'],
      [90, 'Shop A'],
      ['r360', '10.00'],
    ],
    [
      [43, '02.03.2024'],
      [90, 'Shop B'],
      ['r360', '20.00'],
    ],
    [
      [90, 'Refund Shop B'],
      ['r410', 'EUR 20.00'],
    ],
    [
      [43, '03.03.2024'],
      [90, 'Shop C'],
      ['r360', '30.00'],
    ],
  ];
  const amounts = [-1000, -2000, 2000, -3000];
  expect(only(ways).lines.map(({ amountMinor }) => amountMinor)).toEqual(amounts);
  const page = `
Account statement EUR
Opening balance EUR 1,000.00
Description                                             Amount
02.03.2024
Shop A                                                              -EUR 10.00
03.03.2024
Salary                                                              EUR 500.00
Shop B                                                               -EUR 7.00
04.03.2024
Rent                                                               -EUR 100.00
31.03.2024    Balance                                                 1,383.00
Closing balance EUR 1,383.00
`;
  expect(readPages(page)).toMatchObject([
    { balances: [100000, 138300], proof: 'proven', lines: { length: 4 } },
  ]);
});

it('books no notice that stands among the bookings with a figure of nothing (Commerzbank)', () => {
  const page = (notice: string) => `
Kontoauszug vom 30.01.2026     Kontowährung Euro
Buchungstag    Text                                         zu Ihren Lasten     zu Ihren Gunsten
               Alter Kontostand vom 30.12.2025                                         100,00
26.01.2026     Vodafone GmbH                                       44,99
30.01.2026     ${notice}: Mit Urteil vom 27. April                                       0,00
               2021 (XI ZR 26/20) hat der Bundesgerichtshof
30.01.2026     Zuschuss                                                                 10,00
               Neuer Kontostand vom 30.01.2026                                          65,01
`;
  const read = (notice: string) => readTyped(typed(page(notice)));
  expect(read('Hinweis')).toMatchObject([
    {
      proof: 'proven',
      lines: ['2026-01-26 -4499 null Vodafone GmbH', '2026-01-30 1000 null Zuschuss'],
    },
  ]);
  expect(read('Zinsen')).toMatchObject([{ proof: 'proven', lines: { length: 3 } }]);
});
