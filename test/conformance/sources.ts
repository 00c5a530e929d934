import type { Context } from '../../src/services/context.ts';
import type { Source } from '../../src/services/sources/source.ts';
import { defaultOptions, noProgress } from '../../src/services/sources/source.ts';
import * as sources from '../../src/services/sources/store.ts';
import { conformance } from '../support/conformance.ts';

const source = (sourceId: string, more: Partial<Source> = {}): Source => ({
  sourceId,
  kind: 'feed',
  name: `feed ${sourceId}`,
  url: 'https://shop.example/ä',
  urlKey: `feed ${sourceId}`,
  options: defaultOptions,
  status: 'ok',
  runSeq: 3,
  progress: noProgress(),
  startedAtMs: undefined,
  finishedAtMs: undefined,
  error: undefined,
  report: undefined,
  nextRunAtMs: 1_000,
  cancelledAtMs: undefined,
  createdAtMs: 5,
  updatedAtMs: 5,
  ...more,
});

async function fill(store: typeof sources, ctx: Context, other: Context): Promise<void> {
  await store.insertSource(ctx, source('s1'), new Uint8Array([0, 255, 7]));
  await store.insertSource(
    ctx,
    source('s2', { nextRunAtMs: undefined, url: undefined, kind: 'upload' }),
    null,
  );
  await store.insertSource(ctx, source('s3', { status: 'running' }), null);
  await store.insertSource(other, source('s1', { name: 'theirs' }), null);
}

const without = (found: Source | undefined) => found && { ...found, updatedAtMs: 0 };

export default conformance(sources, {
  insertSource: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    return [
      await store.findSource(ctx, 's1'),
      await store.findSource(other, 's1'),
      await store.findSource(other, 's2'),
    ];
  },
  updateSource: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    const changed = [
      await store.updateSource(ctx, 's1', {
        status: 'failed',
        error: { code: 'x', detail: 'y' },
        runSeq: 4,
        report: { a: 1 },
      }),
      await store.updateSource(ctx, 's1', {
        error: null,
        nextRunAtMs: null,
        finishedAtMs: 9,
        cancelledAtMs: 8,
        startedAtMs: 7,
      }),
      await store.updateSource(ctx, 's1', {
        progress: { ...noProgress(), found: 2 },
        options: { ...defaultOptions, everyHours: 1 },
      }),
      await store.updateSource(ctx, 'none', { status: 'ok' }),
    ];
    return [changed, without(await store.findSource(ctx, 's1')), await store.findSource(other, 's1')];
  },
  findSource: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    return [await store.findSource(ctx, 's2'), await store.findSource(ctx, 'S1')];
  },
  findSourceByUrl: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    return [await store.findSourceByUrl(ctx, 'feed s1'), await store.findSourceByUrl(other, 'feed s2')];
  },
  findContent: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    const bytes = await store.findContent(ctx, 's1');
    return [bytes && [...bytes], await store.findContent(ctx, 's2'), await store.findContent(other, 's1')];
  },
  pageOfSources: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    return [
      await store.pageOfSources(ctx, undefined, 2),
      await store.pageOfSources(ctx, 's2', 9),
      await store.pageOfSources(other, undefined, 9),
    ];
  },
  findDueSources: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    return [
      await store.findDueSources(ctx, 999),
      await store.findDueSources(ctx, 1_000),
      await store.findDueSources(other, 2_000),
    ];
  },
  deleteSourceRows: async ({ store, ctx, other }) => {
    await fill(store, ctx, other);
    await store.deleteSourceRows(ctx, 's1');
    return [await store.pageOfSources(ctx, undefined, 9), await store.pageOfSources(other, undefined, 9)];
  },
});
