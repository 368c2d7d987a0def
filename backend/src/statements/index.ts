export { extractStatement, proveSection } from './extraction/index.ts';
export type { StatementLine, StatementSection } from './extraction/types.ts';
export { sentenceFor } from './failures.ts';
export { consumeStatementJobs, createStatementPublisher } from './jobs.ts';
export { createMarks } from './marks.ts';
export { statementsProjection } from './projections.ts';
export { mountStatements } from './routes.ts';
export { mountSampleData } from './sample-data.ts';
export { mountSecondReadings } from './second-reader/routes.ts';
