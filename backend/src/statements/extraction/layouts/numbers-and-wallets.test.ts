import { expect, it } from 'vitest';
import { brief, only } from './reading.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

it('a number that runs into the day behind it hides no day (M-PESA)', () => {
  const line = (number: string, day: string, text: string, out: string, left: string) =>
    [
      [40, number],
      [82, `${day} 08:15:10`],
      [200, text],
      ['r400', out],
      ['r500', left],
    ] as [number, string][];
  const section = only([
    [[40, 'MPESA FULL STATEMENT']],
    [[40, 'Statement Period: 01 May 2024 - 31 May 2024']],
    [
      [40, 'Receipt No.', 6],
      [82, 'Completion Time'],
      [200, 'Details'],
      ['r400', 'Withdrawn'],
      ['r500', 'Balance'],
    ],
    line('SEWK1DEGZ', '2024-05-04', 'Airtime', '-13.00', '800.00'),
    line('SEMKQQA7MS', '2024-05-02', 'Pay Bill', '-20.00', '813.00'),
    line('SEEWK1DEGZ', '2024-05-01', 'Pay Bill', '-2,683.00', '833.00'),
  ]);
  expect(section.currency).toBe('KES');
  expect(brief(section)).toEqual([
    ['2024-05-01', 'Pay Bill', -268300, 83300],
    ['2024-05-02', 'Pay Bill', -2000, 81300],
    ['2024-05-04', 'Airtime', -1300, 80000],
  ]);
});

it('a heading over bookings of any kind ends the group of payments, whatever card it names (C6)', () => {
  const page = `
C6 BANK                                                        Fatura do cartão C6 Carbon
Vencimento             Fechamento da fatura        Limite total
10/03/2024             04/03/2024                  R$ 15.000,00
   Fatura anterior                                        R$ 100,00
   Total a pagar                                          R$ 295,05


Pagamentos efetuados
Data         Descrição                                     Valor (R$)
10 fev       Inclusao de Pagamento                         - 100,00


Transações do cartão C6 Carbon Final 4412 - FERNANDA ALVES
Data         Descrição                                     Valor (R$)
07 fev       UBER *TRIP                                         9,95
09 fev       CARREFOUR BAIRRO                                 375,00
21 fev       ESTORNO MERCADOLIVRE                            - 89,90
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [-10000, -29505], proof: 'proven', lines: { length: 4 } },
  ]);
});

it('accounts in two currencies have amounts beside their currency and people on either side (Paysera)', () => {
  const account = (currency: string, rows: string, [opening, closing, out, into]: string[]) => `
Account EVP4488120441, currency ${currency}
Opening balance 2024-03-01: ${opening} ${currency}
Type       Transfer No.    Date and time        Recipient / Payer        Purpose of payment     Amount and currency     Balance
${rows}
Total debit: ${out} ${currency}     Total credit: ${into} ${currency}     Closing balance 2024-03-31: ${closing} ${currency}`;
  const euros = `
Card       808067325       2024-03-01 21:05     RIMI LIETUVA VILNIUS     Purchase, card                  -45.00 EUR     616.20
Transfer   891318733       2024-03-08 12:42     UAB Teltonika            Atlyginimas 2024-02          1 744.30 EUR    2 360.50`;
  const dollars = `
Card       808067329       2024-03-05 21:05     GITHUB                   Purchase, card                   -4.10 USD      40.00
Card       808067330       2024-03-08 12:42     OPENAI                   Purchase, card                  -20.00 USD      20.00`;
  const page = `
Paysera          Account statement
${account('EUR', euros, ['661.20', '2 360.50', '45.00', '1 744.30'])}
${account('USD', dollars, ['44.10', '20.00', '24.10', '0.00'])}
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'EUR', balances: [66120, 236050], proof: 'proven', lines: { length: 2 } },
    { currency: 'USD', balances: [4410, 2000], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('a box beside that of the turnovers names both balances (Tatra banka)', () => {
  const page = `
TATRA BANKA                    Výpis z účtu
Účet: Tatra Personal, EUR
Obdobie: 01.06.2024 - 30.06.2024
Začiatočný stav účtu            744,88 EUR     Kreditný obrat         1 000,00 EUR
Konečný stav účtu             1 726,75 EUR     Debetný obrat             18,13 EUR
Dátum           Popis transakcie                      Valuta            Suma v EUR
02.06.2024      Platba kartou                         02.06.2024            -18,13
                KAUFLAND 1961, Bratislava
14.06.2024      Platba 0200/2700448812                14.06.2024          1 000,00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [74488, 172675], proof: 'proven', lines: { length: 2 } },
  ]);
});
