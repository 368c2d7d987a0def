import { ROUTES } from '@saldo/contracts/schemas';
import { describe, expect, it } from 'vitest';
import { contractRoute } from './contract-route.ts';
import { isNear } from './metrics-route.ts';

describe('contractRoute', () => {
  it.each(Object.values(ROUTES))('knows $method $path', ({ method, path }) => {
    expect(contractRoute(method, path.replace(/\{\w+\}/g, 'f00'))).toBe(path);
  });

  it.each([
    ['HEAD', '/api/v1/users/me', '/api/v1/users/me'],
    ['GET', '/api/v1/users/me/', '/api/v1/users/me'],
    ['GET', '/API/v1/Users/me', '/api/v1/users/me'],
    ['GET', '/health/ready', '/health/ready'],
    ['DELETE', '/api/v1/users/me', 'other'],
    ['GET', '/api/v1/users/mira@example.org', 'other'],
    ['GET', '/api/v1/banking/statements/1/2/3/status', 'other'],
    ['GET', '/', 'other'],
  ])('takes %s %s for %s', (method, path, route) => {
    expect(contractRoute(method, path)).toBe(route);
  });
});

describe('isNear', () => {
  it.each([
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '10.1.2.3',
    '172.18.0.5',
    '192.168.1.1',
    'fd00::1',
  ])('takes %s for near', (address) => expect(isNear(address)).toBe(true));
  it.each(['203.0.113.7', '::ffff:203.0.113.7', '172.32.0.1', '2001:db8::1', undefined])(
    'takes %s for far',
    (address) => expect(isNear(address)).toBe(false),
  );
});
