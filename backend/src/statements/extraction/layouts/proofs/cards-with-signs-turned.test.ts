import { expect, it } from 'vitest';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('proves no single purchase whose sign was changed to a plus, wherever what has to be paid is printed', () => {
  const inTable = (sign: string) => `
First Ferry Bank     Your credit card statement     Currency GBP
From 01 February 2022 to 30 April 2022
Date          Text                      Amount
              Opening balance           412.18
7 APR 22      Monthly account fee     ${sign}37.89
              Total amount due          450.07
`;
  const above = (sign: string) => `
Alder Bank     Your credit card statement NZD     From 01.11.2020 to 30.11.2020
Opening balance 01.11.2020     Total amount due 30.11.2020
719.27                         1,535.95
Date          Text                      Amount
01-11         Northline Rail          ${sign}816.68
`;
  for (const page of [inTable, above]) {
    expect(readTyped(typed(page(' ')))).toMatchObject([{ proof: 'proven' }]);
    expect(readTyped(typed(page('+')))).not.toMatchObject([{ proof: 'proven' }]);
  }
});

it('takes a list of bare amounts with a payment in minus for unproven, where nothing says that it is no card', () => {
  const page = (text: string) => `
Bank of Elbonia     Lista 01.03.2025 - 31.03.2025     EUR
Opening balance     100.00
Date           Text                  Amount
02.03.2025     ${text}                30.00
05.03.2025     ZUTRA                  20.00
09.03.2025     GELBIK               -100.00
Closing balance     50.00
`;
  expect(readTyped(typed(page('MIRPO')))).toMatchObject([{ proof: 'not_provable' }]);
  expect(readTyped(typed(page('Salary')))).toMatchObject([{ proof: 'proven' }]);
});

it('proves no bare amounts that may be paid with a card as well as into an account, unless their words tell', () => {
  const page = (...texts: string[]) => `
Auszug     vom 01.03.2025 bis 31.03.2025     EUR
Datum          Text                        Betrag
               Alter Saldo                  50,00
03.03.2025     ${texts[0]?.padEnd(25)}   30,00
05.03.2025     ${texts[1]?.padEnd(25)}   10,00
               Neuer Saldo                  90,00
`;
  expect(readPages(page('REWE Berlin', 'ALDI Köln'))[0]?.proof).toBe('not_provable');
  expect(readPages(page('Gutschrift Miete', 'Zinsen'))[0]?.proof).toBe('proven');
});

it('proves no card by signs that nothing on the page marks, since they lead to its balances turned around, too', () => {
  const page = `
Your credit card statement     Statement Date: 11th January 2026     GBP
Previous balance               £300.00
Your new balance                £57.22
Date           Description                 Amount (£)
12th Dec       MAXOL BELFAST GB            32.22
25th Dec       Direct Payment             300.00
31st Dec       ASOS.COM LONDON             25.00
4th Jan        COSTA COFFEE                50.00
`;
  expect(readTyped(typed(page)).map(({ proof }) => proof)).not.toContain('proven');
});

it('proves nothing by sums where nobody says whether the opening balance was held or owed (American Express)', () => {
  const page = `
American Express     Abrechnung     Datum 10.03.26     EUR
Saldo letzte Abrechnung EUR     Gutschriften EUR     Belastungen EUR     Ergebnis EUR
100,00                          -100,00              +49,24              49,24
Transaktionsdatum     Buchungsdatum     Details                        Betrag EUR
20.02                 21.02             ZAHLUNG ERHALTEN. BESTEN DANK      100,00 CR
01.03                 02.03             REWE BERLIN                         39,24
05.03                 06.03             SHELL BERLIN                        10,00
`;
  for (const { proof, balances } of readPages(page))
    if (proof === 'proven') expect(balances).toEqual([-10000, -4924]);
});

it('pays no card what it mostly bought, where payments stand under a heading of what went out (Nubank)', () => {
  const page = `
Nubank     FATURA 10 JAN 2025     EMISSÃO E ENVIO 03 JAN 2025     BRL
Fatura anterior                  R$ 374,22
Total a pagar                    R$ 167,80
03 DEZ     Ifood Lanchonete                   R$ 48,90
09 DEZ     Amazon Br                          R$ 57,90
18 DEZ     Padaria                            R$ 61,00
Pagamentos                                  -R$ 374,22
10 DEZ     Pagamento em 10 DEZ              -R$ 374,22
`;
  const [section] = readPages(page);
  expect(section?.balances).toEqual([-37422, -16780]);
  expect(section?.lines[0]).toBe('2024-12-03 -4890 null Ifood Lanchonete');
});
