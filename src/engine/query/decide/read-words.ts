import { languageOf } from '../../language/locale-lookup.ts';
import type { TermGroup } from '../../retrieval/types.ts';
import { queryTermGroups } from '../../text/terms/query-terms.ts';
import { withTerms } from '../../text/terms/term-group.ts';
import type { ParsedQuery } from '../read/parse-query.ts';
import { NO_OWN_SYNONYMS } from '../synonyms/merchant-synonyms.ts';
import { applyCorrections, type Correction } from '../words/correct-query.ts';
import { type Doubted, doubtedWords } from '../words/likelier-words.ts';
import { kindOfText, lightWords } from '../words/weigh-words.ts';
import { withCodesCut } from '../words/word-joins.ts';
import type { InterpretInput } from './interpret-query.ts';

/** What was typed, where another word was surely meant. */
const TYPED_WEIGHT = 0.4;

/** A text with its corrections in place, the words to rank by, and which of them are doubted. */
export type ReadWords = {
  text: string;
  corrections: readonly Correction[];
  groups: readonly TermGroup[];
  doubted: readonly Doubted[];
};

/**
 * Reads a corrected text: words of a name that exist are corrected as well where the others leave hardly a doubt. What is
 * told around a wish ("on cuit sur la terrasse") is never found together in titles, which speaks against none of its words.
 */
export function readDoubted(
  asked: string,
  { corrections, words }: { corrections: readonly Correction[]; words: ParsedQuery['words'] },
  input: InterpretInput,
): ReadWords {
  const first = readWords(applyCorrections(asked, corrections), corrections, input);
  if (!kindOfText(asked, languageOf(input.index.locale)).isName) return first;
  const sure = first.doubted.flatMap(({ surface, neighbours, isSure }) => {
    const word = isSure ? words.find(({ text }) => text === surface) : undefined;
    if (word === undefined || isAsWritten(surface, input)) return [];
    const or = [{ word: surface, weight: TYPED_WEIGHT }];
    return [{ from: surface, to: neighbours[0]!.word, or, start: word.start, end: word.end }];
  });
  if (sure.length === 0) return first;
  const all = [...corrections, ...sure];
  const rest = first.doubted.filter(({ surface }) => !sure.some(({ from }) => from === surface));
  const text = applyCorrections(asked, all);
  return { text, corrections: all, groups: widenedGroups(text, all, input), doubted: rest };
}

/** Reads a text whose corrections are in place. */
export function readWords(
  text: string,
  corrections: readonly Correction[],
  input: InterpretInput,
): ReadWords {
  const { index, knowledge, correct } = input;
  const groups = widenedGroups(text, corrections, input);
  const light = lightWords(languageOf(index.locale));
  const doubted = correct === false ? [] : doubtedWords(groups, index, knowledge.spelling, light);
  return { text, corrections, groups, doubted };
}

/** The words of a corrected text, each with what else it may have meant. */
function widenedGroups(
  text: string,
  corrections: readonly Correction[],
  { index }: InterpretInput,
): readonly TermGroup[] {
  const isKnown = (term: string): boolean => index.documentFrequency(term) > 0;
  const groups = withCodesCut(queryTermGroups(text, index.locale, { isWord: isKnown }), index);
  if (corrections.length === 0) return groups;
  const likely = new Map(corrections.map(({ to, or }) => [to, or]));
  return groups.map((group) => {
    const others = likely.get(group.surface.toLowerCase()) ?? [];
    return others.reduce((all, { word, weight }) => withWord(all, word, weight, index.locale), group);
  });
}

/** Whether the merchant has said what a word stands for. */
export function isAsWritten(word: string, { own = NO_OWN_SYNONYMS, index }: InterpretInput): boolean {
  return (
    own.asWritten.size > 0 &&
    queryTermGroups(word, index.locale).some(({ members }) => own.asWritten.has(members[0]!.term))
  );
}

/** The group with the terms of one more word. */
export function withWord(group: TermGroup, word: string, weight: number, locale: string): TermGroup {
  const others = queryTermGroups(word, locale).flatMap(({ members }) => members);
  return withTerms(
    group,
    others.map((other) => ({ term: other.term, weight: weight * other.weight })),
  );
}
