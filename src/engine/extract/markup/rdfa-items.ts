import type { CheerioAPI } from 'cheerio/slim';
import { type PageNode, rootOf } from '../html/load-html.ts';
import {
  asObject,
  attributeTokens,
  deepestItem,
  localName,
  mostItems,
  type SchemaItem,
} from './schema-item.ts';

type Subject = { types: string[]; properties: Record<string, unknown[]>; depth: number };

/** Attributes of a link: properties of the page's head by `rel`, which RDFa has too, say nothing of products. */
function addressOf({ attribs }: PageNode): string | undefined {
  return attribs?.['resource'] ?? attribs?.['href'] ?? attribs?.['src'];
}

/**
 * Items of the page's RDFa (W3C RDFa Lite 1.1 and `about`, `content`, `datetime` of RDFa 1.1) in the form of the others; what is
 * said of the page itself is an item without types. At most 500 items.
 */
export function rdfaItems($: CheerioAPI): SchemaItem[] {
  const marked = $('[typeof],[property]:not(meta):not(link)');
  if (marked.length === 0) return [];
  const byAddress = new Map<string, Subject>();
  const subjects: Subject[] = [];
  const open = (address: string | undefined, depth: number): Subject => {
    const known = address === undefined ? undefined : byAddress.get(address);
    if (known) return known;
    const subject: Subject = { types: [], properties: {}, depth };
    if (subjects.length < mostItems) subjects.push(subject);
    if (address !== undefined) byAddress.set(address, subject);
    return subject;
  };
  const add = (subject: Subject, node: PageNode, value: unknown) => {
    for (const name of attributeTokens(node.attribs?.['property'])) {
      const key = localName(name);
      subject.properties[key] ??= [];
      subject.properties[key].push(value);
    }
  };
  const visit = (node: PageNode, subject: Subject): void => {
    const given = node.attribs ?? {};
    const hasProperty = given['property'] !== undefined;
    const types = attributeTokens(given['typeof']).map(localName);
    let inner = subject;
    if (
      given['typeof'] !== undefined ||
      given['about'] !== undefined ||
      (!hasProperty && given['resource'] !== undefined)
    ) {
      const address = given['about'] ?? addressOf(node);
      inner = open(address, subject.depth + 1);
      inner.types.push(...types);
      if (hasProperty && given['about'] !== undefined && given['typeof'] === undefined)
        add(inner, node, literalOf(node));
      // Nested further than anything sells: what lies there is an item of its own, but no value.
      else if (hasProperty && inner !== subject && inner.depth < deepestItem) add(subject, node, inner);
    } else if (hasProperty) add(subject, node, literalOf(node));
    for (const child of node.children ?? []) visit(child, inner);
  };
  const literalOf = (node: PageNode): string =>
    (
      node.attribs?.['content'] ??
      addressOf(node) ??
      node.attribs?.['datetime'] ??
      $(node as never).text()
    ).trim();
  visit(rootOf($), open('', 0));
  const written = new Map<Subject, SchemaItem>();
  const write = (subject: Subject): SchemaItem => {
    const known = written.get(subject);
    if (known) return known;
    const item: SchemaItem = { types: subject.types, properties: {} };
    written.set(subject, item);
    const entries = Object.entries(subject.properties).map(([name, values]) => [
      name,
      values.map((value) => (typeof value === 'string' ? value : asObject(write(value as Subject)))),
    ]);
    return Object.assign(item, { properties: Object.fromEntries(entries) });
  };
  return subjects
    .map(write)
    .filter(({ types, properties }) => types.length > 0 || Object.keys(properties).length > 0);
}
