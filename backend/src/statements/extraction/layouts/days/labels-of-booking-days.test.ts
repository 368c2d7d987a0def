import { expect, it } from 'vitest';
import { kindOfDays } from '../../days/booking-days.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('knows days of posting by a label in two languages (China Merchants Bank)', () => {
  expect(kindOfDays('记账日 Post Date')).toEqual({ isBooking: true });
  expect(kindOfDays('交易日 Trans Date')).toEqual({});
});

it('takes days in front of all labels for those of booking (Raiffeisen)', () => {
  expect(
    readPages(`
Raiffeisenlandesbank     Kontoauszug     IBAN AT19 3200 0000 1284 7391     Auszug vom 31.03.2025     EUR
Buch.       Text                                            Wert          Betrag
            ALTER KONTOSTAND vom 28.02.2025                             3.104,88
03.03       BILLA DANKT                                     0103          42,17-
17.03       AMAZON EU SARL                                  1503          31,40-
24.03       UEBERTRAG SPAREN                                2403         500,00-
28.03       BEZUEGE                                         2803        2.287,55
            NEUER KONTOSTAND ZU IHREN GUNSTEN per 31.03.2025            4.818,86
`),
  ).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-03-03 -4217 null BILLA DANKT',
        '2025-03-17 -3140 null AMAZON EU SARL',
        '2025-03-24 -50000 null UEBERTRAG SPAREN',
        '2025-03-28 228755 null BEZUEGE',
      ],
    },
  ]);
});

it('takes headings of booking days for the dates, and what stands in the rows for days of value', () => {
  const page = `
Kausi 01.03.2025 - 31.03.2025
Arvopv     Saaja / Maksaja       Selite       Määrä EUR
           ALKUSALDO                          100,00+
KIRJAUSPÄIVÄ 03.03.2025
01.03.     ALDER                 KORTTI       30,00-
KIRJAUSPÄIVÄ 07.03.2025
06.03.     BIRCH                 PALKKA       5,00+
           LOPPUSALDO                         75,00+
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: ['2025-03-03 -3000 null ALDER KORTTI', '2025-03-07 500 null BIRCH PALKKA'],
    },
  ]);
});

it('tells two dates apart by what stands under one name, and a balance that is owed by its name', () => {
  const page = `
Conto n. 4471882  Divisa: EUR
dal 01/04/2024 al 30/04/2024
Data          Data
operazione    valuta          Uscite      Entrate     Descrizione
01.04.2024                                20,00       Saldo iniziale
02.04.2024    29.03.2024      30,00                   Alder
04.04.2024    03.04.2024                  60,00       Birch
30.04.2024                                50,00       Saldo finale
`;
  expect(readTyped(typed(page))).toMatchObject([
    { lines: ['2024-04-02 -3000 null Alder', '2024-04-04 6000 null Birch'] },
  ]);
  const french = `
du 25.01.2024 au 22.02.2024
Date     Nature des opérations            Valeur      Débit EUR    Crédit EUR
         SOLDE DEBITEUR AU 25.01.2024                 20,00
26.01    Alder                            26.01                    50,00
         SOLDE CREDITEUR AU 22.02.2024                             30,00
`;
  expect(readTyped(typed(french))).toMatchObject([{ balances: [-2000, 3000], proof: 'proven' }]);
});

it('takes days in front of those of value for those of booking, whatever they are called (Crédit Agricole)', () => {
  const page = (label: string) => `
Crédit Agricole     RELEVÉ DE COMPTE     IBAN FR76 1470 6000 4168 2140 9731 528     Mars 2025     EUR
${label}     Date valeur     Libellé des opérations             Débit      Crédit
                          Ancien solde créditeur au 28.02.2025          842,17
03.03        01.03         Virement Permanent Loyer            90,00
11.03        16.03         Virement Web                                   50,00
21.03        16.03         Carte Leclerc Drive                  80,00
                          Nouveau solde créditeur au 31.03.2025         722,17
`;
  for (const label of ['Date opé.', 'Kqjv qzж.'])
    expect(readPages(page(label))).toMatchObject([
      {
        proof: 'proven',
        lines: [
          '2025-03-03 -9000 null Virement Permanent Loyer',
          '2025-03-11 5000 null Virement Web',
          '2025-03-21 -8000 null Carte Leclerc Drive',
        ],
      },
    ]);
});

it('takes no days under a label that nobody knows for those of bookings which share one (PostFinance)', () => {
  expect(
    readPages(`
PostFinance     Kontoauszug Privatkonto     IBAN CH93 0900 0000 3012 4471 8     01.03.2025 - 31.03.2025     CHF
Datum        Text                              Gutschrift     Lastschrift     Qqvwjq        Saldo
01.03.25     Kontostand                                                                    846.35
03.03.25     DAUERAUFTRAG BANK                                      80.00     03.03.25
             KAUF MIGROS BERN                                       40.00     01.03.25     726.35
05.03.25     EINZAHLUNG                           100.00                      05.03.25     826.35
07.03.25     KAUF COOP BERN                                         26.35     06.03.25     800.00
             Kontostand                                                                    800.00
`),
  ).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-03-03 -8000 null DAUERAUFTRAG BANK',
        '2025-03-03 -4000 72635 KAUF MIGROS BERN',
        '2025-03-05 10000 82635 EINZAHLUNG',
        '2025-03-07 -2635 80000 KAUF COOP BERN',
      ],
    },
  ]);
});

it('knows the column of dates by what stands in it, whatever its label, and that of texts beside it', () => {
  const page = `
Výpis z účtu     Období 01.10.2025 - 31.10.2025     Měna účtu CZK
Počáteční zůstatek     +18 744.33     Konečný zůstatek     +58 732.83
Xyzzy          Plugh                     Číslo protiúčtu     Variabilní symbol          Částka
               Název protiúčtu                               Konstantní symbol
               Popis                                         Specifický symbol
01.10.2025     Trvalý příkaz             4471820207/0100     47118                  -16 850.00
               Bytové družstvo Letná                         0308
02.10.2025     Platba kartou                                                           -643.50
               d.tran. 30.09.2025 5168                       1178
10.10.2025     Příchozí úhrada           2400118872/2010     20250901               +57 482.00
               ALGOTECH a.s.                                 0138
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [1874433, 5873283],
      proof: 'proven',
      lines: [
        expect.stringContaining('2025-10-01 -1685000 null Trvalý příkaz'),
        expect.stringContaining('2025-10-02 -64350 null Platba kartou'),
        expect.stringContaining('2025-10-10 5748200 null Příchozí úhrada'),
      ],
    },
  ]);
});

it('takes the second of two days in one cell for that of booking where its label says so, and a balance below its name (akf bank)', () => {
  const page = `
Kontoauszug     Datum 31.12.2013     Kontonummer 50188714
Nr.     Valuta / Buchungstag        Buchungstext                         EUR
                                    alter Saldo zum 30.11.2013
                                    in EUR                          2.117,06
01      29.11.2013 / 02.12.2013     SEPA Gutschrift                   500,00
02      03.12.2013 / 03.12.2013     Einzelüberweisung              -1.250,00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [211706, null],
      lines: ['2013-12-02 50000 null SEPA Gutschrift', '2013-12-03 -125000 null Einzelüberweisung'],
    },
  ]);
});

it('takes the first of two days for that of the booking, whose label stands beside that of a number on two lines (Sella)', () => {
  const page = `
Codice
Identificativo      Data
                    operazione     Data Valuta     Descrizione          Divisa     Importo
26001435096898      29/07/2026     31/07/2026      COFFEE CAPP          EUR          -4,00
26001420807639      18/07/2026     22/07/2026      PAYPAL               EUR         -20,36
Saldo al 14/08/2026 Euro                                                            665,81
`;
  expect(readTyped(typed(page))[0]?.lines.map((line) => line.slice(0, 10))).toEqual([
    '2026-07-18',
    '2026-07-29',
  ]);
});

it('knows the short name of the day of booking, with months in front (Millennium bcp)', () => {
  expect(
    readTyped(
      typed(`
Millennium bcp     EXTRATO COMBINADO     EXTRATO DE 2026/01/01 A 2026/01/30
CONTA MILLENNIUM     N. 45211873021     MOEDA: EUR
LANC.   VALOR    DESCRITIVO                         DEBITO       CREDITO        SALDO
                 SALDO INICIAL                                                 725.08
1.02    12.31    COMPRA 4417 PINGO DOCE LISBOA       43.27                     681.81
1.12    1.09     LEV ATM 4417 CX BPI SALDANHA        60.00                     621.81
1.30    1.30     TRF DE TERESA VILARINHO                          35.00        656.81
                 SALDO FINAL                                                   656.81
`),
    ),
  ).toMatchObject([
    {
      balances: [72508, 65681],
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2026-01-02 /),
        expect.stringMatching(/^2026-01-12 /),
        expect.stringMatching(/^2026-01-30 /),
      ],
    },
  ]);
});

it('takes the day of processing below that of the transaction for that of booking, and dollars below an amount for none of the account (Sberbank)', () => {
  const page = `
Выписка по счёту дебетовой карты     Валюта     РУБЛЬ РФ
За период 27.12.2024 — 09.01.2025
ОСТАТОК НА 27.12.2024        920,00     ОСТАТОК НА 09.01.2025      950,00
ДАТА ОПЕРАЦИИ (МСК)                 КАТЕГОРИЯ                          СУММА В ВАЛЮТЕ СЧЁТА     ОСТАТОК СРЕДСТВ
Дата обработки¹ и код авторизации   Описание операции                  Сумма в валюте операции
08.01.2025    21:39    491445       Супермаркеты                                      20,00              950,00
09.01.2025                          MAGNIT MM Yaroslavl RUS.
02.01.2025    19:50    882337       Отдых и развлечения                               30,00              970,00
04.01.2025                          STEAM PURCHASE WA.                                1,20 $
31.12.2024    10:00    000000       Зарплата                                         +80,00            1 000,00
31.12.2024                          Заработная плата ООО ВОЛГА
`;
  expect(readTyped(typed(page))[0]).toMatchObject({
    proof: 'proven',
    lines: [
      expect.stringMatching(/^2024-12-31 8000 /),
      expect.stringMatching(/^2025-01-04 -3000 /),
      expect.stringMatching(/^2025-01-09 -2000 /),
    ],
  });
});

it('takes the day on which money left an account for that of booking, though no balances stand beside it (T-Bank)', () => {
  const page = `
Справка о движении средств     Номер лицевого счета: 40817810300048812274     РУБ
Движение средств за период с 01.01.2026 по 15.02.2026
Дата и время     Дата           Сумма в валюте     Сумма операции     Описание
операции         списания       операции           в валюте карты     операции
14.02.2026       15.02.2026     -2 763.00 ₽        -2 763.00 ₽        Оплата в CVETY 24
18:40            05:05
13.02.2026       13.02.2026     +61 200.00 ₽       +61 200.00 ₽       Пополнение
11:30            11:30
`;
  expect(readTyped(typed(page))[0]?.lines.map((line) => line.slice(0, 10))).toEqual([
    '2026-02-13',
    '2026-02-15',
  ]);
});

it.each(['volgnr', 'reeks '])(
  'takes a number that runs in front of the days for none of them (KBC, under %s)',
  (label) => {
    const page = `
KBC     REKENINGUITTREKSEL     Nr. 2025/010     31-10-2025     BE27 7344 4711 8873     EUR
${label}     datum     omschrijving                 valuta     bedrag
                     VORIG SALDO op 30-09-2025               912,33 +
0200       20-10     OVERSCHRIJVING NAAR          20-10      125,00 -
0201       22-10     BETALING VIA BANCONTACT      22-10       19,50 -
0202       24-10     OVERSCHRIJVING VAN           24-10    2.106,58 +
0203       27-10     OVERSCHRIJVING NAAR          27-10      350,00 -
                     NIEUW SALDO op 31-10-2025             2.524,41 +
`;
    expect(readPages(page)).toMatchObject([
      {
        proof: 'proven',
        lines: [
          '2025-10-20 -12500 null OVERSCHRIJVING NAAR',
          '2025-10-22 -1950 null BETALING VIA BANCONTACT',
          '2025-10-24 210658 null OVERSCHRIJVING VAN',
          '2025-10-27 -35000 null OVERSCHRIJVING NAAR',
        ],
      },
    ]);
  },
);
