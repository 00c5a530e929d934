import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importsOf, sourceFiles } from './architecture.ts';

/** One folder that imports another, with some of the imports that make it so. */
export type FolderEdge = { from: string; to: string; examples: readonly string[] };

/** Folders that reach each other by imports, and the edges among them. */
export type FolderCircle = { folders: readonly string[]; edges: readonly FolderEdge[] };

/** The graph of folders: for each, what it imports, each with the imports in words. */
type Graph = Map<string, Map<string, string[]>>;

const mostExamples = 5;

/** The top-level folder of a path below the root; a file that lies loose at the top stands for itself. */
const folderOf = (path: string): string => path.split('/')[0]!;

function graphOf(root: string, folder: string): Graph {
  const graph: Graph = new Map();
  for (const file of sourceFiles(root, folder)) {
    const path = posix.relative(folder, file);
    const edges = graph.get(folderOf(path)) ?? new Map<string, string[]>();
    graph.set(folderOf(path), edges);
    for (const specifier of importsOf(readFileSync(join(root, file), 'utf8'))) {
      const target = specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : '..';
      if (target.startsWith('..') || folderOf(target) === folderOf(path)) continue;
      const examples = edges.get(folderOf(target)) ?? [];
      edges.set(folderOf(target), [...examples, `${path} -> ${target}`]);
    }
  }
  return graph;
}

/** Every folder that can be reached from `start` by one import or more. */
function reachedFrom(graph: Graph, start: string): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  while (open.length > 0)
    for (const to of graph.get(open.pop()!)?.keys() ?? [])
      if (!reached.has(to)) {
        reached.add(to);
        open.push(to);
      }
  return reached;
}

/**
 * The circles among the top-level folders of `folder`, by every import of their sources, those of types too; tests are left out.
 *
 * Folders belong to one circle when each can be reached from each other one. Both lists are in the order of the alphabet.
 */
export function folderCircles(root: string, folder: string): FolderCircle[] {
  const graph = graphOf(root, folder);
  const names = [...graph.keys()].sort();
  const reached = new Map(names.map((name) => [name, reachedFrom(graph, name)]));
  const circles: FolderCircle[] = [];
  for (const name of names) {
    if (circles.some(({ folders }) => folders.includes(name))) continue;
    const folders = names.filter((other) => reached.get(name)!.has(other) && reached.get(other)?.has(name));
    if (folders.length === 0) continue;
    const edges = folders.flatMap((from) =>
      folders.flatMap((to) => {
        const examples = graph.get(from)!.get(to)?.slice(0, mostExamples);
        return examples ? [{ from, to, examples }] : [];
      }),
    );
    circles.push({ folders, edges });
  }
  return circles;
}
