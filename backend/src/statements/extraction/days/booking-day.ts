import type { PrintedDate } from '../figures/dates.ts';

/** The day of bookings that print none beside them: that of the one above, of a heading, or of a balance. */
export class BookingDay {
  date: PrintedDate | null = null;
  /** Whether the day stands in a heading of its own, so that the dates beside the bookings are their value dates. */
  isHeading = false;
  /** Whether it did so in any part of the file. */
  hasHeadings = false;
  /** Whether the balance at the head of a page has told another day than that of the last booking. */
  isOfPage = false;

  reset(): void {
    this.date = null;
    this.isHeading = false;
    this.isOfPage = false;
  }

  /** A heading with the day of the bookings under it. */
  head(date: PrintedDate): void {
    this.date = date;
    this.isHeading = true;
    this.hasHeadings = true;
  }

  /** The day that a booking bears itself. */
  follow(date: PrintedDate): void {
    if (this.isHeading) return;
    this.date = date;
    this.isOfPage = false;
  }

  /** The day that a balance bears, above the first booking or at the head of a page; answers whether another day has begun there. */
  share(date: PrintedDate, isOfPage: boolean): boolean {
    if (this.isHeading || (this.date && !isOfPage)) return false;
    this.isOfPage = isOfPage && (this.date?.day !== date.day || this.date.month !== date.month);
    this.date = date;
    return this.isOfPage;
  }
}
