import { languageOf } from '../../../engine/language/locale-lookup.ts';
import { betterKnown, knowsAll, namingWords } from '../../../engine/query/words/words-by-language.ts';
import type { Context } from '../../context.ts';
import { type OpenCatalogue, openCatalogue } from '../open-catalogue.ts';
import type { SearchInput } from '../search-types.ts';

/**
 * The catalogue in the language that a query is written in, where the company's products have texts in it and those know
 * the words better than the texts in the language asked for ("Herrenjacke" sent with locale en). Products are still
 * shown in the language asked for.
 *
 * Other languages are looked at only for words that the own one lacks; the company's main language also for a query
 * whose words all stand in it, as untranslated texts stand in every language.
 */
export async function catalogueOfWords(
  ctx: Context,
  { queryText, memory, locale }: Pick<SearchInput, 'queryText' | 'memory' | 'locale'>,
  own: OpenCatalogue,
): Promise<OpenCatalogue> {
  const available = await ctx.indexes.localesOf(ctx.companyId, 'product');
  const others = available.filter((other) => languageOf(other) !== languageOf(own.locale));
  if (others.length === 0) return own;
  // What a thread searched before says which language it is in.
  const words = namingWords([memory.search?.query ?? '', queryText].join(' '), locale);
  if (words.length === 0) return own;
  const isKnown = knowsAll(words, own.index);
  let best = own;
  let most = 0;
  for (const other of isKnown ? others.filter((one) => one === own.defaultLocale) : others) {
    const catalogue = await openCatalogue(ctx, other);
    const better = catalogue ? betterKnown(words, own.index, catalogue.index) : 0;
    if (catalogue && better > most)
      [best, most] = [{ ...catalogue, askedIn: other, shownLocale: own.locale }, better];
  }
  return best;
}
