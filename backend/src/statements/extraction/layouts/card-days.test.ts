import { expect, it } from 'vitest';
import { readTyped, typed, typedAsLines } from './typed.fixture.ts';

it('goes by the days of receipts, though those of booking are in order (Barclays)', () => {
  const page = `
Abrechnungszeitraum: 11.12.2023 - 10.01.2024     Alter Saldo:     EUR     100,00 -
                                                 Neuer Saldo:     EUR     142,20 -
Belegdatum     Buchungsdatum     Beschreibung              Land/Karte     Betrag (EUR)
18.12.2023     18.12.2023        HVV MOBIL HAMBURG         DE Visa             10,00-
17.12.2023     19.12.2023        HVV MOBIL HAMBURG         DE Visa             26,21-
19.12.2023     20.12.2023        RST PRAIA CANICO          PT Visa              5,99-`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-10000, -14220],
      proof: 'proven',
      lines: [
        '2023-12-17 -2621 null HVV MOBIL HAMBURG DE Visa',
        '2023-12-18 -1000 null HVV MOBIL HAMBURG DE Visa',
        '2023-12-19 -599 null RST PRAIA CANICO PT Visa',
      ],
    },
  ]);
});

it('takes the day of booking for what has no receipt (DKB)', () => {
  const page = `
Ihre Abrechnung vom 05.12.2023 bis 05.01.2024     EUR
Datum        Datum        Angabe des Unternehmens /     Betrag in
Beleg        Buchung      Verwendungszweck              EUR
             05.12.23     Saldo letzte Abrechnung       612,44 -
04.12.23     05.12.23     REWE MARKT, POTSDAM            21,70 -
21.12.23     22.12.23     BVG APP, BERLIN                10,92 -
21.12.23     22.12.23     BVG APP, BERLIN                 1,00 -
             25.12.23     Lastschrift                   612,44 +
             03.01.24     monatlicher Kartenpreis         2,49 -
             05.01.24     Neuer Saldo                    36,11 -`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-61244, -3611],
      proof: 'proven',
      lines: [
        '2023-12-04 -2170 null REWE MARKT, POTSDAM',
        '2023-12-21 -1092 null BVG APP, BERLIN',
        '2023-12-21 -100 null BVG APP, BERLIN',
        '2023-12-25 61244 null Lastschrift',
        '2024-01-03 -249 null monatlicher Kartenpreis',
      ],
    },
  ]);
});

it('reads the transfer of something as a booking, and no balance carried over (Nordax)', () => {
  const page = `
Kontoauszug EUR     Zeitraum: 24.08.2023 bis 23.08.2025
Valuta Datum     Zahlungsvorgang     Belastung     Gutschrift     Saldo
24.08.2023     Alter Kontostand     10.000,00
24.08.2024     Zinsbuchung     403,39     10.403,39
24.08.2024     Übertrag des verlängerten     403,39     10.000,00
               Zinsertrags
24.08.2024     Übertrag des verlängerten     10.000,00     0,00
               Einlagebetrages
23.08.2025     Neuer Kontostand     0,00`;
  expect(readTyped(typedAsLines(page))).toMatchObject([
    {
      balances: [1000000, 0],
      proof: 'proven',
      lines: [
        '2024-08-24 40339 1040339 Zinsbuchung',
        '2024-08-24 -40339 1000000 Übertrag des verlängerten Zinsertrags',
        '2024-08-24 -1000000 0 Übertrag des verlängerten Einlagebetrages',
      ],
    },
  ]);
});

it('keeps the days of booking of an account whose overview has a card (ActivoBank)', () => {
  const page = (title: string) =>
    readTyped(
      typed(`
ActivoBank     EXTRATO COMBINADO     EXTRATO DE 2026/09/01 A 2026/09/30     MOEDA: EUR
${title}
DATA     DATA     DESCRITIVO                          DEBITO      CREDITO
LANC.    VALOR
9.01     9.01     TRF P/ SENHORIO RENDA               820.00
9.03     8.30     COMPRA 4417 PINGO DOCE ARROIOS       34.27
9.06     9.04     COMPRA 4417 GALP ENERGIA             55.80
9.30     9.30     TRF DE BLUEWAVE SOFTWARE                       2650.00
`),
    )[0]?.lines.map((line) => line.slice(0, 10));
  const booked = ['2026-09-01', '2026-09-03', '2026-09-06', '2026-09-30'];
  expect(page('CONTA CARTAO DE CREDITO     83.44-')).toEqual(booked);
  expect(page('CARTAO DE CREDITO')).not.toEqual(booked);
});
