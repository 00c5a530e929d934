import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['src', 'sdk', 'dashboard', 'test', 'bench', 'docs', 'bin'];
const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'];

/** A section is of something that readers can find: a standard, or a work with its year or title. */
const published = /RFC|UAX|GS1|HTML Standard|WHATWG|\b(?:19|20)\d{2}\b|["“][A-Z]/u;

/** Every comment of a source, with its line; all lines of a page. */
function proseOf(file: string, text: string): { line: number; text: string }[] {
  if (file.endsWith('.md')) return text.split('\n').map((each, i) => ({ line: i + 1, text: each }));
  return [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/gu)].flatMap((match) => {
    const from = text.slice(0, match.index).split('\n').length;
    return match[0].split('\n').map((each, i) => ({ line: from + i, text: each }));
  });
}

/** What a line refers to that nobody finds who has only the repository: documents, sections, numbers of decisions. */
function absentIn(text: string, root: string): string[] {
  const sections = text.includes('§') && !published.test(text) ? ['§'] : [];
  const documents = [...text.matchAll(/(?<![\w./"-])(?:[\w-]+\/)*([\w-]+\.md)\b/gu)]
    .map(([path]) => path)
    .filter((path) => !['', 'docs', 'docs/decisions'].some((folder) => existsSync(join(root, folder, path))));
  const decisions = [...text.matchAll(/\bdecisions? (\d{1,4})\b/giu)].flatMap(([said, number]) => {
    const named = readdirSync(join(root, 'docs/decisions')).some((file) =>
      file.startsWith(`${number!.padStart(4, '0')}-`),
    );
    return named ? [] : [said];
  });
  return [...sections, ...documents, ...decisions];
}

/** Whether a file is ours to read: what others wrote, results and made-up shops are not. */
function isOurs(path: string): boolean {
  return /\.(?:tsx?|js|md)$/u.test(path) && !/fixtures|node_modules|bench\/results|\/dist\//u.test(path);
}

/** Where comments and documents refer to what is not in the repository, as `file:line: what`. */
export function absentReferences(root: string, given?: Readonly<Record<string, string>>): string[] {
  const files = given
    ? Object.entries(given)
    : [
        ...pages,
        ...folders.flatMap((folder) =>
          readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
            .map((path) => join(folder, path))
            .filter(isOurs),
        ),
      ].map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);
  return files.flatMap(([file, text]) =>
    proseOf(file, text).flatMap(({ line, text: prose }) =>
      absentIn(prose, root).map((what) => `${file}:${line}: ${what}`),
    ),
  );
}
