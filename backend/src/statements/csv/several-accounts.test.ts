import { describe, expect, it } from 'vitest';
import { proveSection } from '../extraction/index.ts';
import { extractCsv } from './index.ts';

function read(text: string) {
  const result = extractCsv(text, { uploadedOn: '2026-11-30' });
  if (!result.ok) return result.failure;
  return result.statement.sections.map((section) => [
    section.label,
    section.currency,
    ...section.lines.map(({ amountMinor }) => amountMinor),
    proveSection(section).state,
  ]);
}

describe('rows of several accounts under one header', () => {
  const rabobank = (
    second: string,
  ) => `"IBAN/BBAN","Munt","Datum","Bedrag","Saldo na trn","Naam tegenpartij","Omschrijving-1"
"NL11RABO0104955555","EUR","2026-03-28","+2000,00","+2000,00","Halden BV","Salaris"
"${second}","EUR","2026-03-29","+50,00","+850,00","Mira","Sparen"
"NL11RABO0104955555","EUR","2026-03-30","-12,34","+1987,66","Albert Heijn",""
"${second}","EUR","2026-03-31","+1,00","+851,00","","Rente"
`;

  it('are a part for each of them (Rabobank)', () => {
    expect(read(rabobank('NL22RABO0104955556'))).toEqual([
      ['NL11RABO0104955555', 'EUR', 200_000, -1234, 'proven'],
      ['NL22RABO0104955556', 'EUR', 5000, 100, 'proven'],
    ]);
  });

  it('are a part for each that is listed above them, without what is only blocked (ING in Poland)', () => {
    const listed = '"Wybrane rachunki:"\n"KONTO Direct (PLN)";;"10 1050"\n';
    const savings = '"Otwarte Konto (PLN)";;"24 1050"\n';
    const table = `"Data transakcji";"Data księgowania";"Tytuł";"Kwota transakcji (waluta rachunku)";"Waluta";"Kwota blokady/zwolnienie blokady";"Konto";"Saldo po transakcji"
2026-03-31;;"KAWIARNIA";;;-23,50;"KONTO Direct (PLN)";
2026-03-26;2026-03-26;"Odsetki";3,68;PLN;;"Otwarte Konto (PLN)";7864,70
2026-03-26;2026-03-26;"ZAKUP";-278,70;PLN;;"KONTO Direct (PLN)";6235,10
2026-03-25;2026-03-25;"Przelew";-100,00;PLN;;"Otwarte Konto (PLN)";7861,02
2026-03-25;2026-03-25;"ZAKUP";-9,07;PLN;;"KONTO Direct (PLN)";6513,80
`;
    expect(read(listed + savings + table)).toEqual([
      ['Otwarte Konto (PLN)', 'PLN', -10_000, 368, 'proven'],
      ['Account', 'PLN', -907, -27_870, 'proven'],
    ]);
    expect(read(listed + table)).toEqual([
      ['Account', 'PLN', -907, -10_000, -27_870, 368, 'broken'],
    ]);
  });

  it('are the account alone where all of them name the same one', () => {
    const text = rabobank('NL11RABO0104955555')
      .split('\n')
      .filter((line) => !/850|851/.test(line));
    expect(read(text.join('\n'))).toEqual([['Account', 'EUR', 200_000, -1234, 'proven']]);
  });

  it('are not told by the account of the other side, which some rows lack', () => {
    const text = `Date,Description,Account Number,Amount,Currency
2026-03-28,Halden,DE02,100.00,EUR
2026-03-29,REWE,,-12.30,EUR
2026-03-30,Rent,DE03,-50.00,EUR
`;
    expect(read(text)).toEqual([['Account', 'EUR', 10_000, -1230, -5000, 'not_provable']]);
  });

  it('are not told by a column of accounts beside the name of the other side', () => {
    const text = `Date,Payee,Account number,Payment reference,Amount (EUR)
2026-03-28,Halden,DE89370400440532013000,Salary,2000.00
2026-03-29,Landlord,DE02120300000000202051,Rent,-700.00
2026-03-30,Landlord,DE02120300000000202051,Water,-50.00
`;
    expect(read(text)).toEqual([['Account', 'EUR', 200_000, -70_000, -5000, 'not_provable']]);
  });

  it('are of one where all of them follow from each other by their balances', () => {
    const rows = [
      '2026-03-01,DE89,Salary,2000.00,2100.00,EUR',
      '2026-03-02,DE02,Rent,-700.00,1400.00,EUR',
      '2026-03-03,DE02,Water,-100.00,1300.00,EUR',
      '2026-03-04,DE89,Costs,10.00,1310.00,EUR',
    ];
    const head = 'Date,Account number,Description,Amount,Balance,Currency';
    const all = ['Account', 'EUR', 200_000, -70_000, -10_000, 1000, 'proven'];
    expect(read([head, ...rows].join('\n'))).toEqual([all]);
    expect(read([head, ...rows.toReversed()].join('\n'))).toEqual([all]);
  });

  it('are of one where nearly every account stands in one row', () => {
    const names = ['DE11', 'DE22', 'DE33', 'DE44', 'DE11'];
    const rows = names.map((name, at) => `2026-03-0${at + 1},${name},Text,-${at + 1}.00,EUR`);
    expect(read(['Date,Account,Description,Amount,Currency', ...rows].join('\n'))).toEqual([
      ['Account', 'EUR', -100, -200, -300, -400, -500, 'not_provable'],
    ]);
  });

  it('are not told by the cards of one account', () => {
    const cards = `Transaction Date,Posted Date,Card No.,Description,Debit,Credit,Currency
2026-03-28,2026-03-29,4471,UBER,22.10,,USD
2026-03-30,2026-03-30,4472,TARGET,12.30,,USD
`;
    expect(read(cards)).toEqual([['Account', 'USD', -2210, -1230, 'not_provable']]);
  });
});

describe('accounts of one kind', () => {
  const head = 'Account,Date,Description,Amount,Balance,Currency\n';

  it('are a part each, under their own names', () => {
    const savings = `${head}Savings Mira,2026-03-01,A,-20.00,80.00,EUR
Savings Mira,2026-03-02,B,-10.00,70.00,EUR
Savings Jan,2026-03-03,C,30.00,500.00,EUR
Current Account 1234,2026-03-03,D,30.00,100.00,EUR
`;
    expect(read(savings)).toEqual([
      ['Savings Mira', 'EUR', -2000, -1000, 'proven'],
      ['Savings Jan', 'EUR', 3000, 'not_provable'],
      ['Account', 'EUR', 3000, 'not_provable'],
    ]);
  });

  it('are no part each where they stand beside names and are listed as those of the other side', () => {
    const text = `Vorlagen:;111;222
Datum;Konto;Name;Verwendung;Betrag;Währung
05.10.2026;111;A;x;-10,00;EUR
06.10.2026;222;B;y;-20,00;EUR
16.10.2026;111;A;x;-10,00;EUR
26.10.2026;222;B;y;-20,00;EUR
`;
    expect(read(text)).toEqual([['Account', 'EUR', -1000, -2000, -1000, -2000, 'not_provable']]);
  });

  it('are a part each though one begins where the other ended by chance', () => {
    const text = `${head}Savings Mira,2026-03-01,A,-20.00,80.00,EUR
Savings Mira,2026-03-02,B,-10.00,70.00,EUR
Savings Jan,2026-03-03,C,30.00,100.00,EUR
`;
    expect(read(text)).toEqual([
      ['Savings Mira', 'EUR', -2000, -1000, 'proven'],
      ['Savings Jan', 'EUR', 3000, 'not_provable'],
    ]);
  });

  it('have none of the balances of another one, which may have no bookings', () => {
    const text = `${head}Account 1,2026-03-01,Opening balance,,100.00,EUR
Account 1,2026-03-02,B,-10.00,90.00,EUR
Account 2,2026-03-01,Opening balance,,50.00,EUR
Account 2,2026-03-03,C,-30.00,20.00,EUR
`;
    expect(read(text)).toEqual([
      ['Account 1', 'EUR', -1000, 'proven'],
      ['Account 2', 'EUR', -3000, 'proven'],
    ]);
    const lacking = text.replace(/Account 1,2026-03-02.*\n/, '');
    expect(read(lacking)).toEqual([['Account 2', 'EUR', -3000, 'proven']]);
  });

  it('have one name in all currencies', () => {
    const text = `${head}Account 1,2026-03-02,B,-10.00,70.00,EUR
Account 1,2026-03-02,B,-10.00,60.00,EUR
Account 2,2026-03-02,C,-10.00,60.00,EUR
Account 2,2026-03-02,D,-10.00,50.00,USD
`;
    expect(read(text)).toEqual([
      ['Account 1', 'EUR', -1000, -1000, 'proven'],
      ['Account 2', 'EUR', -1000, 'not_provable'],
      ['Account 2', 'USD', -1000, 'not_provable'],
    ]);
  });
});

describe('a column of amounts for each currency (RBC)', () => {
  const rbc = (
    last: string,
  ) => `"Account Type","Account Number","Transaction Date","Cheque Number","Description 1","Description 2","CAD$","USD$"
Chequing,01234-1234567,3/30/2026,,"LOBLAWS","",-12.30,,
Chequing,01234-1234567,3/28/2026,,"PAYROLL","HALDEN",2000.00,,
Savings,01234-7654321,3/28/2026,,"PAYROLL","HALDEN",${last}
`;

  it('has each row in the currency above its amount', () => {
    expect(read(rbc(',15.00,'))).toEqual([
      ['01234-1234567', 'CAD', 200_000, -1230, 'not_provable'],
      ['01234-7654321', 'USD', 1500, 'not_provable'],
    ]);
  });

  it('is refused where a row has an amount in both', () => {
    expect(read(rbc('15.00,10.00,'))).toBe('unreadableAmount');
  });
});
