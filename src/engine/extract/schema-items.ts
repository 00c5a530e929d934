import type { CheerioAPI } from 'cheerio';

/** One item of structured data: its schema.org types without prefix, and its properties as they stand in the page. */
export type SchemaItem = {
  types: readonly string[];
  properties: Readonly<Record<string, readonly unknown[]>>;
};

const mostItems = 500;
const deepest = 12;

function typeName(type: string): string {
  return type.replace(/^.*[/#:]/u, '');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

function parseJson(text: string): unknown {
  const bare = text
    .replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/u, '')
    .replace(/(?:-->|\/\/\s*\]\]>|\]\]>)\s*$/u, '');
  try {
    return JSON.parse(bare);
  } catch {
    // A broken block says nothing; the page has other ways to say it.
    return undefined;
  }
}

/** All objects of JSON-LD blocks, `@graph` and lists opened, by their `@id` where they have one. */
function collectNodes(blocks: readonly unknown[]): {
  nodes: Record<string, unknown>[];
  byId: Map<string, Record<string, unknown>>;
} {
  const nodes: Record<string, unknown>[] = [];
  const byId = new Map<string, Record<string, unknown>>();
  const open: { value: unknown; depth: number }[] = blocks.map((value) => ({ value, depth: 0 })).reverse();
  for (let next = open.pop(); next && nodes.length < mostItems; next = open.pop()) {
    const { value, depth } = next;
    if (depth > deepest) continue;
    if (Array.isArray(value))
      for (const item of value.toReversed()) open.push({ value: item, depth: depth + 1 });
    if (!isObject(value)) continue;
    const id = value['@id'];
    if (value['@type'] !== undefined) nodes.push(value);
    if (typeof id === 'string' && Object.keys(value).length > 1 && !byId.has(id)) byId.set(id, value);
    for (const inner of Object.values(value).toReversed()) open.push({ value: inner, depth: depth + 1 });
  }
  return { nodes, byId };
}

/** Items of the page's JSON-LD (W3C JSON-LD 1.1 as shops write it: no contexts but schema.org's are read). */
function jsonLdItems($: CheerioAPI): SchemaItem[] {
  const blocks = $('script[type="application/ld+json" i]')
    .toArray()
    .map((element) => parseJson($(element).text()));
  const { nodes, byId } = collectNodes(blocks);
  const resolve = (value: unknown): unknown => {
    if (!isObject(value) || Object.keys(value).length !== 1) return value;
    const id = value['@id'];
    return typeof id === 'string' ? (byId.get(id) ?? value) : value;
  };
  return nodes.map((node) => ({
    types: listOf(node['@type'])
      .filter((type) => typeof type === 'string')
      .map(typeName),
    properties: Object.fromEntries(
      Object.entries(node)
        .filter(([name]) => !name.startsWith('@'))
        .map(([name, value]) => [typeName(name), listOf(value).map(resolve)]),
    ),
  }));
}

const valueAttribute: Readonly<Record<string, string>> = {
  meta: 'content',
  audio: 'src',
  img: 'src',
  source: 'src',
  video: 'src',
  a: 'href',
  link: 'href',
  area: 'href',
  object: 'data',
  data: 'value',
  meter: 'value',
  time: 'datetime',
};

type PageElement = ReturnType<CheerioAPI>[number];

/** Items of the page's microdata (HTML Standard §5.2); nested items become objects like those of JSON-LD. */
function microdataItems($: CheerioAPI): SchemaItem[] {
  const read = (scope: PageElement, depth: number): SchemaItem => {
    const properties: Record<string, unknown[]> = {};
    const visit = (element: PageElement): void => {
      $(element)
        .children()
        .each((_, child) => {
          const names = ($(child).attr('itemprop') ?? '').split(/\s+/u).filter((name) => name !== '');
          const isScope = $(child).attr('itemscope') !== undefined;
          for (const name of names) {
            const key = typeName(name);
            properties[key] ??= [];
            properties[key].push(
              isScope && depth < deepest ? asObject(read(child, depth + 1)) : itemValue($, child),
            );
          }
          if (!isScope) visit(child);
        });
    };
    visit(scope);
    return {
      types: ($(scope).attr('itemtype') ?? '')
        .split(/\s+/u)
        .filter((type) => type !== '')
        .map(typeName),
      properties,
    };
  };
  return $('[itemscope]')
    .toArray()
    .slice(0, mostItems)
    .map((element) => read(element, 0));
}

function asObject(item: SchemaItem): Record<string, unknown> {
  return { '@type': item.types, ...item.properties };
}

function itemValue($: CheerioAPI, element: PageElement): string {
  const name = 'tagName' in element ? element.tagName.toLowerCase() : '';
  const attribute = valueAttribute[name];
  const given = attribute === undefined ? undefined : $(element).attr(attribute);
  return (given ?? $(element).attr('content') ?? $(element).text()).trim();
}

/** All items of structured data in a page, JSON-LD before microdata; broken ones are left out. At most 500 of each. */
export function schemaItems($: CheerioAPI): SchemaItem[] {
  return [...jsonLdItems($), ...microdataItems($)];
}
