import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

const read = (...pages: string[]) => readTyped(typed(...pages));

it('takes days in front of those of value for those of booking, whatever they are called (Crédit Agricole)', () => {
  const page = (label: string) => `
Crédit Agricole     RELEVÉ DE COMPTE     IBAN FR76 1470 6000 4168 2140 9731 528     Mars 2025     EUR
${label}     Date valeur     Libellé des opérations             Débit      Crédit
                          Ancien solde créditeur au 28.02.2025          842,17
03.03        01.03         Virement Permanent Loyer            90,00
11.03        16.03         Virement Web                                   50,00
21.03        16.03         Carte Leclerc Drive                  80,00
                          Nouveau solde créditeur au 31.03.2025         722,17
`;
  for (const label of ['Date opé.', 'Kqjv qzж.'])
    expect(read(page(label))).toMatchObject([
      {
        proof: 'proven',
        lines: [
          '2025-03-03 -9000 null Virement Permanent Loyer',
          '2025-03-11 5000 null Virement Web',
          '2025-03-21 -8000 null Carte Leclerc Drive',
        ],
      },
    ]);
});

it('takes no days under a label that nobody knows for those of bookings which share one (PostFinance)', () => {
  expect(
    read(`
PostFinance     Kontoauszug Privatkonto     IBAN CH93 0900 0000 3012 4471 8     01.03.2025 - 31.03.2025     CHF
Datum        Text                              Gutschrift     Lastschrift     Qqvwjq        Saldo
01.03.25     Kontostand                                                                    846.35
03.03.25     DAUERAUFTRAG BANK                                      80.00     03.03.25
             KAUF MIGROS BERN                                       40.00     01.03.25     726.35
05.03.25     EINZAHLUNG                           100.00                      05.03.25     826.35
07.03.25     KAUF COOP BERN                                         26.35     06.03.25     800.00
             Kontostand                                                                    800.00
`),
  ).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-03-03 -8000 null DAUERAUFTRAG BANK',
        '2025-03-03 -4000 72635 KAUF MIGROS BERN',
        '2025-03-05 10000 82635 EINZAHLUNG',
        '2025-03-07 -2635 80000 KAUF COOP BERN',
      ],
    },
  ]);
});

it('takes the earlier days of a card for those of its purchases where only a label over them names a text (Hanseatic)', () => {
  expect(
    read(`
Kreditkartenabrechnung     Karte 4547 **** **** 4410     Mindestrate 20,00     Abrechnung vom 14.02.2025     EUR
Transaktion     Buchung        Zvvxqkv                               Betrag
                               Saldo per 14.01.2025                 -120,53
17.01.2025      20.01.2025     EDEKA Struve, Hamburg                 -54,19
18.01.2025      20.01.2025     PAYPAL VINTED                         -18,40
19.01.2025      21.01.2025     HVV Switch, Hamburg                    -3,56
22.01.2025      22.01.2025     Zahlung erhalten, vielen Dank         120,53
                               Neuer Saldo per 14.02.2025            -76,15
`),
  ).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2025-01-17 -5419 null EDEKA Struve, Hamburg',
        '2025-01-18 -1840 null PAYPAL VINTED',
        '2025-01-19 -356 null HVV Switch, Hamburg',
        '2025-01-22 12053 null Zahlung erhalten, vielen Dank',
      ],
    },
  ]);
});

it('knows no way of bookings whose heading names both (ADAC)', () => {
  expect(
    read(`
ADAC Kreditkarte     Kreditkartenkonto 4871 78XX XXXX 5526     Abrechnungszeitraum 05.07.2022 - 04.08.2022     EUR
Kaufdatum     Buchungsdatum     Umsatz                          Betrag in EUR
                                SALDOVORTRAG                         486,15-
06.07.22      07.07.22          REWE SAGT DANKE                       58,37-
11.07.22      11.07.22          LASTSCHRIFT - VIELEN DANK            486,15+
22.07.22      25.07.22          DECATHLON DEUTSCHLAND                 39,99+
Entgelte und Gutschriften zum Kreditkartenkonto
04.08.22      04.08.22          ADAC TANKRABATT 3 %                    6,89+
04.08.22      04.08.22          JAHRESBEITRAG PARTNERKARTE            29,00-
                                NEUER SALDO PER 04.08.2022            40,49-
`),
  ).toMatchObject([
    {
      proof: 'proven',
      balances: [-48615, -4049],
      lines: { length: 5, 3: expect.stringMatching(/ 689 /) },
    },
  ]);
});

it('knows that sums of a box in words of its own are not in the sum beside them (BNL)', () => {
  const page = (cash: string) => `
BNL     ESTRATTO CONTO CARTA DI CREDITO     Numero carta 5413 **** **** 5257     Periodo 01/03/2025 - 31/03/2025
Saldo estratto conto precedente al 28/02/2025     45,22
Addebito estratto conto precedente               -45,22
Totale acquisti                                   58,90
Totale anticipi contante                         ${cash}
Commissioni, spese e imposte                       6,00
SALDO A DEBITO AL 31/03/2025               EUR   214,90
DATA         DATA          DESCRIZIONE DELLE OPERAZIONI                   IMPORTO
OPERAZ.      REGISTR.                                                     IN EURO
                           SALDO ESTRATTO CONTO PRECEDENTE                  45,22
01/03/25     03/03/25      TRENITALIA SPA                                   58,90
05/03/25     05/03/25      ADDEBITO IN C/C ESTRATTO CONTO PRECEDENTE       -45,22
22/03/25     24/03/25      ATM BPM ANTICIPO CONTANTE                       150,00
22/03/25     24/03/25      COMMISSIONE ANTICIPO CONTANTE 4%                  6,00
                           SALDO A DEBITO AL 31/03/2025                    214,90
`;
  expect(read(page('150,00'))).toMatchObject([{ proof: 'proven', lines: { length: 4 } }]);
  expect(read(page('140,00'))).toMatchObject([{ proof: expect.stringMatching('broken') }]);
});

it('reads a bill whose mode of payment is called like its sum (Ibercaja)', () => {
  expect(
    read(`
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

it('takes what is estimated for no balance (Bankinter)', () => {
  expect(
    read(`
bankintercard     Extracto mensual de tu tarjeta     Nº tarjeta     4176 **** **** 5526
Periodo: 25/01/2025 - 24/02/2025
Saldo dispuesto anterior a 24/01/2025     487,30 €
Saldo dispuesto a 24/02/2025              539,71 €
Fecha operación     Concepto                       Importe €
26/01/2025          CARREFOUR HIPER ZARAGOZA           92,41
28/01/2025          REPSOL E.S. LOS ENLACES            25,00
03/02/2025          RECIBO MENSUAL TARJETA            -65,00
Información sobre el crédito aplazado
Importe total a pagar estimado                      1.264,38 €
`),
  ).toMatchObject([{ balances: [-48730, -53971], proof: 'proven', lines: { length: 3 } }]);
});

it('takes for one of two currencies no code before what was paid abroad at a rate (first direct)', () => {
  expect(
    read(`
first direct     Your Gold Card Statement     Card number     4543 12** **** 7788     Minimum payment     £62.17
Statement date     13 March 2025     Previous balance     £210.64     Payment due date     7 April 2025
Received By Us     Transaction Date     Details                                     Amount
17 Feb 25          14 Feb 25            SAINSBURYS S/MKTS     HARROGATE               43.17
27 Feb 25          25 Feb 25            HERTZ RENT A CAR      BOSTON MA              146.03
                                        USD     184.62 @ 1.2643 Visa Rate
                                        New balance                                 £399.84
`),
  ).toMatchObject([{ balances: [-21064, -39984], proof: 'proven', lines: { length: 2 } }]);
});

it('takes what a page carries of all sides so far for no sum of the bookings (UBS)', () => {
  const head = `
Einkaufsdatum     Verbucht       Buchungstext                           Belastung CHF     Gutschrift CHF`;
  const first = (carried: string) => `
UBS Gold Mastercard     Rechnung     Kartenkonto-Nr.     4312 8876 9013     Rechnungsdatum     17.03.2025${head}
                                 Saldovortrag letzte Rechnung           684.35
Hauptkarte 5523 04XX XXXX 1870
18.02.2025        19.02.2025     Coop Winterthur                         76.45
03.03.2025        03.03.2025     Ihre LSV-Zahlung - besten Dank                            684.35
                                 Total Karte 5523 04XX XXXX 1870         76.45
Zusatzkarte 5523 04XX XXXX 1888
20.02.2025        21.02.2025     Zara Zürich                            119.80
                                 Total Karte 5523 04XX XXXX 1888        119.80
                                 Übertrag                               ${carried}            684.35
`;
  const second = (carried: string) => `
UBS Gold Mastercard     Rechnung     Kartenkonto-Nr. 4312 8876 9013${head}
                                 Übertrag                               ${carried}            684.35
17.03.2025        17.03.2025     Jahrespreis UBS Gold Mastercard        200.00
                                 Saldo zu unseren Gunsten               396.25
`;
  expect(read(first('880.60'), second('880.60'))).toMatchObject([
    { balances: [-68435, -39625], proof: 'proven', lines: { length: 4 } },
  ]);
  expect(read(first('890.60'), second('890.60'))).toMatchObject([{ proof: 'broken' }]);
});

it('proves nothing up to what a page carries forward where the list goes on under labels that nobody knows (Public Bank)', () => {
  const page = (rows: string, label: string) => `
PUBLIC BANK BERHAD     PENYATA AKAUN / STATEMENT OF ACCOUNT     Nombor Akaun / Account Number   4471882016
Tarikh Penyata / Statement Date     31 Dec 2025
TARIKH      TRANSAKSI                          DEBIT        KREDIT          BAKI
DATE        TRANSACTION                                     ${label}       BALANCE
${rows}`;
  const statement = (label: string) =>
    readTyped(
      typed(
        page(
          `            Balance From Last Statement                                    1,842.17
01/12       DUITNOW TRSF DR 044718            850.00                        992.17
02/12       DR-ECP 201188                     124.35                        867.82
            Balance C/F                                                     867.82`,
          label,
        ),
        page(
          `26/12       Balance B/F                                                     867.82
29/12       DEP-ECP 119004                                 1,200.00       2,067.82
30/12       RMT CR 440017 INWARD                             472.35       2,540.17
            Closing Balance In This Statement                             2,540.17`,
          label,
        ),
      ),
    );
  for (const label of ['CREDIT', 'QQQQQQ'])
    expect(statement(label)).toMatchObject([
      { currency: 'MYR', balances: [184217, 254017], proof: 'proven', lines: { length: 4 } },
    ]);
});

it('goes on under labels of which one is unknown, and takes them for no other list (SEB)', () => {
  const labels =
    'Bokföringsdatum   Valutadatum    Verifikationsnr   Text / mottagare        Qxxxxx         Saldo';
  const [section] = read(
    `
S|E|B     Kontoutdrag     Sida 1 (2)
IBAN     SE50 5000 0000 0530 1003 8714     Period     2025-05-01 - 2025-05-31     Valuta     SEK
${labels}
2025-05-30        2025-05-30     5490041502        PRIS ENKLA VARDAGEN     -45,00     20 065,55
2025-05-28        2025-05-28     5484041273        IKEA                 -1 549,00     20 110,55
2025-05-27        2025-05-27     5490036611        CSN                  -1 642,00     21 659,55
`,
    `
S|E|B     Kontoutdrag     Sida 2 (2)
${labels}
2025-05-05        2025-05-05     5484018862        PRESSBYRÅN             -75,00     23 301,55
2025-05-02        2025-05-02     5490004420        SKANDIA FÖRS          -612,00     23 376,55
`,
  );
  expect(section?.lines).toHaveLength(5);
});
