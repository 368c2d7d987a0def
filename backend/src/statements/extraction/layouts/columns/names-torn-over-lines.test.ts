import { expect, it } from 'vitest';
import { readAsLines } from '../typed.fixture.ts';

const HEAD = `
Kontoauszug
Kontonummer Gesamtbelastungen Vom Vorheriger
DE50503260601000130541 0,00 01.06.2019 Saldo 85.224,74
Kontoart Gesamtgutschriften Bis Neuer Saldo
Tagesgeldkonto (alle Beträge in EUR) 63,28 28.06.2019 85.288,02
Der Saldo vom 15.07.2019 Anzahl Belastungen Anzahl Gutschriften
85.288,02 000 001
Buchungs- Wert-
datum stellung von/nach Konto Buchungstext Belastungen Gutschriften`;

it('opens an account with the balance whose name begins at the end of the line above it (MoneYou)', () => {
  expect(readAsLines(`${HEAD}\n28.06.2019 01.07.2019 Ihre Zinsabrechnung 63,28`)).toMatchObject([
    {
      balances: [8522474, 8528802],
      proof: 'proven',
      lines: ['2019-06-28 6328 null Ihre Zinsabrechnung'],
    },
  ]);
});
