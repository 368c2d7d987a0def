import { DKB } from './dkb.ts';
import { N26 } from './n26.ts';
import type { Bank } from './statement.ts';

export type { Bank } from './statement.ts';

export const BANKS: readonly Bank[] = [...N26, ...DKB];
