import { classNames } from '@saldo/ui';
import styles from './sections.module.css';

/** How banks print an amount in each market, as an example of what is read. */
const MARKETS = [
  { country: 'Germany', currency: 'EUR', printed: '8.412,36' },
  { country: 'Malaysia', currency: 'MYR', printed: '14,236.80' },
  { country: 'Taiwan', currency: 'TWD', printed: '182,450' },
  { country: 'USA', currency: 'USD', printed: '11,240.08' },
  { country: 'Australia', currency: 'AUD', printed: '6,905.40' },
  { country: 'UK', currency: 'GBP', printed: '2,318.75' },
  { country: 'Korea', currency: 'KRW', printed: '4,870,000' },
  { country: 'Canada', currency: 'CAD', printed: '9 118,22' },
];

export function Markets() {
  return (
    <section className={classNames(styles.section, 'wrap')} id="global">
      <div className={styles.global}>
        <div>
          <h2 className={styles.title}>Eight markets, one ledger</h2>
          <p className="soft">
            Numbers are read the way each bank prints them, 8.412,36 or 8,412.36, and keep their own
            currency and decimals. Conversion is a view, with a rate and a date you can see.
          </p>
        </div>
        <ul className={styles.markets}>
          {MARKETS.map((market) => (
            <li key={market.country}>
              <span>{market.country}</span>
              <span className="quiet">{market.currency}</span>
              <b>{market.printed}</b>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
