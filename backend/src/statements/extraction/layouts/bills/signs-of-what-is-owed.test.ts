import { expect, it } from 'vitest';
import { accountsIn, readPages, readTyped, typed } from '../typed.fixture.ts';

it('takes the sign of a balance that is printed again under a name which tells none (Universo)', () => {
  expect(
    readPages(`
universo     Extrato de conta-cartão n.º 09/2025     Período 01/09/2025 a 30/09/2025     Limite de crédito 2.000,00 EUR
Saldo em dívida anterior                Saldo em dívida atual
962,71 €                                994,89 €
Valor total a pagar     994,89 €
Data          Descrição                                     Débito (€)         Crédito (€)
02/09         CONTINENTE BOM DIA                                 46,82
05/09         PAGAMENTO MB OBRIGADO                                                  50,00
20/09         GALP ENERGIA                                       35,36
`),
  ).toMatchObject([{ proof: 'proven', balances: [-96271, -99489] }]);
});

it('takes a debt for one where the bookings of a card bear their signs (mBank)', () => {
  const page = `
mBank     Zestawienie operacji na rachunku karty kredytowej     za okres od 2026-02-06 do 2026-03-05
Data operacji     Data księgowania     Opis operacji         Kwota PLN
2026-02-08        2026-02-09           NETFLIX.COM              -46,88
2026-02-15        2026-02-16           SPŁATA KARTY           2 500,00
2026-02-16        2026-02-17           LIDL                     -53,12
Saldo początkowe     -3 186,90 PLN     Saldo końcowe     -786,90 PLN
Całkowite zadłużenie na dzień 2026-03-05     786,90 PLN
`;
  expect(readPages(page)).toMatchObject([{ proof: 'proven', balances: [-318690, -78690] }]);
});

it('takes what is due for what is owed, so that a purchase whose sign was changed proves nothing', () => {
  const page = `
Credit card statement     September 1, 2019 to September 30, 2019     Amounts in ZAR
Opening balance: 395.01
Posting Date     Transaction Description          Amount ZAR
SEP14            Greenfields Supermarket 0042       77.07 CR
Total amount due: 472.08
`;
  expect(readTyped(typed(page))).toMatchObject([{ proof: 'broken' }]);
  expect(readTyped(typed(page.replace(' CR', '')))).toMatchObject([
    { balances: [-39501, -47208], proof: 'proven' },
  ]);
});

const ONE_LINE = (opening: string, line: string, closing: string) => `
Credit card statement     Statement period 01/03/2024 - 31/03/2024     Currency: EUR
Opening balance 01/03/2024                ${opening}
Date        Description                          Amount
27/03/2024  ${line}
Closing balance 31/03/2024                ${closing}
`;

it('owes what bears a minus at both ends of a month, though a single line shows no habit', () => {
  const bought = ONE_LINE('-279.38', 'Corner Bakery                        -100.00', '-379.38');
  const paid = ONE_LINE('-279.38', 'Payment received                      100.00', '-179.38');
  expect(readTyped(typed(bought))).toMatchObject([
    {
      balances: [-27938, -37938],
      proof: 'proven',
      lines: ['2024-03-27 -10000 null Corner Bakery'],
    },
  ]);
  expect(readTyped(typed(paid))).toMatchObject([
    {
      balances: [-27938, -17938],
      proof: 'proven',
      lines: ['2024-03-27 10000 null Payment received'],
    },
  ]);
});

it('does not turn a card into one that holds money for a single amount with a plus', () => {
  const page = ONE_LINE('279.38', 'Corner Bakery                        +643.31', '922.69');
  expect(readTyped(typed(page))).toMatchObject([{ proof: 'broken' }]);
});

it('takes a plus on the balances of a card for what is owed where its amounts bear none', () => {
  const page = `
Tarjeta de crédito     Estado de cuenta     MXN     Periodo 01/05/2026 - 31/05/2026
Saldo anterior                              +$1,100.00
Fecha          Descripción                  Importe
03/05/2026     OXXO                           $120.00
08/05/2026     UBER                            $80.00
13/05/2026     LIVERPOOL                      $300.00
Saldo al corte                              +$1,600.00`;
  expect(readTyped(typed(page))[0]).toMatchObject({
    balances: [-110000, -160000],
    proof: 'proven',
  });
});

it('takes what a month is charged with for owed, under its Italian name in whole sentences (Nexi)', () => {
  const page = `
nexi     BANCO BPM     Pag. 1 di 1
ESTRATTO CONTO MENSILE
CARTA             CARTA CLASSIC MASTERCARD
NUMERO            **** **** **** 6620
IBAN ADDEBITO     IT60X0503401647000000123456
QUESTO MESE HA SPESO                         QUESTO MESE LE SARANNO ADDEBITATI
                        111,63 €                                        111,63 €
Fido mensile            3.000,00 €
Fido utilizzato           111,63 €
DETTAGLIO DEI SUOI MOVIMENTI
Data         Descrizione               Importo in Euro     Importo in altre valute     Cambio
01/12/25     AMAZON.IT LUXEMBOURG               45,99
02/12/25     ESSELUNGA MILANO                   87,14
10/12/25     AMAZON.IT LUXEMBOURG             - 21,50
             TOTALE SPESE                      111,63
`;
  const [section] = readTyped(typed(page));
  expect(section?.lines.map((line) => line.split(' ')[1])).toEqual(['-4599', '-8714', '2150']);
  expect(accountsIn(typed(page))).toEqual(['************6620']);
});
