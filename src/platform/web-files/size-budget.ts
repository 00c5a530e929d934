import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { hashInName, type WebProject } from './web-projects.ts';

/** What some files may weigh together, gzipped; or what a page and the chunk of its first view load before anything else. */
type Budget = { gzipBytes: number } & ({ files: string[] } | { page: string; view: string });

/** The name of a built file without its hash: `assets/main-Bx12_-aZ.js` and `assets-1a2b3c4d/main.js` are `assets/main.js`. */
function plainName(path: string): string {
  return path.replace(hashInName, '');
}

function gzippedFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.gz'))
    .map((entry) => join(entry.parentPath, entry.name));
}

const imported = /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g;

/** The scripts that a page names, the chunk of its first view, and all that these import at once; by file name. */
function loadedFirst(folder: string, { page, view }: { page: string; view: string }): Set<string> {
  const files = new Map(
    gzippedFiles(folder)
      .map((file) => file.slice(0, -3))
      .filter((file) => file.endsWith('.js'))
      .map((file) => [basename(file), file]),
  );
  const html = readFileSync(join(folder, page), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="[^"]*\/([\w.-]+\.js)"/g)].map(([, name = '']) => name);
  const ofView = [...files.keys()].filter((name) => plainName(name) === view);
  if (ofView.length !== 1) throw new Error(`${view} was built ${ofView.length} times`);
  const found = new Set<string>();
  const visit = (name: string) => {
    const file = files.get(name);
    if (file === undefined || found.has(name)) return;
    found.add(name);
    for (const [, next = ''] of readFileSync(file, 'utf8').matchAll(imported)) visit(next);
  };
  for (const name of [...named, ...ofView]) visit(name);
  return found;
}

/** What is too heavy in a build, by the project's `budgets.json`; where it names files, every file must be in one budget. */
export function overBudget(project: WebProject, folder: string): string[] {
  const file = join(project.folder, 'budgets.json');
  if (!existsSync(file)) return [];
  const budgets = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Budget>);
  const sizes = new Map<string, number>();
  const byName = new Map<string, number>();
  for (const name of gzippedFiles(folder)) {
    const bytes = readFileSync(name).byteLength;
    sizes.set(plainName(relative(folder, name.slice(0, -3))), bytes);
    byName.set(basename(name.slice(0, -3)), bytes);
  }
  const named = new Set(budgets.flatMap(([, budget]) => ('files' in budget ? budget.files : [])));
  const unnamed = named.size === 0 ? [] : [...sizes.keys()].filter((name) => !named.has(name));
  const faults = unnamed.map((name) => `${name} is in no budget of ${project.name}/budgets.json`);
  for (const [what, budget] of budgets) {
    const parts =
      'files' in budget
        ? budget.files.map((name) => [name, sizes.get(name)] as const)
        : [...loadedFirst(folder, budget)].map((name) => [name, byName.get(name)] as const);
    const missing = parts.filter(([, bytes]) => bytes === undefined).map(([name]) => name);
    const sum = parts.reduce((total, [, bytes = 0]) => total + bytes, 0);
    if (missing.length > 0) faults.push(`${what}: ${missing.join(', ')} was not built`);
    if (sum > budget.gzipBytes) faults.push(`${what}: ${sum} bytes gzip, ${budget.gzipBytes} are allowed`);
  }
  return faults;
}
