import styles from './brand.module.css';

/** The mark (the accountant's double rule as a sign) and the product's name. */
export function Brand() {
  return (
    <span className={styles.brand}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <rect width="24" height="24" rx="6" className={styles.tile} />
        <path d="M6.5 9.4h11M6.5 14.6h11" className={styles.rule} />
      </svg>
      Saldo
    </span>
  );
}
