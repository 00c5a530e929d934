import type { PassageEvidence } from '../../../engine/answer/passages/evidence.ts';
import { rankPool } from '../../../engine/answer/pool/rank-pool.ts';
import { viewProduct } from '../../../engine/answer/product-view.ts';
import { minorDigits } from '../../../engine/catalog/minor-digits.ts';
import { chooseEvidence, type EvidenceRoom } from '../../../engine/prompt/choose-evidence.ts';
import type { EvidenceBlock } from '../../../engine/prompt/evidence.ts';
import { pageBlocks } from '../../../engine/prompt/page-blocks.ts';
import { productEvidenceBlock } from '../../../engine/prompt/product-evidence-block.ts';
import type { PageTitle } from '../../../engine/prompt/rules.ts';
import { emptyMemory } from '../../../engine/question/memory.ts';
import { voiceFor } from '../../../engine/say/voice.ts';
import { snapshotHash } from '../../../platform/ids/hash.ts';
import type { ToolSpec } from '../../../platform/models/models.ts';
import { findProducts } from '../../catalog/find-products.ts';
import type { Context } from '../../context.ts';
import { searchCatalog } from '../../search/search-catalog.ts';
import type { SearchSort } from '../../search/search-types.ts';
import type { Settings } from '../../settings-schema/settings.ts';
import type { Question } from '../answer-types.ts';
import { gatherPool } from '../pool/gather-pool.ts';
import { readProductByTitle } from './read-product-by-title.ts';
import { passagesOfDocument, wholePages } from './whole-pages.ts';

/** What the tools of one message work with. */
export type ToolScope = { asked: Question; settings: Settings; pages: readonly PageTitle[] };

const text = (description: string) => ({ type: 'string', maxLength: 200, description });
const input = (properties: Record<string, unknown>, required: readonly string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** What a model may ask for: reading only, of the company's own data only. */
export const answerTools: readonly ToolSpec[] = [
  {
    name: 'search_pages',
    description: 'Finds sections of the shop’s pages by words.',
    parameters: input({ query: text('words that the page would use, in the shop’s language') }, ['query']),
  },
  {
    name: 'read_page',
    description: 'Reads a page of the list of pages.',
    parameters: input({ title: text('its title as listed') }, ['title']),
  },
  {
    name: 'search_products',
    description: 'Finds products by words, most fitting first, or by price.',
    parameters: input(
      {
        query: text('kind, name or properties of the product'),
        max_price: { type: 'number', description: 'in whole units of the shop’s currency' },
        min_price: { type: 'number' },
        in_stock: { type: 'boolean' },
        sort: { type: 'string', enum: ['relevance', 'price_asc', 'price_desc', 'newest', 'rating'] },
      },
      ['query'],
    ),
  },
  {
    name: 'read_product',
    description:
      'Reads a product whole, those of its variants first that have some words: for a size, colour or stock that is not shown.',
    parameters: input(
      { title: text('its title as shown'), variant: text('size, colour or other words of the variant') },
      ['title'],
    ),
  },
];

const pageRoom: EvidenceRoom = {
  pages: 4_500,
  products: 0,
  mostProducts: 0,
  firstSections: 3,
  wholeDocuments: 1,
};
const noProducts = { talkedOf: [], listed: [] };
const mostListed = 8;
const longestPage = 9_000;
const sorts: ReadonlySet<string> = new Set(['relevance', 'price_asc', 'price_desc', 'newest', 'rating']);

type Arguments = Readonly<Record<string, unknown>>;

function textOf(value: unknown): string {
  return typeof value === 'string'
    ? value
        .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
        .trim()
        .slice(0, 200)
    : '';
}

async function searchPages(
  ctx: Context,
  { asked }: ToolScope,
  { query }: Arguments,
): Promise<EvidenceBlock[]> {
  const queryText = textOf(query);
  if (queryText === '') return [];
  const { locale } = asked;
  const gathered = await gatherPool(
    ctx,
    { queryText, locale, userMetadata: {}, memory: emptyMemory },
    undefined,
  );
  const ranked = rankPool(gathered.pool);
  const passages = await wholePages(ctx, ranked, gathered, []);
  return chooseEvidence(ranked, {
    passages,
    shown: noProducts,
    voice: gathered.voice,
    room: pageRoom,
  });
}

function folded(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

async function readPage(
  ctx: Context,
  { pages, asked, settings }: ToolScope,
  { title }: Arguments,
): Promise<EvidenceBlock[]> {
  const wanted = folded(textOf(title));
  const page =
    pages.find((each) => folded(each.title) === wanted || folded(each.documentId) === wanted) ??
    pages.find((each) => wanted !== '' && folded(each.title).includes(wanted));
  if (page === undefined) return [];
  const locales = [asked.locale, settings.company.defaultLocale];
  let passages: PassageEvidence[] = [];
  for (const locale of locales)
    if (passages.length === 0)
      passages = await passagesOfDocument(ctx, { documentId: page.documentId, locale });
  let left = longestPage;
  const shown = passages.filter(({ start, end }) => {
    left -= end - start;
    return left >= 0;
  });
  return pageBlocks(shown);
}

function minorOf(value: unknown, currency: string): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0 || value > 1e9) return undefined;
  return Math.round(value * 10 ** minorDigits(currency));
}

async function searchProducts(ctx: Context, scope: ToolScope, given: Arguments): Promise<EvidenceBlock[]> {
  const queryText = textOf(given['query']);
  if (queryText === '') return [];
  const { locale } = scope.asked;
  const { currency, defaultLocale } = scope.settings.company;
  const gte = minorOf(given['min_price'], currency);
  const lte = minorOf(given['max_price'], currency);
  const price = { ...(gte === undefined ? {} : { gte }), ...(lte === undefined ? {} : { lte }) };
  const sort = sorts.has(String(given['sort'])) ? (given['sort'] as SearchSort) : 'relevance';
  const { outcome } = await searchCatalog(ctx, {
    queryText,
    locale,
    userMetadata: {},
    memory: emptyMemory,
    filters: {
      ...(Object.keys(price).length === 0 ? {} : { price }),
      ...(given['in_stock'] === true ? { inStock: true } : {}),
    },
    sort,
    limit: mostListed,
    facets: [],
    withAnswer: false,
  });
  const listed = outcome.products.map(({ productId }) => productId);
  const products = new Map(
    (await findProducts(ctx, listed, locale)).map((product) => [product.productId, product]),
  );
  const voice = voiceFor(locale, [defaultLocale]);
  return listed.flatMap((id) => {
    const product = products.get(id);
    return product === undefined ? [] : [productEvidenceBlock(viewProduct(product, snapshotHash), voice)];
  });
}

const runs: Readonly<
  Record<string, (ctx: Context, scope: ToolScope, given: Arguments) => Promise<EvidenceBlock[]>>
> = {
  search_pages: searchPages,
  read_page: readPage,
  search_products: searchProducts,
  read_product: (ctx, { asked, settings }, { title, variant }) =>
    readProductByTitle(ctx, {
      title: textOf(title),
      variant: textOf(variant),
      locale: asked.locale,
      defaultLocale: settings.company.defaultLocale,
    }),
};

/** What a tool finds; nothing for one that there is not, or for arguments that mean nothing. */
export async function runTool(
  ctx: Context,
  scope: ToolScope,
  name: string,
  given: unknown,
): Promise<EvidenceBlock[]> {
  const run = Object.hasOwn(runs, name) ? runs[name] : undefined;
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
  return run === undefined || !isObject ? [] : run(ctx, scope, given as Arguments);
}
