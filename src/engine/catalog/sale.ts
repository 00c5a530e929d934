import type { Money, Product, Sale } from './product.ts';

type Priced = { price?: Money; listPrice?: Money; sale?: Sale };

/** Whether a sale's dates hold the moment. */
function isInForce({ startsAtMs, endsAtMs }: Sale, nowMs: number): boolean {
  return (startsAtMs === undefined || startsAtMs <= nowMs) && (endsAtMs === undefined || nowMs <= endsAtMs);
}

function inForce<T extends Priced>(priced: T, nowMs: number): T {
  const { sale, price, listPrice } = priced;
  if (!sale || !isInForce(sale, nowMs)) return priced;
  const isHigher = listPrice && price && listPrice.amount > price.amount;
  return { ...priced, price: sale.price, listPrice: isHigher ? listPrice : price };
}

/** Whether a product's price, or a variant's, depends on the time. */
export function hasSale(product: Product): boolean {
  return product.sale !== undefined || product.variants.some(({ sale }) => sale !== undefined);
}

/**
 * A product as it is sold at a moment (epoch milliseconds): while a sale is in force its price is the price, and what is
 * asked otherwise the list price. The product itself when it has no sale.
 */
export function soldAt(product: Product, nowMs: number): Product {
  if (!hasSale(product)) return product;
  return { ...inForce(product, nowMs), variants: product.variants.map((variant) => inForce(variant, nowMs)) };
}

/** The next moment at which a price of the product changes by itself; `undefined` when none does. */
export function nextPriceChangeMs(product: Product, nowMs: number): number | undefined {
  const moments = [product.sale, ...product.variants.map(({ sale }) => sale)].flatMap((sale) =>
    sale ? [sale.startsAtMs, sale.endsAtMs === undefined ? undefined : sale.endsAtMs + 1] : [],
  );
  const coming = moments.filter((moment) => moment !== undefined && moment > nowMs) as number[];
  return coming.length === 0 ? undefined : Math.min(...coming);
}
