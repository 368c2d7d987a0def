import { expect, it } from 'vitest';
import { readTyped, typedAsLines } from './typed.fixture.ts';

it('takes what came from somebody for money in where the balances say so (Bank Norwegian)', () => {
  const page = `
Kontoauszug     Zeitraum: 01.01.2026 - 31.12.2026
Vorheriger Saldo EUR 2 263,23
Aktueller Saldo EUR 1 403,23
Buchungsdatum     Valutadatum     Beschreibung     Zahlungseingang     Zahlungsausgang
02.10.2026     02.10.2026     Von Konto Eins     100,00
04.05.2026     04.05.2026     Von Konto Zwei     40,00
06.01.2026     06.01.2026     An Konto Drei     1.000,00`;
  const read = (text: string) => readTyped(typedAsLines(text))[0];
  expect(read(page)?.lines).toEqual([
    '2026-01-06 -100000 null An Konto Drei',
    '2026-05-04 4000 null Von Konto Zwei',
    '2026-10-02 10000 null Von Konto Eins',
  ]);
});
