export { consumeStatementJobs, createStatementPublisher } from './jobs.ts';
export { statementsProjection } from './projections.ts';
export { mountStatements } from './routes.ts';
export { mountSampleData } from './sample-data.ts';
export { uploadStatement } from './upload.ts';
