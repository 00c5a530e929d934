import { keptByLanguage } from '../../../memo/kept.ts';
import { CATEGORY_SEPARATOR, departmentsOf, leafOf } from '../../catalog/category-path.ts';
import { joinsThings, namesIn } from '../../catalog/joined-names.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { anyOfAll } from '../../language/pack.ts';
import { tagOf } from '../../retrieval/fold-key.ts';
import type { Filter, RetrievalIndex, TermGroup } from '../../retrieval/types.ts';
import { foldAccents } from '../../text/characters/fold.ts';
import { wordFormsOf } from '../../text/words/word-forms.ts';
import { allOf, not, taggedAny } from '../conditions/to-filter.ts';
import { isHeadFirst, titleHeads } from '../words/title-heads.ts';
import type { Interpretation } from './interpret-query.ts';

/** The products that are the thing which a query names, and of its other words those that tell them apart; `isAll`: it has none. */
export type NamedThings = { filter: Filter; others: readonly TermGroup[]; isAll: boolean };

type Index = Pick<RetrievalIndex, 'locale' | 'tagValues' | 'search' | 'countUpTo'>;

/**
 * Which members of a word's group are meant, by their share of its best one's weight: the word itself, its forms and the thing a
 * compound ends with, other words for the same thing. The first that name a kind of the catalogue do.
 */
const SAME_THING = 0.45;
const NEARNESS = [1, 0.8, SAME_THING];
/** What is worth less is told around the wish. */
const LEAST_TELLING = 0.5;
/** So many texts that have a word do not have it by chance. */
const SEVERAL = 2;
/** Of a text with more words that say nothing of the things, another thing may be meant. */
const MOST_UNKNOWN = 1;
/** From this share on, titles of a shop say what a thing is by their heads. */
const MOSTLY = 0.5;

/**
 * Which products of the catalogue are of the kind that a query names: those in departments of that name, and those whose title
 * has it as its head. All of them, whatever else their texts say, since the cheapest of a kind may be the one whose texts say
 * least. `undefined` where no word surely names a kind.
 */
export function namedThings(
  { heads }: Pick<Interpretation, 'heads'>,
  groups: readonly TermGroup[],
  index: Index,
): NamedThings | undefined {
  const telling = groups.filter(({ light }) => !light);
  const inOrder = isHeadFirst(languageOf(index.locale)) ? telling : telling.toReversed();
  const isHead = ({ members }: TermGroup) => members.some(({ term }) => heads.includes(term));
  const candidates = [...inOrder.filter(isHead), ...inOrder.filter((group) => !isHead(group))];
  for (const group of candidates) {
    for (const least of NEARNESS) {
      const filter = thingsOf(termsOf(group, least), index);
      if (filter === undefined) continue;
      const rest = telling.filter((other) => other !== group && weightOf(other) >= LEAST_TELLING);
      const others = rest.filter((other) => isTelling(other, filter, index));
      if (rest.length - others.length > MOST_UNKNOWN) return undefined;
      return { filter, others, isAll: rest.length === 0 && least > SAME_THING };
    }
    // It is sold, but what is it and what stands beside it in one department?
    if (isJoined(termsOf(group, SAME_THING), index)) return undefined;
  }
  return undefined;
}

/** Whether a word tells these things apart: some titles have it, or the texts of several. */
function isTelling(group: TermGroup, things: Filter, index: Index): boolean {
  const titled = allOf([things, { kind: 'titled', terms: termsOf(group, SAME_THING) }])!;
  return (
    index.countUpTo({ groups: [], filter: titled }, 1) > 0 ||
    index.countUpTo({ groups: [group], filter: things }, SEVERAL) === SEVERAL
  );
}

const weightOf = ({ members }: TermGroup): number =>
  members.reduce((most, { weight }) => Math.max(most, weight), 0);

function termsOf(group: TermGroup, least: number): string[] {
  const most = weightOf(group);
  return group.members.flatMap(({ term, weight }) => (weight >= least * most ? [term] : []));
}

function thingsOf(terms: readonly string[], index: Index): Filter | undefined {
  const count = (...parts: readonly Filter[]) =>
    index.search({ groups: [], filter: allOf(parts)!, limit: 0 }).total;
  const headed = taggedAny('head', terms);
  const titled: Filter = { kind: 'titled', terms };
  const paths = index.tagValues('category').map(({ value }) => value);
  const named = paths.filter((path) => isNamed(leafOf(path), terms, index.locale));
  const plain = named.filter((path) => !isBesides(path));
  const own = plain.length > 0 ? plain : named;
  const besides = paths.filter((path) => isBesides(path) && !own.includes(path));
  const things = not(taggedAny('category', besides));
  const isByHead = (of: Filter) => count(of, headed) >= MOSTLY * count(of, titled);
  if (count(taggedAny('category', own), things) === 0)
    return count(headed, things) > 0 && isByHead(things) ? allOf([headed, things]) : undefined;
  const placed = taggedAny('category', own);
  const within = paths.filter((path) => own.some((above) => path.startsWith(above + CATEGORY_SEPARATOR)));
  const joined = within.filter((path) => joinsThings(leafOf(path)));
  const others = [not(taggedAny('category', joined))];
  // `Pare-baignoire` among `Baignoires`, and `Wheelchairs > Ramps` whose titles say ramp.
  if (isByHead(placed)) others.push(besidesHead(titled, headed));
  if (count(placed, things, headed) >= MOSTLY * count(placed, things))
    others.push(...within.map((path) => besidesHead(allOf([inPath(path), ownHeads(path, index)])!, headed)));
  return allOf([{ kind: 'any', of: [headed, allOf([placed, ...others])!] }, things]);
}

const inPath = (path: string): Filter => ({ kind: 'tag', tag: tagOf('category', path) });

/** All but what is of these and not by its head. */
const besidesHead = (of: Filter, headed: Filter): Filter => not(allOf([of, not(headed)])!);

/** What is by its title the thing that a department is called by. */
function ownHeads(path: string, { locale }: Index): Filter {
  return taggedAny('head', titleHeads(leafOf(path), undefined, locale));
}

/** Whether the name of a department joins these things with others: `Toys & scratching posts`. */
function isJoined(terms: readonly string[], index: Index): boolean {
  return index.tagValues('category').some(({ value }) => {
    const leaf = leafOf(value);
    return joinsThings(leaf) && namesIn(leaf).some((name) => isNamed(name, terms, index.locale));
  });
}

/** Whether the name of a department names these things, and no others beside them. */
function isNamed(name: string, terms: readonly string[], locale: string): boolean {
  return headsOf(name, locale).some((head) => terms.includes(head));
}

/** Every name of a department is asked with every such query. */
const headsOf: (name: string, locale: string) => readonly string[] = keptByLanguage(
  { most: 20_000, longest: 100 },
  (name, locale) => {
    if (joinsThings(name)) return [];
    const again = wordFormsOf(languageOf(locale));
    const heads = titleHeads(name, undefined, locale);
    // The plural of a Dutch compound is cut to what its singular still ends with.
    return [...new Set([...heads, ...heads.map((head) => again(head).term)])];
  },
);

const BESIDES = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOfAll('catalogue', ({ besides }) => besides)})(?!\p{L})`,
  'iu',
);

/** Whether a department is one of what goes with things: accessories, spare parts. */
function isBesides(path: string): boolean {
  return departmentsOf(path).some((name) => BESIDES.test(foldAccents(name)));
}
