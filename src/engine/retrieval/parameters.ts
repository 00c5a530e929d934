import type { IndexSettings } from './types.ts';

/**
 * The constants of ranking. A change of fields, k1 or any quantisation constant raises the settings' `version`,
 * which makes every stored segment a rebuild. Weights and norms: docs/retrieval.md (scan over two public product
 * sets and one question set); the first field of each list is the title-like one (coverage in title, proximity).
 */

/** Products: title 5/.5, brand 3/.1, categories 4/.2, description 1.5/.75, attributes .3/.75, k1 1.2 (bench/results/search-structured.json). */
export const PRODUCT_SETTINGS: IndexSettings = {
  kind: 'product',
  version: 6,
  k1: 1.2,
  fields: [
    { name: 'title', weight: 5, lengthNorm: 0.5 },
    { name: 'brand', weight: 3, lengthNorm: 0.1 },
    { name: 'categories', weight: 4, lengthNorm: 0.2 },
    { name: 'description', weight: 1.5, lengthNorm: 0.75 },
    { name: 'attributes', weight: 0.3, lengthNorm: 0.75 },
  ],
};

/** Passages: heading path 3/.3, document title 2/.3, body 1/.4, k1 .9. */
export const PASSAGE_SETTINGS: IndexSettings = {
  kind: 'passage',
  version: 2,
  k1: 0.9,
  fields: [
    { name: 'heading', weight: 3, lengthNorm: 0.3 },
    { name: 'title', weight: 2, lengthNorm: 0.3 },
    { name: 'body', weight: 1, lengthNorm: 0.4 },
  ],
};

/**
 * FAQs: the stored question and its other wordings count twice, the answer once.
 * The norm of `variants` is low because an FAQ with many wordings is not a less exact match.
 */
export const FAQ_SETTINGS: IndexSettings = {
  kind: 'faq',
  version: 2,
  k1: 1.2,
  fields: [
    { name: 'question', weight: 2, lengthNorm: 0.4 },
    { name: 'variants', weight: 2, lengthNorm: 0.2 },
    { name: 'answer', weight: 1, lengthNorm: 0.75 },
  ],
};

/** The settings of one kind of index. */
export function settingsOf(kind: IndexSettings['kind']): IndexSettings {
  return kind === 'product' ? PRODUCT_SETTINGS : kind === 'passage' ? PASSAGE_SETTINGS : FAQ_SETTINGS;
}

/** Largest impact: a posting keeps its saturated term frequency in (0, k1 + 1] as 1 … 255. */
export const IMPACT_LEVELS = 255;

/** Query weights are kept as whole multiples of 1/4096, so that sums do not depend on the order of addition. */
export const WEIGHT_SCALE = 4096;

/**
 * Most groups of one query that are scored, the rarest first. With weights up to 2 and idf up to 16, 64 groups
 * stay below 2^31, the range of the scan's integer sums.
 */
export const MAX_GROUPS = 64;

/** Member weights are cut to this. */
export const MAX_MEMBER_WEIGHT = 2;

/** Share of the coverage factor, ×(1 + c² + .5·c_t²): c anywhere, c_t in the title-like field. */
export const COVERAGE_ANYWHERE = 1;
export const COVERAGE_TITLE = 0.5;

/** How many of the best hits get proximity and boosts. */
export const RERANK_WINDOW = 200;

/** Proximity, ×(1 + .25·adjacent pairs / pairs), and ×1.05 when the last query word is among the last three of the title. */
export const PROXIMITY_PAIRS = 0.25;
export const PROXIMITY_HEAD = 0.05;
/** Proximity looks at this many groups of a query, the first ones: one bit each. */
export const PROXIMITY_GROUPS = 31;

/** Words of the title-like field that are kept in order for proximity; later ones (many variant titles) are only searched. */
export const TITLE_WORDS_KEPT = 64;

/** Average field lengths are rounded to this many steps per factor of two (see `roundAverage`). */
export const AVERAGE_STEPS_PER_OCTAVE = 4;

/**
 * Live writes are kept in plain maps up to this many documents, then packed into a segment at once, in the thread that
 * answers: 1,024 electronics products took 65 to 180 ms of processor time on a busy machine, a quarter of them a quarter.
 */
export const DELTA_DOCUMENTS = 256;

/** Segments of one size tier that are merged into one. */
export const MERGE_FACTOR = 8;

/** Share of dead documents beyond which a segment is rewritten. */
export const DEAD_SHARE = 0.2;

/** Fields whose words may be offered as corrections, beside the values of attribute tags up to this many UTF-16 units. */
export const VOCABULARY_FIELDS: ReadonlySet<string> = new Set([
  'title',
  'brand',
  'categories',
  'heading',
  'body',
  'question',
]);
export const VOCABULARY_VALUE_LENGTH = 64;

/** Fields whose lines many documents share, so that keeping their analysis pays. */
export const REPEATED_FIELDS: ReadonlySet<string> = new Set(['brand', 'categories', 'attributes']);
