import { expect, it } from 'vitest';
import { positioned, row } from '../positioned.fixture.ts';
import { datedTexts } from '../reading.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('reads labels whose second line nobody knows (MBNA)', () => {
  expect(
    readPages(`
MBNA     Credit Card Statement     Card number 5434 60** **** 4417     Minimum payment £33.18     Statement date 12 January 2025     GBP
Transaction     Date          Description                         Card            Amount £
date            entered                                           ending
                              BALANCE FROM PREVIOUS STATEMENT                       417.62
12 DEC          13 DEC        WAITROSE 442 CHESTER                4417               48.71
13 DEC          16 DEC        STORYHOUSE CHESTER                  4417               36.00
15 DEC          16 DEC        PAYMENT RECEIVED THANK YOU          4417           100.00 CR
                              NEW BALANCE                                           402.33
`),
  ).toMatchObject([
    {
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2024-12-12 -4871 /),
        expect.stringMatching(/^2024-12-13 -3600 /),
        expect.stringMatching(/^2024-12-15 10000 /),
      ],
    },
  ]);
});

it('takes what stands under a label that nobody knows for no amount, though only one line tells (BBVA in Mexico)', () => {
  const [card] = readTyped(
    positioned([
      row(
        [36, 'Estado de Cuenta Tarjeta de Crédito'],
        [306, 'Periodo: 05-may-2025 al 04-jun-2025'],
        [500, 'MXN'],
      ),
      row([42, 'Adeudo del periodo anterior'], ['r300', '$100.00']),
      row([42, 'Pago para no generar intereses'], ['r300', '$712.44']),
      row(
        [42, 'Fecha'],
        [100, 'Descripción'],
        [249, 'Monto original'],
        [354, 'Zinsq rk'],
        [398, 'QVA rk wqv'],
        [457, 'Pago requerido'],
      ),
      row(
        [42, '10-may-2025'],
        [100, 'EFECTIVO INMEDIATO'],
        ['r285', '$15,000.00'],
        ['r386', '$512.07'],
        ['r438', '$81.93'],
        ['r513', '$612.44'],
      ),
    ]),
  );
  expect(card?.lines).toEqual(['2025-05-10 -61244 null EFECTIVO INMEDIATO']);
});

it('takes a column called movement for the descriptions where columns of debit and credit follow', () => {
  expect(
    datedTexts(
      [
        [40, 'Data mov.'],
        [100, 'Movimento'],
        ['r390', 'Débito'],
        ['r460', 'Crédito'],
        ['r545', 'Saldo'],
      ],
      [
        [40, '22-12-2024'],
        [100, 'Padaria Nogueira'],
        ['r390', '10,00'],
        ['r545', '90,00'],
      ],
    ),
  ).toEqual([['2024-12-22', 'Padaria Nogueira']]);
});

it('reads a table whose first label names days and texts, and none of deferred payments (American Express in Mexico)', () => {
  const page = `
Tarjeta de crédito     MXN     Fecha de Corte 11-Ene-2025
Saldo Anterior         Pagos y Créditos     Nuevos Cargos        Saldo al corte
200.00                 200.00               411.72               411.72
Fecha y Detalle de las operaciones                                       Importe en MN.
2 de Enero             PAGO RECIBIDO, GRACIAS                                 200.00
                                                                                  CR
14 de Diciembre        LIVERPOOL POLANCO MEXICO                               270.72
                       RFCDXS833995YR1
11 de Enero            IVA APLICABLE                                          141.00
Resumen de Planes de Pagos Diferidos con Intereses y Meses sin Intereses
Plan                   Fecha            Monto original     Saldo         Pago del mes     Número
AMAZON MX MSI          12 de Nov        6,234.00           4,156.00      1,039.00         2 de 6`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-20000, -41172],
      proof: 'proven',
      lines: [
        '2024-12-14 -27072 null LIVERPOOL POLANCO MEXICO RFCDXS833995YR1',
        '2025-01-02 20000 null PAGO RECIBIDO, GRACIAS',
        '2025-01-11 -14100 null IVA APLICABLE',
      ],
    },
  ]);
});

it('goes on under labels of which one is unknown, and takes them for no other list (SEB)', () => {
  const labels =
    'Bokföringsdatum   Valutadatum    Verifikationsnr   Text / mottagare        Qxxxxx         Saldo';
  const [section] = readPages(
    `
S|E|B     Kontoutdrag     Sida 1 (2)
IBAN     SE50 5000 0000 0530 1003 8714     Period     2025-05-01 - 2025-05-31     Valuta     SEK
${labels}
2025-05-30        2025-05-30     5490041502        PRIS ENKLA VARDAGEN     -45,00     20 065,55
2025-05-28        2025-05-28     5484041273        IKEA                 -1 549,00     20 110,55
2025-05-27        2025-05-27     5490036611        CSN                  -1 642,00     21 659,55
`,
    `
S|E|B     Kontoutdrag     Sida 2 (2)
${labels}
2025-05-05        2025-05-05     5484018862        PRESSBYRÅN             -75,00     23 301,55
2025-05-02        2025-05-02     5490004420        SKANDIA FÖRS          -612,00     23 376,55
`,
  );
  expect(section?.lines).toHaveLength(5);
});

it('knows a label with the number of a note behind it (YouTrip)', () => {
  const page = `
My JPY Statement     1 Mar 2026 to 31 Mar 2026
Completed Date²     Description²          Money Out     Money In     Balance
1 Mar 2026          Opening Balance                                   ¥1,136
8 Mar 2026          SUICA TOP UP          ¥480                          ¥656
9 Mar 2026          Refund                              ¥20             ¥676
31 Mar 2026         Closing Balance                                     ¥676
`;
  expect(readPages(page)).toMatchObject([
    { currency: 'JPY', balances: [1136, 676], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('finds texts in front of the labels for days of value and amounts, with the currency below those (Erste Bank)', () => {
  const page = `
ERSTE Bank                                                                      KONTOAUSZUG
IBAN AT48 2011 1844 7118 8220     31.05.2024 23:12
                                                          Wert/Value      Beträge/Amounts
EUR
alter Kontostand    Old Balance                                                  1.022,47
Miete Top 14 Mai 2024                                           0205               687,20-
Wiener Hausverwaltung Lechner KG
Honorar April RE 2024-22                                        0205             1.580,00
WIEN ENERGIE Vertrieb TB 05/2024                                0305                84,00-
neuer Kontostand    New Balance                                                  1.831,27
`;
  expect(readPages(page)).toMatchObject([
    {
      balances: [102247, 183127],
      proof: 'proven',
      lines: [
        '2024-05-02 -68720 null Miete Top 14 Mai 2024 Wiener Hausverwaltung Lechner KG',
        '2024-05-02 158000 null Honorar April RE 2024-22',
        '2024-05-03 -8400 null WIEN ENERGIE Vertrieb TB 05/2024',
      ],
    },
  ]);
});

it('finds them below a note in front of those labels, which goes on in another language (Erste Bank)', () => {
  const page = (sheet: string, rows: string) => `
ERSTE Bank                                                                      KONTOAUSZUG
AT49 2011 1824 4188 2773     Auszug ${sheet}     30.05.2025 18:04     EUR
Zuletzt gültiger Kontostand siehe letztes Blatt           Wert/Value      Beträge/Amounts
last valid balance see last sheet
${rows}`;
  const first = `alter Kontostand                                                                  612,08
Old Balance
Dauerauftrag                                                    0105               698,40-
Wiener Wohnen
POS 34,82 AT K1 30.04. 17:51                                    0205                34,82-
BILLA DANKT 0004418 WIEN 1070
SEPA-Lastschrift                                                0505                78,50-
`;
  const second = `E-COMM 44,95 DE K1 18.05. 10:47                                 2105                44,95-
Lohn/Gehalt                                                     2805             2.418,66

Gutschriften/Credits                                                             2.418,66
Belastungen/Debits                                                                 856,67-
neuer Kontostand                                           GUTHABEN              2.174,07
New Balance
`;
  expect(readPages(page('005/001', first), page('005/002', second))).toMatchObject([
    {
      balances: [61208, 217407],
      proof: 'proven',
      lines: [
        '2025-05-01 -69840 null Dauerauftrag Wiener Wohnen',
        '2025-05-02 -3482 null POS 34,82 AT K1 30.04. 17:51 BILLA DANKT 0004418 WIEN 1070',
        '2025-05-05 -7850 null SEPA-Lastschrift',
        '2025-05-21 -4495 null E-COMM 44,95 DE K1 18.05. 10:47',
        '2025-05-28 241866 null Lohn/Gehalt',
      ],
    },
  ]);
});
