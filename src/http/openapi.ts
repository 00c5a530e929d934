import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { Problem } from '../contract/problem.ts';

type Document = Record<string, unknown>;

const tags = [
  { name: 'Public operations', description: 'Ask, list the FAQs of a product page, search.' },
  { name: 'Catalogue', description: 'Products: bring in, change, read, delete.' },
  { name: 'Knowledge', description: 'Documents: bring in, read, delete.' },
  { name: 'FAQs', description: 'Review and edit generated FAQs.' },
  { name: 'Search', description: 'Suggestions while typing, and merchandising rules.' },
  { name: 'Threads', description: 'Conversations: read, export, close, delete, rate.' },
  { name: 'Settings', description: 'How the assistant of a company behaves.' },
  { name: 'Server', description: 'State and description of the server itself.' },
];

const idempotencyHeader = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      minLength: 1,
      maxLength: 255,
      pattern: '^[\\x21-\\x7e]+$',
      description:
        'A repeat with the same key and body within 24 h gets the first reply again and executes nothing.',
    },
  },
};

/** Refusals that every secret-key operation may give, besides those it names itself. */
const commonRefusals: Readonly<Record<string, string>> = {
  400: 'The request is not well-formed; `errors` names every fault at once.',
  401: 'No key, or one that opens nothing.',
  403: 'Sent by a browser, access not enabled, or a scope is missing.',
  429: 'The rate limit of the company is used up.',
  503: 'The store cannot be reached, or the server is shutting down.',
};

function problemResponse(description: string) {
  return { description, content: { 'application/problem+json': { schema: Problem } } };
}

function describeRoute(route: RouteOptions): Document {
  const schema = (route.schema ?? {}) as Document & { response?: Document };
  const { scope, limit, bulk } = route.config ?? {};
  if (!scope) return schema;
  const refusals = Object.entries(commonRefusals).map(([status, text]) => [status, problemResponse(text)]);
  const lines = [schema['description'], `Scope: \`${scope}\`. Rate limit policy: \`${limit}\`.`];
  const isPost = route.method === 'POST';
  return {
    ...schema,
    description: lines.filter((line) => line !== undefined).join('\n\n'),
    security: [{ apiKey: [] }],
    'x-required-scope': scope,
    'x-rate-limit-policy': limit,
    response: { ...Object.fromEntries(refusals), ...schema.response },
    ...(bulk === undefined ? {} : { consumes: ['application/json', 'application/x-ndjson'] }),
    ...(isPost ? { headers: idempotencyHeader } : {}),
  };
}

/** Starts collecting the routes that are added from now on. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Aisle',
        version: '1',
        description: 'A shop’s own AI assistant: grounded answers, product FAQs and search.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: '/' }],
      tags,
      components: { securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } } },
    },
    convertConstToEnum: false,
    transform: ({ url, route }) => ({ url, schema: describeRoute(route) }),
  });
}

function isPlainObject(value: unknown): value is Document {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Moves every titled schema to `components.schemas` once and refers to it; a title used for two shapes stays inline. */
function hoistTitled(
  value: unknown,
  components: Map<string, string>,
  schemas: Document,
  path: string,
): unknown {
  if (Array.isArray(value)) return value.map((item) => hoistTitled(item, components, schemas, path));
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value).filter(([key]) => !key.startsWith('~'));
  const isData = (key: string) => key === 'examples' || key === 'example' || key === 'default';
  const copy = Object.fromEntries(
    entries.map(([key, member]) => [
      key,
      isData(key) ? member : hoistTitled(member, components, schemas, key),
    ]),
  );
  const { title } = copy;
  if (path === 'info' || typeof title !== 'string' || !/^[A-Z][A-Za-z]+$/.test(title)) return copy;
  const text = JSON.stringify(copy);
  if (!components.has(title)) {
    components.set(title, text);
    schemas[title] = copy;
  }
  return components.get(title) === text ? { $ref: `#/components/schemas/${title}` } : copy;
}

function sortKeys(value: Document): Document {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The OpenAPI 3.1 document of every described route, in a fixed order; the same bytes on every machine. */
export function openApiDocument(app: FastifyInstance): Document {
  const schemas: Document = {};
  const made = hoistTitled(app.swagger(), new Map(), schemas, '') as Document;
  const components = made['components'] as Document;
  const operations = Object.values(made['paths'] as Document).flatMap((path) =>
    Object.values(path as Document),
  );
  const used = new Set(operations.flatMap((operation) => (operation as { tags?: string[] }).tags ?? []));
  return {
    ...made,
    tags: tags.filter(({ name }) => used.has(name)),
    paths: sortKeys(made['paths'] as Document),
    components: { ...components, schemas: sortKeys(schemas) },
  };
}
