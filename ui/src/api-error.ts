/** A call that did not succeed. status 0 means that no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;

  constructor(message: string, status: number, code?: string) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
  }
}

/** What to tell the user about an answer: detail, the messages of a detail list, message, then the status. */
export function errorText(body: unknown, status: number | undefined): string {
  const answer = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const { detail, message } = answer;
  if (typeof detail === 'string' && detail) return detail;
  if (Array.isArray(detail) && detail.length > 0) {
    return detail.map((item: { msg?: unknown } | null) => String(item?.msg ?? item)).join(', ');
  }
  if (typeof message === 'string' && message) return message;
  return status ? `HTTP Error: ${status}` : 'An error occurred';
}

export function errorCode(body: unknown): string | undefined {
  const code = (body as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : undefined;
}

/** The message of anything thrown, or the fallback where it has none. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof Error && error.message ? error.message : fallback;
}

/** Whether a call failed because nobody is signed in any more. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Whether a call failed because what it spoke of is not there, or not any more. */
export function isNotThere(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
