import { describe, expect, it } from 'vitest';
import { readAsLines, readPages } from '../typed.fixture.ts';

const linesOf = (page: string) => readAsLines(page).map(({ lines, proof }) => [proof, ...lines]);

it('takes no figure beside the last word of a text for a balance', () => {
  const page = `
Musterbank Kontoauszug EUR
IBAN DE02 1203 0000 0000 2020 51
01.05.2025 bis 31.05.2025
Anfangssaldo 1.000,00
02.05.2025 Gehalt 500,00
05.05.2025 Lastschrift -20,00
Stadtwerke Ausgleich neuer
Saldo 20,00
07.05.2025 Dauerauftrag -400,00
Endsaldo 1.080,00
`;
  expect(readAsLines(page)).toMatchObject([{ balances: [100000, 108000], proof: 'proven' }]);
});

describe('several accounts in lines without columns', () => {
  const page = (first: string, second: string, code = ['', '']) => `
Volksbank Kontoauszug 01.05.2025 - 31.05.2025 ${code[0] === '' ? 'EUR' : ''}
${first} Anfangssaldo${code[0]} 100,00
02.05.2025 Umbuchung -60,00
03.05.2025 Umbuchung -40,00
Endsaldo${code[0]} 0,00
${second} Anfangssaldo${code[1]} 0,00
20.05.2025 Umbuchung 500,00
Endsaldo${code[1]} 500,00
`;

  it('proves nothing where the bookings of the second one were read as those of the first', () => {
    const period = 'Zeitraum 01.05.2025 - 31.05.2025';
    expect(readAsLines(page(period, `Sparkonto\n${period}`))[0]?.proof).not.toBe('proven');
  });

  it('proves nothing where they have one number and two currencies', () => {
    const own = 'Konto 12345678';
    expect(readAsLines(page(own, own, [' EUR', ' USD']))[0]?.proof).not.toBe('proven');
  });
});

describe('the figure beside an amount', () => {
  it('is no second balance where those in front lead nowhere', () => {
    const page = `
Musterbank Kreditkarte Kontoauszug 01.03.2024 - 31.03.2024
IBAN CH09 0000 0000 0000 0000 0 CHF
Datum Text Betrag Kurswert Belastung
Anfangssaldo 200.00
05.03.2024 Migros -20.00 -20.00 -20.00
07.03.2024 Coop -30.00 -30.00 -30.00
09.03.2024 SBB -15.00 -15.00 -15.00
11.03.2024 Amazon -50.00 -46.10 -46.79
Endsaldo 88.21
`;
    expect(linesOf(page)).toEqual([
      [
        'proven',
        '2024-03-05 -2000 null Migros',
        '2024-03-07 -3000 null Coop',
        '2024-03-09 -1500 null SBB',
        '2024-03-11 -4679 null Amazon',
      ],
    ]);
  });

  it('is what may be spent where it does not lead on from the opening balance', () => {
    const page = `
Musterbank Kontoauszug 01.03.2024 - 31.03.2024 EUR
IBAN DE02 1203 0000 0000 2020 51
Startsaldo: 100,00 €
Endsaldo: 550,00 €
Datum Text Betrag Verfügbar
05.03.2024 Kartenzahlung REWE -20,00 € 580,00 €
07.03.2024 Kartenzahlung Lidl -30,00 € 550,00 €
09.03.2024 Gehalt +500,00 € 1.050,00 €
`;
    expect(linesOf(page)).toEqual([
      [
        'proven',
        '2024-03-05 -2000 null Kartenzahlung REWE',
        '2024-03-07 -3000 null Kartenzahlung Lidl',
        '2024-03-09 50000 null Gehalt',
      ],
    ]);
  });

  it('is no balance in another currency', () => {
    const page = `
Bank Kontoauszug 01.03.2024 - 31.03.2024 EUR
IBAN DE02 1203 0000 0000 2020 51
Anfangssaldo 100,00
05.03.2024 -20,00 80,00 REWE
07.03.2024 -30,00 50,00 Lidl
08.03.2024 -10,00 12,00 USD Amazon
09.03.2024 500,00 540,00 Gehalt
Endsaldo 540,00
`;
    expect(linesOf(page)).toEqual([
      [
        'proven',
        '2024-03-05 -2000 8000 REWE',
        '2024-03-07 -3000 5000 Lidl',
        '2024-03-08 -1000 null 12,00 USD Amazon',
        '2024-03-09 50000 54000 Gehalt',
      ],
    ]);
  });
});

it('keeps the numbers of texts apart from amounts where days are torn', () => {
  const page = `
Musterbank Kontoauszug 01.03.2024 - 31.03.2024 EUR
IBAN DE02 1203 0000 0000 2020 51
Anfangssaldo 1.000,00
05 .03 .2024 Miete Wohnung Nr 3 700,00-
07 .03 .2024 Rechnung 12 50,00-
09 .03 .2024 Lohn 1.500,00+
11 .03 .2024 Strom Rate 3 60,00-
Endsaldo 1.690,00
`;
  expect(linesOf(page)).toEqual([
    [
      'proven',
      '2024-03-05 -70000 null Miete Wohnung Nr 3',
      '2024-03-07 -5000 null Rechnung 12',
      '2024-03-09 150000 null Lohn',
      '2024-03-11 -6000 null Strom Rate 3',
    ],
  ]);
});

it('turns no interest that was credited into what was owed', () => {
  const page = (amount: string) => `
ING-DiBa AG 60628 Frankfurt am Main
Jahres-Kontoauszug 2020
Valuta Vorgang Euro
IBAN DE02 1203 0000 0000 2020 51 / Kontonummer 0000202051
alter Saldo 0,00
13.10.2020 Gutschrift-VWL ${amount}
12.11.2020 Gutschrift VWL 40,00
11.12.2020 Gutschrift-VWL 40,00
31.12.2020 Zinsgutschrift 0,02
31.12.2020 neuer Saldo 120,02
`;
  expect(readAsLines(page('40,00'))).toMatchObject([{ proof: 'proven', lines: { length: 4 } }]);
  // With 40.04 it would hold if 0.02 had been paid.
  expect(readAsLines(page('40,04'))[0]?.proof).not.toBe('proven');
});

it('takes no currency of an account from the label of what it is worth in another one', () => {
  const page = `
台新銀行     外匯存款對帳單     帳號 123-456-789012
資料期間 2025/03/01 - 2025/03/31
存款種類     外幣金額     匯率     新臺幣金額
美元活存     1,100.00     32.5     35,750
日期          摘要         支出         存入         餘額
              承前餘額                              1,000.00
2025/03/05    匯出        100.00                      900.00
2025/03/07    匯入                      200.00      1,100.00
              期末餘額                              1,100.00
`;
  expect(() => readPages(page)).toThrow('noCurrency');
});

it('closes an account with the balance beside its own contract', () => {
  const page = `
Banco Ejemplo     Estado de cuenta     MXN     Periodo del 01/05/2025 al 31/05/2025
Número de contrato: 12345678     Saldo inicial     1,000.00
Número de contrato: 12345678     Saldo final     1,200.00
Fecha          Concepto       Cargos     Abonos
02/05/2025     Retiro         100.00
05/05/2025     Deposito                  300.00
`;
  expect(readPages(page)).toMatchObject([{ balances: [100000, 120000], proof: 'proven' }]);
});

it('keeps what pays a loan back beside what is left of it', () => {
  const page = `
Sparkasse Musterstadt
Darlehenskonto DE12345678901234567890
Kontoauszug 01.07.2026 - 31.08.2026 EUR
Datum         Text                                          Betrag EUR
Kontostand am 30.06.2026                                    -12.745,67
01.07.2026    Restschuld 12.545,67- Tilgung                     200,00
01.08.2026    Restschuld 12.345,67- Tilgung                     200,00
Kontostand am 31.08.2026                                    -12.345,67
`;
  expect(readPages(page)).toMatchObject([{ proof: 'proven', lines: { length: 2 } }]);
});
