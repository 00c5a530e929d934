import {
  type ColumnReport,
  columnDocument,
  type TableReport,
  type TableWarning,
} from '../../services/imports/tables/report-table.ts';

type Money = { amount: number; currency: string };

const widestName = 34;

function percent(share: number): string {
  return `${Math.round(share * 100)} %`.padStart(5);
}

function columnLine({ column, readAs, filled, example, guess }: ColumnReport): string {
  const name = column.length > widestName ? `${column.slice(0, widestName - 1)}…` : column.padEnd(widestName);
  const what = readAs === null ? 'not read' : readAs;
  const why = guess === undefined ? '' : `  (guessed: ${guess})`;
  return `  ${name} ${percent(filled)}  ${what}${why}${example === '' ? '' : `  e.g. ${example.slice(0, 40)}`}`;
}

function priceText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return 'no price';
  const { amount, currency } = value as Money;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(
    amount /
      10 **
        (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
          .maximumFractionDigits ?? 2),
  );
}

function listLength(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

/** A product as a shopper would see it, in three lines. */
function sampleLines(sample: Readonly<Record<string, unknown>>): string[] {
  const { product_id, title, price, list_price, sale, availability, categories, image_url, url } = sample;
  const was = list_price === undefined ? '' : ` (was ${priceText(list_price)})`;
  const reduced =
    sale === undefined ? '' : `, on sale for ${priceText((sale as { price: unknown }).price)} at times`;
  const variants = listLength(sample['variants']);
  return [
    `  ${String(title)}  [${String(product_id)}]`,
    `    ${priceText(price)}${was}${reduced}, ${String(availability ?? 'stock unknown').replaceAll('_', ' ')}${variants > 0 ? `, ${variants} variants` : ''}`,
    `    ${listLength(categories) > 0 ? (categories as string[]).join('; ') : 'no category'} | ${String(image_url ?? 'no picture')} | ${String(url ?? 'no page')}`,
  ];
}

/** How a table was read, in lines for a person: all of it before anything is written, afterwards only what was guessed. */
export function describeTable(table: TableReport, isWhole: boolean): string[] {
  const { file, format, rows, columns, samples } = table;
  const guessed = columns.filter(({ guess }) => guess !== undefined);
  if (!isWhole)
    return guessed.map(
      ({ column, readAs, guess }) =>
        `${column} looks like the ${readAs} (${guess}); say otherwise: --map '${column}=…'`,
    );
  const lines = [
    `${file}: ${format}, ${rows} rows. Its columns, how full they are, and what they are read as:`,
  ];
  lines.push(...columns.map(columnLine));
  if (samples.length > 0) lines.push('As shoppers would see them:', ...samples.flatMap(sampleLines));
  return lines;
}

const fixes: Readonly<Record<NonNullable<TableWarning['missing']>, string>> = {
  price: 'Name it: --map <column>=price',
  image_url: 'Name it: --map <column>=image_url',
  url: "Say how it is made: --url-pattern 'https://shop.example/products/{handle}'",
};

/** What is odd about a table, with the option that puts it right. */
export function warningLine({ text, missing }: TableWarning): string {
  return missing === undefined ? text : `${text} ${fixes[missing]}`;
}

/** The same in wire names, for `--json`. */
export function tableDocument({
  file,
  kind,
  format,
  rows,
  columns,
  samples,
  warnings,
}: TableReport): unknown {
  return {
    file,
    kind,
    format,
    rows,
    columns: columns.map(columnDocument),
    samples,
    warnings: warnings.map(warningLine),
  };
}
