import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from './config.ts';
import { MAX_FILE_BYTES } from './statements/receive-file.ts';

type Service = {
  image: string;
  build?: string;
  command?: string[];
  user?: string;
  environment?: Record<string, string | number>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  volumes?: string[];
  ports?: string[];
  restart?: string;
  mem_limit?: string;
};

const root = resolve(import.meta.dirname, '../..');
const SECRET = 'x'.repeat(32);
/** Images that say themselves that they do not run as root. */
const HAVE_A_USER = ['kurrentplatform/kurrentdb', 'apache/kafka'];

const text = (path: string) => readFileSync(join(root, path), 'utf8');
const compose = parse(text('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const services = Object.entries(compose.services);
const own = services.filter(([, { build }]) => build !== undefined);
const dockerfile = text('Dockerfile');

afterEach(() => vi.unstubAllEnvs());

describe('the services', () => {
  it.each(own)(
    '%s gives its process what its role needs, and nothing that nobody reads',
    (name, service) => {
      const known = [...text('backend/src/config.ts').matchAll(/^ {2}([A-Z_]+): z\b/gm)];
      expect(known.map(([, variable]) => variable)).toEqual(
        expect.arrayContaining(Object.keys(service.environment ?? {})),
      );
      // What the tests themselves run on must not stand in for what the file leaves out.
      for (const [, variable = ''] of known) vi.stubEnv(variable, '');
      for (const [variable, value] of Object.entries(service.environment ?? {}))
        vi.stubEnv(variable, filledIn(String(value)));
      const { role, engines } = readConfig(service.command ?? []);
      expect(role).toBe(name);
      expect(engines.kurrentdb).toContain('//kurrentdb:2113');
      expect(engines.mongodb).toContain('//mongodb:27017');
      expect(engines.kafka?.brokers).toEqual(name === 'worker' ? ['kafka:19092'] : undefined);
    },
  );

  it.each(services)('%s has a health check, a limit of memory, and starts again', (_, service) => {
    const test: unknown[] = service.healthcheck?.test ?? [];
    expect(test.length).toBeGreaterThan(1);
    // A colon in an unquoted line makes a map of it.
    expect(test.filter((word) => typeof word !== 'string')).toEqual([]);
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.restart).toBe('unless-stopped');
  });

  it.each(services)('%s comes from a pinned image and does not run as root', (_, service) => {
    if (service.build) {
      expect(dockerfile.match(/^USER .+$/gm)?.at(-1)).toBe('USER 1000:1000');
      return;
    }
    expect(service.image).toMatch(/^[\w./-]+:\d+\.\d+(\.\d+)?(-\w+)?$/);
    const hasUser = HAVE_A_USER.some((image) => service.image.startsWith(`${image}:`));
    if (!hasUser) expect(service.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });

  it.each(services)('%s waits until what it needs is healthy', (_, service) => {
    for (const [needed, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(compose.services).toHaveProperty(needed);
      expect(condition).toBe('service_healthy');
    }
  });

  it('open one door, and keep their data in volumes with names', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['web']);
    expect(compose.services.web?.ports).toEqual([expect.stringContaining('127.0.0.1:8080}:8080')]);
    const sources = services.flatMap(([, { volumes = [] }]) => volumes.map((v) => v.split(':')[0]));
    const named = sources.filter((source) => !source?.startsWith('./'));
    expect(named.sort()).toEqual(Object.keys(compose.volumes).sort());
  });
});

describe('the image', () => {
  it('knows every workspace and every front end', () => {
    const { workspaces } = JSON.parse(text('package.json')) as { workspaces: string[] };
    for (const folder of workspaces) {
      expect(dockerfile).toContain(`COPY ${folder}/package.json ${folder}/`);
      if (folder === 'shell' || folder.startsWith('mfe-'))
        expect(dockerfile).toContain(`/app/${folder}/dist ${folder}/dist`);
    }
  });

  it('is built on the Node that the packages ask for, pinned to its major version', () => {
    const { engines } = JSON.parse(text('package.json')) as { engines: { node: string } };
    const images = [...dockerfile.matchAll(/^FROM (\S+:\S+)/gm)].map(([, image]) => image);
    expect(new Set(images)).toEqual(new Set([`node:${engines.node.replace('>=', '')}-slim`]));
  });
});

it('the proxy lets the largest statement through', () => {
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(text('docker/nginx.conf'))?.[1]);
  expect(megabytes * 1024 * 1024).toBeGreaterThan(MAX_FILE_BYTES);
});

describe('docker compose', () => {
  if (spawnSync('docker', ['compose', 'version']).status !== 0) {
    const reason = 'not run: no docker compose, so compose.yaml was not read by it';
    console.log(reason);
    it.skip(reason, () => {});
    return;
  }
  const config = (secret: string) =>
    spawnSync('docker', ['compose', 'config', '--quiet'], {
      cwd: root,
      env: { ...process.env, SALDO_SECRET: secret },
      encoding: 'utf8',
    });

  it('accepts the file', () => {
    expect(config(SECRET)).toMatchObject({ status: 0, stderr: '' });
  });

  it('asks for the secret where there is none', () => {
    const { status, stderr } = config('');
    expect(status).not.toBe(0);
    expect(stderr).toContain('SALDO_SECRET is missing a value: set it to a random text');
  });
});

/** A value as compose fills it in: the secret is given, all else is as by default. */
function filledIn(value: string): string {
  return value
    .replace(/\$\{SALDO_SECRET:\?[^}]*\}/, SECRET)
    .replace(/\$\{\w+:-([^}]*)\}/, (_, standard: string) => standard);
}
