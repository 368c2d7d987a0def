import { expect, it } from 'vitest';
import { extractStatement } from '../../index.ts';
import { linesRead, readPages, readTyped, typed } from '../typed.fixture.ts';

it('takes the month that stands alone beside its label for the period, and more text without a label for description', () => {
  const page = `
                                              MATA UANG   : IDR
                                              PERIODE     : MARET 2025
TANGGAL  KETERANGAN                                     CBG         MUTASI          SALDO
01/03    SALDO AWAL                                                                 1,000,000.00
02/03    TRANSFER DB          0203/ABC                              125,000.00 DB   875,000.00
                              WARUNG ALDER
05/03    SETORAN              TOKO BIRCH DAN ANAK CUCU  0998        25,000.00       900,000.00
`;
  expect(readTyped(typed(page), '2026-11-20')).toMatchObject([
    {
      currency: 'IDR',
      lines: [
        '2025-03-02 -12500000 87500000 TRANSFER DB 0203/ABC WARUNG ALDER',
        '2025-03-05 2500000 90000000 SETORAN TOKO BIRCH DAN ANAK CUCU',
      ],
    },
  ]);
});

it('reads a period of two lines, so that no row falls a year early', () => {
  const page = `
Datum vanaf           14-12-2024
Datum tot en met      10-01-2025
Beginsaldo   € 100,00
Datum    Omschrijving          Bedrag af       Bedrag bij
16-12    Alder                 30,00
02-01    Birch                                 5,00
Eindsaldo   € 75,00
`;
  const [account] = readTyped(typed(page));
  expect(account?.lines).toEqual(['2024-12-16 -3000 null Alder', '2025-01-02 500 null Birch']);
});

it('finds the period under labels among others, and not the first of several days for that of the statement (Banco de Chile)', () => {
  const page = (from: string, until: string) => `
Banco de Chile     ESTADO DE CUENTA     CUENTA CORRIENTE
N° CUENTA           MONEDA     ${from}          ${until}          CARTOLA N°     EMISION
00-188-44170-22     PESOS      30/12/2024     31/01/2025     1              03/02/2025
FECHA       DETALLE DE TRANSACCION          CARGOS         ABONOS          SALDO
30/12       SALDO INICIAL                                              1.342.317
30/12       COMPRA JUMBO LA REINA           48.730                     1.293.587
31/12       GIRO CAJERO AUTOMATICO          60.000                     1.233.587
02/01       TRASPASO DE JUAN SOTO                          85.000      1.318.587
30/01       PAGO AUTOMATICO VTR             18.587                     1.300.000
31/01       SALDO FINAL                                                1.300.000
`;
  expect(extractStatement(typed(page('DESDE', 'HASTA')))).toMatchObject({
    statement: { sections: [{ periodStart: '2024-12-30', periodEnd: '2025-01-31' }] },
  });
  for (const [from, until] of [
    ['DESDE', 'HASTA'],
    ['QZXKV', 'JWQZX'],
  ] as const)
    expect(readPages(page(from, until))).toMatchObject([
      {
        proof: 'proven',
        lines: [
          expect.stringMatching(/^2024-12-30 -48730 /),
          expect.stringMatching(/^2024-12-31 -60000 /),
          expect.stringMatching(/^2025-01-02 85000 /),
          expect.stringMatching(/^2025-01-30 -18587 /),
        ],
      },
    ]);
});

it('takes the day of the statement below its label, before the day on which a balance was looked up', () => {
  const page = `
GREEN BK A/C   As At 26 Mar 2015 13:39
Statement date:
23 Apr 2009
GB46MIDL12345612345678   Balances in GBP
Date      Description                  Paid out      Paid in     Balance (£)
23 Mar    Balance brought forward                                  1043.70 D
01 Apr    WILSON AN                                   100.00        943.70 D
23 Apr    Balance carried forward                                   943.70 D
`;
  expect(linesRead(page)).toEqual(['2009-04-01 10000 -94370 WILSON AN']);
});

it('a balance above bookings whose days stand behind their texts is no end of a period (Consorsbank)', () => {
  const page = `
Konto         Datum       Auszug
Girokonto     30.08.24    8               EUR
Text/Verwendungszweck               Datum    PNNr    Wert           Soll         Haben
*** Kontostand zum 31.07.24 ***                                              5.122,08+
VISA                                01.08.   8999    31.07.       57,33-
LASTSCHRIFT                         17.08.   8420    17.08.      148,74-
*** Kontostand zum 30.08.24 ***                                              4.916,01+
`;
  expect(readTyped(typed(page))[0]?.lines.map((line) => line.slice(0, 10))).toEqual([
    '2024-08-01',
    '2024-08-17',
  ]);
});

it('takes no older day in a text or of a person for that of the statement, which lies before its period', () => {
  const page = (day: string) => `
Volksbank Test     Kontoauszug     EUR     IBAN DE00 0000 0000 0000 0000 00
Datum     Text                                  Betrag     Saldo
          Alter Saldo                                     1.000,00
02.01.    Strom ${day.padEnd(30)}-500,00       500,00
          Neuer Saldo                                       500,00
Zeitraum 01.01.2025 - 31.01.2025
`;
  for (const day of ['Rechnungsdatum 15.12.2024', 'Mandatsdatum 01.04.2019'])
    expect(readPages(page(day))[0]?.lines).toEqual([expect.stringMatching(/^2025-01-02 -50000 /)]);
});

it.each(['January 2025 statement', 'January 2025 statement     Account Number     202417730186'])(
  'takes a line of a month and the word statement for its period: %s (Mercury)',
  (called) => {
    const page = `
${called}
Currency: USD
Statement balance     $1,300.00
Date (UTC)     Description          Type          Amount          End of Day Balance
Jan 02         GitHub               Card         –$100.00                $900.00
Jan 15         Stripe               ACH In        $400.00              $1,300.00
`;
    expect(readTyped(typed(page))[0]?.lines).toEqual([
      '2025-01-02 -10000 90000 GitHub Card',
      '2025-01-15 40000 130000 Stripe ACH In',
    ]);
  },
);

it('takes the month that a statement is called by for no period where it is the last of a quarter in which whole days are booked (ING)', () => {
  const page = (...days: string[]) => `
IBAN                         DE13 5001 0517 5511 2233 44
Alter Saldo                  1.000,00 Euro
Neuer Saldo                  1.105,00 Euro
Kontoauszug Dezember 2024
Buchung      Buchung / Verwendungszweck            Betrag (EUR)
${days.map((day) => `${day}   Gutschrift Alder                            15,00`).join('\n')}
Neuer Saldo                                            1.105,00
Zeitraum                      Zinssatz p.a.                Zinsen (EUR)
01.10.2024 bis 31.10.2024     1,25 %                           19,84
`;
  const quarter = [
    '01.10.2024',
    '15.10.2024',
    '04.11.2024',
    '18.11.2024',
    '25.11.2024',
    '02.12.2024',
    '30.12.2024',
  ];
  expect(readPages(page(...quarter))).toMatchObject([{ proof: 'proven' }]);
  // A single day of another month may be misread.
  const misread = quarter.map((day, index) =>
    index < 6 ? day.replace('.10.', '.12.').replace('.11.', '.12.') : '05.10.2024',
  );
  expect(readPages(page(...misread))).not.toMatchObject([{ proof: 'proven' }]);
});
