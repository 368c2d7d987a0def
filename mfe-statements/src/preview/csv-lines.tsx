import { api, classNames, Skeleton } from '@saldo/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useAnswer } from '../loading/use-answer.ts';
import styles from './page-preview.module.css';

const ROWS_AROUND = 12;

/** The rows of a file that a line was read from; they count from 1. A quoted text may go over several. */
export type FileRows = { first: number; count: number };

/** The rows of a CSV file around some of them, which are marked; around the first one of the file where none are meant. */
export default function CsvLines(props: { statementId: string; rows: FileRows | null }) {
  const { statementId, rows: meant } = props;
  const { first, count } = meant ?? { first: 1, count: 0 };
  const file = useAnswer(
    statementId,
    async (signal) =>
      textOf(await api.file('downloadStatement', { params: { id: statementId }, signal })),
    'The file could not be shown.',
  );
  const rows = useMemo(() => (file.data === undefined ? [] : rowsOf(file.data)), [file.data]);
  const mark = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row is brought into view.
  useEffect(() => {
    mark.current?.scrollIntoView?.({ block: 'nearest' });
  }, [first, rows]);
  if (file.error) return <p className={styles.failed}>{file.error}</p>;
  if (file.data === undefined) return <Skeleton height="20rem" />;
  const from = Math.max(0, first - 1 - ROWS_AROUND);
  const shown = rows.slice(from, first + count + ROWS_AROUND);
  return (
    <ol className={styles.rows} start={from + 1}>
      {shown.map((text, index) => {
        const number = from + index + 1;
        const isMarked = number >= first && number < first + count;
        return (
          <li
            key={number}
            ref={isMarked && number === first ? mark : undefined}
            aria-current={isMarked || undefined}
            className={classNames(isMarked && styles.marked)}
          >
            <span className="quiet">{number}</span>
            <code>{text}</code>
          </li>
        );
      })}
    </ol>
  );
}

/** The rows of a text, with a sign for each character that would change how the others are shown. */
function rowsOf(text: string): string[] {
  const shown = text.replace(/[\p{Cf}\u2028\u2029]/gu, '\ufffd');
  return shown.replace(/(\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/);
}

/** Text in UTF-16 by its first bytes, else UTF-8, or Windows-1252 where it is no UTF-8. */
function textOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  // Without a mark the zero beside the first Latin letter tells.
  if ((first === 0xff && second === 0xfe) || second === 0)
    return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || first === 0)
    return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
