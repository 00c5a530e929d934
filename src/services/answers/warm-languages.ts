import type { BaseContext } from '../context.ts';
import { indexesInUse } from '../indexing/warm-indexes.ts';
import { prepareIntents, prepareWords } from '../search/query/prepare-words.ts';

/**
 * Learns the languages that the pages and products of the enabled companies are in, in slices, so that the first message
 * finds them learned. Stops between two languages when `signal` aborts; trouble is logged and never thrown, since a message
 * has learned what it needs.
 */
export async function warmLanguages(base: BaseContext, signal: AbortSignal): Promise<void> {
  try {
    for await (const { locale } of indexesInUse(base, signal)) {
      await prepareWords(base, [locale]);
      if (!signal.aborted) await prepareIntents(base, [locale]);
    }
  } catch (err) {
    if (!signal.aborted) base.log.warn({ err }, 'languages could not be learned ahead of the first message');
  }
}
