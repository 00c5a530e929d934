import { lookUpLocale } from '../../engine/language/locale-lookup.ts';
import { getSettings } from '../companies/get-settings.ts';
import type { Context } from '../context.ts';
import { loadStored } from './store.ts';
import type { StoredProduct } from './stored-product.ts';

/** The record of a product in the locale that fits best (RFC 4647 lookup, then company default, then `en`, then any). */
export async function findStored(
  ctx: Context,
  productId: string,
  locale: string | undefined,
): Promise<StoredProduct | undefined> {
  const records = await loadStored(ctx, [productId]);
  if (records.length <= 1) return records[0];
  const { defaultLocale } = (await getSettings(ctx)).company;
  const available = records.map((record) => record.locale);
  const served = lookUpLocale(locale ?? defaultLocale, available, [defaultLocale, 'en']);
  return records.find((record) => record.locale === served);
}
