import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { RequestHandler } from 'express';

/** What the build writes beside a text file, best first. */
const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/**
 * Answers with the smallest copy of a file that the browser takes, made once by the build instead of at every request.
 * It only changes which file is asked for and what the headers say; sending it stays with the handler behind.
 */
export function precompressed(folder: string): RequestHandler {
  return (request, response, next) => {
    const path = request.path;
    const type = TYPES[extname(path)];
    if (!type || (request.method !== 'GET' && request.method !== 'HEAD') || path.includes('..')) {
      return next();
    }
    response.vary('Accept-Encoding');
    const encoding = ENCODINGS.find(
      ({ name, extension }) =>
        request.acceptsEncodings(name) && existsSync(join(folder, `${path}${extension}`)),
    );
    if (encoding) {
      request.url = request.url.replace(path, `${path}${encoding.extension}`);
      response.set('content-encoding', encoding.name);
      response.type(type);
    }
    next();
  };
}
