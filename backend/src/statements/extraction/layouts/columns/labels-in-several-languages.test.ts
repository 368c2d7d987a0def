import { describe, expect, it } from 'vitest';
import { columnRoleOf } from '../../words/labels.ts';
import { readTyped, typed } from '../typed.fixture.ts';

it('knows labels of cards in Colombia (Davivienda)', () => {
  expect(columnRoleOf('Valor cuota del mes')).toBe('amount');
  expect(columnRoleOf('No. Compr.')).toBe('reference');
});

it('knows labels of Korea with blanks in other places (KB)', () => {
  expect(columnRoleOf('이번 달 결제 원금')).toBe('amount');
  expect(columnRoleOf('원화금액')).toBe('amount');
  expect(columnRoleOf('미화(USD)')).toBe('ignored');
});

it('reads soft hyphens as hyphens, and a label that begins with the word for a balance (Caixa Geral de Depósitos)', () => {
  const page = `
Conta à ordem EUR     Extrato de 2023-11-01 a 2023-11-30
Data mov.      Data valor     Descrição               Débito       Crédito       Saldo contab.
                              SALDO ANTERIOR                                          100,00
2023-11-01     2023-11-01     COMPRAS LIDL             15,47                           84,53
2023-11-02     2023-11-02     TRF PERM RENDA           90,00                           -5,47
                              SALDO CONTABILÍSTICO                                     -5,47`;
  expect(readTyped(typed(page.replaceAll('-', '\u00AD')))).toMatchObject([
    {
      proof: 'proven',
      lines: ['2023-11-01 -1547 8453 COMPRAS LIDL', '2023-11-02 -9000 -547 TRF PERM RENDA'],
    },
  ]);
});

describe('headers and balances of further languages', () => {
  it.each([
    [
      'Croatian, with a dot behind the year',
      `
IZVADAK PO TEKUĆEM RAČUNU     Razdoblje: 01.02.2025. - 28.02.2025.     Valuta računa: EUR
Datum knjiženja     Datum valute     Opis transakcije          Uplata       Isplata       Stanje
                                     Početno stanje                                       237,91
02.02.2025.         01.02.2025.      KUPOVINA KARTICOM                      54,70         183,21
05.02.2025.         05.02.2025.      PRIMITAK PLAĆE            20,00                      203,21
Završno stanje                                                                            203,21
`,
      [23791, 20321],
    ],
    [
      'Estonian',
      `
KONTO VÄLJAVÕTE     Periood: 01.03.2025 - 31.03.2025     Valuuta: EUR
Kuupäev        Saaja/Maksja          Selgitus             Deebet        Kreedit
Algsaldo 01.03.2025                                                     1 187.25
03.03.2025     KÜ Pärnu mnt          Korteriühistu        -213.44
07.03.2025     BOLT OPERATIONS       Töötasu                             418.90
Lõppsaldo 31.03.2025                                                    1 392.71
`,
      [118725, 139271],
    ],
    [
      'Turkish, newest first',
      `
HESAP ÖZETİ     Dönem: 01.03.2025 - 31.03.2025     Dönem Sonu Bakiye: 186,22 TL
Tarih/Saat              Kanal/Şube     İşlem Tutarı     Bakiye      Açıklama
31/03/2025-09:54:56     POS                  -31,50     186,22      MİGROS KADIKÖY
30/03/2025-09:11:35     Diğer                 17,72     217,72      GELEN HAVALE
`,
      // No balance stands above the oldest line.
      [null, 18622],
    ],
    [
      'Danish, with crowns of the country of the account',
      `
Kontoudtog     Periode 1. maj 2025 – 31. maj 2025     IBAN DK8666951000458812
Startsaldo, 1. maj 2025     452,37 kr.     Slutsaldo, 31. maj 2025     206,46 kr.
Dato             Tekst               Beløb           Saldo
31. maj 2025     Apple               -330,82 kr.     206,46 kr.
30. maj 2025     Løn                  84,91 kr.      537,28 kr.
`,
      [45237, 20646],
    ],
    [
      'Bulgarian, with balances at the end of a day',
      `
ИЗВЛЕЧЕНИЕ ПО СМЕТКА     Период: от 01.03.2025 до 31.03.2025     Валута: BGN
Дата           Вальор         Вид операция / Контрагент     Дебит      Кредит     Салдо
Начално салдо към 01.03.2025                                                     100.00
02.03.2025     01.03.2025     Плащане на ПОС                20.00
02.03.2025     02.03.2025     Получен превод                           5.00       85.00
Крайно салдо                                                                      85.00
`,
      [10000, 8500],
    ],
  ])('%s', (_, page, balances) => {
    expect(readTyped(typed(page))).toMatchObject([{ balances, proof: 'proven' }]);
  });

  it('knows the currency of an account behind its label, whatever language that is in', () => {
    const account = (currency: string, opening: string, closing: string) => `
Konto: EE282200221098765432
Valuuta: ${currency}
Kuupäev        Saaja/Maksja          Selgitus             Deebet        Kreedit
Algsaldo 01.03.2025                                                     ${opening}
03.03.2025     GITHUB                Ostutehing           -10.00
Lõppsaldo 31.03.2025                                                    ${closing}
`;
    const page = `KONTO VÄLJAVÕTE     Periood: 01.03.2025 - 31.03.2025
${account('EUR', '100.00', ' 90.00')}
${account('USD', ' 23.18', ' 13.18')}`;
    expect(readTyped(typed(page))).toMatchObject([
      { currency: 'EUR', proof: 'proven' },
      { currency: 'USD', proof: 'proven' },
    ]);
  });

  it('takes what a card marks with nothing for owed, where what was spent bears a minus', () => {
    const page = `
Wyciąg z rachunku karty kredytowej za okres 2025-02-12 - 2025-03-11
Zadłużenie na początek okresu     100,00 PLN     Termin spłaty                   2025-04-04
Zadłużenie na koniec okresu        80,00 PLN     Minimalna kwota do zapłaty     10,00 PLN
Data operacji     Data księgowania     Opis operacji          Kwota w PLN
2025-02-14        2025-02-16           APTEKA GEMINI               -20,00
2025-02-15        2025-02-17           KINO                        -10,00
2025-02-28        2025-02-28           SPŁATA KARTY                 50,00
`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        balances: [-10000, -8000],
        proof: 'proven',
        lines: [
          '2025-02-14 -2000 null APTEKA GEMINI',
          '2025-02-15 -1000 null KINO',
          '2025-02-28 5000 null SPŁATA KARTY',
        ],
      },
    ]);
  });
});

it('knows the plural over the amounts of a list without days of booking (Erste Bank)', () => {
  expect(
    readTyped(
      typed(`
ERSTE Bank     KONTOAUSZUG     EUR
Kontonummer/IBAN               Auszug/Blatt     Datum/Uhrzeit          Zuletzt gültiger Auszug
AT13 2011 1844 1773 3200       006/001          30.06.2025 22:14       005/002 30.05.2025
Buchungstext/Booking text                       Wert/Value     Beträge/Amounts
alter Kontostand/Old Balance                                             418,62
BILLA DANKT 0004417 WIEN                        0206                     38,47-
George-Überweisung Miete                        0206                    890,00-
Gehalt Mai 2025                                 0606                  2.845,12
neuer Kontostand/New Balance                                          2.335,27
`),
    ),
  ).toMatchObject([
    {
      balances: [41862, 233527],
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2025-06-02 -3847 /),
        expect.stringMatching(/^2025-06-02 -89000 /),
        expect.stringMatching(/^2025-06-06 284512 /),
      ],
    },
  ]);
});

it('reads Oberbank, re:member and Fidelity by their own words', () => {
  const lasten = `
OBERBANK     KONTOAUSZUG     AUSZUG 006/2024     EUR
BUCHUNG      TEXT                 VALUTA       LASTEN       GUTSCHRIFT EUR
             ALTER SALDO VOM 31.05.2024                        312,44-
03.06.       BANKOMAT             03.06.      150,00-
04.06.       FINANZAMT            04.06.                       430,00
             NEUER SALDO VOM 30.06.2024                         32,44-
`;
  expect(readTyped(typed(lasten))).toMatchObject([{ balances: [-31244, -3244], proof: 'proven' }]);
  const skuld = `
re:member     FAKTURA     Fakturadatum 2024-04-03     Lägsta belopp att betala 376,00
Köpdatum       Bokfört        Specifikation             Belopp SEK
                              SKULD FRÅN FÖREGÅENDE FAKTURA       312,60
2024-03-05     2024-03-06     ICA MAXI                      563,03
2024-03-16     2024-03-17     INBETALNING BANKGIRO         -500,00
                              AKTUELL SKULD                 375,63
`;
  expect(readTyped(typed(skuld))).toMatchObject([{ balances: [-31260, -37563], proof: 'proven' }]);
  const fidelity = `
Fidelity     INVESTMENT REPORT     March 1, 2024 - March 31, 2024     USD
Beginning Account Value        $9,000.00
Ending Account Value          $10,850.00
Deposits
Date         Description                   Amount
03/01        DIRECT DEPOSIT             $1,850.00
Core Fund Activity
Date         Description                   Amount
03/01        You Bought                -$1,850.00
`;
  expect(readTyped(typed(fidelity))).toMatchObject([
    {
      balances: [900000, 1085000],
      proof: 'proven',
      lines: ['2024-03-01 185000 null DIRECT DEPOSIT'],
    },
  ]);
});

it('goes by the labels of days where a second language names documents below them (Vietcombank)', () => {
  const page = `
Vietcombank     Số tài khoản/ Account No.: 0071004412908     Loại tiền/ Currency: VND
Từ/ From: 01/11/2024     Đến/ To: 30/11/2024
Số dư đầu kỳ/ Opening balance:     1,000,000
STT     Ngày giao dịch/ TNX Date     Số tiền ghi nợ/     Số tiền ghi có/     Số dư/          Nội dung chi tiết/
No.     Số CT/ Doc No                Debit               Credit              Balance         Transactions in detail
1       03/11/2024                   150,000                                 850,000         CHUYEN TIEN PHAM THI LAN
        5272.20135                                                                           TECHCOMBANK
2       04/11/2024                                       50,000              900,000         VU THI HANH
        5244.50622
Số dư cuối kỳ/ Ending balance                                                900,000
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2024-11-03 -150000 850000 CHUYEN TIEN PHAM THI LAN TECHCOMBANK',
        '2024-11-04 50000 900000 VU THI HANH',
      ],
    },
  ]);
});

it('takes a second text behind both sides for no balances (Montenegro)', () => {
  const page = `
LOVĆEN BANKA AD     Broj računa :565000000003318827     Valuta :978 EUR     IZVOD BR. 14 za dan 19.01.2026
Valuta         Naziv i račun nalogodavca     Zaduženje     Odobrenje     Šifra i svrha plaćanja     Poziv na broj
19.01.2026     PLAVI HORIZONT DOO                 0,00      2.450,00     189 PO FAKTURI 12          12-2026
19.01.2026     UPRAVA PRIHODA I CARINA          483,12          0,00     140 445 DOPRINOSI          445
Predhodno stanje     100,00
Novo stanje        2.066,88
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [10_000, 206_688],
      proof: 'proven',
      lines: [
        '2026-01-19 245000 null PLAVI HORIZONT DOO 189 PO FAKTURI 12',
        '2026-01-19 -48312 null UPRAVA PRIHODA I CARINA 140 445 DOPRINOSI',
      ],
    },
  ]);
});
