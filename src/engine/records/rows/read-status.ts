import { anyOfAll } from '../../language/pack.ts';
import { parseFlag } from '../cells/parse-cell.ts';
import { parseDate } from '../cells/parse-date.ts';
import type { LeftOut } from '../source-record.ts';
import type { ReadCell } from './read-cells.ts';

const statuses = (['draft', 'archived', 'hidden', 'unpublished'] as const).map(
  (left) => [new RegExp(`^(?:${anyOfAll('columns', ({ status }) => status?.[left])})$`, 'i'), left] as const,
);

function byStatus(cell: string | undefined): LeftOut | undefined {
  return statuses.find(([pattern]) => cell !== undefined && pattern.test(cell.trim()))?.[1];
}

function byPublished(cell: string | undefined): LeftOut | undefined {
  if (cell === undefined) return undefined;
  const named = byStatus(cell);
  if (named !== undefined) return named;
  if (cell.trim() === '-1') return 'draft';
  return parseFlag(cell) === false || cell.trim() === '2' ? 'unpublished' : undefined;
}

/** Why the shop does not sell what a row describes; `undefined` when it does. */
export function readLeftOut(cells: ReadCell, nowMs: number): LeftOut | undefined {
  const storeView = cells('store_view');
  if (storeView !== undefined && !/^(?:default|admin|all)$/i.test(storeView)) return 'other_store_view';
  const status = byStatus(cells('status'));
  if (status !== undefined) return status;
  const published = byPublished(cells('published'));
  if (published !== undefined) return published;
  if (parseFlag(cells('searchable') ?? '') === false) return 'hidden';
  const expires = parseDate(cells('expires_at') ?? '', true);
  return expires !== undefined && expires < nowMs ? 'expired' : undefined;
}

/** Whether the shop shows it in no list of its own (it may be a variant of something that is shown). */
export function readIsHidden(cells: ReadCell): boolean {
  return /^(?:hidden|none|nowhere|not visible(?: individually)?|staging|whitelist_only)$/i.test(
    cells.raw('visibility')?.trim() ?? '',
  );
}
