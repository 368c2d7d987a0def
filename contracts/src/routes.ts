import { z } from 'zod';
import * as banking from './banking.ts';
import * as currencies from './currencies.ts';
import * as dashboard from './dashboard.ts';
import { ENDPOINTS, type EndpointName } from './endpoints.ts';
import * as proofs from './proofs.ts';
import * as provenance from './provenance.ts';
import { aiService, secondReading } from './second-readings.ts';
import * as users from './users.ts';
import { answer, id } from './wire.ts';

/**
 * A call as both sides know it. The server validates params, query and body with it and parses its own answer;
 * the client is typed by it; openapi.json is made from it.
 * success is the status of the good answer. `response: null` is a file, not JSON. `public` needs no token.
 */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  success: number;
  public?: true;
  multipart?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType | null;
};

const byId = z.object({ id });

export const ROUTES = {
  register: {
    ...ENDPOINTS.register,
    summary: 'Create an account',
    success: 201,
    public: true,
    body: users.registerBody,
    response: users.session,
  },
  login: {
    ...ENDPOINTS.login,
    summary: 'Sign in',
    success: 200,
    public: true,
    body: users.loginBody,
    response: users.session,
  },
  me: { ...ENDPOINTS.me, summary: 'Who am I', success: 200, response: users.userProfile },
  startSample: {
    ...ENDPOINTS.startSample,
    summary: 'Make a throw-away user and read the sample statements for them',
    success: 201,
    public: true,
    response: users.session,
  },

  uploadStatement: {
    ...ENDPOINTS.uploadStatement,
    summary: 'Upload one statement',
    success: 202,
    multipart: true,
    body: banking.uploadBody,
    response: answer(banking.uploadedFile),
  },
  listUploads: {
    ...ENDPOINTS.listUploads,
    summary: 'The uploaded files and how far their processing is',
    success: 200,
    response: answer(z.object({ files: z.array(banking.uploadedFile) })),
  },
  listStatements: {
    ...ENDPOINTS.listStatements,
    summary: 'The statements with their proofs',
    success: 200,
    response: answer(z.object({ statements: z.array(banking.statement) })),
  },
  deleteStatement: {
    ...ENDPOINTS.deleteStatement,
    summary: 'Delete a statement; its transactions leave with it',
    success: 200,
    params: byId,
    response: answer(byId),
  },
  downloadStatement: {
    ...ENDPOINTS.downloadStatement,
    summary: 'The file as it was uploaded',
    success: 200,
    params: byId,
    response: null,
  },
  downloadUploadedFile: {
    ...ENDPOINTS.downloadUploadedFile,
    summary: 'The file as it was uploaded (path without version)',
    success: 200,
    params: byId,
    response: null,
  },
  statementStatus: {
    ...ENDPOINTS.statementStatus,
    summary: 'How far the processing of a statement is',
    success: 200,
    params: byId,
    response: answer(banking.statementStatus),
  },
  approveStatement: {
    ...ENDPOINTS.approveStatement,
    summary:
      'Import a statement that needs review, as it was read, in another year or in another currency',
    success: 202,
    params: byId,
    body: proofs.approveBody,
    response: answer(byId),
  },
  unlockStatement: {
    ...ENDPOINTS.unlockStatement,
    summary: 'Give a locked file its password; it is read again',
    success: 202,
    params: byId,
    body: banking.passwordBody,
    response: answer(byId),
  },
  statementProof: {
    ...ENDPOINTS.statementProof,
    summary: 'The whole proof of a statement, part by part, with its neighbours',
    success: 200,
    params: byId,
    response: answer(proofs.statementProof),
  },
  statementLines: {
    ...ENDPOINTS.statementLines,
    summary: 'The lines of a statement as they were read',
    success: 200,
    params: byId,
    query: provenance.linesQuery,
    response: answer(provenance.statementLines),
  },
  coverage: {
    ...ENDPOINTS.coverage,
    summary: 'Which months the statements cover',
    success: 200,
    query: proofs.coverageQuery,
    response: answer(z.object({ coverage: z.array(proofs.coverage) })),
  },
  secondReadings: {
    ...ENDPOINTS.secondReadings,
    summary: 'What was sent to an AI service about a statement, and what came of it',
    success: 200,
    params: byId,
    response: answer(z.object({ second_readings: z.array(secondReading) })),
  },
  aiService: {
    ...ENDPOINTS.aiService,
    summary: 'Which AI service may be asked about statements; null for none',
    success: 200,
    public: true,
    response: answer(z.object({ ai_service: aiService.nullable() })),
  },
  listAccounts: {
    ...ENDPOINTS.listAccounts,
    summary: 'The accounts with their balances',
    success: 200,
    response: answer(z.object({ accounts: z.array(banking.account) })),
  },
  listTransactions: {
    ...ENDPOINTS.listTransactions,
    summary: 'The transactions, newest first',
    success: 200,
    query: banking.transactionsQuery,
    response: answer(
      z.object({ transactions: z.array(banking.transaction), next_cursor: z.string().nullable() }),
    ),
  },
  transactionSource: {
    ...ENDPOINTS.transactionSource,
    summary: 'Where a transaction is printed',
    success: 200,
    params: byId,
    response: answer(provenance.transactionSource),
  },

  dashboardOverview: {
    ...ENDPOINTS.dashboardOverview,
    summary: 'Balance, income and expenses',
    success: 200,
    query: dashboard.dashboardQuery,
    response: answer(dashboard.overview),
  },
  dashboardPortfolio: {
    ...ENDPOINTS.dashboardPortfolio,
    summary: 'What the portfolio is made of',
    success: 200,
    query: dashboard.dashboardQuery,
    response: answer(dashboard.portfolio),
  },
  dashboardCashFlow: {
    ...ENDPOINTS.dashboardCashFlow,
    summary: 'Income, expenses and profit by month',
    success: 200,
    query: dashboard.dashboardQuery,
    response: answer(dashboard.cashFlow),
  },
  dashboardSpendingCategories: {
    ...ENDPOINTS.dashboardSpendingCategories,
    summary: 'Expenses by category',
    success: 200,
    query: dashboard.dashboardQuery,
    response: answer(dashboard.spendingCategories),
  },
  dashboardRecentActivity: {
    ...ENDPOINTS.dashboardRecentActivity,
    summary: 'The newest transactions',
    success: 200,
    query: dashboard.recentActivityQuery,
    response: answer(dashboard.recentActivity),
  },
  dashboardFilters: {
    ...ENDPOINTS.dashboardFilters,
    summary: 'What the dashboard can be filtered by',
    success: 200,
    response: answer(dashboard.filters),
  },

  supportedCurrencies: {
    ...ENDPOINTS.supportedCurrencies,
    summary: 'The currencies with their names',
    success: 200,
    response: answer(currencies.supportedCurrencies),
  },
  convertCurrency: {
    ...ENDPOINTS.convertCurrency,
    summary: 'Convert an amount at a dated rate',
    success: 200,
    body: currencies.convertBody,
    response: answer(currencies.conversion),
  },
  convertCurrencies: {
    ...ENDPOINTS.convertCurrencies,
    summary: 'Convert many amounts; each item has its own result or error',
    success: 200,
    body: currencies.convertBatchBody,
    response: answer(currencies.conversions),
  },
} as const satisfies Record<EndpointName, Route>;

export type Routes = typeof ROUTES;

type Part<R, K extends 'params' | 'query' | 'body'> = R extends {
  [P in K]: infer S extends z.ZodType;
}
  ? z.input<S>
  : undefined;

/** What a client sends for a call. */
export type RequestOf<N extends EndpointName> = {
  params: Part<Routes[N], 'params'>;
  query: Part<Routes[N], 'query'>;
  body: Part<Routes[N], 'body'>;
};

/** The JSON that a call answers with. */
export type ResponseOf<N extends EndpointName> = Routes[N]['response'] extends infer S extends
  z.ZodType
  ? z.infer<S>
  : never;
