/**
 * Alternatives of one query word (stem, folded form, correction, synonym): the group counts once, by its best member.
 * A `light` one adds to the score of what the others find: it finds nothing by itself and does not count for coverage.
 */
export type TermGroup = {
  surface: string;
  members: readonly { term: string; weight: number }[];
  light?: boolean;
};
