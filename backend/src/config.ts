import { z } from 'zod';

const ROLES = ['all', 'api', 'worker', 'projector'] as const;
export type Role = (typeof ROLES)[number];

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  SALDO_DATA: z.string().min(1).default('./data'),
  SALDO_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
});

export type Config = {
  role: Role;
  port: number;
  host: string;
  dataFolder: string;
  secret: string | null;
  logLevel: string;
};

/** The only reader of the environment. Throws an Error with a sentence for the operator. */
export function readConfig(args: readonly string[]): Config {
  const parsed = environment.safeParse(process.env);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(
      `The environment variable ${issue?.path.join('.')} cannot be used: ${issue?.message}.`,
    );
  }
  const role = args[0] ?? 'all';
  if (!isRole(role))
    throw new Error(`There is no role "${role}". The roles are: ${ROLES.join(', ')}.`);
  const { PORT, HOST, SALDO_DATA, SALDO_SECRET, LOG_LEVEL } = parsed.data;
  return {
    role,
    port: PORT,
    host: HOST,
    dataFolder: SALDO_DATA,
    secret: SALDO_SECRET ?? null,
    logLevel: LOG_LEVEL,
  };
}

function isRole(role: string): role is Role {
  return (ROLES as readonly string[]).includes(role);
}
