import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

it('books nothing that a sentence leaves out of the balance above it (BNP Paribas)', () => {
  const account = (sentence: string) =>
    readTyped(
      typed(`
RELEVE DE COMPTE CHEQUES     du 13 décembre 2024 au 13 janvier 2025
RIB : 30004 00812 00044817322 78     Monnaie du compte : Euros
Date      Nature des opérations                  Valeur     Débit      Crédit
          SOLDE CREDITEUR AU 13.12.2024                                100,00
18.12     FACTURE CARTE PHARMACIE RENNES         18.12      32,75
27.12     VIR SEPA RECU CENTRE HOSPITALIER       27.12                 418,50
          SOLDE CREDITEUR AU 13.01.2025                                485,75

CARTE VISA PREMIER A DEBIT DIFFERE N° 4974 XXXX XXXX 7731 - OPERATIONS EN COURS
${sentence}
03.01     SNCF CONNECT PARIS                                114,00
05.01     DECATHLON CESSON                                   64,97
          ENCOURS AU 13.01.2025                             178,97
`),
    );
  const [section] = account(
    'Ces opérations ne sont pas incluses dans le solde ci-dessus. Elles seront débitées le 31.01.2025.',
  );
  expect(section).toMatchObject({ balances: [10000, 48575], proof: 'proven' });
  expect(section?.lines).toHaveLength(2);
  expect(account('Merci de votre confiance.')).not.toMatchObject([{ proof: 'proven' }]);
});

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

it('takes the charge of a card with a limit of a month for what is owed (Nexi)', () => {
  expect(
    readTyped(
      typed(`
NEXI CLASSIC - Banco BPM     ESTRATTO CONTO
CARTA N. **** **** **** 8192     Milano, 30 Maggio 2025
Fido mensile     € 2.000,00
Data          Descrizione                     Importo in Euro
29/04/25      ESSELUNGA MILANO ITA                      87,34
10/05/25      AMAZON.IT LUXEMBOURG LUX                - 34,99
12/05/25      TURKISH AIRLINES ISTANBUL TUR            238,76
TOTALE ADDEBITO     291,11
`),
    ),
  ).toMatchObject([
    {
      balances: [null, -29111],
      proof: 'not_provable',
      lines: [
        expect.stringMatching(/ -8734 /),
        expect.stringMatching(/ 3499 /),
        expect.stringMatching(/ -23876 /),
      ],
    },
  ]);
});

const korean = (sum: string) =>
  readTyped(
    typed(`
iM뱅크     예금거래내역 조회     조회계좌번호 : 508-12-447188-3
조회기간 : 2025-06-01 ~ 2025-06-30     현재잔액 : 59,942 원     출금합계 : ${sum} 원     입금합계 : 50,000 원
NO      거래일시                   적요          찾으신금액     맡기신금액     거래후잔액
1       2025-06-24 [13:02:11]     체크취소           12,000              0         59,942
2       2025-06-23 [19:47:36]     체크카드           12,000              0         47,942
3       2025-06-20 [12:11:09]     체크카드            9,500              0         59,942
4       2025-06-18 [10:00:00]     급여                    0         50,000         69,442
`),
  );

it('believes a sum of what went out that leaves out what came back, and its purchase (iM Bank)', () => {
  expect(korean('21,500')).toMatchObject([
    { balances: [null, 59942], proof: 'proven', lines: { length: 4 } },
  ]);
  expect(korean('9,500')).toMatchObject([{ proof: 'proven' }]);
  expect(korean('9,600')).toMatchObject([{ proof: 'broken' }]);
});
