import { describe, expect, it } from 'vitest';
import { type Placed, type PlacedRow, positioned } from '../positioned.fixture.ts';
import { readTyped, typed } from '../typed.fixture.ts';

it('parts two labels of money that nothing parts (Starling)', () => {
  const page = `
Account statement GBP     01/12/2023 - 31/12/2023
DATE           TYPE               TRANSACTION          IN             OUTACCOUNT BALANCE
01/12/2023                        OPENING BALANCE                                £61.08
01/12/2023     FASTER PAYMENT     HARBOURSIDE VETS     £1,911.20              £1,972.28
03/12/2023     STANDING ORDER     P Rowntree                       £640.00    £1,332.28
04/12/2023     CONTACTLESS        Lidl                              £66.32    £1,265.96
Closing balance £1,265.96`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [6108, 126596],
      proof: 'proven',
      lines: [
        '2023-12-01 191120 197228 FASTER PAYMENT HARBOURSIDE VETS',
        '2023-12-03 -64000 133228 STANDING ORDER P Rowntree',
        '2023-12-04 -6632 126596 CONTACTLESS Lidl',
      ],
    },
  ]);
});

describe('labels of a table', () => {
  it('are told apart where two of them are drawn as one without a blank', () => {
    const booked = (
      day: string,
      text: string,
      value: string,
      amount: string,
      balance: string,
    ): Placed[] => [
      [40, day],
      [100, text],
      [340, value],
      ['r480', amount],
      ['r550', balance],
    ];
    const page = positioned([
      [
        [40, 'IBAN ES41 0049 4178 2220 1041 7822'],
        [300, 'Del 01/03/2025 al 31/03/2025'],
      ],
      [
        [40, 'Saldo inicial'],
        [140, '100,00 EUR'],
        [300, 'Saldo final'],
        [400, '95,00 EUR'],
      ],
      [
        [40, 'Fecha OperaciónOperación'],
        [340, 'Fecha Valor'],
        ['r480', 'Importe'],
        ['r550', 'Saldo'],
      ],
      booked('03/03/2025', 'Recibo Comunidad', '01/03/2025', '-20,00 EUR', '80,00 EUR'),
      [[100, 'Tarjeta 5489 , Comision 0,00']],
      booked('04/03/2025', 'Bizum De Lucia', '04/03/2025', '15,00 EUR', '95,00 EUR'),
    ]);
    expect(readTyped(page)).toMatchObject([
      {
        proof: 'proven',
        lines: [
          '2025-03-03 -2000 8000 Recibo Comunidad Tarjeta 5489 , Comision 0,00',
          '2025-03-04 1500 9500 Bizum De Lucia',
        ],
      },
    ]);
  });

  it('are told apart by the room between them, though one of them is unknown', () => {
    const booked = (day: string, text: string, out: string, balance: string): Placed[] => [
      [40, day],
      [100, text],
      ['r400', out],
      ['r530', balance],
      [540, '7201'],
    ];
    const page = positioned([
      [
        [40, 'ACCOUNT TYPE : PESO CHECKING'],
        [300, 'PERIOD COVERED : FEB 01 - FEB 28, 2025'],
        [500, 'PHP'],
      ],
      [
        [40, 'DATE'],
        [100, 'TRANSACTION DESCRIPTION'],
        ['r400', 'DEBIT'],
        ['r460', 'CREDIT'],
        ['r530', 'BALANCE'],
        [534, 'BR/XY'],
      ],
      [
        [100, 'BALANCE FORWARD'],
        ['r530', '100.00'],
      ],
      booked('FEB 03', 'POS PURCHASE', '20.00', '80.00'),
      booked('FEB 04', 'INSTAPAY OUT', '30.00', '50.00'),
    ]);
    expect(readTyped(page)[0]?.lines).toEqual([
      '2025-02-03 -2000 8000 POS PURCHASE 7201',
      '2025-02-04 -3000 5000 INSTAPAY OUT 7201',
    ]);
  });

  it('go on beside the figures of a box whose title stands on their first line', () => {
    const page = positioned([
      [
        [40, 'STATEMENT DATE JAN 15, 2025'],
        [221, 'PAYMENT DUE DATE FEB 05, 2025'],
        [420, 'PHP'],
      ],
      [
        [40, 'TRANSACTION'],
        [93, 'POST'],
        [397, 'ACCOUNT SUMMARY'],
      ],
      [5, [129, 'DESCRIPTION'], ['r378', 'AMOUNT (PHP)']],
      [5, [40, 'DATE'], [93, 'DATE'], [397, 'Previous Balance'], ['r570', '100.00']],
      [
        [129, 'PREVIOUS STATEMENT BALANCE'],
        ['r378', '100.00'],
        [397, 'Payments'],
        ['r570', '100.00-'],
      ],
      [
        [40, '12/19'],
        [93, '12/21'],
        [129, 'RUSTANS'],
        ['r378', '20.00'],
        [397, 'Credits'],
        ['r570', '0.00'],
      ],
      [
        [40, '12/27'],
        [93, '12/28'],
        [129, 'PAYMENT - THANK YOU'],
        ['r378', '100.00-'],
        [397, 'Charges'],
        ['r570', '50.00'],
      ],
      [
        [40, '01/02'],
        [93, '01/05'],
        [129, 'LAZADA'],
        ['r378', '30.00'],
      ],
      [
        [129, 'TOTAL AMOUNT DUE'],
        ['r378', '50.00'],
      ],
    ]);
    expect(readTyped(page)[0]?.lines).toEqual([
      '2024-12-19 -2000 null RUSTANS',
      '2024-12-27 10000 null PAYMENT - THANK YOU',
      '2025-01-02 -3000 null LAZADA',
    ]);
  });
});

it('labels may be printed without the blanks between their words (Co-operative Bank)', () => {
  const page = `
Current Account Statement          1 October 2024 to 31 October 2024          GBP
Date      Description              Moneyout      Moneyin      Balance
          BROUGHT FORWARD                                      741.20
02 OCT    GREGGS PLC                  15.71                    725.49
03 OCT    T OKAFOR                                240.78       966.27
          CARRIED FORWARD                                      966.27
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [74120, 96627], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('passes over what a bank has accrued beside the balances, though both labels run into each other (FNB)', () => {
  const row = (day: string, text: string, amount: string, balance: string): PlacedRow => [
    ...(day === '' ? [] : [[40, day] as Placed]),
    [90, text],
    ...(amount === '' ? [] : [['r390', amount] as Placed, ['r555', '28.40'] as Placed]),
    ['r470', balance],
  ];
  const page: PlacedRow[] = [
    [
      [40, 'FNB Business Account'],
      [300, 'Transactions in RAND (ZAR)'],
    ],
    [[40, 'Statement Period : 30 April 2025 to 31 May 2025']],
    [
      [40, 'Date'],
      [90, 'Description'],
      ['r390', 'Amount'],
      ['r470', 'Balance'],
      [469, 'Accrued Bank Charges'],
    ],
    row('', 'Opening Balance', '', '8,418.95Cr'),
    row('02 May', 'Transfer To Prosper', '455.00', '7,963.95Cr'),
    row('03 May', 'Transfer From Loan', '1,000.00Cr', '8,963.95Cr'),
    row('', 'Closing Balance', '', '8,963.95Cr'),
  ];
  expect(readTyped(positioned(page))).toMatchObject([
    {
      balances: [841895, 896395],
      proof: 'proven',
      lines: [
        '2025-05-02 -45500 796395 Transfer To Prosper',
        '2025-05-03 100000 896395 Transfer From Loan',
      ],
    },
  ]);
});
