import { parseAttribute, parseNames } from '../cells/parse-cell.ts';
import { readPairsOfJson } from '../cells/read-list.ts';
import { columnKey, isInternalColumn } from '../columns/column-key.ts';
import type { ColumnMapping } from '../columns/map-columns.ts';
import type { TableRow } from '../files/table-row.ts';
import type { ReadCell } from './read-cells.ts';
import type { RowMemory, ShopRow } from './shop-row.ts';

type Pairs = [string, string][];

/** `name=value,name=value`, as one shop system keeps further attributes in a cell; a value may stand in quotes. */
function readAssignments(cell: string): Pairs {
  const pairs = [...cell.matchAll(/(?:^|[,;])\s*"?([a-z][\w -]{0,79}?)\s*=/gi)];
  return pairs.map((pair, i) => {
    const start = pair.index + pair[0].length;
    const value = cell.slice(start, pairs[i + 1]?.index ?? cell.length).trim();
    return [pair[1]!, value.replace(/^"([\s\S]*)"$/, '$1').replace(/"$/, '')];
  });
}

/** `Name:Value:Position:Customized, Name:Value`, as another keeps its features. */
function readFeatures(cell: string): Pairs {
  return cell.split(/\s*,\s*(?=[^,:]+:)/).flatMap((feature): Pairs => {
    const [name, value] = feature.split(':');
    return name?.trim() && value?.trim() ? [[name.trim(), value.trim()]] : [];
  });
}

/** `section:name:value` of a product detail of feeds. */
function readDetails(cell: string): Pairs {
  return cell.split(/\s*[,|\n]\s*(?=[^,:]*:[^,:]*:)/).flatMap((detail): Pairs => {
    const parts = detail.split(':');
    const [name, ...value] = parts.slice(-2);
    return parts.length === 3 && name?.trim() && value[0]?.trim() ? [[name.trim(), value[0].trim()]] : [];
  });
}

/** Further attributes that an export keeps in one cell, in any of the notations above. */
function readMore(cell: string | undefined): Pairs {
  if (cell === undefined) return [];
  const pairs = readPairsOfJson(cell);
  if (pairs) return pairs;
  if (/^[^=]*:[^=]*:[^=]*$/.test(cell) && !/:\d+(?:$|,|:)/.test(cell)) return readDetails(cell);
  return cell.includes('=') ? readAssignments(cell) : readFeatures(cell);
}

/** Options in one cell: `Type=Rectangle|Name=Size|Value=XL`, or `[RB]Color=Red,[S]Size=XL`. */
function readOptionsText(cell: string | undefined): Pairs {
  if (cell === undefined) return [];
  const named = [...cell.matchAll(/Name=([^|;]+)\|Value=([^|;[]+)/gi)];
  const marked = [...cell.matchAll(/\[[A-Z]{1,3}\]([^=,]+)=([^,:]+)/g)];
  return [...named, ...marked].map((found) => [found[1]!.trim(), found[2]!.trim()]);
}

/**
 * Options of a variant (`Option1 Name`, `Option1 Value`). Only the first row of a product may name them, so `names` keeps
 * what the rows before said. A product without variants has one option that says nothing.
 */
function readOptionColumns(row: TableRow, mapping: ColumnMapping, names: Map<string, string>): Pairs {
  return mapping.options.flatMap(({ nameColumn, valueColumn }): Pairs => {
    const given = row.cells.get(nameColumn);
    if (given !== undefined) names.set(nameColumn, given);
    const value = row.cells.get(valueColumn);
    const name = names.get(nameColumn);
    return value === undefined || name === undefined || value === 'Default Title' ? [] : [[name, value]];
  });
}

function toAttributes(pairs: Pairs, mapping: ColumnMapping): ShopRow['attributes'] {
  const listsByComma = mapping.format === 'woocommerce';
  const entries = pairs.flatMap(([name, cell]): [string, string | number | boolean | string[]][] => {
    const key = columnKey(name);
    if (key === '') return [];
    const names = listsByComma ? parseNames(cell) : [];
    const value = names.length > 1 ? names : parseAttribute(key, cell.replace(/\\,/g, ','));
    return value === undefined ? [] : [[key, value]];
  });
  return Object.fromEntries(entries);
}

/** What a row says of its product, and what its variant is chosen by. */
export function readRowAttributes(
  row: TableRow,
  mapping: ColumnMapping,
  cells: ReadCell,
  memory: RowMemory,
): Pick<ShopRow, 'attributes' | 'options'> {
  const columns = mapping.attributes.flatMap(({ column, name }): Pairs => {
    const cell = row.cells.get(column);
    return cell === undefined || /^(?:null|none|nan|n\/a)$/i.test(cell) ? [] : [[name, cell]];
  });
  const more = readMore(cells('more_attributes')).filter(([name]) => !isInternalColumn(columnKey(name)));
  const plain: ColumnMapping = { ...mapping, format: 'table' };
  return {
    attributes: { ...toAttributes(columns, plain), ...toAttributes(more, plain) },
    options: toAttributes(
      [...readOptionColumns(row, mapping, memory.optionNames), ...readOptionsText(cells('options'))],
      mapping,
    ),
  };
}
