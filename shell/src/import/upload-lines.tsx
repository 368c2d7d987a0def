import { Button, Check, CircleAlert, FileText, Icon, RotateCw, Spinner, X } from '@saldo/ui';
import { megabytes } from './file-card.tsx';
import styles from './import.module.css';
import type { UploadLine } from './many-uploads.machine.ts';

/** A line per file: its state as icon and words, and what can be done about it. */
export function UploadLines(props: {
  lines: readonly UploadLine[];
  disabled: boolean;
  /** `index` counts the lines that can be removed. */
  onRemove: (id: number, index: number) => void;
  onRetry: (id: number) => void;
}) {
  if (props.lines.length === 0) return null;
  const removable = props.lines.filter((line) => line.state !== 'done');
  return (
    <ul className={styles.results} aria-label="Files">
      {props.lines.map((line) => (
        <li key={line.id}>
          <LineIcon state={line.state} />
          <div>
            <div className="medium truncate" title={line.file.name}>
              {line.file.name}
            </div>
            <p className={line.state === 'failed' ? styles.bad : undefined}>
              {line.state === 'ready' || line.state === 'waiting'
                ? `${line.message}, ${megabytes(line.file.size)}`
                : line.message}
            </p>
          </div>
          <span className={styles.lineActions}>
            {line.state === 'failed' && (
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={`Try ${line.file.name} again`}
                disabled={props.disabled}
                onClick={() => props.onRetry(line.id)}
              >
                <Icon of={RotateCw} />
              </Button>
            )}
            {line.state !== 'done' && (
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={`Remove ${line.file.name}`}
                disabled={props.disabled}
                onClick={() => props.onRemove(line.id, removable.indexOf(line))}
              >
                <Icon of={X} />
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function LineIcon({ state }: { state: UploadLine['state'] }) {
  switch (state) {
    case 'uploading':
      return <Spinner />;
    case 'done':
      return <Icon of={Check} className={styles.done} />;
    case 'failed':
    case 'refused':
      return <Icon of={CircleAlert} className={styles.failed} />;
    case 'ready':
    case 'waiting':
      return <Icon of={FileText} />;
  }
}
