import { api, messageOf } from '@saldo/ui';
import { useEffect, useState } from 'react';
import { openPdf, PasswordNeeded, type PdfFile } from './pdf.ts';

export type OpenedPdf =
  | { state: 'loading' }
  | { state: 'open'; file: PdfFile }
  | { state: 'locked'; wasWrong: boolean }
  | { state: 'failed'; message: string };

/** Fetches and opens the file of a statement. The password stays in this page and is asked for again after a reload. */
export function usePdf(statementId: string, password: string | null): OpenedPdf {
  const [held, setHeld] = useState<{ key: string; pdf: OpenedPdf } | null>(null);
  const key = `${statementId} ${password ?? ''}`;
  useEffect(() => {
    const abort = new AbortController();
    let opened: PdfFile | null = null;
    const open = async () => {
      const bytes = await api.file('downloadStatement', {
        params: { id: statementId },
        signal: abort.signal,
      });
      opened = await openPdf(bytes, password);
      if (abort.signal.aborted) await opened.close();
      else setHeld({ key, pdf: { state: 'open', file: opened } });
    };
    open().catch((error: unknown) => {
      if (abort.signal.aborted) return;
      const pdf: OpenedPdf =
        error instanceof PasswordNeeded
          ? { state: 'locked', wasWrong: password !== null }
          : { state: 'failed', message: messageOf(error, 'The file could not be shown.') };
      setHeld({ key, pdf });
    });
    return () => {
      abort.abort();
      void opened?.close();
    };
  }, [statementId, password, key]);
  return held?.key === key ? held.pdf : { state: 'loading' };
}
