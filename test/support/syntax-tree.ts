import { parseSync } from 'vite';

/** A node of the syntax tree of a source (ESTree, with TypeScript's own kinds). */
export type Node = { type: string; start: number; end: number; [field: string]: unknown };

/** Whether a value of a field is a node. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Whether a node is a function, whatever it is written as. */
export const isFunction = (node: Node): boolean =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(node.type);

/** The syntax tree of a TypeScript source. */
export function parseSource(file: string, source: string): Node {
  return parseSync(file, source).program as unknown as Node;
}

/** Visits a node and all below it, each with the nodes above it, the outermost first. */
export function walk(
  node: Node,
  visit: (node: Node, above: readonly Node[]) => void,
  above: readonly Node[] = [],
): void {
  visit(node, above);
  const below = [...above, node];
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, below);
}
