import { z } from 'zod';

/** Where OpenAI itself is asked, and what, where the operator names neither. */
const OPENAI = { baseUrl: 'https://api.openai.com/v1', model: 'gpt-5.4-mini' };
const SECONDS = 1_000;

const ROLES = ['all', 'api', 'worker', 'projector'] as const;
export type Role = (typeof ROLES)[number];

const SASL_MECHANISMS = ['plain', 'scram-sha-256', 'scram-sha-512'] as const;

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().default('127.0.0.1'),
  SALDO_DATA: z.string().min(1).default('./data'),
  SALDO_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url('must be an address like http://localhost:4318').optional(),
  KURRENTDB_URL: z
    .string()
    .regex(/^(kurrentdb|esdb)(\+discover)?:\/\//, 'must begin with kurrentdb://')
    .optional(),
  MONGODB_URL: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb://')
    .optional(),
  KAFKA_PREFIX: z
    .string()
    .regex(/^[\w.-]{1,100}$/, 'may hold letters, digits, dots and dashes')
    .default('saldo'),
  KAFKA_BROKERS: z
    .string()
    .regex(/^[^\s,]+:\d+(,[^\s,]+:\d+)*$/, 'must be host:port, several joined by commas')
    .optional(),
  KAFKA_TLS: z.enum(['true', 'false'], 'must be true or false').default('false'),
  KAFKA_USERNAME: z.string().optional(),
  KAFKA_PASSWORD: z.string().optional(),
  KAFKA_SASL: z
    .enum(SASL_MECHANISMS, `must be one of ${SASL_MECHANISMS.join(', ')}`)
    .default('scram-sha-512'),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like http://localhost:11434/v1' })
    .refine((address) => !URL.parse(address)?.username, 'must not hold a name or a password')
    .optional(),
  OPENAI_MODEL: z.string().max(200, 'must have at most 200 characters').optional(),
  OPENAI_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(300).default(60),
});

type EngineVariable = 'KURRENTDB_URL' | 'MONGODB_URL' | 'KAFKA_BROKERS';

/** What a role shares with other processes, and so cannot keep within its own. */
const SHARED: Record<Role, readonly (EngineVariable | 'SALDO_SECRET')[]> = {
  all: [],
  api: ['KURRENTDB_URL', 'MONGODB_URL', 'SALDO_SECRET'],
  worker: ['KURRENTDB_URL', 'MONGODB_URL', 'KAFKA_BROKERS', 'SALDO_SECRET'],
  projector: ['KURRENTDB_URL', 'MONGODB_URL', 'SALDO_SECRET'],
};

export type Config = {
  role: Role;
  port: number;
  host: string;
  dataFolder: string;
  secret: string | null;
  logLevel: string;
  /** Where traces are sent; null for none. */
  otlpEndpoint: string | null;
  /** Where the engines are; the embedded one stands in where there is none. */
  engines: EngineAddresses;
  /** The language model that may be asked; null where the built-in reader works alone. */
  languageModel: LanguageModelAddress | null;
};

export type LanguageModelAddress = {
  apiKey: string | null;
  baseUrl: string;
  model: string;
  timeoutMs: number;
};

export type EngineAddresses = {
  kurrentdb: string | null;
  mongodb: string | null;
  kafka: KafkaAddress | null;
};

export type KafkaAddress = {
  brokers: readonly string[];
  /** Begins the names of topics and groups, where brokers are shared. */
  prefix: string;
  tls: boolean;
  /** null where the brokers ask for none. */
  login: {
    mechanism: (typeof SASL_MECHANISMS)[number];
    username: string;
    password: string;
  } | null;
};

/** The only reader of the environment. Throws an Error with a sentence for the operator. */
export function readConfig(args: readonly string[]): Config {
  // An empty variable, as compose files leave it, is one that is not set.
  const set = Object.entries(process.env).filter(([, value]) => value !== '');
  const parsed = environment.safeParse(Object.fromEntries(set));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(
      `The environment variable ${issue?.path.join('.')} cannot be used: ${issue?.message}.`,
    );
  }
  const role = args[0] ?? 'all';
  if (!isRole(role))
    throw new Error(`There is no role "${role}". The roles are: ${ROLES.join(', ')}.`);
  const env = parsed.data;
  const missing = SHARED[role].filter((name) => env[name] === undefined);
  if (missing.length > 0) {
    throw new Error(
      `The role "${role}" works together with other processes and needs what they share: set ${missing.join(', ')}, or run the role "all".`,
    );
  }
  return {
    role,
    port: env.PORT,
    host: env.HOST,
    dataFolder: env.SALDO_DATA,
    secret: env.SALDO_SECRET ?? null,
    logLevel: env.LOG_LEVEL,
    otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    engines: {
      kurrentdb: env.KURRENTDB_URL ?? null,
      mongodb: env.MONGODB_URL ?? null,
      kafka: kafkaOf(env),
    },
    languageModel: languageModelOf(env),
  };
}

function kafkaOf(env: z.infer<typeof environment>): KafkaAddress | null {
  const { KAFKA_BROKERS: brokers, KAFKA_USERNAME: username, KAFKA_PASSWORD: password } = env;
  if ((username === undefined) !== (password === undefined)) {
    throw new Error('A login at Kafka needs both KAFKA_USERNAME and KAFKA_PASSWORD.');
  }
  if (brokers === undefined) return null;
  const hasLogin = username !== undefined && password !== undefined;
  return {
    brokers: brokers.split(','),
    prefix: env.KAFKA_PREFIX,
    tls: env.KAFKA_TLS === 'true',
    login: hasLogin ? { mechanism: env.KAFKA_SASL, username, password } : null,
  };
}

/** A key or an address turns the second reader on. A model's name is known for OpenAI's own address only. */
function languageModelOf(env: z.infer<typeof environment>): LanguageModelAddress | null {
  const { OPENAI_API_KEY: apiKey = null, OPENAI_BASE_URL: address } = env;
  if (apiKey === null && address === undefined) return null;
  const baseUrl = address?.replace(/\/+$/, '') ?? OPENAI.baseUrl;
  if (env.OPENAI_MODEL === undefined && baseUrl !== OPENAI.baseUrl) {
    throw new Error(
      'OPENAI_BASE_URL names an AI service, but not which of its models is to be asked: set OPENAI_MODEL.',
    );
  }
  const model = env.OPENAI_MODEL ?? OPENAI.model;
  return { apiKey, baseUrl, model, timeoutMs: env.OPENAI_TIMEOUT_SECONDS * SECONDS };
}

function isRole(role: string): role is Role {
  return (ROLES as readonly string[]).includes(role);
}
