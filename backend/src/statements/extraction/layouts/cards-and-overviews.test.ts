import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

const read = (...pages: string[]) => readTyped(typed(...pages));

it('takes days in front of those of booking for the purchases of a card (Erste Bank)', () => {
  expect(
    read(`
ERSTE Bank Kreditkartenabrechnung     Karte Visa Gold Card     Mindestrate 10 % des Saldos     Abrechnung vom 25.11.2025     EUR
Kauf        Buchung       Vertragsunternehmen                         Betrag EUR
                          Saldovortrag                                    348,26
28.10       30.10         BILLA DANKT                                      41,73
30.10       31.10         OEBB-PERSONENVERKEHR                             27,80
03.11       03.11         Einzug von Konto Danke                         348,26-
                          Neuer Saldo                                      69,53
`),
  ).toMatchObject([
    {
      proof: 'proven',
      balances: [-34826, -6953],
      lines: [
        '2025-10-28 -4173 null BILLA DANKT',
        '2025-10-30 -2780 null OEBB-PERSONENVERKEHR',
        '2025-11-03 34826 null Einzug von Konto Danke',
      ],
    },
  ]);
});

it('reads labels whose second line nobody knows (MBNA)', () => {
  expect(
    read(`
MBNA     Credit Card Statement     Card number 5434 60** **** 4417     Minimum payment £33.18     Statement date 12 January 2025     GBP
Transaction     Date          Description                         Card            Amount £
date            entered                                           ending
                              BALANCE FROM PREVIOUS STATEMENT                       417.62
12 DEC          13 DEC        WAITROSE 442 CHESTER                4417               48.71
13 DEC          16 DEC        STORYHOUSE CHESTER                  4417               36.00
15 DEC          16 DEC        PAYMENT RECEIVED THANK YOU          4417           100.00 CR
                              NEW BALANCE                                           402.33
`),
  ).toMatchObject([
    {
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2024-12-12 -4871 /),
        expect.stringMatching(/^2024-12-13 -3600 /),
        expect.stringMatching(/^2024-12-15 10000 /),
      ],
    },
  ]);
});

it('takes days in texts of a card that can be no instalments (Cofidis)', () => {
  expect(
    read(`
COFIDIS     RELEVÉ DE COMPTE     Crédit renouvelable ACCESSIO     Date d'arrêté : 05/02/2025     EUR
Date          Libellé                                        Débit (€)          Crédit (€)
              ANCIEN SOLDE AU 05/01/2025                        845,20
10/01/2025    CARTE LECLERC DRIVE ANGERS LE 08/01                74,36
15/01/2025    CARTE CASTORAMA LE 14/01                          239,90
17/01/2025    CARTE CASTORAMA LE 16/01 REMBOURSEMENT                                 39,90
04/02/2025    VOTRE MENSUALITE                                                       95,00
              NOUVEAU SOLDE AU 05/02/2025                     1 024,56
`),
  ).toMatchObject([
    {
      proof: 'proven',
      lines: [
        expect.stringMatching(/^2025-01-08 -7436 /),
        expect.stringMatching(/^2025-01-14 -23990 /),
        expect.stringMatching(/^2025-01-16 3990 /),
        expect.stringMatching(/^2025-02-04 9500 /),
      ],
    },
  ]);
});

it('knows a card by the label of its purchases (DNB)', () => {
  expect(
    read(`
DNB     Faktura     DNB Mastercard     Fakturadato 05.06.2025     NOK
Kjøpsdato     Bokført     Beskrivelse                                            Beløp NOK
                          Saldo fra forrige faktura                               6 318,75
06.05         07.05       REMA 1000 MAJORSTUEN                                      486,20
16.05         19.05       INNBETALING                                            -3 000,00
25.05         26.05       XXL SPORT RETUR                                          -399,00
                          Saldo per 05.06.2025                                    3 405,95
`),
  ).toMatchObject([{ proof: 'proven', balances: [-631875, -340595] }]);
});

it('takes what the lines of a page come to for no balance (CaixaBank)', () => {
  expect(
    read(
      `
CaixaBank Payments & Consumer     Extracto de tu tarjeta VISA CLASSIC     Del 1 al 31 de mayo de 2025     EUR
Límite de crédito     2.400,00 €
Deuda pendiente anterior a 30-04-2025     1.025,40 €
Deuda pendiente actual a 31-05-2025     1.030,20 €
Fecha         Concepto                                                         Importe (€)
01-05-2025    IBERDROLA CLIENTES                                                     64,13
05-05-2025    PAGO RECIBO TARJETA                                                  -175,00
06-05-2025    RENFE VIRTUAL INTERNET                                                 98,09
              Suma y sigue                                                          -12,78
`,
      `
Fecha         Concepto                                                         Importe (€)
              Suma anterior                                                         -12,78
31-05-2025    INTERESES APLAZAMIENTO                                                 17,58
`,
    ),
  ).toMatchObject([{ proof: 'proven', balances: [-102540, -103020], lines: { length: 4 } }]);
});

it('takes the sign of a balance that is printed again under a name which tells none (Universo)', () => {
  expect(
    read(`
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

it('reads no form below a list that goes on overleaf (OP)', () => {
  expect(
    read(
      `
OP     LASKU     OP-Visa Gold     Laskun päivä     14.01.2025     Luottoraja 5 000,00 EUR
Tilinumero     588 0071 4426
Ostopäivä     Tapahtuma                                                          Määrä EUR
              Edellinen saldo 14.12.2024                                          1 284,36
16.12.        K-CITYMARKET JYVASKYLA                                                 64,18
27.12.        SUORITUS - KIITOS                                                    400,00-
Tapahtumat jatkuvat seuraavalla sivulla
Saajan tilinumero     IBAN     FI38 5000 0120 3366 70
Eräpäivä      03.02.2025                Euro                                        981,99
`,
      `
Ostopäivä     Tapahtuma                                                          Määrä EUR
22.12.        TOKMANNI PALOKKA                                                       33,45
              Uusi saldo 14.01.2025                                                 981,99
`,
    ),
  ).toMatchObject([{ proof: 'proven', balances: [-128436, -98199], lines: { length: 3 } }]);
});

it('takes no month of several for that of the statement (HSBC)', () => {
  expect(
    read(`
HSBC One     Statement     Date     31 May 2025     HKD
Number     110-284671-833
Month     Average Balance
Mar 2025     86,402.11
Apr 2025     81,977.52
May 2025     79,355.90
Red Credit Card 5417-XXXX-XXXX-2290 (as at 25 May)     HKD     4,118.60 DR
Date          Transaction Details          Deposit          Withdrawal             Balance
30 Apr        B/F BALANCE                                                        48,210.35
2 May         ATM WITHDRAWAL                                    800.00           47,410.35
9 May         FPS PAYMENT RECEIVED          420.00                               47,830.35
              CLOSING BALANCE                                                    47,830.35
`),
  ).toMatchObject([
    {
      proof: 'proven',
      lines: [expect.stringMatching(/^2025-05-02 /), expect.stringMatching(/^2025-05-09 /)],
    },
  ]);
});

it('takes sums of both sides for no balance, whatever they are called (Bank of China)', () => {
  expect(
    read(`
中國銀行(香港)     綜合月結單     客戶號碼 Customer No. 748-0293815     結單日期 2025/06/30
港元儲蓄 HKD Savings     012-748-1-029381-5     HKD
日期            交易摘要                              存入                  支出                  結餘
2025/06/01    承前結餘                                                                6,420.15
2025/06/03    自動櫃員機提款                                         2,000.00            4,420.15
2025/06/10    轉數快轉賬存入                     1,280.00                                5,700.15
              本期總額 TOTAL                  1,280.00            2,000.00
              期末結餘                                                                5,700.15
`),
  ).toMatchObject([{ proof: 'proven', balances: [642015, 570015] }]);
});

it("proves nothing in the currency of purchases where lettered dollars are the account's own", () => {
  expect(
    read(`
Bank of Nowhere     Credit card statement     Statement period 20 May 2025 to 19 June 2025     Credit limit NZ$5,000.00
Minimum payment     NZ$20.00     Previous balance     100.00     New balance     268.45
Date          Details                                                               Amount
21 May        PAK N SAVE PETONE                                                      64.38
22 May        HOTEL SYDNEY AUD 50.00 balance AUD                                     54.07
24 May        CAFE SYDNEY AUD 45.00                                                  50.00
`),
  ).toMatchObject([{ currency: 'NZD' }]);
});
