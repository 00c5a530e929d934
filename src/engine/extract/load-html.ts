import type { CheerioAPI, load } from 'cheerio/slim';

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
