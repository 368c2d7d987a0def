import { expect, it } from 'vitest';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('reads no form below a list that goes on overleaf (OP)', () => {
  expect(
    readPages(
      `
OP     LASKU     OP-Visa Gold     Laskun päivä     14.01.2025     Luottoraja 5 000,00 EUR
Tilinumero     588 0071 4426
Ostopäivä     Tapahtuma                                                          Määrä EUR
              Edellinen saldo 14.12.2024                                          1 284,36
16.12.        K-CITYMARKET JYVASKYLA                                                 64,18
27.12.        SUORITUS - KIITOS                                                    400,00-
Tapahtumat jatkuvat seuraavalla sivulla
Saajan tilinumero     IBAN     FI38 5000 0120 3366 70
Eräpäivä      03.02.2025                Euro                                        981,99
`,
      `
Ostopäivä     Tapahtuma                                                          Määrä EUR
22.12.        TOKMANNI PALOKKA                                                       33,45
              Uusi saldo 14.01.2025                                                 981,99
`,
    ),
  ).toMatchObject([{ proof: 'proven', balances: [-128436, -98199], lines: { length: 3 } }]);
});

it('takes what each of two cards closes with from the slip that lists their numbers (DBS)', () => {
  const section = (lines: string) => `
DATE           DESCRIPTION                                      AMOUNT (S$)
${lines}`;
  expect(
    readPages(`
DBS     Credit Cards Statement of Account     STATEMENT DATE 14 Jan 2025     MINIMUM PAYMENT S$50.00
${section(`               DBS ALTITUDE VISA SIGNATURE CARD NO.: 4119 1102 3345 7718
               PREVIOUS BALANCE                                     1,284.60
27 DEC         PAYMENT - DBS INTERNET/WIRELESS                   1,284.60 CR
29 DEC         FAIRPRICE FINEST                                        64.15
               SUB-TOTAL:                                              64.15`)}

               DBS LIVE FRESH VISA CARD NO.: 4119 1100 8820 4456
               PREVIOUS BALANCE                                       402.11
27 DEC         PAYMENT - DBS INTERNET/WIRELESS                     402.11 CR
05 JAN         TADA MOBILITY SINGAPORE                                 88.00
               SUB-TOTAL:                                              88.00

PAYMENT SLIP
Card number               Total outstanding balance     Amount enclosed
4119 1102 3345 7718       S$ 64.15
4119 1100 8820 4456       S$ 88.00
`),
  ).toMatchObject([
    { proof: 'proven', balances: [-128460, -6415], lines: { length: 2 } },
    { proof: 'proven', balances: [-40211, -8800], lines: { length: 2 } },
  ]);
});

it('closes each of two cards with what a slip says behind its number (DBS)', () => {
  const sections = readTyped(
    typed(`
Credit Cards Statement of Account     STATEMENT DATE 13 Jan 2026
DATE       DESCRIPTION                                          AMOUNT (S$)
DBS ALTITUDE VISA SIGNATURE CARD NO.: 4119 1102 0458 7716
           PREVIOUS BALANCE                                      1,246.80
03 JAN     PAYMENT - DBS INTERNET                                1,246.80 CR
08 JAN     SINGTEL BILL PAYMENT SINGAPORE SG                       128.00
           TOTAL:                                                  128.00
DBS LIVE FRESH VISA CARD NO.: 4119 1103 9920 1184
           PREVIOUS BALANCE                                        213.77
02 JAN     NETFLIX.COM SINGAPORE SG                                 12.90
10 JAN     LATE PAYMENT CHARGE                                     100.00
           TOTAL:                                                  326.67
PAYMENT SLIP
4119 1102 0458 7716     TOTAL DUE     128.00     MINIMUM PAYMENT     50.00
4119 1103 9920 1184     TOTAL DUE     326.67     MINIMUM PAYMENT     50.00
`),
  );
  expect(sections).toMatchObject([
    { balances: [-124680, -12800], proof: 'proven' },
    { balances: [-21377, -32667], proof: 'proven' },
  ]);
});
