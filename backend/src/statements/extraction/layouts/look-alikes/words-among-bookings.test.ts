import { describe, expect, it } from 'vitest';
import { readTyped, typed } from '../typed.fixture.ts';

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
