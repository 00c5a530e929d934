import type { FieldFault } from '../../../errors.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Outcome } from '../../bulk/bulk-types.ts';
import { toProductDocument } from '../product-document.ts';
import { isSameRecord, productOfRow, type StoredProduct, toStoredProduct } from '../stored-product.ts';
import { type ProductInput, validateProduct } from '../validation/validate-product.ts';
import { mergePatch } from './merge-patch.ts';
import type { ProductOperation } from './product-operation.ts';
import { withSharedFields } from './shared-fields.ts';

/** All locales of one product, as they are after the operations so far. */
export type Family = Map<string, StoredProduct>;

export type Applied = { outcome: Outcome; ignored: readonly string[] } | { faults: FieldFault[] };

export type ApplyOptions = { defaultLocale: string; nowMs: number; log: Log };

const unchanged: Applied = { outcome: 'unchanged', ignored: [] };

/** A record that says it is older than the stored one must not replace it. */
function isOutdated(stored: StoredProduct | undefined, updatedAtMs: number | undefined): boolean {
  return stored?.timeGiven === true && updatedAtMs !== undefined && updatedAtMs < stored.updatedAtMs;
}

/** Gives the other locales what they share with the record that was just written. */
function shareWithOthers(family: Family, written: StoredProduct, input: ProductInput, log: Log): void {
  for (const [locale, other] of family) {
    const product = locale === written.locale ? undefined : productOfRow(log, other);
    if (!product) continue;
    const { updatedAtMs, timeGiven } = other;
    const shared = withSharedFields(product, input);
    const next = toStoredProduct(shared, locale, { updatedAtMs, timeGiven });
    if (next.hash !== other.hash) family.set(locale, next);
  }
}

function put(family: Family, input: ProductInput, options: ApplyOptions): Outcome {
  const locale = input.locale ?? options.defaultLocale;
  const stored = family.get(locale);
  if (isOutdated(stored, input.updatedAtMs)) return 'unchanged';
  const timeGiven = input.updatedAtMs !== undefined;
  const next = toStoredProduct(input, locale, { updatedAtMs: input.updatedAtMs ?? options.nowMs, timeGiven });
  const sameTime = !timeGiven || (stored?.timeGiven === true && stored.updatedAtMs === next.updatedAtMs);
  if (stored && isSameRecord(stored, next) && sameTime) return 'unchanged';
  family.set(locale, next);
  if (family.size > 1) shareWithOthers(family, next, input, options.log);
  return stored ? 'updated' : 'created';
}

function patch(
  family: Family,
  operation: Extract<ProductOperation, { kind: 'patch' }>,
  options: ApplyOptions,
): Applied {
  const { productId, updatedAtMs } = operation;
  const found =
    operation.locale === undefined
      ? (family.get(options.defaultLocale) ?? family.values().next().value)
      : family.get(operation.locale);
  const product = found && productOfRow(options.log, found);
  if (!product)
    return {
      faults: [{ pointer: '/product_id', code: 'mismatch', detail: `no product has the id ${productId}` }],
    };
  if (isOutdated(found, updatedAtMs)) return unchanged;
  const { updated_at: _time, ...document } = toProductDocument(product);
  const { updated_at: _given, locale: _locale, ...given } = operation.patch;
  const merged = mergePatch(document, given);
  const checked = validateProduct(merged, { mayHoldMarkup: Object.hasOwn(given, 'description') });
  if (!checked.ok) return { faults: checked.faults };
  const keptTimeMs = found.timeGiven ? found.updatedAtMs : undefined;
  const input = { ...checked.value, updatedAtMs: updatedAtMs ?? keptTimeMs };
  return { outcome: put(family, input, options), ignored: checked.ignored };
}

function remove(family: Family, operation: Extract<ProductOperation, { kind: 'delete' }>): Outcome {
  const { locale, updatedAtMs } = operation;
  const wanted = locale === undefined ? [...family.keys()] : [locale];
  let removed = false;
  for (const key of wanted)
    if (!isOutdated(family.get(key), updatedAtMs)) removed = family.delete(key) || removed;
  return removed ? 'deleted' : 'unchanged';
}

/**
 * Carries out one operation on all locales of its product, changing `family`.
 *
 * A fault changes nothing. Applying the same operation again is `unchanged`.
 */
export function applyOperation(family: Family, operation: ProductOperation, options: ApplyOptions): Applied {
  switch (operation.kind) {
    case 'put':
      return { outcome: put(family, operation.input, options), ignored: [] };
    case 'patch':
      return patch(family, operation, options);
    case 'delete':
      return { outcome: remove(family, operation), ignored: [] };
  }
}
