import { expect, it } from 'vitest';
import { extractStatement, proveSection } from '../../index.ts';
import { SAVINGS } from '../savings.fixture.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('proves no whole pesos as dollars where nothing names their country', () => {
  const page = `
ESTADO DE CUENTA DE TARJETA DE CRÉDITO     Moneda: US$     FECHA ESTADO DE CUENTA 20/02/2026
SALDO ANTERIOR                                             $ 412.830
FECHA          DESCRIPCIÓN                        MONTO US$
22/01/26       CRUZ VERDE 196                     $ 30.320
03/02/26       MONTO CANCELADO                    $ -412.830
SALDO ACTUAL                                               $ 30.320
`;
  expect(readPages(page)).toMatchObject([{ currency: 'USD', proof: 'not_provable' }]);
});

it.each([
  ['NZD', 'Foreign transactions include a charge of 1.30% of the New Zealand dollar amount.'],
  ['NZD', 'ANZ Bank New Zealand Limited'],
  ['AUD', 'Australia and New Zealand Banking Group Limited ABN 11 005 357 522'],
  ['CAD', 'American Express Cobalt Card'],
  ['CAD', 'TD FIRST CLASS TRAVEL CARD'],
])('tells whose dollar a card counts by what only its country prints: %s', (currency, foot) => {
  const page = `
Credit card statement     12 May 2025 - 11 June 2025     Minimum payment due     $5.00
Date       Details                         Amount ($)
           Opening balance                     46.22
12 May     Pak n Save                         $64.37
25 May     Canva AUD 19.99                    $21.83
           Closing balance                    132.42
${foot}
`;
  expect(readTyped(typed(page))).toMatchObject([{ currency, proof: 'proven' }]);
});

it('tells the pesos beside dollars by what only Argentina charges (Macro)', () => {
  const page = `
BANCO MACRO S.A.     VISA CLASSIC     CIERRE ACTUAL: 22 Ene 26
FECHA        DETALLE DE TRANSACCION                PESOS        DOLARES
             SALDO ANTERIOR                       229,15          12,46
05.01.26     SU PAGO EN PESOS                     229,15-
05.01.26     SU PAGO EN DOLARES                                   12,46-
07.01.26     CARREFOUR EXP 114                    381,50
12.01.26     NETFLIX.COM                                           6,23
22.01.26     IMPUESTO DE SELLOS $                   5,48
22.01.26     DB.RG 5617 30% ( 25,00 )               7,50
             SALDO ACTUAL                         394,48           6,23
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'ARS', proof: 'proven', lines: { length: 4 } },
    { currency: 'USD', proof: 'proven', lines: { length: 2 } },
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

it('asks whose dollars they are where nothing but a bare dollar marks the amounts', () => {
  expect(extractStatement(typed(SAVINGS('')))).toMatchObject({ ok: false, failure: 'noCurrency' });
});

it('takes a bare $ for the peso, though most of the file counts in marked dollars and no heading names either', () => {
  const page = `
Banco del Sol     Desde: 01/03/25     Hasta: 31/03/25
CUIT: 27-28418877-4
Cuenta Nº 072-418877/2     CBU: 0720072088000041887724
Fecha        Comprobante   Movimiento                 Débito       Crédito      Saldo en cuenta
01/03/25                   Saldo Inicial                                               $ 100,00
03/03/25     3381          Compra con tarjeta         $ 20,00                           $ 80,00
                           Saldo total                                                  $ 80,00
Cuenta Nº 072-418877/9     CBU: 0720072011000041887791
Fecha        Comprobante   Movimiento                 Débito       Crédito      Saldo en cuenta
01/03/25                   Saldo Inicial                                             U$S 100,00
11/03/25     18801         Compra de dólares                       U$S 20,00         U$S 120,00
12/03/25     18801         Compra de dólares                       U$S 20,00         U$S 140,00
13/03/25     18801         Compra de dólares                       U$S 20,00         U$S 160,00
                           Saldo total                                               U$S 160,00
`;
  const read = readTyped(typed(page));
  expect(read.map(({ currency }) => currency)).toEqual(['ARS', 'USD']);
});

const MACRO = `
Macro     VISA     RESUMEN DE TARJETA DE CREDITO     CIERRE ACTUAL 20 Mar 25     TNA $ 78,00%
FECHA          DETALLE DE TRANSACCION             PESOS         DOLARES
               SALDO ANTERIOR                   1.000,00          12,98
05.03.25       SU PAGO EN PESOS                 1.000,00-
05.03.25       SU PAGO EN USD                                     12,98-
21.02.25       CARREFOUR EXPRESS                  300,00
02.03.25       NETFLIX.COM                                         9,99
10.03.25       YPF ACA OLIVOS                     200,00
20.03.25       IIBB PERCEP-CABA 2,00%              10,00
               SALDO ACTUAL                       510,00           9,99
`;

it('knows the pesos of a card by how the country calls a rate of interest', () => {
  expect(readTyped(typed(MACRO))).toMatchObject([
    { currency: 'ARS', balances: [-100000, -51000], proof: 'proven' },
    { currency: 'USD', balances: [-1298, -999], proof: 'proven' },
  ]);
});

it('asks whose pesos a card is kept in, and then reads both of its currencies', () => {
  const nobodys = typed(MACRO.replace('TNA $ 78,00%', ''));
  expect(extractStatement(nobodys)).toMatchObject({ ok: false, failure: 'noCurrency' });
  const told = extractStatement(nobodys, { currency: 'ARS' });
  const sections = told.ok ? told.statement.sections : [];
  expect(sections.map(({ currency }) => currency)).toEqual(['ARS', 'USD']);
  expect(sections.map((section) => proveSection(section).state)).toEqual(['proven', 'proven']);
});

it('takes bare dollar signs for pesos where the law is that of their country, whatever another account is in', () => {
  const page = `
Santander     Resumen de cuenta     CUIL 27-31445566-8
Movimientos en pesos
Fecha        Comprobante     Movimiento            Débito         Crédito      Saldo en cuenta
28/02/25                     Saldo Inicial                                     $ 300,00
03/03/25     9077015         Compra con tarjeta    $ 40,00                     $ 260,00
04/03/25     9077016         Pago con qr           $ 10,00                     $ 250,00
             Saldo total                                                       $ 250,00
Movimientos en dólares
Fecha        Comprobante     Movimiento            Débito         Crédito      Saldo en cuenta
28/02/25                     Saldo Inicial                                     U$S 30,00
12/03/25     17618128        Compra de dolares                    U$S 20,00    U$S 50,00
             Saldo total                                                       U$S 50,00
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'ARS', balances: [30000, 25000], proof: 'proven' },
    { currency: 'USD', balances: [3000, 5000], proof: 'proven' },
  ]);
});

it('takes the dollars of a bank that is known from the United States for those of Canada where it says so (Capital One)', () => {
  const page = `
Capital One     Costco World Mastercard ending in 7718     Nov 14, 2024 - Dec 13, 2024     Minimum Payment Due $10.00
Visit capitalone.ca to see detailed transactions.
Previous Balance     $50.00
New Balance          $70.00
Transaction Date     Posting Date     Description                  Amount
Nov 25               Nov 26           PAYMENT                    - $50.00
Nov 27               Nov 28           NOTION LABS, INC.            $70.00
`;
  expect(readTyped(typed(page))[0]).toMatchObject({ currency: 'CAD', proof: 'proven' });
});

it('takes bare dollars for those of the country beside an account that names others (National Bank of Canada)', () => {
  const table = (before: string, paid: string, after: string) => `
Date       Description             Retraits ($)     Dépôts ($)     Soldes ($)
06 DÉC     SOLDE PRECEDENT                                         ${before}
07 DÉC     VIREMENT RECU                            ${paid}        ${after}
`;
  const head = (number: string, kind: string) => `
BANQUE NATIONALE DU CANADA     Votre relevé en date du 2024-01-05     MONTREAL QC H1Y 3C4
N° de compte     Type de compte                             Période
${number}        ${kind}     du 2023-12-06 au 2024-01-05
`;
  const [first, second] = [
    head('04-271-22', 'Compte chèques Le Virtuose') + table('233,84', '100,00', '333,84'),
    head('04-318-61', "Compte d'épargne (dollars américains USD)") +
      table('12,55', '500,00', '512,55'),
  ];
  const law = "\nDépôts assurables par la SADC jusqu'à concurrence de 100 000 $ par catégorie";
  expect(readPages(first + law, second + law).map(({ currency }) => currency)).toEqual([
    'CAD',
    'USD',
  ]);
});
