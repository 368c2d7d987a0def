import { formatDate } from '@saldo/contracts/formatting';

/** Calendar dates 'YYYY-MM-DD'; a missing end is open. */
export type DateRange = { startDate?: string; endDate?: string };

/** What the two inputs hold while the popover is open; '' is an empty input. */
export type DateRangeDraft = { start: string; end: string };

const DATE_RANGE_PLACEHOLDER = 'Select date range';
export const START_AFTER_END = 'Start date cannot be after end date.';

/** The text on the button: 'start - end', 'From start', 'Until end', or the placeholder. */
export function dateRangeLabel(range: DateRange): string {
  const { startDate, endDate } = range;
  if (startDate && endDate) return `${formatDate(startDate)} - ${formatDate(endDate)}`;
  if (startDate) return `From ${formatDate(startDate)}`;
  if (endDate) return `Until ${formatDate(endDate)}`;
  return DATE_RANGE_PLACEHOLDER;
}

/** Whether a first or a last day was chosen. */
export function isChosen({ startDate, endDate }: DateRange): boolean {
  return startDate !== undefined || endDate !== undefined;
}

/** The draft that stands in the inputs when the popover opens on a range. */
export function draftOf(range: DateRange): DateRangeDraft {
  return { start: range.startDate ?? '', end: range.endDate ?? '' };
}

/** The range a draft stands for; an empty input becomes undefined. */
export function rangeOf(draft: DateRangeDraft): DateRange {
  return {
    ...(draft.start ? { startDate: draft.start } : {}),
    ...(draft.end ? { endDate: draft.end } : {}),
  };
}

/** Whether a draft may be applied: its start is not after its end. ISO dates compare as text. */
export function isInOrder(draft: DateRangeDraft): boolean {
  return !draft.start || !draft.end || draft.start <= draft.end;
}
