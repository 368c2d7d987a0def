import { api, Button, Modal } from '@saldo/ui';
import { useMachine } from '@xstate/react';
import { type FormEvent, useId, useLayoutEffect, useMemo, useRef } from 'react';
import styles from './import.module.css';
import { createUploadMachine, isComplete } from './upload.machine.ts';
import { UploadForm } from './upload-form.tsx';
import { useLeaveWarning } from './use-leave-warning.ts';

/** Imports one statement. It closes by itself when the file has arrived; what is read from it shows on the dashboard. */
export function ImportModal(props: { open: boolean; onClose: () => void; onUploaded: () => void }) {
  const latest = useRef(props);
  latest.current = props;
  const machine = useMemo(
    () =>
      createUploadMachine({
        upload: api.upload,
        onUploaded: () => {
          console.info('Statement uploaded');
          latest.current.onUploaded();
          latest.current.onClose();
        },
        onFailed: (message) => console.error('Statement upload failed:', message),
      }),
    [],
  );
  const [state, send] = useMachine(machine);
  const uploading = state.matches('uploading');
  useLeaveWarning(uploading);
  // Before it is painted, so that nobody sees or goes on in the form of the upload before.
  useLayoutEffect(() => {
    if (props.open) send({ type: 'open' });
  }, [props.open, send]);
  const formId = useId();

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'submit' });
  };

  return (
    <Modal
      open={props.open}
      title="Import Your Financial Data"
      onClose={props.onClose}
      closable={!uploading}
      foot={
        <>
          {uploading ? (
            <Button variant="outline" onClick={() => send({ type: 'cancel' })}>
              Cancel upload
            </Button>
          ) : (
            <span className="small quiet">Takes about 30-60 seconds</span>
          )}
          <Button
            type="submit"
            form={formId}
            busy={uploading}
            disabled={!isComplete(state.context)}
          >
            {uploading ? 'Uploading...' : 'Upload & Process'}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={onSubmit}>
        <UploadForm
          form={state.context}
          uploading={uploading}
          onFile={(file) => send({ type: 'choose', file })}
          onRemove={() => send({ type: 'remove' })}
          onName={(accountName) => send({ type: 'name', accountName })}
          onAskPassword={() => send({ type: 'askPassword' })}
          onPassword={(password) => send({ type: 'password', password })}
          onLeave={props.onClose}
        />
      </form>
    </Modal>
  );
}
