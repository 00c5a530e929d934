import { anyOfAll } from '../../language/pack.ts';

/** What lines say of stock, what is not there before what is: "not available" holds "available". */
const stockLines = (['preorder', 'backorder', 'out_of_stock', 'in_stock'] as const).map(
  (availability) =>
    [
      new RegExp(
        anyOfAll('pages', ({ stock }) => stock?.[availability]),
        'iu',
      ),
      availability,
    ] as const,
);

/** What one line of a page says of a product's stock in any of the languages; `undefined` when it says nothing of it. */
export function stockOfLine(
  line: string,
): 'preorder' | 'backorder' | 'out_of_stock' | 'in_stock' | undefined {
  const found = stockLines.find(([pattern]) => pattern.test(line))?.[1];
  return found === 'in_stock' && /\b0 (?:in stock|available|left)/i.test(line) ? 'out_of_stock' : found;
}
