import { expect, it } from 'vitest';
import { positioned, row } from '../positioned.fixture.ts';
import { accountsIn, readPages, readTyped, typed } from '../typed.fixture.ts';

it('takes the digits behind the name of an account for its number, though they stand under the label of amounts', () => {
  const page = typed(
    `
Alder Bank                         계좌번호: 2164643378
통화 KRW
입출금통장         2164643378
        기초잔액 2025-08-01       기말잔액 2025-08-31
        KRW 1,000,000             KRW 900,000
거래일               금액              잔액   거래내용
2025/08/24    -KRW 100,000       KRW 900,000   전기요금
저축예금        5951974510
        기초잔액 2025-08-01       기말잔액 2025-08-31
        KRW 1,617,000             KRW 1,517,000`,
    `
Alder Bank
계좌번호: 2164643378
거래일               금액              잔액   거래내용
2025/08/03    -KRW 100,000     KRW 1,517,000   급여 이체`,
  );
  expect(readTyped(page)).toMatchObject([
    { proof: 'proven', lines: { length: 1 } },
    { proof: 'proven', balances: [1617000, 1517000], lines: { length: 1 } },
  ]);
});

it('knows the second of two accounts by a number in brackets whose parts might be those of a day (Bank of China)', () => {
  const page = `
BOCHK Consolidated Statement     Statement Date     2026/07/31
HKD Savings (900-000-1-000006-6)
Date           Transaction Details         Deposit     Withdrawal     Balance
2026/07/01     ATM Cash                     100.00                     100.00
2026/07/02     ATM Cash                                     75.00       25.00
2026/07/31     Balance Carried Forward                                  25.00
HKD Current (900-000-1-000045-1)
Date           Transaction Details         Deposit     Withdrawal     Balance
2026/07/01     Transfer                     300.00                     300.00
2026/07/02     Transfer                     100.00                     400.00
2026/07/31     Balance Carried Forward                                 400.00
`;
  expect(accountsIn(typed(page))).toEqual(['900-000-1-000006-6', '900-000-1-000045-1']);
});

it('knows an account by the number under its kind, beside the box of its balances (Citibank)', () => {
  const account = (kind: string, number: string, opening: string, closing: string) => `
${kind}                     Beginning Balance:                                ${opening}
${number}                          Ending Balance:                                   ${closing}
Date      Description                    Amount Subtracted     Amount Added     Balance`;
  const pages = typed(`
citi     BRIAN HOLLOWAY Account 40083172955     Statement Period Mar 1 - Mar 31, 2025
CHECKING${account('Regular Checking', '40083172955', '$4,871.93', '$4,311.93')}
03/03     Debit Card Purchase                       60.00                       4,811.93
03/14     Transfer to Savings                      500.00                       4,311.93
SAVINGS${account('Citi Savings    ', '40083172963', '$12,650.00', '$13,150.00')}
03/14     Transfer From Checking                                   500.00      13,150.00
`);
  expect(accountsIn(pages)).toEqual(['40083172955', '40083172963']);
  expect(readTyped(pages)).toMatchObject([
    { balances: [487193, 431193], proof: 'proven' },
    { balances: [1265000, 1315000], proof: 'proven' },
  ]);
});

it('takes the number of a card for its own before the IBAN in its head, whatever that is called (Numia)', () => {
  expect(
    accountsIn(
      typed(`
Numia     ESTRATTO CONTO CARTA DI CREDITO     Carta n. 5413 **** **** 3046     EUR
Totale spese     58,90     IBAN IT40 S050 3401 6330 0000 0027 418
DATA         DESCRIZIONE                         IMPORTO
             SALDO ESTRATTO CONTO PRECEDENTE       45,22
01/03/25     TRENITALIA SPA                        58,90
05/03/25     ADDEBITO IN C/C                      -45,22
             SALDO A DEBITO AL 31/03/2025          58,90
`),
    ),
  ).toEqual(['5413********3046']);
});

it('takes the numbers of cards for no accounts, one number in two spellings for one, and groups by their own marks', () => {
  const page = `
Cedar National Association, Member FDIC      Account Number 1-047-7281-9033
Beginning Balance on Jan 2                    $ 500.00
Ending Balance on Jan 30, 2026                $ 381.72
Statement Period: Jan 2, 2026 through Jan 30, 2026
Card Withdrawals
Card Number: xxxx-xxxx-xxxx-8814
Date        Description of Transaction         Ref Number            Amount
Jan 5       Purchase                           8655120447          $ 50.00-
Jan 6       Purchase                           8655120448            10.00-
`;
  const next = `
REBECCA STROMQUIST       Account Number: 1 047 7281 9033
Card Deposits
Card Number: xxxx-xxxx-xxxx-8814
Date        Description of Transaction         Ref Number            Amount
Jan 9       Refund                             8655120449            48.72
Checks Presented Conventionally
Check       Date        Ref Number             Amount
1207        Jan 12      8054417209              45.00
1208        Jan 22      8352209114              62.00
`;
  expect(readTyped(typed(page, next))).toMatchObject([
    {
      balances: [50000, 38172],
      proof: 'proven',
      lines: [
        '2026-01-05 -5000 null Purchase',
        '2026-01-06 -1000 null Purchase',
        '2026-01-09 4872 null Refund',
        expect.stringContaining('2026-01-12 -4500 null Check 1207'),
        expect.stringContaining('2026-01-22 -6200 null Check 1208'),
      ],
    },
  ]);
});

it('reads one account under its number and that of the clearing which holds it, with two balances on two lines of labels (BBVA in Mexico)', () => {
  const page = (head: string, rows: string, foot = '') => `
${head}
       FECHA                                                                            SALDO
OPER        LIQ         COD. DESCRIPCIÓN     REFERENCIA     CARGOS      ABONOS      OPERACIÓN   LIQUIDACIÓN
${rows}
${foot}`;
  const first = page(
    `No. de Cuenta         1502774183     Periodo DEL 11/12/2023 AL 11/01/2024
No. Cuenta CLABE      012 180 01502774183 6
Saldo Anterior          1,000.00
Saldo Final             1,250.00`,
    `12/DIC      12/DIC      OXXO                                   50.00
12/DIC      12/DIC      SPEI RECIBIDO                                     100.00        1,050.00      1,050.00`,
  );
  const second = page(
    'No. de Cuenta 1502774183     No. de Cliente D4410288     PAGINA 2 / 2',
    '02/ENE      02/ENE      PAGO DE NOMINA                                    200.00        1,250.00      1,250.00',
  );
  expect(readTyped(typed(first, second))).toMatchObject([
    {
      currency: 'MXN',
      balances: [100000, 125000],
      proof: 'proven',
      lines: [
        '2023-12-12 -5000 null OXXO',
        '2023-12-12 10000 105000 SPEI RECIBIDO',
        '2024-01-02 20000 125000 PAGO DE NOMINA',
      ],
    },
  ]);
});

it('takes the grouped number of an account for no figure, whose row names its currency', () => {
  expect(
    readPages(`
PostFinance AG     Kontoauszug
Privatkonto     12.345.678     CHF
Datum          Text                    Betrag       Saldo
               Alter Saldo                        1'000.00
02.03.2026     Lohn                    500.00     1'500.00
               Neuer Saldo                        1'500.00
Sparkonto     12.345.679     USD
Datum          Text                    Betrag       Saldo
               Alter Saldo                        2'000.00
02.03.2026     Zins                      5.00     2'005.00
               Neuer Saldo                        2'005.00
`).map(({ currency }) => currency),
  ).toEqual(['CHF', 'USD']);
});

it('names an account by its masked number, and a group by what stands before a note in brackets', () => {
  const group = (heading: string, row: string) => `
${heading}
Date / Fecha     Description / Descripción          Amount / Cantidad
${row}
`;
  const page = `
STATEMENT OF ACCOUNT     12/13/2024 - 01/13/2025     FDIC
CHECKING / CUENTA DE CHEQUES     XXX-XX1184
Beginning Balance / Balance Inicial                 $100.00
Ending Balance / Balance Final                       $85.00
${group('DEPOSITS AND OTHER CREDITS', '12/16            PAYROLL                              10.00')}
${group('CHECKS PAID / CHEQUES PAGADOS     (* indicates skip in sequence / indica salto)', '12/18            CHECK 1042                           25.00')}
SAVINGS / CUENTA DE AHORROS      XXX-XX4472
Beginning Balance / Balance Inicial                  $50.00
Ending Balance / Balance Final                       $52.00
${group('DEPOSITS AND OTHER CREDITS', '12/26            INTEREST PAID                         2.00')}
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [10000, 8500], proof: 'proven' },
    { balances: [5000, 5200], proof: 'proven' },
  ]);
});

it('knows accounts by the numbers behind their names, without a word for account (Crédit Mutuel)', () => {
  const page = `
RELEVE ET INFORMATIONS BANCAIRES                                 31 mars 2026
SITUATION DE VOS COMPTES
C/C ALDERCOMPTE CONFORT N° 00020447301                           80,00 EUR
LIVRET BLEU N° 00020447360                                       150,00 EUR
C/C ALDERCOMPTE CONFORT N° 00020447301 en euros
Date           Date valeur     Opération                       Débit euros     Crédit euros
                               SOLDE CREDITEUR AU 27/02/2026                         100,00
02/03/2026     02/03/2026      PAIEMENT CB                           20,00
                               SOLDE CREDITEUR AU 31/03/2026                          80,00
LIVRET BLEU N° 00020447360 en euros
Date           Date valeur     Opération                       Débit euros     Crédit euros
                               SOLDE CREDITEUR AU 27/02/2026                         100,00
16/03/2026     16/03/2026      VIR DU COMPTE 00020447301                              50,00
                               SOLDE CREDITEUR AU 31/03/2026                         150,00
`;
  expect(accountsIn(typed(page))).toEqual(['00020447301', '00020447360']);
});

it('reads numbers that bear a letter, of each account its own (La Banque Postale)', () => {
  const page = `
LA BANQUE POSTALE     Relevé de vos comptes - n° 1     au 26 janvier 2023     EUR
Compte Courant Postal     n° 71 550 12Y 033
IBAN : FR60 2004 1010 0571 5501 2Y03 336
Date      Opérations                          Débit (€)     Crédit (€)
          Ancien solde au 26/12/2022                            81,19
28/12     ACHAT CB MONOPRIX                       5,00
          Nouveau solde au 26/01/2023                           76,19
Livret A     n° 0 447 119 823 M
Date      Opérations                          Débit (€)     Crédit (€)
          Ancien solde au 26/12/2022                         4 200,00
05/01     VIREMENT DE MME LAURE MASSON                         101,14
          Nouveau solde au 26/01/2023                        4 301,14
`;
  expect(accountsIn(typed(page))).toEqual(['FR6020041010057155012Y03336', '0447119823M']);
});

it('reads an IBAN whole that is set in other groups than of four, and the number of a savings account in its own title (ActivoBank)', () => {
  const page = `
EXTRATO COMBINADO     2024/12/03 A 2025/01/03     EUR
IBAN: PT50 0023 0000 45618804417 94                    BIC: ACTVPTPL
CONTA SIMPLES N. 45618804417 MOEDA: EUR
DATA LANC.     DATA VALOR     DESCRITIVO              DEBITO     CREDITO     SALDO
                              SALDO INICIAL                                   100.00
12.03          12.02          COMPRA CONTINENTE        32.18                   67.82
                              SALDO FINAL                                      67.82
CONTA POUPEUP N. 45618804522 MOEDA: EUR
DATA LANC.     DATA VALOR     DESCRITIVO              DEBITO     CREDITO     SALDO
                              SALDO INICIAL                                 1 500.00
12.10          12.10          TRF DE CONTA SIMPLES                 200.00   1 700.00
                              SALDO FINAL                                   1 700.00
`;
  expect(accountsIn(typed(page))).toEqual(['PT50002300004561880441794', '45618804522']);
});

it('reads a number below its label, though the line of a mark beside it stands between them (American Express)', () => {
  const page = positioned([
    row([110, 'Kortmedlemmens namn'], [250, 'Kortnummer'], [390, 'Fakturadatum']),
    [4, [46, 'AMERICAN']],
    [8, [48, 'EXPRESS'], [110, 'ERIK LINDQVIST'], [250, '3759-XXXXXX-44712'], [390, '30.07.25']],
    row([40, 'Föregående faktura'], [250, '100,00 SEK']),
    row([40, 'Fakturans saldo'], [250, '190,00 SEK']),
    row([40, 'Datum'], [110, 'Beskrivning'], [250, 'Belopp SEK']),
    row([40, '15.07.25'], [110, 'ICA KVANTUM'], [250, '90,00']),
  ]);
  expect(accountsIn(page)).toEqual(['3759-XXXXXX-44712']);
});

it('knows accounts by the numbers that the titles of their lists name, and the days of booking beside those of use (DNB)', () => {
  const page = typed(`
DNB     Helle Nordmann     IBAN: NO04 1503 1244 128     BIC: DNBANOKK
Kontoutskrift for 1503.12.44128 i perioden 01.12.2025 - 31.12.2025
Kontotype: Brukskonto     Valuta: NOK
Saldo forrige utskrift 30.11.2025     NOK     12.940,66
Ny saldo per 31.12.2025               NOK     12.333,56
Dato                      Forklarende tekst       Ut av konto     Inn på konto     Rentedato
Bruk         Bokføring
29.11.25     01.12.25     Varekjøp Rema 1000           518,20                      01.12.25
06.12.25     08.12.25     Varekjøp Vinmonopolet        389,90                      08.12.25
08.12.25     09.12.25     Varekjøp Narvesen             49,00                      09.12.25
08.12.25     08.12.25     Vipps Fra Ola                                 350,00     08.12.25
Kontoutskrift for 1503.99.77120 i perioden 01.12.2025 - 31.12.2025
Kontotype: Sparekonto     Valuta: NOK
Saldo forrige utskrift 30.11.2025     NOK     84.120,00
Ny saldo per 31.12.2025               NOK     90.120,00
Dato                      Forklarende tekst       Ut av konto     Inn på konto     Rentedato
Bruk         Bokføring
12.12.25     12.12.25     Overføring Fra                              6.000,00     12.12.25`);
  expect(readTyped(page)).toMatchObject([
    {
      balances: [1294066, 1233356],
      proof: 'proven',
      lines: { 0: expect.stringContaining('2025-12-01 -51820') },
    },
    { balances: [8412000, 9012000], proof: 'proven', lines: { length: 1 } },
  ]);
  expect(accountsIn(page)).toEqual(['1503.12.44128', '1503.99.77120']);
});
