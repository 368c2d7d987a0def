import { describe, expect, it } from 'vitest';
import { extractStatement } from '../index.ts';
import { type Placed, type PlacedRow, positioned, row } from '../layouts/positioned.fixture.ts';
import { readTyped, typedAsLines } from '../layouts/typed.fixture.ts';

/** A line as it was typed, in letters of unequal width: what blanks set apart stands where its text ends. */
const ragged = (line: string): PlacedRow => {
  let x = 40;
  return line.split('   ').map((text) => {
    const at = x;
    x += text.length * 4 + 20 + (text.length % 7);
    return [at, text.trim()];
  });
};

it('reads lines whose columns were made of blanks by nothing but themselves, where nothing stands under each other', () => {
  const lines = `
ATTIJARIWAFA BANK - Releve de Compte
Compte N: 007810000012345678901234
Periode: 01/07/2026 au 31/07/2026
Date   Libelle   Debit   Credit   Solde
01/07/2026 Solde Precedent   150,000.00
02/07/2026 Loyer Juil. - Soc. Immobiliere Anfa   12,000.00   138,000.00
05/07/2026 Virement Client ABC   25,000.00   163,000.00
08/07/2026 Paiement CB Station Afriquia Oasis Casablanca   850.00   162,150.00
12/07/2026 Virement Client   42,000.00   204,150.00
18/07/2026 Prelevement Mensuel CNSS   6,800.00   197,350.00
20/07/2026 Prelevement Facture Lydec Casablanca   1,450.00   195,900.00
31/07/2026 Solde Fin de Mois   195,900.00`;
  const [section] = readTyped(positioned(lines.trim().split('\n').map(ragged)));
  expect(section).toMatchObject({ balances: [15000000, 19590000], proof: 'proven' });
  expect(section?.lines.map((line) => line.split(' ')[1])).toEqual([
    '-1200000',
    '2500000',
    '-85000',
    '4200000',
    '-680000',
    '-145000',
  ]);
});

describe('a table of money in and out with the balance of each day, one of whose bookings stands on the wrong side', () => {
  const table = (dayOf: (day: string, text: string) => PlacedRow) => {
    const bookings: [
      day: string,
      text: string,
      edge: `r${number}`,
      money: string,
      balance?: string,
    ][] = [
      ['01/07/2026', 'Telephone', 'r300', '20.00'],
      ['01/07/2026', 'Rent for July', 'r300', '100.00', '880.00'],
      ['02/07/2026', 'Supermarket', 'r300', '30.00'],
      ['02/07/2026', 'Salary', 'r400', '500.00', '1,350.00'],
      ['03/07/2026', 'Supermarket', 'r300', '30.00'],
      ['03/07/2026', 'Petrol', 'r300', '20.00'],
      ['03/07/2026', 'Chemist', 'r300', '20.00', '1,280.00'],
      ['04/07/2026', 'Refund', 'r300', '45.00'],
      ['04/07/2026', 'Supermarket', 'r300', '60.00', '1,265.00'],
      ['05/07/2026', 'Pension', 'r400', '35.00', '1,300.00'],
    ];
    const rows = bookings.map(([day, text, edge, money, balance]): PlacedRow => {
      const figures: PlacedRow = row(
        [edge, money],
        ...(balance ? [['r500', balance] as Placed] : []),
      );
      return [...dayOf(day, text), ...figures] as PlacedRow;
    });
    return positioned([
      row([40, 'Statement of account in EUR 01/07/2026 to 31/07/2026']),
      row([40, 'Opening balance'], ['r500', '1,000.00']),
      row(
        [40, 'Date'],
        [110, 'Description'],
        ['r300', 'Money out'],
        ['r400', 'Money in'],
        ['r500', 'Balance'],
      ),
      ...rows,
      row([40, 'Closing balance'], ['r500', '1,300.00']),
    ]);
  };

  it('stays broken where a time stands beside each day', () => {
    const timed = (day: string, text: string) => row([40, `${day} 16:40`], [110, text]);
    expect(readTyped(table(timed))).toMatchObject([{ proof: 'broken' }]);
  });

  it('stays broken where day and text are drawn as one', () => {
    const asOne = (day: string, text: string) => row([40, `${day} ${text}`]);
    expect(readTyped(table(asOne))).toMatchObject([{ proof: 'broken' }]);
  });
});

it('takes the balances of days for no bookings, beside which all others would have the wrong day and amount (Inter)', () => {
  const page = `
Banco Inter S.A.
Conta: 7718420-6
Período: 01/01/2026 a 31/01/2026
Valor Saldo por transação
2 de Janeiro de 2026 Saldo do dia: R$ 318,58
Pix enviado: "Renata Prado" -R$ 100,00 R$ 318,58
5 de Janeiro de 2026 Saldo do dia: R$ 966,98
Crédito Salário: "VALE VERDE" R$ 218,40 R$ 536,98
Pix recebido: "Imobiliaria Horizonte" R$ 430,00 R$ 966,98
8 de Janeiro de 2026 Saldo do dia: R$ 614,21
Compra no debito: "SUPERMERCADOS BH" -R$ 352,77 R$ 614,21
12 de Janeiro de 2026 Saldo do dia: R$ 576,86
Pix enviado: "Renata Prado" -R$ 37,35 R$ 576,86`;
  expect(extractStatement(typedAsLines(page))).toMatchObject({ ok: false });
});

it('reads lines that begin with a number of their own in front of their days (Suresse)', () => {
  const page = `
2023-07-01
Auszug 5 /1
IBAN BE41 3770 6612 0910 EUR Voriger Saldo : 1.500,00 EUR
Nr. Trans. verfügbar
9 04-05 04-05 Ihre Überweisung -1,00 EUR
Empfänger : Ina Sommer
10 04-05 05-05 Überweisung zu Ihren Gunsten 8.000,00 EUR
Auftraggeber : Ina Sommer
Neuer Saldo am 05-05-2023 : 9.499,00 EUR`;
  const next = `
2023-07-01
Auszug 6 /1
IBAN BE41 3770 6612 0910 EUR Voriger Saldo : 9.499,00 EUR
Nr. Trans. verfügbar
11 08-05 08-05 Habenzinsen 18,94 EUR
Neuer Saldo am 08-05-2023 : 9.517,94 EUR`;
  expect(readTyped(typedAsLines(page, next))).toMatchObject([
    {
      balances: [150000, 951794],
      proof: 'proven',
      lines: [
        '2023-05-04 -100 null Ihre Überweisung Empfänger : Ina Sommer',
        '2023-05-04 800000 null Überweisung zu Ihren Gunsten Auftraggeber : Ina Sommer',
        '2023-05-08 1894 null Habenzinsen',
      ],
    },
  ]);
});

it('adds interest that is summed up apart to what was paid in (Raisin)', () => {
  const page = (interest: string) => `
Währung: EUR
Zeitraum: 01.03.2024 bis 23.08.2025
Kontostand am 01.03.2024 8.000,00
Summe Einzahlungen 4.000,00
Summe Auszahlungen 96,67
Summe gebuchter Zinsertrag ${interest}
Kontostand am 23.08.2025 12.000,00
Valuta Datum Zahlungsvorgang Belastung Gutschrift Saldo
01.03.2024 Alter Kontostand 8.000,00
10.03.2024 Einzahlung 4.000,00 12.000,00
10.06.2024 Zinsbuchung 96,67 12.096,67
12.06.2024 Zinsauszahlung 96,67 12.000,00
23.08.2025 Neuer Kontostand 12.000,00`;
  const proofOf = (text: string) => readTyped(typedAsLines(text))[0]?.proof;
  expect(proofOf(page('96,67'))).toBe('proven');
  expect(proofOf(page('96,68'))).toBe('broken');
});
