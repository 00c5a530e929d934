import type { AttributeClass } from './concepts/attribute-concepts.ts';
import type { Audience, Colour, Material } from './concepts/values.ts';

export type SortIntent = 'price_asc' | 'price_desc' | 'newest' | 'rating';

/**
 * The shopping words of one language. All entries are lower case, words separated by one space; accents do not
 * matter. In patterns `#` stands for a number, with or without currency.
 */
export type ShoppingWords = {
  price: {
    /** `under 50`: below, not equal. */
    below: readonly string[];
    /** `up to 50`: below or equal. Also "my budget is". */
    atMost: readonly string[];
    above: readonly string[];
    atLeast: readonly string[];
    around: readonly string[];
    /** Opening and joining words of a range: `between # and #`. */
    between: readonly (readonly [open: string, join: string])[];
    /** Words that join two numbers without an opening word: `20 to 50`. */
    join: readonly string[];
    /** Words after the number: `50 or less`, `50 and up`. */
    atMostAfter: readonly string[];
    atLeastAfter: readonly string[];
    /** What before a comparison turns it round: `no wider than`. */
    denials: readonly string[];
    /** Joins what is compared in a phrase of these lists: `wider than`. */
    than: readonly string[];
    /** Words that say that the next number is money: `price`, `cost`. */
    names: readonly string[];
  };
  /** Local words for money and the ISO 4217 code; several codes where the word alone does not tell (`dollars`). */
  currencies: Readonly<Record<string, readonly string[]>>;
  negation: {
    before: readonly string[];
    /** Those of `before` after which even a word that no field knows is unwanted: "without hood", "allergic to". */
    strong: readonly string[];
    /** Endings and second words: `-free`, `-frei`. */
    after: readonly string[];
    /** Inside the scope: articles and glue that a negated phrase may start with. */
    skip: readonly string[];
  };
  stock: readonly string[];
  /** "on sale": below their list price. */
  sale: readonly string[];
  rating: {
    starWords: readonly string[];
    /** "well reviewed", "good reviews": at least 4 of 5. */
    wellRated: readonly string[];
  };
  sort: Readonly<Record<SortIntent, readonly string[]>>;
  colours: Readonly<Record<Colour, readonly string[]>>;
  /** Words that shade a colour: dark, light, bright. */
  shades: readonly string[];
  materials: Readonly<Record<Material, readonly string[]>>;
  audiences: Readonly<Record<Audience, readonly string[]>>;
  /** Words after a number that make it an age: `6 year old`, `ages #`. */
  age: {
    before: readonly string[];
    after: readonly string[];
    /** Words before a small number that ends a clause: `she is 7`. */
    told: readonly string[];
  };
  size: {
    /** `size M`, `in size 42`. */
    before: readonly string[];
    after: readonly string[];
    words: Readonly<Record<'S' | 'M' | 'L' | 'XL', readonly string[]>>;
  };
  /** Things worn on the feet: their sizes are not those of clothing. */
  footwear: readonly string[];
  /** Words before a brand: `by`, `made by`. */
  brandBefore: readonly string[];
  /** Words for the fields themselves, as shops and shoppers write them. */
  fieldNames: Readonly<Record<AttributeClass | 'brand' | 'category', readonly string[]>>;
  /** `more than one of`: the words for yes and no among attribute values. */
  yes: readonly string[];
  no: readonly string[];
  /** Empty talk around what is wanted: "i am looking for", "please". */
  fillers: readonly string[];
  /** Words that carry nothing when they remain alone beside constraints. */
  glue: readonly string[];
  /** Words of praise and occasion that no catalogue need know: they never make a search fail. */
  descriptive: readonly string[];
  /** Endings of words that describe rather than name. */
  adjectiveEndings: readonly string[];
  or: readonly string[];
  and: readonly string[];
  /** Stands between two things that are compared: "crunch 8 against crunch 12". */
  against: readonly string[];
  followUp: {
    /** Openers of a refinement: "what about", "and". */
    openers: readonly string[];
    cheaper: readonly string[];
    dearer: readonly string[];
    /** Ordinals by place, first = index 0; the last entry group means "the last one". */
    ordinals: readonly (readonly string[])[];
    last: readonly string[];
    /** "one", "ones", "that", "it": what stands for the products shown. */
    pointers: readonly string[];
    /** "that brand", "this brand", negated or wanted. */
    sameBrand: readonly string[];
    otherBrand: readonly string[];
    otherColour: readonly string[];
    startOver: readonly string[];
    /** "any price", "any colour": drops the constraint of that slot. */
    anyOf: readonly string[];
    moreOf: readonly string[];
  };
  /** Prepositions after which a title stops naming the thing itself: `for`, `with`. */
  titleStops: readonly string[];
};

/** The entries of a comma-separated text, white space folded. */
export function list(text: string): readonly string[] {
  return text.split(',').map((entry) => entry.replace(/\s+/gu, ' ').trim());
}
