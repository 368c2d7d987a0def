import { describe, expect, it } from 'vitest';
import { sentenceFor } from '../failures.ts';
import { extractCsv } from './index.ts';

function read(text: string) {
  const result = extractCsv(text);
  if (!result.ok) return { failure: result.failure, detail: result.detail };
  const [section] = result.statement.sections;
  return {
    opening: section?.openingMinor,
    closing: section?.closingMinor,
    lines: section?.lines.map(({ description, amountMinor }) => [description, amountMinor]),
  };
}

describe('an export with gross, fee and net amounts', () => {
  const rows = (head: string) => `${head}
01/03/2026,Studio Nord,Website Payment,Completed,EUR,"1,190.00",-35.05,"1,154.95","1,154.95",,Credit
02/03/2026,,General Authorization,Completed,EUR,-20.00,0.00,-20.00,"1,154.95",,Memo
02/03/2026,Hosting,Bill Payment,Completed,USD,-25.00,0.00,-25.00,-25.00,Server,Debit
02/03/2026,,General Currency Conversion,Completed,USD,25.00,0.00,25.00,0.00,,Credit
15/03/2026,,General Withdrawal,Completed,EUR,"-1,000.00",0.00,"-1,000.00",154.95,,Debit
`;
  it.each([
    'Date,Name,Type,Status,Currency,Gross,Fee,Net,Balance,Note,Balance Impact',
    'Datum,Name,Typ,Status,Währung,Brutto,Gebühr,Netto,Guthaben,Hinweis,Auswirkung auf Guthaben',
  ])('counts what changes the balance, by the net amount: %s', (head) => {
    expect(read(rows(head))).toEqual({
      opening: null,
      closing: 15_495,
      lines: [
        ['Studio Nord', 115_495],
        ['General Withdrawal', -100_000],
      ],
    });
  });
});

describe('a row of a card with no day of booking and nothing in its columns of debits and credits', () => {
  const table = (
    open: string,
  ) => `Card number;Purchase date;Booking text;Amount;Currency;Debit;Credit;Booked
4901;27.07.2026;TWINT;7.20;CHF;${open}
4901;24.07.2026;LIBRAIRIE;56.41;CHF;56.41;;26.07.2026
4901;23.07.2026;MERCADO;59.47;CHF;9.00;;25.07.2026
4901;01.07.2026;DIRECT DEBIT;;CHF;;400.00;01.07.2026
`;

  it('is not booked yet', () => {
    const lines = [
      ['DIRECT DEBIT', 40_000],
      ['MERCADO', -900],
      ['LIBRAIRIE', -5641],
    ];
    expect(read(table(';;')).lines).toEqual(lines);
    const german = table(';;')
      .replace('Purchase date', 'Einkaufsdatum')
      .replace('Booked', 'Buchung');
    expect(read(german).lines).toEqual(lines);
    const french = table(';;')
      .replace('Purchase date', "Date d'achat")
      .replace('Booked', 'Ecriture');
    expect(read(french).lines).toEqual(lines);
  });

  it('is refused where it has been debited without a day, bears a balance, or is of no card', () => {
    const undated = { failure: 'undatedRow', detail: '2' };
    expect(read(table('7.20;;'))).toEqual(undated);
    expect(read(table(';;').replace('Card', 'Serial'))).toEqual(undated);
    const balanced = table(';;').replace('Booked', 'Booked;Balance').replace(';;\n', ';;;9.00\n');
    expect(read(balanced)).toEqual(undated);
  });
});

describe('the state of a row', () => {
  const table = (state: string) =>
    `Date,Description,Amount,Currency,Status\n2026-01-02,Shop,-1.00,EUR,Completed\n2026-01-03,Hotel,-80.00,EUR,${state}\n`;

  it.each([
    'Completed',
    'BOOKED',
    'Gebucht',
    'Comptabilisée',
    'Исполнен',
    'Совершён',
    'Успешный',
    'Виконано',
    'Осчетоводена',
    '',
  ])('books %j', (state) => {
    expect(read(table(state)).lines).toHaveLength(2);
  });

  it.each([
    'Pending',
    'Expired',
    'Hold',
    'Error',
    'In Progress',
    'IN_PROGRESS',
    'Not completed',
    'Authorised',
    'Payment failed',
    'Storniert',
    'Отклонён',
    'Отказ',
  ])('leaves out %j', (state) => {
    expect(read(table(state)).lines).toEqual([['Shop', -100]]);
  });

  it('refuses a state that nobody knows, and names it', () => {
    const refused = read(table('Refunded'));
    expect(refused).toEqual({ failure: 'unknownState', detail: 'Refunded' });
    expect(sentenceFor('unknownState', 'Refunded')).toContain('“Refunded”');
  });

  it('is none where a column of what has cleared holds marks', () => {
    const text = 'Date,Description,Amount,Currency,Cleared\n2026-01-02,Shop,-1.00,USD,R\n';
    expect(read(text).lines).toHaveLength(1);
  });

  it('is told by the column of states where one of what has cleared stands before it', () => {
    const cleared = (first: string, second: string) =>
      `Date,Description,Amount,Balance,Cleared,Status,Currency
2026-01-02,Shop,-1.00,9.00,2026-01-03,${first},EUR
2026-01-03,Hotel,-2.00,7.00,,${second},EUR
`;
    expect(read(cleared('Posted', 'Pending')).lines).toEqual([['Shop', -100]]);
    expect(read(cleared('Posted', 'Pending review'))).toMatchObject({ failure: 'unknownState' });
  });

  it.each(['No', 'false', 'Nein', 'Uncleared'])(
    'is refused where a column of what has cleared holds marks beside %j',
    (word) => {
      const text = `Date,Description,Amount,Currency,Cleared
2026-01-02,Shop,-1.00,USD,Yes
2026-01-03,Hotel,-2.00,USD,${word}
`;
      expect(read(text)).toMatchObject({ failure: 'unknownState' });
    },
  );

  it('is none where the column holds places', () => {
    const text = 'Date,Description,Amount,Currency,State\n2026-01-02,Shop,-1.00,USD,CA\n';
    expect(read(text).lines).toHaveLength(1);
  });
});

describe('what is no booking', () => {
  const head = 'Date,Description,Amount,Balance,Currency\n';
  const rows = '2026-01-02,Shop,-10.00,90.00,EUR\n2026-01-03,Pay,20.00,110.00,EUR\n';
  const lines = [
    ['Shop', -1000],
    ['Pay', 2000],
  ];

  it('is a total with a date or without one, but not a shop of that name', () => {
    for (const date of ['2026-01-31', '']) {
      expect(read(`${head}${rows}${date},Total,10.00,,EUR\n`).lines).toEqual(lines);
    }
    expect(read(`${head}${rows}2026-01-31,Total Wine,10.00,120.00,EUR\n`).lines).toHaveLength(3);
    const fuel = '2026-01-30,TOTAL,-10.00,100.00,EUR\n2026-01-31,TOTAL,-10.00,90.00,EUR\n';
    expect(read(`${head}${rows.split('\n')[0]}\n${fuel}`).lines).toHaveLength(3);
    expect(read(`${head}${rows}2026-01-31,TOTAL,-45.00,65.00,EUR\n`).lines).toHaveLength(3);
  });

  it.each(['Balance forward', 'B/F', 'Brought forward', 'Report', 'Saldo anterior'])(
    'is a balance before all rows, beside which no side stands: %s',
    (name) => {
      const text = `Date,Description,Amount,D/C,Currency\n2026-01-01,${name},100.00,,EUR
2026-01-02,Shop,10.00,D,EUR\n2026-01-03,Pay,20.00,C,EUR\n`;
      expect(read(text)).toEqual({ opening: 10_000, closing: null, lines });
    },
  );

  it('is a balance that is named alone at an end of the table', () => {
    const first = '2026-01-01,Opening balance,100.00,100.00,EUR\n';
    const last = '2026-01-31,Closing balance on 31.01.2026,,110.00,EUR\n';
    expect(read(head + first + rows + last)).toEqual({ opening: 10000, closing: 11000, lines });
  });

  it('is no booking whose words mention a balance', () => {
    const more = '2026-01-04,Opening balance bonus,5.00,115.00,EUR\n';
    expect(read(head + rows + more).lines).toHaveLength(3);
    const card =
      'Date,Description,Amount,Currency\n2026-01-02,Shop,-1.00,EUR\n2026-01-03,AMEX STATEMENT BALANCE,-80.00,EUR\n';
    expect(read(card)).toEqual({
      opening: null,
      closing: null,
      lines: [
        ['Shop', -100],
        ['AMEX STATEMENT BALANCE', -8000],
      ],
    });
  });

  it('is not dropped in silence: an amount without a date refuses the file and names its line', () => {
    const refused = read(`${head}${rows},Insurance,-30.00,80.00,EUR\n`);
    expect(refused).toEqual({ failure: 'undatedRow', detail: '4' });
    expect(sentenceFor('undatedRow', '4')).toContain('Row 4 ');
  });
});
