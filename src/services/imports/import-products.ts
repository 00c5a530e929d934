import type { GivenMapping } from '../../engine/records/columns/map-columns.ts';
import type { TableFault } from '../../engine/records/files/table-row.ts';
import { createAssembler } from '../../engine/records/products/assemble-products.ts';
import { columnsWithoutId, createSurvey } from '../../engine/records/products/survey-table.ts';
import type { RowSettings } from '../../engine/records/rows/shop-row.ts';
import { validateProduct } from '../catalog/validation/validate-product.ts';
import { putProducts } from '../catalog/writing/put-products.ts';
import { getSettings } from '../companies/get-settings.ts';
import type { Context } from '../context.ts';
import type { ImportFile } from './files/import-file.ts';
import { fitProduct } from './fit-product.ts';
import {
  type ImportOptions,
  type ImportResult,
  type ImportTarget,
  importRecords,
  type ReadRecord,
} from './import-records.ts';
import type { IsolatedTable } from './tables/open-isolated-table.ts';
import { asRefusal, openTable, type Table } from './tables/open-table.ts';
import { reportTable, type TableReport } from './tables/report-table.ts';

/** Endings of files that hold products; what a file is written in is seen from its beginning. */
export const productExtensions: readonly string[] = [
  'jsonl',
  'ndjson',
  'json',
  'csv',
  'tsv',
  'txt',
  'xml',
  'rss',
  'xlsx',
];

/** What a merchant says about a file's columns. */
export type ProductMapping = {
  columns?: GivenMapping;
  /** The address of a product's page, with column names in braces. */
  urlPattern?: string;
  /** Where the shop lies, for addresses that begin at its root. */
  origin?: string;
};

export type ProductImportOptions = Omit<ImportOptions, 'file'> & {
  mapping?: ProductMapping;
  onStored?: ImportTarget['onStored'];
};

const shownSamples = 3;
const mostFirstFaults = 100;

/** First reading: how the columns are to be read, and which rows make one product. */
async function survey(table: Table, given: GivenMapping, signal: AbortSignal) {
  const found = createSurvey(given);
  // Kept for a table whose rows are not read a second time.
  const faults: TableFault[] = [];
  for await (const piece of table.pieces()) {
    signal.throwIfAborted();
    if (faults.length < mostFirstFaults) faults.push(...piece.faults.slice(0, mostFirstFaults));
    for (const row of piece.rows) found.look(row, table.columns());
  }
  return { read: found.finish(table.columns()), faults };
}

function keepSample(report: TableReport, { record }: ReadRecord): void {
  if (report.samples.length >= shownSamples || record.value === undefined || record.leftOut !== undefined)
    return;
  if (record.value['deleted'] !== true) report.samples.push(fitProduct(record.value).value);
}

/** In which currencies products are priced, and how many in each. */
type Currencies = Map<string, number>;

function noteCurrency(currencies: Currencies, { record }: ReadRecord): void {
  const price = record.value?.['price'];
  if (typeof price !== 'object' || price === null || !('currency' in price)) return;
  const currency = String(price.currency);
  currencies.set(currency, (currencies.get(currency) ?? 0) + 1);
}

function warnOfCurrencies(report: TableReport, currencies: Currencies): void {
  if (currencies.size < 2) return;
  const counts = [...currencies].sort(([, a], [, b]) => b - a).map(([name, count]) => `${count} in ${name}`);
  report.warnings.push({
    text: `The prices are in several currencies: ${counts.join(', ')}. Export one currency, or name the column of the right one.`,
  });
}

/** Second reading: the rows as products. */
async function* recordsOf(
  ctx: Context,
  {
    file,
    table,
    total,
    settings,
  }: {
    file: Pick<ImportFile, 'name'>;
    table: Table;
    total: ImportResult;
    settings: RowSettings & { given: GivenMapping };
  },
): AsyncGenerator<ReadRecord> {
  const { read, faults } = await survey(table, settings.given, ctx.signal);
  const unusable = columnsWithoutId(read, table.columns());
  const report = reportTable(file.name, table.kind, table.columns(), read);
  total.tables.push(report);
  if (unusable) {
    for (const record of faults) yield { record, progress: 1 };
    yield { record: unusable, progress: 1 };
    return;
  }
  const assembler = createAssembler(
    read.mapping,
    { ...settings, decimalMark: read.decimalMark },
    read.groups,
  );
  const currencies: Currencies = new Map();
  for await (const { rows, faults: broken, progress } of table.pieces()) {
    for (const record of broken) yield { record, progress };
    for (const row of rows) {
      const record = assembler.add(row);
      if (!record) continue;
      const read = { record, progress };
      keepSample(report, read);
      noteCurrency(currencies, read);
      yield read;
    }
  }
  for (const record of assembler.rest()) {
    const read = { record, progress: 1 };
    noteCurrency(currencies, read);
    yield read;
  }
  warnOfCurrencies(report, currencies);
}

async function* refusing(
  file: Pick<ImportFile, 'name'>,
  records: AsyncIterable<ReadRecord>,
): AsyncGenerator<ReadRecord> {
  try {
    yield* records;
  } catch (error) {
    throw asRefusal(file, error);
  }
}

/** Where the shop lies by its first domain; `undefined` when the company has none. */
function originOf(domains: readonly string[]): string | undefined {
  const [domain] = domains.filter((name) => !name.startsWith('*'));
  return domain === undefined ? undefined : `https://${domain}`;
}

/**
 * Imports a file of products (CSV, TSV, XML feed, Excel workbook, JSON or JSON Lines, of any shop system that is known) and
 * adds what became of them to `total`. Memory does not grow with the length of a CSV or XML file but by its ids.
 *
 * Throws `invalid_request` for a file that is no list of products.
 */
export async function importProducts(
  ctx: Context,
  file: ImportFile | IsolatedTable,
  total: ImportResult,
  { mapping = {}, onStored, ...options }: ProductImportOptions,
): Promise<void> {
  const { currency, domains } = (await getSettings(ctx)).company;
  const opened = await ('open' in file ? file.open() : openTable(file));
  const settings = {
    ownCurrency: currency,
    nowMs: ctx.clock.nowMs(),
    origin:
      mapping.origin ??
      (mapping.urlPattern ? URL.parse(mapping.urlPattern)?.origin : undefined) ??
      originOf(domains),
    urlPattern: mapping.urlPattern,
    given: mapping.columns ?? {},
  };
  const records =
    'wire' in opened ? opened.wire : recordsOf(ctx, { file, table: opened.table, total, settings });
  const target: ImportTarget = {
    put: putProducts,
    check: (value) => validateProduct(value),
    fit: fitProduct,
    ...(onStored ? { onStored } : {}),
  };
  await importRecords(ctx, {
    target,
    records: refusing(file, records),
    total,
    options: { ...options, file: file.name },
  });
}
