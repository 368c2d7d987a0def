import type { UploadedFile } from '@saldo/contracts';
import { Button, Check, CircleAlert, FileText, Icon, RotateCw, Spinner, X } from '@saldo/ui';
import { Link } from '@saldo/ui/router';
import { megabytes } from './file-card.tsx';
import styles from './import.module.css';
import type { UploadLine } from './many-uploads.machine.ts';
import { type ReadingResult, resultOf } from './reading-words.ts';

/** A line per file: its state as icon and words, and what can be done about it. `readings` tell what became of uploaded ones. */
export function UploadLines(props: {
  lines: readonly UploadLine[];
  readings: ReadonlyMap<string, UploadedFile>;
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
        <Line
          key={line.id}
          line={line}
          reading={
            line.statementId === null ? null : resultOf(props.readings.get(line.statementId))
          }
          disabled={props.disabled}
          onRemove={() => props.onRemove(line.id, removable.indexOf(line))}
          onRetry={() => props.onRetry(line.id)}
        />
      ))}
    </ul>
  );
}

function Line(props: {
  line: UploadLine;
  reading: ReadingResult | null;
  disabled: boolean;
  onRemove: () => void;
  onRetry: () => void;
}) {
  const { line, reading } = props;
  const state = reading?.state ?? line.state;
  return (
    <li>
      <LineIcon state={state} />
      <div>
        <div className="medium truncate" title={line.file.name}>
          {line.file.name}
        </div>
        <p className={state === 'failed' ? styles.bad : undefined}>
          {reading?.message ??
            (line.state === 'ready' || line.state === 'waiting'
              ? `${line.message}, ${megabytes(line.file.size)}`
              : line.message)}
        </p>
      </div>
      <span className={styles.lineActions}>
        {reading && reading.state !== 'reading' && (
          <Link
            className="link small"
            to={`/app/statement?statement=${encodeURIComponent(line.statementId ?? '')}`}
            aria-label={`${reading.state === 'waits' ? 'Review' : 'Open'} ${line.file.name}`}
          >
            {reading.state === 'waits' ? 'Review' : 'Open'}
          </Link>
        )}
        {line.state === 'failed' && (
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={`Try ${line.file.name} again`}
            disabled={props.disabled}
            onClick={props.onRetry}
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
            onClick={props.onRemove}
          >
            <Icon of={X} />
          </Button>
        )}
      </span>
    </li>
  );
}

function LineIcon({ state }: { state: UploadLine['state'] | ReadingResult['state'] }) {
  switch (state) {
    case 'uploading':
    case 'reading':
    case 'done':
      return <Spinner />;
    case 'read':
      return <Icon of={Check} className={styles.done} />;
    case 'failed':
    case 'refused':
    case 'waits':
      return <Icon of={CircleAlert} className={styles.failed} />;
    case 'ready':
    case 'waiting':
      return <Icon of={FileText} />;
  }
}
