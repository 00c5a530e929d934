import * as sites from '../../src/services/sites/store.ts';
import { conformance } from '../support/conformance.ts';

export default conformance(sites, {
  selectCompanyOfSite: async ({ store, ctx }) => {
    await store.claimSite(ctx, `st-${ctx.companyId}`);
    return [
      (await store.selectCompanyOfSite(ctx, `st-${ctx.companyId}`)) === ctx.companyId,
      await store.selectCompanyOfSite(ctx, `ST-${ctx.companyId}`),
    ];
  },
  anySite: async ({ store, ctx }) => {
    await store.claimSite(ctx, `st-${ctx.companyId}`);
    return store.anySite(ctx);
  },
  claimSite: async ({ store, ctx, other }) => {
    const id = `st-${ctx.companyId}`;
    return [await store.claimSite(ctx, id), await store.claimSite(other, id), await store.claimSite(ctx, id)];
  },
  releaseOtherSites: async ({ store, ctx, other }) => {
    const [a, b, c] = ['a', 'b', 'c'].map((tail) => `${ctx.companyId}-${tail}`) as [string, string, string];
    await store.claimSite(ctx, a);
    await store.claimSite(ctx, b);
    await store.claimSite(other, c);
    await store.releaseOtherSites(ctx, [b]);
    const kept = await Promise.all([a, b, c].map((id) => store.selectCompanyOfSite(ctx, id)));
    await store.releaseOtherSites(ctx, []);
    const after = await Promise.all([a, b, c].map((id) => store.selectCompanyOfSite(ctx, id)));
    return [kept, after].map((row) => row.map((companyId) => companyId !== undefined));
  },
});
