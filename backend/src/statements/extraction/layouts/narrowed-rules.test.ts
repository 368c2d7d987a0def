import { describe, expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

const read = (page: string) => readTyped(typed(page));

describe('lists without labels', () => {
  it.each([
    ['01.03.2024   Zinsen 01.12.2023 - 29.02.2024', 'Zinsen 01.12.2023 - 29.02.2024'],
    ['01.03.2024   Interest 01/12/23 to 29/02/24 ', 'Interest 01/12/23 to 29/02/24'],
  ])('begin with a booking whose text names a period (%s)', (first, text) => {
    const page = `
Account statement EUR 01.03.2024 - 31.03.2024
${first}       -12,00       988,00
02.03.2024   Kartenzahlung REWE                  -100,00       888,00
05.03.2024   Gehalt ACME                          500,00     1.388,00
07.03.2024   Miete                               -400,00       988,00
Endsaldo 988,00
`;
    const [section] = read(page);
    expect(section).toMatchObject({ proof: 'proven', lines: { length: 4 } });
    expect(section?.lines[0]).toBe(`2024-03-01 -1200 98800 ${text}`);
  });

  it('are read where both days stand in one cell with the text', () => {
    const page = `
Account statement EUR 01.03.2024 - 31.03.2024
Anfangssaldo 1.000,00
02.03. 03.03. Kauf REWE    -100,00       900,00
03.03. 04.03. Kauf ALDI     -12,00       888,00
05.03. 06.03. Kauf LIDL    -500,00       388,00
Endsaldo 388,00
`;
    expect(read(page)).toMatchObject([
      { balances: [100000, 38800], proof: 'proven', lines: { length: 3 } },
    ]);
  });
});

describe('accounts in Italy', () => {
  const bookings = `
Data         Descrizione                  Importo
01/03/2024   Pagamento POS                -100,00
02/03/2024   Stipendio                     500,00`;

  it.each([
    ['Fido accordato - limite di utilizzo 1.500,00', ''],
    ['', 'Competenze e spese\nInteressi debitori 2,00\nTotale da addebitare 12,00'],
    ['Limite di utilizzo     1.500,00', 'Totale da addebitare     12,00'],
  ])('are no cards for what they call a limit or a charge (%s, %s)', (above, below) => {
    const page = `
ESTRATTO CONTO CORRENTE     EUR
${above}
Saldo iniziale 1.000,00${bookings}
Saldo finale 1.400,00
${below}
`;
    expect(read(page)).toMatchObject([
      {
        balances: [100000, 140000],
        proof: 'proven',
        lines: ['2024-03-01 -10000 null Pagamento POS', '2024-03-02 50000 null Stipendio'],
      },
    ]);
  });

  it('turn no signs where they print no balance of theirs', () => {
    const page = `
ESTRATTO CONTO     EUR
Limite di utilizzo del fido     1.500,00
Totale da addebitare     12,00${bookings}
`;
    expect(read(page)).toMatchObject([
      {
        balances: [null, null],
        lines: ['2024-03-01 -10000 null Pagamento POS', '2024-03-02 50000 null Stipendio'],
      },
    ]);
  });

  it('book what is called a sum to be charged', () => {
    const page = `
ESTRATTO CONTO CORRENTE     EUR
Data         Descrizione                        Importo
01/03/2024   Saldo iniziale                    1.000,00
01/03/2024   Pagamento POS                      -100,00
02/03/2024   Totale da addebitare rata mutuo    -500,00
03/03/2024   Stipendio                           500,00
04/03/2024   Saldo finale                        900,00
`;
    expect(read(page)).toMatchObject([
      { balances: [100000, 90000], proof: 'proven', lines: { length: 3 } },
    ]);
  });
});

describe('names that are those of currencies, too', () => {
  it.each([
    ['JMD', 'NIS'],
    ['USD', 'BOB'],
  ])('are payees beside amounts in %s (%s)', (currency, name) => {
    const page = `
Account statement
Currency: ${currency}
Opening balance 1,000.00
Date         Description       Debit     Credit
01/03/2024   Salary                      500.00
             ${name}               120.00
             ${name}                         120.00
02/03/2024   Rent               10.00
Closing balance 1,490.00
`;
    expect(read(page)).toMatchObject([
      { currency, balances: [100000, 149000], proof: 'proven', lines: { length: 4 } },
    ]);
  });

  it('keeps the name of whoever was paid on a day of its own (TOP)', () => {
    const page = `
Account statement USD
Opening balance 1,000.00
Date         Description       Debit     Credit
01/03/2024   Salary                      500.00
02/03/2024   TOP                10.00
Closing balance 1,490.00
`;
    expect(read(page)).toMatchObject([
      {
        balances: [100000, 149000],
        proof: 'proven',
        lines: ['2024-03-01 50000 null Salary', '2024-03-02 -1000 null TOP'],
      },
    ]);
  });

  it('takes the unit that a statement in Norwegian names for its currency', () => {
    const page = `
Kontoutskrift nr. 3 for konto 1234.56.78901
Beløp i EUR
Dato        Forklaring               Ut av konto     Inn på konto
01.03.2024  Saldo fra kontoutskrift                   1.000,00
02.03.2024  Gebyr                     10,00
03.03.2024  Overføring                                500,00
Saldo i Deres favør                                    1.490,00
Gebyr for utskrift 50 kr
`;
    expect(read(page)).toMatchObject([{ currency: 'EUR', proof: 'proven' }]);
  });
});

describe('amounts without a date below a booking', () => {
  it('are bookings of the other side, though they name their currency and come to as much', () => {
    const page = `
Account statement CHF
Opening balance 1,000.00
Date         Description        Debit        Credit
02/03/2024   Deposit                         100.00
             Fee                CHF 50.00
             Fee refund                      CHF 50.00
04/03/2024   Shop               10.00
Closing balance 1,090.00
`;
    expect(read(page)).toMatchObject([{ proof: 'proven', lines: { length: 4 } }]);
  });

  it('are bookings of the other side or sign that come to as much day by day', () => {
    const sides = `
Account statement EUR
Opening balance 1,000.00
Date         Description              Withdrawals     Deposits
01/03/2024   Salary                                   500.00
             Transfer to savings      250.00
             Transfer from savings                    250.00
02/03/2024   Bonus                                    100.00
             Transfer to savings       50.00
             Transfer from savings                     50.00
Closing balance 1,600.00
`;
    expect(read(sides)).toMatchObject([{ proof: 'proven', lines: { length: 6 } }]);
    const signs = `
Account statement EUR
Opening balance 1,000.00
Date         Description              Amount
01/03/2024   Card sales               500.00
             Sweep to main account   -500.00
02/03/2024   Card sales               700.00
             Sweep to main account   -700.00
Closing balance 1,000.00
`;
    expect(read(signs)).toMatchObject([{ proof: 'proven', lines: { length: 4 } }]);
  });

  it('are bookings of equal amounts where the balances say so', () => {
    const page = `
Account statement EUR
Opening balance 1,000.00
Date         Description              Amount
01/03/2024   Metro ticket             -2.50
             Metro ticket             -2.50
02/03/2024   Coffee                   -3.00
             Coffee                   -3.00
03/03/2024   Rent                   -100.00
Closing balance 889.00
`;
    expect(read(page)).toMatchObject([{ proof: 'proven', lines: { length: 5 } }]);
  });
});
