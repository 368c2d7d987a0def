import { expect, it } from 'vitest';
import { readTyped, typed } from './typed.fixture.ts';

it('takes a line of a month and the word statement for its period (Mercury)', () => {
  const page = `
January 2025 statement
Currency: USD
Statement balance     $1,300.00
Date (UTC)     Description          Type          Amount          End of Day Balance
Jan 02         GitHub               Card         –$100.00                $900.00
Jan 15         Stripe               ACH In        $400.00              $1,300.00
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2025-01-02 -10000 90000 GitHub Card',
    '2025-01-15 40000 130000 Stripe ACH In',
  ]);
});

it('reads the labels of an account in shekels, whose sign has a mark of its own (Leumi)', () => {
  const page = `
                                    ח״ש :עבטמ     31/01/25 דע 01/01/25 :הפוקת
ח״שב הרתיה       תוכזב       הבוחב       אתכמסא       העונתה רואית       ךרע ךיראת       ךיראת
  3,188.40                                            תמדוק הרתי                         31/12/24
 -1,121.60                  4,310.00     9637103      אתנכשמ םולשת       01/01/25        01/01/25
   -646.26       475.34                  1361733      הרבעה              02/01/25        02/01/25
   -646.26                                            הפוקתה ףוסל הרתי                   31/01/25
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'ILS', balances: [318840, -64626], proof: 'proven' },
  ]);
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

it('reads the balances of each day of a Romanian account by their names in the books (BCR)', () => {
  const page = `
EXTRAS DE CONT Nr. 9     Produse in valuta RON
Data: 05-07-2026                         Sold contabil initial:          1.000,00
Data operatiunii     Explicatie          Debit          Credit
05-07-2026           Plata factura       250,00          0,00
                     Sold contabil final:                                 750,00
Data: 06-07-2026                         Sold contabil initial:            750,00
Data operatiunii     Explicatie          Debit          Credit
06-07-2026           Incasare              0,00        200,50
                     Sold contabil final:                                 950,50
`;
  const sections = readTyped(typed(page));
  expect(sections.map(({ proof }) => proof)).not.toContain('broken');
  expect(sections.flatMap(({ lines }) => lines.map((line) => line.split(' ')[1]))).toEqual([
    '-25000',
    '20050',
  ]);
});

it('knows a card by its name in Dutch, so that what bears no mark was spent', () => {
  const page = `
BEOBANK MASTERCARD     Uittreksel van uw kredietkaart
Periode 16/12/2025 - 15/01/2026
Datum          Beschrijving                 Bedrag (in €)
20/12/2025     ONLINE SHOP BRUSSEL             21,50
08/01/2026     CHATGPT DUBLIN                   9,30
`;
  expect(readTyped(typed(page))[0]?.lines).toEqual([
    '2025-12-20 -2150 null ONLINE SHOP BRUSSEL',
    '2026-01-08 -930 null CHATGPT DUBLIN',
  ]);
});
