import { languageOf } from '../../language/locale-lookup.ts';
import type { RetrievalIndex, TermGroup } from '../../retrieval/types.ts';
import { isPair, queryTermGroups } from '../../text/terms/query-terms.ts';
import { withTerms } from '../../text/terms/term-group.ts';
import { isStopWord } from '../../text/words/stop-words.ts';
import type { Thesaurus } from '../synonyms/expansions.ts';
import { isKnownGroup } from './known-group.ts';
import { lightWords } from './weigh-words.ts';

/** Words of a query in another language than the catalogue's, in lower case, and what the catalogue calls the thing they name. */
export type TranslatedWords = { from: readonly string[]; to: string; groups: readonly TermGroup[] };

type Index = Pick<RetrievalIndex, 'locale' | 'documentFrequency' | 'countUpTo'>;

type Query = {
  language: string;
  /** Words that conditions were read from, in lower case: they are compared with the products' values. */
  read: ReadonlySet<string>;
};

/** Names of a concept that are looked at. */
const MOST_NAMES = 8;
/** Another name of the same thing. */
const OTHER_NAME = 0.9;
const ALL_WORDS = 0.999;

/**
 * The words of a query in the catalogue's language, as far as its products hold what the words name: the longest phrase first; words that
 * products hold as they are written stay. `inVain` are words that name things by which no product is called in its own language.
 */
export function translate(
  given: readonly TermGroup[],
  thesaurus: Thesaurus,
  { language, read }: Query,
  index: Index,
): { groups: TermGroup[]; translations: readonly TranslatedWords[]; inVain: readonly string[] } {
  const groups = given.filter((group) => !isPair(group));
  const phrase = groups.map(({ surface }) => thesaurus.phraseOf(surface, language)[0] ?? '');
  const light = lightWords(language);
  const mentions = [...thesaurus.mentionedConcepts(phrase, language)].sort(
    (one, other) => other.to - other.from - (one.to - one.from),
  );
  const found = new Map<number, { to: number; name: HeldName }>();
  const isTaken = groups.map(() => false);
  const vain: { from: number; to: number }[] = [];
  for (const { from, to, concepts } of mentions) {
    const own = groups.slice(from, to);
    const words = own.map(wordOf);
    if (isTaken.slice(from, to).includes(true) || words.some((word) => read.has(word))) continue;
    if (words.every((word) => light.has(word)) || own.every((group) => isKnownGroup(group, index))) continue;
    const names = concepts.flatMap((concept) =>
      thesaurus.namesOf(concept, index.locale).slice(0, MOST_NAMES),
    );
    const name = heldName(names, own, index);
    if (name === undefined) {
      if (names.length > 0) vain.push({ from, to });
      continue;
    }
    isTaken.fill(true, from, to);
    found.set(from, { to, name });
  }
  const translations = [...found].map(([from, { to, name }]) => ({
    from: groups.slice(from, to).map(wordOf),
    to: name.name,
    groups: name.groups,
  }));
  const inVain = vain
    .filter(({ from, to }) => !isTaken.slice(from, to).includes(true))
    .flatMap(({ from, to }) => groups.slice(from, to).map(wordOf));
  const all = groups.flatMap((group, i) => found.get(i)?.name.groups ?? (isTaken[i] ? [] : [group]));
  return { groups: all, translations, inVain };
}

const wordOf = ({ surface }: TermGroup): string => surface.toLowerCase();

type HeldName = { name: string; groups: readonly TermGroup[] };

/**
 * The words of a name that products hold as a whole: the first one, or the first that shares most words with what was typed. What
 * else the thing is called stands beside them: one word beside each, and of as many words the one that differs.
 */
function heldName(names: readonly string[], typed: readonly TermGroup[], index: Index): HeldName | undefined {
  const isKnown = (term: string): boolean => index.documentFrequency(term) > 0;
  // Not the light words: "montre" is a watch, and "show" in a query.
  const language = languageOf(index.locale);
  const [first, ...others] = names
    .map((name) => ({ name, groups: queryTermGroups(name, index.locale, { isWord: isKnown }) }))
    .map(({ name, groups }) => ({
      name,
      groups: groups.filter((group) => !isStopWord(wordOf(group), language)),
    }))
    .filter(({ groups }) => isHeld(groups, index))
    .sort((one, other) => shared(other.groups, typed) - shared(one.groups, typed));
  if (first === undefined) return undefined;
  const groups = first.groups.map((group, i) =>
    others.reduce((all, { groups: other }) => {
      const same =
        other.length === 1 ? other[0] : differsIn(first.groups, other) === i ? other[i] : undefined;
      const members = same?.members.map(({ term, weight }) => ({ term, weight: OTHER_NAME * weight }));
      return members === undefined ? all : withTerms(all, members);
    }, group),
  );
  return { name: first.name, groups };
}

/** How many words of a name are typed as it has them ("gps watch", "montre gps"). */
function shared(name: readonly TermGroup[], typed: readonly TermGroup[]): number {
  const terms = new Set(typed.map(({ members }) => members[0]!.term));
  return name.filter(({ members }) => terms.has(members[0]!.term)).length;
}

/** The only place at which two names of as many words differ ("chaise de bureau", "fauteuil de bureau"); `undefined` where there is not one. */
function differsIn(one: readonly TermGroup[], other: readonly TermGroup[]): number | undefined {
  if (one.length !== other.length) return undefined;
  const places = one.flatMap(({ members }, i) =>
    members[0]!.term === other[i]!.members[0]!.term ? [] : [i],
  );
  return places.length === 1 ? places[0] : undefined;
}

/** Whether a product holds all of the words. */
function isHeld(groups: readonly TermGroup[], index: Index): boolean {
  return (
    groups.length > 0 &&
    groups.every((group) => isKnownGroup(group, index)) &&
    index.countUpTo({ groups, minimumCoverage: ALL_WORDS }, 1) > 0
  );
}
