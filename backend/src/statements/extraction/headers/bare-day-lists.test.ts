import { expect, it } from 'vitest';
import { readTyped, typed } from '../layouts/typed.fixture.ts';

it('reads what an app lists under its days, with times and without labels', () => {
  const page = `
e-Statement     1 - 31 Oktober 2024     Mata uang: IDR
Kamis, 31 Oktober 2024                            Saldo akhir hari: Rp8.673.177
23:59     Biaya admin kartu          Biaya                           (Rp5.000)
13:40     Shopee saldo kembali       Masuk                            Rp65.200
Rabu, 30 Oktober 2024                             Saldo akhir hari: Rp8.612.977
07:30     BPJS total 2 peserta       Tagihan                       (Rp150.000)
Senin, 28 Oktober 2024                            Saldo akhir hari: Rp8.762.977
18:20     Indomaret                  Belanja                        (Rp47.700)
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'IDR',
      lines: [
        '2024-10-28 -4770000 null Indomaret Belanja',
        '2024-10-30 -15000000 null BPJS total 2 peserta Tagihan',
        '2024-10-31 6520000 null Shopee saldo kembali Masuk',
        '2024-10-31 -500000 null Biaya admin kartu Biaya',
      ],
    },
  ]);
});

it('reads bookings whose amounts stand between the lines of their texts, under days with their weekdays', () => {
  const page = `
HECTOR EXEMPLE
Relevé préliminaire                                                      Solde
15. juillet 2026 jusqu'au 29. juillet 2026                            +570,00€
vendredi, 17. juillet 2026
M HECTOR EXEMPLE
Revenus
                                                                      +200,00€
IBAN: FR7610278072280002032420139 • BIC: CMCIFR2AXXX
VIR DE M HECTOR EXEMPLE
mercredi, 29. juillet 2026
NANTES MARCHE
                                                                       -30,00€
Mastercard • Distributeur
M EXEMPLE HECTOR
Revenus
                                                                      +400,00€
Ancien solde                                                             0,00€
Votre nouveau solde                                                   +570,00€
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'EUR',
      balances: [0, 57000],
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2026-07-17 20000 null M HECTOR EXEMPLE Revenus IBAN/),
        expect.stringMatching(/^2026-07-29 -3000 null NANTES MARCHE Mastercard • Distributeur/),
        expect.stringMatching(/^2026-07-29 40000 null .*Revenus/),
      ],
    },
  ]);
});

it('reads what is listed under days with further lines of text below, where amounts bear signs (Tomorrow)', () => {
  const page = `
Kontoauszug März 2024                    IBAN     DE66 1101 0101 5447 1180 92
Kontostand am 29.02.2024                                     1.330,09 €
Kontostand am 31.03.2024                                       672,91 €
Fr, 01.03.2024
Überweisung          Genossenschaft Zinnwerke eG            − 710,00 €
                     Miete März DE07430609671188004400
Mitgliedschaft       Tomorrow Now                             − 4,00 €
                     Monatsbeitrag März
Mo, 04.03.2024
Kartenzahlung        Alnatura Hamburg                        − 43,18 €
Di, 05.03.2024
Gutschrift           Ole Petersen                           + 100,00 €
                     Anteil Ostseewochenende
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [133009, 67291],
      proof: 'proven',
      lines: [
        '2024-03-01 -71000 null Überweisung Genossenschaft Zinnwerke eG Miete März DE07430609671188004400',
        '2024-03-01 -400 null Mitgliedschaft Tomorrow Now Monatsbeitrag März',
        '2024-03-04 -4318 null Kartenzahlung Alnatura Hamburg',
        '2024-03-05 10000 null Gutschrift Ole Petersen Anteil Ostseewochenende',
      ],
    },
  ]);
});

it('reads numbered bookings under their days, whose texts go on in several cells (Belfius)', () => {
  const page = `
Belfius     REKENINGUITTREKSEL     Nr. 00001 / 2025     16-01-2025     Munt: EUR
IBAN BE43 0638 8127 0401
        VORIG SALDO OP 27-12-2024                                  - 214,36
30-12-2024
0001    STORTING VAN                                              + 1.950,00
        BE18 0639 4471 8865     DE SMET BV
        REF. : 09044088070FN     VAL. 30-12-2024
0002    AANKOOP BANCONTACT                                           - 67,90
        REF. : 07000044088987     VAL. 28-12-2024
31-12-2024
0003    DOMICILIERING                                                - 38,50
        REF. : 09044090821FN     VAL. 31-12-2024
        NIEUW SALDO OP 31-12-2024                                 + 1.629,24
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-21436, 162924],
      proof: 'proven',
      lines: {
        length: 3,
        1: expect.stringMatching(/^2024-12-30 -6790 null AANKOOP/),
        2: expect.stringMatching(/^2024-12-31 -3850 null DOMICILIERING/),
      },
    },
  ]);
});
