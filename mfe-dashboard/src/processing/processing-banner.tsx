import type { UploadedFile } from '@saldo/contracts';
import { Button, CircleAlert, classNames, focusBeside, Icon, Info, SmallSeal, X } from '@saldo/ui';
import { type RefObject, useRef, useState } from 'react';
import { ItemAction } from './item-action.tsx';
import styles from './processing-banner.module.css';
import { foldedBanner, isUnfinished, sentenceOf, stageSteps } from './uploads.ts';

/** The uploaded files that are on their way or need a look. Nothing where there are none. */
export function ProcessingBanner(props: {
  files: readonly UploadedFile[];
  error: string | null;
  onRetry: () => void;
  onDismiss: (id: string) => void;
  /** Where the focus goes once the last item was dismissed. */
  afterLast: RefObject<HTMLElement | null>;
}) {
  const { files, error } = props;
  const [unfolded, setUnfolded] = useState(false);
  const { shown, rest } = foldedBanner(files);
  const listed = unfolded ? files : shown;
  const isEmpty = files.length === 0 && !error;
  const list = useRef<HTMLUListElement>(null);
  const dismiss = (id: string, index: number) => {
    // The item goes away; whoever dismissed it goes on with its neighbour.
    const all = list.current?.querySelectorAll<HTMLElement>('[aria-label^="Dismiss "]') ?? [];
    focusBeside([...all], index, props.afterLast.current);
    props.onDismiss(id);
  };
  return (
    <section aria-label="Statements being processed" aria-live="polite" hidden={isEmpty}>
      {!isEmpty && (
        <ul className={styles.banner} ref={list}>
          {error && <FailedCheck error={error} onRetry={props.onRetry} />}
          {listed.map((file, index) => (
            <BannerItem key={file.id} file={file} onDismiss={() => dismiss(file.id, index)} />
          ))}
          {rest && (
            <li className={styles.rest} key="rest">
              <span className="small soft">{unfolded ? `${files.length} files` : rest}</span>
              <button type="button" className="link small" onClick={() => setUnfolded(!unfolded)}>
                {unfolded ? 'Show fewer' : 'Show all'}
              </button>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

function FailedCheck({ error, onRetry }: { error: string; onRetry: () => void }) {
  return (
    <li className={classNames(styles.item, styles.failed)}>
      <Icon of={CircleAlert} size="lg" />
      <div className={styles.what}>
        <div className="medium">Failed to fetch uploaded files</div>
        <div className="small soft">{error}</div>
      </div>
      <Button className={styles.action} variant="outline" size="sm" onClick={onRetry}>
        Try Again
      </Button>
    </li>
  );
}

function BannerItem({ file, onDismiss }: { file: UploadedFile; onDismiss: () => void }) {
  const failed = file.processing_status === 'failed';
  return (
    <li
      className={classNames(
        styles.item,
        failed && styles.failed,
        file.processing_status === 'needs_review' && styles.review,
      )}
    >
      <StateMark file={file} />
      <div className={styles.what}>
        <div className="truncate" title={file.filename}>
          <span className="medium">{file.filename}</span>{' '}
          <span className="quiet only-wide">{file.account}</span>
        </div>
        <div className={classNames('small', isUnfinished(file) ? 'quiet' : 'soft')}>
          {sentenceOf(file)}
        </div>
      </div>
      {file.processing_status === 'processing' && <Stages file={file} />}
      <ItemAction file={file} className={styles.action} />
      <Button
        className={styles.dismiss}
        variant="ghost"
        size="icon-sm"
        aria-label={`Dismiss ${file.filename}`}
        onClick={onDismiss}
      >
        <Icon of={X} />
      </Button>
    </li>
  );
}

function StateMark({ file }: { file: UploadedFile }) {
  if (file.processing_status === 'processing') {
    return (
      <svg className={styles.ring} width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
        <circle cx="11" cy="11" r="8.5" />
        <path d="M11 2.5A8.5 8.5 0 1 1 3.4 14.8" />
      </svg>
    );
  }
  if (isUnfinished(file)) return <SmallSeal state="missing" size={20} />;
  return <Icon of={file.processing_status === 'completed' ? Info : CircleAlert} size="lg" />;
}

function Stages({ file }: { file: UploadedFile }) {
  return (
    <ol className={styles.stages}>
      {stageSteps(file).map(({ word, state }) => (
        <li
          key={word}
          className={styles[state]}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <i />
          {word}
          {state === 'done' && <span className="sr"> (done)</span>}
        </li>
      ))}
    </ol>
  );
}
