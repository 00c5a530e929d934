import { CATEGORY_SEPARATOR, leafOf } from '../../catalog/category-path.ts';
import { joinsThings } from '../../catalog/joined-names.ts';
import { languageOf } from '../../language/locale-lookup.ts';
import { tagOf } from '../../retrieval/fold-key.ts';
import type { Filter, MatchRequest, RetrievalIndex, TermGroup } from '../../retrieval/types.ts';
import { foldAccents } from '../../text/characters/fold.ts';
import { allOf, not, taggedAny } from '../conditions/to-filter.ts';
import { isHeadFirst } from '../words/title-heads.ts';
import type { Interpretation } from './interpret-query.ts';
import { headsIn, isBesides, isJoined, isNamed, termsIn } from './named-departments.ts';

/**
 * The products that are the thing which a query names, and of its other words those that tell them apart; `isAll`: it has none.
 * Not `isSure` where one that does not tell them apart names other things.
 */
export type NamedThings = {
  filter: Filter;
  others: readonly TermGroup[];
  isAll: boolean;
  isSure: boolean;
};

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
/** What has this share of the other words that the best one has, is as near to what is asked. */
const NEAR = 0.8;
/** From this share on, titles of a shop say what a thing is by their heads. */
const MOSTLY = 0.5;

/**
 * Which products of the catalogue are of the kind that a query names: those in departments of that name, and those whose title
 * has it as its head. All of them, whatever else their texts say, since the cheapest of a kind may be the one whose texts say
 * least. `undefined` where no word surely names a kind.
 */
export function namedThings(
  { heads, language }: Pick<Interpretation, 'heads' | 'language'>,
  groups: readonly TermGroup[],
  index: Index,
): NamedThings | undefined {
  const telling = groups.filter(({ light }) => !light);
  const inOrder = isHeadFirst(languageOf(language)) ? telling : telling.toReversed();
  const isHead = (group: TermGroup) => termsOf(group, SAME_THING).some((term) => heads.includes(term));
  const candidates = [...inOrder.filter(isHead), ...inOrder.filter((group) => !isHead(group))];
  for (const group of candidates) {
    const rest = telling.filter((other) => other !== group && weightOf(other) >= LEAST_TELLING);
    for (const least of NEARNESS) {
      const filter = thingsOf(termsOf(group, least), index, rest.length === 0);
      if (filter === undefined) continue;
      const others = rest.filter((other) => isTelling(other, filter, index));
      const untold = rest.filter((other) => !others.includes(other));
      if (untold.length > MOST_UNKNOWN) return undefined;
      // Cat food is no cheapest cat toy.
      const isSure = untold.every((other) => thingsOf(termsOf(other, SAME_THING), index) === undefined);
      return { filter, others, isAll: rest.length === 0 && least > SAME_THING, isSure };
    }
    // It is sold, but what is it and what stands beside it in one department?
    const terms = termsOf(group, SAME_THING);
    if (pathsOf(index).some((path) => isJoined(path, terms, index.locale))) return undefined;
  }
  return undefined;
}

/**
 * What matches that is of these things and has as much of the query's other words as any: in its title or as its department,
 * where these tell some apart (outdoor lights and not what is no outdoor light), else in its texts.
 */
export function theseThings(
  index: Index,
  filter: Filter | undefined,
  { filter: things, others }: NamedThings,
): MatchRequest {
  let own = allOf([filter, things])!;
  const groups: TermGroup[] = [];
  for (const group of others) {
    const called = allOf([own, calledBy(group, index)])!;
    if (index.countUpTo({ groups: [], filter: called }, 1) > 0) own = called;
    else groups.push(group);
  }
  const request = { groups, filter: own };
  const [best] = groups.length === 0 ? [] : index.search({ ...request, limit: 1, exactTotal: false }).hits;
  return best
    ? { ...request, minimumCoverage: NEAR * best.coveredIdf }
    : { groups: [], filter: request.filter };
}

/** What has a word in its title or stands in a department of that name. */
function calledBy(group: TermGroup, index: Index): Filter {
  const terms = termsOf(group, SAME_THING);
  const paths = pathsOf(index);
  const named = paths.filter((path) => termsIn(path, index.locale).some((term) => terms.includes(term)));
  return { kind: 'any', of: [{ kind: 'titled', terms }, taggedAny('category', named)] };
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

const SHORTEST_HEAD = 4;

/** What stemmers leave of plurals: `tissus`, `jeux`, and in German of borrowed words (`Autos`). */
const PLURALS = ['s', 'x'];

/**
 * The members of a group from a share of its best one's weight on, what ends with the word itself (`Onlinekurs` is a `Kurs`), and
 * the plurals that have a stem of their own.
 */
function termsOf(group: TermGroup, least: number): string[] {
  const most = weightOf(group);
  const word = foldAccents(group.surface.toLowerCase());
  const isCompound = (term: string) => word.length >= SHORTEST_HEAD && term !== word && term.endsWith(word);
  const terms = group.members.flatMap(({ term, weight }) =>
    weight >= least * most || (weight >= SAME_THING * most && isCompound(term)) ? [term] : [],
  );
  return [...terms, ...terms.flatMap((term) => PLURALS.map((ending) => term + ending))];
}

function thingsOf(terms: readonly string[], index: Index, isAlone = false): Filter | undefined {
  const count = (...parts: readonly Filter[]) =>
    index.search({ groups: [], filter: allOf(parts)!, limit: 0 }).total;
  const headed = taggedAny('head', terms);
  const titled: Filter = { kind: 'titled', terms };
  const paths = pathsOf(index);
  const named = paths.filter((path) => isNamed(leafOf(path), terms, index.locale));
  const plain = named.filter((path) => !isBesides(path));
  const own = plain.length > 0 ? plain : named;
  const within = paths.filter((path) => own.some((above) => path.startsWith(above + CATEGORY_SEPARATOR)));
  // Who names nothing but a department that nothing is called by means all that it holds: `Bathrooms > Accessories`.
  const isWhole = isAlone && own.length > 0 && count(headed) === 0;
  const besides = paths.filter(
    (path) => isBesides(path) && !own.includes(path) && !(isWhole && within.includes(path)),
  );
  const things = not(taggedAny('category', besides));
  const isByHead = (of: Filter) => count(of, headed) >= MOSTLY * count(of, titled);
  if (count(taggedAny('category', own), things) === 0)
    return count(headed, things) > 0 && isByHead(things) ? allOf([headed, things]) : undefined;
  const placed = taggedAny('category', own);
  const joined = within.filter((path) => joinsThings(leafOf(path), languageOf(index.locale)));
  // `Floors > Underlay & skirting`, where that is what titles say; but `Fabrics > Wool & winter` are fabrics.
  const isOther = (path: string) =>
    count(inPath(path), { kind: 'titled', terms: headsIn(path, index.locale) }) >=
    MOSTLY * count(inPath(path));
  const others = [not(taggedAny('category', joined.filter(isOther)))];
  // `Pare-baignoire` among `Baignoires`.
  if (isByHead(placed)) others.push(besidesHead(titled, headed));
  // `Wheelchairs > Ramps` whose titles say ramp, `E-bikes > Batteries & chargers`.
  if (count(placed, things, headed) >= MOSTLY * count(placed, things)) {
    others.push(not(taggedAny('category', joined)));
    for (const path of within)
      others.push(
        besidesHead(allOf([inPath(path), taggedAny('head', headsIn(path, index.locale))])!, headed),
      );
  }
  return allOf([{ kind: 'any', of: [headed, allOf([placed, ...others])!] }, things]);
}

const pathsOf = (index: Index) => index.tagValues('category').map(({ value }) => value);

const inPath = (path: string): Filter => ({ kind: 'tag', tag: tagOf('category', path) });

/** All but what is of these and not by its head. */
const besidesHead = (of: Filter, headed: Filter): Filter => not(allOf([of, not(headed)])!);
