import type { Lookup } from '../../../engine/answer/asked/read-asked.ts';
import { languageOf, matchLocale } from '../../../engine/language/locale-lookup.ts';
import { documentFrequencyIn } from '../../../engine/retrieval/parts/words-of-parts.ts';
import type { RetrievalIndex } from '../../../engine/retrieval/types.ts';
import { isCompounding } from '../../../engine/text/stems/decompound.ts';
import { wordsKnownBy } from '../../../engine/text/words/words-of.ts';
import type { Context } from '../../context.ts';
import { shopWordsOf } from './shop-words-of.ts';

type Opened = { index: RetrievalIndex; degraded: boolean; changeSeq: number };

/** The texts in which a message is looked up; `undefined` what the company has none of. */
export type OpenTexts = {
  pages: RetrievalIndex | undefined;
  catalogue: RetrievalIndex | undefined;
  lookup: Lookup;
  /** Whether an index is still being built: then nothing is denied. */
  degraded: boolean;
  changeSeq: number;
};

/** Words weigh as in a shop of at least this many texts: with one page every word would count for nothing. */
const SMALLEST_CORPUS = 300;

/** The index of a kind in the first of some languages that it has, else in any. */
async function open(
  ctx: Context,
  kind: 'passage' | 'product',
  wanted: readonly string[],
): Promise<Opened | undefined> {
  const available = await ctx.indexes.localesOf(ctx.companyId, kind);
  const locale = matchLocale(wanted, available) ?? available[0];
  return locale === undefined ? undefined : ctx.indexes.open(ctx.companyId, kind, locale);
}

/**
 * Opens the company's pages and products in the first of the locales `wanted` that they are written in, else in any; a
 * company without either is looked up in the last of `wanted`.
 */
export async function openTexts(ctx: Context, wanted: readonly string[]): Promise<OpenTexts> {
  const [pages, catalogue] = await Promise.all([open(ctx, 'passage', wanted), open(ctx, 'product', wanted)]);
  const opened = [pages, catalogue].filter((each) => each !== undefined);
  const indexes = opened.map(({ index }) => index);
  const locale = indexes[0]?.locale ?? wanted.at(-1)!;
  const sum = (figure: (index: RetrievalIndex) => number) =>
    indexes.reduce((total, index) => total + figure(index), 0);
  const frequency = (term: string) => documentFrequencyIn(indexes, term);
  return {
    pages: pages?.index,
    catalogue: catalogue?.index,
    lookup: {
      locale,
      frequency,
      documents: Math.max(
        SMALLEST_CORPUS,
        sum((index) => index.documentCount),
      ),
      words: shopWordsOf(ctx, indexes),
      ...(isCompounding(languageOf(locale)) ? { isWord: wordsKnownBy(frequency, locale, 2) } : {}),
    },
    degraded: opened.some(({ degraded }) => degraded),
    changeSeq: Math.max(0, ...opened.map(({ changeSeq }) => changeSeq)),
  };
}
