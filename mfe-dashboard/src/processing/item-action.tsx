import { LONGEST_PASSWORD, type UploadedFile } from '@saldo/contracts';
import {
  announce,
  api,
  Button,
  buttonClass,
  classNames,
  Input,
  messageOf,
  OPEN_IMPORT,
  STATEMENT_UPLOADED,
  toast,
} from '@saldo/ui';
import { Link } from '@saldo/ui/router';
import { type FormEvent, useState } from 'react';
import styles from './processing-banner.module.css';

/** The one thing that can be done about a file of the banner; nothing while it is on its way. */
export function ItemAction({
  file,
  className,
}: {
  file: UploadedFile;
  className?: string | undefined;
}) {
  if (file.processing_status === 'needs_review') {
    return (
      <Link
        className={classNames(buttonClass({ variant: 'outline', size: 'sm' }), className)}
        to={`/app/statement?statement=${encodeURIComponent(file.id)}`}
      >
        Review
      </Link>
    );
  }
  if (file.processing_status !== 'failed') return null;
  if (file.failure === 'locked' || file.failure === 'wrongPassword') {
    return <Unlock file={file} className={className} />;
  }
  return (
    <Button className={className} variant="outline" size="sm" onClick={() => announce(OPEN_IMPORT)}>
      Upload another file
    </Button>
  );
}

/** Takes the password of a locked file, which is then read again. */
function Unlock({ file, className }: { file: UploadedFile; className: string | undefined }) {
  const [busy, setBusy] = useState(false);
  const unlock = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    setBusy(true);
    try {
      await api.call('unlockStatement', { params: { id: file.id }, body: { password } });
      announce(STATEMENT_UPLOADED);
    } catch (failure) {
      toast({
        kind: 'error',
        text: messageOf(failure, 'The password could not be used. Try again.'),
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={classNames(styles.unlock, className)} onSubmit={unlock}>
      <Input
        size="sm"
        name="password"
        type="password"
        autoComplete="off"
        placeholder="Password"
        aria-label={`Password of ${file.filename}`}
        maxLength={LONGEST_PASSWORD}
        required
      />
      <Button type="submit" variant="outline" size="sm" busy={busy} disabled={busy}>
        Read again
      </Button>
    </form>
  );
}
