import { mappingDocument } from '../../services/imports/read-mapping.ts';
import type { Source, SourcePage } from '../../services/sources/source.ts';
import { wireTime } from './time.ts';

function time(timeMs: number | undefined): string | null {
  return timeMs === undefined ? null : wireTime(timeMs);
}

function lastRun({ startedAtMs, finishedAtMs, status, error, report }: Source) {
  if (startedAtMs === undefined) return null;
  return {
    started_at: wireTime(startedAtMs),
    finished_at: time(finishedAtMs),
    status,
    error: error ?? null,
    ...(report === undefined ? {} : { report }),
  };
}

/** A source in wire names; what its last run noted only when it is asked for by itself. */
export function wireSource(source: Source, { withReport = true }: { withReport?: boolean } = {}) {
  const { options, progress } = source;
  const { secondsLeft, ...counts } = progress;
  return {
    source_id: source.sourceId,
    kind: source.kind,
    name: source.name,
    url: source.url ?? null,
    status: source.status,
    every_hours: options.everyHours,
    max_pages: options.maxPages,
    max_depth: options.maxDepth,
    include: [...options.include],
    exclude: [...options.exclude],
    trust: options.trust,
    locale: options.locale ?? null,
    mapping: mappingDocument(options.mapping),
    progress: { ...counts, seconds_left: source.status === 'running' ? (secondsLeft ?? null) : null },
    last_run: lastRun(withReport ? source : { ...source, report: undefined }),
    next_run_at: time(source.nextRunAtMs),
    created_at: wireTime(source.createdAtMs),
    updated_at: wireTime(source.updatedAtMs),
  };
}

/** A page of a source in wire names. */
export function wirePage(page: SourcePage) {
  return {
    url: page.url,
    status: page.status,
    reason: page.reason ?? null,
    title: page.title ?? null,
    depth: page.depth,
    http_status: page.httpStatus ?? null,
    fetched_at: time(page.fetchedAtMs),
  };
}
