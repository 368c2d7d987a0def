import { expect, it } from 'vitest';
import { extractStatement } from '../index.ts';
import { readPages, typed } from '../layouts/typed.fixture.ts';

const head = `
Santander
Historia Rachunku
Konto Santander          52 1090 2398 0000 0001 1122 3344
Okres                    od dnia 2025-06-01 do dnia 2025-06-30
Suma wpływów:            +95,53 PLN
Suma wydatków:           -153,74 PLN
Zestawienie operacji`;

const charged = `
Data operacji      OBCIĄŻENIE                                                     -147,74 PLN
2025-06-30         Z rachunku: 52 1090 2398 0000 0001 1122 3344
Data księgowania   Tytuł: Zakup BLIK Autopay S.A. ref:5418696096
2025-06-30`;
const fee = `
Data operacji      OPŁATA                                                           -6,00 PLN
2025-06-30         Tytuł: Opłata za prowadzenie rachunku
Data księgowania
2025-06-30`;
const received = `
Data operacji      UZNANIE                                                         +95,53 PLN
2025-06-24         Z rachunku: 88 1140 2017 0000 4402 5507 5507
Data księgowania   EWA NADAWCZA
2025-06-26         Na rachunek: 52 1090 2398 0000 0001 1122 3344
                   Tytuł: Przelew na telefon`;

it('reads bookings that repeat the labels of their days, each above its day, on the days of booking (Santander Polska)', () => {
  expect(readPages(head + charged + fee + received)).toMatchObject([
    {
      lines: [
        '2025-06-26 9553 null UZNANIE Z rachunku: 88 1140 2017 0000 4402 5507 5507 EWA NADAWCZA Na rachunek: 52 1090 2398 0000 0001 1122 3344 Tytuł: Przelew na telefon',
        '2025-06-30 -600 null OPŁATA Tytuł: Opłata za prowadzenie rachunku',
        '2025-06-30 -14774 null OBCIĄŻENIE Z rachunku: 52 1090 2398 0000 0001 1122 3344 Tytuł: Zakup BLIK Autopay S.A. ref:5418696096',
      ],
      proof: 'not_provable',
    },
  ]);
});

it('believes no such list in which a booking has no day', () => {
  const torn = charged.replace(/\n2025-06-30/g, '\n          ');
  expect(extractStatement(typed(head + torn + fee + received + charged))).toMatchObject({
    failure: 'noTransactions',
  });
});
