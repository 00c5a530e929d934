import type { ShopField } from '../../language/concepts/shop-fields.ts';
import { anyOfAll } from '../../language/pack.ts';
import { decodeEntities } from '../../text/characters/decode-entities.ts';
import { parseCategories, parseFlag, parseNames } from '../cells/parse-cell.ts';
import { parseDate } from '../cells/parse-date.ts';
import { readStock } from '../cells/parse-stock.ts';
import { columnKey } from '../columns/column-key.ts';
import type { ColumnMapping } from '../columns/map-columns.ts';
import type { TableRow } from '../files/table-row.ts';
import { addressByPattern, readAddress, readAddresses } from './read-addresses.ts';
import { readRowAttributes } from './read-attributes.ts';
import { cellReader, type ReadCell } from './read-cells.ts';
import { readRowPrices } from './read-prices.ts';
import { readIsHidden, readLeftOut } from './read-status.ts';
import type { RowMemory, RowSettings, ShopRow } from './shop-row.ts';

/** Kinds of records that shop systems keep in a column that others use for categories. */
const recordKinds =
  /^(?:simple|configurable|variable|variation|virtual|grouped|bundle|downloadable|external)\b/i;
/** Rows of a product that are no variants of it. */
const otherRows = /^\s*(?:image|video|rule|modifier)\b/i;
/** What PrestaShop keeps all categories in. */
const rootCategory = new RegExp(`^(?:${anyOfAll('columns', (words) => words.rootCategory)})$`, 'i');
const mostImages = 20;

/** A text of one line: entities decoded, white space folded. */
function oneLine(cell: string | undefined): string | undefined {
  if (cell === undefined) return undefined;
  return (
    decodeEntities(cell)
      .replace(/\\[rnt]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim() || undefined
  );
}

/** A text of lines, in which exports may have written `\n` for a line's end. */
function severalLines(cell: string | undefined): string | undefined {
  if (cell === undefined || cell.includes('\n') || !cell.includes('\\')) return cell;
  return cell
    .replace(/(?:\\r)?\\n/g, '\n')
    .replace(/\\t/g, ' ')
    .replace(/\\(["',])/g, '$1');
}

function readDescription(cells: ReadCell): string | undefined {
  const [long, short] = [severalLines(cells('description')), severalLines(cells('short_description'))];
  return long !== undefined && short !== undefined && !long.includes(short)
    ? `${short}\n${long}`
    : (long ?? short);
}

function readRating(cells: ReadCell): ShopRow['rating'] {
  const text = cells('rating')?.replace(/^"|"$/g, '') ?? '';
  const value = Number(/^\d+(?:[.,]\d+)?/.exec(text)?.[0].replace(',', '.') ?? Number.NaN);
  if (!(value > 0 && value <= 5)) return undefined;
  const count = Number(cells('rating_count')?.replace(/[^\d]/g, '') || 0);
  return { value, count: Number.isSafeInteger(count) ? count : 0 };
}

function categoriesOf(cells: ReadCell, mapping: ColumnMapping, field: ShopField): string[] {
  const cell = cells(field);
  if (cell === undefined || recordKinds.test(cell)) return [];
  if (/^[\d\s,;|]+$/.test(cell)) {
    cells.note(field, 'names categories by number only');
    return [];
  }
  const key = columnKey(mapping.fields.get(field) ?? '');
  return parseCategories(cell, {
    isList: /categories|categories_x_y_z/.test(key) || mapping.format.startsWith('bigcommerce'),
    commas: mapping.format === 'woocommerce' || mapping.format === 'prestashop',
    isTrail: /breadcrumb|_path$|_tree$|hierarchy/.test(key),
  });
}

/** Categories of both columns; a second one that is a department below the first (`sub_category`) makes one path with it. */
function readCategories(cells: ReadCell, mapping: ColumnMapping): string[] {
  const isStart = (name: string) => mapping.format === 'prestashop' && rootCategory.test(name);
  const [first, second] = [
    categoriesOf(cells, mapping, 'categories').filter((name, _, all) => all.length === 1 || !isStart(name)),
    categoriesOf(cells, mapping, 'more_categories'),
  ];
  const isBelow = /sub/.test(columnKey(mapping.fields.get('more_categories') ?? ''));
  if (isBelow && first.length === 1 && second.length === 1) return [`${first[0]} > ${second[0]}`];
  return [...new Set([...first, ...second])];
}

/** Where one shop system keeps the pictures that its exports name by their path. */
const mediaFolder = '/media/catalog/product';

function readImages(cells: ReadCell, mapping: ColumnMapping, { origin }: RowSettings): string[] {
  const read = (field: ShopField) => {
    const cell = cells(field);
    if (cell === undefined || /^(?:no[_ ]selection|\[\s*\])$/i.test(cell)) return [];
    const isMedia = mapping.format === 'magento' && /^\s*\//.test(cell) && origin !== undefined;
    const text = isMedia
      ? cell.replace(/(^|,)\s*(?=\/)/g, `$1${origin.replace(/\/$/, '')}${mediaFolder}`)
      : cell;
    const found = readAddresses(text, origin);
    if (found.length === 0) cells.note(field, 'holds no address of a picture');
    return found;
  };
  return [...new Set([...read('image_url'), ...read('more_images')])].slice(0, mostImages);
}

/** The picture of one form: a column of its own, else what the row shows, where each row is a form. */
function readVariantImage(
  cells: ReadCell,
  mapping: ColumnMapping,
  settings: RowSettings,
): string | undefined {
  const cell = cells('variant_image');
  if (cell !== undefined) return readAddresses(cell, settings.origin)[0];
  return mapping.fields.has('variant_image') ? undefined : readImages(cells, mapping, settings)[0];
}

/** Columns and words for the last part of an address. */
const slugNames = new Set(['url_key', 'handle', 'slug', 'urlkey', 'link_rewrite']);

function slugOf(title: string): string | undefined {
  const letters = title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return letters.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || undefined;
}

function readUrl(row: TableRow, cells: ReadCell, settings: RowSettings): string | undefined {
  const cell = cells('url');
  const url = cell === undefined ? undefined : readAddress(cell, settings);
  if (cell !== undefined && url === undefined)
    cells.note('url', 'is no address that leads anywhere from here');
  if (url !== undefined || settings.urlPattern === undefined) return url;
  const byKey = new Map([...row.cells].map(([column, value]) => [columnKey(column), value]));
  const title = cells('title');
  return addressByPattern(settings.urlPattern, (name) => {
    const cell = row.cells.get(name) ?? byKey.get(columnKey(name));
    // Shops make the last part of an address from the name where a row gives none.
    return cell ?? (title !== undefined && slugNames.has(columnKey(name)) ? slugOf(title) : undefined);
  });
}

function toTime(cell: string | undefined): string | undefined {
  const timeMs = cell === undefined ? undefined : parseDate(cell);
  return timeMs === undefined ? undefined : new Date(timeMs).toISOString();
}

function readAvailability(
  cells: ReadCell,
  mapping: ColumnMapping,
  tracked: string | undefined,
): ShopRow['availability'] {
  const stock = readStock(cells, tracked, mapping.fields.has('tracked'));
  if (stock === undefined && cells('availability') !== undefined)
    cells.note('availability', 'says nothing known about stock');
  return stock;
}

/** The ids of a row; one that names no product of its own belongs to the product before it. */
export function readIds(
  cells: ReadCell,
  mapping: ColumnMapping,
  memory: RowMemory,
): Pick<ShopRow, 'id' | 'sku' | 'group' | 'variantId'> & { kind: string } {
  const kind = cells('kind')?.trim().toLowerCase() ?? '';
  const given = cells('product_id') ?? (mapping.fields.has('native_id') ? cells('sku') : undefined);
  const own = { sku: cells('sku'), variantId: cells('variant_id'), kind };
  if (mapping.format.startsWith('bigcommerce')) {
    const isProduct = kind === '' || kind === 'product';
    if (isProduct) {
      memory.productId = given;
      memory.tracked = cells.raw('tracked');
    }
    return isProduct
      ? { ...own, id: given, group: given, variantId: undefined }
      : { ...own, id: own.sku ?? given, group: memory.productId, variantId: own.sku ?? given };
  }
  if (mapping.format === 'shopify') {
    const id = given ?? memory.productId;
    memory.productId = id;
    return { ...own, id, group: id };
  }
  const parent = kind === 'variable' || kind === 'simple' ? undefined : cells('parent');
  return { ...own, id: given, group: parent ?? cells('item_group_id')?.replace(/^id:/, '') };
}

/** Reads the cells of a row by the meaning of their columns; what is wrong with a cell is in its `notes` and costs that cell. */
export function readRow(
  row: TableRow,
  mapping: ColumnMapping,
  settings: RowSettings,
  memory: RowMemory,
): ShopRow {
  const cells = cellReader(row, mapping);
  const ids = readIds(cells, mapping, memory);
  const isSkuRow = ids.kind === 'sku' && mapping.format === 'bigcommerce-legacy';
  const title = isSkuRow ? undefined : oneLine(cells('title'));
  const prices = readRowPrices(cells, settings);
  const { attributes, options } = readRowAttributes(row, mapping, cells, memory);
  const tags = parseNames(cells('tags') ?? '');
  const isOther = otherRows.test(ids.kind);
  const tracked = cells.raw('tracked') ?? memory.tracked;
  // Counted for the product as a whole: its variants have what it has.
  const isCountedElsewhere = ids.variantId !== undefined && /product/i.test(memory.tracked ?? '');
  const isOfGroup = ids.group !== undefined && title === undefined;
  return {
    line: row.line,
    ...ids,
    deleted: parseFlag(cells('deleted') ?? '') ?? false,
    leftOut: readLeftOut(cells, settings.nowMs),
    isHidden: readIsHidden(cells),
    saysNothing:
      isOther ||
      (isOfGroup && !prices.price && ids.variantId === undefined && Object.keys(options).length === 0),
    title,
    groupTitle: oneLine(cells('group_title')),
    description: readDescription(cells),
    url: readUrl(row, cells, settings),
    images: readImages(cells, mapping, settings),
    variantImage: readVariantImage(cells, mapping, settings),
    brand: oneLine(cells('brand')),
    categories: readCategories(cells, mapping),
    tags,
    price: prices.price,
    sale: prices.sale,
    listPrice: prices.listPrice,
    availability: isCountedElsewhere ? undefined : readAvailability(cells, mapping, tracked),
    gtin: cells('gtin')?.replace(/^'/, ''),
    mpn: cells('mpn'),
    rating: readRating(cells),
    locale: cells('locale'),
    createdAt: toTime(cells('created_at')),
    updatedAt: toTime(cells('updated_at')),
    attributes,
    options,
    notes: cells.notes,
  };
}
