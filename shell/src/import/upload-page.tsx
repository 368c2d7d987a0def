import {
  announce,
  api,
  Button,
  Card,
  CardBody,
  Dropzone,
  Field,
  Notice,
  Select,
  STATEMENT_UPLOADED,
} from '@saldo/ui';
import { Link } from '@saldo/ui/router';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import styles from './import.module.css';
import { BANKS, canSubmit, createManyUploadsMachine, MOST_FILES } from './many-uploads.machine.ts';
import { UploadLines } from './upload-lines.tsx';

/** Several statements of one bank. They go to the account that has the bank's name. */
export function UploadPage() {
  return (
    <div className="page">
      <title>Upload statements · Saldo</title>
      <div className="page-head">
        <div>
          <h1>Upload statements</h1>
          <p>Several PDF or CSV files of one bank at once. They go to the account of its name.</p>
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
  const [machine] = useState(() =>
    createManyUploadsMachine({
      upload: api.upload,
      onUploaded: () => announce(STATEMENT_UPLOADED),
    }),
  );
  const [state, send] = useMachine(machine);
  const { bankType, lines, leftOut } = state.context;
  const isUploading = state.matches('uploading');
  const done = lines.filter((line) => line.state === 'done').length;
  return (
    <>
      <Field label="Bank type">
        {(control) => (
          <Select
            {...control}
            options={BANKS}
            value={bankType ?? undefined}
            onChange={(chosen) => send({ type: 'bank', bankType: chosen })}
            placeholder="Select the bank"
            disabled={isUploading}
          />
        )}
      </Field>
      <Field
        label="Statements"
        hint={`PDF or CSV, up to ${MOST_FILES} files. Takes about 30-60 seconds.`}
      >
        {(control) => (
          <Dropzone
            id={control.id}
            describedBy={control['aria-describedby']}
            title="Drop your statements here"
            subtitle="or click to browse for PDF and CSV files"
            accept=".pdf,.csv"
            multiple
            disabled={isUploading}
            onFiles={(files) => send({ type: 'choose', files })}
          />
        )}
      </Field>
      {leftOut > 0 && (
        <Notice tone="warn">
          {`${leftOut} more ${leftOut === 1 ? 'file was' : 'files were'} left out: ${MOST_FILES} go at once.`}
        </Notice>
      )}
      <UploadLines
        lines={lines}
        disabled={isUploading}
        onRemove={(id) => send({ type: 'remove', id })}
        onRetry={(id) => send({ type: 'retry', id })}
      />
      <div className={styles.submit}>
        <Button
          busy={isUploading}
          disabled={!canSubmit(state.context)}
          onClick={() => send({ type: 'submit' })}
        >
          {isUploading ? 'Uploading...' : 'Upload & Process'}
        </Button>
        <span className="small soft" role="status">
          {done > 0 && `${done} of ${lines.length} uploaded. `}
          {done > 0 && !isUploading && (
            <Link className="link" to="/app/dashboard">
              See them on the dashboard
            </Link>
          )}
        </span>
      </div>
    </>
  );
}
