/** Method and path of every call; a browser can use them without carrying the schemas. */
export const ENDPOINTS = {
  register: { method: 'POST', path: '/api/v1/users/register' },
  login: { method: 'POST', path: '/api/v1/users/login' },
  me: { method: 'GET', path: '/api/v1/users/me' },
  startSample: { method: 'POST', path: '/api/v1/users/sample' },

  uploadStatement: { method: 'POST', path: '/api/v1/banking/upload' },
  listUploads: { method: 'GET', path: '/api/v1/banking/uploads' },
  listStatements: { method: 'GET', path: '/api/v1/banking/statements' },
  deleteStatement: { method: 'DELETE', path: '/api/v1/banking/statements/{id}' },
  downloadStatement: { method: 'GET', path: '/api/v1/banking/statements/{id}/download' },
  downloadUploadedFile: { method: 'GET', path: '/api/banking/statements/{id}/download' },
  statementStatus: { method: 'GET', path: '/api/v1/banking/statements/{id}/status' },
  approveStatement: { method: 'POST', path: '/api/v1/banking/statements/{id}/approve' },
  unlockStatement: { method: 'POST', path: '/api/v1/banking/statements/{id}/password' },
  statementProof: { method: 'GET', path: '/api/v1/banking/statements/{id}/proof' },
  statementLines: { method: 'GET', path: '/api/v1/banking/statements/{id}/lines' },
  coverage: { method: 'GET', path: '/api/v1/banking/coverage' },
  secondReadings: { method: 'GET', path: '/api/v1/banking/statements/{id}/second-readings' },
  aiService: { method: 'GET', path: '/api/v1/ai-service' },
  listAccounts: { method: 'GET', path: '/api/v1/banking/accounts' },
  listTransactions: { method: 'GET', path: '/api/v1/banking/transactions' },
  transactionSource: { method: 'GET', path: '/api/v1/banking/transactions/{id}/source' },

  dashboardOverview: { method: 'GET', path: '/api/v1/dashboard/overview' },
  dashboardPortfolio: { method: 'GET', path: '/api/v1/dashboard/portfolio' },
  dashboardCashFlow: { method: 'GET', path: '/api/v1/dashboard/cash-flow' },
  dashboardSpendingCategories: { method: 'GET', path: '/api/v1/dashboard/spending-categories' },
  dashboardRecentActivity: { method: 'GET', path: '/api/v1/dashboard/recent-activity' },
  dashboardFilters: { method: 'GET', path: '/api/v1/dashboard/filters' },

  supportedCurrencies: { method: 'GET', path: '/api/v1/currencies/supported' },
  convertCurrency: { method: 'POST', path: '/api/v1/currencies/convert' },
  convertCurrencies: { method: 'POST', path: '/api/v1/currencies/convert/batch' },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string }>;

export type EndpointName = keyof typeof ENDPOINTS;
