import { describe, expect, it } from 'vitest';
import { readAsLines, readPages } from '../typed.fixture.ts';

/** How each section proves, between which balances, and with which days and amounts. */
const brief = (sections: ReturnType<typeof readPages>) =>
  sections.map(({ proof, balances, lines }) => [
    proof,
    ...balances,
    lines.map((line) => line.split(' ', 2).join(' ').slice(5)).join(', '),
  ]);

describe('a statement ends', () => {
  it('with no balance that stands above what goes on overleaf', () => {
    const first = `
Crédit Mutuel     31 décembre 2024     Page 1/2
C/C CONFORT N° 00020441701     en euros
Date           Date valeur     Opération                    Débit EUROS     Crédit EUROS
                               SOLDE CREDITEUR AU 29/11/2024                1.204,77
02/12/2024     02/12/2024      VIR LOYER DECEMBRE           650,00
05/12/2024     05/12/2024      VIR CAF                                      182,40
                               SOLDE INTERMEDIAIRE                          737,17
                                                            <<Suite au verso>>
`;
    const second = `
Crédit Mutuel     31 décembre 2024     Page 2/2
09/12/2024     09/12/2024      PAIEMENT CB FNAC             30,99
20/12/2024     20/12/2024      PRLV EDF                     71,15
                               SOLDE CREDITEUR AU 31/12/2024                635,03
`;
    const whole = ['proven', 120477, 63503, '12-02 -65000, 12-05 18240, 12-09 -3099, 12-20 -7115'];
    expect(brief(readPages(first, second))).toEqual([whole]);
    expect(brief(readAsLines(first, second))).toEqual([whole]);
  });

  it('with no balance of a day above the note that it goes on', () => {
    const first = `
NatWest     Statement 1 December 2025 - 31 December 2025     Page 1 of 2
Account number 12345678     GBP
Date           Description                   Paid out     Paid in
               Balance on 1 December                      1,240.18
02/12/2025     Direct Debit Vodafone         19.35
04/12/2025     Salary Acme Ltd                            2,150.00
               Balance on 4 December                      3,370.83
Continued on next page
`;
    const second = `
NatWest     Page 2 of 2
09/12/2025     Direct Debit British Gas     131.07
22/12/2025     Card Sainsburys               58.92
               Balance on 31 December                     3,180.84
`;
    expect(brief(readAsLines(first, second))).toEqual([
      ['proven', 124018, 318084, '12-02 -1935, 12-04 215000, 12-09 -13107, 12-22 -5892'],
    ]);
  });

  it('with nothing that proves it where a page follows overleaf whose columns stand elsewhere', () => {
    const first = `
CIC     31 décembre 2024     Page 1/2
C/C PARCOURS N° 00020441701     en euros
Date           Date valeur     Opération                    Débit EUROS     Crédit EUROS
                               SOLDE CREDITEUR AU 29/11/2024                100,00
02/12/2024     01/12/2024      COTIS CONFORT                9,35
03/12/2024     03/12/2024      PAIEMENT CB                  40,65
05/12/2024     05/12/2024      VIR CAF                                      50,00
                               SOLDE CREDITEUR AU 05/12/2024                100,00
                                                            <<Suite au verso>>
`;
    const second = `
        CIC     31 décembre 2024     Page 2/2
        09/12/2024     09/12/2024      PAIEMENT CB FNAC             30,00
        10/12/2024     10/12/2024      VIR PAPA                                      80,00
                                       SOLDE CREDITEUR AU 31/12/2024                150,00
`;
    expect(readPages(first, second)[0]?.proof).toBe('not_provable');
  });

  it('on the page that it goes on to, though a box in its table names its end before', () => {
    const first = `
DKB     Kontoauszug 12/2024     Seite 1/2
Kontonummer 4711081500     EUR
Datum          Text                        Soll         Haben
               Alter Kontostand                        1.000,00
               Neuer Kontostand                          650,00
02.12.2024     Miete                      300,00
05.12.2024     Strom                      100,00
               Fortsetzung auf Seite 2
`;
    const second = `
DKB     Seite 2/2
09.12.2024     Gutschrift                               100,00
12.12.2024     Handy                       50,00
`;
    expect(brief(readPages(first, second))).toEqual([
      ['proven', 100000, 65000, '12-02 -30000, 12-05 -10000, 12-09 10000, 12-12 -5000'],
    ]);
  });

  it('with no booking whose text speaks of what is held', () => {
    const page = `
Erste Bank     KONTOAUSZUG     01.12.2024 - 31.12.2024     IBAN AT02 1001 1001 2345 6789     EUR
Datum          Text                                       Betrag
Alter Kontostand                                        1.000,00
02.12.2024     Miete                                      712,00-
16.12.2024     Gehalt                                   2.611,38
17.12.2024     Stadtwerke
               GUTHABEN 2024                               22,47
20.12.2024     Rewe                                       -10,00
Neuer Kontostand                                        2.911,85
`;
    const whole = ['proven', 100000, 291185, '12-02 -71200, 12-16 261138, 12-17 2247, 12-20 -1000'];
    expect(brief(readPages(page))).toEqual([whole]);
    expect(brief(readAsLines(page))).toEqual([whole]);
  });
});

it('does not prove two tables of one account of which the second begins with another balance', () => {
  const first = `
HSBC     Account Number 741-118827-833     Statement Date 7 January 2026     Page 1 of 2
HKD Savings
Date       Transaction Details          Deposit     Withdrawal     Balance
8 Dec      B/F BALANCE                                             1,877.25
9 Dec      RENT                                     500.00         1,377.25
`;
  const second = `
HSBC     Account Number 741-118827-833     Page 2 of 2
HKD Savings
Date       Transaction Details          Deposit     Withdrawal     Balance
6 Jan      CASH                                     77.25          1,300.00
           C/F BALANCE                                             1,300.00
HKD Savings
Date       Transaction Details          Deposit     Withdrawal     Balance
7 Jan      B/F BALANCE                                             1,200.00
7 Jan      FEE                                      10.00          1,190.00
           C/F BALANCE                                             1,190.00
`;
  for (const { proof } of readPages(first, second)) expect(proof).toBe('not_provable');
});

it('takes the one of two columns for an amount that is not nought, though the balance equals it', () => {
  const page = `
HDFC BANK     Account No 50100234567890     Statement From 01/12/2025 to 31/12/2025     INR
Date         Narration                     Withdrawal Amt     Deposit Amt     Closing Balance
01/12/2025   OPENING BALANCE                                                        0.00
03/12/2025   NEFT CR SALARY ACME                   0.00          25000.00       25000.00
05/12/2025   UPI BIG BASKET                      840.00              0.00       24160.00
20/12/2025   IMPS FROM RAVI                        0.00           2000.00       26160.00
31/12/2025   CLOSING BALANCE                                                   26160.00
`;
  expect(brief(readAsLines(page))).toEqual([
    ['proven', 0, 2616000, '12-03 2500000, 12-05 -84000, 12-20 200000'],
  ]);
});

it('reads amounts set apart from their signs beside those without one', () => {
  const page = `
Bankhaus Muster     Kontoauszug 01.12.2025 - 31.12.2025     IBAN DE02 1001 1001 2345 6789     EUR
Datum          Text                               Betrag
01.12.2025     Alter Kontostand                   500,00  Guthaben
03.12.2025     Weber KG                            54,00  -
05.12.2025     Anna Schmidt                        10,00  -
08.12.2025     Möbel Huber                         20,00  -
09.12.2025     Karl Otto                           10,00
10.12.2025     Peter Maier                         30,00
11.12.2025     Lisa Lang                           20,00  -
12.12.2025     Acme GmbH                          100,00
14.12.2025     Jan Jung                            54,00
31.12.2025     Neuer Kontostand                   590,00  Guthaben
`;
  expect(brief(readPages(page))).toEqual([
    [
      'proven',
      50000,
      59000,
      '12-03 -5400, 12-05 -1000, 12-08 -2000, 12-09 1000, 12-10 3000, 12-11 -2000, 12-12 10000, 12-14 5400',
    ],
  ]);
});

it('takes no amounts that are held back for bookings, where those are listed with their balances', () => {
  const page = `
Santander     Movimientos de cuenta
CUENTA SMART: ES17 0049 1876 5121 1023 3445
Saldo: 1.546,27 EUR     Periodo: del 01/01/2026 al 12/01/2026
Retenciones: 12,50 EUR
Fecha operación     Operación                 Importe
12/01/2026          Gasolinera             -10,00 EUR
12/01/2026          Parking                 -2,50 EUR
Movimientos
Fecha operación     Operación                 Importe             Saldo
12/01/2026          Traspaso              -150,00 EUR      1.546,27 EUR
09/01/2026          Farmacia               -11,75 EUR      1.696,27 EUR
05/01/2026          Devolucion              54,90 EUR      1.708,02 EUR
`;
  expect(brief(readPages(page))).toEqual([
    ['proven', null, 154627, '01-05 5490, 01-09 -1175, 01-12 -15000'],
  ]);
});
