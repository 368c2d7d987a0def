import { readFileSync } from 'node:fs';
import type { Express } from 'express';

type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security?: unknown;
  parameters: { name: string; in: string; required: boolean; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { content: Record<string, { schema?: unknown }> }>;
};
type Document = {
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
};

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 2.5rem; text-transform: capitalize; }
summary { cursor: pointer; padding: .5rem 0; border-top: 1px solid light-dark(#dfe4e3, #262f2d); }
code { font: 13px/1.5 ui-monospace, monospace; }
pre { overflow: auto; padding: 1rem; border-radius: 8px; background: light-dark(#eef2f1, #19211f); }
`;

/** Serves the contract as openapi.json and as a page that can be browsed without any script. */
export function serveApiDocs(app: Express, openApiPath: string): void {
  const text = readFileSync(openApiPath, 'utf8');
  const page = pageOf(JSON.parse(text) as Document);
  app.get('/api/openapi.json', (_request, response) => {
    response.type('application/json').send(text);
  });
  app.get('/api/docs.css', (_request, response) => {
    response.type('text/css').send(STYLE);
  });
  app.get('/api/docs', (_request, response) => {
    response.type('text/html').send(page);
  });
}

function pageOf({ info, paths }: Document): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(operations.map(({ operation }) => operation.tags[0] ?? ''))];
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => operation.tags[0] === tag);
    return `<section><h2>${escapeHtml(tag)}</h2>${own.map(operationOf).join('')}</section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)} API</title><link rel="stylesheet" href="/api/docs.css"></head><body><main>
<h1>${escapeHtml(info.title)} API ${escapeHtml(info.version)}</h1><p>${escapeHtml(info.description)}</p>
<p><a href="/api/openapi.json">openapi.json</a></p>${sections.join('')}</main></body></html>`;
}

function operationOf({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}): string {
  const { summary, security, parameters, requestBody, responses } = operation;
  const rows = parameters.map(
    (p) =>
      `<li><code>${escapeHtml(p.name)}</code> (${p.in}${p.required ? '' : ', optional'}) ${schemaOf(p.schema)}</li>`,
  );
  const bodies = Object.entries(requestBody?.content ?? {}).map(
    ([type, { schema }]) => `<h3>Body <code>${escapeHtml(type)}</code></h3>${schemaOf(schema)}`,
  );
  const answers = Object.entries(responses).flatMap(([status, { content }]) =>
    Object.entries(content).map(
      ([type, { schema }]) =>
        `<h3>${escapeHtml(status)} <code>${escapeHtml(type)}</code></h3>${schema ? schemaOf(schema) : ''}`,
    ),
  );
  return `<details><summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary>
<p>${security ? 'Needs a bearer token.' : 'Needs no token.'}</p>
${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : ''}${bodies.join('')}${answers.join('')}</details>`;
}

function schemaOf(schema: unknown): string {
  return `<pre><code>${escapeHtml(JSON.stringify(schema, null, 2))}</code></pre>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
