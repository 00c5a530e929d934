import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { Problem } from '../contract/problem.ts';
import type { ErrorCode } from '../errors.ts';
import { problemTexts } from './problem-texts.ts';
import { problems } from './problems.ts';

type Document = Record<string, unknown>;

const tags = [
  { name: 'Public operations', description: 'Ask, list the FAQs of a product page, search.' },
  { name: 'Catalogue', description: 'Products: bring in, change, read, delete.' },
  { name: 'Knowledge', description: 'Documents: bring in, read, delete.' },
  { name: 'Sources', description: 'Websites, feeds and files that are read by themselves.' },
  { name: 'FAQs', description: 'Review and edit generated FAQs.' },
  { name: 'Search', description: 'Suggestions while typing, and merchandising rules.' },
  { name: 'Threads', description: 'Conversations: read, export, close, delete, rate.' },
  { name: 'Analytics', description: 'What shoppers ask, what becomes of it, and what has no answer.' },
  { name: 'Website', description: 'What pages of shops use: sessions of visitors instead of keys.' },
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

/** What every secret-key operation may refuse with. */
const commonProblems: readonly ErrorCode[] = [
  ...(['invalid_request', 'missing_api_key', 'invalid_api_key', 'browser_use_forbidden'] as const),
  ...(['access_not_enabled', 'insufficient_scope', 'rate_limited', 'unavailable'] as const),
];

/** What every operation of a visitor's session may refuse with. */
const websiteProblems: readonly ErrorCode[] = [
  'invalid_request',
  'invalid_session',
  'rate_limited',
  'unavailable',
];

/** What an unknown id in the path is refused with. */
const problemOfParameter: Readonly<Record<string, ErrorCode>> = {
  thread_id: 'thread_not_found',
  message_id: 'message_not_found',
  product_id: 'product_not_found',
  document_id: 'document_not_found',
  source_id: 'source_not_found',
  faq_id: 'faq_not_found',
  rule_id: 'rule_not_found',
  request_id: 'trace_not_found',
};

function problemsOf(route: RouteOptions): readonly ErrorCode[] {
  const ids = [...route.url.matchAll(/:(\w+)/g)].map((match) => problemOfParameter[match[1]!]);
  const hasBody = (route.schema as Document | undefined)?.['body'] !== undefined;
  return [
    ...(route.config?.scope ? commonProblems : route.config?.website ? websiteProblems : []),
    ...(hasBody ? (['invalid_json', 'payload_too_large', 'unsupported_media_type'] as const) : []),
    ...(route.method === 'POST' && route.config?.scope
      ? (['idempotency_in_flight', 'idempotency_key_reused'] as const)
      : []),
    ...ids.filter((code) => code !== undefined),
    ...(route.config?.problems ?? []),
  ];
}

/** One response per status; its description lists the codes and what they mean. */
function refusalsOf(route: RouteOptions): Document {
  const byStatus = new Map<number, string[]>();
  for (const code of new Set(problemsOf(route))) {
    const { status } = problems[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\`: ${problemTexts[code].meaning}`]);
  }
  const content = { 'application/problem+json': { schema: Problem } };
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [status, { description: lines.join('\n\n'), content }]),
  );
}

const successes: Readonly<Record<string, string>> = {
  200: 'Done.',
  201: 'Made.',
  202: 'Accepted: ask again later.',
  204: 'Done; there is nothing to say.',
  304: 'Not changed since the ETag you have.',
};

function describeSuccesses(responses: Document): Document {
  const described = Object.entries(responses).map(([status, schema]) => [
    status,
    { ...(schema as Document), 'x-response-description': successes[status] ?? 'Done.' },
  ]);
  return Object.fromEntries(described);
}

function describeRoute(route: RouteOptions): Document {
  // A route that declares no response has nothing to say when it is done.
  const { response = { 204: { type: 'null' } }, ...schema } = (route.schema ?? {}) as Document & {
    response?: Document;
  };
  const { scope, limit, bulk, website, form } = route.config ?? {};
  const responses = describeSuccesses(response);
  if (website)
    return {
      ...schema,
      security: [{ websiteSession: [] }],
      response: { ...responses, ...refusalsOf(route) },
    };
  if (!scope && route.config?.problems)
    return { ...schema, response: { ...responses, ...refusalsOf(route) } };
  if (!scope) return { ...schema, response: responses };
  const lines = [schema['description'], `Scope: \`${scope}\`. Rate limit policy: \`${limit}\`.`];
  const isPost = route.method === 'POST';
  return {
    ...schema,
    description: lines.filter((line) => line !== undefined).join('\n\n'),
    security: [{ apiKey: [] }],
    'x-required-scope': scope,
    'x-rate-limit-policy': limit,
    response: { ...responses, ...refusalsOf(route) },
    ...(bulk === undefined ? {} : { consumes: ['application/json', 'application/x-ndjson'] }),
    ...(form ? { consumes: ['application/json', 'multipart/form-data'] } : {}),
    ...(isPost ? { headers: idempotencyHeader } : {}),
  };
}

const introduction = `
A shop’s own AI assistant: grounded answers, product FAQs and search.

**Keys.** Send \`Authorization: Bearer <API_KEY>\` with every request, from a backend only. Each operation names the scope it needs.

**Errors** are problem documents (RFC 9457). Program against \`code\`; \`errors\` names every fault of a request at once.

**Limits** are fixed windows of 60 seconds that begin with the first request; \`RateLimit\` and \`RateLimit-Policy\` tell the state, \`Retry-After\` is binding. Across the edge of two windows up to twice the limit can pass.

**Repeats.** A POST with an \`Idempotency-Key\` can be sent again safely for 24 hours.

**Compatibility.** Fields and values may be added; ignore what you do not know.
`.trim();

/** Starts collecting the routes that are added from now on. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Aisle',
        version: '1',
        description: introduction,
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: '/' }],
      tags,
      components: {
        securitySchemes: {
          apiKey: { type: 'http', scheme: 'bearer' },
          websiteSession: {
            type: 'http',
            scheme: 'bearer',
            description: 'session_token of POST /website/v1/session, from the page it was opened on',
          },
        },
      },
    },
    convertConstToEnum: false,
    transform: ({ url, route }) => ({
      url,
      // The dashboard's own routes are for its pages, not for programs: those have the same under /api/v1.
      schema: url.startsWith('/dashboard') ? { hide: true } : describeRoute(route),
    }),
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
