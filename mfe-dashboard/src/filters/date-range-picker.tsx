import { Button, buttonClass, Calendar, classNames, Field, Icon, Input, Popover } from '@saldo/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type DateRange, dateRangeLabel, isInOrder, START_AFTER_END } from './date-range.ts';
import { dateRangeMachine } from './date-range-machine.ts';
import styles from './date-range-picker.module.css';

/** The width in px that the popover needs at the left of its button's right edge. */
const POPOVER_ROOM = 300;

/** The button with the chosen dates, and the popover in which they are changed. `onCommit` gets what Apply or Clear settled on. */
export function DateRangePicker(props: { value: DateRange; onCommit: (range: DateRange) => void }) {
  const { value, onCommit } = props;
  const picker = useActorRef(dateRangeMachine);
  const open = useSelector(picker, (state) => state.matches('open'));
  const draft = useSelector(picker, (state) => state.context.draft);
  const inOrder = isInOrder(draft);
  const [align, setAlign] = useState<'start' | 'end'>('end');
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const subscription = picker.on('committed', ({ range }) => onCommit(range));
    return () => subscription.unsubscribe();
  }, [picker, onCommit]);

  useEffect(() => {
    if (!open) return;
    const alignToRoom = () => {
      const right = button.current?.getBoundingClientRect().right ?? 0;
      setAlign(right > POPOVER_ROOM ? 'end' : 'start');
    };
    alignToRoom();
    window.addEventListener('resize', alignToRoom);
    return () => window.removeEventListener('resize', alignToRoom);
  }, [open]);

  const toggle = () => picker.send(open ? { type: 'CANCEL' } : { type: 'OPEN', committed: value });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    picker.send({ type: 'APPLY' });
  };

  return (
    <Popover
      open={open}
      onClose={() => picker.send({ type: 'CANCEL' })}
      label="Select Date Range"
      align={align}
      trigger={
        <button
          ref={button}
          type="button"
          className={classNames(buttonClass({ variant: 'outline', size: 'sm' }), styles.trigger)}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={toggle}
        >
          <Icon of={Calendar} size="sm" />
          {dateRangeLabel(value)}
        </button>
      }
    >
      <form className={styles.form} onSubmit={apply} noValidate>
        <h2>Select Date Range</h2>
        <Field label="Start Date" error={inOrder ? undefined : START_AFTER_END}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={draft.start}
              max={draft.end || undefined}
              onChange={({ target }) => picker.send({ type: 'START_CHANGED', value: target.value })}
            />
          )}
        </Field>
        <Field label="End Date">
          {(control) => (
            <Input
              {...control}
              type="date"
              value={draft.end}
              min={draft.start || undefined}
              onChange={({ target }) => picker.send({ type: 'END_CHANGED', value: target.value })}
            />
          )}
        </Field>
        <div className={styles.actions}>
          <Button variant="ghost" size="sm" onClick={() => picker.send({ type: 'CLEAR' })}>
            Clear
          </Button>
          <Button variant="outline" size="sm" onClick={() => picker.send({ type: 'CANCEL' })}>
            Cancel
          </Button>
          <Button size="sm" type="submit" disabled={!inOrder}>
            Apply
          </Button>
        </div>
      </form>
    </Popover>
  );
}
