import { messageOf, Skeleton } from '@saldo/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './page-preview.module.css';
import type { PdfFile, PdfPage } from './pdf.ts';

type Box = { x: number; y: number; width: number; height: number };

/** How far the mark stands around what was read, in points. */
const MARGIN = 3;

/** One page of a PDF at the width there is, with a box (points from the top left) marked and brought into view. */
export function PdfPageView(props: { file: PdfFile; page: number; name: string; box: Box | null }) {
  const { file, page: number, box } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<PdfPage | null>(null);
  const [error, setError] = useState<string | null>(null);
  const width = useWidth(paper);

  useEffect(() => {
    let isLate = false;
    setError(null);
    file.page(number).then(
      (found) => !isLate && setPage(found),
      (failure: unknown) =>
        !isLate && setError(messageOf(failure, 'This page could not be shown.')),
    );
    return () => {
      isLate = true;
    };
  }, [file, number]);

  useEffect(() => {
    const target = canvas.current;
    if (!page || !target || width === 0) return;
    const abort = new AbortController();
    page.draw(target, width, abort.signal).catch((failure: unknown) => {
      if (!abort.signal.aborted) setError(messageOf(failure, 'This page could not be shown.'));
    });
    return () => abort.abort();
  }, [page, width]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new box or page is brought into view.
  useEffect(() => {
    mark.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [box, page]);

  if (error) return <p className={styles.failed}>{error}</p>;
  return (
    <div className={styles.paper} ref={paper}>
      {page ? (
        <>
          <canvas
            ref={canvas}
            role="img"
            aria-label={props.name}
            style={{ aspectRatio: `${page.width} / ${page.height}` }}
          />
          {box && <div className={styles.mark} ref={mark} style={placeOf(box, page)} />}
        </>
      ) : (
        <Skeleton height="40rem" />
      )}
    </div>
  );
}

/** The box in shares of the page, so that it stays right at every size. */
function placeOf(box: Box, page: PdfPage) {
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return {
    left: percent(box.x - MARGIN, page.width),
    top: percent(box.y - MARGIN, page.height),
    width: percent(box.width + 2 * MARGIN, page.width),
    height: percent(box.height + 2 * MARGIN, page.height),
  };
}

function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const watcher = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    watcher.observe(watched);
    return () => watcher.disconnect();
  }, [element]);
  return width;
}
