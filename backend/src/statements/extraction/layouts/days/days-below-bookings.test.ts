import { expect, it } from 'vitest';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('takes the day of booking from below that of payment, behind the balance of a day as well (S-Pankki)', () => {
  const page = `
S-PANKKI     TILIOTE     KAUSI 01.12.2023 - 31.12.2023     EUR
MAKSUPÄIVÄ      ARVOPÄIVÄ      SAAJA/MAKSAJA                      MÄÄRÄ EUR
KIRJAUSPÄIVÄ                   SAAJAN TILINUMERO
                               VIESTI
                               SALDO 30.11.2023                     412,07+
02.12.2023      04.12.2023     PRISMA                                32,86-
04.12.2023                     KORTTIOSTO
                               HELSINKI
                                                     SALDO          379,21+
05.12.2023      05.12.2023     HELEN OY                              93,43-
05.12.2023                     E-LASKU
06.12.2023      07.12.2023     OTTO. KAMPPI                          30,00-
07.12.2023                     AUTOMAATTINOSTO
                               SALDO 31.12.2023                     255,78+
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2023-12-04 -3286 null PRISMA KORTTIOSTO HELSINKI',
        '2023-12-05 -9343 null HELEN OY E-LASKU',
        '2023-12-07 -3000 null OTTO. KAMPPI AUTOMAATTINOSTO',
      ],
    },
  ]);
});

it('takes the day of booking from below that of the purchase, and leaves each booking its own text (Santander in Poland)', () => {
  const booking = (
    bought: string,
    booked: string,
    shop: string,
    amount: string,
    balance: string,
  ) => `
${bought}          TRANSAKCJA KARTĄ                  ${amount}       ${balance}
${booked}          ${shop}
                    Karta 4688
`;
  const page = `
Wyciąg za okres od 2025-04-01 do 2025-04-30     waluta PLN
Saldo początkowe na dzień 2025-04-01       3 318,04
Saldo końcowe na dzień 2025-04-30          2 978,04
Data operacji
                    Opis operacji                Kwota operacji     Saldo po operacji
Data księgowania
${booking('2025-04-01', '2025-04-01', 'AQUANET', '-100,00', '3 218,04')}
${booking('2025-03-30', '2025-04-01', 'LIDL', ' -50,00', '3 168,04')}
${booking('2025-03-31', '2025-04-02', 'BIEDRONKA', '-190,00', '2 978,04')}
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-04-01 -10000 321804 TRANSAKCJA KARTĄ AQUANET Karta 4688',
        '2025-04-01 -5000 316804 TRANSAKCJA KARTĄ LIDL Karta 4688',
        '2025-04-02 -19000 297804 TRANSAKCJA KARTĄ BIEDRONKA Karta 4688',
      ],
    },
  ]);
});

const POLISH = (first: string, second: string, ...bookings: string[]) => `
Wyciąg za okres od 2025-04-01 do 2025-04-30     waluta PLN
Saldo początkowe na dzień 2025-04-01       3 318,04
Saldo końcowe na dzień 2025-04-30          2 878,04
${first}
                    Opis operacji                Kwota operacji     Saldo po operacji
${second}
${bookings.join('\n')}
`;

const [PURCHASE, BOOKING] = ['Data operacji', 'Data księgowania'];

const daysIn = (page: string) => readTyped(typed(page))[0]?.lines.map((line) => line.slice(0, 10));

it('takes the only day of a booking that has no second one below it', () => {
  const page = POLISH(
    PURCHASE,
    BOOKING,
    '2025-04-01          AQUANET                          -100,00       3 218,04',
    '2025-04-02          Karta',
    '2025-04-01          OPLATA ZA KARTE                   -50,00       3 168,04',
    '2025-04-03          BIEDRONKA                        -190,00       2 978,04',
    '2025-04-04          Karta',
    '2025-04-03          ORLEN                            -100,00       2 878,04',
    '2025-04-05          Karta',
  );
  expect(daysIn(page)).toEqual(['2025-04-02', '2025-04-01', '2025-04-04', '2025-04-05']);
});

it('takes no day below for that of booking where the labels say the other order, or no day stands there', () => {
  const lines = (second: boolean) => [
    '2025-04-01          AQUANET                          -100,00       3 218,04',
    second ? '2025-03-30          Karta' : '                    Karta',
    '2025-04-03          LIDL                             -150,00       3 068,04',
    second ? '2025-04-01          Karta' : '                    Karta',
    '2025-04-04          ORLEN                            -190,00       2 878,04',
    second ? '2025-04-02          Karta' : '                    Karta',
  ];
  const own = ['2025-04-01', '2025-04-03', '2025-04-04'];
  expect(daysIn(POLISH(BOOKING, PURCHASE, ...lines(true)))).toEqual(own);
  expect(daysIn(POLISH(PURCHASE, BOOKING, ...lines(false)))).toEqual(own);
});

it('takes a day alone below a booking for that of this one (Wise)', () => {
  const page = `
AUD statement     15 December 2025 [GMT+11:00] - 14 January 2026 [GMT+11:00]
AUD on 14 January 2026 [GMT+11:00]                                          120.84 AUD
Description                                 Incoming       Outgoing         Amount
Cashback                                    0.84                            120.84
4 January 2026
Sent money to Alder                                        -30.00           120.00
3 January 2026     Transaction: TRANSFER-9258461821
Topped up balance                           150.00                          150.00
2 January 2026     Transaction: TRANSFER-9258461820
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      lines: [
        '2026-01-02 15000 15000 Topped up balance',
        '2026-01-03 -3000 12000 Sent money to Alder',
        '2026-01-04 84 12084 Cashback',
      ],
    },
  ]);
});

it('books on an account on the day that a line below a booking names as that of booking (Rabobank)', () => {
  expect(
    readPages(`
Rabobank     Rekeningafschrift     NL91 RABO 0315 2736 41     01-02-2025 t/m 28-02-2025     EUR
Beginsaldo     187,32 CR
Eindsaldo      144,60 CR
TD datum     Omschrijving                    Bedrag af     Bedrag bij
01-02        ALBERT HEIJN EINDHOVEN              31,48
             Verwerkingsdatum: 03-02-2025
05-02        DELA                                11,24
             Termijn: 04-02-2025
`),
  ).toMatchObject([
    {
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2025-02-03 -3148 /),
        expect.stringMatching(/^2025-02-05 -1124 /),
      ],
    },
  ]);
});

it('takes the day of booking from the line below that of payment, and no sums of a day for bookings (S-Pankki)', () => {
  const page = `
TILIOTE     KAUSI 01.01.2011 - 31.01.2011     S-TILI EUR 393900 1187726
MAKSUPÄIVÄ     ARVOPÄIVÄ      SAAJA/MAKSAJA
KIRJAUSPÄIVÄ                  SAAJAN TILINUMERO
                              VIESTI                             MÄÄRÄ EUR
                              SALDO 31.12.2010                     736,08+
31.12.2010     31.12.2010     S-PANKKI OY                            2,17+
01.01.2011                    HYVITYSKORKO
10.01.2011     10.01.2011     SAVON VOIMA OYJ                       73,48-
11.01.2011                    SÄHKÖMAKSU
                              PANOT KIRJAUSPÄIVÄN ALUSTA             0,00+
                              OTOT KIRJAUSPÄIVÄN ALUSTA             73,48-
                              SALDO 31.01.2011                     664,77+
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [73608, 66477],
      proof: 'proven',
      lines: [
        '2011-01-01 217 null S-PANKKI OY HYVITYSKORKO',
        '2011-01-11 -7348 null SAVON VOIMA OYJ SÄHKÖMAKSU',
      ],
    },
  ]);
});

it('takes an account with a credit limit for none of a card, whose days of purchase count (S-Pankki)', () => {
  const page = `
S-PANKKI     TILIOTE     KAUSI 01.12.2013 - 31.12.2013     S-TILI EUR     FI99 3939 0011 4471 83
Luottoraja 0,00     Korko 0,25 %
KIRJAUSPÄIVÄ     MAKSUPÄIVÄ      SAAJA/MAKSAJA
                 ARVOPÄIVÄ       SAAJAN TILINUMERO
                                 VIESTI                             MÄÄRÄ EUR
SALDO 30.11.2013                                                       100,00+
02.12.2013       01.12.2013      VR-YHTYMÄ OY                           41,54-
                 02.12.2013      KORTTIOSTO
02.12.2013       01.12.2013      PRISMA KALEVA                          21,59-
                 02.12.2013      KORTTIOSTO
03.12.2013       02.12.2013      ALEPA KAMPPI                           10,00-
                 03.12.2013      KORTTIOSTO
SALDO 31.12.2013                                                        26,87+
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2013-12-02 -4154 null VR-YHTYMÄ OY KORTTIOSTO',
        '2013-12-02 -2159 null PRISMA KALEVA KORTTIOSTO',
        '2013-12-03 -1000 null ALEPA KAMPPI KORTTIOSTO',
      ],
    },
  ]);
});
