import type { Context } from '../context.ts';
import { isCurrent } from '../indexing/is-current.ts';
import type { Position } from './cursor.ts';
import type { OpenCatalogue } from './open-catalogue.ts';
import type { SearchInput, SearchOutcome } from './search-types.ts';

/** What a search found, its cursor aside, which carries the time it was issued. */
export type FoundOutcome = { outcome: SearchOutcome; next: Position | undefined };

type Kept = FoundOutcome & { catalogue: OpenCatalogue; revision: number };

const MOST_KEPT = 1_000;
/** Of longer lists few are asked for again. */
const LONGEST_KEPT = 20;
const kept = new Map<string, Kept>();

/** What decides an outcome beside the catalogue; `undefined` for searches that are not worth keeping or refine a thread. */
function keyOf(ctx: Context, input: SearchInput): string | undefined {
  const { queryText, locale, filters, sort, limit, cursor, facets, withAnswer, memory } = input;
  const { questions, productIds, shownPassages, focusProductId, search } = memory;
  const isFresh = questions.length + productIds.length + shownPassages.length === 0;
  if (!isFresh || focusProductId !== undefined || search !== undefined) return undefined;
  if (cursor !== undefined || limit > LONGEST_KEPT) return undefined;
  return JSON.stringify([ctx.companyId, queryText, locale, filters, sort, limit, facets, withAnswer]);
}

function isSame({ catalogue, revision }: Kept, now: OpenCatalogue): boolean {
  return (
    revision === now.index.revision &&
    catalogue.index === now.index &&
    catalogue.changeSeq === now.changeSeq &&
    catalogue.knowledge === now.knowledge &&
    catalogue.rules === now.rules &&
    catalogue.currency === now.currency &&
    catalogue.defaultLocale === now.defaultLocale
  );
}

/**
 * What the same search found before, when nothing of the company has changed since in any process: then prices and stock
 * are those of the rows now. At most 1,000 outcomes of all companies are kept, the last ones used.
 */
export async function recallOutcome(
  ctx: Context,
  input: SearchInput,
  catalogue: OpenCatalogue,
): Promise<FoundOutcome | undefined> {
  const key = keyOf(ctx, input);
  const found = key === undefined ? undefined : kept.get(key);
  if (key === undefined || found === undefined) return undefined;
  kept.delete(key);
  if (!isSame(found, catalogue) || !(await isCurrent(ctx, catalogue.changeSeq))) return undefined;
  kept.set(key, found);
  return found;
}

/** Keeps what a search of a whole index found. */
export function keepOutcome(
  ctx: Context,
  input: SearchInput,
  catalogue: OpenCatalogue,
  found: FoundOutcome,
): void {
  const key = catalogue.degraded ? undefined : keyOf(ctx, input);
  if (key === undefined) return;
  kept.set(key, { ...found, catalogue, revision: catalogue.index.revision });
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
}
