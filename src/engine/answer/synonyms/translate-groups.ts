import type { TermGroup } from '../../retrieval/types.ts';
import { analyze } from '../../text/analyze.ts';
import { languageOf } from '../../text/locale-lookup.ts';
import { policyTerms } from './policy-terms.ts';
import { regionTerms } from './region-names.ts';

/** What further words of the concept count beside the commonest, and the shopper's own word, which may be a name. */
const FURTHER_WORD = 0.8;
const OWN_WORD = 0.7;
const UNION_WORD = 0.5;
/** A word of another language that no list translates says little: that the texts lack it proves nothing. */
const UNTRANSLATED = 0.3;

const termsByLanguage = new Map<string, readonly (readonly string[])[]>();

/** Index terms of every concept in a language. */
function conceptTerms(language: string): readonly (readonly string[])[] {
  let terms = termsByLanguage.get(language);
  if (terms === undefined) {
    terms = policyTerms(language).map((words) => [
      ...new Set(
        words.flatMap((word) =>
          analyze(word, language).flatMap(({ term, weight }) => (weight === 1 ? [term] : [])),
        ),
      ),
    ]);
    termsByLanguage.set(language, terms);
  }
  return terms;
}

/** Names and figures are the same in every language; the first word has its capital from its place. */
function isFixed({ surface }: TermGroup, isFirst: boolean): boolean {
  return /\p{Nd}/u.test(surface) || (/^\p{Lu}/u.test(surface) && !isFirst);
}

function translated(group: TermGroup, isFirst: boolean, from: string, to: string): TermGroup {
  const own = group.members.map(({ term }) => term);
  const others = conceptTerms(to);
  const concepts = conceptTerms(from).flatMap((terms, i) =>
    terms.includes(own[0]!) ? [others[i] ?? []] : [],
  );
  const region = regionTerms(own[0]!, from, to);
  const [first, ...further] = new Set([...concepts.flat(), ...(region?.own ?? [])]);
  if (first === undefined) {
    const weight = isFixed(group, isFirst) ? 1 : UNTRANSLATED;
    return {
      surface: group.surface,
      members: group.members.map((member) => ({ ...member, weight: member.weight * weight })),
    };
  }
  const known = new Set([first, ...further]);
  const weightOf = Math.max(...group.members.map(({ weight }) => weight));
  return {
    surface: group.surface,
    members: [
      { term: first, weight: 1 },
      ...further.map((term) => ({ term, weight: FURTHER_WORD })),
      ...(region?.union ?? [])
        .filter((term) => !known.has(term))
        .map((term) => ({ term, weight: UNION_WORD })),
      ...own.filter((term) => !known.has(term)).map((term) => ({ term, weight: OWN_WORD })),
    ].map(({ term, weight }) => ({ term, weight: weight * weightOf })),
  };
}

/**
 * The groups of a question in the words of another language, as far as lists and country names go: what help pages are
 * about, countries, figures and names. Words that no list has stay, at little weight.
 */
export function translateGroups(groups: readonly TermGroup[], from: string, to: string): TermGroup[] {
  return groups.map((group, i) => translated(group, i === 0, languageOf(from), languageOf(to)));
}

/** The groups with the European Union beside each of its members, whose rules hold for them. */
export function withUnion(groups: readonly TermGroup[], locale: string): TermGroup[] {
  return groups.map((group) => {
    const region = regionTerms(group.members[0]!.term, locale, locale);
    if (region === undefined || region.union.length === 0) return group;
    const weight = UNION_WORD * group.members[0]!.weight;
    return { ...group, members: [...group.members, ...region.union.map((term) => ({ term, weight }))] };
  });
}
