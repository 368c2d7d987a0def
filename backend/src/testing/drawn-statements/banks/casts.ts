import { EUROPE } from './casts-europe.ts';
import { OVERSEAS } from './casts-overseas.ts';

export type { Cast } from './cast.ts';

export const CASTS = { ...EUROPE, ...OVERSEAS };

export type Country = keyof typeof CASTS;
