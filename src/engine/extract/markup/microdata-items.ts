import type { CheerioAPI } from 'cheerio/slim';
import {
  asObject,
  attributeTokens,
  deepestItem,
  localName,
  mostItems,
  type SchemaItem,
} from './schema-item.ts';

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

/** How many elements are visited for one page: items may refer to each other without end. */
const mostVisits = 50_000;

/** Items of the page's microdata (HTML Standard §5.2, with `itemref`); nested items become objects like those of JSON-LD. */
export function microdataItems($: CheerioAPI): SchemaItem[] {
  let visits = 0;
  const byId = new Map<string, PageElement>();
  if ($('[itemref]').length > 0)
    for (const element of $('[id]').toArray())
      if (!byId.has($(element).attr('id')!)) byId.set($(element).attr('id')!, element);
  const read = (scope: PageElement, depth: number): SchemaItem => {
    const properties: Record<string, unknown[]> = {};
    const visit = (element: PageElement): void => {
      if (++visits > mostVisits) return;
      const isScope = $(element).attr('itemscope') !== undefined;
      for (const name of attributeTokens($(element).attr('itemprop'))) {
        const key = localName(name);
        properties[key] ??= [];
        properties[key].push(
          isScope && depth < deepestItem ? asObject(read(element, depth + 1)) : itemValue($, element),
        );
      }
      if (!isScope)
        $(element)
          .children()
          .each((_, child) => visit(child));
    };
    $(scope)
      .children()
      .each((_, child) => visit(child));
    for (const id of attributeTokens($(scope).attr('itemref'))) {
      const referred = byId.get(id);
      if (referred && referred !== scope) visit(referred);
    }
    return { types: attributeTokens($(scope).attr('itemtype')).map(localName), properties };
  };
  return $('[itemscope]')
    .toArray()
    .slice(0, mostItems)
    .map((element) => read(element, 0));
}

function itemValue($: CheerioAPI, element: PageElement): string {
  const name = 'tagName' in element ? element.tagName.toLowerCase() : '';
  const attribute = valueAttribute[name];
  const given = attribute === undefined ? undefined : $(element).attr(attribute);
  const named = given ?? $(element).attr('content');
  if (named !== undefined) return named.trim();
  const hasCode = $(element).find('script,style').length > 0;
  return (hasCode ? $(element).clone().find('script,style').remove().end() : $(element)).text().trim();
}
