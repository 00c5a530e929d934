import * as likeness from '../../src/services/likeness/store.ts';
import { conformance } from '../support/conformance.ts';

const vectors = [
  { hash: 'a', vector: Int8Array.from([127, -128, 0]) },
  { hash: 'b', vector: Int8Array.from([1, 2, 3]) },
];
const plain = (found: ReadonlyMap<string, Int8Array>) =>
  [...found].map(([hash, vector]) => [hash, ...vector]).sort();

export default conformance(likeness, {
  putVectors: async ({ store, ctx, other }) => {
    await store.putVectors(ctx, 'm1', vectors);
    await store.putVectors(ctx, 'm2', vectors.slice(1));
    return [
      plain(await store.loadVectors(ctx, 'm1', ['a', 'b'])),
      plain(await store.loadVectors(ctx, 'm2', ['a', 'b'])),
      plain(await store.loadVectors(other, 'm1', ['a', 'b'])),
    ];
  },
  loadVectors: async ({ store, ctx }) => {
    await store.putVectors(ctx, 'm1', vectors);
    return [
      plain(await store.loadVectors(ctx, 'm1', ['b', 'c'])),
      plain(await store.loadVectors(ctx, 'm1', [])),
    ];
  },
  listVectorHashes: async ({ store, ctx, other }) => {
    await store.putVectors(ctx, 'm1', vectors);
    return [
      [...(await store.listVectorHashes(ctx, 'm1'))].sort(),
      [...(await store.listVectorHashes(other, 'm1'))],
    ];
  },
  deleteVectorsOfOthers: async ({ store, ctx }) => {
    await store.putVectors(ctx, 'm1', vectors);
    await store.putVectors(ctx, 'm2', vectors.slice(1));
    await store.deleteVectorsOfOthers(ctx, 'm2');
    return [[...(await store.listVectorHashes(ctx, 'm1'))], [...(await store.listVectorHashes(ctx, 'm2'))]];
  },
  deleteVectors: async ({ store, ctx }) => {
    await store.putVectors(ctx, 'm1', vectors);
    await store.deleteVectors(ctx, ['a', 'c']);
    await store.deleteVectors(ctx, []);
    return [...(await store.listVectorHashes(ctx, 'm1'))];
  },
});
