import { expect, it } from 'vitest';
import { extractStatement } from '../../index.ts';
import { readPages, readTyped, typed, typedAsLines } from '../typed.fixture.ts';

it("tells the way of a wallet's first booking by its words where no balance stands before it (Touch 'n Go)", () => {
  const page = `
Touch 'n Go eWallet     Transaction Period: 15 December 2025 - 14 January 2026
Date           Transaction Type        Description      Amount (RM)     Wallet Balance
16/12/2025     DUITNOW_RECEIVEFROM     AHMAD            RM35.98         RM622.38
17/12/2025     RFID Payment            LDP              RM4.52          RM617.86
18/12/2025     Reload                  Quick Reload     RM200.00        RM817.86
Closing balance     RM817.86
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'MYR',
      proof: 'not_provable',
      lines: [
        expect.stringContaining('2025-12-16 3598 62238'),
        expect.stringContaining('2025-12-17 -452 61786'),
        expect.stringContaining('2025-12-18 20000 81786'),
      ],
    },
  ]);
});

it('knows no way of bookings whose heading names both (ADAC)', () => {
  expect(
    readPages(`
ADAC Kreditkarte     Kreditkartenkonto 4871 78XX XXXX 5526     Abrechnungszeitraum 05.07.2022 - 04.08.2022     EUR
Kaufdatum     Buchungsdatum     Umsatz                          Betrag in EUR
                                SALDOVORTRAG                         486,15-
06.07.22      07.07.22          REWE SAGT DANKE                       58,37-
11.07.22      11.07.22          LASTSCHRIFT - VIELEN DANK            486,15+
22.07.22      25.07.22          DECATHLON DEUTSCHLAND                 39,99+
Entgelte und Gutschriften zum Kreditkartenkonto
04.08.22      04.08.22          ADAC TANKRABATT 3 %                    6,89+
04.08.22      04.08.22          JAHRESBEITRAG PARTNERKARTE            29,00-
                                NEUER SALDO PER 04.08.2022            40,49-
`),
  ).toMatchObject([
    {
      proof: 'proven',
      balances: [-48615, -4049],
      lines: { length: 5, 3: expect.stringMatching(/ 689 /) },
    },
  ]);
});

it('reads the way of a booking from a word that stands far behind its amount', () => {
  const page = `
Datum              Volgnummer       17 maart 2025
Vorig openstaand saldo       Totaal nieuwe uitgaven       Nieuw openstaand saldo
€ 0,99          Af           € 13,49       Af             € 4,48         Af
Minimaal te betalen bedrag € 0,00
Datum         Datum        Omschrijving                       Bedrag
transactie    boeking                                         in euro's
21 feb        22 feb       MUZIEK VOORBEELD NL                13,49        Af
24 feb        25 feb       TERUGBETALING WINKEL               10,00        Bij
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-99, -448],
      proof: 'proven',
      lines: [
        '2025-02-21 -1349 null MUZIEK VOORBEELD NL',
        '2025-02-24 1000 null TERUGBETALING WINKEL',
      ],
    },
  ]);
});

it('takes a withdrawal that was taken back for money coming in, where the balance rises by it', () => {
  const page = (last: string) => `
Statement     2025-12-01 - 2025-12-31     Currency: KRW
NO     Date                      Description       Withdrawal     Deposit     Balance
1      2025-12-24 [16:02:15]     취소 OLIVE        12,900         0           ${last}
2      2025-12-24 [15:26:40]     OLIVE             12,900         0           87,100
3      2025-12-20 [00:41:10]     INTEREST          0              0           100,000
`;
  const [taken] = readTyped(typed(page('100,000')));
  expect(taken?.lines).toEqual([
    // Noughts on both sides are a booking of nothing, and the running number is no charge.
    '2025-12-20 0 100000 INTEREST',
    '2025-12-24 -12900 87100 OLIVE',
    '2025-12-24 12900 100000 취소 OLIVE',
  ]);
  const [paid] = readTyped(typed(page('74,200 ')));
  expect(paid?.lines.at(-1)).toBe('2025-12-24 -12900 74200 취소 OLIVE');
});

it('takes what came from somebody for money in where the balances say so (Bank Norwegian)', () => {
  const page = `
Kontoauszug     Zeitraum: 01.01.2026 - 31.12.2026
Vorheriger Saldo EUR 2 263,23
Aktueller Saldo EUR 1 403,23
Buchungsdatum     Valutadatum     Beschreibung     Zahlungseingang     Zahlungsausgang
02.10.2026     02.10.2026     Von Konto Eins     100,00
04.05.2026     04.05.2026     Von Konto Zwei     40,00
06.01.2026     06.01.2026     An Konto Drei     1.000,00`;
  const read = (text: string) => readTyped(typedAsLines(text))[0];
  expect(read(page)?.lines).toEqual([
    '2026-01-06 -100000 null An Konto Drei',
    '2026-05-04 4000 null Von Konto Zwei',
    '2026-10-02 10000 null Von Konto Eins',
  ]);
});

it('tells equal amounts in and out apart where every text begins with whom it came from or went to (NOBA Bank)', () => {
  const page = (out: string) => `
NOBA Bank Group AB (publ)     Kontoauszug     IBAN-Nummer: NO9386011117947
Zeitraum: 01.01.2026 - 31.12.2026
Vorheriger Saldo EUR 2 263,23
Aktueller Saldo EUR 2 403,23
Buchungsda Valutadatu Beschreibung Zahlungseinga Zahlungsausga
03.08.2026 03.08.2026 Von Kari Nordmann 100,00
03.08.2026 03.08.2026 Von Ola Nordmann 1.000,00
02.03.2026 02.03.2026 Von Kari Nordmann 40,00
06.01.2026 06.01.2026 ${out}
`;
  const read = (out: string) => readTyped(typedAsLines(page(out)))[0];
  expect(read('An Erika Mustermann 1.000,00')).toMatchObject({
    balances: [226323, 240323],
    proof: 'proven',
    lines: [
      '2026-01-06 -100000 null An Erika Mustermann',
      '2026-03-02 4000 null Von Kari Nordmann',
      '2026-08-03 100000 null Von Ola Nordmann',
      '2026-08-03 10000 null Von Kari Nordmann',
    ],
  });
  expect(read('An Erika Mustermann 1.080,00')?.proof).not.toBe('proven');
});

it('takes the day from which a rate is for no word of money that came in (PostFinance)', () => {
  const page = `
Invoice PostFinance Visa Classic Card     CHF
Amount of last invoice 08.12.2024            842.10
Invoice amount in CHF (in our favour)        117.47
Entry date     Purchase date   Details                                   Amount in CHF
11.12.24       09.12.24        LIDL 1177 FREIBURG DEU                            44.66
                               Exchange rate 0.950000 from 09.12.2024
12.12.24       10.12.24        DM DROGERIEMARKT FREIBURG DEU                     17.79
                               Exchange rate 0.950000 from 10.12.2024
13.12.24       13.12.24        Your payment - Thank you                        -842.10
16.12.24       14.12.24        KAPPELER BERN                                     55.02
                               Exchange rate 0.950000 from 14.12.2024
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [-84210, -11747], proof: 'proven' }]);
});

it("tells the way of a wallet's first booking by all others of its name, and proves nothing by that", () => {
  const page = (first: string) => `
Touch 'n Go eWallet     Transaction Period: 1 September 2025 - 30 September 2025
Date           Transaction Type   Description                          Amount (RM)     Wallet Balance
28/09/2025     Payment   Pasar Mini Seri Kembangan            RM6.40          RM93.60
25/09/2025     Reload   Quick Reload Payment                 RM30.00         RM100.00
03/09/2025     Payment   LDP Puchong Selatan Toll             RM10.00         RM70.00
02/09/2025     Reload   ${first}                 RM50.00         RM80.00
`;
  expect(readPages(page('Quick Reload Payment'))).toMatchObject([
    { proof: 'not_provable', lines: { 0: expect.stringMatching(/^2025-09-02 5000 8000 /) } },
  ]);
  const other = extractStatement(typed(page('Some other Payment  ')));
  expect(other).toMatchObject({ ok: false, failure: 'noDirection' });
});

it('takes a withdrawal for one that was taken back where it repeats an earlier one and its balance rises by it (iM Bank)', () => {
  const page = (text: string) => `
iM뱅크     거래내역조회     조회계좌번호 : 092-10-447712-0     조회기간 : 2025-07-01 ~ 2025-07-31     현재잔액 : 1,354,506 원
NO     거래일시                   적요             찾으신금액     맡기신금액     거래후잔액
1      2025-07-12 [12:56:59]      ${text}     150,000        0              1,354,506
2      2025-07-12 [12:56:49]      기분좋은주유     61,284         0              1,204,506
3      2025-07-12 [12:55:12]      기분좋은주유     150,000        0              1,265,790
4      2025-07-10 [11:02:18]      통신요금         64,900         0              1,415,790
`;
  expect(readPages(page('기분좋은주유'))).toMatchObject([
    { proof: 'proven', lines: { 3: '2025-07-12 150000 1354506 기분좋은주유' } },
  ]);
  expect(readPages(page('홈플러스성서'))[0]?.proof).toBe('broken');
});
