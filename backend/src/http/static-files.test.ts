import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemHandler } from './problem-details.ts';
import { serveFrontEnd } from './static-files.ts';

const SCRIPT = `console.log(${JSON.stringify('saldo '.repeat(500))});`;

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer };

describe('the front end', () => {
  let folder: string;
  let server: Server;
  let port: number;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'saldo-front-end-'));
    const dist = join(folder, 'shell', 'dist');
    await mkdir(dist, { recursive: true });
    await mkdir(join(folder, 'mfe-goals', 'dist'), { recursive: true });
    const remote = join(folder, 'mfe-goals', 'dist', 'mf-manifest.json');
    await Promise.all([
      writeFile(join(dist, 'index.html'), '<!doctype html>'),
      writeFile(join(dist, 'main.0123abcd.js'), SCRIPT),
      writeFile(join(dist, 'main.0123abcd.js.br'), brotliCompressSync(SCRIPT)),
      writeFile(join(dist, 'main.0123abcd.js.gz'), gzipSync(SCRIPT)),
      writeFile(join(dist, 'small.4567cdef.js'), 'small'),
      writeFile(remote, '{}'),
      writeFile(`${remote}.gz`, gzipSync('{}')),
    ]);
    const app = express();
    serveFrontEnd(app, folder);
    app.use(problemHandler({ error: () => {} }));
    server = app.listen(0);
    await new Promise((resolve) => server.once('listening', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });

  /** fetch would undo the encoding and hide it, so the plain client asks. */
  const get = (path: string, acceptEncoding = '') =>
    new Promise<Answer>((resolve, reject) => {
      const headers = { 'accept-encoding': acceptEncoding };
      request({ port, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { statusCode: status = 0, headers: answered } = response;
          resolve({ status, headers: answered, body: Buffer.concat(chunks) });
        });
      })
        .on('error', reject)
        .end();
    });

  it('is sent in the smallest copy that the browser takes, and kept for ever', async () => {
    const best = await get('/main.0123abcd.js', 'gzip, deflate, br');
    expect(best.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(best.body).toString()).toBe(SCRIPT);
    const other = await get('/main.0123abcd.js', 'gzip');
    expect(other.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(other.body).toString()).toBe(SCRIPT);
    const plain = await get('/main.0123abcd.js', 'br;q=0, identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
  });

  it('is sent as it is where no copy was made', async () => {
    const { headers, body } = await get('/small.4567cdef.js', 'br');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body.toString()).toBe('small');
  });

  it('asks again for what has no hash in its name', async () => {
    const manifest = await get('/remotes/mfe_goals/mf-manifest.json', 'gzip');
    expect(manifest.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect((await get('/login')).headers['cache-control']).toBe('no-cache');
  });

  it('says 404 for a file that is not there, and never leaves its folder', async () => {
    for (const path of [
      '/gone.0123abcd.js',
      '/remotes/mfe_goals/gone.js',
      '/../../package.json',
      '/%2e%2e/%2e%2e/package.json',
    ]) {
      expect((await get(path, 'br')).status, path).toBe(404);
    }
  });
});
