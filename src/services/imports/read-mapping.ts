import { type ShopField, shopFields } from '../../engine/language/concepts/shop-fields.ts';
import type { GivenMapping } from '../../engine/records/columns/map-columns.ts';
import { type FieldFault, invalidRequest } from '../../errors.ts';
import { isObject } from '../validation/stored-shape.ts';
import type { ProductMapping } from './import-products.ts';

/** What a column may be said to be. */
export const mappingTargets: readonly string[] = [...shopFields, 'attribute', 'ignore'];

type Target = ShopField | 'attribute' | 'ignore';

/** Whether a word is what a column may be said to be. */
export function isMappingTarget(word: unknown): word is Target {
  return typeof word === 'string' && mappingTargets.includes(word);
}

function readColumns(value: unknown, faults: FieldFault[]): GivenMapping {
  if (value === undefined || value === null) return {};
  if (!isObject(value)) {
    faults.push({ pointer: '/columns', code: 'type', detail: 'must be an object of columns and fields' });
    return {};
  }
  const columns: Record<string, Target> = {};
  for (const [column, target] of Object.entries(value)) {
    const pointer = `/columns/${column.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (isMappingTarget(target)) columns[column] = target;
    else faults.push({ pointer, code: 'format', detail: `must be one of ${mappingTargets.join(', ')}` });
  }
  return columns;
}

function readPattern(value: unknown, faults: FieldFault[]): string | undefined {
  if (value === undefined || value === null) return undefined;
  const isUsable =
    typeof value === 'string' &&
    value.length <= 2_048 &&
    /^https?:$/.test(URL.parse(value.replace(/\{[^{}]*\}/g, 'x'))?.protocol ?? '') &&
    /\{[^{}]+\}/.test(value);
  if (isUsable) return value;
  const detail =
    'must be an address with a column’s name in braces, such as https://shop.example/products/{handle}';
  faults.push({ pointer: '/url_pattern', code: 'invalid_url', detail });
  return undefined;
}

/** Reads what a merchant says about columns, from outside. Throws `invalid_request` with every fault. */
export function readMapping(value: unknown): ProductMapping {
  const faults: FieldFault[] = [];
  const given = isObject(value) ? value : {};
  const columns = readColumns(given['columns'], faults);
  const urlPattern = readPattern(given['url_pattern'], faults);
  if (faults.length > 0) throw invalidRequest(faults);
  return { columns, ...(urlPattern === undefined ? {} : { urlPattern }) };
}

/** A mapping as it is sent. */
export function mappingDocument({ columns = {}, urlPattern }: ProductMapping): Record<string, unknown> {
  return { columns, ...(urlPattern === undefined ? {} : { url_pattern: urlPattern }) };
}
