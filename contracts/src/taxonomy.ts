/** The fixed categories with their stable ids, in the order of the design's colours. docs/glossary.md maps them to Plaid's PFC. */
export const CATEGORIES = [
  'income',
  'transfers',
  'groceries',
  'dining',
  'transport',
  'housing',
  'utilities',
  'shopping',
  'entertainment',
  'travel',
  'health',
  'education',
  'insurance',
  'fees',
  'cash',
  'other',
] as const;

export type Category = (typeof CATEGORIES)[number];
