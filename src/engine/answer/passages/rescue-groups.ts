import { buildSpelling, findCandidates, type SpellingIndex } from '../../query/spelling.ts';
import type { RetrievalIndex, TermGroup } from '../../retrieval/types.ts';
import { analyze } from '../../text/analyze.ts';
import { queryTermGroups } from '../../text/query-terms.ts';

const SHORTEST_MISTYPED = 6;
const MISTYPED_WEIGHT = 0.8;

type Searched = Pick<RetrievalIndex, 'locale' | 'revision' | 'documentFrequency' | 'vocabulary'>;

const kept = new WeakMap<Searched, { revision: number; spelling: SpellingIndex }>();

/** Words of headings and titles to correct by; learned again when the texts have changed. */
function spellingOf(index: Searched): SpellingIndex {
  const known = kept.get(index);
  if (known !== undefined && known.revision === index.revision) return known.spelling;
  const spelling = buildSpelling(index.vocabulary());
  kept.set(index, { revision: index.revision, spelling });
  return spelling;
}

/**
 * Gives each word that no text holds the forms under which texts do: cut into the parts of a compound, joined, or
 * spelled right, as the words of headings and titles are. All other groups stay as they are.
 */
export function rescueGroups(groups: readonly TermGroup[], index: Searched): TermGroup[] {
  const isKnown = (term: string) => index.documentFrequency(term) > 0;
  return groups.map((group) => {
    const [own] = group.members;
    if (own === undefined || group.members.some(({ term }) => isKnown(term))) return group;
    const forms = queryTermGroups(group.surface, index.locale, {
      documentFrequency: (term) => index.documentFrequency(term),
    }).flatMap(({ members }) => members.filter(({ term }) => isKnown(term)));
    const spelled = forms.length > 0 ? [] : respelled(group.surface, index);
    const found = [...forms, ...spelled.map((term) => ({ term, weight: MISTYPED_WEIGHT }))];
    if (found.length === 0) return group;
    const members = found.map(({ term, weight }) => ({ term, weight: weight * own.weight }));
    return { surface: group.surface, members: [...members, ...group.members] };
  });
}

function respelled(word: string, index: Searched): string[] {
  if (word.length < SHORTEST_MISTYPED) return [];
  const [best] = findCandidates(spellingOf(index), word, 1);
  if (best === undefined) return [];
  return analyze(best.word, index.locale).flatMap(({ term, weight }) =>
    weight === 1 && index.documentFrequency(term) > 0 ? [term] : [],
  );
}
