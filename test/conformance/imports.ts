import * as imports from '../../src/services/imports/store.ts';
import { conformance } from '../support/conformance.ts';

export default conformance(imports, {
  findMapping: async ({ store, ctx, other }) => {
    await store.putMapping(ctx, 'a.csv', '{"columns":{}}');
    return [
      await store.findMapping(ctx, 'a.csv'),
      await store.findMapping(ctx, 'A.csv'),
      await store.findMapping(other, 'a.csv'),
    ];
  },
  putMapping: async ({ store, ctx, other }) => {
    await store.putMapping(ctx, 'a.csv', '1');
    await store.putMapping(ctx, 'a.csv', '2');
    await store.putMapping(other, 'a.csv', '3');
    return [await store.findMapping(ctx, 'a.csv'), await store.findMapping(other, 'a.csv')];
  },
});
