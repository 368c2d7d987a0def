import { CURRENCY_CODES } from '@saldo/contracts';
import { Field, Select } from '@saldo/ui';
import { useMemo } from 'react';
import styles from './review-card.module.css';

const NAMES = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });

/** Asks for the currency of a file that prints none. `usual` are those of the user's other statements, which come first. */
export function CurrencyField(props: {
  assumed: string | null;
  usual: readonly string[];
  value: string | null;
  onChange: (currency: string) => void;
}) {
  const { assumed, usual, value } = props;
  const options = useMemo(() => optionsOf(assumed, usual), [assumed, usual]);
  const isOther = assumed !== null && value !== assumed;
  return (
    <div className={styles.currency}>
      <Field
        label="Currency of this file"
        hint={isOther ? `The file is read once more, in ${value}.` : undefined}
      >
        {(control) => (
          <Select
            {...control}
            options={options}
            value={value ?? undefined}
            placeholder="Choose a currency"
            onChange={props.onChange}
          />
        )}
      </Field>
    </div>
  );
}

/** The likely ones first, and then all by their code. */
function optionsOf(assumed: string | null, usual: readonly string[]) {
  const first = [...new Set([...(assumed === null ? [] : [assumed]), ...usual])];
  const others = CURRENCY_CODES.filter((code) => !first.includes(code));
  return [...first, ...others].map((code) => {
    const name = NAMES.of(code);
    return { value: code, label: name ? `${code} – ${name}` : code };
  });
}
