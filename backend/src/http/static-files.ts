import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Express, type Response } from 'express';
import { precompressed } from './precompressed.ts';
import { Problem } from './problem-details.ts';

const REMOTES = ['dashboard', 'statements', 'investments', 'goals'] as const;
/** Built names carry a hash of their content, so what a name means never changes; a compressed copy has its file's. */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+(\.br|\.gz)?$/i;

/**
 * Serves the built shell, its remotes under /remotes/mfe_{area}/ and their list.
 * A path without an extension is a page of the shell; a file that is not there is a 404, never a page.
 */
export function serveFrontEnd(app: Express, root: string): void {
  const shell = join(root, 'shell', 'dist');
  app.get('/remotes.json', (_request, response) => {
    const list = REMOTES.map((area) => [`mfe_${area}`, `/remotes/mfe_${area}/mf-manifest.json`]);
    response.set('cache-control', 'no-cache').json(Object.fromEntries(list));
  });
  for (const area of REMOTES) {
    app.use(`/remotes/mfe_${area}`, ...files(join(root, `mfe-${area}`, 'dist')), missing);
  }
  app.use(...files(shell));
  app.get(/^\/(?!api\/)[^.]*$/, (_request, response) => {
    const page = join(shell, 'index.html');
    if (!existsSync(page))
      throw new Problem(404, 'not_found', 'The front end is not built. Run npm start.');
    response.set('cache-control', 'no-cache').sendFile(page);
  });
  app.use(missing);
}

function files(folder: string) {
  const send = express.static(folder, {
    index: false,
    redirect: false,
    setHeaders(response: Response, path: string) {
      response.set(
        'cache-control',
        HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  return [precompressed(folder), send];
}

function missing(): never {
  throw new Problem(404, 'not_found', 'This file is not there.');
}
