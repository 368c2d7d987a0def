import { describe, expect, it } from 'vitest';
import { positioned, row } from '../positioned.fixture.ts';
import { FACTS, FIVE, five, only } from '../reading.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('takes what was paid abroad, in brackets below a booking, for none (Sberbank)', () => {
  const page = `
Выписка по счёту     Номер счёта 40817810000000000004 (RUB)     25.07.2019 - 26.12.2019
Дата операции         Описание операции        Сумма в валюте счёта     Остаток
Остаток на начало периода                                               1 010,00
15.12.2019            Restaurant                             156,28       853,72
16.12.2019 / 297777   Рестораны и кафе                  (29,75 EUR)
24.12.2019            Supermarket                            365,01       488,71
25.12.2019 / 206666   Супермаркеты                      (33,31 EUR)
Остаток на конец периода                                                  488,71
`;
  expect(readPages(page)).toMatchObject([{ proof: 'proven', lines: { length: 2 } }]);
});

it('knows the currency of what was paid abroad for none where texts begin in front of their label (Chase)', () => {
  const line = (day: string, text: string, amount: string) =>
    row([40, day], [104, text], ['r574', amount]);
  const sections = readTyped(
    positioned([
      row(
        [36, 'CHASE'],
        [200, 'Opening/Closing Date 12/11/24 - 01/10/25'],
        [400, 'Minimum Payment Due: $49.00'],
      ),
      row([36, 'Previous Balance'], ['r320', '$100.00']),
      row([36, 'New Balance'], ['r320', '$157.65']),
      row([36, 'Date of']),
      row(
        [36, 'Transaction'],
        [189, 'Merchant Name or Transaction Description'],
        [540, '$ Amount'],
      ),
      line('12/23', 'HOTEL V NESPLEIN AMSTERDAM', '38.12'),
      row([104, 'EURO']),
      row([131, '36.50'], [164, 'X'], [176, '1.0438 (EXCHG RATE)']),
      line('12/24', 'ALBERT HEIJN AMSTERDAM', '19.53'),
    ]),
  );
  expect(sections).toMatchObject([{ currency: 'USD', proof: 'proven' }]);
  expect(sections[0]?.lines).toHaveLength(2);
});

it('passes over the same figures in francs (La Banque Postale)', () => {
  const page = `
Compte Courant Postal n° 12 417 30 K 038     EUR     Relevé édité le 12 janvier 2016
Date       Opération                       Débit (¤)     Crédit (¤)     Soit en francs
           Ancien solde au 11/12/2015                      1 042,19       + 6 836,32
12/12      ACHAT CB LECLERC                    21,25                        - 139,39
25/12      VIREMENT DE MAIRIE                              1 688,27      + 11 074,33
           Nouveau solde au 11/01/2016                     2 709,21      + 17 771,25`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [104219, 270921],
      proof: 'proven',
      lines: [
        '2015-12-12 -2125 null ACHAT CB LECLERC',
        '2015-12-25 168827 null VIREMENT DE MAIRIE',
      ],
    },
  ]);
});

describe('notes of an amount in another currency', () => {
  it('do not tell how many decimals the amounts of a table have', () => {
    const section = only([
      [
        [40, '綜合對帳單 TWD'],
        [300, '2023/05/01 - 2023/05/31'],
      ],
      [20, [40, '交易說明'], ['r380', '支出'], ['r460', '存入'], ['r555', '餘額']],
      [[40, '2023/05/01']],
      [
        [40, '退款'],
        ['r460', '2,087'],
        ['r555', '222,706'],
      ],
      [[40, 'USD 176.55']],
      [20, [40, '2023/05/02']],
      [
        [40, '電費'],
        ['r380', '7,633'],
        ['r555', '215,073'],
      ],
    ]);
    expect(section.lines.map(({ amountMinor }) => amountMinor)).toEqual([208700, -763300]);
  });

  it('stand beside their amount below the name of its booking', () => {
    const row = (date: string, text: string, out: string, balance: string) =>
      five(date, text, out, '', balance);
    const section = only([
      FACTS,
      FIVE,
      [24, ...row('1 Mar 2024', 'Rail tickets', '10.00', '90.00')],
      [22, [120, 'Corner Bakery']],
      [12, ...row('2 Mar 2024', 'USD 12.40 @ 1.2400', '10.00', '80.00')],
      [22, ...row('3 Mar 2024', 'Rail tickets', '10.00', '70.00')],
    ]);
    expect(section.lines[1]?.description).toBe('Corner Bakery USD 12.40 @ 1.2400');
  });
});

it('books what was paid abroad in brackets beside a balance', () => {
  const page = `
Sparkasse      Kontoauszug     IBAN DE89 3704 0044 0532 0130 00     EUR
Datum         Text                                   Betrag        Saldo
              Anfangssaldo                                         100,00
03/03/2025    AMAZON US                              (10,00 USD)       90,70
05/03/2025    GEHALT                                 50,00         140,70
              Endsaldo                                             140,70
`;
  expect(readPages(page)).toMatchObject([{ lines: { length: 2 } }]);
});

it('leaves out dollars beside an account in another currency, and keeps the text beside them', () => {
  const page = `
Kontoauszug in EUR     1. Feb. 2026 bis 28. Feb. 2026
Datum           Beschreibung                        Geldausgang      Geldeingang       Saldo
6. Feb. 2026    Airalo                                  42,51 €                     1.289,48 €
                An: Airalo, Singapore                   $50.00
7. Feb. 2026    Zahlung von Mirja                                     18,50 €       1.307,98 €
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      lines: [
        '2026-02-06 -4251 128948 Airalo An: Airalo, Singapore',
        '2026-02-07 1850 130798 Zahlung von Mirja',
      ],
    },
  ]);
});

it('takes no single row in another currency beside a rate for a booking of an account that is not read', () => {
  const page = `
Card account statement     01/03/2025 - 31/03/2025     EUR
Opening balance                                                   100.00
Date         Description              Amount USD     Amount EUR
03/03/2025   Amazon                       22.00        -20.00
03/03/2025   Rate 1.10                    22.00
05/03/2025   Grocery                                   -10.00
Closing balance                                                   70.00
`;
  expect(readTyped(typed(page))).toMatchObject([{ proof: 'proven', balances: [10000, 7000] }]);
});

it('takes the code that a text ends with for no currency of the account, where a box beside the table goes on behind its amounts (Barclays)', () => {
  const page = `
Your Barclays Bank Account statement     28 Nov - 27 Dec 2024
Date       Description                          Money out    Money in     Balance
28 Nov     Start balance                                                  612.48     Start balance     £612.48
29 Nov     Card Payment to Airbnb EUR               34.18                 578.30     Your deposit is eligible for
           40.40 on 27 Nov at VISA Exchange Rate                                     protection by the scheme.
27 Dec     End balance                                                    578.30
`;
  expect(readTyped(typed(page))).toMatchObject([{ currency: 'GBP', proof: 'proven' }]);
});
