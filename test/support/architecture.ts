import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** One row of the dependency table of docs/architecture.md: what files under `from` may import. */
type Row = { from: string; repository: readonly string[]; packages: readonly string[] | 'any' };

const purePackages = [
  'snowball-stemmers',
  'cheerio',
  'csv-parse',
  'markdown-it',
  'entities',
  'fflate',
  'mammoth',
  'saxes',
  'unpdf',
];

/** The dependency table; the first row whose `from` holds the file decides. `node:` stands for Node's own modules. */
export const table: readonly Row[] = [
  { from: 'src/contract/', repository: ['src/contract/'], packages: ['typebox'] },
  { from: 'src/errors.ts', repository: [], packages: [] },
  { from: 'src/memo/', repository: ['src/memo/'], packages: [] },
  { from: 'src/engine/', repository: ['src/engine/', 'src/memo/'], packages: purePackages },
  {
    from: 'src/platform/',
    repository: ['src/platform/', 'src/engine/', 'src/memo/', 'src/errors.ts'],
    packages: 'any',
  },
  {
    from: 'src/services/',
    repository: ['src/services/', 'src/engine/', 'src/platform/', 'src/memo/', 'src/errors.ts'],
    packages: ['kysely', 'yaml', 'node:timers/promises'],
  },
  {
    from: 'src/http/',
    repository: ['src/http/', 'src/contract/', 'src/services/', 'src/memo/', 'src/errors.ts'],
    packages: ['node:', 'fastify', '@fastify/', '@scalar/', 'typebox'],
  },
  {
    from: 'src/jobs/',
    repository: ['src/jobs/', 'src/services/', 'src/memo/', 'src/errors.ts'],
    packages: ['node:'],
  },
  {
    from: 'src/cli/',
    repository: ['src/cli/', 'src/contract/', 'src/services/', 'src/memo/', 'src/errors.ts'],
    packages: ['node:', 'commander', '@clack/prompts', 'yaml'],
  },
  { from: 'src/open-accounts.ts', repository: ['src/platform/', 'src/services/'], packages: [] },
  { from: 'src/followers.ts', repository: ['src/services/'], packages: [] },
  {
    from: 'src/open-store.ts',
    repository: ['src/followers.ts', 'src/platform/', 'src/services/'],
    packages: ['node:'],
  },
  { from: 'src/start.ts', repository: ['src/'], packages: 'any' },
  // Built by their own configurations, which run in Node.
  { from: 'sdk/vite', repository: [], packages: ['node:', 'vite'] },
  { from: 'sdk/', repository: ['sdk/'], packages: [] },
];

/** A pattern that may occur in the code of some places only. */
type SinglePlace = { what: string; pattern: RegExp; allowed: (file: string) => boolean; inBrowsers?: true };

const inPlatform =
  (...ports: string[]) =>
  (file: string) =>
    ports.some((port) => file.startsWith(`src/platform/${port}/`));

/** Things that live in one place. */
export const singlePlaces: readonly SinglePlace[] = [
  {
    what: 'kysely outside store.ts and platform/database',
    pattern: /from 'kysely/,
    allowed: (file) =>
      (file.startsWith('src/services/') && file.endsWith('/store.ts')) ||
      inPlatform('database', 'queue')(file),
  },
  { what: 'process.env outside platform/config', pattern: /process\.env/, allowed: inPlatform('config') },
  {
    what: 'Date.now outside platform/clock',
    pattern: /Date\.now\(|new Date\(\)/,
    allowed: inPlatform('clock'),
  },
  {
    what: 'randomness outside platform/ids',
    pattern: /Math\.random\(|randomUUID\(|randomBytes\(/,
    allowed: (file) => inPlatform('ids')(file) || file === 'src/platform/config/server-secret.ts',
  },
  {
    what: 'an outbound connection outside platform/fetcher and platform/models',
    pattern: /from 'undici'|(?<![.\w])fetch\(|from 'node:(?:https?|net|tls)'/,
    allowed: (file) =>
      inPlatform('fetcher', 'models', 'metrics', 'database')(file) ||
      file.startsWith('src/http/') ||
      file === 'src/start.ts',
  },
  {
    what: 'markup written into a page',
    pattern: /\.(?:inner|outer)HTML|insertAdjacentHTML|document\.write|\beval\(|new Function\(/,
    allowed: () => false,
    inBrowsers: true,
  },
];

export type Offence = { file: string; offence: string };

/** Every `.ts` file below `folder` of `root`, tests left out, as posix paths relative to `root`. */
export function sourceFiles(root: string, folder = 'src'): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => posix.join(posix.relative(root, entry.parentPath), entry.name));
}

/** The specifiers of every import, re-export and dynamic import of a source text, comments left out. */
export function importsOf(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const clause = /(?:^|\n)\s*(?:import|export)\b[^'";]*?\bfrom\s*['"]([^'"]+)['"]/g;
  const bare = /(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g;
  const dynamic = /\bimport\s*\(\s*['"]([^'"]+)['"]/g;
  return [clause, bare, dynamic].flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1]!));
}

function importOffence(file: string, row: Row, specifier: string): string | undefined {
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(file), specifier);
    if (!row.repository.some((allowed) => target.startsWith(allowed))) return `may not import ${target}`;
    const noun = /^src\/services\/([^/]+)\//;
    const [from, to] = [file.match(noun)?.[1], target.match(noun)?.[1]];
    if (target.endsWith('/store.ts') && from !== to)
      return `reaches past the verbs of another noun: ${target}`;
    return undefined;
  }
  if (row.packages === 'any') return undefined;
  return row.packages.some(
    (allowed) =>
      specifier === allowed ||
      specifier.startsWith(allowed.endsWith('/') || allowed.endsWith(':') ? allowed : `${allowed}/`),
  )
    ? undefined
    : `may not import the package ${specifier}`;
}

/** What runs on the server, and what runs in browsers. */
export const sourceFolders = ['src', 'sdk'];

/** Checks every source file under `root` against the table and the single places. */
export function findOffences(root: string): { files: string[]; offences: Offence[] } {
  const files = sourceFolders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => sourceFiles(root, folder));
  const offences: Offence[] = [];
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    const row = table.find(({ from }) => file.startsWith(from));
    if (!row) {
      offences.push({ file, offence: 'lies in no folder of the table' });
      continue;
    }
    for (const specifier of importsOf(text)) {
      const offence = importOffence(file, row, specifier);
      if (offence) offences.push({ file, offence });
    }
    for (const { what, pattern, allowed, inBrowsers } of singlePlaces)
      if ((file.startsWith('src/') || inBrowsers) && !allowed(file) && pattern.test(text))
        offences.push({ file, offence: what });
    if (/(^|\/)index\.tsx?$/.test(file)) offences.push({ file, offence: 'is a barrel file' });
  }
  return { files, offences };
}
