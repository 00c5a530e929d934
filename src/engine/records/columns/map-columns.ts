import { type ShopField, shopFields } from '../../language/concepts/shop-fields.ts';
import { columnKey, isInternalColumn } from './column-key.ts';
import { type ColumnGuess, guessColumns } from './guess-columns.ts';
import { fieldsOfName, mayShareColumn, takesWhatIsLeft } from './shop-fields.ts';
import { type FormatName, formatOfColumns, type ShopFormat } from './shop-formats.ts';

/** What a merchant says a column is; `attribute` and `ignore` are no fields but answers too. */
export type GivenMapping = Readonly<Record<string, ShopField | 'attribute' | 'ignore'>>;

/** How the columns of one table are read; columns by their names as written. */
export type ColumnMapping = {
  format: FormatName;
  fields: ReadonlyMap<ShopField, string>;
  attributes: readonly { column: string; name: string }[];
  /** Columns that pair a name with a value. */
  options: readonly { nameColumn: string; valueColumn: string }[];
  ignored: readonly string[];
  /** Fields whose column has no known name and was chosen by what it holds. */
  guesses: readonly ColumnGuess[];
};

/** Some cells of each column, to be judged by. */
export type ColumnSamples = ReadonlyMap<string, readonly string[]>;

type Fields = Map<ShopField, string>;

function byKey(columns: readonly string[]): Map<string, string> {
  const columnOf = new Map<string, string>();
  for (const column of columns) if (!columnOf.has(columnKey(column))) columnOf.set(columnKey(column), column);
  return columnOf;
}

function givenFields(given: GivenMapping, columns: readonly string[]): Fields {
  const fields: Fields = new Map();
  for (const [name, field] of Object.entries(given)) {
    const column = columns.find((each) => each === name) ?? byKey(columns).get(columnKey(name));
    if (column !== undefined && field !== 'attribute' && field !== 'ignore') fields.set(field, column);
  }
  return fields;
}

function formatFields(
  format: ShopFormat,
  columns: readonly string[],
  fields: Fields,
  taken: Set<string>,
): void {
  const columnOf = byKey(columns);
  for (const [field, names] of Object.entries(format.fields) as [ShopField, string][]) {
    if (fields.has(field)) continue;
    const column = names
      .split(' ')
      .map((name) => columnOf.get(name))
      .find((found) => found !== undefined && !taken.has(found));
    if (column !== undefined) fields.set(field, column);
  }
}

/** Fields by the usual names: each field takes its best column, and a column serves one field but for a few pairs. */
function usualFields(columns: readonly string[], fields: Fields, taken: ReadonlySet<string>): void {
  const found = columns.flatMap((column, at) =>
    (fieldsOfName.get(columnKey(column)) ?? []).map(({ field, rank }) => ({ field, rank, column, at })),
  );
  const used = new Set(fields.values());
  const isLate = (field: ShopField) => Number(takesWhatIsLeft(field));
  found.sort((a, b) => isLate(a.field) - isLate(b.field) || a.rank - b.rank || a.at - b.at);
  for (const { field, column } of found) {
    if (fields.has(field) || taken.has(column)) continue;
    if (used.has(column) && !mayShareColumn(field)) continue;
    if (field === 'more_images' && fields.get('image_url') === column) continue;
    fields.set(field, column);
    used.add(column);
  }
}

function optionColumns(columns: readonly string[]): ColumnMapping['options'] {
  const columnOf = byKey(columns);
  const pairs: { nameColumn: string; valueColumn: string }[] = [];
  for (const [key, nameColumn] of columnOf) {
    const option = /^(option\d+|attribute_\d+)_name$/.exec(key)?.[1];
    const variant = /^(custom_variant\d+)_category$/.exec(key)?.[1];
    const valueColumn =
      option !== undefined
        ? (columnOf.get(`${option}_value`) ??
          columnOf.get(`${option}_value_s`) ??
          columnOf.get(`${option}_values`))
        : variant !== undefined
          ? columnOf.get(`${variant}_option`)
          : undefined;
    if (valueColumn !== undefined) pairs.push({ nameColumn, valueColumn });
  }
  return pairs;
}

/** A price twice over is a reduced one: `regular_price` beside `sale_price`, `initial_price` beside `final_price`. */
function orderPrices(fields: Fields): void {
  const price = fields.get('price');
  if (price === undefined) return;
  if (fields.get('sale_price') === price) fields.delete('sale_price');
  if (fields.get('list_price') === price) fields.delete('list_price');
}

function columnsGivenAs(what: string, given: GivenMapping, columns: readonly string[]): Set<string> {
  const named = Object.entries(given).flatMap(([name, is]) => (is === what ? columnKey(name) : []));
  return new Set(columns.filter((column) => named.includes(columnKey(column))));
}

/**
 * Reads a header: which column is which field, by what the merchant said, the known exports, the usual names and at last by
 * what the columns hold (`samples`); which of the rest describe the product, and which serve the shop system only.
 */
export function mapColumns(
  columns: readonly string[],
  samples: ColumnSamples,
  given: GivenMapping = {},
): ColumnMapping {
  const named = columns.filter((column) => column !== '');
  const format = formatOfColumns(new Set(named.map(columnKey)));
  const wished = columnsGivenAs('attribute', given, named);
  const unread = columnsGivenAs('ignore', given, named);
  const taken = new Set([...unread, ...wished]);
  const fields = givenFields(given, named);
  for (const column of fields.values()) taken.add(column);
  formatFields(format, named, fields, taken);
  usualFields(named, fields, taken);
  orderPrices(fields);
  const options = optionColumns(named);
  const used = new Set([...fields.values(), ...options.flatMap((o) => [o.nameColumn, o.valueColumn])]);
  const open = named.filter((column) => !used.has(column) && !taken.has(column));
  const guesses = guessColumns(open, samples, new Set(fields.keys()));
  for (const { field, column } of guesses) {
    fields.set(field, column);
    used.add(column);
  }
  const rest = named.filter((column) => !used.has(column));
  const isIgnored = (column: string) => {
    const key = columnKey(column);
    if (wished.has(column)) return false;
    return unread.has(column) || key === '' || isInternalColumn(key) || fieldsOfName.has(key);
  };
  return {
    format: format.name,
    fields: new Map(shopFields.flatMap((field) => (fields.has(field) ? [[field, fields.get(field)!]] : []))),
    options,
    attributes: rest
      .filter((column) => !isIgnored(column))
      .map((column) => ({ column, name: columnKey(column) })),
    ignored: rest.filter(isIgnored),
    guesses,
  };
}
