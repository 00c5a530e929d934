import { invalidRequest } from '../../errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { withTransaction } from '../transaction.ts';
import type { FieldPlace, PlainObject } from '../validation/read-fields.ts';
import { readOptions } from './read-source.ts';
import { requireSource } from './require-source.ts';
import type { Source } from './source.ts';
import { updateSource } from './store.ts';

const hourMs = 3_600_000;

/** When a source that has ended is read again; never when it is read by hand only. */
export function nextRunMs(everyHours: number, nowMs: number): number | null {
  return everyHours === 0 ? null : nowMs + everyHours * hourMs;
}

/** Changes how a source is read, from its next run on. Throws `source_not_found`, `invalid_request`. */
export async function patchSource(ctx: Context, sourceId: string, body: PlainObject): Promise<Source> {
  const source = await requireSource(ctx, sourceId);
  const at: FieldPlace = { pointer: '', faults: [] };
  const options = readOptions(body, source.options, at);
  for (const name of ['kind', 'url'])
    if (body[name] !== undefined && body[name] !== source[name as 'kind' | 'url'])
      at.faults.push({
        pointer: `/${name}`,
        code: 'read_only',
        detail: 'cannot be changed; make another source',
      });
  if (at.faults.length > 0) throw invalidRequest(at.faults);
  const isIdle = source.status !== 'queued' && source.status !== 'running';
  await withTransaction(ctx, async (tx) => {
    await updateSource(tx, sourceId, {
      options,
      ...(isIdle && options.everyHours !== source.options.everyHours
        ? { nextRunAtMs: nextRunMs(options.everyHours, ctx.clock.nowMs()) }
        : {}),
    });
    await recordAudit(tx, 'source.changed', sourceId, {});
  });
  return requireSource(ctx, sourceId);
}
