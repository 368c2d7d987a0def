import { LONGEST_NAME } from '@saldo/contracts';
import {
  Button,
  Card,
  CardBody,
  Dropzone,
  Field,
  focusBeside,
  focusIfLost,
  Input,
  Notice,
  Select,
  UPLOADED,
} from '@saldo/ui';
import { Link } from '@saldo/ui/router';
import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import styles from './import.module.css';
import {
  ANOTHER_BANK,
  BANKS,
  canSubmit,
  type createManyUploadsMachine,
  MOST_FILES,
} from './many-uploads.machine.ts';
import { sumOf } from './reading-words.ts';
import { SignInLink } from './sign-in-link.tsx';
import { UploadLines } from './upload-lines.tsx';
import { useReadings } from './use-readings.ts';

export type ManyUploads = ActorRefFrom<ReturnType<typeof createManyUploadsMachine>>;

/** Several statements of one bank. They go to the account that has the bank's name, or that the user names. `uploads` outlasts the page, so that who comes back finds them. */
export function UploadPage({ uploads }: { uploads: ManyUploads }) {
  return (
    <div className="page">
      <title>Upload statements · Saldo</title>
      <div className="page-head">
        <div>
          <h1>Upload statements</h1>
          <p>
            Several PDF or CSV files of one bank at once. They go to the account of its name, or to
            one that you name.
          </p>
        </div>
      </div>
      <Card className={styles.page}>
        <CardBody className={styles.page}>
          <UploadsForm uploads={uploads} />
        </CardBody>
      </Card>
    </div>
  );
}

function UploadsForm({ uploads }: { uploads: ManyUploads }) {
  const state = useSelector(uploads, (snapshot) => snapshot);
  const { send } = uploads;
  const { bankType, accountName, lines, leftOut, signedOut } = state.context;
  const isUploading = state.matches('uploading');
  const readings = useReadings(lines.flatMap(({ statementId }) => statementId ?? []));
  const done = lines.filter((line) => line.state === 'done').length;
  const form = useRef<HTMLDivElement>(null);
  useGoOnAfter(isUploading, form);
  return (
    <div className={styles.page} ref={form}>
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
      {bankType === ANOTHER_BANK && (
        <Field
          label="Account name"
          hint="The bank or account these are from. Use the same name for every statement of this account."
        >
          {(control) => (
            <Input
              {...control}
              value={accountName}
              maxLength={LONGEST_NAME}
              placeholder="e.g. Chase Checking"
              disabled={isUploading}
              onChange={(event) => send({ type: 'name', accountName: event.target.value })}
            />
          )}
        </Field>
      )}
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
      {signedOut && !isUploading && (
        <Notice tone="bad" title="Upload Failed">
          You are not signed in any more. Choose the files again afterwards.
          <SignInLink />
        </Notice>
      )}
      <UploadLines
        lines={lines}
        readings={readings}
        disabled={isUploading}
        onRemove={(id, index) => {
          // The line goes away; whoever removed it goes on with its neighbour, or where files are chosen.
          const all = form.current?.querySelectorAll<HTMLElement>('[aria-label^="Remove "]') ?? [];
          focusBeside([...all], index, form.current?.querySelector<HTMLElement>('[type=file]'));
          send({ type: 'remove', id });
        }}
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
          {isUploading
            ? done > 0 && `${done} of ${lines.length} uploaded.`
            : `${sumOf(lines, readings)} `}
          {done > 0 && !isUploading && (
            <Link className="link" to="/app/dashboard" state={UPLOADED}>
              See them on the dashboard
            </Link>
          )}
        </span>
      </div>
    </div>
  );
}

/** Once all files have ended, the button has nothing more to send: goes on at what can be tried again, or where the result is seen. */
function useGoOnAfter(isUploading: boolean, form: RefObject<HTMLElement | null>): void {
  const wasUploading = useRef(false);
  useEffect(() => {
    if (wasUploading.current && !isUploading) {
      focusIfLost(
        form.current?.querySelector<HTMLElement>('[aria-label^="Try "], [role=status] a'),
      );
    }
    wasUploading.current = isUploading;
  }, [isUploading, form]);
}
