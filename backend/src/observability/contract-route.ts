import { ROUTES } from '@saldo/contracts/schemas';

/** Addresses of ours that are no call of the contract. */
const OWN = new Set([
  '/health/live',
  '/health/ready',
  '/metrics',
  '/api/openapi.json',
  '/api/docs',
]);

type Known = { method: string; path: string; pattern: RegExp };

const exact = new Map<string, string>();
const withParameters: Known[] = [];
for (const { method, path } of Object.values(ROUTES)) {
  if (!path.includes('{')) exact.set(`${method} ${path}`, path);
  else {
    const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`, 'i');
    withParameters.push({ method, path, pattern });
  }
}

/**
 * The path of a request as the contract writes it, such as /api/v1/banking/statements/{id}, so that no id and nothing
 * that a caller made up is counted, traced or logged; "other" for what the contract does not know.
 */
export function contractRoute(method: string, path: string): string {
  const asked = method === 'HEAD' ? 'GET' : method;
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (OWN.has(plain)) return plain;
  const known = exact.get(`${asked} ${plain}`) ?? exact.get(`${asked} ${plain.toLowerCase()}`);
  if (known !== undefined) return known;
  const match = withParameters.find((route) => route.method === asked && route.pattern.test(plain));
  return match?.path ?? 'other';
}
