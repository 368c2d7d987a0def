/** The zod schemas and routes: for the server, tests and openapi.json. A browser takes types only (index.ts). */
export * as banking from './banking.ts';
export * as currencies from './currencies.ts';
export * as dashboard from './dashboard.ts';
export * as proofs from './proofs.ts';
export * as provenance from './provenance.ts';
export { ROUTES, type Route } from './routes.ts';
export * as secondReadings from './second-readings.ts';
export * as users from './users.ts';
export * as wire from './wire.ts';
