import { describe, expect, it } from 'vitest';
import { briefOf, readPages, readTyped, typed } from '../typed.fixture.ts';

it('takes what securities are quoted in for no currency of an account (comdirect)', () => {
  const page = (label: string) => `
Finanzreport Nr. 7 per 01.08.2016     Kundennummer: 123 4567890
Girokonto     IBAN DE33 2004 1155 1234 5678 00     Dispositionskredit     EUR 0     Limit     EUR 1.000
Buchungstag     Vorgang               Buchungstext             Ausgang
01.07.2016      Alter Saldo                                    +100,00
28.07.2016      Barauszahlung         SUPERSPAR                 -57,30
01.08.2016      Neuer Saldo                                     +42,70
Depotbestand
Bezeichnung     Anzahl     ${label}     Währung     Wert
A1ANQ2          2.500      48,300       USD         1.081,60
`;
  expect(readPages(page('letzter Kurs'))).toMatchObject([{ currency: 'EUR', proof: 'proven' }]);
});

it('tells no currency by one purchase abroad among dollars, nor a sum by the interest of a year', () => {
  const page = `
Alder Credit Card, 1 Main St, Denver, CO 80202
Minimum Payment Due   $25.00
Mar 1, 2025 - Mar 31, 2025
Previous Balance      $100.00
New Balance           $130.00
Date      Description                       Amount
Mar 2     PAYMENT                           - $100.00
Mar 5     HOTEL PARIS                       $90.00
          €82.50
Mar 8     GROCER                            $40.00
Total Transactions for This Period          $130.00
Total Interest charged                      $18.44
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'USD',
      proof: 'proven',
      lines: [
        '2025-03-02 10000 null PAYMENT',
        '2025-03-05 -9000 null HOTEL PARIS €82.50',
        '2025-03-08 -4000 null GROCER',
      ],
    },
  ]);
});

it('takes neither the currency of one purchase nor the period of a contract for those of the account', () => {
  const page = `
Movimientos de la cuenta ES71 0073 0100 5504 4187 7019
Fecha        Concepto                                              Importe          Saldo
30/06/2025   RECIBO SEGURO DE HOGAR                             -54,10 EUR   2.384,27 EUR
             PERIODO 01/03/2025 - 28/02/2026
12/06/2025   COMPRA EN LONDON, CON LA TARJETA                   -24,87 EUR   2.438,37 EUR
             TARJETA : 5489XXXXXXXX0187, 21,00 GBP
10/06/2025   NOMINA                                             900,00 EUR   2.463,24 EUR
`;
  expect(readTyped(typed(page))).toMatchObject([{ currency: 'EUR' }]);
  const german = `
Kontoauszug Nr. 2     Auszugsdatum 28.02.2025
IBAN DE89 3704 0044 0532 0130 00
Buchung    Valuta     Vorgang / Verwendungszweck             Soll EUR      Haben EUR
                      ALTER SALDO VOM 31.01.2025                            3.418,55
03.02.     03.02.     DAUERAUFTRAG                           2.380,00
                      MIETE LAGER FEBRUAR
24.02.     24.02.     LASTSCHRIFT                              119,83
                      VERSICHERUNG NR 0117
                      01.03.2025 - 28.02.2026
                      NEUER SALDO VOM 28.02.2025                              918,72
`;
  expect(readTyped(typed(german))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-02-03 -238000 null DAUERAUFTRAG MIETE LAGER FEBRUAR',
        '2025-02-24 -11983 null LASTSCHRIFT VERSICHERUNG NR 0117 01.03.2025 - 28.02.2026',
      ],
    },
  ]);
});

it('takes for one of two currencies no code before what was paid abroad at a rate (first direct)', () => {
  expect(
    readPages(`
first direct     Your Gold Card Statement     Card number     4543 12** **** 7788     Minimum payment     £62.17
Statement date     13 March 2025     Previous balance     £210.64     Payment due date     7 April 2025
Received By Us     Transaction Date     Details                                     Amount
17 Feb 25          14 Feb 25            SAINSBURYS S/MKTS     HARROGATE               43.17
27 Feb 25          25 Feb 25            HERTZ RENT A CAR      BOSTON MA              146.03
                                        USD     184.62 @ 1.2643 Visa Rate
                                        New balance                                 £399.84
`),
  ).toMatchObject([{ balances: [-21064, -39984], proof: 'proven', lines: { length: 2 } }]);
});

it('takes no currency for the account’s that only the text of a transfer names', () => {
  const page = `
Extrato     CNPJ 31.872.495/0001-72
Período selecionado: 1 de março de 2025 até 31 de março de 2025
Data      Data         Tipo                      Descrição                            Valor
lançamento  contábil
31/03     31/03        Outros gastos             IOF CAMBIO CONTA GLOBAL           -R$ 7,15
28/03     28/03        Transf. entre contas      TRANSF PARA CONTA GLOBAL USD   -R$ 500,00
26/03     26/03        Entrada PIX               Pix recebido de OTAVIO          R$ 880,00
`;
  expect(readTyped(typed(page))).toMatchObject([{ currency: 'BRL' }]);
});

it('takes the code in front of the amount of one purchase for no currency of the account', () => {
  const rows = Array.from(
    { length: 12 },
    (_, day) => `${day + 1}/09/2025   Pos Purchase            10.00          ${890 - 10 * day}.00`,
  );
  const page = `
Cheque account statement     1 Sep 2025 to 30 Sep 2025     Overdraft Limit: R5 000.00
Date        Transaction Description   Debit Amount   Credit Amount   Balance
${rows.join('\n')}
            Card No. 7714 Purchase Hamburg EUR 19.99
`;
  expect(readTyped(typed(page.replaceAll('            10.00', '     10.00')))).toMatchObject([
    { currency: 'ZAR' },
  ]);
});

it('books purchases abroad in the currency of their balances, whatever stands behind these and above', () => {
  const page = `
Account Statement     Account number: 9834640762     From 01.05.2024 to 31.05.2024     EUR
Opening balance   1,000.00 EUR     Closing balance   917.60 EUR
Date           Description                     Amount          Balance      Card amount
04.05.2024     EDEKA                           -50.00 EUR      950.00 EUR
05.05.2024     Refund                          100.00 EUR      1,050.00 EUR
Foreign card payments (USD)
Date           Description                     Amount          Balance      Card amount
12.05.2024     AMAZON.COM                      -41.20 EUR      1,008.80 EUR    45.00 USD
15.05.2024     HILTON NY                       -91.20 EUR      917.60 EUR      100.00 USD
`;
  expect(readPages(page)).toMatchObject([
    { currency: 'EUR', balances: [100000, 91760], proof: 'proven', lines: { length: 4 } },
  ]);
});

it('takes what is said of purchases abroad for no currency of the card (DBS)', () => {
  expect(
    readTyped(
      typed(`
Credit Cards     Statement of Account     DBS Bank Ltd     Co. Reg. No. 196800306E
STATEMENT DATE     CREDIT LIMIT     MINIMUM PAYMENT     PAYMENT DUE DATE
15 Mar 2025        $12,000.00       $50.00              09 Apr 2025
DATE      DESCRIPTION                              AMOUNT
          PREVIOUS BALANCE                         1,542.80
24 FEB    PAYMENT - DBS INTERNET/WIRELESS          1,542.80 CR
18 FEB    NTUC FP-SERANGOON NEX SINGAPORE SG          87.45
27 FEB    OPENAI *CHATGPT SUBSCR SAN FRANCISCO US     30.24
          U. S. DOLLAR 21.80
          TOTAL:                                     117.69
Foreign currency transactions: Transactions in US dollars are converted to Singapore dollars on the date of conversion.
`),
    ),
  ).toMatchObject([{ currency: 'SGD', balances: [-154280, -11769], proof: 'proven' }]);
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
    expect(readPages(page)).toMatchObject([
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
    expect(readPages(page)).toMatchObject([
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
    expect(readPages(page)).toMatchObject([{ currency: 'EUR', proof: 'proven' }]);
  });
});

it('takes no currency of a purchase abroad for that of unmarked amounts', () => {
  const page = `
Gold Business Account : 62704418890     Statement Period : 31 December 2025 to 31 January 2026
Transactions in RAND (ZAR)
Date       Description                      Amount          Balance
03 Jan     POS Purchase Woodmead            1,249.90      8,622.51Cr
11 Jan     POS Purchase Online                 61.20      8,561.31Cr
           11 Jan USD 61.20
12 Jan     Magtape Credit                  12,750.00Cr   21,311.31Cr
`;
  expect(readTyped(typed(page))).toMatchObject([{ currency: 'ZAR', lines: { length: 3 } }]);
});

it('takes what a company ends in for no currency, beside the number of its account (Public Bank)', () => {
  const page = `
PUBLIC BANK     STATEMENT OF ACCOUNT
SYARIKAT PERABOT TAN SENG HUAT SDN BHD          Nombor Akaun / Account Number     3188-2044-71
81500 PONTIAN     JOHOR                         Tarikh Penyata / Statement Date     31 Jan 2026
DATE       TRANSACTION                              DEBIT         CREDIT        BALANCE
30/11      Balance From Last Statement                                        21,480.90
02/12      DR-CHQ 004471                         8,600.00                     12,880.90
05/12      CR-ECP 118820                                       17,664.35      30,545.25
           Closing Balance In This Statement                                  30,545.25
PIDM protects up to RM250,000 for each depositor.
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'MYR', balances: [2148090, 3054525], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('takes what the text of a booking says of its amount for no sentence about all of them (Barclays)', () => {
  const page = `
Barclays     Your Barclays Bank Account     Current account statement
Date     Description                            Money out     Money in     Balance
                                                                                       At a glance
6 Dec    Start balance                                                     812.44
                                                                                       Start balance    £812.44
8 Dec    Card Payment to Hotel Amstel               78.64                  733.80
         EUR 88.00 Amount In EUR Final GBP
         Amount
11 Dec   Received From Kestrel Media                          20.00        753.80
06 Dec 2023 - 05 Jan 2024                                                              End balance      £753.80
`;
  expect(briefOf(page)).toEqual(['GBP 81244,75380 proven 2']);
});
