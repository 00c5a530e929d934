import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './architecture.ts';
import { isFunction, isNode, type Node, parseSource, walk } from './syntax-tree.ts';

/** Made empty, these are there to be filled. */
const collections = new Set(['Map', 'WeakMap', 'Set', 'WeakSet']);
/** What remembers wherever it stands: by object, or by key for some time. */
const memories = new Set(['WeakMap', 'WeakSet', 'RecentCache', 'LRUCache']);
/** The classes of `src/memo/`. */
const ofMemo = new Set(['KeptValues', 'ScanResistantCache']);
/** What a collection or list is changed by. */
const changes = new Set(['set', 'add', 'delete', 'clear', 'push', 'pop', 'shift', 'unshift', 'splice']);

const madeOf = (node: Node): string =>
  node.type === 'NewExpression' && isNode(node['callee']) ? String(node['callee']['name']) : '';

const isEmptyCollection = (node: Node): boolean =>
  collections.has(madeOf(node)) && (node['arguments'] as Node[]).length === 0;

/** Names that functions of a file write into: `name = …`, `name[…] = …`, `name.of.set(…)`. */
function writtenInFunctions(program: Node): Set<string> {
  const written = new Set<string>();
  const note = (target: unknown): void => {
    if (!isNode(target)) return;
    if (target.type === 'Identifier') written.add(String(target['name']));
    // Where a regular expression looks next is set before each use.
    const property = target.type === 'MemberExpression' ? target['property'] : undefined;
    if (isNode(property) && property['name'] !== 'lastIndex') note(target['object']);
  };
  walk(program, (node, above) => {
    if (!above.some(isFunction)) return;
    if (node.type === 'AssignmentExpression') note(node['left']);
    if (node.type === 'UpdateExpression') note(node['argument']);
    const callee = node.type === 'CallExpression' ? node['callee'] : undefined;
    if (!isNode(callee) || callee.type !== 'MemberExpression') return;
    const property = callee['property'];
    if (isNode(property) && changes.has(String(property['name']))) note(callee['object']);
  });
  return written;
}

type Declaration = { name: string; isConst: boolean; isReadonly: boolean; init: Node | undefined };

/** Top-level declarations of variables of a file, exported or not. */
function declarationsOf(program: Node, source: string): Declaration[] {
  return (program['body'] as Node[]).flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement;
    if (!isNode(declared) || declared.type !== 'VariableDeclaration') return [];
    return (declared['declarations'] as Node[]).map(({ id, init }): Declaration => {
      const { start, end, name } = id as Node;
      return {
        name: String(name),
        isConst: declared['kind'] === 'const',
        isReadonly: /: *Readonly(?:Map|Set)</u.test(source.slice(start, end)),
        init: isNode(init) ? init : undefined,
      };
    });
  });
}

/** Whether a call of `oncePer` gives each object a collection to be filled: `(store) => new Map()`, `() => ({ of: new Map() })`. */
function givesCollections(call: Node): boolean {
  const callee = call['callee'];
  if (call.type !== 'CallExpression' || !isNode(callee) || callee['name'] !== 'oncePer') return false;
  const [make] = call['arguments'] as Node[];
  const given = make?.['body'];
  const body = isNode(given) && given.type === 'ParenthesizedExpression' ? given['expression'] : given;
  if (!isNode(body)) return false;
  const parts = body.type === 'ObjectExpression' ? (body['properties'] as Node[]) : [];
  return [body, ...parts.map((part) => part['value'])].some(
    (part) => isNode(part) && isEmptyCollection(part),
  );
}

/** What of a file changes after it was loaded: names at its top level, and what remembers inside functions and classes. */
export function mutableNames(file: string, source: string): string[] {
  const program = parseSource(file, source);
  const written = writtenInFunctions(program);
  const names = declarationsOf(program, source)
    .filter(({ name, isConst, isReadonly, init }) => {
      if (!isConst) return true;
      if (init === undefined || isFunction(init) || isReadonly) return false;
      return !ofMemo.has(madeOf(init)) && (written.has(name) || isEmptyCollection(init));
    })
    .map(({ name }) => name);
  walk(program, (node, above) => {
    if (givesCollections(node)) names.push('oncePer(… => new Map())');
    const isNamed = above.length < 4 && isEmptyCollection(node);
    if (memories.has(madeOf(node)) && !isNamed) names.push(`new ${madeOf(node)}`);
  });
  return names;
}

/** Every file of `src/` but `src/memo/` that holds something that changes while the process runs, with what does. */
export function mutableState(root: string): Record<string, readonly string[]> {
  const found = sourceFiles(root)
    .filter((file) => !file.startsWith('src/memo/'))
    .map((file) => [file, mutableNames(file, readFileSync(join(root, file), 'utf8'))] as const);
  return Object.fromEntries(found.filter(([, names]) => names.length > 0).sort());
}
