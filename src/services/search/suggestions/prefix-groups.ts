import type { RetrievalIndex, TermGroup } from '../../../engine/retrieval/types.ts';
import { foldAccents } from '../../../engine/text/characters/fold.ts';
import type { SpellingIndex } from '../../../engine/text/spelling/spelling.ts';
import { queryTermGroups } from '../../../engine/text/terms/query-terms.ts';

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
    .flatMap((i) => queryTermGroups(spelling.words[i]!, index.locale)[0]?.members[0]?.term ?? []);
  const members = [...last.members];
  for (const term of completions)
    if (!members.some((member) => member.term === term)) members.push({ term, weight: COMPLETED_WEIGHT });
  return [...groups.slice(0, -1), { surface: last.surface, members }];
}
