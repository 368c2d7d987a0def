/** The closed list of error codes an answer may carry (RFC 9457 `code`). */
export const ERROR_CODES = [
  'invalid_json',
  'invalid_request',
  'unauthenticated',
  'wrong_credentials',
  'not_found',
  'email_taken',
  'file_belongs_to_other_account',
  'not_in_review',
  'takes_no_password',
  'file_too_large',
  'not_a_statement_file',
  'too_many_requests',
  'unavailable',
  'not_implemented',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
