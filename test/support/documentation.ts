import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** A document with its text, and what in it stands in code: fenced lines, and spans outside of fences. */
export type Page = { file: string; text: string; fenced: string[]; spans: string[] };

const fence = /^```.*\n([\s\S]*?)^```$/gm;

export function readPage(file: string): Page {
  const text = readFileSync(join(root, file), 'utf8');
  const fenced = [...text.matchAll(fence)].flatMap(([, code]) => code!.split('\n'));
  const prose = text.replace(fence, '');
  const spans = [...prose.matchAll(/`([^`]+)`/g)].map(([, span]) => span!.replace(/\s+/g, ' '));
  return { file, text, fenced, spans };
}

/** The documents that people read first, and everything below docs/. */
export function allPages(): Page[] {
  const below = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' });
  const files = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'];
  files.push(...below.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`));
  return files.sort().map(readPage);
}

const topFolders = /^(?:src|test|bench|docs|migrations|bin|examples)\//;
const sourceFolders = /^(?:contract|engine|platform|services|http|jobs|cli)\//;
const rootFiles = /^(?:[A-Z][A-Z_]*(?:\.md)?|package(?:-lock)?\.json)$/;
/** The endpoint and the kind of answer that CONTRIBUTING.md adds as examples. */
const hypothetical = /wishlists|kinds\/maker/;

/** Where in the repository a span of code says something lies, or undefined when it names no path. */
export function pathOf(span: string): string | undefined {
  if (/[<*…\s(]/.test(span) || hypothetical.test(span)) return undefined;
  if (topFolders.test(span)) return span;
  if (sourceFolders.test(span)) return `src/${span}`;
  return rootFiles.test(span) && existsSync(join(root, `${span.replace(/\..*/, '')}.md`)) ? span : undefined;
}

/** Targets of links to files, as paths from the root. */
export function linksOf({ file, text }: Page): string[] {
  return [...text.replace(fence, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target!.replace(/#.*/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => join(dirname(file), target));
}

const commandLine = /(?:^|[\s(=;])(?:npx )?(npm|aisle) ([^#|;&)]*)/;

/** The commands of npm and aisle that a page names, as words. */
export function commandsOf({ fenced, spans }: Page): string[][] {
  return [...fenced, ...spans.filter((span) => !span.includes('://'))].flatMap((line) => {
    const parts = line.split('&&').map((part) => commandLine.exec(part));
    return parts.flatMap((found) => (found ? [[found[1]!, ...wordsOf(found[2]!)]] : []));
  });
}

function wordsOf(text: string): string[] {
  return [...text.matchAll(/"[^"]*"|'[^']*'|\S+/g)].map(([word]) => word);
}

const request = /(?:^|\s)"?(?:http:\/\/127\.0\.0\.1:8787\/api\/v1|\$base)(\/[^\s"?]*)/;

/** The requests of a page's examples, as `METHOD /api/v1/path`; a body without a method is a POST. */
export function requestsOf({ text }: Page): string[] {
  const code = [...text.matchAll(fence)].flatMap(([, lines]) => lines!.replaceAll('\\\n', ' ').split('\n'));
  return code.flatMap((line) => {
    const path = request.exec(line)?.[1];
    if (path === undefined) return [];
    const method = /-X ([A-Z]+)/.exec(line)?.[1] ?? (/\s-d /.test(line) ? 'POST' : 'GET');
    return [`${method} /api/v1${path}`];
  });
}

/** What stands between two comment marks of a page. */
export function between(page: Page, begin: RegExp, end: string): string {
  const start = begin.exec(page.text);
  if (!start) throw new Error(`${page.file} has no mark ${begin}`);
  const from = start.index + start[0].length;
  const to = page.text.indexOf(end, from);
  if (to < 0) throw new Error(`${page.file} has no mark ${end}`);
  return page.text.slice(from, to).trim();
}

/** A Markdown table. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}
