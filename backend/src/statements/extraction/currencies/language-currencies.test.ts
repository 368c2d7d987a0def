import { describe, expect, it } from 'vitest';
import { extractStatement } from '../index.ts';
import { readTyped, typed } from '../layouts/typed.fixture.ts';
import { currencyOfLanguage } from './language-currencies.ts';

describe('the currency that a language suggests', () => {
  it.each([
    ['Datum Buchungstext Betrag', '1.234,50', 'EUR'],
    ['Date Libellé Débit Crédit', '50,00', 'EUR'],
    ['Data Descrizione Addebiti Accrediti', '50,00', 'EUR'],
    ['Data operacji Opis operacji Kwota', '-12,50', 'PLN'],
    ['Bokföringsdag Text Belopp', '12,50', 'SEK'],
    ['거래일시 적요 출금액 입금액 거래후잔액', '23,500', 'KRW'],
    ['Tanggal Keterangan Debet Kredit', '50.000,00', 'IDR'],
  ])('is for labels such as %s', (labels, amount, currency) => {
    expect(currencyOfLanguage([labels], [labels, amount])).toBe(currency);
  });

  it('is none for languages of several countries, and none where cents are parted as nobody does who speaks it', () => {
    expect(currencyOfLanguage(['Date Description Amount'], ['12.50'])).toBeNull();
    expect(currencyOfLanguage(['Fecha Concepto Importe'], ['12,50'])).toBeNull();
    expect(currencyOfLanguage(['Datum Buchungstext Betrag'], ['12.50', '1.50'])).toBeNull();
  });

  it('is told by payments that only one currency has', () => {
    expect(currencyOfLanguage([], ['PRLV SEPA FREE 15,99'])).toBe('EUR');
    expect(currencyOfLanguage([], ['UPI-SWIGGY 450.00'])).toBe('INR');
    const labels = 'Datum Buchungstext Betrag';
    expect(currencyOfLanguage([labels], [labels, 'TWINT Zürich 12,50'])).toBe('EUR');
  });
});

describe('a statement that names no currency', () => {
  const page = `
RELEVÉ DE COMPTE - Période du 01/09/2026 au 30/09/2026
SOLDE CREDITEUR AU 31/08/2026                               1 234,56
Date     Valeur   Nature des opérations       Débit          Crédit
02/09    02/09    CB CARREFOUR CITY           23,40
03/09    03/09    VIR SEPA RECU                              120,00
SOLDE CREDITEUR AU 30/09/2026                               1 331,16`;

  it('is read in that of its language, which is asked about', () => {
    expect(readTyped(typed(page))).toMatchObject([
      { currency: 'EUR', balances: [123456, 133116], proof: 'proven' },
    ]);
    expect(extractStatement(typed(page))).toMatchObject({
      statement: { unprinted: { suggested: { currency: 'EUR', ground: 'language' } } },
    });
  });

  it('is not read in it where another currency is named', () => {
    const named = `${page}\nDevise du compte : CHF`;
    expect(readTyped(typed(named))[0]).toMatchObject({ currency: 'CHF' });
  });
});
