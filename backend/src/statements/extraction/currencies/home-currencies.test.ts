import { describe, expect, it } from 'vitest';
import { homeCurrencyOf } from './home-currencies.ts';

const IBAN = 'DE02120300000000202051';
const printed = (texts: string[], iban: string | null = null) =>
  homeCurrencyOf(texts, iban).printed;
const suggested = (texts: string[], iban: string | null = null) => {
  const told = homeCurrencyOf(texts, iban);
  expect(told.printed).toBeNull();
  return told.suggested && [told.suggested.currency, told.suggested.ground];
};

describe('the currency of a statement whose figures bear none', () => {
  it.each([
    [['Overdraft Limit € 500.00'], null, 'EUR'],
    [['Saldo R$ 5.510,20'], null, 'BRL'],
    [['Opening balance R5,510.20'], null, 'ZAR'],
    [['Your EUR account', 'Purchase of USD 4.00'], IBAN, 'EUR'],
  ])('is proved by %j with the account %s, whose code or sign is %s', (texts, iban, currency) => {
    expect(printed(texts, iban)).toBe(currency);
  });

  it.each([
    [['Sort code 12-34-56'], 'GBP'],
    [['12-34-56 12345678'], 'GBP'],
    [['Routing number: 021000021'], 'USD'],
    [['IFSC Code UTIB0000123'], 'INR'],
    [['BSB 062-000'], 'AUD'],
  ])('is proved by %j, an account in the clearing of %s', (texts, currency) => {
    expect(printed(texts)).toBe(currency);
  });

  it.each([
    [['Total $12.00', 'CINCINNATI OH 45202'], 'USD'],
    [['Total $12.00', 'Member FDIC'], 'USD'],
    [['Total $12.00', 'TORONTO ON M5V 2T6'], 'CAD'],
    [['Total $12.00', 'Sydney NSW 2000'], 'AUD'],
    [['Total $12.00', 'BOGOTÁ D.C.'], 'COP'],
    [['Betalning 12,00 kr', 'Bankgiro 5277-2441'], 'SEK'],
  ])('is proved by a bare dollar with what only one country prints: %j', (texts, currency) => {
    expect(printed(texts)).toBe(currency);
  });

  it('is only suggested by a country, by dates that begin with the month, or by the one dollar that is named', () => {
    expect(suggested(['Statement'], IBAN)).toEqual(['EUR', 'country']);
    expect(suggested(['Statement', 'Member FDIC'])).toEqual(['USD', 'country']);
    // The provident fund of Singapore is called as the tax number of Brazil.
    expect(suggested(['GIRO CDAC-CPF FUND COLL'])).toBeNull();
    expect(suggested(['CPF do titular 123.456.789-00'])).toEqual(['BRL', 'country']);
    expect(suggested(['GRAB SINGAPORE S$45.00', 'SDIC POWER DIVIDEND'])).toBeNull();
    expect(suggested(['Total $12.00', '03/25 Shop'])).toEqual(['USD', 'monthFirst']);
    expect(suggested(['Total 12.00', '03/25 Shop'])).toEqual(['USD', 'monthFirst']);
    expect(suggested(['Total $12.00', 'Card abroad CAD 16.40'])).toEqual(['CAD', 'named']);
    expect(suggested(['Total $12.00', 'Osko payment received'])).toEqual(['AUD', 'language']);
    expect(suggested(['Total $12.00', '03/25 SPEI to MX'])).toEqual(['USD', 'monthFirst']);
  });

  it('is not named by the numbers of bookings that begin like one', () => {
    expect(suggested(['SEK5K6YKJB Pay Bill', 'Total 12.00'])).toBeNull();
  });

  it('is that of the address, whatever payment a booking names', () => {
    expect(printed(['Total $12.00', 'Austin, TX 78701', 'SPEI transfer'])).toBe('USD');
  });

  it('is proved by crowns, which are those of the country of the account', () => {
    expect(printed(['Saldo 206,46 kr.'], 'DK8666951000458812')).toBe('DKK');
    expect(printed(['Saldo 206,46 kr.'], IBAN)).toBeNull();
  });

  it('is not told by a day with a number of the bank behind it', () => {
    const booking = '01-06-25 90012482 Carga SUBE $ 3.000,00';
    expect(printed(['CUIL 20-38112904-7', 'Total $ 3.000,00', booking])).toBe('ARS');
  });

  it('is neither proved nor suggested by a bare dollar alone, by several currencies, or by a day that may be a month', () => {
    expect(suggested(['Total $12.00'])).toBeNull();
    // No state of the Union is called so.
    expect(printed(['Total $12.00', 'CR 11001'])).toBeNull();
    expect(suggested(['Fee GBP 1.00 or EUR 2.00'])).toBeNull();
    expect(suggested(['03/05 Shop'])).toBeNull();
  });

  it('is not told where what is printed speaks against the country', () => {
    expect(suggested(['Statement of your USD account'], IBAN)).toBeNull();
    expect(suggested(['Total $12.00'], IBAN)).toBeNull();
    expect(suggested(['Total $12.00', '€ 3.00 for a card abroad'])).toBeNull();
  });

  it('may be any dollar where figures bear its sign', () => {
    expect(homeCurrencyOf(['Total $12.00'], null).isDollar).toBe(true);
    expect(homeCurrencyOf(['Total US$12.00', 'R$ 2,00'], null).isDollar).toBe(false);
  });
});
