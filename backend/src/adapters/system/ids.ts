import { randomUUID } from 'node:crypto';
import type { Ids } from '../../ports/ids.ts';

/** Random UUIDs. */
export const randomIds: Ids = { next: () => randomUUID() };
