import type { CheerioAPI } from 'cheerio/slim';
import { isJsonObject, type JsonObject, jsonList } from '../../text/values/json-value.ts';
import { parseLenientJson } from './lenient-json.ts';
import { deepestItem, localName, mostItems, type SchemaItem } from './schema-item.ts';

/** All objects of JSON-LD blocks, `@graph` and lists opened, by their `@id` where they have one. */
function collectNodes(blocks: readonly unknown[]): {
  nodes: JsonObject[];
  byId: Map<string, JsonObject>;
} {
  const nodes: JsonObject[] = [];
  const byId = new Map<string, JsonObject>();
  const open: { value: unknown; depth: number }[] = blocks.map((value) => ({ value, depth: 0 })).reverse();
  for (let next = open.pop(); next && nodes.length < mostItems; next = open.pop()) {
    const { value, depth } = next;
    if (depth > deepestItem) continue;
    if (Array.isArray(value))
      for (const item of value.toReversed()) open.push({ value: item, depth: depth + 1 });
    if (!isJsonObject(value)) continue;
    const id = value['@id'];
    if (value['@type'] !== undefined) nodes.push(value);
    if (typeof id === 'string' && Object.keys(value).length > 1 && !byId.has(id)) byId.set(id, value);
    for (const inner of Object.values(value).toReversed()) open.push({ value: inner, depth: depth + 1 });
  }
  return { nodes, byId };
}

/** Items of the page's JSON-LD (W3C JSON-LD 1.1 as shops write it: no contexts but schema.org's are read). */
export function jsonLdItems($: CheerioAPI): SchemaItem[] {
  const blocks = $('script[type="application/ld+json" i]')
    .toArray()
    .map((element) => parseLenientJson($(element).text()));
  const { nodes, byId } = collectNodes(blocks);
  const resolve = (value: unknown): unknown => {
    if (!isJsonObject(value) || Object.keys(value).length !== 1) return value;
    const id = value['@id'];
    return typeof id === 'string' ? (byId.get(id) ?? value) : value;
  };
  return nodes.map((node) => ({
    types: jsonList(node['@type'])
      .filter((type) => typeof type === 'string')
      .map(localName),
    properties: Object.fromEntries(
      Object.entries(node)
        .filter(([name]) => !name.startsWith('@'))
        .map(([name, value]) => [localName(name), jsonList(value).map(resolve)]),
    ),
  }));
}
