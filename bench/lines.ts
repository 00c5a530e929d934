/** How much code answering and search hold, or with `engine` the whole engine, apart from their data: `lines [engine] [git ref]`, without a ref the working tree. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SyntaxKind } from 'typescript/unstable/ast';
import { createScanner } from 'typescript/unstable/ast/scanner';
import type { BenchOptions, BenchResult, BenchSuite } from './suite.ts';

const folders = ['src/engine/answer', 'src/engine/query', 'src/services/answers', 'src/services/search'];
const root = join(import.meta.dirname, '..');
/** Words, patterns and texts: more than this share of the file's characters, punctuation and spaces aside, is literals. */
const DATA_SHARE = 2 / 3;
/** After these a slash opens a pattern, it does not divide. */
const VALUE_ENDS = new Set([
  SyntaxKind.Identifier,
  SyntaxKind.CloseParenToken,
  SyntaxKind.CloseBracketToken,
  SyntaxKind.CloseBraceToken,
  SyntaxKind.NumericLiteral,
]);

type Counted = { lines: number; withComments: number; isData: boolean };

/** Lines that hold any code, the same with those of comments, and whether the file is mostly literals. */
function countCode(text: string): Counted {
  const scanner = createScanner(true, undefined, text);
  const lines = new Set<number>();
  const openTemplates: number[] = [];
  let [literal, other, depth, line, at] = [0, 0, 0, 0, 0];
  const lineAt = (place: number): number => {
    for (; at < place; at++) if (text.charCodeAt(at) === 10) line++;
    return line;
  };
  let before = SyntaxKind.Unknown;
  for (let kind = scanner.scan(); kind !== SyntaxKind.EndOfFile; kind = scanner.scan()) {
    if (kind === SyntaxKind.SlashToken && !VALUE_ENDS.has(before)) kind = scanner.reScanSlashToken();
    if (kind === SyntaxKind.CloseBraceToken && openTemplates.at(-1) === depth) {
      kind = scanner.reScanTemplateToken(false);
      if (kind === SyntaxKind.TemplateTail) openTemplates.pop();
    } else if (kind === SyntaxKind.CloseBraceToken) depth--;
    else if (kind === SyntaxKind.OpenBraceToken) depth++;
    if (kind === SyntaxKind.TemplateHead) openTemplates.push(depth);
    const [start, end] = [scanner.getTokenStart(), scanner.getTokenEnd()];
    const last = lineAt(start) + text.slice(start, end).split('\n').length - 1;
    for (let one = line; one <= last; one++) lines.add(one);
    const isLiteral = kind >= SyntaxKind.FirstLiteralToken && kind <= SyntaxKind.LastTemplateToken;
    const isWord = kind === SyntaxKind.Identifier || kind >= SyntaxKind.FirstReservedWord;
    if (isLiteral) literal += end - start;
    else if (isWord) other += end - start;
    before = kind;
  }
  const withComments = text.split('\n').filter((one) => one.trim() !== '').length;
  return { lines: lines.size, withComments, isData: literal > DATA_SHARE * (literal + other) };
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

/** Paths and texts of the non-test sources of a folder, of a commit or of the working tree. */
function sourcesOf(folder: string, ref: string | undefined): { path: string; text: string }[] {
  const paths = ref
    ? git('ls-tree', '-r', '--name-only', ref, folder).split('\n')
    : readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path}`,
      );
  return paths
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => ({
      path,
      text: ref ? git('show', `${ref}:${path}`) : readFileSync(join(root, path), 'utf8'),
    }));
}

/** The rooms of the engine but the words of languages, which are data. */
function engineRooms(ref: string | undefined): string[] {
  const engine = 'src/engine';
  const rooms = ref
    ? git('ls-tree', '--name-only', ref, `${engine}/`)
        .split('\n')
        .filter((path) => path !== '')
    : readdirSync(join(root, engine)).map((name) => `${engine}/${name}`);
  return rooms.filter((path) => !path.endsWith('/language'));
}

async function run({ words }: BenchOptions): Promise<BenchResult> {
  const isEngine = words.includes('engine');
  const ref = words.find((word) => word !== 'engine');
  const byFolder: Record<string, { code: number; withComments: number; data: number; files: number }> = {};
  const dataFiles: string[] = [];
  for (const folder of isEngine ? engineRooms(ref) : folders) {
    const sum = { code: 0, withComments: 0, data: 0, files: 0 };
    for (const { path, text } of sourcesOf(folder, ref)) {
      const { lines, withComments, isData } = countCode(text);
      sum[isData ? 'data' : 'code'] += lines;
      if (!isData) sum.withComments += withComments;
      sum.files++;
      if (isData) dataFiles.push(path);
    }
    byFolder[folder] = sum;
  }
  const total = (of: 'code' | 'withComments' | 'data'): number =>
    Object.values(byFolder).reduce((sum, one) => sum + one[of], 0);
  const [code, withComments, data] = [total('code'), total('withComments'), total('data')];
  return { figures: { ref: ref ?? 'working tree', code, withComments, data, byFolder, dataFiles } };
}

const suite: BenchSuite = {
  name: 'lines',
  description:
    'lines of code of answering and search, data apart; words: `engine` for all of it, a git ref, else the working tree',
  run,
};

export default suite;
