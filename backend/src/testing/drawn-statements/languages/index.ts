import { chinese } from './chinese.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { korean } from './korean.ts';
import type { Language } from './language.ts';
import { malay } from './malay.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';

export type { Language } from './language.ts';

/** Every language with how often it is drawn. */
export const LANGUAGES: readonly (readonly [Language, number])[] = [
  [english, 30],
  [german, 16],
  [french, 9],
  [spanish, 8],
  [italian, 7],
  [dutch, 7],
  [portuguese, 7],
  [malay, 7],
  [chinese, 5],
  [korean, 5],
];
