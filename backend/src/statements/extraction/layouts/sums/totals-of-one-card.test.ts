import { expect, it } from 'vitest';
import { readTyped, typed } from '../typed.fixture.ts';

const page = (total: string) => `
CEMBRA     Certo! One Mastercard World     Rechnung vom 16.05.2025     Kontonummer 0088 4471 2203
Abrechnungsperiode     17.04.2025 - 16.05.2025     Neue Belastungen     CHF 290.00
Einkaufsdatum      Verbucht am       Beschreibung                     Gutschrift CHF     Belastung CHF
                                     Saldovortrag letzte Rechnung                               914.35
28.04.2025         29.04.2025        Ihre Zahlung - Besten Dank               914.35
Sandra Meierhans, Karte 5299 XXXX XXXX 6120
17.04.2025         22.04.2025        SBB CFF FFS, Bern CHE                                       190.00
29.04.2025         30.04.2025        Gutschrift Zalando                       129.90
14.05.2025         15.05.2025        Parkhaus Urania                                             100.00
                                     Total Karte 5299 XXXX XXXX 6120          129.90             ${total}
                                     Saldo zu unseren Gunsten                                    160.10
`;

it('holds the total of a card against what stands below its title, and not against the payment above (Cembra)', () => {
  expect(readTyped(typed(page('290.00')))).toMatchObject([
    { balances: [-91435, -16010], proof: 'proven', lines: { length: 4 } },
  ]);
});

it('breaks where that total is another one', () => {
  expect(readTyped(typed(page('291.00')))).toMatchObject([{ proof: 'broken' }]);
});
