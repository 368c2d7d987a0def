import { describe, expect, it } from 'vitest';
import { balanceLine } from '../../words/balance-names.ts';
import { readPages, readTyped, typed } from '../typed.fixture.ts';

it('takes what a card opens with for owed where its columns tell the ways of its lines, and no word what it closes with (Vanquis)', () => {
  const page = `
Your monthly statement     Credit limit     £1,000.00     Minimum payment due     £27.19
Last statement balance     £418.92
Qzxk vjwq zxk              £454.73
Date           Details          Money out (£)     Money in (£)
03/07/2025     Asda                     36.17
06/07/2025     Payment                                   60.00
08/07/2025     Argos                    59.64
Totals                                  95.81            60.00
`;
  expect(readTyped(typed(page))).toMatchObject([{ balances: [-41892, -45473] }]);
});

it('opens a card with the balance of the last statement of its account (Barclays)', () => {
  const page = `
BARCLAYS     Barclays Visa – Kontoauszug     Kontoauszug vom 01.03.2024
Belegdatum     Buchungsdatum     Beschreibung                       Betrag (EUR)
                                 Saldo des letzten Kontoauszugs     905,30 -
04.02.2024     07.02.2024        Ruhrbahn App Visa                   40,12 -
05.02.2024     07.02.2024        Per Lastschrift dankend erhalten   200,00 +
                                 Neuer Saldo                        745,42 -
`;
  expect(readPages(page)).toMatchObject([
    { proof: 'proven', balances: [-90530, -74542], lines: { length: 2 } },
  ]);
});

describe('what was owed before, printed above its payment and what that leaves (Viseca)', () => {
  const page = `
Kartenkonto-Nr. 0018 4407 2261     Rechnungsdatum 24.03.2025     Kreditkarte
Datum        Valuta       Details                                Betrag in CHF
24.02.25                  Totalbetrag letzte Rechnung                1'482.35
11.03.25     11.03.25     Ihre Zahlung - Danke                       1'482.35 -
                          Saldovortrag                                   0.00
25.02.25     26.02.25     Migros MM Oerlikon                            64.35
26.02.25     27.02.25     SBB EasyRide, Bern                            12.80
                          Total zu unseren Gunsten     CHF              77.15
`;

  it('is the balance it opens with', () => {
    const [section] = readTyped(typed(page));
    expect(section).toMatchObject({ balances: [-148235, -7715], proof: 'proven' });
    expect(section?.lines).toHaveLength(3);
  });

  it('proves nothing under a name that nobody knows', () => {
    const [section] = readTyped(typed(page.replace('Totalbetrag letzte', 'Zqxjl vkrw')));
    expect(section?.proof).not.toBe('proven');
  });
});

it("opens a card with the previous statement's balance and dates it by its day of closing, beside points (Akbank)", () => {
  const page = `
KREDİ KARTI HESAP ÖZETİ               Hesap Kesim Tarihi              07.04.2024
Kampanya 30.04.2024 tarihine kadar     Dönem Borcu                     618,45 TL
İşlem Tarihi     İşlem Açıklaması                  Chip-para (TL)     Tutar (TL)
                 BİR ÖNCEKİ HESAP ÖZETİ BAKİYESİ                        6.412,80
12.03.2024       ÖDEME - AKBANK MOBİL                                  -6.412,80
08.03.2024       MARKET ÇANKAYA                              1,24         618,45
                 DÖNEM BORCU                                              618,45
`;
  expect(readTyped(typed(page))).toMatchObject([
    { currency: 'TRY', balances: [-641280, -61845], proof: 'proven', lines: { length: 2 } },
  ]);
});

it('opens a card with what is said of the whole, and not of one of its portions (American Express)', () => {
  const [section] = readTyped(
    typed(`
American Express     Platinum Card     Closing Date 04/14/24     Account Ending 7-21008
Pay In Full Portion
Previous Balance          $0.00
New Charges              +$0.00
Pay Over Time Portion
Previous Balance      $6,214.88
New Balance             $920.81
Account Total
Previous Balance      $6,214.88
New Balance             $920.81
Date          Description                           Amount
03/20/24      PAYMENT RECEIVED - THANK YOU          -$6,214.88
03/28/24      DELTA AIR LINES                          $890.00
04/02/24      UBER TRIP                                 $30.81
`),
  );
  expect(section).toMatchObject({ balances: [-621488, -92081], proof: 'proven' });
});

describe('what was owed before', () => {
  const statement = (printed: string) =>
    typed(`
EXTRAS DE CONT - CARD DE CREDIT STAR     Perioada: 06/03/2025 - 05/04/2025     Valuta: RON
Sold anterior datorat                 500.00
Plati si alimentari efectuate         400.00
Sold total datorat la 05/04/2025      ${printed}
Data             Descriere tranzactie                Suma LEI
06/03/2025       MEGA IMAGE BUCURESTI                 -183.00
07/03/2025       ZARA IULIUS MALL                      -59.00
20/03/2025       Plata card credit - multumim!        +400.00
                 SOLD FINAL                           -342.00
`);

  it('bears the minus that what is owed now does elsewhere (Banca Transilvania)', () => {
    expect(readTyped(statement('342.00'))).toMatchObject([
      { balances: [-50000, -34200], proof: 'proven' },
    ]);
  });

  it('is no more than printed where no box says the same without a minus', () => {
    expect(readTyped(statement('-342.00'))).toMatchObject([{ proof: 'broken' }]);
  });

  it('may stand at the end of the period before (PKO BP)', () => {
    expect(balanceLine('Saldo zadłużenia na koniec poprzedniego okresu rozliczeniowego')).toBe(
      'opening',
    );
    expect(balanceLine('Saldo zadłużenia na koniec okresu rozliczeniowego')).toBe('closing');
  });
});

it('opens a Turkish card with what was owed for the period before (Garanti)', () => {
  const page = `
Garanti BBVA     Hesap Kesim Tarihi     20 Mart 2025     Son Ödeme Tarihi     30 Mart 2025
Dönem Borcu           Asgari Ödeme Tutarı
400,73 TL             160,29 TL
İşlem Tarihi      İşlem                              Bonus (TL)     Tutar (TL)
                  Bir Önceki Dönem Borcunuz                            874,35
23 Şubat 2025     BİM MAĞAZA ÜSKÜDAR TR                 1,43           400,73
27 Şubat 2025     ÖDEMENİZ İÇİN TEŞEKKÜR EDERİZ                        874,35+
                  Toplam Dönem Borcu                                   400,73
`;
  expect(readTyped(typed(page))).toMatchObject([
    { proof: 'proven', balances: [-87435, -40073], lines: { length: 2 } },
  ]);
});

it('opens a card with what both of its portions came to (American Express)', () => {
  const [card] = readTyped(
    typed(`
American Express Gold Card     Closing Date 02/16/24     Account Ending 8-41006     USD
New Balance           $250.00          Minimum Payment Due     $46.00
Pay In Full Portion
Previous Balance      $20.00
New Charges           $12.00
New Balance           $32.00
Pay Over Time Portion
Previous Balance     $180.00
New Charges           $38.00
New Balance          $218.00
Account Total
Previous Balance     $200.00
New Charges           $50.00
New Balance          $250.00
Date         Description                Amount
01/20/24     DELTA AIR LINES            $38.00
01/22/24     NETFLIX.COM                $12.00
`),
  );
  expect(card).toMatchObject({ balances: [-20000, -25000], proof: 'proven' });
});
