import { expect, it } from 'vitest';
import { positioned } from './positioned.fixture.ts';
import { readTyped, typed } from './typed.fixture.ts';

it('reads bookings under the days of a Finnish bank that writes in Swedish', () => {
  const page = positioned([
    [
      [42, 'IBAN FI43 4055 0010 7718 24'],
      [300, '01.03.2025 - 31.03.2025'],
      [450, 'Valuta EUR'],
    ],
    [
      [42, 'Nr'],
      [66, 'Arkiveringskod'],
      [190, 'Betalningsmottagare/Betalare'],
      [440, 'Valuta-'],
      ['r553', 'Belopp'],
    ],
    [
      [190, 'Förklaring'],
      [440, 'dag'],
      ['r553', 'EUR'],
    ],
    [
      [66, 'SALDO 28.02.25'],
      ['r553', '100,00+'],
    ],
    [20, [42, 'BOKNINGSDAG 03.03.25']],
    [
      [49, '1'],
      [66, '202503034055007755'],
      [190, 'KORTKÖP'],
      [440, '0103'],
      ['r553', '20,00-'],
    ],
    [[190, 'K-CITYMARKET VASA']],
    [
      [190, 'SALDO'],
      ['r553', '80,00+'],
    ],
    [20, [42, 'BOKNINGSDAG 04.03.25']],
    [
      [49, '2'],
      [66, '202503044055007866'],
      [190, 'INBETALNING'],
      [440, '0403'],
      ['r553', '5,00+'],
    ],
    [
      [190, 'SALDO'],
      ['r553', '85,00+'],
    ],
  ]);
  expect(readTyped(page)[0]?.lines).toEqual([
    '2025-03-03 -2000 null KORTKÖP K-CITYMARKET VASA',
    '2025-03-04 500 null INBETALNING',
  ]);
});

it('reads a French card with columns of places and of what was paid abroad, and what is debited for it', () => {
  const page = `
RELEVE DE VOS OPERATIONS PAR CARTE A DEBIT DIFFERE     Période du 01.03.2025 au 26.03.2025
DATE         LIBELLE              VILLE / PAYS     MONTANT EN DEVISE - TAUX              DEBIT EN €     CREDIT EN €
01.03.25     FRANPRIX             LYON 06                                                     23,18
12.03.25     OPENAI               SAN FRANCISCO    24,00 USD     1 EUR = 1,0821 USD           22,18
17.03.25     FNAC PART DIEU       LYON 03                                                                      5,00
             TOTAUX                                                                           45,36            5,00
             SOLDE A DEBITER LE 31.03.2025                                                    40,36
`;
  expect(readTyped(typed(page))).toMatchObject([
    {
      currency: 'EUR',
      balances: [null, -4036],
      lines: [
        '2025-03-01 -2318 null FRANPRIX LYON 06',
        '2025-03-12 -2218 null OPENAI SAN FRANCISCO',
        '2025-03-17 500 null FNAC PART DIEU LYON 03',
      ],
    },
  ]);
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
