import type { FieldFault } from '../../../errors.ts';
import type { BulkEntry } from '../../bulk/bulk-types.ts';
import {
  below,
  type FieldPlace,
  type PlainObject,
  readBoolean,
  readId,
  readLocale,
  readTime,
} from '../../validation/read-fields.ts';
import { type ProductInput, validateProduct } from '../validation/validate-product.ts';

/** What one entry asks for. Without a locale: put = the company's default, patch = that or the first, delete = all. */
export type ProductOperation =
  | { kind: 'put'; productId: string; locale?: string; input: ProductInput }
  | { kind: 'patch'; productId: string; locale?: string; patch: PlainObject; updatedAtMs?: number }
  | { kind: 'delete'; productId: string; locale?: string; updatedAtMs?: number };

/** An entry that may be carried out, or what is wrong with it. */
export type ReadEntry = { index: number; id?: string; ignored: readonly string[] } & (
  | { operation: ProductOperation; faults?: undefined }
  | { operation?: undefined; faults: readonly FieldFault[] }
);

type Addressed = { productId: string; locale?: string; updatedAtMs?: number };

/** The fields that say which record an entry is about, and since when. */
function readAddress(given: PlainObject, at: FieldPlace): Addressed {
  return {
    productId: readId(given['product_id'], below(at, 'product_id')) ?? '',
    locale: readLocale(given['locale'], below(at, 'locale')),
    updatedAtMs: readTime(given['updated_at'], below(at, 'updated_at')),
  };
}

function idOf(given: PlainObject): { id?: string } {
  const id = given['product_id'];
  return typeof id === 'string' ? { id: id.slice(0, 128).toWellFormed() } : {};
}

/** Reads one entry of `PUT` (whole records) or `PATCH` (merge patches); `"deleted": true` deletes in both. */
export function readProductEntry(entry: BulkEntry, mode: 'put' | 'patch'): ReadEntry {
  const { index } = entry;
  if (entry.fault) return { index, ignored: [], faults: [entry.fault] };
  const given = entry.value;
  const known = { index, ...idOf(given) };
  const at: FieldPlace = { pointer: '', faults: [] };
  const deleted = readBoolean(given['deleted'], below(at, 'deleted')) ?? false;
  if (mode === 'put' && !deleted) {
    const checked = validateProduct(given);
    const faults = [...at.faults, ...(checked.ok ? [] : checked.faults)];
    if (!checked.ok || faults.length > 0) return { ...known, ignored: checked.ignored, faults };
    const { productId, locale } = checked.value;
    return {
      ...known,
      ignored: checked.ignored,
      operation: { kind: 'put', productId, locale, input: checked.value },
    };
  }
  const address = readAddress(given, at);
  if (at.faults.length > 0) return { ...known, ignored: [], faults: at.faults };
  if (deleted) return { ...known, ignored: [], operation: { kind: 'delete', ...address } };
  return { ...known, ignored: [], operation: { kind: 'patch', ...address, patch: given } };
}
