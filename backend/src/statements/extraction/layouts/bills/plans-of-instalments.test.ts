import { expect, it } from 'vitest';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('takes an offer to pay bit by bit for no second list of purchases (CaixaBank)', () => {
  expect(
    readTyped(
      typed(`
Extracto de tarjeta de crédito     Fecha de emisión: 30/06/2025
Período de liquidación     01/06/2025 - 30/06/2025
Saldo pendiente anterior     Operaciones     Pagos     Saldo pendiente actual
842,15                       709,00          -250,00   1.301,15
Fecha          Establecimiento / Concepto        Localidad       Importe EUR
02/06/2025     REPSOL EST. SERV. LA RODA         BARCELONA             60,00
05/06/2025     RECIBO DOMICILIADO MAYO 2025                          -250,00
21/06/2025     MEDIAMARKT BCN GLORIES            BARCELONA            649,00

Compras que puede fraccionar (Easy Pay)
Si fracciona estas compras antes del 03/07/2025 dejarán de formar parte de su saldo aplazado.
Fecha compra   Comercio                  Importe    3 meses    6 meses    12 meses
21/06/2025     MEDIAMARKT BCN GLORIES     649,00     222,32     113,15       58,90
`),
    ),
  ).toMatchObject([{ balances: [-84215, -130115], proof: 'proven', lines: { length: 3 } }]);
});

it('takes no sum of what is offered in instalments for what is due (Nubank)', () => {
  const page = `
Fatura     Cartão de crédito     Período vigente: 06 MAI 2025 a 05 JUN 2025     R$
Fatura anterior     R$ 100,00
Total a pagar       R$ 149,24
Entrada + parcelas     Valor da parcela     Total a pagar     Juros a.m.
2x                     R$ 80,10             R$ 160,20         10,45%
Data           Descrição                      Valor
07 MAI 2025    Ifood Pizzaria Bella        R$ 39,24
09 MAI 2025    Uber Trip                   R$ 10,00
`;
  expect(readPages(page)).toMatchObject([{ proof: 'proven', balances: [-10000, -14924] }]);
});

it('takes a plan of instalments below other labels for no table in two currencies (BCP)', () => {
  expect(
    readPages(`
BCP     ESTADO DE CUENTA     TARJETA DE CRÉDITO VISA     Número de tarjeta     4557-88XX-XXXX-2231
Período de facturación     11/02/2025 al 10/03/2025     LIMA 15074
Fecha Consumo     Descripción                        Soles          Dólares
                  SALDO ANTERIOR                     846.27         136.40
11Feb             WONG BENAVIDES LIMA                184.60
12Feb             OPENAI CHATGPT                                     20.00
25Feb             PAGO BANCA MOVIL BCP              -846.27
25Feb             PAGO BANCA MOVIL BCP                              -96.40
                  SALDO TOTAL AL 10/03/2025          184.60          60.00
PLAN DE CUOTAS
Fecha consumo     Descripción       Moneda     Importe original     Cuota     Saldo capital
20/12/2024        SAGA FALABELLA    S/         999.00               166.50           499.50
`),
  ).toMatchObject([
    { currency: 'PEN', balances: [-84627, -18460], proof: 'proven', lines: { length: 2 } },
    { currency: 'USD', balances: [-13640, -6000], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('takes a list of what may be paid in instalments for no account (Barclays in Germany)', () => {
  const page = `
Kontoauszug vom 10. Dezember 2023     Barclays Kontonummer: 1234567890     Kreditrahmen: EUR 4.000,00
Belegdatum     Buchungsdatum     Beschreibung               Karte          Betrag (EUR)
Alter Saldo vom 10. November 2023                                                 0,00
19.11.2023     20.11.2023        GetYourGuide Tickets       Visa B             119,96-
05.12.2023     06.12.2023        PAYPAL *IONOS SE           Visa                 1,00-
Neuer Saldo am 10. Dezember 2023                                               120,96-
Für folgende Umsätze aus diesem Kontoauszug können Sie einen Barclays Ratenkauf einrichten:
Belegdatum     Beschreibung               Betrag (EUR)     Einrichtung
                                                           möglich bis
19.11.2023     GetYourGuide Tickets            119,96-     03.01.2024
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [0, -12096], proof: 'proven' }]);
});
