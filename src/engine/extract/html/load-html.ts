import type { CheerioAPI, load } from 'cheerio/slim';

/** A node of the tree, as far as it is read; what the parser makes fits it. */
export type PageNode = {
  type: string;
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: PageNode[];
  parent?: PageNode | null;
};

let parser: typeof load | undefined;

/** The tree of an HTML page or fragment. The parser is fifty modules, so it is loaded with the first one. */
export function loadHtml(html: string, isDocument: boolean): CheerioAPI {
  if (parser === undefined) {
    const { createRequire } = process.getBuiltinModule('node:module');
    const cheerio = createRequire(import.meta.url)('cheerio/slim') as typeof import('cheerio/slim');
    parser = cheerio.load;
  }
  return parser(html, {}, isDocument);
}

/** The node that holds all of a tree. */
export function rootOf($: CheerioAPI): PageNode {
  const root = $.root().get(0);
  if (!root) throw new Error('A tree of HTML has a root.');
  return root;
}
