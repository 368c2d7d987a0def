import { CATEGORIES, type Category } from '@saldo/contracts';
import { type Line, readLine } from './line.ts';
import { merchantKey } from './merchant.ts';

/** A booking that may be a purchase, or what came back of one. */
export interface Payment {
  /** Calendar date. Where it is missing, every purchase counts as an earlier one. */
  date?: string;
  /** Signed, in minor units of the currency. */
  amountMinor: number;
  /** ISO code of the account. */
  currency: string;
}

type Dealing = Payment & { category: Category };

const NOT_SPENDING: ReadonlySet<Category> = new Set(['income', 'transfers', 'cash']);

/** What was bought from each merchant, and what came back of it: of nobody can more come back than was spent there. */
export class Spending {
  readonly #byMerchant = new Map<string, Dealing[]>();

  /** Takes a booking down; one that is no spending, or is of a category outside the taxonomy, is left out. */
  add(description: string, category: string, payment: Payment): void {
    const spending = CATEGORIES.find((one) => one === category);
    if (spending === undefined || NOT_SPENDING.has(spending)) return;
    const key = merchantKey(readLine(description, payment.amountMinor), '');
    if (key === '') return;
    const dealings = this.#byMerchant.get(key) ?? [];
    this.#byMerchant.set(key, dealings);
    const { date, amountMinor, currency } = payment;
    dealings.push({ amountMinor, currency, category: spending, ...(date ? { date } : {}) });
  }

  /** The category of the last known purchase from the merchant of this line. */
  kindOf(line: Line): Category | undefined {
    return this.#of(line).findLast(({ amountMinor }) => amountMinor < 0)?.category;
  }

  /** True when at least as much as this payment was spent there before in its currency, and has not come back yet. */
  covers(line: Line, { date, amountMinor, currency }: Payment): boolean {
    const left = this.#of(line)
      .filter((dealing) => dealing.currency === currency && !isAfter(dealing, date))
      .reduce((sum, dealing) => sum - dealing.amountMinor, 0);
    return amountMinor <= left;
  }

  #of(line: Line): readonly Dealing[] {
    return this.#byMerchant.size === 0 ? [] : (this.#byMerchant.get(merchantKey(line, '')) ?? []);
  }
}

function isAfter(dealing: Dealing, date: string | undefined): boolean {
  return date !== undefined && dealing.date !== undefined && dealing.date > date;
}
