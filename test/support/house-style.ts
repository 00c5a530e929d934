import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './architecture.ts';
import { isFunction, type Node, parseSource, walk } from './syntax-tree.ts';

/** Functions, classes, and constants that are functions, exported from a line's beginning. */
const exported =
  /^export (?:default )?(?:(?:async )?function\*?|class|const(?= \w+ = (?:async )?(?:\(|function\b|<\w))) ?(\w*)/;

const documentedFolders = ['src/memo', 'src/engine', 'src/platform', 'src/services'];

/** Where an exported function or class of engine, platform or services has no docstring right above it. */
export function undocumented(root: string): string[] {
  return documentedFolders
    .flatMap((folder) => sourceFiles(root, folder))
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n');
      return lines.flatMap((line, i) =>
        exported.test(line) && !lines[i - 1]?.trimEnd().endsWith('*/') ? [`${file}:${i + 1}`] : [],
      );
    });
}

/** Types, interfaces, classes and enumerations that are defined where they are exported. */
const exportedType =
  /^export (?:declare |default )?(?:abstract )?(?:type|interface|class|(?:const )?enum) (\w+)/gm;

/** Names under which more than one file of `src/` exports a type, with those files; what is passed on (`export … from`) is defined once. */
export function sharedTypeNames(root: string): string[] {
  const filesOf = new Map<string, Set<string>>();
  for (const file of sourceFiles(root))
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(exportedType))
      filesOf.set(name, (filesOf.get(name) ?? new Set()).add(file));
  return [...filesOf]
    .filter(([, files]) => files.size > 1)
    .map(([name, files]) => `${name}: ${[...files].sort().join(', ')}`)
    .sort();
}

/** Lists of words and patterns, which are as long as what they list; generated tables. */
const lists = /^src\/engine\/language\/[a-z]{2}\/[\w-]+\.ts$/;

/** The most lines of a file that is no list of words. */
export const mostLines = 300;

/** Files of `src/` that have grown too long to be one idea. */
export function overlong(root: string): string[] {
  return sourceFiles(root).filter((file) => {
    const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length;
    return lines > mostLines && !lists.test(file);
  });
}

/** The most parameters of a function; what needs more takes an object, so that a call says what each value is. */
export const mostParameters = 4;

const signatures = new Set([
  'TSFunctionType',
  'TSMethodSignature',
  'TSDeclareFunction',
  'TSCallSignatureDeclaration',
]);

/** Functions and types of functions of a source that take more than four parameters, as `file:line`. */
export function longSignatures(file: string, source: string): string[] {
  const found: string[] = [];
  walk(parseSource(file, source), (node) => {
    if (!isFunction(node) && !signatures.has(node.type)) return;
    const { length } = node['params'] as Node[];
    if (length > mostParameters) found.push(`${file}:${source.slice(0, node.start).split('\n').length}`);
  });
  return found;
}
