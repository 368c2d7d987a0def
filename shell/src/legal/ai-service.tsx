import type { AiService as Service } from '@saldo/contracts';
import { api } from '@saldo/ui';
import { useEffect, useState } from 'react';

/** null: the server has none. 'unknown': it has not told, or could not. */
type Told = Service | null | 'unknown';

/** Whether an AI service is set up here, as the server itself tells. */
export function AiService() {
  const [told, setTold] = useState<Told>('unknown');
  useEffect(() => {
    const leaving = new AbortController();
    api
      .call('aiService', { signal: leaving.signal })
      .then(({ data }) => setTold(data.ai_service))
      .catch(() => setTold('unknown'));
    return () => leaving.abort();
  }, []);
  return <strong aria-live="polite">{sentenceFor(told)}</strong>;
}

function sentenceFor(told: Told): string {
  if (told === null) return 'This installation has none, so no text of your statements is sent.';
  if (told === 'unknown')
    return 'Whether this installation has one could not be found out now. Its operator can tell you.';
  return `This installation has one: the model ${told.model} at ${told.host}.`;
}
