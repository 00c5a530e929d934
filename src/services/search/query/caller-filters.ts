import { CATEGORY_SEPARATOR, departmentsOf } from '../../../engine/catalog/category-path.ts';
import type { QueryKnowledge } from '../../../engine/query/decide/query-knowledge.ts';
import { type Constraint, type Slot, WITHOUT_WORDS } from '../../../engine/question/constraint.ts';
import { tagOf } from '../../../engine/retrieval/fold-key.ts';
import { type FieldFault, invalidRequest } from '../../../errors.ts';
import type { AttributeFilter, SearchFilters } from '../search-types.ts';

function is(slot: Slot, value: string | boolean, tags: readonly string[], attribute?: string): Constraint {
  return {
    ...WITHOUT_WORDS,
    slot,
    operator: 'is',
    value,
    tags,
    ...(attribute === undefined ? {} : { attribute }),
  };
}

/** Refuses ranges that nothing can meet, all at once. Throws `invalid_request`. */
export function checkFilters(filters: SearchFilters): void {
  const faults: FieldFault[] = [];
  const check = (pointer: string, range: { gte?: number; lte?: number }): void => {
    if (range.gte !== undefined && range.lte !== undefined && range.gte > range.lte)
      faults.push({ pointer, code: 'range', detail: 'gte must not be greater than lte' });
  };
  if (filters.price) check('/filters/price', filters.price);
  for (const [name, condition] of Object.entries(filters.attributes ?? {}))
    if (isRange(condition))
      check(`/filters/attributes/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`, condition);
  if (faults.length > 0) throw invalidRequest(faults);
}

function isRange(condition: AttributeFilter): condition is { gte?: number; lte?: number } {
  return typeof condition === 'object' && !Array.isArray(condition);
}

/**
 * The caller's filters as conditions that are never relaxed. Prices are in the currency asked for, else the company's;
 * where the catalogue has several, only products priced in it are compared.
 */
export function callerConstraints(
  filters: SearchFilters,
  knowledge: QueryKnowledge,
  companyCurrency: string,
): Constraint[] {
  const found: Constraint[] = [];
  const { price, currency, brand, category, inStock, attributes } = filters;
  if (price?.gte !== undefined) found.push(bound('price', 'gte', price.gte, { column: 'price' }));
  if (price?.lte !== undefined) found.push(bound('price', 'lte', price.lte, { column: 'price' }));
  const several = knowledge.currencies.length > 1;
  if (currency !== undefined || (price && several)) {
    const wanted = currency ?? companyCurrency;
    found.push(is('attribute', wanted, [tagOf('currency', wanted)], 'currency'));
  }
  for (const name of brand ?? []) found.push(is('brand', name, [tagOf('brand', name)]));
  for (const path of category ?? []) found.push(is('category', path, [tagOf('category', normalPath(path))]));
  if (inStock !== undefined) found.push(is('stock', inStock, [`avail=${inStock}`]));
  for (const [name, condition] of Object.entries(attributes ?? {}))
    found.push(...attributeConstraints(name, condition, knowledge));
  return found;
}

function bound(
  slot: Slot,
  operator: 'gte' | 'lte',
  value: number,
  { column, ...attribute }: { column: string; attribute?: string },
): Constraint {
  return { ...WITHOUT_WORDS, slot, ...attribute, operator, value, columns: [{ column, value }] };
}

/** `A>B` and `A > B ` are one path. */
function normalPath(path: string): string {
  return departmentsOf(path).join(CATEGORY_SEPARATOR);
}

function attributeConstraints(
  name: string,
  condition: AttributeFilter,
  knowledge: QueryKnowledge,
): Constraint[] {
  const column = tagOf(`attr.${name}`, '').slice(0, -1);
  if (isRange(condition))
    return (['gte', 'lte'] as const).flatMap((operator) => {
      const value = condition[operator];
      return value === undefined ? [] : [bound('attribute', operator, value, { column, attribute: name })];
    });
  const values = [condition].flat(2) as (string | number | boolean)[];
  return values.map((value) => ({
    ...is('attribute', String(value), valueTags(name, value, knowledge), name),
    ...numberTest(column, value),
  }));
}

/** Booleans also match the words a catalogue writes for yes and no. */
function valueTags(name: string, value: string | number | boolean, { vocabulary }: QueryKnowledge): string[] {
  const own = tagOf(`attr.${name}`, String(value));
  if (typeof value !== 'boolean') return [own];
  const flag = [...vocabulary.flags.values()].find(({ attribute }) => attribute === name.toLowerCase());
  return [own, ...((value ? flag?.yes : flag?.no) ?? [])];
}

function numberTest(column: string, value: string | number | boolean): Pick<Constraint, 'columns'> {
  const number = typeof value === 'number' ? value : Number(typeof value === 'string' ? value : Number.NaN);
  const isNumber = Number.isFinite(number) && String(value).trim() !== '';
  return isNumber ? { columns: [{ column, value: number }] } : {};
}
