import { namesOpening } from '../bookings/row-kinds.ts';
import { textOf } from '../rows/rows.ts';
import type { Part } from './parts.ts';
import { TableState } from './table-state.ts';

/** What the heads of pages repeat, which says nothing of the account that goes on below them. */
export abstract class PageHeads extends TableState {
  /** Whether the head of a page names an account that is over, as it does on every page, and not the one that goes on below it. */
  protected isRunningHead(index: number, account: string | null): boolean {
    const [row, last] = [this.rows[index], this.parts.at(-1)];
    if (!row || !last || account === null) return false;
    const isOf = ({ identity }: Part) => identity.account === account;
    // The heading of the next account stands at the foot of the page before.
    const { account: pending } = this.identity;
    const isPending = this.headingAt > last.endsAt && pending !== account;
    if (isPending) return this.parts.some(isOf) && this.rows[this.headingAt]?.page !== row.page;
    if (isOf(last) || !this.parts.some(isOf)) return false;
    if (!this.isInHead(index) || this.opensBelow(index)) return false;
    return !this.isInHead(last.beginsAt) || this.headsPageOf(last, textOf(row));
  }

  /** Whether a row with this text stands in the head of the page on which a part begins. */
  private headsPageOf({ beginsAt }: Part, text: string): boolean {
    const page = this.rows[beginsAt]?.page;
    return this.rows.some(
      (other, at) => other.page === page && this.isInHead(at) && textOf(other) === text,
    );
  }

  /** Whether a row stands above the first table of its page. */
  protected isInHead(index: number): boolean {
    const header = this.firstHeaders.get(this.rows[index]?.page ?? 0);
    return header !== undefined && index < header.index;
  }

  /** Whether an opening balance stands between the head of a page and the first row of its table, so that an account begins. */
  protected opensBelow(index: number): boolean {
    const header = this.firstHeaders.get(this.rows[index]?.page ?? 0);
    if (!header) return false;
    const end = header.index + (this.headers[header.index]?.rows ?? 1) + 1;
    return this.rows.slice(index, end).some(namesOpening);
  }
}
