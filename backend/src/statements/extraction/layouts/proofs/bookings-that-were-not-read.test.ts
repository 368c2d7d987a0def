import { describe, expect, it } from 'vitest';
import { extractStatement } from '../../index.ts';
import { readTyped, typed, typedAsLines } from '../typed.fixture.ts';

describe('a dated row in the columns of the bookings that was not read', () => {
  const head = `
Statement 1 Mar 2025 - 31 Mar 2025     EUR
Date           Description                 Amount     Balance
               Opening balance                         100.00
01/03/2025     Shop                        -10.00       90.00
               Closing balance                          90.00`;
  const row = '08/03/2025     Other shop                   -5.00       85.00';

  it.each([
    ['below a heading', 'Qzxk vjwqz xk'],
    ['behind a line that is no row', 'Qzxk vjwqz xk vjwqz.'],
  ])('keeps what closes above it from proving anything: %s', (_, between) => {
    const [section] = readTyped(typed(`${head}\n${between}\n${row}\n`));
    expect(section).toMatchObject({ proof: 'not_provable', lines: { length: 1 } });
  });

  it.each(['Pending transactions', 'Reward points'])(
    'is none under the title of what is none: %s',
    (title) => {
      expect(readTyped(typed(`${head}\n\n${title}\n${row}\n`))).toMatchObject([
        { proof: 'proven', lines: { length: 1 } },
      ]);
    },
  );
});

it('keeps a list of bookings in other columns from passing for none', () => {
  const head = `
Statement 1 Mar 2025 - 31 Mar 2025     EUR
                              Date           Description       Amount     Balance
                                             Opening balance               100.00
                              01/03/2025     Shop              -10.00       90.00
                                             Closing balance                90.00


Qzxk vjwqz xk
`;
  const lost = (count: number) =>
    Array.from({ length: count }, (_, at) => `0${at + 2}/03/2025     Qzxk     ${at + 1}.00`);
  const read = (count: number) => readTyped(typed(head + lost(count).join('\n')));
  expect(read(3)).toMatchObject([{ proof: 'not_provable', lines: { length: 1 } }]);
  expect(read(2)).toMatchObject([{ proof: 'proven', lines: { length: 1 } }]);
});

it('takes a list for unproven whose other bookings have their amounts in a column that nobody knows', () => {
  const page = `
Tarjeta de crédito     Saldo anterior 86.20     Saldo actual 70.00    PEN   31-Ago-2024
Fecha          Descripción              Plan        Zutra       Monto
21-Jul-2024    PLAZA VEA                            83.90
21-Jul-2024    PRIMAX                              126.02
23-Jul-2024    LUZ DEL SUR                         264.99
03-Ago-2024    PAGO TARJETA                                    -86.20
03-Ago-2024    OPENAI                                           27.00
04-Ago-2024    RAPPI PERU                           74.59
05-Ago-2024    PRIMAX                               99.99
06-Ago-2024    AMZN                                             43.00
`;
  expect(readTyped(typed(page))).toMatchObject([{ proof: 'not_provable' }]);
});

it('an amount in the column of the other side, in a short table among lines of text', () => {
  const page = `
Caisse du Vallon
Mira Lenz
Lindenweg 4
40121 Bologna
Relevé de compte courant, 23 décembre 2025 au 22 janvier 2026, Devise: EUR
Solde d'ouverture 23 décembre 2025: 4.199,09
Date               Libellé                         Débit          Crédit
25/12              Paiement par carte              82,10
31/12              Intérêts créditeurs                            361,55
03/01              Paiement par carte              997,15
11/01              Salaire Halden SARL             64,57
Solde final 22 janvier 2026: 3.545,96
Veuillez vérifier ce relevé et nous signaler toute erreur dans les deux mois.
Les dépôts sont garantis par la loi.
Nous vous remercions de votre confiance.`;
  const [section] = readTyped(typed(page));
  expect(section?.lines.at(-1)).toMatch(/^2026-01-11 -6457 /);
  expect(section?.proof).toBe('broken');
});

it('proves nothing up to what a page carries forward where the list goes on under labels that nobody knows (Public Bank)', () => {
  const page = (rows: string, label: string) => `
PUBLIC BANK BERHAD     PENYATA AKAUN / STATEMENT OF ACCOUNT     Nombor Akaun / Account Number   4471882016
Tarikh Penyata / Statement Date     31 Dec 2025
TARIKH      TRANSAKSI                          DEBIT        KREDIT          BAKI
DATE        TRANSACTION                                     ${label}       BALANCE
${rows}`;
  const statement = (label: string) =>
    readTyped(
      typed(
        page(
          `            Balance From Last Statement                                    1,842.17
01/12       DUITNOW TRSF DR 044718            850.00                        992.17
02/12       DR-ECP 201188                     124.35                        867.82
            Balance C/F                                                     867.82`,
          label,
        ),
        page(
          `26/12       Balance B/F                                                     867.82
29/12       DEP-ECP 119004                                 1,200.00       2,067.82
30/12       RMT CR 440017 INWARD                             472.35       2,540.17
            Closing Balance In This Statement                             2,540.17`,
          label,
        ),
      ),
    );
  for (const label of ['CREDIT', 'QQQQQQ'])
    expect(statement(label)).toMatchObject([
      { currency: 'MYR', balances: [184217, 254017], proof: 'proven', lines: { length: 4 } },
    ]);
});

it('is no empty month where lines that begin with a date and end in an amount were not understood', () => {
  const text = typedAsLines(`
Kontoauszug EUR
Alter Saldo 0,00+
Buchung Wert
03.08.25 04.08. Wertpapiere 10,00-
03.08.25 03.08. Lastschrift 10,00+
Neuer Saldo 0,00+`);
  const result = extractStatement(text);
  const lines = result.ok ? result.statement.sections.flatMap((section) => section.lines) : [];
  expect(result.ok && lines.length === 0).toBe(false);
});

it('stands between what opens the account and what it held on the day of the first one that was read (Consorsbank)', () => {
  const page = (booking: string) => `
Consorsbank     Konto-Nr. 0820118822     Kontoauszug 31.08.20     EUR
                                                                        Soll         Haben
Buchungssaldo alt                                                                   523,37+
Buchungssaldo neu                                                                 8.857,47+
Text/Verwendungszweck              Datum      PNNr     Wert             Soll         Haben
${booking}
*** Kontostand zum 10.08. ***                                                    15.523,37+
EFFEKTEN NR.0000118822071          10.08.     8808     12.08.      2.549,70-
EFFEKTEN NR.0000118822072          10.08.     8808     12.08.      4.116,20-
*** Kontostand zum 12.08. ***                                                     8.857,47+
`;
  const booking = `EURO-UEBERW.                       10.08.     8420     10.08.                   15.000,00+`;
  expect(readTyped(typed(page(booking)))).toMatchObject([
    { balances: [52337, 885747], proof: 'proven', lines: { length: 3 } },
  ]);
  expect(readTyped(typed(page('   Investition neue Aktien')))).toMatchObject([
    { balances: [52337, 885747], proof: 'broken', lines: { length: 2 } },
  ]);
});
