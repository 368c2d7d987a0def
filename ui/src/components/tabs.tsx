import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './tabs.module.css';

/** Tabs with one panel below; arrow keys, Home and End move between them. */
export function Tabs<Id extends string>(props: {
  label: string;
  tabs: readonly { id: Id; label: ReactNode }[];
  value: Id;
  onChange: (id: Id) => void;
  children: ReactNode;
}) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = props.tabs.findIndex((tab) => tab.id === props.value);

  const onKeyDown = (event: KeyboardEvent) => {
    const last = props.tabs.length - 1;
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = to === undefined ? undefined : props.tabs[to];
    if (to === undefined || !tab) return;
    event.preventDefault();
    props.onChange(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };

  return (
    <>
      <div
        className={styles.tabs}
        role="tablist"
        aria-label={props.label}
        ref={list}
        onKeyDown={onKeyDown}
      >
        {props.tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === props.value}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === props.value ? 0 : -1}
            onClick={() => props.onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${props.value}`}>
        {props.children}
      </div>
    </>
  );
}
