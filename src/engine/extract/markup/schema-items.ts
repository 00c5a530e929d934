import type { CheerioAPI } from 'cheerio/slim';
import { jsonLdItems } from './json-ld-items.ts';
import { microdataItems } from './microdata-items.ts';
import { rdfaItems } from './rdfa-items.ts';
import type { SchemaItem } from './schema-item.ts';

/** All items of structured data in a page, JSON-LD before microdata before RDFa; broken ones are left out. At most 500 of each. */
export function schemaItems($: CheerioAPI): SchemaItem[] {
  return [...jsonLdItems($), ...microdataItems($), ...rdfaItems($)];
}
