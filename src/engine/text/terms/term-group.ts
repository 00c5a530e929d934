/**
 * Alternatives of one query word (stem, folded form, correction, synonym): the group counts once, by its best member.
 * A `light` one adds to the score of what the others find: it finds nothing by itself and does not count for coverage.
 */
export type TermGroup = {
  surface: string;
  members: readonly { term: string; weight: number }[];
  light?: boolean;
};

/** A group with those of some further terms that neither it has nor one before them; the very group where none is left. */
export function withTerms(group: TermGroup, terms: TermGroup['members']): TermGroup {
  const known = new Set(group.members.map(({ term }) => term));
  const added = terms.filter(({ term }) => !known.has(term) && known.add(term));
  return added.length === 0 ? group : { ...group, members: [...group.members, ...added] };
}
