import { useEffect, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Check, ChevronDown, Icon, type IconShape } from './icon.tsx';
import styles from './select.module.css';
import { useListbox } from './use-listbox.ts';

export type SelectOption<Value extends string> = { value: Value; label: string; icon?: IconShape };

type SelectProps<Value extends string> = {
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
};

/**
 * One of many, in a list under the control. Keys: arrows, Home, End, Enter or Space to choose, Esc to leave, letters
 * to jump. `emptyText` shows in place of the list if there is nothing to choose from.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onChange, placeholder, emptyText, size, ...control } = props;
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const chosenAt = options.findIndex((option) => option.value === value);
  const chosen = options[chosenAt];
  const list = useListbox({
    root,
    labels: options.map((option) => option.label),
    chosenAt,
    onChoose: (index) => options[index] && onChange(options[index].value),
  });

  return (
    <div className={styles.root} ref={root}>
      <button
        {...control}
        type="button"
        role="combobox"
        className={classNames(styles.control, size && styles[size])}
        aria-haspopup="listbox"
        aria-expanded={list.open}
        aria-controls={listId}
        aria-activedescendant={list.open ? `${listId}-${list.active}` : undefined}
        onClick={list.toggle}
        onKeyDown={list.onKeyDown}
      >
        <span className={classNames(styles.value, !chosen && styles.placeholder)}>
          {chosen?.icon && <Icon of={chosen.icon} />}
          <span className="truncate">{chosen?.label ?? placeholder ?? 'Select'}</span>
        </span>
        <Icon of={ChevronDown} className={styles.chevron} />
      </button>
      {list.open && options.length === 0 && (
        <div className={styles.list} id={listId} role="status">
          <span className={classNames(styles.option, 'quiet')}>
            {emptyText ?? 'Nothing to choose from'}
          </span>
        </div>
      )}
      {list.open && options.length > 0 && (
        <Options
          id={listId}
          label={props['aria-label']}
          options={options}
          active={list.active}
          chosenAt={chosenAt}
          onActive={list.setActive}
          onChoose={list.choose}
        />
      )}
    </div>
  );
}

function Options(props: {
  id: string;
  label: string | undefined;
  options: readonly SelectOption<string>[];
  active: number;
  chosenAt: number;
  onActive: (index: number) => void;
  onChoose: (index: number) => void;
}) {
  const { id, active, chosenAt } = props;
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  return (
    <div className={styles.list} role="listbox" id={id} aria-label={props.label}>
      {props.options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox keeps the focus and handles every key.
        <div
          key={option.value}
          id={`${id}-${index}`}
          className={classNames(
            styles.option,
            index === active && styles.active,
            index === chosenAt && styles.chosen,
          )}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosenAt}
          onMouseEnter={() => props.onActive(index)}
          onClick={() => props.onChoose(index)}
        >
          {option.icon && <Icon of={option.icon} />}
          <span className="truncate">{option.label}</span>
          {index === chosenAt && <Icon of={Check} className={styles.check} />}
        </div>
      ))}
    </div>
  );
}
