import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import type { Cli } from '../src/cli/cli.ts';
import { buildProgram } from '../src/cli/program.ts';
import { knownColumnNames } from '../src/engine/records/columns/shop-fields.ts';
import { settingsOf } from '../src/engine/retrieval/parameters.ts';
import { problems } from '../src/http/problems.ts';
import { describe as describeVariables } from '../src/platform/config/describe.ts';
import { defaultQuotas } from '../src/platform/limits/limits.ts';
import { scopes } from '../src/services/api-keys/api-key.ts';
import { describeProduct } from './support/describe-product.ts';
import {
  allPages,
  between,
  commandsOf,
  linksOf,
  markdownTable,
  pathOf,
  readPage,
  requestsOf,
  root,
} from './support/documentation.ts';
import { answerRooms, engineRooms } from './support/engine-rooms.ts';

const pages = allPages();

/** Commands are looked up in it, never run. */
async function program(): Promise<Command> {
  const cli = { deps: { variables: () => [] } } as unknown as Cli;
  return buildProgram(cli, { out: () => undefined, err: () => undefined }, undefined);
}

const { scripts, peerDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
  'scripts' | 'peerDependencies',
  Record<string, string>
>;
const aisle = await program();

/** What is wrong with a command as a document names it, or undefined. */
function faultOf([tool, ...words]: readonly string[]): string | undefined {
  if (tool === 'npm' && words[0] === 'install') {
    // Optional packages in the versions that the project knows.
    const optional = Object.entries(peerDependencies).map(([name, version]) => `${name}@${version}`);
    const unknown = words.slice(1).find((word) => !optional.includes(word));
    return unknown === undefined ? undefined : `no optional package ${unknown}`;
  }
  if (tool === 'npm') {
    const script = words[0] === 'run' ? words[1] : words[0];
    const known = script === 'ci' || (script !== undefined && Object.hasOwn(scripts, script));
    return known ? undefined : `no script ${script}`;
  }
  let command = aisle;
  for (const word of words) {
    if (word === '…' || word === '--help' || word.startsWith('<')) break;
    if (word.startsWith('--')) {
      if (!command.options.some(({ long }) => long === word)) return `no option ${word}`;
      continue;
    }
    const child = command.commands.find((each) => each.name() === word);
    if (child) command = child;
    else if (command.commands.length > 0) return `no command ${word}`;
  }
  return undefined;
}

describe('what the documents name exists', () => {
  test.each(pages.map((page) => [page.file, page] as const))('%s: paths', (_file, page) => {
    const paths = page.spans.flatMap((span) => pathOf(span) ?? []);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test.each(pages.map((page) => [page.file, page] as const))('%s: links', (_file, page) => {
    expect(linksOf(page).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test.each(pages.map((page) => [page.file, page] as const))('%s: commands', (_file, page) => {
    const faults = commandsOf(page).flatMap((words) => {
      const fault = faultOf(words);
      return fault === undefined ? [] : [`${words.join(' ')}: ${fault}`];
    });
    expect(faults).toEqual([]);
  });

  test('and what does not exist would be noticed', () => {
    expect(pathOf('src/engine/nowhere.ts')).toBe('src/engine/nowhere.ts');
    expect(pathOf('services/threads')).toBe('src/services/threads');
    expect(linksOf({ file: 'docs/a.md', text: '[x](../gone.md#y)', fenced: [], spans: [] })).toEqual([
      'gone.md',
    ]);
    const named = {
      file: 'a',
      text: '',
      fenced: ['KEY=$(npx aisle key burn x)'],
      spans: ['npm run missing'],
    };
    expect(commandsOf(named)).toEqual([
      ['aisle', 'key', 'burn', 'x'],
      ['npm', 'run', 'missing'],
    ]);
    expect(faultOf(['aisle', 'key', 'burn', 'x'])).toBe('no command burn');
    expect(faultOf(['aisle', 'key', 'create', 'x', '--nmae'])).toBe('no option --nmae');
    expect(faultOf(['npm', 'run', 'missing'])).toBe('no script missing');
    expect(pages.flatMap(commandsOf).length).toBeGreaterThan(20);
    expect(pages.flatMap(({ spans }) => spans.flatMap((span) => pathOf(span) ?? [])).length).toBeGreaterThan(
      50,
    );
  });
});

/** A mismatch is told with the whole text that belongs there. */
function expectText(found: string, expected: string): void {
  expect(found, `Write this between the marks:\n\n${expected}\n`).toBe(expected);
}

describe('what the documents say is what the code says', () => {
  test('docs/operate.md: the variables', () => {
    const rows = describeVariables().map(({ name, description, default: standard, example, secret }) => [
      `\`${name}\``,
      `${description}${secret ? ' Never printed.' : ''}`,
      standard === 'unset' || standard.includes(' ') ? standard : `\`${standard}\``,
      `\`${example}\``,
    ]);
    const found = between(
      readPage('docs/operate.md'),
      /<!-- config table:.*-->/,
      '<!-- end of config table -->',
    );
    expectText(found, markdownTable(['Variable', 'What it sets', 'Default', 'Example'], rows));
  });

  test.each([
    { of: 'the engine', rooms: engineRooms, mark: 'rooms' },
    { of: 'answers', rooms: answerRooms, mark: 'answer rooms' },
  ])('docs/architecture.md: the rooms of $of', ({ rooms, mark }) => {
    const rows = rooms.map(({ name, holds, mayImport }) => [
      `\`${name}\``,
      holds,
      mayImport.map((other) => `\`${other}\``).join(', ') || 'nothing',
    ]);
    const found = between(
      readPage('docs/architecture.md'),
      new RegExp(`<!-- ${mark} table:.*-->`),
      `<!-- end of ${mark} table -->`,
    );
    expectText(found, markdownTable(['Room', 'What it holds', 'May import'], rows));
  });

  test('docs/importing.md: columns that are known', () => {
    const rows = knownColumnNames().map(({ field, names }) => [
      `\`${field}\``,
      names.map((name) => `\`${name}\``).join(', '),
    ]);
    const found = between(
      readPage('docs/importing.md'),
      /<!-- column table:.*-->/,
      '<!-- end of column table -->',
    );
    expectText(found, markdownTable(['Field', 'Names of its column'], rows));
  });

  test('docs/retrieval.md: fields and weights', () => {
    const rows = (['product', 'passage', 'faq'] as const).flatMap((kind) => {
      const { version, k1, fields } = settingsOf(kind);
      return fields.map(({ name, weight, lengthNorm }) =>
        [kind, name, weight, lengthNorm, k1, version].map(String),
      );
    });
    const found = between(
      readPage('docs/retrieval.md'),
      /<!-- weights table:.*-->/,
      '<!-- end of weights table -->',
    );
    expectText(found, markdownTable(['Index', 'Field', 'Weight', 'b', 'k1', 'Version'], rows));
  });

  test('docs/api.md: every error code, in the row of its status, and no other', () => {
    const { text } = readPage('docs/api.md');
    const table = text.slice(
      text.indexOf('| Status | Codes |'),
      text.indexOf('\n\n', text.indexOf('| Status |')),
    );
    const told = table.split('\n').flatMap((row) => {
      const [, statuses = '', codes = ''] = row.split('|');
      const numbers = [...statuses.matchAll(/\d{3}/g)].map(Number);
      const names = [...codes.matchAll(/`([a-z_]+)`/g)].map(([, code]) => code!);
      // A row of several statuses names one code for each.
      return names.map((code, i) => [code, numbers.length > 1 ? numbers[i] : numbers[0]] as const);
    });
    const known = Object.entries(problems).map(([code, { status }]) => [code, status] as const);
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(known));
    expect(told).toHaveLength(known.length);
  });

  test('docs/api.md: every scope and every limit', () => {
    const { text, spans } = readPage('docs/api.md');
    expect(scopes.filter((scope) => !spans.includes(scope))).toEqual([]);
    for (const [policy, quota] of Object.entries(defaultQuotas))
      expect(text).toContain(`| \`${policy}\` | ${quota} |`);
  });

  test('docs/api.md: each request is an operation of the product, and each operation has its request', async () => {
    const { document } = await describeProduct();
    const known = Object.entries(document['paths'] as Record<string, object>).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const templates = known.filter((operation) => operation.includes(' /api/v1/'));
    const fits = (request: string, template: string) =>
      new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(request);
    const requests = requestsOf(readPage('docs/api.md'));
    expect(requests.filter((request) => !templates.some((template) => fits(request, template)))).toEqual([]);
    expect(templates.filter((template) => !requests.some((request) => fits(request, template)))).toEqual([]);
  });

  test('docs/operate.md: the metrics', () => {
    const folder = join(root, 'src/platform/metrics');
    const code = ['metrics.ts', 'request-series.ts']
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('');
    const named = readPage('docs/operate.md').spans.filter((span) => /^aisle_(?:http|job)/.test(span));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !code.includes(`'${name}'`))).toEqual([]);
  });
});
