import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Check, ChevronDown, Icon, type IconShape } from './icon.tsx';
import styles from './select.module.css';

export type SelectOption<Value extends string> = { value: Value; label: string; icon?: IconShape };

/**
 * One of many, in a list under the control. Keys: arrows, Home, End, Enter or Space to choose, Esc to leave, letters
 * to jump. `emptyText` shows in place of the list if there is nothing to choose from.
 */
export function Select<Value extends string>(props: {
  options: readonly SelectOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  placeholder?: string;
  emptyText?: string;
  size?: 'default' | 'sm' | 'lg';
  disabled?: boolean;
  id?: string;
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}) {
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const chosenAt = props.options.findIndex((option) => option.value === props.value);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const chosen = props.options[chosenAt];

  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  useEffect(() => {
    if (open)
      document.getElementById(`${listId}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [open, active, listId]);

  const show = () => {
    setActive(Math.max(0, chosenAt));
    setOpen(true);
  };
  const choose = (index: number) => {
    const option = props.options[index];
    if (option) props.onChange(option.value);
    setOpen(false);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const last = props.options.length - 1;
    const jump = event.key.length === 1 && event.key !== ' ';
    if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      show();
    } else if (open && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      choose(active);
    } else if (open && event.key === 'Escape') {
      event.preventDefault();
      event.nativeEvent.stopImmediatePropagation();
      setOpen(false);
    } else if (open && event.key === 'Tab') {
      setOpen(false);
    } else if (open && ['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const to = event.key === 'Home' ? 0 : event.key === 'End' ? last : active + step;
      setActive(Math.max(0, Math.min(last, to)));
    } else if (open && jump) {
      const letter = event.key.toLowerCase();
      const order = props.options.map((_, index) => (active + 1 + index) % props.options.length);
      const hit = order.find((index) =>
        props.options[index]?.label.toLowerCase().startsWith(letter),
      );
      if (hit !== undefined) setActive(hit);
    }
  };

  return (
    <div className={styles.root} ref={root}>
      <button
        type="button"
        role="combobox"
        id={props.id}
        className={classNames(
          styles.control,
          props.size === 'sm' && styles.sm,
          props.size === 'lg' && styles.lg,
        )}
        disabled={props.disabled}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={open ? `${listId}-${active}` : undefined}
        aria-label={props['aria-label']}
        aria-describedby={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        onClick={() => (open ? setOpen(false) : show())}
        onKeyDown={onKeyDown}
      >
        <span className={classNames(styles.value, !chosen && styles.placeholder)}>
          {chosen?.icon && <Icon of={chosen.icon} />}
          <span className="truncate">{chosen?.label ?? props.placeholder ?? 'Select'}</span>
        </span>
        <Icon of={ChevronDown} className={styles.chevron} />
      </button>
      {open && props.options.length === 0 && (
        <div className={styles.list} id={listId} role="status">
          <span className={classNames(styles.option, 'quiet')}>
            {props.emptyText ?? 'Nothing to choose from'}
          </span>
        </div>
      )}
      {open && props.options.length > 0 && (
        <div className={styles.list} role="listbox" id={listId} aria-label={props['aria-label']}>
          {props.options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox keeps the focus and handles every key.
            <div
              key={option.value}
              id={`${listId}-${index}`}
              className={classNames(
                styles.option,
                index === active && styles.active,
                index === chosenAt && styles.chosen,
              )}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosenAt}
              onMouseEnter={() => setActive(index)}
              onClick={() => choose(index)}
            >
              {option.icon && <Icon of={option.icon} />}
              <span className="truncate">{option.label}</span>
              {index === chosenAt && <Icon of={Check} className={styles.check} />}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
