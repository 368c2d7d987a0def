import type { AiService } from '@saldo/contracts';
import { api } from '@saldo/ui';
import { useEffect, useState } from 'react';

/** null: the server has none. 'unknown': it has not told, or could not. */
export type ToldAiService = AiService | null | 'unknown';

/** Whether an AI service is set up here, as the server itself tells. */
export function useAiService(): ToldAiService {
  const [told, setTold] = useState<ToldAiService>('unknown');
  useEffect(() => {
    const leaving = new AbortController();
    api
      .call('aiService', { signal: leaving.signal })
      .then(({ data }) => setTold(data.ai_service))
      .catch(() => setTold('unknown'));
    return () => leaving.abort();
  }, []);
  return told;
}
