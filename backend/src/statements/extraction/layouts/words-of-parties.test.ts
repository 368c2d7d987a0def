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

it('begins no booking with the period in the head of the next account, whose movements are none (Brubank)', () => {
  const page = `
1 JUN 2026 al 30 JUN 2026
Mi cuenta Resumen ARS
Tipo Caja de ahorro Saldo Inicial $ 10,00
Imp. Trans. Financieras $ 0,00 Saldo Final $ 510,00
Fecha Ref Descripción Débito Crédito Saldo
01-06-26 REF0000001 Proveedor - EMPRESA UNO - $ 1.000,00 $ 1.010,00
09-06-26 REF0000002 Fondeo de tu cuenta Max $ 500,00 - $ 510,00
1 JUN 2026 al 30 JUN 2026
Mi cuenta Resumen
Tipo Caja de ahorro Saldo Inicial U$S 100,00
Imp. Trans. Financieras U$S 0,00 Saldo Final U$S 100,00
Sin Movimientos`;
  expect(readTyped(typedAsLines(page))).toMatchObject([
    {
      balances: [1000, 51000],
      proof: 'proven',
      lines: [
        expect.stringContaining('2026-06-01 100000 101000'),
        expect.stringContaining('2026-06-09 -50000 51000'),
      ],
    },
  ]);
});

it('takes no balance behind a signed amount for what moved, though that would prove (Chase)', () => {
  const page = `
Kontoauszug – Chase Tagesgeld EUR
Zeitraum: 15. August 2026 – 31. August 2026
Startsaldo: 0,00 €
Endsaldo: 36.432,04 €
Datum Beschreibung Betrag Kontostand
18. Aug. 2026 Von Konto Eins +36.427,04 € 36.432,04 €
IBAN: UK65 4965 5545 0057 3368 85`;
  const [section] = readTyped(typedAsLines(page));
  expect(section?.proof).toBe('broken');
  expect(section?.lines).toEqual([expect.stringContaining('2026-08-18 3642704')]);
});
