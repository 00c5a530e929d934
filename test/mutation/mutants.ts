import { parseSync } from 'vite';

/** A source with one thing changed in it. */
export type Mutant = {
  file: string;
  line: number;
  /** The line as it stands. */
  text: string;
  operator: string;
  before: string;
  after: string;
  source: string;
};

type Node = { type: string; start: number; end: number; [member: string]: unknown };
type Change = { operator: string; start: number; end: number; text: string };

const swapped: Readonly<Record<string, string>> = {
  '&&': '||',
  '||': '&&',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
};
const swappedMethods: Readonly<Record<string, string>> = { some: 'every', every: 'some' };
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

function isTextual(node: Node): boolean {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string');
}

/** What can be changed at a node: conditions, operators, numbers and flags, calls made for their effect, whole functions. */
function changesAt(node: Node, source: string): Change[] {
  const { type, start, end } = node;
  const textOf = (part: Node) => source.slice(part.start, part.end);
  const part = (name: string) => node[name] as Node;
  const change = (operator: string, at: { start: number; end: number }, text: string): Change[] => [
    { operator, start: at.start, end: at.end, text },
  ];
  if (type === 'IfStatement' || type === 'ConditionalExpression')
    return change('negate condition', part('test'), `!(${textOf(part('test'))})`);
  if (type === 'LogicalExpression' || type === 'BinaryExpression') {
    const [left, right, operator] = [part('left'), part('right'), node['operator'] as string];
    const to = swapped[operator];
    if (to === undefined || (operator === '+' && (isTextual(left) || isTextual(right)))) return [];
    const at = source.indexOf(operator, left.end);
    return change(`${operator} to ${to}`, { start: at, end: at + operator.length }, to);
  }
  if (type === 'Literal' && typeof node['value'] === 'number')
    return change('off by one', node, `(${textOf(node)} + 1)`);
  if (type === 'Literal' && typeof node['value'] === 'boolean')
    return change('flip flag', node, String(!node['value']));
  if (type === 'MemberExpression' && isNode(node['property'])) {
    const to = swappedMethods[textOf(node['property'])];
    return to === undefined ? [] : change('swap some and every', node['property'], to);
  }
  if (type === 'ExpressionStatement' && /^(?:await )?[\w.#?]+\(/u.test(source.slice(start, end)))
    return change('drop call', node, ';');
  if (functions.has(type) && isNode(node['body']) && node['body'].type === 'BlockStatement') {
    const at = node['body'].start + 1;
    return change('return early', { start: at, end: at }, ' return;');
  }
  return [];
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) walk(each, visit);
  if (!isNode(value) || (value.type.startsWith('TS') && !isNode(value['expression']))) return;
  visit(value);
  for (const [name, member] of Object.entries(value))
    if (name !== 'typeAnnotation' && name !== 'typeArguments' && name !== 'returnType') walk(member, visit);
}

/** Every mutant of a file, in the order of the text. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const changes: Change[] = [];
  walk(parseSync(file, source).program, (node) => changes.push(...changesAt(node, source)));
  const lines = source.split('\n');
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  return changes
    .toSorted((a, b) => a.start - b.start)
    .map(({ operator, start, end, text }) => ({
      file,
      operator,
      line: lineAt(start),
      text: lines[lineAt(start) - 1]!.trim(),
      before: source.slice(start, end),
      after: text,
      source: source.slice(0, start) + text + source.slice(end),
    }));
}
