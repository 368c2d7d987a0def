import type { SecondReading } from '@saldo/contracts';
import { Card, CardBody, CardHead } from '@saldo/ui';
import styles from './sent-card.module.css';

const OUTCOMES: Record<SecondReading['outcome'], string> = {
  asking: 'It is being asked now.',
  taken: 'Its reading was taken, because the printed figures prove it.',
  not_better: 'Its reading proves no more than Saldo’s own, which stayed.',
  refused: 'Its answer was refused, and Saldo’s own reading stayed.',
  failed: 'It gave no answer that could be used, and Saldo’s own reading stayed.',
  interrupted: 'The asking was interrupted, and Saldo’s own reading stayed.',
};

/** What of this statement was sent to the operator's AI service, word for word, and what became of the answer. */
export function SentCard({ readings }: { readings: readonly SecondReading[] }) {
  if (readings.length === 0) return null;
  return (
    <Card aria-labelledby="sent-title">
      <CardHead title="What was sent to the AI service" id="sent-title" />
      <CardBody className={styles.body}>
        {readings.map((reading, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: readings are only ever added at the end.
          <Reading key={index} reading={reading} />
        ))}
      </CardBody>
    </Card>
  );
}

function Reading({ reading: { outcome, reason, questions } }: { reading: SecondReading }) {
  return (
    <div className={styles.reading}>
      <p>
        {OUTCOMES[outcome]} {reason && <span className="soft">{reason}</span>}
      </p>
      {questions.map(({ question, asked_at, service, pages, messages, ...tokens }) => (
        <details key={question} className={styles.question}>
          <summary>
            {new Date(asked_at).toLocaleString('en-GB', {
              dateStyle: 'medium',
              timeStyle: 'short',
            })}
            : {pagesOf(pages)} to {service.model} at {service.host}
            <span className="quiet">{tokensOf(tokens)}</span>
          </summary>
          {messages.map(({ role, content }) => (
            <div key={role}>
              <h3 className="small soft">
                {role === 'system' ? 'What it was told to do' : 'What it was given'}
              </h3>
              <pre className={styles.text}>{content}</pre>
            </div>
          ))}
        </details>
      ))}
    </div>
  );
}

function pagesOf(pages: readonly number[]): string {
  return pages.length === 1 ? `page ${pages[0]}` : `pages ${pages.join(', ')}`;
}

function tokensOf({
  input_tokens,
  output_tokens,
}: {
  input_tokens: number | null;
  output_tokens: number | null;
}) {
  if (input_tokens === null) return '';
  return ` · ${input_tokens.toLocaleString('en-GB')} tokens in, ${(output_tokens ?? 0).toLocaleString('en-GB')} out`;
}
