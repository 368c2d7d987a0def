import type { Row } from '../rows/rows.ts';
import { readAmount } from './amounts.ts';
import { isWholeDate } from './dates.ts';

/** Whether a row is no more than a name and an amount beside it. */
export function isNamedFigure({ cells: [name, figure, ...others] }: Row): boolean {
  const isNamed = /\p{L}{3}/u.test(name?.text ?? '') && !isWholeDate(name?.text ?? '');
  return isNamed && others.length === 0 && readAmount(figure?.text ?? '', 2) !== null;
}
