import { DOLLARS } from './extraction/currencies/home-currencies.ts';
import type { UnprintedCurrency } from './extraction/types.ts';

/**
 * The currency that a statement was read in though it prints none, and what spoke for it; currency is null where nothing did, so
 * that nothing was read. name is the account or the bank of the ground, or the currency in which it cannot be read (unfit).
 * settled: the account it goes to is known to be in it. chosen: its user said so.
 */
export type AssumedCurrency = {
  currency: string | null;
  ground:
    | 'accountNumber'
    | 'account'
    | 'bank'
    | 'country'
    | 'bankCountry'
    | 'monthFirst'
    | 'named'
    | 'language'
    | 'settled'
    | 'chosen'
    | 'none'
    | 'unfit';
  name: string | null;
};

/** A part of an imported statement: printed in its currency, or in it by its user's yes. */
export type KnownPart = {
  accountId: string;
  accountName: string;
  bank: string | null;
  accountHint: string | null;
  currency: string;
};

type Destination = { accountId: string; bank: string | null };

/** Whether its user is asked for it: not where the account settles it, nor where the user has said it. */
export function isAsked({ ground }: AssumedCurrency): boolean {
  return ground !== 'settled' && ground !== 'chosen';
}

/** Whether its user may say another one while nothing is imported: what they said may have been wrong. */
export function isOpen({ ground }: AssumedCurrency): boolean {
  return ground !== 'settled';
}

/**
 * What a statement without a currency is read in: the only currency of the account that has its number, or of the account it goes to;
 * else the only one of the accounts at its bank; else what its print suggests; else none. Where the print suggests what
 * is the only currency of the account it goes to, that is settled.
 */
export function assumedCurrency(
  unprinted: UnprintedCurrency,
  { accountId, bank }: Destination,
  known: readonly KnownPart[],
): AssumedCurrency {
  const { suggested, isDollar } = unprinted;
  const onlyOf = (parts: readonly KnownPart[]) => {
    const [only = null, ...others] = new Set(parts.map(({ currency }) => currency));
    return others.length === 0 && only !== null && (!isDollar || DOLLARS.has(only)) ? only : null;
  };
  const inAccount = (id: string) => known.filter((part) => part.accountId === id);
  const numbers = new Set(unprinted.accountHints.map(plain));
  const sameNumber = known.find(
    ({ accountHint }) => accountHint !== null && numbers.has(plain(accountHint)),
  );
  const atBank = known.filter((part) => isSame(part.bank, unprinted.bank ?? bank));
  const candidates: [AssumedCurrency['ground'], readonly KnownPart[]][] = [
    ['accountNumber', sameNumber ? inAccount(sameNumber.accountId) : []],
    ['account', inAccount(accountId)],
    ['bank', atBank],
  ];
  const settled = onlyOf(inAccount(accountId));
  for (const [ground, parts] of candidates) {
    const currency = onlyOf(parts);
    if (currency === null) continue;
    const { accountName = '', bank: name = null } = parts[0] ?? {};
    if (currency === settled && currency === suggested?.currency)
      return { currency, ground: 'settled', name: accountName };
    return { currency, ground, name: ground === 'bank' ? name : accountName };
  }
  return suggested
    ? { ...suggested, name: suggested.ground === 'bankCountry' ? (unprinted.bank ?? bank) : null }
    : { currency: null, ground: 'none', name: null };
}

function plain(number: string): string {
  return number.replace(/[^\p{L}\d]/gu, '').toUpperCase();
}

function isSame(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one.toLowerCase() === other.toLowerCase();
}

/** What the user is told of it: that no currency is printed, which one it is read in, and why. */
export function sentenceOfCurrency({ currency, ground, name }: AssumedCurrency): string {
  const said = 'This file prints no currency.';
  const reads = `Saldo reads it as ${currency}`;
  switch (ground) {
    case 'accountNumber':
      return `${said} ${reads}, the currency of your account “${name}”, which has its account number.`;
    case 'account':
      return `${said} ${reads}, the currency of your account “${name}”.`;
    case 'bank':
      return `${said} ${reads}, the only currency of your accounts at ${name}.`;
    case 'country':
      return `${said} ${reads}, the currency of the country it is from.`;
    case 'bankCountry':
      return `${said} ${reads}, the currency at home of ${name}.`;
    case 'monthFirst':
      return `This file does not print its currency. ${reads}, since its dates begin with the month.`;
    case 'named':
      return `This file prints “$”, and not whose. ${reads}, the only currency it names.`;
    case 'language':
      return `${said} ${reads}, the currency of most statements like it.`;
    case 'chosen':
      return `${said} You said that it is in ${currency}. Choose another one, and it is read once more.`;
    case 'unfit':
      return `The amounts of this file cannot be read as ${name}. Choose its currency, and it is read.`;
    default:
      return `${said} Choose it, and the file is read.`;
  }
}
