import { api, messageOf, toast } from '@saldo/ui';

/** Downloads the file as it was uploaded. A plain link could not: the call needs the session's token. */
export function DownloadLink(props: { statementId: string; filename: string }) {
  const isPdf = props.filename.toLowerCase().endsWith('.pdf');
  return (
    <button
      type="button"
      className="link"
      onClick={() =>
        download(props).catch((error: unknown) =>
          toast({ kind: 'error', text: messageOf(error, 'The file could not be downloaded.') }),
        )
      }
    >
      {isPdf ? 'Download PDF' : 'Download file'}
    </button>
  );
}

async function download(props: { statementId: string; filename: string }): Promise<void> {
  const bytes = await api.file('downloadStatement', { params: { id: props.statementId } });
  const url = URL.createObjectURL(new Blob([bytes]));
  const link = document.createElement('a');
  link.href = url;
  link.download = props.filename;
  link.click();
  URL.revokeObjectURL(url);
}
