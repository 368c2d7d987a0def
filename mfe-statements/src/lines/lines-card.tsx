import type { SectionProof, StatementLine } from '@saldo/contracts';
import { bookingParts, formatDate, formatPrinted } from '@saldo/contracts/formatting';
import { Button, Card, CardFoot, CardHead, classNames, Input, Search, Skeleton } from '@saldo/ui';
import { Fragment, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import styles from './lines-card.module.css';
import type { Lines } from './use-lines.ts';

/** The lines of a statement as they were read. Choosing one shows where it stands on its page. */
export function LinesCard(props: {
  lines: Lines | undefined;
  sections: readonly SectionProof[];
  chosen: number | null;
  /** What is searched for at first; `onFind` gets what is searched for then. */
  find: string;
  onFind: (find: string) => void;
  onChoose: (line: number) => void;
  onMore: (side: 'before' | 'after') => void;
  onAll: (signal: AbortSignal) => Promise<void>;
}) {
  const { lines, sections, chosen } = props;
  const [search, setSearch] = useState(props.find);
  useAllLines(search.trim() !== '' && isPartly(lines), props.onAll);
  const shown = useMemo(() => matching(lines?.lines ?? [], search), [lines, search]);
  const breaks = useMemo(() => breaksOf(lines?.lines ?? [], sections), [lines, sections]);
  return (
    <Card className={styles.card} aria-labelledby="lines-title">
      <CardHead title="Lines" id="lines-title">
        <span className={styles.search}>
          <Input
            size="sm"
            icon={Search}
            type="search"
            placeholder="Search descriptions"
            aria-label="Search descriptions"
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              props.onFind(event.target.value);
            }}
          />
        </span>
      </CardHead>
      {lines && lines.before > 0 && !search && (
        <div className={styles.more}>
          <Button variant="ghost" size="sm" onClick={() => props.onMore('before')}>
            Earlier lines
          </Button>
        </div>
      )}
      {lines ? (
        <LineTable
          {...props}
          lines={shown}
          breaks={breaks}
          chosen={chosen}
          nothing={isPartly(lines) ? 'Searching the other lines...' : 'No line is called that.'}
        />
      ) : (
        <Waiting />
      )}
      {lines && (
        <CardFoot>
          <span>{countWords(lines, shown.length, search)}</span>
          {lines.hasMore && !search.trim() && (
            <Button variant="outline" size="sm" onClick={() => props.onMore('after')}>
              More lines
            </Button>
          )}
        </CardFoot>
      )}
    </Card>
  );
}

function isPartly(lines: Lines | undefined): boolean {
  return lines !== undefined && (lines.hasMore || lines.before > 0);
}

const BEFORE_ALL_MS = 300;

/** Fetches the lines that are not here yet once somebody searches for one: it may be among them. */
function useAllLines(wanted: boolean, onAll: (signal: AbortSignal) => Promise<void>): void {
  const fetchAll = useRef(onAll);
  fetchAll.current = onAll;
  useEffect(() => {
    if (!wanted) return;
    const abort = new AbortController();
    const timer = setTimeout(() => void fetchAll.current(abort.signal), BEFORE_ALL_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted]);
}

function matching(lines: readonly StatementLine[], search: string): readonly StatementLine[] {
  const words = search.trim().toLocaleLowerCase();
  if (!words) return lines;
  return lines.filter(({ description }) => description.toLocaleLowerCase().includes(words));
}

/** The lines of the file at which a part's proof breaks; a proof counts the lines of its own part. */
function breaksOf(
  lines: readonly StatementLine[],
  sections: readonly SectionProof[],
): ReadonlySet<number> {
  const breaks = new Set<number>();
  sections.forEach(({ first_break }, index) => {
    const first = lines.find(({ section }) => section === index);
    if (first && first_break?.line) breaks.add(firstOf(sections, index) + first_break.line);
  });
  return breaks;
}

/** How many lines of the file stand before those of a part. */
export function firstOf(sections: readonly SectionProof[], index: number): number {
  return sections.slice(0, index).reduce((sum, { line_count }) => sum + line_count, 0);
}

function countWords({ total, before, lines }: Lines, shown: number, search: string): string {
  const all = `${total.toLocaleString('en-GB')} ${total === 1 ? 'line' : 'lines'}`;
  if (search.trim()) {
    const searched = lines.length.toLocaleString('en-GB');
    return lines.length < total ? `Searching, ${searched} of ${all} so far` : `${shown} of ${all}`;
  }
  if (lines.length === total) return all;
  return `${before + 1} - ${before + lines.length} of ${all}`;
}

function LineTable(props: {
  lines: readonly StatementLine[];
  sections: readonly SectionProof[];
  breaks: ReadonlySet<number>;
  chosen: number | null;
  /** Said where there is no line to show. */
  nothing: string;
  onChoose: (line: number) => void;
}) {
  const { lines, sections } = props;
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (props.chosen === null) return;
    const row = scroller.current?.querySelector(`[data-line="${props.chosen}"]`);
    row?.scrollIntoView?.({ block: 'nearest' });
  }, [props.chosen]);
  if (lines.length === 0) return <p className={classNames(styles.none, 'soft')}>{props.nothing}</p>;
  return (
    <div className={styles.scroller} ref={scroller}>
      <table className={styles.table} onKeyDown={moveByArrows}>
        <thead>
          <tr>
            <th>Description</th>
            <th className="num">Amount</th>
            <th className="num only-wide">Balance</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <Fragment key={line.line}>
              {sections.length > 1 && lines[index - 1]?.section !== line.section && (
                <tr>
                  <th colSpan={3} scope="colgroup" className={styles.part}>
                    {sections[line.section]?.label || line.currency}
                  </th>
                </tr>
              )}
              <LineRow
                line={line}
                isChosen={line.line === props.chosen}
                isBroken={props.breaks.has(line.line)}
                onChoose={props.onChoose}
              />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Up and down move from line to line, as in a list. */
function moveByArrows(event: KeyboardEvent<HTMLTableElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const next = buttons[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at === -1 || !next) return;
  event.preventDefault();
  next.focus();
  next.click();
}

function LineRow(props: {
  line: StatementLine;
  isChosen: boolean;
  isBroken: boolean;
  onChoose: (line: number) => void;
}) {
  const { line, isChosen, isBroken } = props;
  const { sign, currency, digits } = bookingParts(line.amount, line.currency);
  return (
    <tr
      data-line={line.line}
      className={classNames(styles.row, isChosen && styles.on, isBroken && styles.broken)}
    >
      <td>
        <button
          type="button"
          className={styles.line}
          aria-pressed={isChosen}
          onClick={() => props.onChoose(line.line)}
        >
          <span className="truncate" title={line.description}>
            {line.description || 'No description printed'}
          </span>
          <span className={styles.sub}>
            {formatDate(line.date)}
            {line.is_duplicate && ' · there already'}
            {isBroken && <b> · the balance breaks here</b>}
          </span>
        </button>
      </td>
      <td className={classNames('num', line.amount > 0 && styles.in)}>
        <span className={styles.currency}>
          {sign}
          {currency}
        </span>{' '}
        {digits}
      </td>
      <td className="num quiet only-wide">
        {line.balance === null ? '' : formatPrinted(line.balance, line.currency)}
      </td>
    </tr>
  );
}

const WAITING_ROWS = Array.from({ length: 10 }, (_, index) => index);

function Waiting() {
  return (
    <ul className={styles.waiting}>
      {WAITING_ROWS.map((row) => (
        <li key={row}>
          <Skeleton width="55%" />
          <Skeleton width="80px" />
        </li>
      ))}
    </ul>
  );
}
