import { api, hasUploaded, STATEMENT_UPLOADED } from '@saldo/ui';
import { useLocation } from '@saldo/ui/router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { useDismissed } from './dismissed.ts';
import { processingMachine } from './processing-machine.ts';
import { bannerFiles } from './uploads.ts';

const connected = processingMachine.provide({
  actors: {
    listUploads: fromPromise(
      async ({ signal }) => (await api.call('listUploads', { signal })).data.files,
    ),
  },
});

/** The files for the banner. Calls onEnded when one has been read, has failed, or waits for the user. */
export function useProcessing(onEnded: () => void) {
  const actor = useActorRef(connected);
  const { files, endedHere, error, uploadedHere } = useSelector(actor, (state) => state.context);
  const [dismissed, dismiss] = useDismissed();
  const location = useLocation();

  useEffect(() => {
    const subscription = actor.on('filesEnded', onEnded);
    const onUploaded = () => actor.send({ type: 'STATEMENT_UPLOADED' });
    window.addEventListener(STATEMENT_UPLOADED, onUploaded);
    return () => {
      subscription.unsubscribe();
      window.removeEventListener(STATEMENT_UPLOADED, onUploaded);
    };
  }, [actor, onEnded]);

  return {
    /** Whether it is known what the banner has to show. */
    known: files !== undefined || error !== null,
    files: bannerFiles(files ?? [], dismissed, endedHere),
    error,
    /** Whether somebody waits to see what becomes of a file. */
    uploadedHere: uploadedHere || hasUploaded(location.state),
    retry: () => actor.send({ type: 'RETRY' }),
    dismiss,
  };
}
