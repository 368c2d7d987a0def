import type { UploadedFile } from '@saldo/contracts';

/** In one line, in room that is always there, what came too late to be shown unasked. Nothing where nothing did. */
export function LateLine(props: {
  files: readonly UploadedFile[];
  notices: number;
  onShow: () => void;
}) {
  const { files, notices } = props;
  if (files.length + notices === 0) return null;
  return (
    <span role="status">
      <i className="sep" />
      {wordsOf(files, notices)}{' '}
      <button type="button" className="link" onClick={props.onShow}>
        Show
      </button>
    </span>
  );
}

/** What needs the user is named before all others: who does not ask for the rest misses nothing. */
function wordsOf(files: readonly UploadedFile[], notices: number): string {
  const count = (status: UploadedFile['processing_status']) =>
    files.filter((file) => file.processing_status === status).length;
  const [waiting, failed] = [count('needs_review'), count('failed')];
  if (waiting > 0)
    return `${waiting} ${waiting === 1 ? 'statement waits' : 'statements wait'} for you`;
  if (failed > 0) return `${failed} ${failed === 1 ? 'file was' : 'files were'} not read`;
  const all = files.length + notices;
  const what = notices > 0 ? 'notice' : 'uploaded file';
  return `${all} ${all === 1 ? what : `${what}s`}`;
}
