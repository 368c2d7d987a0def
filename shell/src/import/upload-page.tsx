import {
  Button,
  Card,
  CardBody,
  Check,
  CircleAlert,
  Dropzone,
  Field,
  FileText,
  Icon,
  Select,
  Spinner,
} from '@saldo/ui';
import { useState } from 'react';
import styles from './import.module.css';
import { MOST_FILES, type UploadLine, useManyUploads } from './use-many-uploads.ts';

const BANKS = [
  { value: 'revolut', label: 'Revolut' },
  { value: 'wise', label: 'Wise' },
  { value: 'maybank', label: 'Maybank' },
] as const;

/** Several statements of one bank. They go to the account that has the bank's name. */
export function UploadPage() {
  return (
    <div className="page">
      <title>Upload statements · Saldo</title>
      <div className="page-head">
        <div>
          <h1>Upload statements</h1>
          <p>Several PDF statements of one bank at once. They go to the account of its name.</p>
        </div>
      </div>
      <Card className={styles.page}>
        <CardBody className={styles.page}>
          <ManyUploads />
        </CardBody>
      </Card>
    </div>
  );
}

function ManyUploads() {
  const [bankType, setBankType] = useState<(typeof BANKS)[number]['value'] | undefined>();
  const { lines, hasReady, isUploading, choose, uploadAll } = useManyUploads();
  const bank = BANKS.find((each) => each.value === bankType);
  return (
    <>
      <Field label="Bank type">
        {(control) => (
          <Select
            {...control}
            options={BANKS}
            value={bankType}
            onChange={setBankType}
            placeholder="Select the bank"
            disabled={isUploading}
          />
        )}
      </Field>
      <Field label="PDF statements" hint={`Up to ${MOST_FILES} files. Takes about 30-60 seconds.`}>
        {(control) => (
          <Dropzone
            id={control.id}
            describedBy={control['aria-describedby']}
            title="Drop your PDF statements here"
            subtitle="or click to browse for PDF files"
            accept=".pdf"
            multiple
            disabled={isUploading}
            onFiles={choose}
          />
        )}
      </Field>
      {lines.length > 0 && <ResultLines lines={lines} />}
      <div>
        <Button
          busy={isUploading}
          disabled={!bank || !hasReady}
          onClick={() => bank && uploadAll(bank.value, bank.label)}
        >
          {isUploading ? 'Uploading...' : 'Upload & Process'}
        </Button>
      </div>
    </>
  );
}

function ResultLines({ lines }: { lines: readonly UploadLine[] }) {
  return (
    <ul className={styles.results} aria-live="polite">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may share a name, and the list never reorders.
        <li key={index}>
          <LineIcon state={line.state} />
          <div>
            <div className="medium truncate">{line.file.name}</div>
            <p>{line.message}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function LineIcon({ state }: { state: UploadLine['state'] }) {
  if (state === 'uploading') return <Spinner />;
  if (state === 'done') return <Icon of={Check} className={styles.done} />;
  if (state === 'failed') return <Icon of={CircleAlert} className={styles.failed} />;
  return <Icon of={FileText} />;
}
