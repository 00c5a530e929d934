import { type Constraint, WITHOUT_WORDS } from '../../question/constraint.ts';
import type { ConversationMemory } from '../../question/memory.ts';
import { tagOf } from '../../retrieval/fold-key.ts';
import type { Filter } from '../../retrieval/types.ts';
import { mergeConstraints } from '../conditions/merge-constraints.ts';
import { type FollowUp, readFollowUp } from '../follow-up.ts';
import type { FollowUpSign } from '../lexicon/compiled-lexicon.ts';
import { comparedAsMost } from '../read/compared-as-most.ts';
import { languageOfQuery } from '../read/language-of-query.ts';
import { wordKey } from '../tokens/scan-query.ts';
import { isThing } from '../words/is-thing.ts';
import { lightWords } from '../words/weigh-words.ts';
import {
  type Interpretation,
  type InterpretInput,
  interpretQuery,
  interpretRefined,
} from './interpret-query.ts';

/** A product of the list shown last, in its order. */
export type ShownProduct = { productId: string; brand?: string; priceMinor?: number };

/** The search of the turn before, as a thread remembers it. */
export type EarlierSearch = Pick<NonNullable<ConversationMemory['search']>, 'text' | 'constraints' | 'sort'>;

/** How a query continues a thread. */
export type Refinement =
  | { kind: 'new'; text: string }
  /** "start over" and nothing else. */
  | { kind: 'reset' }
  | { kind: 'pick'; productId: string }
  | {
      kind: 'refine';
      interpretation: Interpretation;
      sort: Interpretation['sort'];
      /** It tells nothing but how others are to differ: a price, an order, "others". */
      compares: boolean;
      excluded: Filter | undefined;
    };

/**
 * Decides whether a query refines the search before it, points at one of its products, or starts a new one.
 *
 * A refinement keeps the text and the constraints; new ones replace those of the same slot. A query that names a
 * thing of its own starts anew, and so does "start over". With `sameAgain` an empty query repeats the search before.
 */
export function refineSearch(
  input: InterpretInput,
  earlier: EarlierSearch | undefined,
  shown: readonly ShownProduct[],
  sameAgain = false,
): Refinement {
  if (!earlier) return { kind: 'new', text: input.text };
  const language = languageOfQuery(input.text, input.locale, input);
  const read = readFollowUp(input.text, language);
  if (read.signs.includes('startOver'))
    return read.restWords.length === 0 ? { kind: 'reset' } : { kind: 'new', text: read.rest };
  const picked = read.ordinal === undefined ? undefined : shown.at(read.ordinal)?.productId;
  if (picked !== undefined && read.restWords.length === 0 && read.signs.length === 0)
    return { kind: 'pick', productId: picked };
  const readRest = (text: string) => interpretQuery({ ...input, text, context: earlier.text });
  // "Which has the longer battery life" compares what was shown: a comparative that nothing is said beside asks for others.
  const compared = comparedAsMost(read.rest, language);
  const others = compared === read.rest ? undefined : readRest(compared);
  const rest = others !== undefined && comparesOnly(read, others) ? others : readRest(read.rest);
  if (!sameAgain && !isRefinement(read, rest, input))
    return { kind: 'new', text: read.opener === undefined ? input.text : read.rest };
  const constraints = mergeConstraints(
    earlier.constraints,
    [...rest.constraints, ...signConstraints(read, earlier, shown, input)],
    read.dropped,
  );
  const compares = comparesOnly(read, rest);
  // "Anything cheaper": no words of it say what is looked for.
  const text = compares ? earlier.text : refinedText(earlier.text, rest);
  const interpretation = interpretRefined(input, { ...rest, text, constraints });
  const excluded: Filter | undefined = read.signs.includes('moreOf')
    ? { kind: 'not', of: { kind: 'ids', ids: new Set(shown.map(({ productId }) => productId)) } }
    : undefined;
  const carried = earlier.sort === 'relevance' ? undefined : (earlier.sort as Interpretation['sort']);
  return { kind: 'refine', interpretation, sort: rest.sort ?? carried, compares, excluded };
}

/** Whether the query adds to the search before it rather than asking for something else. */
function isRefinement(read: FollowUp, rest: Interpretation, input: InterpretInput): boolean {
  const words = freeWords(rest);
  const namesCategory = rest.constraints.some(
    ({ slot, operator }) => slot === 'category' && operator === 'is',
  );
  if (namesCategory && !read.joins) return false;
  if (words.length === 0)
    return (
      read.signs.length > 0 ||
      read.dropped.length > 0 ||
      rest.constraints.length > 0 ||
      rest.sort !== undefined ||
      rest.extremes.length > 0
    );
  if (read.joins) return true;
  const namesThing = words.some((word) => isThing(word, input.index));
  if (namesThing) return false;
  return read.opener !== undefined || read.signs.length > 0 || read.points || rest.constraints.length > 0;
}

const COMPARED: ReadonlySet<FollowUpSign> = new Set(['cheaper', 'dearer', 'moreOf', 'otherBrand']);

/** Whether a query says how what is wanted differs from what was shown, by its price, an order or as other than that, and no more. */
function comparesOnly({ signs, dropped, negated, ordinal }: FollowUp, rest: Interpretation): boolean {
  const light = lightWords(rest.language);
  // "The cheapest" is that of all that was wished for, not of a product's kind.
  const isPlain = rest.sort === undefined && dropped.length === 0 && !negated && ordinal === undefined;
  const isOfPrice = rest.constraints.every(({ slot }) => slot === 'price');
  const isTold = signs.length + rest.constraints.length + rest.extremes.length > 0;
  return (
    isPlain &&
    isTold &&
    isOfPrice &&
    signs.every((sign) => COMPARED.has(sign)) &&
    freeWords(rest).every((word) => light.has(wordKey(word)))
  );
}

/** Words of the rest that no constraint has taken. */
function freeWords({ text, freeWords: words }: Interpretation): readonly string[] {
  return text === '' ? [] : words;
}

function refinedText(earlier: string, rest: Interpretation): string {
  const added = freeWords(rest).filter(
    (word) => !earlier.toLowerCase().split(/\s+/u).includes(word.toLowerCase()),
  );
  return added.length === 0 ? earlier : `${added.join(' ')} ${earlier}`.trim();
}

/** What the signs mean for the products shown: cheaper than the first of them, not of its brand. */
function signConstraints(
  read: FollowUp,
  earlier: EarlierSearch,
  shown: readonly ShownProduct[],
  input: InterpretInput,
): Constraint[] {
  const first = shown.at(read.ordinal ?? 0) ?? shown[0];
  const found: Constraint[] = [];
  for (const sign of read.signs) {
    if ((sign === 'cheaper' || sign === 'dearer') && first?.priceMinor !== undefined) {
      const [operator, value] = [sign === 'cheaper' ? 'lt' : 'gt', first.priceMinor] as const;
      const price = { operator, value, unit: input.currency, columns: [{ column: 'price', value }] };
      found.push({ ...WITHOUT_WORDS, slot: 'price', ...price });
    }
    if ((sign === 'sameBrand' || sign === 'otherBrand') && first?.brand !== undefined) {
      const operator = sign === 'otherBrand' || read.negated ? 'not' : 'is';
      const brand = { operator, value: first.brand, tags: [tagOf('brand', first.brand)] } as const;
      found.push({ ...WITHOUT_WORDS, slot: 'brand', ...brand });
    }
    if (sign === 'otherColour')
      for (const colour of earlier.constraints)
        if (colour.slot === 'color' && colour.operator === 'is')
          found.push({ ...colour, ...WITHOUT_WORDS, operator: 'not' });
  }
  return found;
}
