import { expect, it } from 'vitest';
import { accountsIn, labelsOf, readTyped, typed, typedAsLines } from '../typed.fixture.ts';

it('takes a number at the end of a sentence for that of no account at hand (Bank of America)', () => {
  const account = (name: string, number: string, told: string[], sums: string[]) => `
Bank of America, N.A.     Account # 4880 2217 9071     December 20, 2024 to January 21, 2025
Your ${name}                              Account number: ${number}
JAMES T CALDWELL
Account summary
Beginning balance on December 20, 2024      $${sums[0]}      ${told[0]}
Deposits and other additions                  ${sums[1]}      ${told[1]}
ATM and debit card subtractions              -${sums[2]}
Other subtractions                             -0.00
Checks                                         -0.00
Service fees                                   -0.00
Ending balance on January 21, 2025          $${sums[3]}
Deposits and other additions
Date          Description                              Amount
01/02/25      Deposit                                  ${sums[1]}
ATM and debit card subtractions
Date          Description                              Amount
01/10/25      Payment                                 -${sums[2]}
`;
  const checking = account(
    'Adv Plus Banking',
    '4880 2217 9071',
    ['Your account has overdraft protection provided by', 'deposit account number 4880 3390 5528.'],
    ['2,841.66', '500.00', '120.00', '3,221.66'],
  );
  const savings = account(
    'Advantage Savings',
    '4880 3390 5528',
    ['', ''],
    ['5,120.33', '300.00', '450.00', '4,970.33'],
  );
  const overview = `
Bank of America, N.A.     Your combined statement     for December 20, 2024 to January 21, 2025
Your deposit accounts        Account/plan number      Ending balance      Details on
Adv Plus Banking             4880 2217 9071                $3,221.66      Page 3
Advantage Savings            4880 3390 5528                $4,970.33      Page 5
Total balance                                              $8,191.99
`;
  const text = typed(overview, checking, savings);
  expect(labelsOf(text)).toEqual([
    'Your Adv Plus Banking Account number: 4880 2217 9071',
    'Your Advantage Savings Account number: 4880 3390 5528',
  ]);
  expect(readTyped(text)).toMatchObject([
    { balances: [284166, 322166], proof: 'proven', lines: { length: 2 } },
    { balances: [512033, 497033], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('takes no creditor for an account, and the number behind the name of a card for its own (card complete)', () => {
  const pages = typed(
    `
card complete     Abrechnung vom 12.02.2025     Visa Classic Nr.     4548 97XX XXXX 3310
Alle Beträge in EUR. Gutschriften sind mit "-" gekennzeichnet.
Datum          Text / Vertragspartner                      Betrag EUR
               Saldo der letzten Abrechnung vom 13.01.2025      93,46
14.01.2025     MPREIS WARENVERTRIEBS GMBH                       43,18
20.01.2025     ZAHLUNG/LASTSCHRIFT - DANKE                      93,46 -
               Übertrag                                         43,18
`,
    `
card complete     Visa Nr. 4548 97XX XXXX 3310     Abrechnung vom 12.02.2025     Blatt 2/2
Datum          Text / Vertragspartner                      Betrag EUR
               Übertrag                                         43,18
08.02.2025     SPOTIFY AB                                       10,99
               Gesamtsaldo zu Ihren Lasten                      54,17
mittels SEPA-Lastschrift eingezogen. Creditor-ID: AT92ZZZ00000000563, Mandatsreferenz: 000018836621.
`,
  );
  expect(accountsIn(pages)).toEqual(['454897XXXXXX3310']);
  expect(readTyped(pages)).toMatchObject([
    {
      balances: [-9346, -5417],
      proof: 'proven',
      lines: { length: 3 },
    },
  ]);
});

it('takes the account of a payee at the foot of a page for none of the statement (N26)', () => {
  const page = `
N26 Bank                                            IBAN: DE88 1001 1001 2620 4477 31
Kontoauszug Nr. 03/2024          01.03.2024 bis 31.03.2024
Beschreibung                               Verbuchungsdatum        Betrag
EDEKA NEUKOELLN                            12.03.2024              -50,41€
Nils Overbeck                              21.03.2024              -97,77€
Überweisung
IBAN: DE85191151199842026354
Pizza + Kino
`;
  const next = `
Beschreibung                               Verbuchungsdatum        Betrag
EDEKA NEUKOELLN                            22.03.2024              -55,14€
Zusammenfassung
Dein alter Kontostand                                              +731,90€
Dein neuer Kontostand                                              +528,58€
`;
  expect(readTyped(typed(page, next))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2024-03-12 -5041 null EDEKA NEUKOELLN',
        '2024-03-21 -9777 null Nils Overbeck Überweisung IBAN: DE85191151199842026354 Pizza + Kino',
        '2024-03-22 -5514 null EDEKA NEUKOELLN',
      ],
    },
  ]);
});

it('begins no account with the number that a booking names at the foot of a page', () => {
  const head = 'Buchungsdatum     Wertstellung     Beschreibung                         Betrag';
  const first = `
Kontoauszug     Zeitraum 01.12.2022 - 31.12.2022     IBAN DE58110101015881277440
Anfangssaldo am 01.12.2022     310,00 EUR     Endsaldo am 31.12.2022     230,00 EUR
${head}
14.12.2022        14.12.2022       Vattenfall Abschlag              -30,00 EUR
                                   IBAN DE31200400000628904700
15.12.2022        13.12.2022       BOLT Kartenzahlung               -40,00 EUR
`;
  const second = `
${head}
19.12.2022        17.12.2022       Kaufhof                          -10,00 EUR
`;
  expect(readTyped(typed(first, second))).toMatchObject([
    { lines: { length: 3 }, balances: [31000, 23000], proof: 'proven' },
  ]);
});

it('begins no booking with the period in the head of the next account, whose movements are none (Brubank)', () => {
  const page = `
1 JUN 2026 al 30 JUN 2026
Mi cuenta Resumen ARS
Tipo Caja de ahorro Saldo Inicial $ 10,00
Imp. Trans. Financieras $ 0,00 Saldo Final $ 510,00
Fecha Ref Descripción Débito Crédito Saldo
01-06-26 REF0000001 Proveedor - EMPRESA UNO - $ 1.000,00 $ 1.010,00
09-06-26 REF0000002 Fondeo de tu cuenta Max $ 500,00 - $ 510,00
1 JUN 2026 al 30 JUN 2026
Mi cuenta Resumen
Tipo Caja de ahorro Saldo Inicial U$S 100,00
Imp. Trans. Financieras U$S 0,00 Saldo Final U$S 100,00
Sin Movimientos`;
  expect(readTyped(typedAsLines(page))).toMatchObject([
    {
      balances: [1000, 51000],
      proof: 'proven',
      lines: [
        expect.stringContaining('2026-06-01 100000 101000'),
        expect.stringContaining('2026-06-09 -50000 51000'),
      ],
    },
  ]);
});

it('takes the number of a card in the last text of a page for that of no account on the next (UBS)', () => {
  const labels = `
Datum          Informationen                       Belastungen     Gutschriften     Valuta         Saldo CHF
`;
  const page = `
UBS Privatkonto     0233 00817254.40X
IBAN                CH52 0023 3233 8172 5440 X
${labels}
28.02.2026     Schlusssaldo                                                                         8'724.30
27.02.2026     Debitkarte                                27.40                      26.02.2026      8'724.30
               Kartennummer 14482201-0 05/28; Zahlung 26.02.2026
26.02.2026     Debitkarte                                10.00                      25.02.2026      8'751.70
               SBB CFF FFS EasyRide, Bern
               Kartennummer 14482201-0 05/28; Zahlung 25.02.2026
               Transaktions-Nr. 0233044GK9917745
`;
  const next = `${labels}
20.02.2026     Vergütung                                                 100.00     20.02.2026      8'761.70
01.02.2026     Anfangssaldo                                                                         8'661.70
`;
  expect(readTyped(typed(page, next))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2026-02-20 10000 876170 Vergütung',
        '2026-02-26 -1000 875170 Debitkarte SBB CFF FFS EasyRide, Bern Kartennummer 14482201-0 05/28; Zahlung 25.02.2026 Transaktions-Nr. 0233044GK9917745',
        '2026-02-27 -2740 872430 Debitkarte Kartennummer 14482201-0 05/28; Zahlung 26.02.2026',
      ],
    },
  ]);
});
