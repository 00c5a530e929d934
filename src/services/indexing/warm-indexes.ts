import { listCompanies } from '../companies/list-companies.ts';
import type { BaseContext } from '../context.ts';

const kinds = ['product', 'passage'] as const;

/**
 * Opens the indexes of every enabled company, one after the other, so that the first question after a start or an
 * import finds them built. Stops when `signal` aborts; trouble is logged and never thrown, since a request opens what
 * it needs by itself.
 */
export async function warmIndexes(base: BaseContext, signal: AbortSignal): Promise<void> {
  const { indexes, log } = base;
  try {
    for (const { companyId, accessEnabled } of await listCompanies(base)) {
      if (!accessEnabled) continue;
      for (const kind of kinds)
        for (const locale of await indexes.localesOf(companyId, kind)) {
          if (signal.aborted) return;
          await indexes.open(companyId, kind, locale);
        }
    }
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'indexes could not be opened ahead of the first request');
  }
}
