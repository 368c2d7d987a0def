import { Button } from './button.tsx';
import { Card } from './card.tsx';
import styles from './error-card.module.css';
import { CircleAlert, Icon } from './icon.tsx';

/** What could not be shown, why, and a way to try again. */
export function ErrorCard(props: {
  title: string;
  text?: string;
  retryLabel?: string;
  onRetry?: () => void;
}) {
  return (
    <Card className={styles.card} role="alert">
      <Icon of={CircleAlert} size="lg" />
      <h2>{props.title}</h2>
      {props.text && <p className="soft">{props.text}</p>}
      {props.onRetry && (
        <Button variant="outline" onClick={props.onRetry}>
          {props.retryLabel ?? 'Try Again'}
        </Button>
      )}
    </Card>
  );
}
