import { LONGEST_NAME, LONGEST_PASSWORD } from '@saldo/contracts';
import { Dropzone, Field, FileText, Input, Notice } from '@saldo/ui';
import { Link } from '@saldo/ui/router';
import { useRef } from 'react';
import { type ToldAiService, useAiService } from '../use-ai-service.ts';
import { FileCard } from './file-card.tsx';
import styles from './import.module.css';
import { SignInLink } from './sign-in-link.tsx';
import { A_CSV, OTHER_FILES } from './upload.machine.ts';

type Form = {
  file: File | null;
  accountName: string;
  password: string;
  asksPassword: boolean;
  progress: number;
  error: string | null;
  signedOut: boolean;
};

/** The fields of one upload. It shows a state and reports what the user does; the rules are the machine's. */
export function UploadForm(props: {
  form: Form;
  uploading: boolean;
  onFile: (file: File) => void;
  onRemove: () => void;
  onName: (accountName: string) => void;
  onAskPassword: () => void;
  onPassword: (password: string) => void;
  /** Called when the user goes on to the page for several files. */
  onLeave: () => void;
}) {
  const { form, uploading } = props;
  return (
    <>
      <Banner />
      {form.error && (
        <Notice tone="bad" title="Upload Failed">
          {form.error}
          {form.signedOut && <SignInLink />}
          {form.error === A_CSV && <TogetherLink onLeave={props.onLeave} />}
        </Notice>
      )}
      <Field
        label="Account Name"
        hint="The bank or account name. Use the same name for every statement of this account."
      >
        {(control) => (
          <Input
            {...control}
            value={form.accountName}
            maxLength={LONGEST_NAME}
            placeholder="e.g. Revolut EUR, Wise USD"
            disabled={uploading}
            onChange={(event) => props.onName(event.target.value)}
          />
        )}
      </Field>
      <Field label="Upload Your PDF Bank Statement">
        {(control) => (
          <div className={styles.files}>
            {!uploading && (
              <Dropzone
                id={control.id}
                title="Drop your PDF statement here"
                subtitle="or click to browse for PDF files"
                accept=".pdf"
                onFiles={([file]) => file && props.onFile(file)}
              />
            )}
            {form.file && (
              <FileCard
                file={form.file}
                progress={uploading ? form.progress : null}
                onRemove={() => {
                  // The card goes away; whoever removed the file goes on where the next one is chosen.
                  document.getElementById(control.id)?.focus();
                  props.onRemove();
                }}
              />
            )}
          </div>
        )}
      </Field>
      {form.file && !uploading && (
        <PasswordOfPdf
          asked={form.asksPassword}
          password={form.password}
          onAsk={props.onAskPassword}
          onPassword={props.onPassword}
        />
      )}
      {!form.file && form.error !== A_CSV && (
        <p className="small quiet">
          {OTHER_FILES}
          <TogetherLink onLeave={props.onLeave} />
        </p>
      )}
    </>
  );
}

function TogetherLink({ onLeave }: { onLeave: () => void }) {
  return (
    <>
      {' '}
      <Link className="link" to="/app/upload" onClick={onLeave}>
        Upload them together
      </Link>
    </>
  );
}

/** What becomes of the file, with as much of an AI service as there is one. */
function Banner() {
  return (
    <Notice icon={FileText} title="Upload Your PDF Statement">
      Saldo reads and categorises the transactions. Then the statement has to prove itself: opening
      balance plus rows must equal the closing balance. {aiWords(useAiService())}
    </Notice>
  );
}

function aiWords(told: ToldAiService): string {
  if (told === 'unknown') return '';
  if (told === null) return 'No AI takes part: this installation has no AI service.';
  return `Where that fails, its printed rows are shown to an AI service, the model ${told.model} at ${told.host}.`;
}

/** A locked PDF needs its password; it is asked for only where the user says so. */
function PasswordOfPdf(props: {
  asked: boolean;
  password: string;
  onAsk: () => void;
  onPassword: (password: string) => void;
}) {
  const wasClicked = useRef(false);
  const onAsk = () => {
    wasClicked.current = true;
    props.onAsk();
  };
  // What was clicked is gone; its place in the order of Tab goes to what took its place.
  const takeFocus = (input: HTMLInputElement | null) => {
    if (!input || !wasClicked.current) return;
    wasClicked.current = false;
    input.focus();
  };
  if (!props.asked) {
    return (
      <button type="button" className={`link ${styles.ask}`} onClick={onAsk}>
        This PDF has a password
      </button>
    );
  }
  return (
    <Field label="PDF password" hint="Opens this file once and is then forgotten.">
      {(control) => (
        <Input
          {...control}
          ref={takeFocus}
          type="password"
          autoComplete="off"
          maxLength={LONGEST_PASSWORD}
          value={props.password}
          onChange={(event) => props.onPassword(event.target.value)}
        />
      )}
    </Field>
  );
}
