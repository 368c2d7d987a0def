import { describe, expect, it } from 'vitest';
import { extractStatement } from '../../index.ts';
import { readTyped, typed, typedAsLines } from '../typed.fixture.ts';

describe('a page on which the rule of another layout would mislead', () => {
  it('an instalment of a card keeps the day of its purchase (a statement over the turn of a year)', () => {
    const page = `
Cartão de crédito     Fatura     BRL     Período 11/12/2023 a 10/01/2024
Saldo anterior     0,00
Data     Descrição                         Valor
15/12    Mercado Pão                       10,00
05/02    Loja Tech Parcela 11/12           50,00
08/01    Café                               5,00
Saldo atual     65,00`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        proof: 'proven',
        lines: [
          '2023-02-05 -5000 null Loja Tech Parcela 11/12',
          '2023-12-15 -1000 null Mercado Pão',
          '2024-01-08 -500 null Café',
        ],
      },
    ]);
  });

  it('a booking in front of a long period is of its beginning', () => {
    const page = `
Kontoauszug EUR     vom 01.02.2023 bis 31.12.2023
Alter Saldo                                          100,00
Datum     Wert      Verwendungszweck                           Betrag
31.01.    01.02.    Zinsabschluss                              -10,00
20.06.    20.06.    Kartenzahlung Rewe                         -20,00
05.12.    05.12.    Gutschrift                                  50,00
Neuer Saldo                                          120,00`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        proof: 'proven',
        lines: [
          '2023-01-31 -1000 null Zinsabschluss',
          '2023-06-20 -2000 null Kartenzahlung Rewe',
          '2023-12-05 5000 null Gutschrift',
        ],
      },
    ]);
  });

  it('the day of a form is not that of a statement whose month a line names (Santander in Brazil)', () => {
    const page = `
EXTRATO CONSOLIDADO     BRL
dezembro/2024
Extrato_PF_A4_Basico - 2/4/2024
Data      Descrição               Movimento(R$)      Saldo(R$)
          SALDO EM 30/11                              2.750,00
02/12     PIX ENVIADO                 2.000,00-         750,00
18/12     PIX ENVIADO                   700,00-          50,00
          SALDO EM 31/12                                 50,00`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        proof: 'proven',
        lines: ['2024-12-02 -200000 75000 PIX ENVIADO', '2024-12-18 -70000 5000 PIX ENVIADO'],
      },
    ]);
  });

  it.each([
    { words: 'days outside the period', days: ['02/04/2024', '02/04/2024'] },
    { words: 'days before those of the first list', days: ['05/03/2024', '06/03/2024'] },
  ])('a second column goes on with no list of the first where it has $words', ({ days }) => {
    const page = `
Card statement     Currency EUR     01/03/2024 - 31/03/2024
Previous balance     100.00
New balance     145.00
Purchases card 1                                                 ${days[0]}    Reservation hotel               50.00
Date          Description                     Amount             ${days[1]}    Reservation hotel              -50.00
02/03/2024    Shop                             10.00             Purchases card 2
05/03/2024    Cafe                             20.00             Date          Description                     Amount
07/03/2024    Bar                               5.00             09/03/2024    Books                            3.00
08/03/2024    Bus                               5.00             10/03/2024    Tea                              2.00`;
    const [section] = readTyped(typed(page));
    expect(section?.lines.some((line) => line.includes('Reservation'))).toBe(false);
    expect(section?.lines).toHaveLength(6);
  });

  it('a reporting currency in the head is none of rows that bear another one', () => {
    const page = `
Business Bank Europe     Account statement     Reporting currency: USD
01/03/2024 - 31/03/2024
Date          Description                   Currency     Debit       Credit       Balance
01/03/2024    Opening balance               EUR                                   1,000.00
02/03/2024    Shop                          EUR          10.00                     990.00
05/03/2024    Salary                        EUR                      100.00        1,090.00
Closing balance     1,090.00`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        proof: 'proven',
        lines: ['2024-03-02 -1000 99000 Shop', '2024-03-05 10000 109000 Salary'],
      },
    ]);
  });

  it('another account in the head names no currency of rows that bear their own', () => {
    const page = `
Kontoauszug EUR     vom 01.03.2024 bis 31.03.2024     Sparkonto USD
Alter Saldo                                           100,00
Datum     Verwendungszweck          Währung           Betrag       Saldo
02.03.    Lastschrift               EUR               -10,00        90,00
05.03.    Gutschrift                EUR                50,00       140,00
Neuer Saldo                                           140,00`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        proof: 'proven',
        lines: ['2024-03-02 -1000 9000 Lastschrift', '2024-03-05 5000 14000 Gutschrift'],
      },
    ]);
  });

  it('a year in the text of a booking is not torn off its day', () => {
    const page = `
Relevé de compte EUR     Relevé du 31/07/2023
Date Libellé Débit Crédit Solde
Solde initial 100,00 €
02 juil. Prélèvement cotisation
2022 MAIF assurance 10,00 € 90,00 €
03 juil. Prélèvement taxe
2022 DGFIP foncière 20,00 € 70,00 €
Solde final 70,00 €`;
    expect(readTyped(typedAsLines(page))).toMatchObject([
      {
        proof: 'proven',
        lines: [
          '2023-07-02 -1000 9000 Prélèvement cotisation 2022 MAIF assurance',
          '2023-07-03 -2000 7000 Prélèvement taxe 2022 DGFIP foncière',
        ],
      },
    ]);
  });

  it('a plus among charges is one where a minus stands beside it', () => {
    const page = `
Account statement     Currency EUR     01/03/2024 - 31/03/2024
Previous balance     100.00
Charges
Date          Description                     Amount
02/03/2024    Shop                             10.00
03/03/2024    Instalment plan set up          +30.00
03/03/2024    Purchase moved to plan          -30.00
05/03/2024    Cafe                             20.00
07/03/2024    Bar                               5.00
08/03/2024    Bus                               5.00
New balance     140.00`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        proof: 'proven',
        lines: [
          '2024-03-02 -1000 null Shop',
          '2024-03-03 -3000 null Instalment plan set up',
          '2024-03-03 3000 null Purchase moved to plan',
          '2024-03-05 -2000 null Cafe',
          '2024-03-07 -500 null Bar',
          '2024-03-08 -500 null Bus',
        ],
      },
    ]);
  });

  it('a percentage among the details of a booking on the next page is no rate', () => {
    const page = `
Account statement     Currency EUR     01/03/2024 - 31/03/2024
Date          Description                     Details      Debit       Credit       Balance
01/03/2024    Opening balance                                                       1,000.00
02/03/2024    Shop                                          10.00                     990.00
31/03/2024    Interest gross                                              100.00     1,090.00
Date          Description                     Details      Debit       Credit       Balance
              Withholding tax                 35 %          35.00                   1,055.00
              Account fee                                    5.00                   1,050.00
              Closing balance                                                       1,050.00`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        proof: 'proven',
        lines: [
          '2024-03-02 -1000 99000 Shop',
          '2024-03-31 10000 109000 Interest gross',
          '2024-03-31 -3500 105500 Withholding tax 35 %',
          '2024-03-31 -500 105000 Account fee',
        ],
      },
    ]);
  });

  it('payments that are planned below the bookings of texts in front are none', () => {
    const page = `
N26 Bank Kontoauszug   01.03.2024 bis 31.03.2024  EUR
Dein alter Kontostand     100,00 €
Verwendungszweck                     Datum             Betrag
Rewe                                 02.03.2024       -10,00 €
Gehalt                               05.03.2024      +100,00 €
Daueraufträge
Miete                                01.04.2024       -50,00 €
Strom                                01.04.2024       -20,00 €
Dein neuer Kontostand     190,00 €`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        proof: 'not_provable',
        lines: ['2024-03-02 -1000 null Rewe', '2024-03-05 10000 null Gehalt'],
      },
    ]);
  });

  it('a list of what comes later, with a heading of its own in the second column, is not read on', () => {
    const page = `
Card statement     Currency EUR     01/03/2024 - 31/03/2024
Previous balance     100.00
New balance     115.00
Purchases card 1                                                 Payments posted after this statement
Date          Description                     Amount             02/04/2024    Refund hotel                    -20.00
02/03/2024    Shop                             10.00             Purchases card 2
05/03/2024    Cafe                             20.00             Date          Description                     Amount
07/03/2024    Bar                               5.00             09/03/2024    Books                            3.00
08/03/2024    Refund                          -25.00             10/03/2024    Tea                              2.00`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        proof: 'proven',
        lines: [
          '2024-03-02 -1000 null Shop',
          '2024-03-05 -2000 null Cafe',
          '2024-03-07 -500 null Bar',
          '2024-03-08 2500 null Refund',
          '2024-03-09 -300 null Books',
          '2024-03-10 -200 null Tea',
        ],
      },
    ]);
  });

  it('an account with digits behind those of another is one of its own', () => {
    const page = `
Bank statement     EUR     01/03/2024 - 31/03/2024
Account number: 12345678
Date          Description                     Debit       Credit       Balance
01/03/2024    Opening balance                                         1,000.00
02/03/2024    Shop                             10.00                     990.00
Account number: 12345678001
Date          Description                     Debit       Credit       Balance
05/03/2024    Salary                                      100.00         600.00
06/03/2024    Shop                              50.00                    550.00
31/03/2024    Closing balance                                           550.00`;
    expect(readTyped(typed(page))).toMatchObject([
      { proof: 'not_provable', lines: ['2024-03-02 -1000 99000 Shop'] },
      { proof: 'proven', lines: ['2024-03-05 10000 60000 Salary', '2024-03-06 -5000 55000 Shop'] },
    ]);
  });

  it('a payment to one whose name begins with Von is not told by it', () => {
    const page = `
Kontoauszug EUR vom 01.03.2024 bis 31.03.2024
Alter Saldo     500,00
Datum         Verwendungszweck                        Betrag
02.03.2024    Von Poll Immobilien Miete              850,00
03.03.2024    Max Muster                             850,00
Neuer Saldo     500,00`;
    expect(extractStatement(typed(page))).toMatchObject({ ok: false, failure: 'noDirection' });
  });

  it('29 February stays one where the other days are of a year without it', () => {
    const page = `
Kontoauszug EUR     vom 01.12.2024 bis 28.02.2025
Alter Saldo                                          100,00
Datum     Verwendungszweck                           Betrag
29.02.    Zinsabschluss                              -10,00
02.12.    Kartenzahlung Rewe                         -20,00
05.01.    Gutschrift                                  50,00
Neuer Saldo                                          120,00`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        lines: [
          '2024-02-29 -1000 null Zinsabschluss',
          '2024-12-02 -2000 null Kartenzahlung Rewe',
          '2025-01-05 5000 null Gutschrift',
        ],
      },
    ]);
  });
});
