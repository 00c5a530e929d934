import type { TermGroup } from '../retrieval/types.ts';
import { analyze, PAIR_WEIGHT } from './analyze.ts';
import type { AnalyzeOptions, Token } from './types.ts';

/** A term of a group under construction. */
type Member = { term: string; weight: number };

/**
 * A query as groups of alternative terms: one group per word, in order; words that repeat are merged.
 *
 * Members are the stem (weight 1), the spelling without accents (.8) and compound parts (.6). Character pairs of
 * scripts without spaces and of Hangul are groups of their own, at half weight. Empty for a text without
 * letters or digits.
 */
export function queryTermGroups(text: string, locale: string, options: AnalyzeOptions = {}): TermGroup[] {
  const groups: { surface: string; members: Member[] }[] = [];
  const seen = new Set<string>();
  let previous: { token: Token; members: Member[] } | undefined;
  for (const token of analyze(text, locale, options)) {
    if (previous !== undefined && isAlternative(token, previous.token)) {
      addMember(previous.members, token);
      continue;
    }
    const members: Member[] = [];
    addMember(members, token);
    previous = { token, members };
    if (seen.has(token.term)) continue;
    seen.add(token.term);
    groups.push({ surface: text.slice(token.start, token.end), members });
  }
  return groups;
}

/** Whether a token is another form of the word itself, not a pair of characters beside it. */
function isAlternative(token: Token, word: Token): boolean {
  return token.position === word.position && token.weight < 1 && token.weight !== PAIR_WEIGHT;
}

function addMember(members: Member[], token: Token): void {
  if (!members.some((member) => member.term === token.term)) {
    members.push({ term: token.term, weight: token.weight });
  }
}
