import type { IndexKind } from '../../engine/retrieval/types.ts';
import { listCompanies } from '../companies/list-companies.ts';
import type { BaseContext } from '../context.ts';

const kinds = ['product', 'passage'] as const;

/** What enabled companies have of products and pages, an index each, until `signal` aborts. */
export async function* indexesInUse(
  base: BaseContext,
  signal: AbortSignal,
): AsyncGenerator<{ companyId: string; kind: IndexKind; locale: string }> {
  for (const { companyId, accessEnabled } of await listCompanies(base)) {
    if (!accessEnabled) continue;
    for (const kind of kinds) {
      // What is closed meanwhile is not asked.
      if (signal.aborted) return;
      for (const locale of await base.indexes.localesOf(companyId, kind)) {
        if (signal.aborted) return;
        yield { companyId, kind, locale };
      }
    }
  }
}

/**
 * Opens the indexes of every enabled company, one after the other, so that the first question after a start or an
 * import finds them built. Stops when `signal` aborts; trouble is logged and never thrown, since a request opens what
 * it needs by itself.
 */
export async function warmIndexes(base: BaseContext, signal: AbortSignal): Promise<void> {
  const { indexes, log } = base;
  try {
    for await (const { companyId, kind, locale } of indexesInUse(base, signal))
      await indexes.open(companyId, kind, locale);
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'indexes could not be opened ahead of the first request');
  }
}
