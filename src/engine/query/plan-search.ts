import type { Filter, RetrievalIndex, SearchRequest, TermGroup } from '../retrieval/types.ts';
import { foldAccents } from '../text/fold.ts';
import { queryTermGroups } from '../text/query-terms.ts';
import type { Constraint } from './constraint.ts';
import { describedWords } from './described-words.ts';
import { type Interpretation, type InterpretInput, interpretQuery } from './interpret-query.ts';
import { compiledLexicon } from './lexicon/compiled-lexicon.ts';
import { mentionedOnly } from './mentioned-only.ts';
import { withoutContradicted } from './named-in-titles.ts';
import { MINIMUM_COVERAGE, namedCategories, openFlags, queryBoosts } from './rank-request.ts';
import { relaxations } from './relax.ts';
import { filterFor, isGuess, resolveConstraints } from './resolve-constraints.ts';
import { attributeOrder } from './resolve-order.ts';
import type { Compound } from './scan-query.ts';
import { allOf } from './to-filter.ts';
import { namesNothing, splitUnknown } from './unknown-words.ts';

export type PlanInput = InterpretInput & {
  /** What always holds: products the merchant hides. */
  explicit: Filter | undefined;
  /** The caller's own conditions: never relaxed; what the text says of the same slot is then not used. */
  fixed?: readonly Constraint[];
  /** Constraints carried from the thread; those of the query replace them slot by slot. */
  carried?: readonly Constraint[];
  /** Use this instead of reading the query anew. */
  interpretation?: Interpretation;
};

/** Everything that is decided about a search before products are looked at. */
export type SearchPlan = {
  interpretation: Interpretation;
  /** Constraints in force as filters. */
  held: readonly Constraint[];
  filter: Filter | undefined;
  groups: readonly TermGroup[];
  boosts: NonNullable<SearchRequest['boosts']>;
  /** For one word the head of the title says what proximity would, better. */
  use: NonNullable<SearchRequest['use']>;
  minimumCoverage: number;
  /** Exact number of matches. */
  total: number;
  /** Filter of other constraints with everything else that holds, for facets that leave their own out. */
  filterOf(constraints: readonly Constraint[]): Filter | undefined;
  /** Names of soft constraints that were given up because nothing met them. */
  relaxed: readonly string[];
  /** Those of `relaxed` that were widened to the nearest: the next sizes, the department above. */
  widened: readonly string[];
  /** Words of the query that no product holds; the list is empty then. */
  notCarried: readonly string[];
  /** Words for a thing that products only mention: the list holds what mentions it. */
  mentionedOnly: readonly string[];
};

/** A relaxation that finds this many is taken at once; else the first that finds anything. */
const ENOUGH_HITS = 3;
/** A text that names more conditions is no query; what it names beyond stays words. */
const MOST_CONSTRAINTS = 30;

/**
 * Understands a query and decides filters, relaxations and "not carried", reading the index for counts only.
 *
 * The list is empty when the head of the query, or a name in it, is in no field of the catalogue: it is never padded
 * with weak hits.
 */
export function planSearch(input: PlanInput): SearchPlan {
  const understood = input.interpretation ?? interpretQuery(input);
  const { index, knowledge, explicit } = input;
  const isKnown = (term: string): boolean => index.documentFrequency(term) > 0;
  const fixed = input.fixed ?? [];
  const constraints = withoutRepeats([...(input.carried ?? []), ...understood.constraints])
    .filter(
      (constraint) =>
        !fixed.some((own) => own.slot === constraint.slot && own.attribute === constraint.attribute),
    )
    .slice(0, MOST_CONSTRAINTS);
  const hard = allOf([explicit, excludeWords(constraints, index)]);
  const scope = {
    index,
    minimumCoverage: MINIMUM_COVERAGE,
    explicit: hard,
    fixed,
    tagNames: knowledge.tagNames,
    heads: understood.heads,
  };
  const sure = constraints.filter(
    ({ soft, slot, guess }) => !soft || (!guess && slot !== 'attribute' && slot !== 'category'),
  );
  const open = withoutWordsOf(sure, understood, index).filter(({ members }) =>
    members.some(({ term }) => isKnown(term)),
  );
  const held = withoutContradicted(resolveConstraints({ ...scope, groups: open, constraints }), {
    ...scope,
    groups: understood.groups,
    language: understood.language,
    filterOf: (kept) => filterFor(kept, scope),
  });
  const certain = withoutDoubts(understood, held);
  const remaining = withoutWordsOf(held, certain, index);
  const described = describedWords(input.text, certain.language);
  const { notCarried, kinds, groups } = splitUnknown(remaining, certain.language, index, {
    heads: understood.heads,
    described,
  });
  const filter = filterFor(held, scope);
  const order = certain.sort ?? attributeOrder(certain.extremes, { ...scope, groups, filter });
  const interpretation = { ...certain, sort: order };
  const count = (filter: Filter | undefined): number => countHits(index, groups, filter);
  const base = {
    interpretation,
    groups,
    minimumCoverage: MINIMUM_COVERAGE,
    boosts: queryBoosts(interpretation, namedCategories(understood, held), openFlags(understood, held)),
    use: { proximity: groups.length > 1 },
    filterOf: (others: readonly Constraint[]) => filterFor(others, { ...scope, fixed: [] }),
    notCarried,
    mentionedOnly: held.some(isNamedThing)
      ? []
      : mentionedOnly({ ...interpretation, groups, kinds, index, knowledge }),
  };
  // Nothing was asked for: only punctuation, or words that mean nothing here.
  const isEmpty = groups.length === 0 && held.length + fixed.length === 0 && order === undefined;
  const total = notCarried.length > 0 || isEmpty ? 0 : count(filter);
  if (isEmpty) return { ...base, held, filter: { kind: 'any', of: [] }, total, relaxed: [], widened: [] };
  if (total > 0 || notCarried.length > 0) return { ...base, held, filter, total, relaxed: [], widened: [] };
  const isIdle = ({ surface }: TermGroup): boolean => namesNothing(surface, certain.language, described);
  if (held.length > 0 && groups.every(isIdle)) {
    const met = countHits(index, [], filter);
    const plain = {
      ...base,
      groups: [],
      mentionedOnly: [],
      held,
      filter,
      total: met,
      relaxed: [],
      widened: [],
    };
    if (met > 0) return plain;
  }
  let first: Pick<SearchPlan, 'held' | 'filter' | 'total' | 'relaxed' | 'widened'> | undefined;
  for (const { names, widened, kept } of relaxations(held, knowledge.vocabulary)) {
    const wider = filterFor(kept, scope);
    const found = count(wider);
    const relaxation = { held: kept, filter: wider, total: found, relaxed: names, widened };
    // What is nearly what was asked for is better than what leaves it out, however little it is.
    if (found >= ENOUGH_HITS || (found > 0 && widened.length > 0)) return { ...base, ...relaxation };
    if (found > 0) first ??= relaxation;
  }
  return { ...base, ...(first ?? { held, filter, total: 0, relaxed: [], widened: [] }) };
}

/** Each condition once, however often a text says it. */
function withoutRepeats(constraints: readonly Constraint[]): readonly Constraint[] {
  if (constraints.length <= 2) return constraints;
  const byMeaning = new Map<string, Constraint>();
  for (const constraint of constraints) {
    const { slot, attribute, operator, value, surface } = constraint;
    const meaning = [slot, attribute, operator, value, surface.toLowerCase()].join('\n');
    if (!byMeaning.has(meaning)) byMeaning.set(meaning, constraint);
  }
  return [...byMeaning.values()];
}

/**
 * The groups without the words that a filter already answers for (colour, brand, size …); names of categories and of
 * yes/no attributes stay, since titles say them too, and so does everything when nothing else would remain.
 */
function withoutWordsOf(
  held: readonly Constraint[],
  { groups, language }: Pick<Interpretation, 'groups' | 'language'>,
  index: Pick<RetrievalIndex, 'locale' | 'documentFrequency'>,
): readonly TermGroup[] {
  const words = new Set(
    held
      .filter(({ slot, operator, value }) => slot !== 'category' && operator === 'is' && value !== true)
      .flatMap(({ surface }) => surface.toLowerCase().split(/[^\p{L}\p{M}\p{N}'’.]+/u)),
  );
  const compounds = held.flatMap(({ compound }) => compound ?? []);
  const open =
    compounds.length === 0 ? groups : groups.map((group) => thingOf(group, compounds, index.locale));
  const rest = open.filter(({ surface }) => !words.has(surface.toLowerCase()));
  if (rest.length === open.length) return open;
  // What joined a condition to the rest ("for", "in") says nothing once the condition is a filter.
  const { glue } = compiledLexicon(language);
  const content = rest.filter(({ surface }) => !glue.has(foldAccents(surface.toLowerCase())));
  return content.length === 0
    ? open.filter(({ members }) => members.some(({ term }) => index.documentFrequency(term) > 0))
    : content;
}

/** Of a word that a condition was cut off, the terms of the thing it names and its own, without the other part's. */
function thingOf(group: TermGroup, compounds: readonly Compound[], locale: string): TermGroup {
  const surface = group.surface.toLowerCase();
  const compound = compounds.find(({ whole }) => whole.toLowerCase() === surface);
  if (!compound) return group;
  const rest = queryTermGroups(compound.rest, locale).flatMap(({ members }) => members);
  const own = group.members.slice(0, 1).filter(({ term }) => !rest.some((member) => member.term === term));
  return { surface: group.surface, members: [...rest, ...own] };
}

/** A brand or category in force: what is asked for is carried. */
function isNamedThing({ slot, operator }: Constraint): boolean {
  return operator === 'is' && (slot === 'brand' || slot === 'category');
}

/** What was understood: guesses that do not hold are words again, so that no later turn filters by them. */
function withoutDoubts(understood: Interpretation, held: readonly Constraint[]): Interpretation {
  const constraints = understood.constraints.flatMap((one) => {
    const holds = held.find(
      ({ start, slot, operator }) => start === one.start && slot === one.slot && operator === one.operator,
    );
    return isGuess(one) && one.slot !== 'category' ? (holds ?? []) : one;
  });
  return { ...understood, text: textWithUnheld(understood, held), constraints };
}

/** The text with the words that were only likely to be conditions and are not: they are part of what is looked for. */
function textWithUnheld({ text, words, constraints }: Interpretation, held: readonly Constraint[]): string {
  const isHeld = ({ start, slot }: Constraint): boolean =>
    held.some((one) => one.start === start && one.slot === slot);
  const unheld = constraints.filter(
    (one) =>
      one.start >= 0 && one.keepsText && one.operator === 'is' && one.slot !== 'category' && !isHeld(one),
  );
  const missing = unheld.filter(({ start }) => !words.some((word) => word.start === start));
  if (missing.length === 0) return text;
  const compounds = missing.flatMap(({ compound }) => compound ?? []);
  const pieces = [
    ...words.filter((word) => !compounds.some(({ rest }) => rest === word.text)),
    ...missing.map(({ start, surface, compound }) => ({ start, text: compound?.whole ?? surface })),
  ];
  return pieces
    .sort((a, b) => a.start - b.start)
    .map((piece) => piece.text)
    .join(' ');
}

/** Exact number of matches of the words under a filter. */
export function countHits(
  index: Pick<RetrievalIndex, 'search'>,
  groups: readonly TermGroup[],
  filter: Filter | undefined,
): number {
  const request = { groups, ...(filter ? { filter } : {}), limit: 0, minimumCoverage: MINIMUM_COVERAGE };
  return index.search(request).total;
}

const MOST_EXCLUDED = 5000;

/** Products whose title holds a word that the query rules out ("without hood"). */
function excludeWords(constraints: readonly Constraint[], index: RetrievalIndex): Filter | undefined {
  const words = constraints.filter(({ slot, operator }) => slot === 'text' && operator === 'not');
  if (words.length === 0) return undefined;
  const ids = new Set<string>();
  for (const { value } of words) {
    const groups = queryTermGroups(String(value), index.locale);
    for (const hit of index.search({ groups, limit: MOST_EXCLUDED, minimumCoverage: 0.999 }).hits)
      if (hit.parts.titleCoverage > 0.999) ids.add(hit.id);
  }
  return { kind: 'not', of: { kind: 'ids', ids } };
}
