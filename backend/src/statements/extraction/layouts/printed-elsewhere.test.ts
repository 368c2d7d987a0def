import { describe, expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

describe('what stands among bookings and is none of what it looks like', () => {
  it('books what was paid at a station called Total, whose day stands in a heading (Commerzbank)', () => {
    const page = `
Kontoauszug vom 28.06.2024         Kontowährung Euro
Angaben zu den Umsätzen                Valuta      zu Ihren Lasten     zu Ihren Gunsten
Alter Kontostand vom 31.05.2024                                                  100,00
Buchungsdatum: 03.06.2024
VIVAWEST WOHNEN GMBH                   01.06             1,00-
MIETE 4418.12.003
Buchungsdatum: 07.06.2024
TELEKOM DEUTSCHLAND GMBH               07.06            47,62-
TOTAL TANKSTELLE//Dortmund/DE          07.06             3,20-
2024-06-06T09:51:17 KFN 1 VJ 2612
Kaufland Dortmund                      07.06            20,00-
Neuer Kontostand vom 28.06.2024                                                   28,18
`;
    const [section] = readTyped(typed(page));
    expect(section).toMatchObject({ balances: [10000, 2818], proof: 'proven' });
    expect(section?.lines.map((line) => line.slice(0, 35))).toEqual([
      '2024-06-03 -100 null VIVAWEST WOHNE',
      '2024-06-07 -4762 null TELEKOM DEUTS',
      '2024-06-07 -320 null TOTAL TANKSTEL',
      '2024-06-07 -2000 null Kaufland Dort',
    ]);
  });

  it('closes a card with no sum of instalments that are offered (Nubank)', () => {
    const page = `
RESUMO DA FATURA ATUAL             FATURA 11 MAI 2025             R$
Fatura anterior                                              R$ 20,00
Pagamento recebido                                          −R$ 20,00
Total a pagar                                                R$ 35,00
Pagamento mínimo para não ficar em atraso                     R$ 5,00
TRANSAÇÕES DE 04 ABR A 04 MAI
04 ABR       Netflix.com                                     R$ 15,00
06 ABR       Ifood                                           R$ 10,00
07 ABR       Spotify                                         R$ 10,00
Pagamentos e Financiamentos                                 −R$ 20,00
10 ABR       Pagamento em 10 ABR                            −R$ 20,00
ALTERNATIVAS DE PAGAMENTO
Entrada + 2 parcelas          de R$ 14,79           Total a pagar R$ 44,38
`;
    expect(readTyped(typed(page))).toMatchObject([
      { balances: [-2000, -3500], proof: 'proven', lines: { length: 4 } },
    ]);
  });

  it('holds the sum of a card’s fees against nothing but them (Bank of America)', () => {
    const page = `
Previous Balance                  $100.00         September 14 - October 13, 2024
New Balance Total                 $128.58         Payment Due Date 11/10/2024
Transaction Date   Posting Date   Description                       Amount        Total
                                  Purchases and Adjustments
09/20              09/21          NETFLIX.COM                        20.00
                                  TOTAL PURCHASES AND ADJUSTMENTS FOR THIS PERIOD   $20.00
                                  Fees
09/23              09/24          FOREIGN TRANSACTION FEE             8.58
                                  TOTAL FEES FOR THIS PERIOD                       $8.58
Total fees charged in 2024                                $8.58
`;
    expect(readTyped(typed(page))).toMatchObject([
      { balances: [-10000, -12858], proof: 'proven', lines: { length: 2 } },
    ]);
  });

  it('keeps the currency of the account where most was spent in another one (ICS)', () => {
    const page = `
Datum              ICS-klantnummer
17 januari 2019    99999999999
Vorig openstaand saldo    Totaal ontvangen betalingen    Nieuw openstaand saldo
€ 50,00   Af              € 50,00   Bij                  € 81,41   Af
Datum      Datum      Omschrijving                        Bedrag in          Bedrag
transactie boeking                                        vreemde valuta     in euro's
23 dec     23 dec     IDEAL BETALING, DANK U                                  50,00  Bij
23 dec     25 dec     WATERFRONT        ZA                  10,00 ZAR          0,62  Af
24 dec     25 dec     KLOOFNEK GROCER   ZA                 227,30 ZAR         14,09  Af
24 dec     26 dec     NATURAL WORLD     ZA                 430,00 ZAR         26,65  Af
24 dec     28 dec     TABLE BAY         ZA                 404,00 ZAR         25,05  Af
24 dec     28 dec     KIRSTENBOSCH      ZA                  16,00 ZAR          1,00  Af
24 dec     28 dec     KIRSTENBOSCH      ZA                  16,00 ZAR          1,00  Af
24 dec     28 dec     KIRSTENBOSCH      ZA                  16,00 ZAR          1,00  Af
25 dec     28 dec     KIRSTENBOSCH      ZA                  16,00 ZAR          1,00  Af
25 dec     28 dec     KIRSTENBOSCH      ZA                  16,00 ZAR          1,00  Af
25 dec     28 dec     KIRSTENBOSCH      ZA                  16,00 ZAR          1,00  Af
26 dec     28 dec     KIRSTENBOSCH      ZA                  16,00 ZAR          1,00  Af
26 dec     28 dec     KIRSTENBOSCH      ZA                  16,00 ZAR          1,00  Af
26 dec     28 dec     KIRSTENBOSCH      ZA                  16,00 ZAR          1,00  Af
27 dec     28 dec     KIRSTENBOSCH      ZA                  16,00 ZAR          1,00  Af
27 dec     28 dec     KIRSTENBOSCH      ZA                  16,00 ZAR          1,00  Af
27 dec     28 dec     KIRSTENBOSCH      ZA                  16,00 ZAR          1,00  Af
28 dec     28 dec     KIRSTENBOSCH      ZA                  16,00 ZAR          1,00  Af
28 dec     28 dec     KIRSTENBOSCH      ZA                  16,00 ZAR          1,00  Af
28 dec     28 dec     KIRSTENBOSCH      ZA                  16,00 ZAR          1,00  Af
`;
    expect(readTyped(typed(page))).toMatchObject([
      { currency: 'EUR', balances: [-5000, -8141], proof: 'proven', lines: { length: 20 } },
    ]);
  });
});

describe('balances in boxes below or between tables', () => {
  it('are those of the table above, where each has its box (N26 with a space)', () => {
    const first = `
01.03.2025 bis 31.03.2025
Hauptkonto
Beschreibung                          Verbuchungsdatum        Betrag
BVG APP                               02.03.2025             -11,58€
Nach Urlaub                           28.03.2025             -50,00€
IBAN: DE60100110012624418820 • BIC: NTSBDEB1XXX
`;
    const second = `
Zusammenfassung Hauptkonto
Dein alter Kontostand                                       +841,13€
Dein neuer Kontostand                                       +779,55€
Space: Urlaub
Beschreibung                          Verbuchungsdatum        Betrag
Von Hauptkonto                        28.03.2025             +50,00€
Zusammenfassung Space: Urlaub
Dein alter Kontostand                                     +1.120,00€
Dein neuer Kontostand                                     +1.170,00€
IBAN: DE60100110012624418820 • BIC: NTSBDEB1XXX
`;
    expect(readTyped(typed(first, second))).toMatchObject([
      { balances: [84113, 77955], proof: 'proven', lines: { length: 2 } },
      { balances: [112000, 117000], proof: 'proven', lines: { length: 1 } },
    ]);
  });

  it('are those of the table below in another currency, whose amounts are what is left of them behind fees (PayPal)', () => {
    const page = `
Kontoauszug für Oktober 2024            01.10.2024 - 31.10.2024
Zahlungsübersicht - EUR
Anfangsguthaben                               188,44
Zahlungseingänge                               39,20
Zahlungsausgänge                              -28,59
Gebühren                                       -1,33
Endguthaben                                   197,72
Transaktionsverlauf - EUR
Datum        Beschreibung            Währung      Betrag    Gebühr    Gesamt*
01.10.2024   Website-Zahlung         EUR           39,20     -1,33      37,87
03.10.2024   PayPal Express-Zahlung  EUR          -28,59      0,00     -28,59
Zahlungsübersicht - USD
Anfangsguthaben                                 0,00
Endguthaben                                     0,00
Transaktionsverlauf - USD
Datum        Beschreibung            Währung      Betrag    Gebühr    Gesamt*
04.10.2024   Steam Games             USD          -39,86      0,00     -39,86
04.10.2024   Währungsumrechnung      USD           39,86      0,00      39,86
`;
    expect(readTyped(typed(page))).toMatchObject([
      { currency: 'EUR', balances: [18844, 19772], proof: 'proven', lines: { length: 2 } },
      { currency: 'USD', balances: [0, 0], proof: 'proven', lines: { length: 2 } },
    ]);
  });

  it('close an account by what it holds in its head, where the lines lead to it (Itaú)', () => {
    const page = `
agência 4418   conta 18827-1       período: 01/09/2024 até 30/09/2024
saldo em conta        limite da conta contratado
R$ 3.396,88           R$ 5.000,00
data          lançamentos                            valor (R$)      saldo (R$)
30/08/2024    SALDO ANTERIOR                                         3.412,88
02/09/2024    PIX TRANSF JOAO V02/09                  -10,00
02/09/2024    PIX TRANSF MARCIA02/09                   -6,00
02/09/2024    SALDO TOTAL DISPONÍVEL DIA                             3.396,88
`;
    expect(readTyped(typed(page))).toMatchObject([
      { balances: [341288, 339688], proof: 'proven', lines: { length: 2 } },
    ]);
  });
});

describe('where amounts stand', () => {
  it('is in the middle of their label as well as at its edge (ICICI)', () => {
    const page = `
Savings Account XXXXXXXX9999        period April 01, 2026 - April 30, 2026      INR
DATE          PARTICULARS                       DEPOSITS       WITHDRAWALS      BALANCE
01-04-2026    B/F                                                              100.00
15-04-2026    UPI/JOHN DOE/Paid                                   15.00         85.00
30-04-2026    UPI/PIZZA PLACE/Sent                                9.00          76.00
Closing balance                                                                 76.00
`;
    expect(readTyped(typed(page))).toMatchObject([
      {
        proof: 'proven',
        lines: [
          '2026-04-15 -1500 8500 UPI/JOHN DOE/Paid',
          '2026-04-30 -900 7600 UPI/PIZZA PLACE/Sent',
        ],
      },
    ]);
  });

  it('is behind what was spent abroad, which few bookings have (American Express)', () => {
    const page = `
Closing Date 10/14/24                 Account Ending 1-42008
Previous Balance           $100.00     Payment Due Date
New Balance                $541.47     11/08/24
Payments and Credits
Summary
                                                                           Total
 Payments                                                                -$100.00
Detail       *Indicates posting date
Payments                                                                  Amount
09/24/24*     MOBILE PAYMENT - THANK YOU                                -$100.00
New Charges
Summary
                                                                           Total
Total New Charges                                                        $541.47
Detail       *Indicates posting date
DAVID R OKONKWO
Card Ending 1-42008                                 Foreign Spend         Amount
09/16/24      TRADER JOE S BROOKLYN NY                                    $49.39
09/18/24      NYTIMES NEW YORK NY                                          $5.25
09/21/24      NYTIMES NEW YORK NY                                          $4.18
09/22/24      UBER EATS help.uber.com CA                                  $69.77
09/28/24      HOTEL NEGRESCO NICE                      386.20            $412.88
`;
    const [section] = readTyped(typed(page));
    expect(section).toMatchObject({ balances: [-10000, -54147], proof: 'proven' });
    expect(section?.lines).toHaveLength(6);
  });
});

it('a balance above bookings whose days stand behind their texts is no end of a period (Consorsbank)', () => {
  const page = `
Konto         Datum       Auszug
Girokonto     30.08.24    8               EUR
Text/Verwendungszweck               Datum    PNNr    Wert           Soll         Haben
*** Kontostand zum 31.07.24 ***                                              5.122,08+
VISA                                01.08.   8999    31.07.       57,33-
LASTSCHRIFT                         17.08.   8420    17.08.      148,74-
*** Kontostand zum 30.08.24 ***                                              4.916,01+
`;
  expect(readTyped(typed(page))[0]?.lines.map((line) => line.slice(0, 10))).toEqual([
    '2024-08-01',
    '2024-08-17',
  ]);
});

it('a year between December and January heads the days below it, and a word where nothing moved is no text (ANZ)', () => {
  const page = `
STATEMENT NUMBER 18     03 DECEMBER 2024 TO 02 JANUARY 2025     Account Number 4418-82711   AUD
Date      Transaction Details          Withdrawals ($)    Deposits ($)     Balance ($)
2024
03 DEC    OPENING BALANCE                      blank           blank          100.00
31 DEC    INTERNET BANKING PAYMENT             80.00           blank           20.00
          TO J MORETTI
2025
01 JAN    TRANSFER                             blank           50.00           70.00
          FROM H KOWALCZYK
          TOTALS AT END OF PERIOD             $80.00          $50.00          $70.00
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      proof: 'proven',
      lines: [
        '2024-12-31 -8000 2000 INTERNET BANKING PAYMENT TO J MORETTI',
        '2025-01-01 5000 7000 TRANSFER FROM H KOWALCZYK',
      ],
    },
  ]);
});
