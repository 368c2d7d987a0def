/** What a browser may carry: plain data, plain functions and types. The zod schemas are in ./schemas.ts. */
export type * from './banking.ts';
export type * from './currencies.ts';
export { CURRENCY_CODES, WITHOUT_REFERENCE_RATE } from './currency-codes.ts';
export type * from './dashboard.ts';
export { ENDPOINTS, type EndpointName } from './endpoints.ts';
export { ERROR_CODES, type ErrorCode } from './errors.ts';
export { LONGEST_EMAIL, LONGEST_NAME, LONGEST_PASSWORD } from './limits.ts';
export {
  decimalsOf,
  fromDecimalString,
  fromWire,
  type Money,
  toDecimalString,
  toWire,
} from './money.ts';
export { brokenPasswordRule, COMMON_PASSWORD, PASSWORD_RULES } from './password-rules.ts';
export type * from './proofs.ts';
export type * from './provenance.ts';
export type { RequestOf, ResponseOf } from './routes.ts';
export type * from './second-readings.ts';
export { CATEGORIES, type Category } from './taxonomy.ts';
export type * from './users.ts';
