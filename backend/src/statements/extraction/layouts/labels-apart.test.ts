import { describe, expect, it } from 'vitest';
import { type Placed, positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

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

it('columns of money stand where the bookings have them, and not those of a table of interest behind the closing balance', () => {
  const days = (count: number) =>
    Array.from({ length: count }, (_, index) => `${String(index + 1).padStart(2, '0')}.01.2025`);
  const paid = days(20).map((day): Placed[] => [
    [44, day],
    [98, day],
    [152, 'PAGAMENTO'],
    ['r475', '-10,00'],
  ]);
  const earned = days(4).map((day): Placed[] => [
    [44, day],
    [98, day],
    [152, 'BONIFICO'],
    ['r551', '50,00'],
  ]);
  const interest = days(10).map((day): Placed[] => [
    [44, day],
    ['r200', '3.381,87'],
    ['r260', '1'],
    ['r350', '3,38'],
    ['r440', '0,00'],
  ]);
  const page = positioned([
    [
      [44, 'IBAN IT60 X054 2811 1010 0000 0123 456'],
      [300, 'dal 01.01.2025 al 31.01.2025'],
      [480, 'Divisa EURO'],
    ],
    [
      [44, 'DATA'],
      [98, 'VALUTA'],
      [152, 'DESCRIZIONE'],
      ['r475', 'USCITE'],
      ['r551', 'ENTRATE'],
    ],
    [
      [44, '31.12.2024'],
      [152, 'SALDO INIZIALE'],
      ['r551', '100,00'],
    ],
    ...paid,
    ...earned,
    [
      [44, '31.01.2025'],
      [152, 'SALDO FINALE'],
      ['r551', '100,00'],
    ],
    [
      20,
      [44, 'VALUTA'],
      ['r200', 'SALDO PER VALUTA'],
      ['r260', 'GIORNI'],
      ['r350', 'NUMERI AVERE'],
      ['r440', 'NUMERI DARE'],
    ],
    ...interest,
  ]);
  const [read] = readTyped(page);
  expect(read).toMatchObject({ balances: [10000, 10000], proof: 'proven' });
  expect(read?.lines).toHaveLength(24);
});

it('what is charged later is none of the bookings above the sentence that says so', () => {
  const page = `
RIB : 30004 00417 00041782204 17     du 28 février 2025 au 31 mars 2025     Monnaie du compte : Euro
Date      Nature des opérations              Valeur          Débit         Crédit
          SOLDE CREDITEUR AU 28.02.2025                                    100,00
28.03     PRLV SEPA VILLE DE LYON            28.03           20,00
31.03     COTISATION                         31.03            1,00
          SOLDE CREDITEUR AU 31.03.2025                                     79,00
Information préalable : les frais ci-dessous seront débités de votre compte à partir du 15.04.2025
15.04     INTERETS DEBITEURS                                  1,12
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [10000, 7900], proof: 'proven' }]);
});
