import { idfOf } from '../../text/terms/idf.ts';
import { MAX_GROUPS, MAX_MEMBER_WEIGHT, WEIGHT_SCALE } from '../parameters.ts';
import type { TermGroup } from '../types.ts';

/** One known member of a group: its weight·idf and what it covers, both in whole 1/4096. */
export type PlannedMember = { term: string; weight: number; coverage: number };

/** A group as scored: at least one member unless no document knows any of them. `coverage` is its share of the total. */
export type PlannedGroup = { members: readonly PlannedMember[]; coverage: number };

/** Groups in the order of the query; `total` is the sum of their coverage. */
export type QueryPlan = { groups: readonly PlannedGroup[]; total: number };

/** What planning needs to know of the index. */
export type TermStatistics = { readonly documentCount: number; documentFrequency(term: string): number };

/** A group as planned, and what groups that count once have in common. */
export type KeyedGroup = { key: string; planned: PlannedGroup };

/** Plans one group: what it weighs follows from it and the statistics alone, so it may be kept while those stay. */
export function planGroup(group: TermGroup, statistics: TermStatistics): KeyedGroup {
  const key = group.members.map((member) => `${member.term} ${member.weight}`).join('\n');
  return { key, planned: weighGroup(group, statistics) };
}

/**
 * Turns groups of alternatives, each planned by `planOf`, into whole-number weights.
 *
 * A member's idf is at most that of the group's first known form: a rare synonym must not outrank the word that was
 * asked for. Groups with the same members count once. Beyond 64 groups the rarest are kept.
 */
export function planQuery(groups: readonly TermGroup[], planOf: (group: TermGroup) => KeyedGroup): QueryPlan {
  const seen = new Set<string>();
  const planned: PlannedGroup[] = [];
  for (const group of groups) {
    if (group.members.length === 0) continue;
    const one = planOf(group);
    if (seen.has(one.key)) continue;
    seen.add(one.key);
    planned.push(one.planned);
  }
  const kept = planned.length > MAX_GROUPS ? rarest(planned) : planned;
  return { groups: kept, total: kept.reduce((sum, group) => sum + group.coverage, 0) };
}

function rarest(groups: readonly PlannedGroup[]): PlannedGroup[] {
  const kept = new Set([...groups].sort((a, b) => b.coverage - a.coverage).slice(0, MAX_GROUPS));
  return groups.filter((group) => kept.has(group));
}

function weighGroup(group: TermGroup, statistics: TermStatistics): PlannedGroup {
  const { documentCount } = statistics;
  const frequencies = group.members.map((member) => statistics.documentFrequency(member.term));
  const idfs = frequencies.map((frequency) => idfOf(documentCount, frequency));
  const known = group.members.map((_, i) => i).filter((i) => frequencies[i]! > 0);
  const lead = leadingMember(group, known, frequencies);
  const leadIdf = lead === undefined ? idfOf(documentCount, 0) : idfs[lead]!;
  const members = known.map((i) => {
    const weight = Math.min(Math.max(group.members[i]!.weight, 0), MAX_MEMBER_WEIGHT);
    const idf = frequencies[0]! > 0 ? Math.min(idfs[i]!, leadIdf) : idfs[i]!;
    return {
      term: group.members[i]!.term,
      weight: toUnits(weight * idf),
      coverage: group.light ? 0 : toUnits(Math.min(1, weight) * leadIdf),
    };
  });
  // A group of half-weight members alone (character pairs) counts half in the total, so a full match covers all.
  const heaviest = Math.min(1, Math.max(0, ...group.members.map((member) => member.weight)));
  return { members, coverage: group.light ? 0 : toUnits(heaviest * leadIdf) };
}

/** Whole 1/4096, at least one: a term that nearly every document holds is still a match. */
function toUnits(value: number): number {
  return Math.max(1, Math.round(value * WEIGHT_SCALE));
}

/** The form whose idf stands for the group: the first when known, else the known one of greatest weight. */
function leadingMember(
  group: TermGroup,
  known: readonly number[],
  frequencies: readonly number[],
): number | undefined {
  if (frequencies[0]! > 0) return 0;
  let lead: number | undefined;
  for (const i of known)
    if (lead === undefined || group.members[i]!.weight > group.members[lead]!.weight) lead = i;
  return lead;
}
