import figures from './demo-figures.json' with { type: 'json' };

/**
 * What the dashboard says of the sample data, May to October 2026 in EUR at the rates of the European Central Bank.
 * read-demo-figures.ts asked the product for it.
 */
export const DEMO_FIGURES = figures;
