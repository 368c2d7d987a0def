import { expect, it } from 'vitest';
import { extractStatement } from '../index.ts';
import { readTyped, typed } from './typed.fixture.ts';

const read = (page: string) => readTyped(typed(page));

it('reads a card whose column of dollars is empty in pesos, and its references as texts (Galicia)', () => {
  const page = `
Galicia     CUIT 30-50000173-5            RESUMEN DE TARJETA DE CRÉDITO VISA
CIERRE ACTUAL 28-Dic-24
   SALDO ACTUAL $      SALDO ACTUAL U$S      PAGO MÍNIMO $
   250,00              0,00                  50,00
FECHA        REFERENCIA                COMPROBANTE          PESOS      DÓLARES
             SALDO ANTERIOR                                100,00         0,00
16-12-24     SU PAGO EN PESOS                             -100,00
15-11-24     FRAVEGA C.05/12                485499         120,00
29-11-24     CINEMARK HOYTS                 280111          90,00
02-12-24     COTO SUC 54                    145270          40,00
             TOTAL A PAGAR                                 250,00         0,00
`;
  expect(read(page)).toMatchObject([
    {
      currency: 'ARS',
      balances: [-10000, -25000],
      proof: 'proven',
      lines: expect.arrayContaining(['2024-12-02 -4000 null COTO SUC 54']),
    },
  ]);
});

it('keeps what a card owes in dollars, though nothing was booked in them', () => {
  const page = `
VISA     RESUMEN DE CUENTA     CUIL     20-25118877-4
CIERRE ACTUAL     VENCIMIENTO ACTUAL     SALDO ACTUAL $     SALDO ACTUAL U$S
27 Mar 25         09 Abr 25              90,00              7,00
FECHA          DETALLE DE TRANSACCION             PESOS         DOLARES
               SALDO ANTERIOR                     50,00            7,00
25-03-25       COTO SUC 54                        30,00
26-03-25       CARGA SUBE                         10,00
               SALDO ACTUAL                       90,00            7,00
`;
  expect(read(page)).toMatchObject([
    { currency: 'ARS', balances: [-5000, -9000], proof: 'proven', lines: { length: 2 } },
    { currency: 'USD', balances: [-700, -700], lines: [] },
  ]);
});

it('asks whose pesos a card is kept in beside dollars, where nothing tells the country', () => {
  const page = `
VISA     RESUMEN DE CUENTA
CIERRE ACTUAL 27-Mar-25
FECHA          DETALLE DE TRANSACCION             PESOS         DOLARES
               SALDO ANTERIOR                     50,00            0,00
25-03-25       COTO SUC 54                        30,00
26-03-25       CARGA SUBE                         10,00
               SALDO ACTUAL                       90,00            0,00
`;
  expect(extractStatement(typed(page))).toMatchObject({ ok: false, failure: 'noCurrency' });
  expect(extractStatement(typed(page), { currency: 'UYU' })).toMatchObject({
    ok: true,
    statement: { sections: [{ currency: 'UYU', lines: { length: 2 } }] },
  });
});

it('tells the ways of bookings by a Greek letter under the sign of the amount (Alpha Bank)', () => {
  const page = `
ALPHA BANK
Κινήσεις λογαριασμού          Νόμισμα:     EUR
Από:   01/03/2025             Έως:     31/03/2025
Α/Α   Ημ/νία       Αιτιολογία                    Αρ. συναλλαγής      Ποσό      Πρόσημο ποσού
1     31/3/2025    ΠΡΟΜΗΘΕΙΑ ΕΜΒΑΣΜΑΤΟΣ          53742382A           0,50          Χ
2     30/3/2025    ΕΜΒΑΣΜΑ ΑΠΟ ΕΦΚΑ              73919417A         146,23          Π
3     29/3/2025    ΠΛΗΡΩΜΗ COSMOTE               84610404A          58,29          Χ
`;
  expect(read(page)[0]?.lines).toEqual([
    '2025-03-29 -5829 null ΠΛΗΡΩΜΗ COSMOTE',
    '2025-03-30 14623 null ΕΜΒΑΣΜΑ ΑΠΟ ΕΦΚΑ',
    '2025-03-31 -50 null ΠΡΟΜΗΘΕΙΑ ΕΜΒΑΣΜΑΤΟΣ',
  ]);
});

it('takes what is left to pay of a purchase for no balance of the card (Bancolombia)', () => {
  const page = `
Bancolombia             Extracto tarjeta de crédito          Moneda: PESOS
Periodo facturado       16 may - 14 jun 2025
Saldo anterior          $ 1.284.330,00     = Saldo total de su deuda     $ 1.364.330,00
+ Compras del mes       $ 100.000,00
- Pagos / abonos        $ 20.000,00
Número de        Fecha de       Descripción                Valor        Cargos y          Saldo a Cuotas
autorización     transacción                               original     abonos            diferir
347514           16/05/2025     AVIANCA 635371             $ 60.000,00  $ 60.000,00       $ 0,00     1/1
418031           18/05/2025     FARMATODO 134              $ 40.000,00  $ 40.000,00       $ 0,00     1/1
521098           30/05/2025     ABONO SUCURSAL VIRTUAL    -$ 20.000,00  -$ 20.000,00      $ 0,00
`;
  expect(read(page)).toMatchObject([
    { currency: 'COP', balances: [-128433000, -136433000], proof: 'proven', lines: { length: 3 } },
  ]);
});

it('books the purchases of a card on their own days, which stand behind those of booking (Citi Handlowy)', () => {
  const page = `
citi handlowy            Wyciąg z Konta Karty Kredytowej za okres 14/12/2024 - 13/01/2025
Minimalna kwota do zapłaty   133,84
Podsumowanie (PLN)
Saldo poprzednie     Wpłaty i uznania     Transakcje     Saldo bieżące
3 218,90             -1 500,00            498,43         2 217,33
Data księgowania     Data transakcji     Opis transakcji               Kwota w PLN
17/12/2024           15/12/2024          MEDIA EXPERT POZNAN PL        281,34
18/12/2024           15/12/2024          ZABKA Z6907 KONSTANCIN PL      71,80
16/12/2024           16/12/2024          ZABKA Z9855 PIASECZNO PL     145,29
22/12/2024           20/12/2024          PLATNOSC - DZIEKUJEMY      -1 500,00
`;
  const [card] = read(page);
  expect(card).toMatchObject({ proof: 'proven', balances: [-321890, -221733] });
  expect(card?.lines.map((line) => line.slice(0, 10))).toEqual([
    '2024-12-15',
    '2024-12-15',
    '2024-12-16',
    '2024-12-20',
  ]);
});

it.each([
  ['Nuevo saldo pendiente de pago', 'Saldo anterior', 'WiZink'],
  ['SALDO FINALE A VOSTRO DEBITO', 'Saldo estratto conto precedente', 'Nexi'],
])('finds what a card owes behind "%s" (%s, %s)', (closing, opening) => {
  const page = `
Carta di credito      5232 XXXX XXXX 8841      EUR
${opening.padEnd(40)}918,44
${closing.padEnd(40)}163,14
Data           Data contabile     Descrizione                Importo in Euro
04/06/2025     06/06/2025         FARMACIA CENTRALE                    82,86
04/06/2025     07/06/2025         ZALANDO SE                           80,28
10/06/2025     11/06/2025         PAGAMENTO                          -918,44
`;
  expect(read(page)).toMatchObject([
    { proof: 'proven', balances: [-91844, -16314], lines: { length: 3 } },
  ]);
});

it('takes no shop with a word of the carry of a page in its name for that carry (Bradesco)', () => {
  const page = `
bradesco                                   Fatura Bradesco Visa Gold
Saldo anterior                 100,00
(-) Créditos e pagamentos      100,00-
(+) Compras e débitos          112,00
(=) Total da fatura em real    112,00
Data      Histórico de Lançamentos          Cidade               US$            R$
          SALDO ANTERIOR                                                    100,00
11/12/24  PAGTO. POR DEB EM C/C                                             100,00-
14/12/24  URBS CARTAO TRANSPORTE            CURITIBA                          6,00
14/12/24  URBS CARTAO TRANSPORTE            CURITIBA                          6,00
15/12/24  AMAZON MARKETPLACE                OSASCO                          100,00
          TOTAL DA FATURA EM REAL                                           112,00
`;
  expect(read(page)).toMatchObject([
    { currency: 'BRL', proof: 'proven', balances: [-10000, -11200], lines: { length: 4 } },
  ]);
});

it('tells the pesos of a card from its dollars beside a column of the amounts abroad (Itaú, Uruguay)', () => {
  const page = `
Itaú     Vencimiento 20/01/2025     Cierre 05/01/2025
Banco Central del Uruguay     Límite $ 210.000
Fecha        Tarj.    Detalle                                 Importe origen        Pesos       Dólares
                      SALDO DEL ESTADO DE CUENTA ANTERIOR                        1.000,00        143,20
07 12 24              PAGOS                                                     -1.000,00
07 12 24     6620     FARMASHOP 417                                                214,95
07 12 24              PAGOS                                                                     -143,20
07 12 24     6620     DLO*SPOTIFY                                                                 31,83
08 12 24     6620     TIENDA INGLESA 67                                            439,51
                      SALDO CONTADO                                                654,46         31,83
                      PAGO MINIMO                                                  100,00          5,00
`;
  expect(read(page)).toMatchObject([
    { currency: 'UYU', proof: 'proven', balances: [-100000, -65446], lines: { length: 3 } },
    { currency: 'USD', proof: 'proven', balances: [-14320, -3183], lines: { length: 2 } },
  ]);
});

it('reads the invoice of a card that calls itself nothing but its name (card complete)', () => {
  const page = `
card complete                                       Monatsrechnung vom 06.01.2025
Einzug am 13.01.2025
Datum      Buchung     Text                             EUR
                       Saldo letzte Rechnung         934,17
05.12.     06.12.      HOFER FIL. 2018 GRAZ           40,65
09.12.     11.12.      SHELL AUSTRIA LINZ             86,21
10.12.     11.12.      Ihre Zahlung - Bankeinzug    -934,17
25.12.     27.12.      GUTSCHRIFT ABOUT YOU          -26,86
                       Rechnungsbetrag               100,00
Der Rechnungsbetrag wird von Ihrem Konto AT83 **** 2210 eingezogen.
`;
  expect(read(page)).toMatchObject([
    { proof: 'proven', balances: [-93417, -10000], lines: { length: 4 } },
  ]);
});

it('reads both sides of a card under each of its two currencies (Banco Industrial)', () => {
  const page = `
Banco Industrial                     Estado de Cuenta Tarjeta BI Visa Oro
Fecha de pago 15/10/2025             Pago mínimo Q  197.82
                                                    QUETZALES                 DÓLARES
FECHA        DOCTO.      DESCRIPCIÓN             CARGOS      ABONOS      CARGOS      ABONOS
                         SALDO ANTERIOR          920.75                    0.00
21/08/25     6433012     DESPENSA FAMILIAR       232.18
25/08/25     7624039     SPOTIFY USA                                       7.99
31/08/25     2579240     PAGO BI EN LINEA                    920.75
01/09/25     7135241     SAN MARTIN BAKERY        90.51
05/09/25     1629072     PAGO BI EN LINEA                                              2.00
                         SALDO ACTUAL            322.69                    5.99
`;
  expect(read(page)).toMatchObject([
    { currency: 'GTQ', proof: 'proven', balances: [-92075, -32269], lines: { length: 3 } },
    { currency: 'USD', proof: 'proven', balances: [0, -599], lines: { length: 2 } },
  ]);
});

it('proves no bare amounts that may be paid with a card as well as into an account, unless their words tell', () => {
  const page = (...texts: string[]) => `
Auszug     vom 01.03.2025 bis 31.03.2025     EUR
Datum          Text                        Betrag
               Alter Saldo                  50,00
03.03.2025     ${texts[0]?.padEnd(25)}   30,00
05.03.2025     ${texts[1]?.padEnd(25)}   10,00
               Neuer Saldo                  90,00
`;
  expect(read(page('REWE Berlin', 'ALDI Köln'))[0]?.proof).toBe('not_provable');
  expect(read(page('Gutschrift Miete', 'Zinsen'))[0]?.proof).toBe('proven');
});

it('takes what is owed in each of two currencies from a row of its own in the column of that one (Macro)', () => {
  const page = `
BANCO MACRO     VISA GOLD     CIERRE ACTUAL: 21 Dic 23     CUIT 30-50001008-4
FECHA        COMPROBANTE     DETALLE DE TRANSACCION             PESOS         DOLARES
                             SALDO ANTERIOR                 214.471,35          15,00
04.12.23                     SU PAGO EN PESOS               214.471,35-
04.12.23                     SU PAGO EN USD                                     15,00-
24.11.23     694160*         COTO SUC 147                    51.357,16
27.11.23     118447K         NETFLIX.COM                                        11,99
                             SALDO ACTUAL $                  51.357,16
                             SALDO ACTUAL U$S                                   11,99
                             PAGO MINIMO $                    4.800,00
`;
  expect(read(page)).toMatchObject([
    { currency: 'ARS', proof: 'proven', balances: [-21447135, -5135716], lines: { length: 2 } },
    { currency: 'USD', proof: 'proven', balances: [-1500, -1199], lines: { length: 2 } },
  ]);
});
