import { Select } from '@saldo/ui';
import styles from './account-select.module.css';
import type { AccountChoice } from './choice.ts';

/** The account whose statements are shown. */
export function AccountSelect(props: {
  accounts: readonly AccountChoice[];
  /** None where the statement that was asked for is not there: any account can be chosen then. */
  chosen: string | undefined;
  onChoose: (name: string) => void;
}) {
  return (
    <div className={styles.account}>
      <Select
        aria-label="Account"
        options={props.accounts.map(({ name, statements }) => ({
          value: name,
          label: `${name} (${statements.length === 1 ? '1 statement' : `${statements.length} statements`})`,
        }))}
        value={props.chosen}
        onChange={props.onChoose}
      />
    </div>
  );
}
