/** The mark that stands where a figure cannot be known. Why it cannot is said beside it. */
export function NoFigure() {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="sr">not known</span>
    </>
  );
}
