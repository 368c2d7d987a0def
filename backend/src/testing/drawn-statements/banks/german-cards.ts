import { COMMA, day, figure } from './figures.ts';
import type { Block } from './flow.ts';
import { L, R, T } from './sheet.ts';
import { address, note, smallPrint, tableBank } from './table-bank.ts';

const plain = (minor: number) => figure(minor, COMMA);

const ADVANZIA = tableBank({
  name: 'advanzia-card',
  bank: 'Advanzia',
  layout:
    'Advanzia card: purchases unsigned, payments with a minus, what is owed as the first and the last row',
  currency: 'EUR',
  plot: { country: 'de', card: true, count: 17, startsOn: 15 },
  sheet: { size: 9 },
  letterhead: (sheet, told) => {
    sheet.put(60, L(60, 'Advanzia Bank S.A.', { size: 13, bold: true }));
    address(sheet, told, 60, 100);
    sheet.put(
      160,
      L(60, 'Mastercard Gold Kreditkarte - Monatsabrechnung', { size: 12, bold: true }),
    );
    const facts = [
      ['Rechnungsdatum', day(told.to, 'DD.MM.YYYY')],
      ['Kreditrahmen', '3.500,00 EUR'],
      ['Mindestbetrag', '30,00 EUR'],
      ['Zahlbar bis', day(told.to, 'DD.MM.YYYY')],
    ];
    facts.forEach(([label = '', value = ''], index) => {
      sheet.put(180 + index * 12, L(60, label), R(300, value));
    });
  },
  head: [[L(60, 'Datum'), L(130, 'Beschreibung'), R(545, 'Betrag (EUR)')]],
  headAt: 250,
  nextHeadAt: 80,
  pitch: 13,
  rows: (told) => [
    note([L(60, day(told.from, 'DD.MM.YYYY')), L(130, 'ALTER SALDO'), R(545, plain(told.opening))]),
    ...told.bookings.map((booking) => ({
      booking,
      lines: [
        [
          L(60, day(booking.date, 'DD.MM.YYYY')),
          T(
            130,
            booking.kind === 'received' ? 'ZAHLUNG - DANKE' : `${booking.payee}, ${booking.place}`,
          ),
          R(545, `${booking.amount > 0 ? '-' : ''}${plain(booking.amount)}`),
        ],
      ],
    })),
    note([
      L(60, day(told.to, 'DD.MM.YYYY')),
      L(130, 'NEUER SALDO', { bold: true }),
      R(545, plain(told.closing), { bold: true }),
    ]),
    ...smallPrint(
      60,
      'Der effektive Jahreszins beträgt 24,69 %. Versicherungssumme bis 3.000.000,00 EUR.',
    ),
  ],
});

const BARCLAYS = tableBank({
  name: 'barclays-german-card',
  bank: 'Barclays',
  layout:
    'Barclays card in Germany: a minus behind purchases, a table of instalments before the list',
  currency: 'EUR',
  plot: { country: 'de', card: true, count: 16, startsOn: 11 },
  sheet: { size: 8.5 },
  letterhead: (sheet, told) => {
    sheet.put(56, L(56, 'BARCLAYS', { size: 18, colour: '#00aeef' }));
    address(sheet, told, 56, 96);
    sheet.put(
      160,
      L(56, `Ihre Barclays Visa Abrechnung vom ${day(told.to, 'DD. MMMM YYYY', 'de')}`, {
        size: 12,
        bold: true,
      }),
    );
    sheet.put(
      176,
      L(56, `Abrechnungszeitraum ${day(told.from, 'DD.MM.YYYY')} - ${day(told.to, 'DD.MM.YYYY')}`),
    );
    sheet.put(200, L(56, 'Ratenkäufe', { bold: true }));
    sheet.put(
      213,
      L(56, 'Kaufdatum'),
      L(130, 'Händler'),
      R(360, 'Kaufbetrag'),
      R(440, 'Rate'),
      R(540, 'Restbetrag'),
    );
    sheet.put(
      226,
      L(56, day(told.from, 'DD.MM.YYYY')),
      L(130, 'Fahrrad Petersen'),
      R(360, '600,00'),
      R(440, '50,00'),
      R(540, '450,00'),
    );
    sheet.put(252, L(56, 'Ihre Umsätze in Euro', { bold: true }));
  },
  head: [
    [L(56, 'Belegdatum'), L(116, 'Buchungsdatum'), L(190, 'Beschreibung'), R(540, 'Betrag in EUR')],
  ],
  headAt: 270,
  nextHeadAt: 90,
  pitch: 12,
  rows: (told) => {
    const sign = (minor: number) => `${plain(minor)} ${minor < 0 ? '-' : '+'}`;
    const total = (label: string, minor: number): Block =>
      note([L(190, label, { bold: true }), R(540, sign(minor), { bold: true })]);
    return [
      total('Saldo der letzten Abrechnung', told.opening),
      ...told.bookings.map((booking) => ({
        booking,
        lines: [
          [
            L(56, day(booking.date, 'DD.MM.YYYY')),
            L(116, day(booking.value, 'DD.MM.YYYY')),
            T(
              190,
              booking.kind === 'received'
                ? 'Per Lastschrift dankend erhalten'
                : `${booking.payee} ${booking.place}`,
            ),
            R(540, sign(booking.amount)),
          ],
        ],
      })),
      total('Neuer Saldo', told.closing),
      ...smallPrint(
        56,
        'Sollzinssatz 20,40 % p.a. Wir buchen 50,00 EUR am 5. des Monats von Ihrem Konto ab.',
      ),
    ];
  },
});

const VIVID = tableBank({
  name: 'vivid-solaris',
  bank: 'Vivid',
  layout:
    'Vivid at Solaris: cells centred on the row, so that text stands above and below the line of the amount',
  currency: 'EUR',
  plot: { country: 'de', count: 20 },
  sheet: { size: 8.5, info: { Producer: 'Skia/PDF m106' } },
  letterhead: (sheet, told) => {
    sheet.put(
      56,
      L(50, 'Vivid', { size: 22, bold: true }),
      R(545, 'Solaris SE, Cuvrystraße 53, 10997 Berlin', { size: 7 }),
    );
    sheet.put(100, L(50, told.cast.holder, { size: 10 }));
    sheet.put(114, L(50, `IBAN DE31 1101 0101 ${told.account}`));
    sheet.put(
      140,
      L(50, `Kontoauszug ${day(told.from, 'DD.MM.YYYY')} - ${day(told.to, 'DD.MM.YYYY')}`, {
        size: 12,
        bold: true,
      }),
    );
    sheet.put(166, L(50, 'Anfangssaldo'), R(300, `${plain(told.opening)} EUR`));
    sheet.put(180, L(50, 'Endsaldo'), R(300, `${plain(told.closing)} EUR`));
  },
  head: [
    [L(50, 'Buchungsdatum'), L(130, 'Wertstellung'), L(210, 'Beschreibung'), R(545, 'Betrag')],
  ],
  headAt: 220,
  nextHeadAt: 70,
  pitch: 6,
  gap: 12,
  rows: (told) =>
    told.bookings.map((booking) => ({
      booking,
      lines: [
        [T(210, booking.payee)],
        [
          L(50, day(booking.date, 'DD.MM.YYYY')),
          L(130, day(booking.value, 'DD.MM.YYYY')),
          R(545, `${booking.amount < 0 ? '-' : ''}${plain(booking.amount)} EUR`),
        ],
        [T(210, booking.kind === 'card' ? `Kartenzahlung ${booking.place}` : booking.note)],
      ],
    })),
});

export const GERMAN_CARDS = [ADVANZIA, BARCLAYS, VIVID];
