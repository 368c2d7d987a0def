import { describe, expect, it } from 'vitest';
import { type Placed, type PlacedRow, positioned } from '../positioned.fixture.ts';
import { FACTS, read } from '../reading.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('reads whole forints under a box for each day, with letters for their way and the sums at the end', () => {
  const page = `
SZÁMLAKIVONAT 8/2024     2024.08.01. - 2024.08.31.     Devizanem: HUF
Nyitó egyenleg 2024.08.01.                                                 1 904 338 HUF
2024. augusztus 3., szombat              T/J     Összeg (HUF)     Egyenleg (HUF)
POSTAI BEFIZETÉS                         J             71 395          1 975 733
2024. augusztus 4., vasárnap             T/J     Összeg (HUF)     Egyenleg (HUF)
KÁRTYÁS VÁSÁRLÁS 1 820,00 EUR            T             79 085          1 896 648
2024. augusztus 5., hétfő                T/J     Összeg (HUF)     Egyenleg (HUF)
BÉRÁTUTALÁS csomag 4 tétel               T          1 284 600            612 048
2024. augusztus 30., péntek              T/J     Összeg (HUF)     Egyenleg (HUF)
SZÁMLAVEZETÉSI DÍJ                       T              4 990            607 058
KÁRTYÁS VÁSÁRLÁS                         T             62 964            544 094
Terhelések: 1 431 639     Jóváírások: 71 395     Záró egyenleg: 544 094 HUF

Kiadások jogcím szerint        HUF        Érvényes kamatok                    %
Kártyás                    142 049        Látra szóló betét                0,01
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'HUF',
      balances: [190433800, 54409400],
      proof: 'proven',
      lines: [
        '2024-08-03 7139500 197573300 POSTAI BEFIZETÉS',
        '2024-08-04 -7908500 189664800 KÁRTYÁS VÁSÁRLÁS 1 820,00 EUR',
        '2024-08-05 -128460000 61204800 BÉRÁTUTALÁS csomag 4 tétel',
        '2024-08-30 -499000 60705800 SZÁMLAVEZETÉSI DÍJ',
        '2024-08-30 -6296400 54409400 KÁRTYÁS VÁSÁRLÁS',
      ],
    },
  ]);
});

it('reads labels on both sides of the opening balance, and bookings close under the days they were booked on', () => {
  const sections = readTyped(
    typed(
      `
Kontowährung Euro
                                        zu Ihren Lasten    zu Ihren Gunsten
Alter Kontostand vom 31.12.2025                            100,00
Angaben zu den Umsätzen     Valuta
Buchungsdatum: 05.01.2026
Erika Muster                05.01                          50,00
Kundenreferenz
Buchungsdatum: 06.01.2026
Stadtwerke                  07.01       20,00-
Neuer Kontostand vom 31.01.2026                            130,00`,
    ),
  );
  expect(sections).toMatchObject([
    {
      balances: [10000, 13000],
      proof: 'proven',
      lines: [
        '2026-01-05 5000 null Erika Muster Kundenreferenz',
        '2026-01-06 -2000 null Stadtwerke',
      ],
    },
  ]);
});

it('does not take the date of a page for the day of bookings that bear their own', () => {
  const [section] = readTyped(
    typed(
      `
KONTOAUSZUG EUR
BUCHUNGSTAG    BUCHUNGSTEXT    BETRAG IN EUR
15.04.2025     Einzahlung      150,00
16.04.2025     Kauf            -41,88`,
      `
SEITE 2 von 2
DATUM 11.07.2025
26.06.2025     Ertrag          1,14`,
    ),
  );
  expect(section?.lines.map((line) => line.slice(0, 10))).toEqual([
    '2025-04-15',
    '2025-04-16',
    '2025-06-26',
  ]);
});

it('reads the labels of amounts that stand behind the heading of each day', () => {
  const page = `
Extrato Conta Corrente     CPF/CNPJ: ***.418.820-**     Período: 01/04/2025 a 30/04/2025
Saldo disponível     R$ 64,77
1 de Abril de 2025     Saldo do dia: R$ 25,88            Valor          Saldo por transação
Pix recebido: "STUDIO AURORA"                            R$ 50,00                  R$ 54,35
Pagamento efetuado: "fatura"                            -R$ 28,47                  R$ 25,88
2 de Abril de 2025     Saldo do dia: R$ 64,77            Valor          Saldo por transação
Pix recebido: "Mariana"                                  R$ 38,89                  R$ 64,77
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-04-01 5000 5435 Pix recebido: "STUDIO AURORA"',
        '2025-04-01 -2847 2588 Pagamento efetuado: "fatura"',
        '2025-04-02 3889 6477 Pix recebido: "Mariana"',
      ],
    },
  ]);
});

it('reads bookings under the days of a Finnish bank that writes in Swedish', () => {
  const page = positioned([
    [
      [42, 'IBAN FI43 4055 0010 7718 24'],
      [300, '01.03.2025 - 31.03.2025'],
      [450, 'Valuta EUR'],
    ],
    [
      [42, 'Nr'],
      [66, 'Arkiveringskod'],
      [190, 'Betalningsmottagare/Betalare'],
      [440, 'Valuta-'],
      ['r553', 'Belopp'],
    ],
    [
      [190, 'Förklaring'],
      [440, 'dag'],
      ['r553', 'EUR'],
    ],
    [
      [66, 'SALDO 28.02.25'],
      ['r553', '100,00+'],
    ],
    [20, [42, 'BOKNINGSDAG 03.03.25']],
    [
      [49, '1'],
      [66, '202503034055007755'],
      [190, 'KORTKÖP'],
      [440, '0103'],
      ['r553', '20,00-'],
    ],
    [[190, 'K-CITYMARKET VASA']],
    [
      [190, 'SALDO'],
      ['r553', '80,00+'],
    ],
    [20, [42, 'BOKNINGSDAG 04.03.25']],
    [
      [49, '2'],
      [66, '202503044055007866'],
      [190, 'INBETALNING'],
      [440, '0403'],
      ['r553', '5,00+'],
    ],
    [
      [190, 'SALDO'],
      ['r553', '85,00+'],
    ],
  ]);
  expect(readTyped(page)[0]?.lines).toEqual([
    '2025-03-03 -2000 null KORTKÖP K-CITYMARKET VASA',
    '2025-03-04 500 null INBETALNING',
  ]);
});

describe('days that stand above their bookings', () => {
  it('go on over a page that repeats no header, before another account', () => {
    const head: Placed[] = [
      [40, 'Description'],
      ['r380', 'Money out'],
      ['r460', 'Money in'],
      ['r555', 'Balance'],
    ];
    const row = (text: string, balance: string): PlacedRow => [
      [40, text],
      ['r380', '1.00'],
      ['r555', balance],
    ];
    const { sections } = read(
      [
        FACTS,
        [30, [40, 'Current account', 11], [200, '4066799083', 11]],
        [20, ...head],
        [20, [40, '2 March 2024']],
        row('Bakery', '9.00'),
      ],
      [
        [[40, 'Bank of the valley']],
        [20, [40, '3 March 2024']],
        row('Cinema', '8.00'),
        [30, [40, 'Savings account', 11], [200, '8656884429', 11]],
        [20, ...head],
        [20, [40, '4 March 2024']],
        row('Museum', '19.00'),
      ],
    );
    expect(sections.map(({ lines }) => lines.map(({ description }) => description))).toEqual([
      ['Bakery', 'Cinema'],
      ['Museum'],
    ]);
  });
});

it('goes on with a day above a page break, where the head of the page names another account', () => {
  const head = 'Transaction details          Paid out      Paid in      Account balance';
  const first = `
Alder Bank     Currency ZAR     1 July 2019 to 31 July 2019
Account number: 3676598834
Everyday account 3676598834
Beginning Balance     Ending Balance
100.00                     70.00
${head}
5 July 2019
Direct Debit                   -30.00                          70.00
Savings account 7278510253
Beginning Balance     Ending Balance
200.00                    140.00
${head}
5 July 2019
Card Payment                   -10.00                         190.00
8 July 2019
Card Payment                   -10.00                         180.00
Balance carried forward                                       180.00
`;
  const second = `
Alder Bank
Account number: 3676598834
${head}
Balance brought forward                                       180.00
Faster Payment                 -10.00                         170.00
9 July 2019
Direct Debit                   -10.00                         160.00
10 July 2019
Direct Debit                   -20.00                         140.00
`;
  const sections = readPages(first, second);
  expect(sections.map(({ proof }) => proof)).toEqual(['proven', 'proven']);
  expect(sections[1]?.lines.map((line) => line.slice(0, 10))).toEqual([
    '2019-07-05',
    '2019-07-08',
    '2019-07-08',
    '2019-07-09',
    '2019-07-10',
  ]);
});
