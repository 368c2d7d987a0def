import { Button, buttonClass, classNames, Notice } from '@saldo/ui';
import { useAuth } from '../auth/auth-context.tsx';
import styles from './hero.module.css';
import { HeroProof } from './hero-proof.tsx';

export function Hero() {
  return (
    <section className={classNames('wrap', styles.hero)}>
      <div className={styles.copy}>
        <h1>Your bank statements, proven to the cent.</h1>
        <p>
          Upload the PDFs from every bank you use. Saldo reads each line, proves the statement adds
          up, and shows what you have, earn and spend in one currency.
        </p>
        <HeroActions />
      </div>
      <HeroProof />
    </section>
  );
}

function HeroActions() {
  const auth = useAuth();
  const busy = auth.isBusyWith('sample');
  const error = auth.errorOf('sample');
  return (
    <>
      <div className={styles.actions}>
        <a className={buttonClass({ variant: 'accent', size: 'lg' })} href="/register">
          Try the Free Beta
        </a>
        <Button
          variant="outline"
          size="lg"
          busy={busy}
          onClick={() => auth.submit({ kind: 'sample' })}
        >
          {busy ? 'Opening...' : 'Explore with sample data'}
        </Button>
      </div>
      <span className="small quiet">Free beta. No credit card.</span>
      {error && (
        <div className={styles.error}>
          <Notice tone="bad" title="The sample data could not be opened">
            {error}
          </Notice>
        </div>
      )}
    </>
  );
}
