import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { systemIds } from '../ids/ids.ts';
import { createSecrets } from './secrets.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'aisle-secrets-'));
afterAll(() => rmSync(dataFolder, { recursive: true }));
const open = (secret?: string, isShared = false) =>
  createSecrets({ secret, dataFolder, isShared, ids: systemIds });

test('what is sealed opens for its purpose and for no other', () => {
  const secrets = open('s'.repeat(40));
  const sealed = secrets.seal('co_a: first', 'sk-ключ');
  expect(sealed).not.toContain('sk-');
  expect(secrets.open('co_a: first', sealed)).toBe('sk-ключ');
  expect(secrets.open('co_b: first', sealed)).toBeUndefined();
  expect(open('t'.repeat(40)).open('co_a: first', sealed)).toBeUndefined();
  expect(secrets.seal('co_a: first', 'sk-ключ')).not.toBe(sealed);
});

test('damaged or foreign text opens as nothing', () => {
  const secrets = open('s'.repeat(40));
  const sealed = secrets.seal('p', 'x');
  for (const text of [
    '',
    'v1.',
    'v1.AAAA',
    'v2.AAAA',
    `${sealed.slice(0, 10)}${sealed[10] === 'A' ? 'B' : 'A'}${sealed.slice(11)}`,
    'plain',
  ])
    expect(secrets.open('p', text)).toBeUndefined();
});

test('without a secret the data folder holds one, for its owner alone', () => {
  const sealed = open().seal('p', 'x');
  const path = join(dataFolder, 'secret');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path, 'utf8').trim()).toHaveLength(43);
  expect(open().open('p', sealed)).toBe('x');
});

test('nodes that share a store must share a secret', () => {
  expect(() => open(undefined, true).seal('p', 'x')).toThrow('AISLE_SECRET');
});
