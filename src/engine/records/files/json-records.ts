import { isJsonObject, type JsonObject, parsedJson } from '../../text/values/json-value.ts';
import { columnKey } from '../columns/column-key.ts';
import { fieldsOfName } from '../columns/shop-fields.ts';
import type { SourceRecord } from '../source-record.ts';
import { isShopifyProduct, shopifyRows } from './shopify-json.ts';

function toRecord(value: unknown, line: number): SourceRecord {
  return isJsonObject(value) ? { line, value } : { line, fault: 'must be an object' };
}

/** A line of JSON Lines, counted from 1; `undefined` for a blank one. A byte order mark at the first does not count. */
export function jsonLine(text: string, line: number): SourceRecord | undefined {
  const json = (line === 1 ? text.replace(/^\ufeff/, '') : text).trim();
  if (json === '') return undefined;
  const value = parsedJson(json);
  return value === undefined ? { line, fault: 'the line is not JSON' } : toRecord(value, line);
}

/** Names under which files keep their list, beside the one that is asked for. */
const listNames = ['products', 'items', 'data', 'results', 'records', 'entries', 'feed'];

function listIn(value: unknown, listName: string): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isJsonObject(value)) return undefined;
  const named = [listName, ...listNames].map((name) => value[name]).find(Array.isArray);
  if (named) return named as readonly unknown[];
  const inner = value['data'] ?? value['response'];
  return isJsonObject(inner) ? listIn(inner, listName) : undefined;
}

/**
 * The records of one JSON text: a list, an object that holds one (`{"products": […]}`, `{"data": {"items": […]}}`), or one
 * record.
 *
 * `line` counts records from 1, since JSON has no lines of its own.
 */
export function jsonRecords(text: string, listName: string): SourceRecord[] {
  const value = parsedJson(text.replace(/^\ufeff/, ''));
  if (value === undefined) return [{ line: 1, fault: 'the file is not JSON' }];
  const list = listIn(value, listName) ?? [value];
  return list.map((entry, i) => toRecord(entry, i + 1));
}

const wireFields = new Set(
  'product_id title description url brand categories price list_price sale availability image_url image_urls attributes variants sku gtin mpn item_group_id rating locale created_at updated_at deleted'.split(
    ' ',
  ),
);

function hasWireValues({ price, list_price, categories, attributes, variants, rating }: JsonObject): boolean {
  const objects = [price, list_price, attributes, rating].filter(
    (value) => value !== undefined && value !== null,
  );
  const lists = [categories, variants].filter((value) => value !== undefined && value !== null);
  return objects.every(isJsonObject) && lists.every(Array.isArray);
}

/** Whether a record is spelled as the API takes products, rather than as some shop or marketplace exports them. */
export function isWireProduct(value: JsonObject): boolean {
  if (isShopifyProduct(value) || !hasWireValues(value)) return false;
  if (!('product_id' in value)) return 'attributes' in value || 'deleted' in value;
  // A name of another system's for something that the record does not say in ours.
  return !Object.keys(value).some((name) => {
    if (wireFields.has(name)) return false;
    const fields = fieldsOfName.get(columnKey(name)) ?? [];
    return fields.some(
      ({ field }) => (field === 'price' || field === 'image_url' || field === 'url') && !(field in value),
    );
  });
}

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A foreign record as the rows of a table: most are one, a product with variants of its own is one for each. */
export function rowsOfRecord(value: JsonObject): Record<string, string>[] {
  if (isShopifyProduct(value)) return shopifyRows(value);
  const own = isJsonObject(value['product']) && Object.keys(value).length === 1 ? value['product'] : value;
  return [Object.fromEntries(Object.entries(own).map(([name, item]) => [name, cellOf(item)]))];
}
