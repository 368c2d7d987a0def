import { describe, expect, it } from 'vitest';
import { proveSection } from '../extraction/index.ts';
import { extractCsv } from './index.ts';

function read(text: string, currency = 'GBP') {
  const result = extractCsv(text, { uploadedOn: '2026-11-30', currency });
  if (!result.ok) return result.failure;
  return result.statement.sections.flatMap((section) => [
    ...section.lines.map(({ date, description, amountMinor }) =>
      [date, description, amountMinor].join(' '),
    ),
    proveSection(section).state,
  ]);
}
const lines = ['2026-03-28 HALDEN PAY 200000', '2026-03-30 TESCO -1230'];

describe('a file without a header', () => {
  it('is read where one column holds days, one amounts with signs, and others texts (HSBC, ANZ, Wells Fargo)', () => {
    const hsbc = '30/03/2026,TESCO,-12.30\n28/03/2026,HALDEN PAY,"2,000.00"\n';
    expect(read(hsbc)).toEqual([...lines, 'not_provable']);
    const wells =
      '"03/30/2026","-12.30","*","","TESCO"\n"03/28/2026","2000.00","*","","HALDEN PAY"\n';
    expect(read(wells)).toEqual([...lines, 'not_provable']);
    expect(extractCsv(hsbc)).toMatchObject({ ok: false, failure: 'noCurrency' });
  });

  it('is read where balances tell which column holds what moved (CommBank, TD)', () => {
    const commbank = `30/03/2026,"-12.30","TESCO","+1987.70"\n28/03/2026,"+2000.00","HALDEN PAY","+2000.00"\n`;
    expect(read(commbank, 'AUD')).toEqual([...lines, 'proven']);
    const td =
      '03/28/2026,HALDEN PAY,,2000.00,2000.00\n03/30/2026,TESCO,12.30,,1987.70\n03/31/2026,UBER,7.70,,1980.00\n';
    expect(read(td, 'CAD')).toEqual([...lines, '2026-03-31 UBER -770', 'proven']);
  });

  it('is read by the first of days near each other, in the currency and of the account that all rows name (easybank)', () => {
    const easybank = `AT401420020012345678;Miete VD/000000103 BAWAATWW;31.03.2026;01.04.2026;-552,64;EUR
AT401420020012345678;Gehalt;25.03.2026;24.03.2026;+2.343,57;EUR
`;
    const result = extractCsv(easybank);
    expect(result.ok && result.statement.sections).toMatchObject([
      {
        accountHint: 'AT401420020012345678',
        currency: 'EUR',
        lines: [
          { date: '2026-03-25', description: 'Gehalt', amountMinor: 234_357 },
          { date: '2026-03-31', description: 'Miete VD/000000103 BAWAATWW', amountMinor: -55_264 },
        ],
      },
    ]);
  });

  it('is read where a balance in front of each row leads to the one in front of the next (ASN Bank)', () => {
    const rows = [
      '04-06-2026,NL42ASNB0123456789,NL10ABNA0417164300,Tram,,EUR,2354.21,EUR,-10.36,04-06-2026,IDM',
      '06-06-2026,NL42ASNB0123456789,NL10ABNA0417164301,Salaris,,EUR,2343.85,EUR,2139.10,06-06-2026,EIC',
      '15-06-2026,NL42ASNB0123456789,NL10ABNA0417164302,Kaas,,EUR,4482.95,EUR,-32.27,15-06-2026,OVS',
    ];
    const asn = rows.join('\n');
    const result = extractCsv(asn);
    expect(result.ok && result.statement.sections).toMatchObject([
      {
        accountHint: 'NL42ASNB0123456789',
        currency: 'EUR',
        closingMinor: 445_068,
        lines: [
          { description: 'Tram', amountMinor: -1036, balanceMinor: 234_385 },
          { description: 'Salaris', amountMinor: 213_910, balanceMinor: 448_295 },
          { description: 'Kaas', amountMinor: -3227, balanceMinor: 445_068 },
        ],
      },
    ]);
    // Above each other these are balances behind amounts whose signs are turned around.
    expect(read(rows.toReversed().join('\n'))).toBe('noTable');
    expect(read(rows.map((row) => row.replaceAll(/\d\d-06/g, '04-06')).join('\n'))).toBe('noTable');
    expect(read(asn.replace('4482.95', '4482.96'))).toBe('noTable');
    expect(read(rows.slice(1).join('\n'))).toBe('noTable');
  });

  it('is read where more came in than went out, and words say so', () => {
    const td = '03/26/2026,PAYROLL HALDEN,,2000.00,2000.00\n03/27/2026,LINDQVIST,,9.00,2009.00\n';
    const rows = [
      '2026-03-26 PAYROLL HALDEN 200000',
      '2026-03-27 LINDQVIST 900',
      '2026-03-30 TESCO -1230',
    ];
    const shop = '03/30/2026,TESCO,12.30,,1996.70\n';
    expect(read(td + shop, 'CAD')).toEqual([...rows, 'proven']);
    expect(read((td + shop).replace('PAYROLL HALDEN', 'HALDEN'), 'CAD')).toBe('noTable');
  });

  it('is read where days, references and currencies of purchases repeat, and texts are short', () => {
    const rows = [
      '20261005,LIDL,-20.00,EUR,EUR,00000000',
      '20261005,ALDI,-30.00,EUR,USD,00000000',
      '20261016,REWE,-10.00,EUR,EUR,12345678',
      '20261016,HALDEN,50.00,EUR,EUR,12345678',
    ];
    const bought = ['2026-10-05 LIDL -2000', '2026-10-05 ALDI -3000', '2026-10-16 REWE -1000'];
    const told = [...bought, '2026-10-16 HALDEN 5000', 'not_provable'];
    expect(read(rows.join('\n'))).toEqual(told);
    expect(read(rows.slice(0, 3).join('\n'))).toEqual([...bought, 'not_provable']);
  });

  it('takes no account of the other side for its own', () => {
    const iban = 'DE12345678901234567890';
    const rows = `05/10/2026,-20.00,${iban},An Giro\n16/10/2026,30.00,${iban},Von Giro\n`;
    const result = extractCsv(rows, { currency: 'EUR' });
    expect(result.ok && result.statement.sections).toMatchObject([{ accountHint: null }]);
    const first = rows.replaceAll(/^/gm, `${iban},`).replace(/,?DE\d+,?$/, '');
    const own = extractCsv(first, { currency: 'EUR' });
    expect(own.ok && own.statement.sections).toMatchObject([{ accountHint: iban }]);
  });

  it.each([
    [
      'which days are those of lists',
      '31/10/2026,28/10/2026,TESCO x,-1.00\n31/10/2026,29/10/2026,A b,-2.00\n30/11/2026,22/11/2026,C d,-2.00\n',
    ],
    [
      'whether a second side that rises is owed',
      '2026-03-13,TESCO,,20.00,120.00\n2026-03-14,UBER,,30.00,150.00\n2026-03-15,HALDEN,100.00,,50.00\n',
    ],
    [
      'whether as much was bought with a card as paid to it',
      '2026-03-13,TESCO,,20.00,120.00\n2026-03-15,ONLINE TRANSFER,100.00,,20.00\n',
    ],
    [
      'whether what was given back lowers what is owed',
      '2026-03-13,TESCO,,20.00,120.00\n2026-03-14,UBER,,30.00,150.00\n2026-03-15,REFUND ZARA,9.00,,141.00\n',
    ],
    [
      'whether a card was paid to or paid by',
      '2026-03-13,TESCO,,20.00,120.00\n2026-03-15,PAYMENT - THANK YOU,100.00,,20.00\n',
    ],
    [
      'whether amounts of which few bear a minus are purchases',
      '2026-03-13,TESCO,20.00,120.00\n2026-03-14,UBER,30.00,150.00\n2026-03-15,HALDEN,-100.00,50.00\n',
    ],
    [
      'whether amounts of which few bear a minus came in',
      '2026-03-13,TESCO,20.00\n2026-03-14,UBER,30.00\n2026-03-15,HALDEN,-100.00\n',
    ],
    ['what its two sides are', '03/28/2026,HALDEN,,2000.00\n03/30/2026,TESCO,12.30,\n'],
    [
      'whether what rises is owed',
      '03/28/2026,UBER,20.00,,200.00\n03/30/2026,TESCO,12.30,,212.30\n03/31/2026,PAID,,99.00,113.30\n',
    ],
    [
      'which of two days counts that lie far from each other',
      '30/03/2026,29/03/2026,TESCO,-1.00\n28/03/2026,01/02/2026,A,2.00\n',
    ],
    ['of which currency an amount is', '30/03/2026,TESCO,-1.00,EUR\n28/03/2026,HALDEN,2.00,USD\n'],
    [
      'of which account a row is',
      '52987654321,30/03/2026,TESCO,-1.00\n52987654322,28/03/2026,A,-2.00\n'.repeat(2),
    ],
    ['which figure is the amount', '30/03/2026,TESCO,-1.00,5.00\n28/03/2026,A,2.00,9.00\n'],
    ['which way anything went', '30/03/2026,TESCO,1.00\n28/03/2026,A,2.00\n'],
    ['what one row alone is', '30/03/2026,TESCO,-1.00\n'],
    ['what a row of words is', '30/03/2026,TESCO,-1.00\n28/03/2026,A,2.00\nTotal,,1.00\n'],
  ])('is refused where nothing tells %s', (_, text) => {
    expect(read(text)).toBe('noTable');
  });
});
