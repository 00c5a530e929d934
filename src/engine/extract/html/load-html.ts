import type { CheerioAPI, load } from 'cheerio/slim';
import { once } from '../../../memo/kept.ts';

/** A node of the tree, as far as it is read; what the parser makes fits it. */
export type PageNode = {
  type: string;
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: PageNode[];
  parent?: PageNode | null;
};

/** The parser is fifty modules, so it is loaded with the first page. */
const parser = once((): typeof load => {
  const { createRequire } = process.getBuiltinModule('node:module');
  return (createRequire(import.meta.url)('cheerio/slim') as typeof import('cheerio/slim')).load;
});

/** The tree of an HTML page or fragment. */
export function loadHtml(html: string, isDocument: boolean): CheerioAPI {
  return parser()(html, {}, isDocument);
}

/** The node that holds all of a tree. */
export function rootOf($: CheerioAPI): PageNode {
  const root = $.root().get(0);
  if (!root) throw new Error('A tree of HTML has a root.');
  return root;
}
