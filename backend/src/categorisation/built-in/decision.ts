import type { Category } from '@saldo/contracts';

/** A category with its reason. */
export interface Decision {
  category: Category;
  /** Stable id of the rule that decided, such as "brand:lidl". */
  rule: string;
  /** One short sentence for the user. */
  why: string;
  /** Between 0 and 1; under 0.5 the category is a guess. */
  confidence: number;
}
