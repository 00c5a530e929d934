import type { TermGroup } from '../../retrieval/types.ts';
import { analyze } from '../../text/analyze.ts';
import { languageOf } from '../../text/locale-lookup.ts';
import { findPhrase, type PreparedText } from '../phrases.ts';
import { synonymGroups } from './words.ts';

/** What another word for the same counts, beside the shopper's own. */
const SYNONYM_WEIGHT = 0.6;

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
  for (const line of (synonymGroups[language] ?? '').split('\n')) {
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

/**
 * Adds other words for the same thing to each group (weight .6), and a group for each phrase that means one ("send back").
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
  for (const { phrase, terms } of phrases) {
    if (terms.some((term) => known.has(term)) || findPhrase(text, phrase) === undefined) continue;
    expanded.push({ surface: phrase, members: terms.map((term) => ({ term, weight: SYNONYM_WEIGHT })) });
  }
  return expanded;
}
