import type { ConversationMemory } from '../query/memory.ts';
import { analyze } from '../text/analyze.ts';
import { asksOfOneThing } from './asks-of-one-thing.ts';
import { hasPhrase } from './phrases.ts';
import { leanOf } from './points-back.ts';
import type { Understood } from './understand.ts';

/** A product that the catalogue search offers as the one a question may name. */
export type NamedCandidate = { productId: string; title: string; locale: string };

/** Which products a question is about, and why. */
export type ResolvedProducts = {
  productIds: readonly string[];
  why: 'named' | 'page' | 'ordinal' | 'thread' | 'none';
  /** The product of the page, also when another one is named. */
  pageProductId?: string;
};

type Word = { term: string; position: number };

function words(text: string, locale: string): Word[] {
  return analyze(text, locale)
    .filter((token) => token.weight === 1)
    .map(({ term, position }) => ({ term, position }));
}

/** The longest run of words that stands in both texts, as a pair of start and length in the title. */
function commonRun(question: readonly Word[], title: readonly Word[]): { at: number; length: number } {
  let best = { at: 0, length: 0 };
  for (let q = 0; q < question.length; q++)
    for (let t = 0; t < title.length; t++) {
      let length = 0;
      while (question[q + length]?.term === title[t + length]?.term && question[q + length] !== undefined)
        length++;
      if (length > best.length) best = { at: t, length };
    }
  return best;
}

export type TitleStatistics = {
  /** Number of products whose record holds the term. */
  documentFrequency: (term: string) => number;
  documentCount: number;
};

function isDistinctive(term: string, statistics: TitleStatistics): boolean {
  if (/\p{L}/u.test(term) && /\p{Nd}/u.test(term) && term.length >= 3) return true;
  if (/^\p{Nd}+$/u.test(term)) return false;
  const frequency = statistics.documentFrequency(term);
  return frequency > 0 && frequency <= Math.max(4, 0.005 * statistics.documentCount);
}

/**
 * The products that a question names, best first: a run of title words that only few products carry.
 *
 * A run counts when it holds a distinctive word (a code, or one that at most 4 records or .5 % have) and either opens
 * the title or is two words long, or when it has a number and opens this title alone. Equal runs go to the shorter title, then to the earlier candidate.
 */
export function namedProducts(
  question: Understood,
  candidates: readonly NamedCandidate[],
  statistics: TitleStatistics,
): string[] {
  const opened = (terms: readonly string[]) =>
    candidates.filter(({ title, locale }) =>
      words(title, locale)
        .slice(0, terms.length)
        .every(({ term }, i) => term === terms[i]),
    );
  const found = candidates.flatMap((candidate, rank) => {
    const asked = words(question.text, candidate.locale);
    const title = words(candidate.title, candidate.locale);
    const run = commonRun(asked, title);
    const terms = title.slice(run.at, run.at + run.length).map(({ term }) => term);
    const isNumbered = terms.some((term) => /^\p{Nd}+$/u.test(term)) && run.at === 0 && run.length >= 2;
    // Neither "Gleam" nor "450" says which headlamp it is; together they do where no other title opens so.
    const isUnique = isNumbered && opened(terms).length === 1;
    const isTelling = terms.some((term) => isDistinctive(term, statistics));
    const names = isUnique || (isTelling && (run.length >= 2 || run.at === 0));
    return names ? [{ candidate, rank, run, terms: terms.join(' '), rest: title.length - run.length }] : [];
  });
  const longest = new Map<string, (typeof found)[number]>();
  for (const entry of found) {
    const kept = longest.get(entry.terms);
    if (kept === undefined || entry.rest < kept.rest) longest.set(entry.terms, entry);
  }
  const best = [...longest.values()].sort((a, b) => b.run.length - a.run.length || a.rank - b.rank);
  // A run inside a longer one is the same mention.
  const mentions = best.filter(
    (entry, i) => !best.slice(0, i).some((longer) => ` ${longer.terms} `.includes(` ${entry.terms} `)),
  );
  return mentions.map(({ candidate }) => candidate.productId);
}

function ordinalOf(question: Understood, count: number): number | undefined {
  const index = question.lexicon.ordinals.findIndex((list) => hasPhrase(question.prepared, list));
  if (index < 0) return undefined;
  const place = index === 4 ? count - 1 : index;
  return place >= 0 && place < count ? place : undefined;
}

/** Whether the question says that it leans on what was said before: by a pronoun or an opener such as "and". */
export function pointsBack(question: Understood): boolean {
  return leanOf(question) !== 'not';
}

/** Whether the question may lean on what was said before: it says so, or hardly says a word. */
export function isFollowUp(question: Understood): boolean {
  return pointsBack(question) || question.content.length <= 2;
}

/**
 * Which products the question is about, the first that holds: the page's, where it is asked a yes
 * or no of "it"; named in it; the page's; an ordinal or a lean on the
 * products of the last answer; none. A comparison of "both" takes all products of the last answer (at most 4).
 */
export function resolveProducts(
  question: Understood,
  named: readonly string[],
  pageProductId: string | undefined,
  memory: ConversationMemory,
): ResolvedProducts {
  const page = pageProductId === undefined ? {} : { pageProductId };
  const compares = hasPhrase(question.prepared, question.lexicon.compare);
  // "Does it fit the Svale 2?" on a page is about the page's product, whatever else it names.
  if (pageProductId !== undefined && !compares && named.length > 0 && asksOfOneThing(question))
    return { productIds: [pageProductId], why: named.includes(pageProductId) ? 'named' : 'page', ...page };
  if (named.length > 0) {
    // "Is it heavier than the Ridge Boot?" is about two products.
    const other = pageProductId ?? memory.focusProductId ?? memory.productIds[0];
    const both = compares && named.length === 1 && other !== undefined && other !== named[0];
    return { productIds: both ? [other, named[0]!] : named, why: 'named', ...page };
  }
  const place = memory.productIds.length > 1 ? ordinalOf(question, memory.productIds.length) : undefined;
  if (place !== undefined) {
    const meant = memory.productIds[place]!;
    // "Compare it with the first" is about the one talked of, too.
    const beside = pageProductId ?? memory.focusProductId;
    const both = compares && beside !== undefined && beside !== meant && pointsBack(question);
    // In the order they were listed, so that "the first" stays the first.
    const isBefore = both && memory.productIds.indexOf(beside) < place;
    const pair = both && isBefore ? [beside, meant] : both ? [meant, beside] : [meant];
    return { productIds: pair, why: 'ordinal', ...page };
  }
  if (compares && memory.productIds.length > 1)
    return { productIds: memory.productIds.slice(0, 4), why: 'thread', ...page };
  const talked = memory.focusProductId ?? memory.productIds[0];
  // "Which is lighter?" on a page, after another product was talked about.
  if (compares && pageProductId !== undefined && talked !== undefined && talked !== pageProductId)
    return { productIds: [pageProductId, talked], why: 'thread', ...page };
  if (pageProductId !== undefined) return { productIds: [pageProductId], why: 'page', ...page };
  if (talked !== undefined && isFollowUp(question)) return { productIds: [talked], why: 'thread', ...page };
  return { productIds: [], why: 'none', ...page };
}
