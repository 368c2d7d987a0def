import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Letters typed within so many milliseconds are one word. */
const ONE_WORD_MS = 700;

/**
 * The keyboard and pointer behaviour of a list under a control: which row is active, open or not, and what keys do.
 * `labels` are the rows' words (letters jump to them), `chosenAt` the chosen row or -1.
 */
export function useListbox(options: {
  root: RefObject<HTMLElement | null>;
  labels: readonly string[];
  chosenAt: number;
  onChoose: (index: number) => void;
}) {
  const { root, labels, chosenAt, onChoose } = options;
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY });
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open, root]);

  const show = () => {
    setActive(Math.max(0, chosenAt));
    setOpen(true);
  };
  const choose = (index: number) => {
    if (index in labels) onChoose(index);
    close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, timeStamp } = event;
    const isGoingOn = timeStamp - typed.current.at < ONE_WORD_MS;
    if (!open) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      event.preventDefault();
      show();
    } else if (key === 'Enter' || (key === ' ' && !isGoingOn)) {
      event.preventDefault();
      choose(active);
    } else if (key === 'Escape') {
      // Only the list closes, not the dialog around it.
      event.preventDefault();
      event.nativeEvent.stopImmediatePropagation();
      close();
    } else if (key === 'Tab') {
      close();
    } else {
      if (key.length === 1)
        typed.current = { text: isGoingOn ? typed.current.text + key : key, at: timeStamp };
      const to =
        key.length === 1
          ? rowTyped(typed.current.text, active, labels)
          : rowAfter(key, active, labels);
      if (to === null) return;
      event.preventDefault();
      setActive(to);
    }
  };
  return { open, active, setActive, toggle: () => (open ? close() : show()), choose, onKeyDown };
}

/** The row that a key leads to from `active`, or null if the key means nothing here. */
function rowAfter(key: string, active: number, labels: readonly string[]): number | null {
  const last = labels.length - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, active + 1);
    case 'ArrowUp':
      return Math.max(0, active - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
  }
  return null;
}

/** The row that begins with what was typed; one letter alone, also again and again, leads to the next of its rows. */
function rowTyped(text: string, active: number, labels: readonly string[]): number | null {
  const typed = text.toLowerCase();
  const [letter = ''] = typed;
  const isOneLetter = [...typed].every((each) => each === letter);
  const order = labels.map((_, step) => (active + (isOneLetter ? 1 : 0) + step) % labels.length);
  const begins = (wanted: string) =>
    order.find((index) => labels[index]?.toLowerCase().startsWith(wanted)) ?? null;
  return begins(typed) ?? (isOneLetter ? begins(letter) : null);
}
