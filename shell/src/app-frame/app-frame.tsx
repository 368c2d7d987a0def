import { announce, api, OPEN_IMPORT, STATEMENT_UPLOADED, Toaster, useTheme } from '@saldo/ui';
import { BrowserRouter, Navigate, Route, Routes } from '@saldo/ui/router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { ImportModal } from '../import/import-modal.tsx';
import { createManyUploadsMachine } from '../import/many-uploads.machine.ts';
import { UploadPage } from '../import/upload-page.tsx';
import { useLeaveWarning } from '../import/use-leave-warning.ts';
import { loadRemoteApp } from '../remotes/federation.ts';
import { RemotePage } from '../remotes/remote-page.tsx';
import { AppHeader } from './app-header.tsx';
import { AREAS, areaAt } from './areas.ts';

// The remote of this address loads while the frame is still being drawn; the page itself reports a failure.
const first = areaAt(location.pathname);
if (first) loadRemoteApp(first.remote).catch(() => {});

const manyUploads = createManyUploadsMachine({
  upload: api.upload,
  onUploaded: () => announce(STATEMENT_UPLOADED),
});

/** What every signed-in page stands in: the header, the import modal and the area of the address. */
export function AppFrame() {
  useTheme();
  const uploads = useActorRef(manyUploads);
  useLeaveWarning(useSelector(uploads, (state) => state.matches('uploading')));
  const [importing, setImporting] = useState(false);

  useEffect(() => {
    const open = () => setImporting(true);
    window.addEventListener(OPEN_IMPORT, open);
    return () => window.removeEventListener(OPEN_IMPORT, open);
  }, []);

  return (
    <BrowserRouter>
      <AppHeader onImport={() => setImporting(true)} />
      <main className="wrap" id="content" tabIndex={-1}>
        <Routes>
          {AREAS.map((area) => (
            <Route
              key={area.path}
              path={`/app/${area.path}`}
              element={<RemotePage remote={area.remote} title={area.title} key={area.remote} />}
            />
          ))}
          <Route path="/app/upload" element={<UploadPage uploads={uploads} />} />
          <Route path="*" element={<Navigate to="/app/dashboard" replace />} />
        </Routes>
      </main>
      <ImportModal
        open={importing}
        onClose={() => setImporting(false)}
        onUploaded={() => announce(STATEMENT_UPLOADED)}
      />
      <Toaster />
    </BrowserRouter>
  );
}
