import { expect, it } from 'vitest';
import { readAsLines } from '../typed.fixture.ts';

it('takes the days of headings for those of booking, and those of lines for those of value (Nordea in Finland)', () => {
  const [section] = readAsLines(`
Nordea     TILIOTE     Kausi 01.12.2025 - 31.12.2025     FI03 1145 3500 0441 28     EUR
Arvopäivä Saaja / Maksaja Arkistointitunnus Laji Määrä EUR
SALDO 30.11.2025 786,20+
Kirjauspäivä 01.12.2025
29.11. PRISMA KALEVA 2512012593441200 KORTTIOSTO 54,18-
30.11. HSL MOBIILI 2512012593441237 KORTTIOSTO 3,10-
Saldo 01.12.2025 728,92+
Kirjauspäivä 09.12.2025
08.12. ALKO TAMPERE 2512092593441422 KORTTIOSTO 27,88-
Saldo 09.12.2025 701,04+`);
  expect(section).toMatchObject({ balances: [78620, 70104], proof: 'proven' });
  expect(section?.lines.map((line) => line.slice(0, 16))).toEqual([
    '2025-12-01 -5418',
    '2025-12-01 -310 ',
    '2025-12-09 -2788',
  ]);
});

it('takes the second of two days for that of a purchase where it is never later (M&S Bank)', () => {
  const [section] = readAsLines(`
M&S Credit Card Statement Date 14 March 2025 GBP
Minimum Payment £25.00
Previous Balance £356.20
New Balance £382.20
Received Transaction
By Us Date Details Amount
12 Mar 25 11 Mar 25 SOUTH WESTERN RAIL WOKING 24.00
13 Mar 25 12 Mar 25 GOOGLE ONE LONDON 1.50
14 Mar 25 14 Mar 25 HOBBYCRAFT 0.50`);
  expect(section?.lines.map((line) => line.slice(0, 10))).toEqual([
    '2025-03-11',
    '2025-03-12',
    '2025-03-14',
  ]);
});

it('reads amounts in front of a day of value and a number of the booking (DNB)', () => {
  expect(
    readAsLines(`
DNB Helle Nordmann IBAN: NO04 1503 1244 128 BIC: DNBANOKK
Kontoutskrift for 1503.12.44128 i perioden 01.12.2025 - 31.12.2025
Kontotype: Brukskonto Valuta: NOK
Saldo forrige utskrift 30.11.2025 NOK 12.940,66
Ny saldo per 31.12.2025 NOK 12.772,46
Dato Forklarende tekst Ut av konto Inn på konto Rentedato Arkivref.
01.12.25 Varekjøp Rema 1000 518,20 01.12.25 150647000
08.12.25 Vipps Fra Ola 350,00 08.12.25 150647078`)[0]?.lines,
  ).toEqual(['2025-12-01 -51820 null Varekjøp Rema 1000', '2025-12-08 35000 null Vipps Fra Ola']);
});
