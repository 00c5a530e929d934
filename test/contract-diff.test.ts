import { describe, expect, test } from 'vitest';
import { breakingChanges } from './support/contract-diff.ts';

type Json = Record<string, unknown>;

const query = { type: 'string', minLength: 1, maxLength: 4_000 };
const answer = {
  type: 'object',
  required: ['text'],
  properties: { text: { type: 'string' }, note: { type: 'string' } },
};

/** A small document; `change` edits a copy of it. */
function documentWith(
  change: (document: {
    paths: Record<string, Record<string, Json>>;
    components: { schemas: Record<string, Json> };
    ask: { body: Json; parameters: Json[]; responses: Record<string, Json> };
  }) => void = () => undefined,
): Json {
  const body: Json = {
    type: 'object',
    required: ['query'],
    properties: {
      query: { ...query },
      kind: { anyOf: [{ const: 'a' }, { const: 'b' }] },
      tags: { type: 'array', items: { ...query } },
    },
  };
  const parameters: Json[] = [
    { in: 'query', name: 'count', schema: { type: 'integer', minimum: 1, maximum: 10 } },
  ];
  const responses: Record<string, Json> = {
    200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Answer' } } } },
    404: { content: { 'application/problem+json': { schema: { type: 'object' } } } },
  };
  const paths = {
    '/ask': {
      post: {
        operationId: 'ask',
        parameters,
        requestBody: { content: { 'application/json': { schema: body } } },
        responses,
      } as Json,
    },
    '/other': { get: { operationId: 'other', responses: {} } as Json },
  };
  const document = structuredClone({ paths, components: { schemas: { Answer: answer as Json } } });
  const post = document.paths['/ask'].post as {
    parameters: Json[];
    requestBody: { content: Record<string, { schema: Json }> };
    responses: Record<string, Json>;
  };
  const handle = {
    body: post.requestBody.content['application/json']!.schema,
    parameters: post.parameters,
    responses: post.responses,
  };
  change({ ...document, ask: handle });
  return document;
}

const properties = (schema: Json) => schema['properties'] as Record<string, Json>;

describe('contract diff', () => {
  test('the same document, and one that only adds, break nothing', () => {
    const wider = documentWith(({ paths, components, ask }) => {
      properties(ask.body)['extra'] = { type: 'string' };
      Object.assign(properties(ask.body)['query']!, { maxLength: 5_000 });
      (properties(ask.body)['kind']!['anyOf'] as Json[]).push({ const: 'c' });
      properties(components.schemas['Answer']!)['more'] = { type: 'integer' };
      ask.parameters.push({ in: 'query', name: 'page', schema: { type: 'string' } });
      ask.responses['409'] = {};
      paths['/new'] = { get: { operationId: 'new' } };
    });
    expect(breakingChanges(documentWith(), documentWith())).toEqual([]);
    expect(breakingChanges(documentWith(), wider)).toEqual([]);
  });

  const planted: [string, Parameters<typeof documentWith>[0], RegExp][] = [
    ['a removed path', ({ paths }) => delete paths['/other'], /GET \/other: removed/],
    [
      'a renamed operation',
      ({ paths }) => Object.assign(paths['/ask']!['post']!, { operationId: 'x' }),
      /operationId/,
    ],
    ['a removed request member', ({ ask }) => delete properties(ask.body)['query'], /query: removed/],
    [
      'a new required member',
      ({ ask }) => Object.assign(ask.body, { required: ['query', 'kind'] }),
      /kind: became required/,
    ],
    [
      'a lower limit',
      ({ ask }) => Object.assign(properties(ask.body)['query']!, { maxLength: 3_999 }),
      /maxLength fell/,
    ],
    [
      'a new limit',
      ({ ask }) => Object.assign(properties(ask.body)['tags']!, { maxItems: 5 }),
      /maxItems fell/,
    ],
    [
      'a limit deep down',
      ({ ask }) => Object.assign(properties(ask.body)['tags']!['items'] as Json, { minLength: 2 }),
      /minLength rose/,
    ],
    [
      'a new pattern',
      ({ ask }) => Object.assign(properties(ask.body)['query']!, { pattern: '^a' }),
      /pattern changed/,
    ],
    [
      'another type',
      ({ ask }) => Object.assign(properties(ask.body)['query']!, { type: 'integer' }),
      /type changed/,
    ],
    [
      'a value no longer taken',
      ({ ask }) => (properties(ask.body)['kind']!['anyOf'] as Json[]).pop(),
      /variant 1/,
    ],
    ['a removed parameter', ({ ask }) => ask.parameters.pop(), /parameter query count removed/],
    [
      'a narrower parameter',
      ({ ask }) => Object.assign(ask.parameters[0]!['schema'] as Json, { minimum: 2 }),
      /minimum rose/,
    ],
    [
      'a new required parameter',
      ({ ask }) => ask.parameters.push({ in: 'query', name: 'x', required: true }),
      /new required/,
    ],
    ['a removed status', ({ ask }) => delete ask.responses['404'], /status 404 removed/],
    [
      'a removed response member',
      ({ components }) => delete properties(components.schemas['Answer']!)['note'],
      /note: removed/,
    ],
    [
      'a member that may be missing',
      ({ components }) => delete components.schemas['Answer']!['required'],
      /no longer always/,
    ],
    [
      'another response type',
      ({ components }) =>
        Object.assign(properties(components.schemas['Answer']!)['text']!, { type: 'number' }),
      /type changed/,
    ],
    [
      'null where there was none',
      ({ components }) => {
        properties(components.schemas['Answer']!)['text'] = { anyOf: [{ type: 'string' }, { type: 'null' }] };
      },
      /variant 1 is new/,
    ],
    [
      'another media type',
      ({ ask }) => Object.assign(ask.responses['200']!, { content: { 'text/plain': {} } }),
      /media type/,
    ],
  ];
  test.each(planted)('finds %s', (_name, change, expected) => {
    expect(breakingChanges(documentWith(), documentWith(change)).join('\n')).toMatch(expected);
  });
});
