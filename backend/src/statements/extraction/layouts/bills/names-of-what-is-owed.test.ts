import { expect, it } from 'vitest';
import { balanceWordIn } from '../../words/balance-names.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('knows what was owed before and is owed now in the words of both statements of a card (Santander Chile)', () => {
  const national = `
Infórmese sobre la garantía estatal de los depósitos en www.cmfchile.cl
ESTADO DE CUENTA NACIONAL DE TARJETA DE CRÉDITO     FECHA ESTADO DE CUENTA 20/02/2026
SALDO ADEUDADO FINAL PERÍODO ANTERIOR                                    $ 412.830
FECHA          DESCRIPCIÓN                   MONTO TOTAL A PAGAR      VALOR CUOTA MENSUAL
22/01/26       CRUZ VERDE 196                $ 30.320                 $ 30.320
03/02/26       MONTO CANCELADO               $ -412.830               $ -412.830
MONTO TOTAL FACTURADO A PAGAR                                            $ 30.320
`;
  const international = `
ESTADO DE CUENTA INTERNACIONAL DE TARJETA DE CRÉDITO     FECHA ESTADO DE CUENTA 20/02/2026
SALDO ANTERIOR FACTURADO US$                                             61,47
DEUDA TOTAL FACTURADA US$                                                20,31
FECHA OPERACIÓN     DESCRIPCIÓN OPERACIÓN      MONTO MONEDA ORIGEN      MONTO US$
23/01/26            GOOGLE *YOUTUBE            20,31                    20,31
03/02/26            ABONO REALIZADO                                     -61,47
`;
  expect(readPages(national, international)).toMatchObject([
    { currency: 'CLP', proof: 'proven', balances: [-412830, -30320] },
    {
      currency: 'USD',
      proof: 'proven',
      balances: [-6147, -2031],
      lines: ['2026-01-23 -2031 null GOOGLE *YOUTUBE', expect.any(String)],
    },
  ]);
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

it('reads the balance of the last invoice and what a bank says in favour of itself (PostFinance)', () => {
  const page = `
Invoice PostFinance Visa Classic Card CHF     Invoice date 23.08.2024
Balance of last invoice                                         1'316.45
Balance in our favour as at 23.08.2024                            103.85
Limit CHF 5 000     Please pay by 12.09.2024     Minimum amount CHF 100.00
Entry date     Purchase date     Details                          Amount in CHF
26.07.24       25.07.24          COOP-8419 BERN BERN CH                   18.03
27.07.24       26.07.24          COOP-6665 BERN BERN CH                   85.82
04.08.24       03.08.24          YOUR PAYMENT - THANK YOU             -1'316.45
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', balances: [-131645, -10385], lines: { length: 3 } },
  ]);
});

it('reads what a Brazilian card calls the invoice at hand for what is owed (Inter)', () => {
  const page = `
inter     Total da sua fatura     Data de Vencimento
          R$ 221,00               15/11/2025
Resumo da fatura
Total da fatura anterior          R$ 192,47
Fatura atual                      R$ 221,00
Data                Movimentação          Beneficiário     Valor
06 de out. 2025     DROGARIA ARAUJO       -                R$ 118,16
08 de out. 2025     NETFLIX.COM           -                R$ 102,84
15 de out. 2025     PAGAMENTO ON LINE     -              + R$ 192,47
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', balances: [-19247, -22100], lines: { length: 3 } },
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
  expect(readPages(page)).toMatchObject([
    { proof: 'proven', balances: [-91844, -16314], lines: { length: 3 } },
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
  expect(readPages(page)).toMatchObject([
    { proof: 'proven', balances: [-93417, -10000], lines: { length: 4 } },
  ]);
});

it('takes the sum to be charged for what a card closes with, and unmarked purchases for spent (Nexi)', () => {
  const page = `
ESTRATTO CONTO N. 10 del 31/10/2024     Limite di utilizzo mensile     3.000,00 €
TOTALE DA ADDEBITARE                         92,87 €
Data operazione     Data registrazione     Descrizione delle operazioni     Importo in Euro
03/10/24            04/10/24               SUPERMERCATO                               54,37
04/10/24            07/10/24               TRATTORIA                                  38,50
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [null, -9287],
      lines: ['2024-10-03 -5437 null SUPERMERCATO', '2024-10-04 -3850 null TRATTORIA'],
    },
  ]);
});

it('reads a card whose open amount is what is owed (Viseca)', () => {
  const page = `
Kartenkonto 4144 1120 0938     Kartenlimite CHF 8'000.00     Rechnung vom 17.05.2023
Saldo letzte Rechnung     Zahlungen     Neue Belastungen     Offener Betrag CHF
912.35                    912.35 -      47.04                47.04
Datum        Valuta       Details                              Währung       Betrag
                                                               Betrag        CHF
                          Saldovortrag letzte Rechnung                       912.35
26.04.23     27.04.23     Ihre LSV-Zahlung - Besten Dank                     912.35 -
18.04.23     19.04.23     SBB Ticket Shop Zürich CH                           12.62
19.04.23     20.04.23     Digitec Galaxus Thun CH                             34.42`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      balances: [-91235, -4704],
      proof: 'proven',
      lines: [
        '2023-04-18 -1262 null SBB Ticket Shop Zürich CH',
        '2023-04-19 -3442 null Digitec Galaxus Thun CH',
        '2023-04-26 91235 null Ihre LSV-Zahlung - Besten Dank',
      ],
    },
  ]);
});

it('reads a bill whose mode of payment is called like its sum (Ibercaja)', () => {
  expect(
    readPages(`
iberCaja     LIQUIDACIÓN DE TARJETA DE CRÉDITO     Tarjeta VISA CLASSIC 4940 **** **** 4175
Período de liquidación     26/02/2025 - 25/03/2025
Modalidad de pago          PAGO TOTAL A FIN DE MES
Límite de crédito          2.400,00 EUR
FECHA         FECHA        CONCEPTO / ESTABLECIMIENTO                     IMPORTE
OPERACIÓN     CONTABLE                                                    EUR
26/02/25      27/02/25     MERCADONA AV. MADRID                              62,18
06/03/25      07/03/25     EL CORTE INGLES INDEPENDENCIA                    -49,95
21/03/25      24/03/25     DISPOSICION EFECTIVO CAJERO                      100,00
21/03/25      24/03/25     COMISION DISPOSICION A CREDITO                     4,00
                           TOTAL COMPRAS Y ABONOS                            12,23
                           TOTAL DISPOSICIONES DE EFECTIVO                  100,00
                           TOTAL COMISIONES                                   4,00
                           TOTAL LIQUIDACIÓN                                116,23 EUR
SITUACIÓN DEL CRÉDITO A 25/03/2025
Límite concedido     Crédito dispuesto     Crédito disponible
2.400,00             116,23                2.283,77
`),
  ).toMatchObject([{ balances: [null, -11623], proof: 'not_provable', lines: { length: 4 } }]);
});

it('takes what a Swiss card calls a balance in the favour of its bank for owed', () => {
  const page = `
Rechnungsdatum     14.03.2025     Mindestbetrag CHF     83.46     Zahlbar bis     08.04.2025
Einkaufsdatum     Verbucht am     Beschreibung                            Gutschrift CHF     Belastung CHF
                                  Saldovortrag letzte Rechnung vom 14.02.2025                       100.00
25.02.2025        26.02.2025      Ihre Zahlung - Besten Dank                      100.00
17.02.2025        18.02.2025      Migros M Wipkingen, Zürich                                         64.35
14.03.2025        14.03.2025      Rechnungsgebühr                                                     1.00
14.03.2025                        Saldo zu unseren Gunsten per 14.03.2025                            65.35
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'CHF', balances: [-10000, -6535], proof: 'proven' },
  ]);
});

it.each([
  'New balance     Minimum payment due     $500.00     $25.00',
  'New balance     No payment due     $500.00',
  'New balance     Payment due     $500.00     03/21/2024',
])('finds a new balance behind the name of what is to be paid (%s)', (line) => {
  const page = `
Card statement USD
Previous balance     $100.00
${line}
Date        Description              Amount
03/01/2024  Shop                   400.00
`;
  expect(readPages(page)).toMatchObject([
    { balances: [-10000, -50000], proof: 'proven', lines: ['2024-03-01 -40000 null Shop'] },
  ]);
});

it('takes what will be debited for owed, where the columns of a card lead to it (BNP Paribas)', () => {
  expect(
    readPages(`
BNP PARIBAS     RELEVÉ DE CARTE BANCAIRE     Visa Premier à débit différé     Arrêté au 24.03.2025
Date      Nature de l'opération              Débit (EUR)     Crédit (EUR)
25.02     CARREFOUR CITY PARIS 11                  48,36
10.03     SEZANE PARIS                                             16,50
22.03     UGC CINE CITE BERCY PARIS                25,80
MONTANT QUI SERA DÉBITÉ DE VOTRE COMPTE LE 31.03.2025                     57,66 EUR
`),
  ).toMatchObject([{ balances: [null, -5766], lines: { length: 3 } }]);
});

it('knows what is charged on a day for what a Hebrew card closes with (Isracard)', () => {
  expect(balanceWordIn('סה"כ חיוב לתאריך 10/04/2025')?.kind).toBe('closing');
});

it('reads a Turkish card that speaks to its holder of what is owed (Yapı Kredi)', () => {
  const page = `
YapıKredi     worldcard     Hesap Kesim Tarihi 04/04/2025     Son Ödeme Tarihi 14/04/2025
İşlem Tarihi     İşlemler                               Tutar (TL)     Worldpuan (TL)
                 BİR ÖNCEKİ HESAP ÖZETİ BAKİYENİZ          882,10
05/03/2025       BIM A.S. ISTANBUL TR                      410,16          0,82
14/03/2025       ÖDEME-İNTERNET BANKACILIĞI               +500,00
                 DÖNEM BORCUNUZ                            792,26
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'TRY', balances: [-88210, -79226], proof: 'proven' },
  ]);
});

it("closes with 'Ny utestående saldo', and with no balance of points below it (Bank Norwegian)", () => {
  const page = `
Bank Norwegian     Kontoutskrift kredittkort     Periode 08.12.2024 - 07.01.2025     NOK
Utestående saldo fra forrige faktura     8 214,35
Innbetalinger                           -6 500,00
Ny utestående saldo                      2 230,42
Transaksjonsdato     Bokført dato     Beskrivelse               Beløp NOK
08.12.24             10.12.24         REMA 1000 TORSHOV             412,60
16.12.24             17.12.24         Innbetaling, takk          -6 500,00
07.01.25             07.01.25         Renter                        103,47
                                      Ny utestående saldo         2 230,42
CashPoints
Saldo per 08.12.2024     1 184,50
Saldo per 07.01.2025     830,72
`;
  expect(readTyped(typed(page))).toMatchObject([
    { balances: [-821435, -223042], proof: 'proven', lines: { length: 3 } },
  ]);
});

it('knows what all of a period is owed by (İş Bankası)', () => {
  expect(
    readPages(`
İŞBANK maximum     HESAP ÖZETİ     Hesap Kesim Tarihi 19/01/2025     Asgari Ödeme Tutarı 682,54
İşlem Tarihi     Açıklama                       Tutar (TL)
                 ÖNCEKİ DÖNEM BORCUNUZ           12.418,33
20/12/2024       MIGROS ANKARA                    1.284,75
30/12/2024       HESAPTAN AKTARIM              - 12.418,33
19/01/2025       NAKİT AVANS FAİZİ                   14,82
                 DÖNEM BORÇ TOPLAMI               1.299,57`),
  ).toMatchObject([{ balances: [-1241833, -129957], proof: 'proven', lines: { length: 3 } }]);
});
