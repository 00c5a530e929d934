import { wordsOf } from '../../language/words/words-of.ts';
import type { TermGroup } from '../../retrieval/types.ts';
import { analyze } from '../../text/analyze.ts';
import { languageOf } from '../../text/locale-lookup.ts';
import { findPhrase, type PreparedText } from '../phrases.ts';

/** What another word for the same counts, beside the shopper's own. */
const SYNONYM_WEIGHT = 0.6;
/** What a word of a phrase counts beside what the phrase means. */
const PART_WEIGHT = 0.4;

type Lists = {
  /** Terms of a group by each of its terms. */
  byTerm: ReadonlyMap<string, readonly string[]>;
  /** Phrases of several words with the terms they stand for. */
  phrases: readonly { phrase: string; terms: readonly string[] }[];
};

const cache = new Map<string, Lists>();

function termOf(word: string, language: string): string | undefined {
  return analyze(word, language).find((token) => token.weight === 1)?.term;
}

function readLists(language: string): Lists {
  const byTerm = new Map<string, string[]>();
  const phrases: { phrase: string; terms: readonly string[] }[] = [];
  for (const line of (wordsOf(language)?.synonyms ?? '').split('\n')) {
    const entries = line.split(',').flatMap((entry) => entry.trim() || []);
    const words = entries.filter((entry) => !/[\s-]/u.test(entry));
    const terms = [...new Set(words.flatMap((word) => termOf(word, language) ?? []))];
    for (const term of terms) byTerm.set(term, [...(byTerm.get(term) ?? []), ...terms]);
    for (const phrase of entries) if (/\s/u.test(phrase)) phrases.push({ phrase, terms });
  }
  return { byTerm, phrases };
}

function listsOf(language: string): Lists {
  let lists = cache.get(language);
  if (lists === undefined) {
    lists = readLists(language);
    cache.set(language, lists);
  }
  return lists;
}

/** Verbs with a particle may have their object in between: "send the boots back". */
const parted: Readonly<Record<string, RegExp>> = { en: /^(\p{L}+) back$/u };
const partedPatterns = new Map<string, RegExp>();

function says(text: PreparedText, phrase: string, language: string): boolean {
  if (findPhrase(text, phrase) !== undefined) return true;
  const verb = parted[language]?.exec(phrase)?.[1];
  if (verb === undefined) return false;
  let pattern = partedPatterns.get(phrase);
  if (pattern === undefined) {
    pattern = new RegExp(`(?<!\\p{L})${verb}(?: [\\p{L}\\p{N}]+){1,3} back(?!\\p{L})`, 'u');
    partedPatterns.set(phrase, pattern);
  }
  return pattern.test(text.plain);
}

/** What a phrase means, its own words beside it: who writes "send back" asks for returns, not for sending. */
function phraseGroup(phrase: string, terms: readonly string[], parts: readonly TermGroup[]): TermGroup {
  const own = parts.flatMap(({ members }) => members.map(({ term }) => term));
  const weight = parts.length > 0 ? 1 : SYNONYM_WEIGHT;
  return {
    surface: phrase,
    members: [
      ...terms.map((term) => ({ term, weight })),
      ...own.filter((term) => !terms.includes(term)).map((term) => ({ term, weight: weight * PART_WEIGHT })),
    ],
  };
}

/**
 * Adds other words for the same thing to each group (weight .6), and a group for each phrase that means one ("send back"), in
 * place of its words.
 *
 * The shopper's own word stays first. Languages without a list come back unchanged.
 */
export function expandSynonyms(
  groups: readonly TermGroup[],
  text: PreparedText,
  locale: string,
): TermGroup[] {
  const language = languageOf(locale);
  const { byTerm, phrases } = listsOf(language);
  const expanded = groups.map((group): TermGroup => {
    const own = new Set(group.members.map(({ term }) => term));
    const others = [...new Set(group.members.flatMap(({ term }) => byTerm.get(term) ?? []))];
    const added = others.filter((term) => !own.has(term)).map((term) => ({ term, weight: SYNONYM_WEIGHT }));
    return added.length === 0 ? group : { surface: group.surface, members: [...group.members, ...added] };
  });
  const known = new Set(expanded.flatMap((group) => group.members.map(({ term }) => term)));
  return phrases.reduce((all, { phrase, terms }) => {
    if (terms.some((term) => known.has(term)) || !says(text, phrase, language)) return all;
    const words = phrase.split(/\s+/u);
    const isPart = ({ surface }: TermGroup) => words.includes(surface.toLowerCase());
    return [...all.filter((group) => !isPart(group)), phraseGroup(phrase, terms, all.filter(isPart))];
  }, expanded);
}
