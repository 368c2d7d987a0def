import { describe, expect, it } from 'vitest';
import { extractStatement } from './index.ts';
import { readTyped, typed } from './layouts/typed.fixture.ts';

describe('facts', () => {
  it('takes the month of a statement for its period, and the day on which an account was opened for nothing', () => {
    const page = `
Extracto de Febrero 2025
TITULAR: ANA     F.APERTURA: 14-09-2011     DIVISA EUROS
F.Oper.    Concepto            Importe       Saldo
           SALDO ANTERIOR                   100,00
03/02      ALQUILER             -80,00       20,00
`;
    const result = extractStatement(typed(page));
    expect(result).toMatchObject({
      statement: { sections: [{ accountHint: null, lines: [{ date: '2025-02-03' }] }] },
    });
  });

  it('takes the currency in a cell beside the name of an account for that of the account', () => {
    const page = (code: string, iban: string) => `
PostFinance SA     Extrait de compte 01.03.2025 - 31.03.2025
Compte privé     ${code}     IBAN ${iban}
Date        Texte                   Crédit     Débit        Solde
01.03.25    Etat de compte                                 100.00
03.03.25    LOYER                              30.00        70.00
31.03.25    Etat de compte                                  70.00
`;
    const pages = [
      page('CHF', 'CH93 0900 0000 1740 8821 6'),
      page('EUR', 'CH40 0900 0000 9144 2210 7'),
    ];
    expect(readTyped(typed(...pages))).toMatchObject([
      { currency: 'CHF', proof: 'proven' },
      { currency: 'EUR', proof: 'proven' },
    ]);
  });

  it("takes the town in an address for no bank, nor its currency for the statement's", () => {
    const page = `
Statement Period     01 Mar 2025 - 31 Mar 2025     You earned $9.20 in interest
Joelle Oickle     Halifax, NS B3K 1T5
Transaction Date    Transaction Name       Amount ($)     Balance ($)
01 Mar 2025         Opening Balance                            100.00
03 Mar 2025         Rent                      (60.00)           40.00
`;
    expect(extractStatement(typed(page))).toMatchObject({
      statement: { bank: null, sections: [{ currency: 'CAD' }] },
    });
  });

  it('parts the days of an account at sums without a day of their own', () => {
    const page = `
Nubank     01 DE MARÇO DE 2025 a 31 DE MARÇO DE 2025     VALORES EM R$
Saldo inicial     100,00
Saldo final do período     50,00
Movimentações
03 MAR 2025     Total de entradas                        + 30,00
                Transferência recebida     JULIANA         30,00
                                           Agência 1
                                           Conta 2
                                           Banco 3
                Total de saídas                          - 50,00
                Boleto                     ENEL            50,00
06 MAR 2025     Total de saídas                          - 20,00
                Compra no débito           MERCADO         20,00
08 MAR 2025     Total de saídas                          - 10,00
                Compra no débito           PADARIA         10,00
`;
    expect(readTyped(typed(page)).map(({ lines }) => lines)).toEqual([
      [
        '2025-03-03 3000 null Transferência recebida JULIANA Agência 1 Conta 2 Banco 3',
        '2025-03-03 -5000 null Boleto ENEL',
        '2025-03-06 -2000 null Compra no débito MERCADO',
        '2025-03-08 -1000 null Compra no débito PADARIA',
      ],
    ]);
  });

  it('tells the currencies of accounts by the words of their titles, and pesos by the law of a country', () => {
    const part = (title: string, number: string, sign: string) => `
${title}
Tipo de cuenta     01/03/2025     31/03/2025     ${sign}100,00     ${sign}80,00
Número de cuenta ${number}
Fecha        Descripción                Crédito      Débito       Saldo
03/03/25     RETIRO CAJERO                           -15,00       85,00
05/03/25     COMPRA DEBITO                            -5,00       80,00
Total                                                -20,00       80,00
`;
    const page = `
Galicia     CUIT/CUIL 27-31884120-4
${part('Resumen de Caja de Ahorro en Pesos', '4088120-3 051-2', '$')}
${part('Resumen de Caja de Ahorro en Dólares', '9712004-8 051-6', 'U$S')}
`;
    expect(readTyped(typed(page)).map(({ currency }) => currency)).toEqual(['ARS', 'USD']);
  });

  it('takes the bank of a payee for none of the statement', () => {
    const page = `
BANORTE     Periodo Del 01/Marzo/2025 al 31/Marzo/2025     RFC: GOER850412QX1     $ 100.00
FECHA         DESCRIPCIÓN / ESTABLECIMIENTO     MONTO DEL DEPÓSITO     MONTO DEL RETIRO     SALDO
28-FEB-25     SALDO ANTERIOR                                                                 100.00
03-MAR-25     COMPRA ORDEN DE PAGO SPEI                                            60.00      40.00
              BBVA MEXICO
`;
    expect(extractStatement(typed(page))).toMatchObject({
      statement: { bank: 'Banorte', sections: [{ currency: 'MXN' }] },
    });
  });

  it('takes the currency of an account from the line that names it, though its balance stands above the header', () => {
    const part = (code: string, number: string) => `
Everyday account ${code}     ${number}
Balance brought forward     100.00
DATE          Details            Amounts withdrawn     Amounts deposited
10 DEC 22     Card Payment                   10.00
Balance carried forward      90.00
`;
    const page = `
Statement of account     Statement period: 8 December 2022 - 7 January 2023
${part('EUR', '1851138334')}
${part('USD', '5341408588')}
`;
    expect(readTyped(typed(page)).map(({ currency }) => currency)).toEqual(['EUR', 'USD']);
  });

  it('takes no currency from the name of a bank that another country binds, or whose figures bear dollars', () => {
    const page = `
ING     1 October 2024 to 31 March 2025     BSB 923 100
Mr Luca Castellano     Coogee NSW 2034
Opening balance     $100.00
Date            Details         Money out $     Money in $     Balance $
3 Oct 2024      Rent                 60.00                         40.00
`;
    expect(readTyped(typed(page)).map(({ currency }) => currency)).toEqual(['AUD']);
  });

  it('takes the currency behind its label among other facts, and the name behind a sign that two countries share', () => {
    const page = (facts: string) => `
Statement 01/03/2025 - 31/03/2025     ${facts}
Date           Description          Debit      Credit     Balance
               Opening balance                             100.00
03/03/2025     RENT                 30.00                   70.00
               Closing balance                              70.00
`;
    const currencyIn = (facts: string) => readTyped(typed(page(facts)))[0]?.currency;
    expect(currencyIn('Account BG54 BPBI 7940 1044 2217 01 Currency: BGN BIC: BPBIBGSF')).toBe(
      'BGN',
    );
    expect(currencyIn('Moneda: C$ Córdobas')).toBe('NIO');
    expect(currencyIn('Moneda: C$')).toBe('CAD');
    expect(currencyIn('Currency: AUD     Transaction currency: USD')).toBe('AUD');
  });
});
