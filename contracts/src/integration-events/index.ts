import { z } from 'zod';

/** A statement has been uploaded and waits to be read. Keyed by the user, so that one user's statements keep their order. */
export const statementUploadedV1 = z.object({
  type: z.literal('statement-uploaded'),
  version: z.literal(1),
  event_id: z.string(),
  key: z.string(),
  occurred_at: z.string(),
  traceparent: z.string().optional(),
  data: z.object({ statement_id: z.string(), user_id: z.string() }),
});

/** A statement stood still until its user approved it or gave its password; it can go on. */
export const statementResumedV1 = z.object({
  type: z.literal('statement-resumed'),
  version: z.literal(1),
  event_id: z.string(),
  key: z.string(),
  occurred_at: z.string(),
  traceparent: z.string().optional(),
  data: z.object({ statement_id: z.string(), user_id: z.string() }),
});

/** A statement has been deleted; its transactions and its file have to leave. */
export const statementDeletedV1 = z.object({
  type: z.literal('statement-deleted'),
  version: z.literal(1),
  event_id: z.string(),
  key: z.string(),
  occurred_at: z.string(),
  traceparent: z.string().optional(),
  data: z.object({ statement_id: z.string(), user_id: z.string() }),
});

/** What crosses the bus: coarse, versioned, apart from the domain events of the backend. */
export const integrationEvent = z.discriminatedUnion('type', [
  statementUploadedV1,
  statementResumedV1,
  statementDeletedV1,
]);

export type IntegrationEvent = z.infer<typeof integrationEvent>;
