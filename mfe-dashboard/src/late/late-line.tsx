/** In one line, in room that is always there, what came too late to be shown unasked. Nothing where nothing did. */
export function LateLine(props: { files: number; notices: number; onShow: () => void }) {
  const { files, notices } = props;
  const count = files + notices;
  if (count === 0) return null;
  const what = notices > 0 ? 'notice' : 'uploaded file';
  return (
    <span role="status">
      <i className="sep" />
      {count} {count === 1 ? what : `${what}s`}{' '}
      <button type="button" className="link" onClick={props.onShow}>
        Show
      </button>
    </span>
  );
}
