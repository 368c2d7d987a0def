import { PASSWORD_RULES } from '@saldo/contracts';
import { Check, classNames, Icon } from '@saldo/ui';
import styles from './auth-layout.module.css';

/** What a password needs; each rule turns green and gets a check when it is met. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <>
      <span className="strong">A password needs</span>
      <ul className={styles.rules}>
        {PASSWORD_RULES.map((rule) => {
          const met = rule.test.test(password);
          return (
            <li key={rule.label} className={classNames(met && styles.met)}>
              {met ? <Icon of={Check} /> : <i className={styles.dot} />}
              {rule.label}
              {met && <span className="sr">, met</span>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
