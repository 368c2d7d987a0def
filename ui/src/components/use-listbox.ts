import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';

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
    const { key } = event;
    if (!open) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      event.preventDefault();
      show();
    } else if (key === 'Enter' || key === ' ') {
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
      const to = rowAfter(key, active, labels);
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
  if (key.length !== 1) return null;
  const order = labels.map((_, step) => (active + 1 + step) % labels.length);
  const letter = key.toLowerCase();
  return order.find((index) => labels[index]?.toLowerCase().startsWith(letter)) ?? null;
}
