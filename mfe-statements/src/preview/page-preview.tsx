import type { StatementLine } from '@saldo/contracts';
import { formatDate, formatMoney, formatPrinted } from '@saldo/contracts/formatting';
import { Button, Card, ChevronLeft, ChevronRight, Icon, Skeleton } from '@saldo/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { FileRows } from './csv-lines.tsx';
import { DownloadLink } from './download-link.tsx';
import styles from './page-preview.module.css';
import { PasswordForm } from './password-form.tsx';
import { PdfPageView } from './pdf-page-view.tsx';
import { usePdf } from './use-pdf.ts';

const CsvLines = lazy(() => import('./csv-lines.tsx'));

/** The page a line was read from, with the line boxed, and what was read there. */
export function PagePreview(props: {
  statementId: string;
  filename: string;
  line: StatementLine | undefined;
  /** What is said under the file while no line is chosen. */
  hint: string;
}) {
  const { statementId, filename, line } = props;
  const isCsv = filename.toLowerCase().endsWith('.csv');
  return (
    <Card className={styles.card} aria-labelledby="preview-title">
      <div className={styles.head}>
        <h2 id="preview-title" className="truncate">
          {line ? `${line.description || 'No description'}, ${formatDate(line.date)}` : filename}
        </h2>
        {line && (
          <span className="small soft nowrap">
            {isCsv
              ? `Read from ${namesOf(rowsOf(line))} of the file`
              : `Read from page ${line.page}, line ${line.line}`}
          </span>
        )}
      </div>
      <div className={styles.desk}>
        {isCsv ? (
          <Suspense fallback={<Skeleton height="20rem" />}>
            <CsvLines statementId={statementId} rows={line ? rowsOf(line) : null} />
          </Suspense>
        ) : (
          <PdfDesk key={statementId} statementId={statementId} filename={filename} line={line} />
        )}
        <div className={styles.note}>
          <span>{line ? <ReadFigures line={line} /> : props.hint}</span>
          <DownloadLink statementId={statementId} filename={filename} />
        </div>
      </div>
    </Card>
  );
}

/** A line of a CSV file has a box that counts rows of the file from 0 instead of points. */
function rowsOf({ box }: StatementLine): FileRows {
  return { first: box.y + 1, count: box.height };
}

function namesOf({ first, count }: FileRows): string {
  return count === 1 ? `row ${first}` : `rows ${first} to ${first + count - 1}`;
}

function ReadFigures({ line }: { line: StatementLine }) {
  const { amount, balance, currency, line: number } = line;
  if (balance === null) return `Amount of line ${number}: ${formatMoney(amount, currency)}`;
  return `Running balance after line ${number}: ${formatPrinted(balance, currency)}`;
}

function PdfDesk(props: {
  statementId: string;
  filename: string;
  line: StatementLine | undefined;
}) {
  const [password, setPassword] = useState<string | null>(null);
  const pdf = usePdf(props.statementId, password);
  const wanted = props.line?.page ?? 1;
  const [page, setPage] = useState(wanted);
  useEffect(() => setPage(wanted), [wanted]);
  if (pdf.state === 'failed') return <p className={styles.failed}>{pdf.message}</p>;
  if (pdf.state === 'locked') return <PasswordForm wasWrong={pdf.wasWrong} onGiven={setPassword} />;
  if (pdf.state === 'loading') return <Skeleton className={styles.paper} height="40rem" />;
  const shown = Math.min(page, pdf.file.pageCount);
  return (
    <>
      <PdfPageView
        file={pdf.file}
        page={shown}
        name={`Page ${shown} of ${props.filename}`}
        box={props.line?.page === shown ? props.line.box : null}
      />
      {pdf.file.pageCount > 1 && (
        <PageTurner page={shown} count={pdf.file.pageCount} onTurn={setPage} />
      )}
    </>
  );
}

function PageTurner(props: { page: number; count: number; onTurn: (page: number) => void }) {
  const { page, count, onTurn } = props;
  return (
    <div className={styles.turner}>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Page before"
        disabled={page === 1}
        onClick={() => onTurn(page - 1)}
      >
        <Icon of={ChevronLeft} />
      </Button>
      <span className="small" aria-live="polite">
        Page {page} of {count}
      </span>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Next page"
        disabled={page === count}
        onClick={() => onTurn(page + 1)}
      >
        <Icon of={ChevronRight} />
      </Button>
    </div>
  );
}
