import { buttonClass, classNames, Seal } from '@saldo/ui';
import styles from './sections.module.css';

export function CallToAction() {
  return (
    <section className={styles.cta}>
      <div className={classNames('wrap', styles.ctaRow)}>
        <Seal state="proven" teeth={38} size={96} />
        <div>
          <h2>Prove your first statement today.</h2>
          <p>One PDF is enough to see it work.</p>
        </div>
        <a className={buttonClass({ variant: 'accent', size: 'lg' })} href="/register">
          Try the Free Beta
        </a>
      </div>
    </section>
  );
}
