import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

const swedbank = (came: string) =>
  readTyped(
    typed(`
Swedbank     Konto väljavõte     01.03.2024 - 31.03.2024     IBAN EE382200221020145685     EUR
Kuupäev        Saaja/Maksja          Selgitus                 Summa (EUR)
01.03.2024     Algsaldo                                            934,18
04.03.2024     RIMI EESTI FOOD       Ost kaardiga                  -45,04
08.03.2024     HALDEN OÜ             Palk                        1 996,27
12.03.2024     ELEKTRILEVI OÜ        Arve 88120                 -1 200,00
31.03.2024     Käive                 Laekumised                  ${came}
31.03.2024     Käive                 Väljaminekud               -1 245,04
31.03.2024     Lõppsaldo                                         1 685,41
`),
  )[0];

it('takes dated sums of what came and went for none of the bookings where they are just that (Swedbank)', () => {
  expect(swedbank('1 996,27')).toMatchObject({
    balances: [93418, 168541],
    proof: 'proven',
    lines: { length: 3 },
  });
  expect(swedbank('1 996,28')?.proof).not.toBe('proven');
});

it('books undated interest of a card under the heading of nothing else (Santander in Poland)', () => {
  const [section] = readTyped(
    typed(`
Zestawienie operacji - karta kredytowa     Okres rozliczeniowy   2023-05-13 - 2023-06-12
Saldo początkowe (2023-05-12)      -1 842,06 PLN
Minimalna kwota do spłaty            150,00 PLN
Saldo końcowe (2023-06-12)         -1 890,75 PLN     Przyznany limit kredytowy  8 000,00 PLN
Data transakcji   Data księgowania   Opis operacji                       Kwota (PLN)
SPŁATY I WPŁATY
2023-05-29        2023-05-29         WPŁATA - DZIĘKUJEMY                    1 500,00
                                     Razem                                  1 500,00
TRANSAKCJE BEZGOTÓWKOWE
2023-05-13        2023-05-15         ŻABKA Z4471 WROCŁAW                     -900,00
2023-05-14        2023-05-16         KAUFLAND PL 3308                        -599,94
                                     Razem                                 -1 499,94
OPŁATY I PROWIZJE
2023-05-20        2023-05-20         PROWIZJA ZA WYPŁATĘ GOTÓWKI              -16,00
2023-06-01        2023-06-01         OPŁATA ZA UBEZPIECZENIE                   -6,24
                                     Razem                                    -22,24
ODSETKI
                                     Odsetki od transakcji bezgotówkowych     -21,88
                                     Odsetki od transakcji gotówkowych         -4,63
                                     Razem                                    -26,51
`),
  );
  expect(section).toMatchObject({ balances: [-184206, -189075], proof: 'proven' });
  expect(section?.lines.slice(-2)).toEqual([
    '2023-06-12 -2188 null Odsetki od transakcji bezgotówkowych',
    '2023-06-12 -463 null Odsetki od transakcji gotówkowych',
  ]);
});

it('knows Hungarian sums of both ways below a line of the last booking (Raiffeisen)', () => {
  expect(
    readTyped(
      typed(`
Raiffeisen Bank     Bankszámlakivonat     Időszak: 2025.04.01 - 2025.04.30     Devizanem: HUF
Dátum            Megnevezés                     Terhelések         Jóváírások
                 Nyitó egyenleg:                                 1.000.000,00
2025.04.02       Kártyás vásárlás               -68.586,00
2025.04.08       Átutalás érkezett                                 582.750,00
2025.04.30       Kamat jóváírás                                          4,82
2025.04.30       Kamatláb: 0,01%
                 Összes terhelés:               -68.586,00
                 Összes jóváírás:                                  582.754,82
                 Záró egyenleg:                                  1.514.168,82
`),
    )[0],
  ).toMatchObject({ currency: 'HUF', proof: 'proven', lines: { length: 3 } });
});
