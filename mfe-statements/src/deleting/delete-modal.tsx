import type { Statement } from '@saldo/contracts';
import { api, Button, isNotThere, Modal, messageOf, Notice, toast } from '@saldo/ui';
import { useState } from 'react';

/** Asks before a statement and what only it brought are taken away. Open while there is a statement. */
export function DeleteModal(props: {
  statement: Statement | null;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const { statement } = props;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const remove = async () => {
    if (!statement) return;
    setBusy(true);
    setError(null);
    try {
      await api.call('deleteStatement', { params: { id: statement.id } });
    } catch (failure) {
      // What was deleted elsewhere meanwhile is as gone as it was to be.
      if (!isNotThere(failure)) {
        setError(messageOf(failure, 'Delete failed'));
        return;
      }
    } finally {
      setBusy(false);
    }
    toast({ kind: 'success', text: `${statement.filename} was deleted` });
    props.onClose();
    props.onDeleted();
  };
  return (
    <Modal
      open={statement !== null}
      title="Delete this statement?"
      closable={!busy}
      onClose={props.onClose}
      foot={
        <>
          <Button variant="outline" disabled={busy} onClick={props.onClose}>
            Keep it
          </Button>
          <Button busy={busy} disabled={busy} onClick={remove}>
            {busy ? 'Deleting...' : 'Delete statement'}
          </Button>
        </>
      }
    >
      {error && <Notice tone="bad">{error}</Notice>}
      <p>
        {statement?.filename} is deleted, and with it the transactions that no other statement
        holds. The same file can be uploaded again.
      </p>
    </Modal>
  );
}
