import * as snapshots from '../../src/services/snapshots/store.ts';
import { conformance } from '../support/conformance.ts';

const snapshot = (sourceId: string, hash: string, text: string) => ({ sourceId, hash, text });

export default conformance(snapshots, {
  insertSnapshots: async ({ store, ctx, other }) => {
    await store.insertSnapshots(ctx, [], 1);
    await store.insertSnapshots(ctx, [snapshot('s', 'h', 'first'), snapshot('s2', 'h', 'other source')], 1);
    await store.insertSnapshots(ctx, [snapshot('s', 'h', 'second'), snapshot('s', 'h2', '灯\n')], 2);
    await store.insertSnapshots(other, [snapshot('s', 'h', 'theirs')], 3);
    return [
      await store.findSnapshot(ctx, 's', 'h'),
      await store.findSnapshot(ctx, 's2', 'h'),
      await store.findSnapshot(ctx, 's', 'h2'),
      await store.findSnapshot(other, 's', 'h'),
    ];
  },
  findSnapshot: async ({ store, ctx, other }) => {
    await store.insertSnapshots(ctx, [snapshot('s', 'h', 'text')], 1);
    return [
      await store.findSnapshot(ctx, 's', 'h'),
      await store.findSnapshot(ctx, 's', 'H'),
      await store.findSnapshot(other, 's', 'h'),
    ];
  },
});
