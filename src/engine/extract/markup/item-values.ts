import type { Money } from '../../catalog/product.ts';
import { parsePrice } from '../../records/cells/parse-price.ts';
import { parseAvailability } from '../../records/cells/parse-stock.ts';
import { isJsonObject, jsonList } from '../../text/values/json-value.ts';

/** A value of structured data as text: the first of a list; of an object its name, value or address. */
export function itemText(value: unknown): string | undefined {
  const [first] = jsonList(value);
  if (typeof first === 'string') return first.trim() || undefined;
  if (typeof first === 'number') return String(first);
  return isJsonObject(first)
    ? itemText(first['name'] ?? first['value'] ?? first['contentUrl'] ?? first['@id'] ?? first['url'])
    : undefined;
}

/** An amount of structured data that is more than nothing; a point is the mark of decimals here (schema.org/price). */
export function itemMoney(amount: string | undefined, currency: string): Money | undefined {
  const money =
    amount === undefined ? undefined : parsePrice(amount, currency, amount.includes(',') ? undefined : '.');
  return money && money.amount > 0 ? money : undefined;
}

/** What an offer says of its stock, whatever vocabulary its word is from (`https://schema.org/InStock`). */
export function itemStock(value: unknown): ReturnType<typeof parseAvailability> {
  return parseAvailability(itemText(value)?.replace(/^.*[/#]/, '') ?? '');
}
