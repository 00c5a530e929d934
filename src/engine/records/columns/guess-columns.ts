import type { ShopField } from '../../language/concepts/shop-fields.ts';
import { anyOfAll } from '../../language/pack.ts';
import { parseAvailability } from '../cells/parse-stock.ts';
import { readListCell } from '../cells/read-list.ts';
import { columnKey, isInternalColumn } from './column-key.ts';

/** A column that was given a field for what it holds; `why` is said to the merchant. */
export type ColumnGuess = { field: ShopField; column: string; why: string };

type Judged = { column: string; key: string; cells: readonly string[] };

/** What a field's cells look like. A column that is named for the field needs fewer that fit. */
type Likeness = {
  field: ShopField;
  what: string;
  named: RegExp;
  fits: (cell: string) => boolean;
  /** Share of cells that must fit, 0 to 1, of a column that is named so and of any other; above 1 is never. */
  least: { named: number; other: number };
  isUnique?: true;
};

const imageAddress = /^(?:https?:)?\/\/\S+\.(?:jpe?g|png|webp|gif|avif|svg)(?:[?#]\S*)?$/i;
const address = /^https?:\/\/\S+$/i;
const money =
  /^(?:[\p{Sc}]|[A-Z]{2,3}[\p{Sc}]?|kr|zł|Rs\.?)?\s?\d[\d.,'’\s]*(?:\s?(?:[\p{Sc}]|[A-Z]{3}|kr|zł))?$/u;
const moneyWithCurrency = /^(?:[\p{Sc}]\s?\d|[A-Z]{3}\s\d)|\d\s?(?:[\p{Sc}]|[A-Z]{3})$/u;

function firstOf(cell: string): string {
  return readListCell(cell)?.[0] ?? cell.split(/[,|\s]+(?=(?:https?:)?\/\/)/)[0]!;
}

/** A GTIN of 8, 12, 13 or 14 digits with its check digit (GS1 General Specifications §7.9). */
function isGtin(cell: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(cell)) return false;
  const digits = [...cell].map(Number);
  const check = digits.pop()!;
  const sum = digits.reverse().reduce((total, digit, i) => total + digit * (i % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === check;
}

/** Names that show what a column is, in any language. */
function likeNames(field: ShopField): RegExp {
  return new RegExp(anyOfAll('columns', (words) => words.likeNames?.[field]));
}

const likenesses: readonly Likeness[] = [
  {
    field: 'image_url',
    what: 'pictures',
    named: likeNames('image_url'),
    fits: (cell) => imageAddress.test(firstOf(cell)) || address.test(firstOf(cell)),
    least: { named: 0.6, other: 2 },
  },
  {
    field: 'image_url',
    what: 'pictures',
    named: /^$/,
    fits: (cell) => imageAddress.test(firstOf(cell)),
    least: { named: 2, other: 0.6 },
  },
  {
    field: 'url',
    what: 'page addresses',
    named: likeNames('url'),
    fits: (cell) => address.test(cell) && !imageAddress.test(cell),
    least: { named: 0.6, other: 0.8 },
  },
  {
    field: 'price',
    what: 'prices',
    named: likeNames('price'),
    fits: (cell) => money.test(cell.replace(/^"|"$/g, '')),
    least: { named: 0.7, other: 2 },
  },
  {
    field: 'price',
    what: 'amounts with a currency',
    named: /^$/,
    fits: (cell) => moneyWithCurrency.test(cell),
    least: { named: 2, other: 0.7 },
  },
  {
    field: 'availability',
    what: 'words for stock',
    named: likeNames('availability'),
    fits: (cell) => parseAvailability(cell) !== undefined,
    least: { named: 0.5, other: 0.9 },
  },
  {
    field: 'gtin',
    what: 'GTINs with a right check digit',
    named: likeNames('gtin'),
    fits: isGtin,
    least: { named: 0.6, other: 0.9 },
  },
  {
    field: 'categories',
    what: 'category paths',
    named: likeNames('categories'),
    fits: (cell) => cell.length < 300 && !address.test(cell),
    least: { named: 0.8, other: 2 },
  },
  {
    field: 'categories',
    what: 'category paths',
    named: /^$/,
    fits: (cell) => /\S\s?(?:>|»|›|::)\s?\S/.test(cell) && !cell.includes('<') && cell.length < 300,
    least: { named: 2, other: 0.6 },
  },
  {
    field: 'brand',
    what: 'names',
    named: likeNames('brand'),
    fits: (cell) => cell.length <= 80 && !/^\d+$/.test(cell),
    least: { named: 0.8, other: 2 },
  },
  {
    field: 'rating',
    what: 'numbers up to 5',
    named: likeNames('rating'),
    fits: (cell) => /^[0-5](?:[.,]\d+)?(?:\s|\/|$)/.test(cell),
    least: { named: 0.7, other: 2 },
  },
  {
    field: 'title',
    what: 'short texts',
    named: likeNames('title'),
    fits: (cell) => cell.length >= 2 && cell.length <= 300 && !address.test(cell),
    least: { named: 0.8, other: 2 },
  },
  {
    field: 'description',
    what: 'long texts',
    named: likeNames('description'),
    fits: (cell) => cell.length > 60 && !address.test(cell),
    least: { named: 0.5, other: 0.9 },
  },
  {
    field: 'product_id',
    what: 'codes, each once',
    named: likeNames('product_id'),
    fits: (cell) => /^[\w.:/+-]{1,64}$/.test(cell) && !address.test(cell),
    least: { named: 0.9, other: 2 },
    isUnique: true,
  },
];

function shareOf({ fits }: Likeness, cells: readonly string[]): number {
  return cells.length === 0 ? 0 : cells.filter((cell) => fits(cell.trim())).length / cells.length;
}

function judge(likeness: Likeness, { column, key, cells }: Judged): ColumnGuess | undefined {
  const { field, what, named, least, isUnique } = likeness;
  const share = shareOf(likeness, cells);
  if (cells.length === 0 || share < (named.test(key) ? least.named : least.other)) return undefined;
  if (isUnique && new Set(cells).size !== cells.length) return undefined;
  return { field, column, why: `${Math.round(share * 100)} % of its cells are ${what}` };
}

const paidPrice = new RegExp(anyOfAll('columns', (words) => words.paidPrice));
const otherPrice = new RegExp(anyOfAll('columns', (words) => words.otherPrice));

/** Names that say a price is what is to be paid come before those of others. */
function priority({ key }: Judged): number {
  if (paidPrice.test(key)) return 0;
  return otherPrice.test(key) ? 2 : 1;
}

/** Fields that no column is named for (`known` are not among them), by what the cells of the `open` columns look like. */
export function guessColumns(
  open: readonly string[],
  samples: ReadonlyMap<string, readonly string[]>,
  known: ReadonlySet<ShopField>,
): ColumnGuess[] {
  const judged = open
    .map((column): Judged => ({ column, key: columnKey(column), cells: samples.get(column) ?? [] }))
    .filter(({ key }) => !isInternalColumn(key))
    .sort((a, b) => priority(a) - priority(b));
  const guesses: ColumnGuess[] = [];
  for (const likeness of likenesses) {
    if (known.has(likeness.field) || guesses.some(({ field }) => field === likeness.field)) continue;
    const free = judged.filter(({ column }) => !guesses.some((guess) => guess.column === column));
    for (const column of free) {
      const guess = judge(likeness, column);
      if (!guess) continue;
      guesses.push(guess);
      break;
    }
  }
  return guesses;
}
