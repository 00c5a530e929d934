import { isAvailable, type Product } from '../../src/engine/catalog/product.ts';
import { rankPlan } from '../../src/engine/query/decide/rank-plan.ts';
import { attributeClass, attributeWords } from '../../src/engine/query/vocabulary/attribute-class.ts';
import { columnUnit } from '../../src/engine/query/vocabulary/column-unit.ts';
import { coloursOf, materialsOf } from '../../src/engine/query/vocabulary/value-meaning.ts';
import type { Constraint } from '../../src/engine/question/constraint.ts';
import { convert } from '../../src/engine/text/numbers/units.ts';
import { type Shop, searchShop } from '../engine-search.ts';
import { BAZAAR_ID } from './bazaar.ts';
import { bazaarBreaks } from './bazaar-truth.ts';
import type { ConstraintQuery, Gold } from './grammar.ts';

/** A shop in memory with the records that violations are computed from. */
export type Catalogue = {
  shop: Shop;
  byId: ReadonlyMap<string, Product>;
  currency: string;
  /** What decides whether a record breaks a condition, where the record does not say it in known words. */
  breaks?: (product: Product, gold: Gold) => boolean;
};

/** One condition as text, so that sets of them compare. */
function keyOf({ slot, operator, value }: Gold): string {
  return `${slot} ${operator} ${String(value).toLowerCase()}`;
}

function firstOf<T>(values: ReadonlySet<T>): T | undefined {
  return values.values().next().value;
}

/** A read constraint in the words of the gold: canonical colour and material, size and brand in lower case. */
function toGold({ slot, operator, value }: Constraint): Gold | undefined {
  // Which department a word names is not scored; a word ruled out of titles is no condition on a field.
  if (slot === 'category' || slot === 'text') return undefined;
  const text = String(value).toLowerCase();
  if (slot === 'color') return { slot, operator, value: firstOf(coloursOf(text)) ?? text };
  if (slot === 'material') return { slot, operator, value: firstOf(materialsOf(text)) ?? text };
  return { slot, operator, value: typeof value === 'number' ? Math.round(value * 100) / 100 : text };
}

const listOf = (value: unknown): string[] => [value ?? []].flat().map((item) => String(item).toLowerCase());

function within(value: number, { operator, value: bound }: Gold): boolean {
  const limit = Number(bound);
  if (operator === 'lt') return value < limit;
  if (operator === 'lte') return value <= limit;
  return operator === 'gt' ? value > limit : value >= limit;
}

/** A quantity as the shopper said it: the column may keep it in another unit. */
function asAsked({ slot, operator, value, columns, unit }: Constraint): Gold | undefined {
  if (slot !== 'attribute' || typeof value !== 'number' || unit === undefined) return undefined;
  const asked = convert(value, columnUnit(attributeWords(columns![0]!.column)) ?? unit, unit) ?? value;
  return { slot, operator, value: Math.round(asked * 100) / 100 };
}

/** Whether the row itself breaks a stated condition; computed from the record alone. */
export function breaks(product: Product, gold: Gold): boolean {
  if (product.productId.startsWith(BAZAAR_ID)) return bazaarBreaks(product, gold);
  const { slot, operator, value } = gold;
  const own = product.attributes;
  const all = (name: string): string[] => [
    ...listOf(own[name]),
    ...product.variants.flatMap(({ attributes }) => listOf(attributes[name])),
  ];
  if (slot === 'price') return product.price === undefined || !within(product.price.amount, gold);
  // What can be ordered counts as available (contract, POST /search).
  if (slot === 'stock') return !isAvailable(product.availability);
  if (slot === 'brand') return (product.brand?.toLowerCase() === value) !== (operator === 'is');
  if (slot === 'size') return !all('size').includes(String(value));
  if (slot === 'attribute')
    return (
      own['cable length'] !== undefined && operator !== 'is' && !within(Number(own['cable length']), gold)
    );
  if (slot === 'audience') {
    const gender = [
      ...listOf(own['gender']),
      ...product.categories.map((path) => path.split(' > ')[0]!.toLowerCase()),
    ];
    return !gender.some((entry) => entry === value || entry === 'unisex');
  }
  if (slot === 'color') {
    const names = ['color', 'product colour', 'colour'].flatMap(all);
    const elsewhere = Object.entries(own).flatMap(([name, entry]) =>
      /colou?r/.test(name) ? listOf(entry) : [],
    );
    const holds = [...names, ...elsewhere].some((entry) => coloursOf(entry).has(value as never));
    return holds !== (operator === 'is');
  }
  const holds = all('material').some((entry) => materialsOf(entry).has(value as never));
  return holds !== (operator === 'is');
}

type Tally = {
  right: number;
  wrong: number;
  missed: number;
  violations: number;
  relaxed: number;
  empty: number;
  examples: string[];
};

function judge(query: ConstraintQuery, catalogue: Catalogue, tally: Tally): void {
  const { shop, byId, currency } = catalogue;
  const isBroken = catalogue.breaks ?? breaks;
  const { plan } = searchShop(shop, query.text, { limit: 1, locale: query.locale, currency });
  const { held } = plan;
  const gold = new Set(query.gold.map(keyOf));
  const found = new Set(
    held.flatMap((constraint) => {
      const readings = [toGold(constraint), asAsked(constraint)].flatMap((one) => (one ? [keyOf(one)] : []));
      return readings.find((key) => gold.has(key)) ?? readings.slice(0, 1);
    }),
  );
  const { sort } = plan.interpretation;
  // An order by an attribute is judged by what comes first.
  if (sort !== undefined && !sort.includes(':'))
    found.add(keyOf({ slot: 'sort', operator: 'is', value: sort }));
  const missed = [...gold].filter((key) => !found.has(key));
  const wrong = [...found].filter((key) => !gold.has(key));
  tally.right += gold.size - missed.length;
  tally.missed += missed.length;
  tally.wrong += wrong.length;
  if (missed.length + wrong.length > 0 && tally.examples.length < 120)
    tally.examples.push(
      `[${query.locale}] ${query.text} — missed: ${missed.join(', ')}; wrong: ${wrong.join(', ')}`,
    );
  if (plan.relaxed.length > 0) tally.relaxed++;
  const { hits } = rankPlan(shop.index, { plan, sort: plan.interpretation.sort ?? 'relevance', limit: 10 });
  if (hits.length === 0) tally.empty++;
  const products = hits.map(({ id }) => byId.get(id)!);
  const wanted = query.gold.filter(({ slot }) => slot !== 'sort');
  // "Philips or Sony": values of one slot are alternatives.
  const together = [
    ...Map.groupBy(wanted, (gold) => (gold.operator === 'is' ? gold.slot : keyOf(gold))).values(),
  ];
  const broken = products.map((product) =>
    together.filter((conditions) => conditions.every((condition) => isBroken(product, condition))),
  );
  const covered = hits.map(({ parts }) => parts['coverage'] ?? 0);
  // The gold does not say which department is meant; what the words for one leave out is another thing.
  const departments = plan.conditions.filter(({ slot }) => slot === 'category');
  const isThing = (i: number): boolean =>
    covered[i]! >= SAME_THING * Math.max(...covered) &&
    departments.every(({ constraints }) => hits[i]!.met.includes(constraints[0]!));
  const lastMeeting = broken.findLastIndex((conditions, i) => conditions.length === 0 && isThing(i));
  broken.forEach((conditions, i) => {
    const fatal = conditions.filter(
      ([gold]) => isHard(gold!, products[i]!) || (i < lastMeeting && isStated(gold!, products[i]!)),
    );
    if (fatal.length === 0) return;
    tally.violations++;
    if (tally.examples.length < 160)
      tally.examples.push(
        `VIOLATION ${query.text}: ${products[i]!.title} breaks ${fatal.map((all) => all.map(keyOf).join(' or ')).join(', ')}`,
      );
  });
}

/** What holds so much of what the best holds of the query is the thing that was asked for. */
const SAME_THING = 0.6;

/** Whether the record says anything of the kind at all; of other attributes it is taken to. */
function isStated({ slot }: Gold, product: Product): boolean {
  if (slot === 'brand') return product.brand !== undefined;
  if (slot === 'attribute' || slot === 'rating') return true;
  const names = [product.attributes, ...product.variants.map(({ attributes }) => attributes)].flatMap((own) =>
    Object.keys(own),
  );
  return names.some((name) => attributeClass(name) === slot);
}

/** What no product of a list may break, wherever it stands; a price that is not known breaks no bound. */
function isHard({ slot, operator }: Gold, product: Product): boolean {
  if (slot === 'price') return product.price !== undefined;
  return slot === 'stock' || operator === 'not';
}

/** Slot precision, recall and F1 (micro), violations in the top 10, and what went wrong. */
export function figuresOf(
  queries: readonly ConstraintQuery[],
  catalogueOf: (query: ConstraintQuery) => Catalogue,
) {
  const tally: Tally = { right: 0, wrong: 0, missed: 0, violations: 0, relaxed: 0, empty: 0, examples: [] };
  for (const query of queries) judge(query, catalogueOf(query), tally);
  const { right, wrong, missed, examples, ...counts } = tally;
  const precision = right / (right + wrong);
  const recall = right / (right + missed);
  return {
    queries: queries.length,
    conditions: right + missed,
    precision,
    recall,
    f1: (2 * precision * recall) / (precision + recall),
    ...counts,
    examples,
  };
}
