import {
  announce,
  api,
  Button,
  Card,
  CardBody,
  Check,
  CircleAlert,
  Dropzone,
  Field,
  FileText,
  Icon,
  messageOf,
  Select,
  Spinner,
  STATEMENT_UPLOADED,
} from '@saldo/ui';
import { useState } from 'react';
import { megabytes } from './file-card.tsx';
import styles from './import.module.css';
import { isPdf, NOT_A_PDF } from './upload.machine.ts';

const BANKS = [
  { value: 'revolut', label: 'Revolut' },
  { value: 'wise', label: 'Wise' },
  { value: 'maybank', label: 'Maybank' },
] as const;

type BankId = (typeof BANKS)[number]['value'];

/** More files than these in one go would only queue behind each other. */
const MOST_FILES = 24;

type Line = {
  file: File;
  state: 'ready' | 'uploading' | 'done' | 'failed';
  message: string;
};

const lineOf = (file: File): Line =>
  isPdf(file)
    ? { file, state: 'ready', message: `Ready to upload, ${megabytes(file.size)}` }
    : { file, state: 'failed', message: NOT_A_PDF };

/** Several statements of one bank: one call per file, all at once, each with its own result. */
export function UploadPage() {
  const [bank, setBank] = useState<BankId | undefined>();
  const [lines, setLines] = useState<readonly Line[]>([]);
  const isUploading = lines.some((line) => line.state === 'uploading');
  const ready = lines.filter((line) => line.state === 'ready');

  const put = (file: File, change: Partial<Line>) =>
    setLines((before) =>
      before.map((line) => (line.file === file ? { ...line, ...change } : line)),
    );

  const uploadOne = async (file: File, bankType: BankId, accountName: string) => {
    put(file, { state: 'uploading', message: 'Uploading...' });
    try {
      await api.upload({ file, accountName, bankType });
      put(file, { state: 'done', message: 'Uploaded. It is being read now.' });
      announce(STATEMENT_UPLOADED);
    } catch (error) {
      put(file, { state: 'failed', message: messageOf(error, 'Upload failed') });
    }
  };

  const uploadAll = () => {
    const chosen = BANKS.find((each) => each.value === bank);
    if (!chosen) return;
    for (const line of ready) void uploadOne(line.file, chosen.value, chosen.label);
  };

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
          <Field label="Bank type">
            {(control) => (
              <Select
                {...control}
                options={BANKS}
                value={bank}
                onChange={setBank}
                placeholder="Select the bank"
                disabled={isUploading}
              />
            )}
          </Field>
          <Field
            label="PDF statements"
            hint={`Up to ${MOST_FILES} files. Takes about 30-60 seconds.`}
          >
            {(control) => (
              <Dropzone
                id={control.id}
                describedBy={control['aria-describedby']}
                title="Drop your PDF statements here"
                subtitle="or click to browse for PDF files"
                accept=".pdf"
                multiple
                disabled={isUploading}
                onFiles={(files) => setLines(files.slice(0, MOST_FILES).map(lineOf))}
              />
            )}
          </Field>
          <ResultLines lines={lines} />
          <div>
            <Button
              busy={isUploading}
              disabled={bank === undefined || ready.length === 0}
              onClick={uploadAll}
            >
              {isUploading ? 'Uploading...' : 'Upload & Process'}
            </Button>
          </div>
        </CardBody>
      </Card>
    </div>
  );
}

function ResultLines({ lines }: { lines: readonly Line[] }) {
  if (lines.length === 0) return null;
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

function LineIcon({ state }: { state: Line['state'] }) {
  if (state === 'uploading') return <Spinner />;
  if (state === 'done') return <Icon of={Check} className={styles.done} />;
  if (state === 'failed') return <Icon of={CircleAlert} className={styles.failed} />;
  return <Icon of={FileText} />;
}
