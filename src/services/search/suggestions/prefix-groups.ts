import type { RetrievalIndex, TermGroup } from '../../../engine/retrieval/types.ts';
import { foldAccents } from '../../../engine/text/characters/fold.ts';
import type { SpellingIndex } from '../../../engine/text/spelling/spelling.ts';
import { firstTerm, queryTermGroups } from '../../../engine/text/terms/query-terms.ts';
import { withTerms } from '../../../engine/text/terms/term-group.ts';

const MOST_COMPLETIONS = 12;
const COMPLETED_WEIGHT = 0.9;

/** The groups of a query whose last word may be unfinished: its commonest completions are alternatives of it. */
export function prefixGroups(
  typed: string,
  index: Pick<RetrievalIndex, 'locale'>,
  spelling: SpellingIndex,
): TermGroup[] {
  const groups = queryTermGroups(typed, index.locale);
  const last = groups.at(-1);
  if (!last || /[\s\p{P}]$/u.test(typed)) return groups;
  const start = foldAccents(last.surface.toLowerCase());
  const completions = spelling.folded
    .flatMap((word, i) => (word.startsWith(start) && word !== start ? [i] : []))
    .sort((a, b) => spelling.priors[b]! - spelling.priors[a]! || a - b)
    .slice(0, MOST_COMPLETIONS)
    .flatMap((i) => firstTerm(spelling.words[i]!, index.locale) ?? []);
  const completed = completions.map((term) => ({ term, weight: COMPLETED_WEIGHT }));
  return [...groups.slice(0, -1), withTerms(last, completed)];
}
