const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

/** The elements inside that Tab reaches, in order. */
export function focusable(inside: HTMLElement): HTMLElement[] {
  return [...inside.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !element.closest('[hidden], [inert]'),
  );
}

/** Gives the focus to an element where nothing has it: what had it is gone, or cannot have it any more. */
export function focusIfLost(element: HTMLElement | null | undefined): void {
  const active = document.activeElement;
  if (!active || active === document.body || active.matches(':disabled')) element?.focus();
}

/** For before an element goes away: gives the focus to its neighbour in a list, or else to what it is called with. */
export function focusBeside(
  all: readonly HTMLElement[],
  index: number,
  otherwise: HTMLElement | null | undefined,
): void {
  (all[index + 1] ?? all[index - 1] ?? otherwise)?.focus();
}

/** Keeps Tab and Shift+Tab inside. */
export function keepTabInside(inside: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = focusable(inside);
  const first = stops[0];
  const last = stops.at(-1);
  const active = document.activeElement;
  const outside = !inside.contains(active) || active === inside;
  if (event.shiftKey && (outside || active === first)) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && (outside || active === last)) {
    event.preventDefault();
    first?.focus();
  }
}
