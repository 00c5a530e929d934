import { languageOf } from '../../language/locale-lookup.ts';
import type { ComparedId } from '../../language/measure-words.ts';
import { conceptIdOf } from '../../meaning/attributes/concepts.ts';
import type { Field } from '../../meaning/attributes/field.ts';
import { fieldLabel } from '../../meaning/attributes/label.ts';
import type { Understood } from '../../question/understand.ts';
import type { Claim, Support } from '../../say/answer.ts';
import { asserted, fact } from '../../say/claims.ts';
import { formatList } from '../../say/format.ts';
import { valueText } from '../../say/value-text.ts';
import type { Voice } from '../../say/voice.ts';
import { quantities } from '../../text/numbers/quantities.ts';
import type { Saying } from '../compose-answer.ts';
import { factSupport, type ProductView, pathSupports } from '../product-view.ts';
import { lengthOf } from '../reply/fill-reply.ts';
import { askedUnits, statesUnit } from './asked-units.ts';
import { asksForPrice, comparedMeasures, statesMeasure } from './comparatives.ts';
import { priceApartClaims, priceClaims } from './price-lines.ts';

const MOST_ROWS = 3;
/** As much of a comparison as one reads, in UTF-16 units; what tells the products apart least comes last. */
const LONGEST = 480;
/** How much of a message a row must be named by to count as what was asked for. */
const ASKED_FOR = 1;

/** What a field counts that states the measure of a comparative. */
const MEASURED = 10;

/** What a field counts that states an amount in a unit that is asked for ("wieviel kw"). */
const COUNTED = 3;

/** How much of a message the name of a field holds: 0 nothing, 1 a word that a tenth of the shop's texts have. */
export type Relevance = (view: ProductView, field: Field) => number;

/** One attribute over the compared products; a product that does not state it has `undefined`. */
type Row = { key: string; fields: readonly (Field | undefined)[] };

/** One product has `noise_db: 58`, the next `noise: "72 dB"`: units are of the value, not of the name. */
function keyOf({ words }: Field, { product }: ProductView): string {
  return conceptIdOf(words, languageOf(product.locale)) ?? words.toSorted().join(' ');
}

/** Fields of several products put side by side by concept, else by name. */
function alignFields(views: readonly ProductView[]): Row[] {
  const rows = new Map<string, (Field | undefined)[]>();
  views.forEach((view, i) => {
    for (const field of view.fields) {
      if (field.name === 'gtin' || field.name === 'mpn') continue;
      const key = keyOf(field, view);
      const row = rows.get(key) ?? views.map(() => undefined);
      row[i] ??= field;
      rows.set(key, row);
    }
  });
  return [...rows].map(([key, fields]) => ({ key, fields }));
}

function isComplete(row: Row): boolean {
  return row.fields.every((field) => field !== undefined);
}

/** What a field states, the same for the same amount: "1 kg" is 1000 g. */
function stated(field: Field | undefined, voice: Voice): string {
  if (field === undefined || field.kind === 'boolean') return JSON.stringify(field?.value);
  const text = valueText(field, voice);
  const [amount, ...others] = quantities(text, voice.locale);
  const isWhole = amount !== undefined && others.length === 0 && amount.end - amount.start === text.length;
  return isWhole ? `${amount.dimension} ${amount.base}` : JSON.stringify(field.value);
}

function equalIn(voice: Voice): (row: Row) => boolean {
  return ({ fields }) => new Set(fields.map((field) => stated(field, voice))).size === 1;
}

/** How surely a field states what a comparative asks for: more than any word, the likelier measures before the others. */
function measured(field: Field, measures: readonly ComparedId[]): number {
  const at = measures.findIndex((measure) => statesMeasure(field, measure));
  // "Max rider weight" states a weight, "weight" states it plainly.
  return at < 0 ? 0 : MEASURED - at / measures.length - (field.words.length - 1) / 10;
}

/** Numbers and yes/no separate products best, long texts little; least, who makes them and what others think of them. */
function clarity(row: Row): number {
  if (row.fields.some((field) => field?.name === 'brand' || field?.name === 'rating')) return -1;
  const kinds = row.fields.map((field) => field?.kind);
  if (kinds.every((kind) => kind === 'number')) return 3;
  if (kinds.every((kind) => kind === 'boolean')) return 2;
  return kinds.includes('list') ? 0 : 1;
}

function rowClaim(row: Row, views: readonly ProductView[], voice: Voice): Claim {
  const support: Support[] = [];
  const items = row.fields.map((field, i) => {
    const view = views[i]!;
    support.push(...pathSupports(view, ['title']), ...field!.facts.map((entry) => factSupport(view, entry)));
    return `${view.product.title} – ${valueText(field!, voice)}`;
  });
  const label = fieldLabel(row.fields[0]!, views[0]!.product.locale, voice.language);
  return asserted(voice.say('compare_row', { label, list: items.join('; ') }), support, voice);
}

function onlyClaims(rows: readonly Row[], views: readonly ProductView[], voice: Voice): Claim[] {
  return views.slice(0, 2).flatMap((view, i) => {
    const own = rows
      .filter((row) => row.fields[i] && row.fields.every((field, j) => j === i || !field))
      .slice(0, 3);
    if (own.length === 0) return [];
    const list = formatList(
      own.map((row) => fieldLabel(row.fields[i]!, view.product.locale, voice.language)),
      voice.locale,
    );
    const support = [
      ...pathSupports(view, ['title']),
      ...own.flatMap((row) => row.fields[i]!.facts.map((entry) => factSupport(view, entry))),
    ];
    return [fact(voice, 'compare_only', { product: view.product.title, list }, support)];
  });
}

/**
 * A comparison; `isAsked` where it says what was asked for, and not just what tells the products apart. Claims of `parts` that
 * say nothing one without the other stand together.
 */
export type Comparison = Saying & { isAsked: boolean; parts: readonly (readonly Claim[])[] };

/** The parts that fit behind so much text, in UTF-16 units, one after another; what is too long is left out. */
export function partsWithin(parts: Comparison['parts'], longest: number, before = 0): Claim[] {
  const read: Claim[] = [];
  for (const part of parts) if (before + lengthOf([...read, ...part]) <= longest) read.push(...part);
  return read;
}

/**
 * Compares 2 to 4 products: the differences that the question asks for first, then those that separate them best, at
 * most three, each a sentence; then prices. "Better" is never said: each line states the values.
 */
export function compareProducts(
  question: Understood,
  views: readonly ProductView[],
  relevance: Relevance,
  voice: Voice,
): Comparison {
  const rows = alignFields(views);
  const isEqual = equalIn(voice);
  const measures = comparedMeasures(question);
  const units = askedUnits(
    question,
    views.map(({ product }) => product.title),
  );
  const relevanceOf = ({ fields }: Row) =>
    Math.max(
      ...fields.map((field, i) =>
        field === undefined
          ? 0
          : relevance(views[i]!, field) +
            measured(field, measures) +
            (statesUnit(field, units, voice) ? COUNTED : 0),
      ),
    );
  const relevant = new Map(rows.map((row) => [row, relevanceOf(row)]));
  const asked = rows
    .filter((row) => isComplete(row) && relevant.get(row)! >= ASKED_FOR)
    // In what they are alike tells them apart least.
    .sort((a, b) => Number(isEqual(a)) - Number(isEqual(b)) || relevant.get(b)! - relevant.get(a)!)
    .slice(0, 1);
  const isSaid = asked.some((row) => !isEqual(row));
  const different = rows
    .filter((row) => isComplete(row) && !isEqual(row))
    .sort(
      (a, b) => relevant.get(b)! - relevant.get(a)! || clarity(b) - clarity(a) || (a.key < b.key ? -1 : 1),
    );
  const shown = isSaid ? asked : [...new Set([...asked, ...different])].slice(0, MOST_ROWS);
  const prices = priceClaims(views, voice);
  const arePricesAsked = asksForPrice(question) && prices.length > 0;
  const rowParts = shown.map((row) => [rowClaim(row, views, voice)]);
  const parts: Claim[][] = arePricesAsked
    ? [[...prices, ...priceApartClaims(views, voice)]]
    : isSaid
      ? rowParts
      : [
          ...rowParts.slice(0, -1),
          prices,
          ...rowParts.slice(-1),
          ...onlyClaims(rows, views, voice).map((claim) => [claim]),
        ];
  if (parts.flat().length === 0) {
    const support = views.flatMap((view) => pathSupports(view, ['title']));
    parts.push([fact(voice, 'compare_none', {}, support)]);
  }
  const isAsked = isSaid || arePricesAsked;
  const [first = [], ...others] = parts;
  const claims = [...first, ...partsWithin(others, LONGEST, lengthOf(first))];
  return { route: 'compare', claims, parts, products: views.map(({ product }) => product), isAsked };
}
