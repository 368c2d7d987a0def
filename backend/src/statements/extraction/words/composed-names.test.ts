import { describe, expect, it } from 'vitest';
import { balanceLine, balanceWordIn } from './balance-names.ts';

describe('the balance of the statement before, by whatever words', () => {
  it.each([
    'Deuda pendiente del extracto anterior',
    'Deuda pendiente anterior',
    'Saldo deudor de su estado de cuenta anterior',
    'Saldo devedor da fatura anterior',
    'Saldo a debito estratto conto precedente',
    'Montant du relevé précédent',
    'Solde de votre dernier relevé',
    'Saldo der letzten Abrechnung',
    'Totalbetrag letzte Rechnung',
    'Saldo letzte Monatsrechnung vom 14.11.2025',
    'Openstaand saldo vorige uitgavenstaat',
    'Saldo fra forrige faktura',
    'Skuld från föregående faktura',
    'Balance outstanding from your previous bill',
    'Last statement closing balance',
    'Zadłużenie z poprzedniego wyciągu',
    'Dlužná částka z minulého výpisu',
    'Előző kivonat szerinti tartozás',
    'Önceki dönem borç bakiyesi',
    'Sold din extrasul precedent',
    'Задолженность по предыдущей выписке',
  ])('knows %s', (text) => {
    expect(balanceWordIn(text)?.kind).toBe('opening');
  });

  it.each([
    'Pago saldo extracto anterior',
    'Payment of balance from last statement',
    'Letzte Rechnung Telekom',
    'Previous month rent',
  ])('takes %s for none', (text) => {
    expect(balanceLine(text)).toBeNull();
  });
});
