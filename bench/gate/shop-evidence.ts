/** What a model would be shown of an authored shop: sections of pages and records of products, as evidence of the gate. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { minorDigits } from '../../src/engine/catalog/minor-digits.ts';
import { markdownToText } from '../../src/engine/extract/markdown-to-text.ts';
import type { GateEvidence, GateFact } from '../../src/engine/gate/types.ts';
import { cutPassages } from '../../src/engine/knowledge/cut-passages.ts';
import { readFrontMatter } from '../../src/services/imports/read-front-matter.ts';
import { readLines } from '../support/authored-shops.ts';

type WireMoney = { amount: number; currency: string };
type WireProduct = {
  product_id: string;
  title: string;
  description?: string;
  brand?: string;
  locale: string;
  price?: WireMoney;
  list_price?: WireMoney;
  availability?: string;
  attributes?: Record<string, unknown>;
  variants?: readonly {
    variant_id: string;
    title?: string;
    price?: WireMoney;
    availability?: string;
  }[];
};

/** A shop as a model may see it: evidence by the page or product it is of. */
export type ShopEvidence = {
  name: string;
  locale: string;
  host: string;
  of: ReadonlyMap<string, readonly GateEvidence[]>;
  all: readonly GateEvidence[];
  titles: readonly string[];
  brands: readonly string[];
};

function money({ amount, currency }: WireMoney): string {
  const digits = minorDigits(currency);
  return `${(amount / 10 ** digits).toFixed(digits)} ${currency}`;
}

function factsOf(product: WireProduct): GateFact[] {
  const facts: GateFact[] = [];
  for (const [name, value] of Object.entries(product.attributes ?? {}))
    facts.push({
      path: `attributes.${name}`,
      value: typeof value === 'number' || typeof value === 'boolean' ? value : [value].flat().join(', '),
    });
  if (product.price) facts.push({ path: 'price', value: money(product.price) });
  if (product.list_price) facts.push({ path: 'list_price', value: money(product.list_price) });
  if (product.availability && product.availability !== 'unknown')
    facts.push({ path: 'availability', value: product.availability });
  for (const { variant_id: id, title, price, availability } of product.variants ?? []) {
    const said = [title, price && money(price), availability?.replaceAll('_', ' ')]
      .filter(Boolean)
      .join(', ');
    facts.push({ path: `variants.${id}`, value: said });
  }
  return facts;
}

/** Reads a shop of a folder. */
export function shopEvidence(folder: string): ShopEvidence {
  const company = JSON.parse(readFileSync(join(folder, 'company.json'), 'utf8')) as {
    domain: string;
    locale: string;
  };
  const of = new Map<string, GateEvidence[]>();
  let count = 0;
  for (const file of readdirSync(join(folder, 'documents'))) {
    const { frontMatter, content } = readFrontMatter(readFileSync(join(folder, 'documents', file), 'utf8'));
    const text = markdownToText(content);
    const {
      title = file,
      locale = company.locale,
      trust = 'catalog',
    } = frontMatter as Partial<Pick<GateEvidence, 'title' | 'locale' | 'trust'>>;
    // Rows of a table are passages of their own; here a section is one piece, which is the harder case.
    const sections = Map.groupBy(cutPassages(text, locale), ({ headingPath }) => headingPath);
    of.set(
      basename(file, '.md'),
      [...sections].map(([heading, passages]) => ({
        id: `e${++count}`,
        title,
        ...(heading === '' ? {} : { heading }),
        text: passages.map(({ start, end }) => text.slice(start, end)).join('\n\n'),
        locale,
        trust,
      })),
    );
  }
  const products = readLines<WireProduct>(join(folder, 'products.jsonl'));
  for (const product of products)
    of.set(product.product_id, [
      {
        id: `e${++count}`,
        title: product.title,
        text: product.description ?? '',
        locale: product.locale,
        trust: 'catalog',
        productId: product.product_id,
        ...(product.brand === undefined ? {} : { brand: product.brand }),
        facts: factsOf(product),
      },
    ]);
  return {
    name: basename(folder),
    locale: company.locale,
    host: company.domain,
    of,
    all: [...of.values()].flat(),
    titles: products.map(({ title }) => title),
    brands: [...new Set(products.flatMap(({ brand }) => brand ?? []))],
  };
}
