import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** What must not be written down, should anybody pass it by mistake. */
const SECRET = [
  'email',
  'password',
  'token',
  'access_token',
  'authorization',
  'cookie',
  'secret',
  'amount',
  'amountMinor',
  'description',
  'filename',
  'fileName',
  'accountName',
  'account_name',
  'firstName',
  'first_name',
  'lastName',
  'last_name',
];
const MAX_CAUSES = 5;

/** The log of the process: one line of JSON per entry, on standard error where no other destination is given. */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination(2),
): Log {
  return pino(
    {
      level,
      serializers: { error: (error: unknown) => describe(error, MAX_CAUSES) },
      redact: {
        paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[left out]',
      },
    },
    destination,
  );
}

type Described = {
  type: string;
  message: string;
  code?: unknown;
  stack?: string;
  cause?: Described;
};

/**
 * An error's type, code, message, stack and causes. Other fields, where drivers put the values they were given, are left
 * out, and so are email addresses and tokens in texts.
 */
function describe(error: unknown, causes: number): Described {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutSecrets(String(error)) };
  const { code, cause } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    message: withoutSecrets(error.message),
    ...(code === undefined ? {} : { code }),
    ...(error.stack === undefined ? {} : { stack: withoutSecrets(error.stack) }),
    ...(cause === undefined || causes === 0 ? {} : { cause: describe(cause, causes - 1) }),
  };
}

function withoutSecrets(text: string): string {
  return text
    .replace(/[^\s"'<>(){}:,;=/]+@[^\s"'<>(){}:,;=/]+\.[a-z]{2,}/gi, '[email]')
    .replace(/\b[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}\b/g, '[token]');
}
