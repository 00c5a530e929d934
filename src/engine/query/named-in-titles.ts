import { tagOf } from '../retrieval/fold-key.ts';
import type { Filter, RetrievalIndex, TermGroup } from '../retrieval/types.ts';
import { foldAccents } from '../text/fold.ts';
import type { Constraint } from './constraint.ts';
import { compiledLexicon } from './lexicon/compiled-lexicon.ts';
import { allOf } from './to-filter.ts';

/** Titles that are compared with what a reading leaves. */
const MOST_COMPARED = 20;
const LEAST_WORDS = 2;
/** Readings of words that titles may as well hold as part of a name. A colour or a material is a wish, whatever titles say. */
const NAMING = new Set<Constraint['slot']>(['category', 'attribute', 'pattern', 'fit']);

type Input = {
  index: Pick<RetrievalIndex, 'search'>;
  /** The words of the query with those that conditions were read from. */
  groups: readonly TermGroup[];
  /** Index terms of what is wanted. */
  heads: readonly string[];
  language: string;
  filterOf(constraints: readonly Constraint[]): Filter | undefined;
};

/**
 * The conditions without those that most products contradict which are the thing and whose titles hold every word of the
 * query: "travel shoe" is no wish for the department Travel where a shoe is called that, nor "trekking pack 45" for size 45.
 *
 * Where most titles that say it all meet the condition too, it stays.
 */
export function withoutContradicted(held: readonly Constraint[], input: Input): readonly Constraint[] {
  const open = held.filter(isOpen);
  const { glue } = compiledLexicon(input.language);
  const groups = input.groups.filter(({ surface }) => !glue.has(foldAccents(surface.toLowerCase())));
  if (open.length === 0 || groups.length < LEAST_WORDS || input.heads.length === 0) return held;
  const things: Filter = {
    kind: 'any',
    of: input.heads.map((term) => ({ kind: 'tag', tag: tagOf('head', term) })),
  };
  const rest = held.filter((one) => !open.includes(one));
  const named = (more: readonly Constraint[]): number => {
    const filter = allOf([input.filterOf([...rest, ...more]), things]);
    const request = { groups, limit: MOST_COMPARED, minimumCoverage: 0.999, exactTotal: false };
    const { hits } = input.index.search({ ...request, ...(filter ? { filter } : {}) });
    return hits.filter(({ parts }) => parts.titleCoverage > 0.999).length;
  };
  const all = named([]);
  return all === 0 ? held : held.filter((one) => !open.includes(one) || named([one]) * 2 >= all);
}

function isOpen({ slot, operator, soft, start, keepsText, guess, columns, value }: Constraint): boolean {
  if (operator !== 'is' || !soft || start < 0 || !keepsText || columns !== undefined || value === true)
    return false;
  return NAMING.has(slot) || (slot === 'size' && guess === true);
}
