import { AppError } from '../../../errors.ts';
import { IsolatedWorkEnded } from '../../../platform/workers/isolated.ts';
import { importProducts } from '../../imports/import-products.ts';
import { emptyImportResult, type ImportResult } from '../../imports/import-records.ts';
import { openIsolatedTable } from '../../imports/tables/open-isolated-table.ts';
import { putItems } from '../items/store.ts';
import { importReport } from './import-result.ts';
import { type Run, RunFailure, type RunOutcome } from './run-tools.ts';

/** Rows that may be broken before a run counts as one that saw only a part: a broken row is no deleted product. */
const tolerableShare = 0.1;

function count(run: Run, fraction: number, result: ImportResult): void {
  const { created, updated, unchanged, failed, received, leftOut } = result;
  const skipped = Object.values(leftOut).reduce((sum, each) => sum + each, 0);
  Object.assign(run.progress, {
    found: Math.max(received, Math.round(received / Math.max(fraction, 0.01))),
    fetched: received,
    indexed: created + updated,
    unchanged,
    skipped,
    failed,
  });
}

/**
 * Imports the products of a feed or file and notes them as the source's. Throws `RunFailure` for a file that is no list of
 * products, and for one that holds none: then nothing is removed either.
 */
export async function importSourceFile(
  run: Run,
  name: string,
  bytes: Uint8Array,
  contentType = '',
): Promise<RunOutcome> {
  const { ctx, source, runSeq } = run;
  const { mapping, locale } = source.options;
  const total = emptyImportResult();
  const file = openIsolatedTable(name, bytes, contentType);
  try {
    await importProducts(ctx, file, total, {
      dryRun: false,
      mapping,
      ...(locale === undefined ? {} : { locale }),
      onProgress: (fraction, result) => count(run, fraction, result),
      onStored: (records) =>
        putItems(
          ctx,
          source.sourceId,
          runSeq,
          records.map((record) => ({
            kind: 'product' as const,
            entityId: String(record['product_id']),
            locale: typeof record['locale'] === 'string' ? record['locale'] : '',
            pageKey: undefined,
          })),
        ),
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_request')
      throw new RunFailure('unreadable', error.message);
    if (error instanceof IsolatedWorkEnded) throw new RunFailure(error.reason, error.message);
    throw error;
  } finally {
    await file.close();
  }
  ctx.signal.throwIfAborted();
  const reason = file.charsetFault();
  if (reason !== undefined)
    total.notes.set('charset', { column: 'charset', reason, file: file.name, count: 1, lines: [] });
  count(run, 1, total);
  const stored = total.created + total.updated + total.unchanged;
  const [cause] = [...total.causes.values()].sort((a, b) => b.count - a.count);
  if (stored === 0)
    throw new RunFailure(
      'empty',
      `It gave no product${cause ? `: ${cause.detail} (line ${cause.line})` : ''}.`,
    );
  return { sawEverything: total.failed <= tolerableShare * total.received, report: importReport(total) };
}
