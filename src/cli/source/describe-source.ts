import type { Source } from '../../services/sources/source.ts';

/** A source in one line: what it is, how it is, how far. */
export function describeSource({ sourceId, kind, name, status, progress, error }: Source): string {
  const { found, indexed, unchanged, skipped, failed, removed, secondsLeft } = progress;
  const counts = `${found} found, ${indexed} indexed, ${unchanged} unchanged, ${skipped} skipped, ${failed} failed, ${removed} removed`;
  const left = status === 'running' && secondsLeft !== undefined ? `, ${secondsLeft} s left` : '';
  const why = error === undefined ? '' : ` (${error.detail})`;
  return `${sourceId}  ${kind}  ${status}${why}  ${name}: ${counts}${left}`;
}

/** The same in wire names. */
export function sourceDocument(source: Source): Record<string, unknown> {
  const { secondsLeft, ...counts } = source.progress;
  return {
    source_id: source.sourceId,
    kind: source.kind,
    name: source.name,
    url: source.url ?? null,
    status: source.status,
    progress: { ...counts, seconds_left: secondsLeft ?? null },
    error: source.error ?? null,
    report: source.report ?? null,
    next_run_at: source.nextRunAtMs === undefined ? null : new Date(source.nextRunAtMs).toISOString(),
  };
}
