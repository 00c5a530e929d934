import { listCompanies } from '../companies/list-companies.ts';
import type { BaseContext } from '../context.ts';
import { prepareIntents, prepareWords } from '../search/query/prepare-words.ts';

const kinds = ['product', 'passage'] as const;

/**
 * Learns the languages that the pages and products of the enabled companies are in, in slices, so that the first message
 * finds them learned. Stops between two languages when `signal` aborts; trouble is logged and never thrown, since a message
 * has learned what it needs.
 */
export async function warmLanguages(base: BaseContext, signal: AbortSignal): Promise<void> {
  try {
    for (const { companyId, accessEnabled } of await listCompanies(base))
      for (const kind of kinds)
        for (const locale of accessEnabled ? await base.indexes.localesOf(companyId, kind) : []) {
          if (signal.aborted) return;
          await prepareWords(base, [locale]);
          await prepareIntents(base, [locale]);
        }
  } catch (err) {
    if (!signal.aborted) base.log.warn({ err }, 'languages could not be learned ahead of the first message');
  }
}
