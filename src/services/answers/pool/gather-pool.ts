import { type Asked, readAsked } from '../../../engine/answer/asked/read-asked.ts';
import { type PassageEvidence, passageText } from '../../../engine/answer/passages/evidence.ts';
import type { Pool } from '../../../engine/answer/pool/rank-pool.ts';
import { needOf, type ThreadContext } from '../../../engine/answer/pool/thread-context.ts';
import type { ProductView } from '../../../engine/answer/product-view.ts';
import { addressesIn } from '../../../engine/answer/talk/states-address.ts';
import { mayBeQuoted } from '../../../engine/gate/may-be-quoted.ts';
import { languageOf } from '../../../engine/language/locale-lookup.ts';
import { wordsOfIntents } from '../../../engine/meaning/intents/intents-of.ts';
import type { TermGroup } from '../../../engine/retrieval/types.ts';
import { type Voice, voiceFor } from '../../../engine/say/voice.ts';
import { getSettings } from '../../companies/get-settings.ts';
import type { Context } from '../../context.ts';
import { prepareIntents, prepareWords } from '../../search/query/prepare-words.ts';
import type { SearchOutcome } from '../../search/search-types.ts';
import { companyHosts } from '../../settings-schema/company-hosts.ts';
import type { Question } from '../answer-types.ts';
import { bagger } from './bagger.ts';
import { findPages } from './find-pages.ts';
import { gatherProducts } from './gather-products.ts';
import { languageIn, languageOfQuestion } from './language-of-question.ts';
import { openTexts } from './open-texts.ts';
import { poolLikeness } from './pool-likeness.ts';
import { preparePages } from './prepare-pages.ts';
import { asPoolProduct, prepareProducts } from './prepare-products.ts';

/** Everything that may answer a message, with what it was read from. */
export type GatheredPool = {
  pool: Pool;
  voice: Voice;
  passages: readonly PassageEvidence[];
  views: readonly ProductView[];
  /** Language tag of the texts. */
  textLocale: string;
  /** Whether an index is still being built: then nothing is denied. */
  degraded: boolean;
  changeSeq: number;
};

/** What a word that pages use for what is asked weighs beside a word of the message, and of how many matters such words are. */
const INTENT = 0.5;
const MOST_INTENTS = 3;

/** What an earlier message weighs in retrieval beside the message itself, where that needs it fully. */
const EARLIER = 0.5;

/** The words to retrieve with: the message's own, then those of the thread that it leaves out. */
function retrievalGroups(asked: Asked, thread: ThreadContext): TermGroup[] {
  const need = needOf(asked, thread);
  const earlier = need === 0 ? [] : [thread.first, thread.last].filter((part) => part !== undefined);
  return [
    ...asked.matcher.termGroups(),
    ...earlier.flatMap((part) => part.matcher.termGroups(EARLIER * need)),
  ];
}

/** The words by which pages speak of what is asked, whatever the message calls it. */
function wordsOfPages({ intents }: Asked, locale: string): TermGroup[] {
  return wordsOfIntents(intents, languageOf(locale), MOST_INTENTS).map(({ terms, share }) => ({
    surface: '',
    members: terms.map(({ term, weight }) => ({ term, weight: INTENT * share * weight })),
  }));
}

/** An address may be all that a passage says. */
function statesAddress(passage: PassageEvidence): boolean {
  return addressesIn(passageText(passage), passage.locale) > 0;
}

function threadOf({ memory }: Question, read: (text: string) => Asked): ThreadContext {
  const [first] = memory.questions;
  const last = memory.questions.at(-1);
  const { section, focusProductId, talkedOf, shownPassages } = memory;
  return {
    productIds: memory.productIds,
    shownPassages: new Set(shownPassages),
    ...(first === undefined ? {} : { first: read(first) }),
    ...(last === undefined ? {} : { last: read(last) }),
    ...(talkedOf === undefined ? {} : { talkedOf }),
    ...(section === undefined ? {} : { section, place: section.slice(0, section.indexOf('\n')) }),
    ...(focusProductId === undefined ? {} : { focusProductId }),
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
  const language = await languageOfQuestion(ctx, question);
  const texts = await openTexts(ctx, [language, question.locale, defaultLocale]);
  const { pages, catalogue, lookup, degraded, changeSeq } = texts;
  const { locale } = lookup;
  await prepareWords(ctx, [language, locale]);
  await prepareIntents(ctx, [language, locale]);

  const read = (text: string) => readAsked(text, languageIn(text, question.locale, lookup), lookup);
  const asked = readAsked(question.queryText, language, lookup);
  const thread = threadOf(question, read);
  const groups = retrievalGroups(asked, thread);
  // One way to reach a shop hardly names the others: each is looked for by itself.
  const wanted = [[...groups, ...wordsOfPages(asked, locale)], ...asked.reaching];
  const isAlso = asked.visit === undefined ? undefined : statesAddress;
  const passages = pages
    ? await findPages(ctx, { index: pages, changeSeq }, wanted, { section: thread.section, isAlso })
    : [];
  const searchIds = listed?.products.map(({ productId }) => productId) ?? [];
  const hints = { thread, groups, catalogue, searchIds, locale };
  const { pageId, products } = await gatherProducts(ctx, question, hints);

  const hosts = companyHosts(settings);
  const voice = voiceFor(question.locale, [defaultLocale]);
  const owner = pages ?? catalogue;
  const bagOf = bagger(owner, locale, lookup.isWord);
  // A product whose very name is planted text is not spoken of.
  const named = products.filter(({ title }) => mayBeQuoted(title, hosts));
  const prepared = prepareProducts(named, owner, bagOf, { voice, hosts });
  const likeness = await poolLikeness(ctx, question.queryText, passages, prepared);
  const isPageThere = prepared.some(({ productId }) => productId === pageId);
  return {
    pool: {
      asked,
      thread,
      ...(pageId !== undefined && isPageThere ? { pageProductId: pageId } : {}),
      pages: preparePages(passages, bagOf, { voice, hosts }),
      products: prepared.map((product) => asPoolProduct(product, searchIds.indexOf(product.productId) + 1)),
      wish: {
        isSorted: listed?.interpretedQuery.sortedBy !== undefined,
        conditions: listed?.interpretedQuery.conditions.length ?? 0,
      },
      ...(likeness === undefined ? {} : { likeness }),
    },
    voice,
    passages,
    views: prepared.map(({ view }) => view),
    textLocale: locale,
    degraded,
    changeSeq,
  };
}
