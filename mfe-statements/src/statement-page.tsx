import type { Statement } from '@saldo/contracts';
import {
  announce,
  Button,
  buttonClass,
  Card,
  Empty,
  ErrorCard,
  Notice,
  OPEN_IMPORT,
  Skeleton,
  toast,
} from '@saldo/ui';
import { Link, useSearchParams } from '@saldo/ui/router';
import { useEffect, useMemo, useRef } from 'react';
import { AccountSelect } from './choosing/account-select.tsx';
import {
  type AccountChoice,
  accountsOf,
  addressOf,
  chosenStatement,
  currenciesOf,
  findIn,
  lineIn,
  withoutWhatIsNotThere,
} from './choosing/choice.ts';
import { StatementChips } from './choosing/statement-chips.tsx';
import { ChosenStatement } from './chosen-statement.tsx';
import { useStatements } from './loading/use-statements.ts';
import { useTransactionPlace } from './loading/use-transaction-place.ts';

/** Every line of every statement, on the page it came from, with what the statement proves. */
export function StatementPage() {
  const [search, setSearch] = useSearchParams();
  const statements = useStatements();
  const lookup = useTransactionPlace(search.get('transaction'), (statement, line) =>
    setSearch({ statement, line: String(line) }, { replace: true }),
  );
  // Where whoever pressed a button that goes away goes on.
  const heading = useRef<HTMLHeadingElement>(null);
  const list = statements.data;
  const asked = search.get('statement');
  const isGone = asked !== null && list !== undefined && !list.some(({ id }) => id === asked);
  const chosen =
    list && chosenStatement(list, { statement: asked, account: search.get('account') });
  const accounts = list ? accountsOf(list) : [];
  const currencies = useMemo(() => currenciesOf(list ?? []), [list]);
  const account = accounts.find(
    ({ name }) => name.toLocaleLowerCase() === chosen?.account.toLocaleLowerCase(),
  );
  useEffect(() => {
    const meant = list && withoutWhatIsNotThere(search, list);
    if (meant && meant.toString() !== search.toString()) setSearch(meant, { replace: true });
  }, [search, list, setSearch]);
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            Statement
          </h1>
          <p>Every line, on the page it was printed on.</p>
        </div>
        {account && (
          <AccountSelect
            accounts={accounts}
            chosen={isGone ? undefined : account.name}
            onChoose={(name) => setSearch({ account: name })}
          />
        )}
      </div>
      {lookup && <Notice tone="bad">{lookup}</Notice>}
      {isGone && (
        <Notice tone="bad">
          This statement is not there; it may have been deleted. Choose another one of your
          accounts.
        </Notice>
      )}
      {statements.error && !list && (
        <ErrorCard
          title="Failed to fetch statements"
          text={statements.error}
          onRetry={statements.reload}
        />
      )}
      {statements.isLoading && <Waiting />}
      {list?.length === 0 && <NothingYet />}
      {account && chosen && !isGone && (
        <StatementInAddress
          account={account}
          statement={chosen}
          currencies={currencies}
          onReload={statements.reload}
          onGone={() => {
            heading.current?.focus();
            setSearch({ statement: chosen.id }, { replace: true });
            statements.reload();
          }}
        />
      )}
    </div>
  );
}

/** The chosen statement among those of its account, with the line and the search that the address names. */
function StatementInAddress(props: {
  account: AccountChoice;
  statement: Statement;
  currencies: readonly string[];
  onReload: () => void;
  onGone: () => void;
}) {
  const { account, statement, onReload } = props;
  const { id } = statement;
  const [search, setSearch] = useSearchParams();
  const isNamed = search.get('statement') === id;
  const line = isNamed ? lineIn(search) : null;
  const find = isNamed ? findIn(search) : '';
  const replace = (address: Record<string, string>) => setSearch(address, { replace: true });
  // A search goes on while lines of its statement are looked at.
  const choose = (of: string, at?: number) =>
    setSearch(addressOf({ statement: of, line: at ?? null, find: of === id ? find : '' }));
  return (
    <>
      <StatementChips statements={account.statements} chosen={id} onChoose={choose} />
      <ChosenStatement
        key={id}
        {...{ statement, line, find }}
        currencies={props.currencies}
        onFind={(words) => replace(addressOf({ statement: id, line, find: words }))}
        onChoose={choose}
        onNoSuchLine={(count) => {
          toast({ kind: 'error', text: noSuchLine(count) });
          replace({ statement: id });
        }}
        onAnswered={() => {
          // Without its id in the address, the next one that waits would take its place.
          if (!isNamed) replace({ statement: id });
          onReload();
        }}
        onDeleted={() => {
          replace({ account: statement.account });
          onReload();
        }}
        onGone={props.onGone}
      />
    </>
  );
}

const noSuchLine = (count: number) =>
  `This statement has ${count === 1 ? '1 line' : `${count} lines`}: the one that was asked for is not there.`;

function NothingYet() {
  return (
    <Card>
      <Empty
        title="No statements yet"
        text="Upload a statement, and each of its lines can be seen here on the page it was printed on."
        action={
          <>
            <Button onClick={() => announce(OPEN_IMPORT)}>Upload PDF Statement</Button>
            <Link className={buttonClass({ variant: 'outline' })} to="/app/dashboard">
              Go to Dashboard
            </Link>
          </>
        }
      />
    </Card>
  );
}

function Waiting() {
  return (
    <>
      <Skeleton width="60%" height="var(--control-h-sm)" />
      <Skeleton height="108px" />
      <Skeleton height="40rem" />
    </>
  );
}
