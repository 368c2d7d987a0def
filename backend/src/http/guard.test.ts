import { ENDPOINTS, type EndpointName } from '@saldo/contracts';
import { ROUTES } from '@saldo/contracts/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, runApp } from '../testing/running-app.ts';

describe('the API', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await runApp({ jobs: false });
  });
  afterAll(() => app.stop());

  const guarded = (Object.keys(ENDPOINTS) as EndpointName[]).filter(
    (name) => !('public' in ROUTES[name]),
  );

  it.each(guarded)('answers %s only to who is signed in', async (name) => {
    for (const headers of [
      {},
      { authorization: 'Bearer a.b.c' },
      { authorization: 'Basic YTpi' },
    ]) {
      const answer = await app.send(name, { params: { id: 'x' }, headers });
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    }
  });

  it('answers an unknown address with a problem, never with a page', async () => {
    const response = await fetch(`${app.address}/api/v1/nothing`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  });

  it('sends a strict policy with every kind of answer', async () => {
    for (const path of ['/', '/api/v1/nothing', '/remotes.json', '/missing.js']) {
      const { headers } = await fetch(`${app.address}${path}`);
      expect(headers.get('content-security-policy')).toContain("script-src 'self';");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  it('shows its contract as a document and as a page', async () => {
    const document = await fetch(`${app.address}/api/openapi.json`);
    expect(((await document.json()) as { openapi: string }).openapi).toBe('3.1.0');
    const page = await (await fetch(`${app.address}/api/docs`)).text();
    for (const { path } of Object.values(ENDPOINTS)) expect(page).toContain(path);
  });

  it('answers with and without a slash at the end', async () => {
    const token = await app.register();
    for (const path of ['/api/v1/banking/statements', '/api/v1/banking/statements/']) {
      const response = await fetch(`${app.address}${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(response.status).toBe(200);
    }
  });
});
