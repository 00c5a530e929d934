import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../src/engine/language/languages.ts';
import { sourceFiles } from './architecture.ts';

const home = 'src/engine/language/';
const tag = `'(?:${languages.flatMap(({ tag, otherTags = [] }) => [tag, ...otherTags]).join('|')})'`;

/** What asks for one tag: a comparison, a case, a list that is looked into, the beginning of a locale. */
const BRANCH = new RegExp(
  [
    String.raw`[\w.]+(?:\([\w.]*\))? [!=]==? ${tag}`,
    String.raw`${tag} [!=]==? [\w.]+`,
    String.raw`\bcase ${tag}`,
    String.raw`(?:\[|new Set\(\[)${tag}(?:, ${tag})*\]\)?\.(?:includes|has|indexOf)\(`,
    String.raw`\.startsWith\(${tag}\)`,
  ].join('|'),
  'gu',
);

/**
 * Places outside the languages' folders that ask which language it is, as `file: code`, each once. Tables of how many languages are
 * written (decimal marks, stemmers) hold languages that have no folder, and are none.
 */
export function tagBranches(root: string): string[] {
  const found = sourceFiles(root, 'src')
    .filter((file) => !file.startsWith(home))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(BRANCH)].map(([code]) => `${file}: ${code}`),
    );
  return [...new Set(found)].sort();
}
