import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { problemTexts } from '../src/http/problem-texts.ts';
import { problems } from '../src/http/problems.ts';
import { breakingChanges } from './support/contract-diff.ts';
import {
  describeProduct,
  type Registered,
  readSnapshot,
  snapshotFile,
  spellSnapshot,
} from './support/describe-product.ts';

type Json = Record<string, unknown>;
type Operation = {
  operationId?: string;
  summary?: string;
  tags?: string[];
  responses: Record<string, Json>;
  security?: unknown[];
};

let document: Json;
let routes: Registered[];
let operations: { where: string; operation: Operation }[];

beforeAll(async () => {
  ({ document, routes } = await describeProduct());
  const paths = document['paths'] as Record<string, Record<string, Operation>>;
  operations = Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({
      where: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
});

describe('openapi.json', () => {
  test('is the snapshot of the code; `node test/update-openapi.ts` writes it', () => {
    expect(spellSnapshot(document)).toBe(readFileSync(snapshotFile, 'utf8'));
  });

  test('nothing of the snapshot is removed, renamed or narrowed', () => {
    expect(breakingChanges(readSnapshot(), JSON.parse(JSON.stringify(document)))).toEqual([]);
  });

  test('is OpenAPI 3.1 and names no machine', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/' }] });
  });

  test('every reference leads somewhere', () => {
    const schemas = (document['components'] as { schemas: Json }).schemas;
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(10);
    for (const [, name] of references) expect(Object.keys(schemas)).toContain(name);
  });
});

describe('operations', () => {
  test('every registered route is described', () => {
    expect(routes.length).toBeGreaterThan(10);
    const described = new Set(operations.map(({ where }) => where));
    const missing = routes.filter(
      ({ method, path, described: hasId }) =>
        method !== 'HEAD' && (!hasId || !described.has(`${method} ${path}`)),
    );
    expect(missing).toEqual([]);
  });

  test('each has a name of its own, a summary, a known tag and what it answers', () => {
    const known = (document['tags'] as { name: string }[]).map(({ name }) => name);
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const { where, operation } of operations) {
      expect(operation.summary, where).toBeTruthy();
      expect(known, where).toEqual(expect.arrayContaining(operation.tags ?? ['missing']));
      expect(
        Object.keys(operation.responses).some((status) => status.startsWith('2')),
        where,
      ).toBe(true);
    }
  });

  test('everything below /api needs a key and says how it refuses', () => {
    for (const { where, operation } of operations.filter((entry) => entry.where.includes(' /api/'))) {
      expect(operation.security, where).toEqual([{ apiKey: [] }]);
      expect(Object.keys(operation.responses), where).toEqual(
        expect.arrayContaining(['400', '401', '403', '429', '503']),
      );
    }
  });
});

test('every problem code has its page', () => {
  expect(Object.keys(problemTexts).sort()).toEqual(Object.keys(problems).sort());
});
