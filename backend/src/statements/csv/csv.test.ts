import { describe, expect, it } from 'vitest';
import { proveSection } from '../extraction/index.ts';
import { type CsvResult, decodeText, extractCsv } from './index.ts';

function read(text: string, bank?: string) {
  const result = extractCsv(text, bank ? { bank } : {});
  if (!result.ok) throw new Error(`refused: ${result.failure}`);
  return { layout: result.layout, ...result.statement };
}
const failureOf = (result: CsvResult) => (result.ok ? 'read' : result.failure);
const rowsOf = ({ sections }: ReturnType<typeof read>, index = 0) =>
  sections[index]?.lines.map((line) => [line.date, line.description, line.amountMinor]);

const REVOLUT = `Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
CARD_PAYMENT,Current,2026-10-01 9:12:01,2026-10-02 10:00:00,Espresso Lab,-3.80,0.00,EUR,COMPLETED,96.20
TRANSFER,Current,2026-10-03 12:00:00,2026-10-03 12:00:02,"To ""Ana, Inc.""",-10.00,0.50,EUR,COMPLETED,85.70
CARD_PAYMENT,Current,2026-10-04 08:00:00,,Hotel,-80.00,0.00,EUR,PENDING,
CARD_PAYMENT,Current,2026-10-02 08:00:00,2026-10-05 08:00:00,Refused shop,-5.00,0.00,EUR,REVERTED,
TOPUP,Current,2026-10-06 08:00:00,2026-10-06 08:00:00,Payment from Halden Ltd,20.00,0.00,EUR,COMPLETED,105.70
TRANSFER,Savings,2026-10-07 08:00:00,2026-10-07 08:00:00,To EUR savings,7.00,0.00,EUR,COMPLETED,7.00
EXCHANGE,Current,2026-10-08 08:00:00,2026-10-08 08:00:00,Exchanged to GBP,15,0,GBP,COMPLETED,15
`;

describe('a Revolut export', () => {
  it('gives one section per currency and product, without what is pending or reverted', () => {
    const statement = read(REVOLUT);
    expect(statement).toMatchObject({ bank: 'Revolut', layout: 'revolut' });
    expect(statement.sections.map(({ label, currency }) => [label, currency])).toEqual([
      ['Account', 'EUR'],
      ['Deposit', 'EUR'],
      ['Account', 'GBP'],
    ]);
    expect(rowsOf(statement)).toEqual([
      ['2026-10-02', 'Espresso Lab', -380],
      ['2026-10-03', 'To "Ana, Inc."', -1050],
      ['2026-10-06', 'Payment from Halden Ltd', 2000],
    ]);
  });

  it('is proven by its running balances, from which its opening balance follows', () => {
    const [account] = read(REVOLUT).sections;
    expect(account && proveSection(account).state).toBe('proven');
    const [damaged] = read(REVOLUT.replace('-10.00,0.50', '-10.00,0.40')).sections;
    expect(damaged && proveSection(damaged)).toMatchObject({ state: 'broken', firstBreak: 2 });
  });

  it('tells where in the file each line stands', () => {
    const [account] = read(REVOLUT).sections;
    expect(account?.lines.map(({ page, box }) => [page, box])).toEqual([
      [1, { x: 0, y: 1, width: 0, height: 1 }],
      [1, { x: 0, y: 2, width: 0, height: 1 }],
      [1, { x: 0, y: 5, width: 0, height: 1 }],
    ]);
  });

  it('is read in another language of the app', () => {
    const german = REVOLUT.replace(
      /^.*\n/,
      'Art,Produkt,Datum des Beginns,Datum des Abschlusses,Beschreibung,Betrag,Gebühr,Währung,State,Saldo\n',
    );
    expect(read(german).sections).toEqual(read(REVOLUT).sections);
  });
});

const WISE = `"TransferWise ID",Date,"Date Time",Amount,Currency,Description,"Payment Reference","Running Balance","Exchange From","Exchange To","Exchange Rate","Payer Name","Payee Name","Payee Account Number",Merchant,"Card Last Four Digits","Card Holder Full Name",Attachment,"Total fees","Exchange To Amount"
CARD-3000000002,06-03-2026,06-03-2026 10:11:12.000,-18.00,USD,"Card transaction of 18.00 USD issued by Blue Door BERLIN",,1204.50,,,,,,,Blue Door BERLIN,1234,Mira,,0.00,
TRANSFER-1800000001,05-03-2026,05-03-2026 09:00:00.000,-0.50,USD,"Wise Charges for: TRANSFER-1800000001",,1222.50,,,,,,,,,,,0.50,
TRANSFER-1800000001,05-03-2026,05-03-2026 09:00:00.000,-100.00,USD,"Sent money to Ana",rent,1223.00,,,,,Ana,,,,,,0.50,
TRANSFER-1800000000,13-02-2026,13-02-2026 09:00:00.000,1000.00,USD,"Received money from Halden",inv 7,1323.00,,,,Halden,,,,,,,0.00,
`;

describe('a Wise balance statement', () => {
  it('is read oldest first, with its fees as rows of their own', () => {
    const statement = read(WISE);
    expect(statement).toMatchObject({ bank: 'Wise', layout: 'wise-balance' });
    expect(rowsOf(statement)).toEqual([
      ['2026-02-13', 'Received money from Halden', 100000],
      ['2026-03-05', 'Sent money to Ana', -10000],
      ['2026-03-05', 'Wise Charges for: TRANSFER-1800000001', -50],
      ['2026-03-06', 'Card transaction of 18.00 USD issued by Blue Door BERLIN', -1800],
    ]);
    const [section] = statement.sections;
    expect(section && proveSection(section).state).toBe('proven');
  });
});

const HISTORY_HEAD =
  'ID,Status,Direction,"Created on","Finished on","Source fee amount","Source fee currency","Target fee amount","Target fee currency","Source name","Source amount (after fees)","Source currency","Target name","Target amount (after fees)","Target currency","Exchange rate",Reference,Batch,"Created by",Category,Note';
const HISTORY = `${HISTORY_HEAD}
CARD_TRANSACTION-1,COMPLETED,OUT,2026-03-06 10:00:00,2026-03-06 10:00:01,0.11,EUR,,,Mira,15.70,EUR,Blue Door,20.0,USD,1.1,,,Mira,Eating out,
CARD_TRANSACTION-1,COMPLETED,OUT,2026-03-06 10:00:00,2026-03-06 10:00:01,0.00,USD,,,Mira,5.0,USD,Blue Door,5.0,USD,1.0,,,Mira,Eating out,
TRANSFER-2,COMPLETED,IN,2026-03-04 10:00:00,2026-03-05 10:00:00,1.2,GBP,,,Halden,98.8,GBP,Mira,112.35,EUR,1.13,inv 7,,,,
BALANCE-3,COMPLETED,NEUTRAL,2026-03-03 10:00:00,2026-03-03 10:00:00,0.08,GBP,,,Mira,20.00,GBP,Mira,23.40,EUR,1.17,,,,,
TRANSFER-4,CANCELLED,OUT,2026-03-02 10:00:00,,0.5,EUR,,,Mira,50,EUR,Ana,50,EUR,1,,,,,
TRANSFER-5,REFUNDED,OUT,2026-03-01 10:00:00,2026-03-02 10:00:00,0.5,EUR,,,Mira,50,EUR,Ana,50,EUR,1,,,,,
`;

describe('a Wise transaction history', () => {
  it('takes the source side and its fee of what went out, and the target side of what came in', () => {
    const statement = read(HISTORY);
    expect(statement).toMatchObject({ bank: 'Wise', layout: 'wise-history' });
    const lines = statement.sections.flatMap(({ currency, lines: own }) =>
      own.map((line) => [currency, line.date, line.description, line.amountMinor]),
    );
    expect(lines).toEqual([
      ['EUR', '2026-03-03', 'Converted 20.00 GBP to 23.40 EUR', 2340],
      ['EUR', '2026-03-05', 'Received money from Halden with reference inv 7', 11235],
      ['EUR', '2026-03-06', 'Blue Door', -1581],
      ['USD', '2026-03-06', 'Blue Door', -500],
      ['GBP', '2026-03-03', 'Converted 20.00 GBP to 23.40 EUR', -2008],
    ]);
    expect(statement.sections.map((one) => proveSection(one).state)).toEqual(
      Array(3).fill('not_provable'),
    );
  });
});

it('refuses a Wise transaction history with a state that nobody knows', () => {
  const result = extractCsv(HISTORY.replace('CANCELLED', 'FUNDS_ODD'));
  expect(failureOf(result)).toBe('unknownState');
});

describe('the table of any bank', () => {
  const GERMAN = `"Girokonto";"DE00120300001234567890"
"Währung:";"EUR"
""
"Buchungstag";"Wertstellung";"Auftraggeber / Begünstigter";"Verwendungszweck";"Betrag (EUR)";"Saldo"
"03.11.2026";"03.11.2026";"REWE";"Einkauf 4711";"-1.023,45";"976,55"
"02.11.2026";"02.11.2026";"Halden GmbH";"Lohn; November";"2.000,00";"2.000,00"
`;

  it('is found by header words under lines that tell of the account, with its comma and semicolon', () => {
    const statement = read(GERMAN);
    expect(statement).toMatchObject({ layout: 'table', bank: null });
    expect(statement.sections[0]).toMatchObject({
      currency: 'EUR',
      accountHint: 'DE00120300001234567890',
      closingMinor: 97655,
    });
    expect(rowsOf(statement)).toEqual([
      ['2026-11-02', 'Halden GmbH Lohn; November', 200000],
      ['2026-11-03', 'REWE Einkauf 4711', -102345],
    ]);
  });

  it.each([
    ['UTF-8 with its mark', Buffer.from(`\ufeff${GERMAN}`)],
    ['UTF-16', Buffer.from(`\ufeff${GERMAN}`, 'utf16le')],
    ['UTF-16 without its mark', Buffer.from(GERMAN, 'utf16le')],
    ['Windows-1252', Buffer.from(GERMAN, 'latin1')],
  ])('is read in %s', (_, bytes) => {
    expect(read(decodeText(bytes) ?? '').sections).toEqual(read(GERMAN).sections);
  });

  it('has columns of what went out and what came in, under tabs', () => {
    const text =
      'Date\tDetails\tMoney out\tMoney in\tCurrency\n' +
      '5 Jan 2026\tCoffee\t3.50\t0.00\tGBP\n6 Jan 2026\tPay\t\t1,200.00\tGBP\n';
    expect(rowsOf(read(text))).toEqual([
      ['2026-01-05', 'Coffee', -350],
      ['2026-01-06', 'Pay', 120000],
    ]);
  });

  it('names the other side of a booking where payer and payee stand in columns of their own', () => {
    const text =
      '"Buchungsdatum";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Betrag (€)"\n' +
      '"03.04.25";"Gebucht";"Mira Lenz";"REWE Markt";"Einkauf";"-25,10"\n' +
      '"01.04.25";"Gebucht";"Halden GmbH";"Mira Lenz";"Lohn";"1.500,00"\n' +
      '"02.04.25";"Vorgemerkt";"Mira Lenz";"Hotel";"";"-99"\n';
    expect(rowsOf(read(text, 'DKB'))).toEqual([
      ['2025-04-01', 'Halden GmbH Lohn', 150000],
      ['2025-04-03', 'REWE Markt Einkauf', -2510],
    ]);
  });

  it('takes of two columns with one name the one that holds figures', () => {
    const text =
      'Date,Name,Amount,Currency,Receipt,Description,Money Out,Money In\n' +
      '01/03/2025,Tesco,-7.35,GBP,,TESCO STORES,-7.35,\n14/03/2025,Ana,50.00,GBP,,Rent,,50.00\n';
    expect(rowsOf(read(text))).toEqual([
      ['2025-03-01', 'TESCO STORES', -735],
      ['2025-03-14', 'Ana Rent', 5000],
    ]);
  });

  it('tells the direction of unsigned amounts by a column of its own', () => {
    const text =
      '"Datum","Naam / Omschrijving","Af Bij","Bedrag (EUR)","Saldo na mutatie"\n' +
      '"20260106","Albert Heijn","Af","12,30","87,70"\n"20260105","Salaris","Bij","100","100"\n';
    const statement = read(text);
    expect(rowsOf(statement)).toEqual([
      ['2026-01-05', 'Salaris', 10000],
      ['2026-01-06', 'Albert Heijn', -1230],
    ]);
  });

  it('decides the order of day and month over the whole column', () => {
    const table = (dates: string[]) =>
      `Date,Description,Amount,Currency\n${dates.map((date) => `${date},Shop,-1.00,EUR\n`).join('')}`;
    const datesOf = (dates: string[]) => rowsOf(read(table(dates)))?.map(([date]) => date);
    expect(datesOf(['02/03/2026', '25/03/2026'])).toEqual(['2026-03-02', '2026-03-25']);
    expect(datesOf(['03/02/2026', '03/25/2026'])).toEqual(['2026-03-02', '2026-03-25']);
    expect(datesOf(['01/02/2026', '02/02/2026', '12/02/2026', '01/03/2026'])).toEqual([
      '2026-02-01',
      '2026-02-02',
      '2026-02-12',
      '2026-03-01',
    ]);
    expect(failureOf(extractCsv(table(['25/03/2026', '03/25/2026'])))).toBe('mixedDates');
  });

  it('tells the direction of amounts without any sign by the balances, or refuses them', () => {
    const head = 'Date,Description,Amount,Balance,Currency\n';
    const first = '2026-01-01,Opening balance,,100.00,EUR\n';
    const rows = '2026-01-02,Shop,10.00,90.00,EUR\n2026-01-03,Pay,20.00,110.00,EUR\n';
    expect(rowsOf(read(head + first + rows))?.map((row) => row[2])).toEqual([-1000, 2000]);
    const bare = 'Date,Description,Amount,Currency\n2026-01-02,Shop,10.00,EUR\n';
    expect(failureOf(extractCsv(bare))).toBe('noDirection');
  });
});

describe('what is no statement', () => {
  const row = (more: string) => `Date,Description,Amount,Currency\n${more}\n`;
  it.each([
    ['noTable', ''],
    ['noTable', 'Dear customer, from March our branch opens at nine.\n'],
    ['noTable', 'Date,Description\n2026-01-01,Shop\n'],
    ['noTransactions', row('')],
    ['noCurrency', 'Date,Description,Amount\n2026-01-01,Shop,-1.00\n'],
    ['unreadableAmount', row('2026-01-01,Shop,a lot of 5,EUR')],
    ['unreadableDate', row('2026-02-30,Shop,-5.00,EUR')],
    ['ambiguousAmounts', row('2026-01-01,Shop,-5.123,EUR')],
    ['unreadableAmount', row('2026-01-01,Shop,-0.123,EUR')],
    ['mixedAmounts', row('2026-01-01,Shop,"-5,10",EUR\n2026-01-01,Shop,-5.10,EUR')],
    ['tooManyLines', row('2026-01-01,Shop,-5.00,EUR\n'.repeat(50_001))],
  ])('is refused as %s', (failure, text) => {
    expect(failureOf(extractCsv(text))).toBe(failure);
  });

  it('is one of another bank than the user said, where that one leaves the currency out', () => {
    const text = 'Maybank\nDate,Description,Amount\n2026-01-02,Shop,-1.00\n';
    expect(extractCsv(text, { bank: 'wise' })).toMatchObject({
      failure: 'otherBank',
      detail: 'Maybank',
    });
    expect(extractCsv(text).ok).toBe(true);
  });

  it('is no text at all', () => {
    expect(decodeText(Buffer.from([0x50, 0x4b, 3, 4, 0, 1, 2, 0, 200, 0, 9]))).toBe(null);
  });

  it('reads a text of formulas and markup as text, and cuts what is too long', () => {
    const text = `Date,Description,Amount,Currency\n2026-01-01,"=1+1<b>${'x'.repeat(900)}",-1.00,EUR\n`;
    const description = rowsOf(read(text))?.[0]?.[1];
    expect(description).toHaveLength(500);
    expect(description).toMatch(/^=1\+1<b>x/);
  });
});
