import {
  Badge,
  Button,
  Empty,
  ErrorCard,
  Notice,
  Seal,
  Skeleton,
  SmallSeal,
  type SmallSealState,
  Spinner,
} from '@saldo/ui';
import styles from './kit-page.module.css';

export function Messages() {
  return (
    <>
      <Notice title="Upload Your PDF Statement">What is good to know.</Notice>
      <Notice tone="warn">2 amounts are left out of these sums.</Notice>
      <Notice tone="bad" title="Upload Failed">
        Please select a PDF file.
      </Notice>
      <div className={styles.row}>
        <Badge>17 rows</Badge>
        <Badge tone="ok">Proven</Badge>
        <Badge tone="warn">Locked</Badge>
        <Badge tone="bad">Broken</Badge>
      </div>
      <ErrorCard
        title="Goals could not be shown"
        text="It could not be reached."
        onRetry={() => {}}
      />
      <Empty
        title="No saved goals yet"
        text="Create a plan and save it."
        action={<Button>Create a plan</Button>}
      />
    </>
  );
}

export function Waiting() {
  return (
    <>
      <div className={styles.row}>
        <Spinner /> <span className="soft">Recalculating...</span>
      </div>
      <Skeleton width="8rem" height="1.5rem" />
      <Skeleton height="6rem" />
    </>
  );
}

const SMALL: readonly SmallSealState[] = ['proven', 'broken', 'none', 'waiting', 'missing'];

export function Seals() {
  return (
    <>
      <div className={styles.row}>
        <Seal state="proven" teeth={17} label="Proven" />
        <Seal state="broken" teeth={17} brokenAt={9} label="Broken at line 9" />
        <Seal state="none" label="Not provable" />
        <Seal state="waiting" teeth={17} label="Waiting" />
        <Seal state="proven" teeth={400} label="Proven, many lines" />
      </div>
      <div className={styles.row}>
        {SMALL.map((state) => (
          <span key={state} className={styles.row}>
            <SmallSeal state={state} /> {state}
          </span>
        ))}
      </div>
    </>
  );
}
