import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from './config.ts';

const VARIABLES = ['API_KEY', 'BASE_URL', 'MODEL', 'TIMEOUT_SECONDS'].map(
  (name) => `OPENAI_${name}`,
);

beforeEach(() => {
  for (const name of VARIABLES) vi.stubEnv(name, '');
});
afterEach(() => vi.unstubAllEnvs());

function given(environment: Record<string, string>) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return readConfig([]).languageModel;
}

describe('the language model', () => {
  it('is none without a key and an address, whatever model is named', () => {
    expect(given({ OPENAI_MODEL: 'a-model' })).toBeNull();
  });

  it("is OpenAI's with a key alone", () => {
    expect(given({ OPENAI_API_KEY: 'sk-1' })).toEqual({
      apiKey: 'sk-1',
      baseUrl: 'https://api.openai.com/v1',
      model: 'gpt-5.4-mini',
      timeoutMs: 60_000,
    });
  });

  it('is any other by its address, with or without a key', () => {
    const OPENAI_BASE_URL = 'http://localhost:11434/v1/';
    expect(given({ OPENAI_BASE_URL, OPENAI_MODEL: 'qwen3', OPENAI_TIMEOUT_SECONDS: '90' })).toEqual(
      {
        apiKey: null,
        baseUrl: 'http://localhost:11434/v1',
        model: 'qwen3',
        timeoutMs: 90_000,
      },
    );
  });

  it('has to be named where an address is given', () => {
    expect(() => given({ OPENAI_BASE_URL: 'http://localhost:11434/v1' })).toThrow(
      /set OPENAI_MODEL\.$/,
    );
  });

  it.each([
    { OPENAI_BASE_URL: 'localhost' },
    { OPENAI_BASE_URL: 'file:///etc/passwd' },
    { OPENAI_BASE_URL: 'https://name:password@ai.example.org/v1' },
    { OPENAI_TIMEOUT_SECONDS: '0' },
    { OPENAI_TIMEOUT_SECONDS: 'soon' },
  ])('is refused with a sentence: %o', (environment) => {
    const [name] = Object.keys(environment);
    expect(() => given(environment as Record<string, string>)).toThrow(
      `The environment variable ${name} cannot be used: `,
    );
  });
});

describe('the login at Kafka', () => {
  const KAFKA_BROKERS = 'a:9093,b:9093';
  const asked = (environment: Record<string, string>) => {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    return readConfig([]).engines.kafka;
  };

  it('is none, and nothing is encrypted, where only brokers are named', () => {
    expect(asked({ KAFKA_BROKERS })).toEqual({
      brokers: ['a:9093', 'b:9093'],
      prefix: 'saldo',
      tls: false,
      login: null,
    });
  });

  it('is a name with a password, by the strongest mechanism unless another is named', () => {
    const login = {
      KAFKA_BROKERS,
      KAFKA_TLS: 'true',
      KAFKA_USERNAME: 'saldo',
      KAFKA_PASSWORD: 'x',
    };
    expect(asked(login)).toMatchObject({
      tls: true,
      login: { mechanism: 'scram-sha-512', username: 'saldo', password: 'x' },
    });
    expect(asked({ ...login, KAFKA_SASL: 'plain' })?.login?.mechanism).toBe('plain');
  });

  it.each([
    [{ KAFKA_USERNAME: 'saldo' }, 'needs both KAFKA_USERNAME and KAFKA_PASSWORD'],
    [{ KAFKA_TLS: 'yes' }, 'KAFKA_TLS cannot be used: must be true or false'],
    [{ KAFKA_SASL: 'oauth' }, 'KAFKA_SASL cannot be used: must be one of plain'],
  ])('is refused with a sentence: %o', (environment, sentence) => {
    expect(() => asked({ KAFKA_BROKERS, ...environment })).toThrow(sentence);
  });
});
