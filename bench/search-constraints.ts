/** Suite 4: are the conditions of a query read exactly, and does any listed product break one? */
import type { Product } from '../src/engine/catalog/product.ts';
import { loadIcecat, loadLuma } from './catalogues.ts';
import { loadBazaar } from './constraints/bazaar.ts';
import { languages } from './constraints/bazaar-words.ts';
import { outcomesOf } from './constraints/corner-outcomes.ts';
import { cornerBreaks, loadCornerShops, loadCornerWishes } from './constraints/corner-shops.ts';
import { demoLocales, demoRecords, loadDemoProducts } from './constraints/demo-shop.ts';
import { type ConstraintQuery, generateQueries } from './constraints/grammar.ts';
import { handWritten } from './constraints/hand-written.ts';
import { breaks, type Catalogue, figuresOf } from './constraints/judge.ts';
import { searchShop } from './engine-search.ts';
import { buildShop } from './shop-index.ts';
import { type BenchResult, type BenchSuite, dataSet } from './suite.ts';

type CatalogueOf = (query: ConstraintQuery) => Catalogue;

/** The same measures where they must fail: every query judged by its neighbour's conditions, and ranked without filters. */
function controlOf(queries: readonly ConstraintQuery[], catalogueOf: CatalogueOf) {
  const swapped = queries.map((query, i) => ({ ...query, gold: queries[(i + 1) % queries.length]!.gold }));
  let violations = 0;
  for (const query of queries) {
    const { shop, byId } = catalogueOf(query);
    const { plan } = searchShop(shop, query.text, { limit: 1, locale: query.locale });
    const { hits } = shop.index.search({ groups: plan.groups, limit: 10 });
    for (const { id } of hits) for (const gold of query.gold) if (breaks(byId.get(id)!, gold)) violations++;
  }
  return {
    f1WithSwappedConditions: figuresOf(swapped, catalogueOf).f1,
    violationsWithoutFilters: violations,
  };
}

/** Figures of wishes that stay unread. */
function withoutExamples<T extends { examples: unknown; outcomes: { examples: unknown } }>(figures: T) {
  const { examples: _, outcomes, ...rest } = figures;
  const { examples: __, ...seen } = outcomes;
  return { ...rest, outcomes: seen };
}

async function run(options: Parameters<BenchSuite['run']>[0]): Promise<BenchResult> {
  const [icecat, luma] = [dataSet(options, 'icecat-chorus'), dataSet(options, 'magento-luma')];
  if (!icecat || !luma)
    return { leftOut: 'icecat-chorus or magento-luma is not in the data folder', figures: {} };
  const products = { icecat: loadIcecat(icecat), luma: loadLuma(luma) };
  const open = (list: readonly Product[], locale = 'en'): Catalogue => ({
    shop: buildShop(list, undefined, locale),
    byId: new Map(list.map((product) => [product.productId, product])),
    currency: list[0]!.price!.currency,
  });
  const catalogues: Record<string, Catalogue> = { icecat: open(products.icecat), luma: open(products.luma) };
  for (const language of languages) catalogues[`bazaar ${language}`] = open(loadBazaar(language), language);
  for (const locale of demoLocales)
    catalogues[`demo ${locale}`] = { ...open(loadDemoProducts(locale), locale), byId: demoRecords() };
  const demoLocaleOf = (locale: string): string => demoLocales.find((own) => own === locale) ?? 'en';
  for (const { name, locale, currency, products: list, facts } of loadCornerShops())
    catalogues[name] = {
      ...open(list, locale),
      currency,
      breaks: (product, gold) => cornerBreaks(product, facts.get(product.productId)!, gold),
    };
  const catalogueOf: CatalogueOf = ({ catalogue, locale }) => {
    if (catalogue === 'demo') return catalogues[`demo ${demoLocaleOf(locale)}`]!;
    return catalogues[catalogue === 'bazaar' ? `bazaar ${locale}` : catalogue]!;
  };
  const byLanguage = (queries: readonly ConstraintQuery[]) => {
    const { precision, recall, f1, ...all } = figuresOf(queries, catalogueOf);
    const one = (locale: string) => {
      const own = figuresOf(
        queries.filter((query) => query.locale === locale),
        catalogueOf,
      );
      return [locale, { queries: own.queries, f1: own.f1, violations: own.violations }];
    };
    return { precision, recall, f1, byLanguage: Object.fromEntries(languages.map(one)), ...all };
  };
  const corner = loadCornerWishes('corner-batch.tsv');
  const cornerOf = (rest: number) => {
    const wishes = corner.filter((_, i) => i % 2 === rest);
    return { ...byLanguage(wishes), outcomes: outcomesOf(wishes, catalogueOf) };
  };
  const generated = generateQueries(products.icecat);
  return {
    figures: {
      generated: figuresOf(generated, catalogueOf),
      control: controlOf(generated, catalogueOf),
      limits:
        'the generator shares no code with the parser but has the same author, so its phrases are likely ones the parser knows; the category slot is not scored; a violation is a product in the top 10 that breaks a hard condition, or that does not meet a soft one (or says nothing of it) and stands before one that meets everything; the first batch was .79 when first run (F1, before the reader was mended on it); the second was written afterwards; the demo batch (other kinds of wishes, numbers in words) was .66 when first run; the corner shops (120 wishes and 16 shops by a second author, who had not seen the reader) were .902 and .905 (F1 of the halves), with 5 and 2 violations, when first run',
      readWhileMending: byLanguage(handWritten('hand-written.tsv')),
      firstBatch: byLanguage(handWritten('first-batch.tsv')),
      secondBatch: byLanguage(handWritten('second-batch.tsv')),
      demoBatch: byLanguage(handWritten('demo-batch.tsv')),
      cornerShops: { readWhileMending: cornerOf(0), notRead: withoutExamples(cornerOf(1)) },
      bars: { f1: 0.92, violations: 0, moonshot: { f1: 0.98 } },
    },
  };
}

const suite: BenchSuite = {
  name: 'search-constraints',
  description:
    'slot F1, and products in the top 10 that break a hard condition or stand before one that meets all',
  run,
};

export default suite;
