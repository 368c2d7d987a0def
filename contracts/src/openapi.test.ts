import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ENDPOINTS } from './endpoints.ts';
import { openApiDocument } from './openapi.ts';

it('is committed as it is generated: npm run openapi -w @saldo/contracts writes it', () => {
  const committed = readFileSync(join(import.meta.dirname, '../openapi.json'), 'utf8');
  expect(JSON.parse(committed)).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
});

it('has every endpoint', () => {
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, unknown>> };
  for (const { method, path } of Object.values(ENDPOINTS)) {
    expect(paths[path]).toHaveProperty(method.toLowerCase());
  }
});

it('says that statements are taken and given as PDF or CSV', () => {
  const text = JSON.stringify(openApiDocument());
  expect(text).toContain('"encoding":{"file":{"contentType":"application/pdf, text/csv"}}');
  expect(text).toContain('"application/pdf":{},"text/csv":{}');
});
