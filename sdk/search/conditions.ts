import { formatMoney } from '../panel/money.ts';
import type { Core } from '../shared/core.ts';
import type { Texts } from '../shared/texts.ts';
import type { SearchFilters } from '../shared/wire.ts';

/** One condition that the shop has read from the words, with what is left without it. */
export type Condition = { label: string; without: SearchFilters };

function spell(value: unknown): string {
  if (Array.isArray(value)) return value.map(spell).join(' / ');
  if (value !== null && typeof value === 'object') {
    const { gte, lte } = value as { gte?: number; lte?: number };
    return gte === undefined ? `≤ ${lte}` : lte === undefined ? `≥ ${gte}` : `${gte}–${lte}`;
  }
  return String(value);
}

const words = (name: string) => name.replaceAll('_', ' ');

function priceLabel(core: Core, { gte, lte }: { gte?: number; lte?: number }, currency: string): string {
  const money = (amount: number) => formatMoney(core, { amount, currency });
  if (gte === undefined) return `≤ ${money(lte ?? 0)}`;
  return lte === undefined ? `≥ ${money(gte)}` : `${money(gte)} – ${money(lte)}`;
}

/** The conditions of a search, each of which can be taken away. */
export function conditionsOf(core: Core, texts: Texts, filters: SearchFilters): Condition[] {
  const { price, currency = 'USD', brand, category, in_stock: inStock, attributes = {} } = filters;
  const found: Condition[] = [];
  const drop = (label: string, without: SearchFilters) => found.push({ label, without });
  if (price) drop(priceLabel(core, price, currency), { ...filters, price: undefined });
  for (const one of brand ?? []) drop(one, { ...filters, brand: brand!.filter((other) => other !== one) });
  for (const one of category ?? [])
    drop(one, { ...filters, category: category!.filter((other) => other !== one) });
  if (inStock) drop(texts.inStock, { ...filters, in_stock: undefined });
  for (const [name, value] of Object.entries(attributes)) {
    const { [name]: _gone, ...others } = attributes;
    const label = value === true ? words(name) : `${words(name)}: ${spell(value)}`;
    drop(label, { ...filters, attributes: others });
  }
  return found;
}

/** Filters without what has become empty, as the wire takes them. */
export function sentFilters(filters: SearchFilters): SearchFilters {
  const kept = Object.entries(filters).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(kept);
}
