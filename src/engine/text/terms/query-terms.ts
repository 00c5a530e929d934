import { QUANTITY_MARK } from '../numbers/quantity-term.ts';
import { cutAtBorders, joinedForm, respelledForms } from '../words/alternative-forms.ts';
import { wordsKnownBy } from '../words/words-of.ts';
import { analyze, PAIR_WEIGHT } from './analyze.ts';
import type { TermGroup } from './term-group.ts';
import type { AnalyzeOptions, Token } from './types.ts';

export type QueryOptions = AnalyzeOptions & {
  /**
   * Documents that hold a term. With it, a word that would match nothing is tried joined with its neighbour
   * (`wi-fi` → `wifi`), cut at case and digit borders (`iphone13`), and with umlauts (`kuehl` → `kühl`); and
   * compounds are cut into words that 3 documents hold, unless `isWord` is given.
   */
  documentFrequency?: (term: string) => number;
};

type Member = { term: string; weight: number };
type Group = { surface: string; members: Member[]; start: number; end: number };

const RESPELLED_WEIGHT = 0.9;
/** What may stand between two words that the corpus writes as one. */
const JOINABLE = /^[ \u00A0\-\u2010\u2011_./'’]?$/;

/**
 * A query as groups of alternative terms: one group per word, in order; words that repeat are merged.
 *
 * Members are the stem (weight 1), the amount with its unit (1), the spelling without accents (.8) and compound parts
 * (.6). Character pairs of scripts without spaces and of Hangul are groups of their own, at half weight. Empty for a
 * text without letters or digits.
 */
export function queryTermGroups(text: string, locale: string, options: QueryOptions = {}): TermGroup[] {
  const known = options.documentFrequency;
  const isWord = options.isWord ?? (known === undefined ? undefined : wordsKnownBy(known, locale));
  const groups = withoutRepeats(groupsOf(text, analyze(text, locale, { ...options, isWord })));
  const rescued =
    known === undefined ? groups : rescueUnknown(text, groups, locale, (term) => known(term) > 0);
  return withoutRepeats(rescued).map(({ surface, members }) => ({ surface, members }));
}

/** Whether a group is no word but a pair of characters beside the words, of a script without spaces or of Hangul. */
export function isPair({ members }: TermGroup): boolean {
  return members[0]?.weight === PAIR_WEIGHT;
}

/** The index term that stands for a word; `undefined` for a text without letters or digits. */
export function firstTerm(word: string, locale: string): string | undefined {
  return queryTermGroups(word, locale)[0]?.members[0]?.term;
}

function withoutRepeats(groups: readonly Group[]): Group[] {
  const seen = new Set<string>();
  return groups.filter(({ members }) => !seen.has(members[0]!.term) && seen.add(members[0]!.term));
}

function groupsOf(text: string, tokens: readonly Token[]): Group[] {
  const groups: Group[] = [];
  let previous: { token: Token; group: Group } | undefined;
  for (const token of tokens) {
    if (previous !== undefined && isAlternative(token, previous.token)) {
      addMember(previous.group, token);
      continue;
    }
    const { start, end } = token;
    const group = {
      surface: text.slice(start, end),
      members: [{ term: token.term, weight: token.weight }],
      start,
      end,
    };
    previous = { token, group };
    groups.push(group);
  }
  return groups;
}

/** Whether a token is another form of the word itself, not a pair of characters beside it. */
function isAlternative(token: Token, word: Token): boolean {
  if (token.position !== word.position) return false;
  return token.term.startsWith(QUANTITY_MARK) || (token.weight < 1 && token.weight !== PAIR_WEIGHT);
}

function addMember(group: Group, member: Member): void {
  if (group.members.some(({ term }) => term === member.term)) return;
  group.members.push({ term: member.term, weight: member.weight });
}

/** Gives every group that matches nothing the forms under which the corpus knows it. */
function rescueUnknown(
  text: string,
  groups: readonly Group[],
  locale: string,
  isKnown: (term: string) => boolean,
): Group[] {
  const copies = groups.map((group) => ({ ...group, members: [...group.members] }));
  const matches = copies.map((group) => group.members.some(({ term }) => isKnown(term)));
  joinNeighbours(text, { groups: copies, matches, locale, isKnown });
  return copies.flatMap((group, i) => (matches[i] ? [group] : respellOrCut(group, locale, isKnown)));
}

function joinNeighbours(
  text: string,
  {
    groups,
    matches,
    locale,
    isKnown,
  }: { groups: readonly Group[]; matches: boolean[]; locale: string; isKnown: (term: string) => boolean },
): void {
  for (let i = 0; i + 1 < groups.length; i++) {
    const [first, second] = [groups[i]!, groups[i + 1]!];
    if ((matches[i] && matches[i + 1]) || first.end > second.start) continue;
    if (!JOINABLE.test(text.slice(first.end, second.start))) continue;
    const joined = joinedForm(`${first.surface}-${second.surface}`, locale);
    if (joined === undefined || !isKnown(joined)) continue;
    addMember(first, { term: joined, weight: 1 });
    addMember(second, { term: joined, weight: 1 });
    matches[i] = true;
    matches[i + 1] = true;
  }
}

function respellOrCut(group: Group, locale: string, isKnown: (term: string) => boolean): Group[] {
  const respelled = respelledForms(group.surface, locale).filter(isKnown);
  for (const term of respelled) addMember(group, { term, weight: RESPELLED_WEIGHT });
  const parts = respelled.length > 0 ? undefined : cutAtBorders(group.surface, locale);
  if (parts === undefined || !parts.every(({ term }) => isKnown(term))) return [group];
  return parts.map(({ surface, term }) => ({ ...group, surface, members: [{ term, weight: 1 }] }));
}
