import { z } from 'zod';
import { ROUTES, type Route } from './routes.ts';
import { problem } from './wire.ts';

const VERSION = '1.0.0';
const DESCRIPTION =
  'Statements in, balances, income, expenses and proofs out. Money is a JSON number with at most the decimals of its currency. ' +
  'Errors are RFC 9457 problems. A command answers x-position; sent back as x-min-position, a query waits until it shows that command.';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of all contract routes. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, route] of Object.entries(ROUTES) as [string, Route][]) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: operation(name, route),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Saldo', version: VERSION, description: DESCRIPTION },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: schemaOf(problem, 'output') },
    },
  };
}

function operation(operationId: string, route: Route): Json {
  return {
    operationId,
    summary: route.summary,
    tags: [route.path.split('/')[route.path.startsWith('/api/v1/') ? 3 : 2]],
    ...(route.public ? {} : { security: [{ bearer: [] }] }),
    parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
    ...(route.body ? { requestBody: requestBody(route, route.body) } : {}),
    responses: {
      [route.success]: { description: 'Done', content: goodContent(route) },
      default: {
        description: 'A problem',
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    },
  };
}

/** What a statement may be uploaded as, and is downloaded as. */
const FILE_TYPES = ['application/pdf', 'text/csv'];

function goodContent(route: Route): Json {
  if (route.response === null) return Object.fromEntries(FILE_TYPES.map((type) => [type, {}]));
  return { 'application/json': { schema: schemaOf(route.response, 'output') } };
}

function requestBody(route: Route, body: z.ZodType): Json {
  const schema = schemaOf(body, 'input') as { properties?: Json; required?: string[] };
  if (!route.multipart) return { required: true, content: { 'application/json': { schema } } };
  const file = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: 'A PDF or CSV file',
  };
  const withFile = {
    ...schema,
    properties: { file, ...schema.properties },
    required: ['file', ...(schema.required ?? [])],
  };
  const encoding = { file: { contentType: FILE_TYPES.join(', ') } };
  return { required: true, content: { 'multipart/form-data': { schema: withFile, encoding } } };
}

function parametersOf(part: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!part) return [];
  const { properties = {}, required = [] } = schemaOf(part, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
