import type { PassageEvidence } from '../../engine/answer/passages/evidence.ts';
import type { Piece } from '../../engine/answer/pool/piece.ts';
import { piecesOfPages } from '../../engine/answer/pool/pieces-of-pages.ts';
import type { PoolProduct } from '../../engine/answer/pool/product-features.ts';
import type { Pool } from '../../engine/answer/pool/rank-pool.ts';
import { type Asked, type Lookup, readAsked } from '../../engine/answer/pool/read-asked.ts';
import { needOf, type Thread } from '../../engine/answer/pool/thread.ts';
import type { ProductView } from '../../engine/answer/product-view.ts';
import { type Voice, voiceFor } from '../../engine/answer/voice.ts';
import { mayBeQuoted } from '../../engine/gate/may-be-quoted.ts';
import type { RetrievalIndex, TermGroup } from '../../engine/retrieval/types.ts';
import { isCompounding } from '../../engine/text/decompound.ts';
import { languageByWords } from '../../engine/text/language-by-words.ts';
import { languageOf, matchLocale } from '../../engine/text/locale-lookup.ts';
import { wordsKnownBy } from '../../engine/text/words-of.ts';
import { findProductIdByPage } from '../catalog/find-product-by-page.ts';
import { findProductsAt } from '../catalog/find-products-at.ts';
import type { Context } from '../context.ts';
import { prepareWords } from '../search/prepare-words.ts';
import type { SearchOutcome } from '../search/search-types.ts';
import { companyHosts } from '../settings/company-hosts.ts';
import { getSettings } from '../settings/get-settings.ts';
import type { Question } from './answer-types.ts';
import { bagger } from './bagger.ts';
import { bestHits } from './best-hits.ts';
import { findPages } from './find-pages.ts';
import { poolLikeness } from './pool-likeness.ts';
import { type PreparedProduct, prepareProducts } from './prepare-products.ts';
import { shopWordsOf } from './shop-words-of.ts';

/** Everything that may answer a message, with what it was read from. */
export type GatheredPool = {
  pool: Pool;
  voice: Voice;
  passages: readonly PassageEvidence[];
  views: readonly ProductView[];
  /** Whether an index is still being built: then nothing is denied. */
  degraded: boolean;
  changeSeq: number;
};

type Opened = { index: RetrievalIndex; degraded: boolean; changeSeq: number };

const FOUND_PRODUCTS = 12;
const MOST_PRODUCTS = 20;
/** What an earlier message weighs in retrieval beside the message itself, where that needs it fully. */
const EARLIER = 0.5;
/** Words weigh as in a shop of at least this many texts: with one page every word would count for nothing. */
const SMALLEST_CORPUS = 300;

/** The index of a kind in the first of some languages that it has, else in any; `undefined` where the company has none. */
async function open(
  ctx: Context,
  kind: 'passage' | 'product',
  wanted: readonly string[],
): Promise<Opened | undefined> {
  const available = await ctx.indexes.localesOf(ctx.companyId, kind);
  const locale = matchLocale(wanted, available) ?? available[0];
  return locale === undefined ? undefined : ctx.indexes.open(ctx.companyId, kind, locale);
}

function lookupOf(ctx: Context, locale: string, opened: readonly Opened[]): Lookup {
  const indexes = opened.map(({ index }) => index);
  const frequency = (term: string) => indexes.reduce((sum, index) => sum + index.documentFrequency(term), 0);
  return {
    locale,
    frequency,
    documents: Math.max(
      SMALLEST_CORPUS,
      indexes.reduce((sum, index) => sum + index.documentCount, 0),
    ),
    words: shopWordsOf(ctx, indexes),
    ...(isCompounding(languageOf(locale)) ? { isWord: wordsKnownBy(frequency, locale, 2) } : {}),
  };
}

/** The words to retrieve with: the message's own, then those of the thread that it leaves out. */
function retrievalGroups(asked: Asked, thread: Thread): TermGroup[] {
  const need = needOf(asked, thread);
  const earlier = need === 0 ? [] : [thread.first, thread.last].filter((part) => part !== undefined);
  return [
    ...asked.matcher.termGroups(),
    ...earlier.flatMap((part) => part.matcher.termGroups(EARLIER * need)),
  ];
}

function threadOf({ memory }: Question, read: (text: string) => Asked): Thread {
  const [first] = memory.questions;
  const last = memory.questions.at(-1);
  const { section, focusProductId } = memory;
  return {
    productIds: memory.productIds,
    ...(first === undefined ? {} : { first: read(first) }),
    ...(last === undefined ? {} : { last: read(last) }),
    ...(section === undefined ? {} : { section, place: section.slice(0, section.indexOf('\n')) }),
    ...(focusProductId === undefined ? {} : { focusProductId }),
  };
}

/** Identifiers in a message: words of at least four characters with a digit. */
function codesIn(text: string): string[] {
  const words = text.match(/[\p{L}\p{Nd}][\p{L}\p{Nd}._/-]{2,40}[\p{L}\p{Nd}]/gu) ?? [];
  return words.filter((word) => /\p{Nd}/u.test(word)).slice(0, 8);
}

/** Ids of the products that a message may mean beside that of its page, the likeliest first; some may come twice. */
function likelyProducts(
  { queryText }: Question,
  { focusProductId, productIds }: Thread,
  groups: readonly TermGroup[],
  catalogue: RetrievalIndex | undefined,
  searchIds: readonly string[],
): (string | undefined)[] {
  const hits = catalogue ? bestHits(catalogue, groups, FOUND_PRODUCTS) : [];
  const coded = catalogue ? codesIn(queryText).flatMap((code) => catalogue.findExact(code)) : [];
  return [focusProductId, ...coded, ...searchIds, ...hits.map(({ id }) => id), ...productIds];
}

/** A product with its place in the search and what of it may be shown; its pieces stay unmade until somebody asks for them. */
function asListed(
  product: PreparedProduct,
  searchRank: number,
  isShowable: (piece: Piece) => boolean,
): PoolProduct {
  const { productId, view, title, kind, description, all } = product;
  let pieces: readonly Piece[] | undefined;
  return {
    productId,
    view,
    searchRank,
    title,
    kind,
    description,
    all,
    get pieces() {
      pieces ??= product.pieces.filter(isShowable);
      return pieces;
    },
  };
}

/** Reads all that may answer a message: passages, and products that it names, that the thread or page is about, that a search lists. */
export async function gatherPool(
  ctx: Context,
  question: Question,
  listed: SearchOutcome | undefined,
): Promise<GatheredPool> {
  const settings = await getSettings(ctx);
  const { defaultLocale } = settings.company;
  const hosts = companyHosts(settings);
  const isShowable = ({ text }: Piece) => mayBeQuoted(text, hosts);
  const language = languageByWords(question.queryText, question.locale);
  const wanted = [language, question.locale, defaultLocale];
  const [pages, catalogue] = await Promise.all([open(ctx, 'passage', wanted), open(ctx, 'product', wanted)]);
  const locale = pages?.index.locale ?? catalogue?.index.locale ?? defaultLocale;
  const opened = [pages, catalogue].filter((each) => each !== undefined);
  const lookup = lookupOf(ctx, locale, opened);
  const voice = voiceFor(question.locale, [defaultLocale]);
  await prepareWords(ctx, [language, locale]);
  const read = (text: string) => readAsked(text, languageByWords(text, question.locale), lookup);
  const asked = readAsked(question.queryText, language, lookup);
  const thread = threadOf(question, read);
  const groups = retrievalGroups(asked, thread);
  const passages = pages ? await findPages(ctx, pages.index, groups, thread.section) : [];
  const pageId =
    question.pageProduct?.productId ??
    (question.pageUrl === undefined ? undefined : await findProductIdByPage(ctx, question.pageUrl));
  const searchIds = listed?.products.map(({ productId }) => productId) ?? [];
  const others =
    question.ofPageOnly === true ? [] : likelyProducts(question, thread, groups, catalogue?.index, searchIds);
  const ids = [pageId, ...others].filter((id) => id !== undefined && id !== question.pageProduct?.productId);
  const distinct = [...new Set(ids)].slice(0, MOST_PRODUCTS) as string[];
  const { changeSeq: storedSeq } = await ctx.indexes.stateOf(ctx.companyId, 'product');
  const stored = await findProductsAt(ctx, storedSeq, distinct, locale);
  const products = question.pageProduct === undefined ? stored : [question.pageProduct, ...stored];
  const owner = pages?.index ?? catalogue?.index;
  const bagOf = bagger(owner, locale, lookup.isWord);
  // A product whose very name is planted text is not spoken of.
  const named = products.filter(({ title }) => mayBeQuoted(title, hosts));
  const prepared = prepareProducts(named, owner, bagOf, voice);
  const likeness = await poolLikeness(ctx, question.queryText, passages, prepared);
  const isPageThere = prepared.some(({ productId }) => productId === pageId);
  return {
    pool: {
      asked,
      thread,
      ...(pageId !== undefined && isPageThere ? { pageProductId: pageId } : {}),
      pages: piecesOfPages(passages, bagOf, voice).filter(isShowable),
      products: prepared.map((product) =>
        asListed(product, searchIds.indexOf(product.productId) + 1, isShowable),
      ),
      wish: {
        isSorted: listed?.interpretedQuery.sortedBy !== undefined,
        conditions: listed?.interpretedQuery.conditions.length ?? 0,
      },
      ...(likeness === undefined ? {} : { likeness }),
    },
    voice,
    passages,
    views: prepared.map(({ view }) => view),
    degraded: opened.some(({ degraded }) => degraded),
    changeSeq: Math.max(0, ...opened.map(({ changeSeq }) => changeSeq)),
  };
}
