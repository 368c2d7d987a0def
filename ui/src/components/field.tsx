import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { CircleAlert, Icon } from './icon.tsx';

/** What a field's control has to carry so that label, hint and error belong to it. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** A label above a control, and a hint below it that an error replaces. */
export function Field(props: {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = Boolean(props.error ?? props.hint);
  return (
    <div className={classNames(styles.field, props.className)}>
      <label className={styles.label} htmlFor={id}>
        {props.label}
      </label>
      {props.children({
        id,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': props.error ? true : undefined,
      })}
      {props.error ? (
        <span className={styles.error} id={noteId} role="alert">
          <Icon of={CircleAlert} />
          <span>{props.error}</span>
        </span>
      ) : (
        props.hint && (
          <span className={styles.hint} id={noteId}>
            {props.hint}
          </span>
        )
      )}
    </div>
  );
}
