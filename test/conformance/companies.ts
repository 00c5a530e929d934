import { expect } from 'vitest';
import type { Company } from '../../src/services/companies/company.ts';
import * as companies from '../../src/services/companies/store.ts';
import { defaultSettings } from '../../src/services/settings-schema/stored-settings.ts';
import { conformance } from '../support/conformance.ts';

const company = (companyId: string, name: string): Company => ({
  companyId,
  name,
  accessEnabled: false,
  settings: {
    ...defaultSettings,
    company: { ...defaultSettings.company, companyId, name, accessEnabled: false },
  },
  limits: { search: 7 },
  changeSeq: 0,
  createdAtMs: 1,
  updatedAtMs: 2,
});

export default conformance(companies, {
  loadCompany: async ({ store, ctx }) => [
    await store.loadCompany(ctx, ctx.companyId),
    await store.loadCompany(ctx, ctx.companyId.toUpperCase()),
  ],
  loadOwnCompany: async ({ store, ctx, other }) => {
    const found = [await store.loadOwnCompany(ctx), await store.loadOwnCompany(other)];
    expect(found.map((each) => each?.companyId)).toEqual([ctx.companyId, other.companyId]);
    return found;
  },
  lockOwnCompany: async ({ store, ctx, other }) => {
    const before = await store.loadOwnCompany(other);
    const locked = await store.lockOwnCompany(ctx);
    expect(locked?.companyId).toBe(ctx.companyId);
    expect(await store.loadOwnCompany(other)).toEqual(before);
    return locked;
  },
  loadCompanies: async ({ store, ctx }) => {
    for (const name of ['B', 'a', 'ä']) await store.insertCompany(ctx, company(`list-${name}`, name));
    const all = await store.loadCompanies(ctx);
    return all.filter(({ companyId }) => companyId.startsWith('list-'));
  },
  insertCompany: async ({ store, ctx }) => [
    await store.insertCompany(ctx, company('made', 'Müller & Söhne')),
    await store.insertCompany(ctx, company('made', 'Second')),
    await store.insertCompany(ctx, company('MADE', 'Third')),
    await store.loadCompany(ctx, 'made'),
  ],
  updateCompany: async ({ store, ctx, other }) => {
    const before = await store.loadOwnCompany(other);
    await store.updateCompany(ctx, company(ctx.companyId, 'New name'));
    expect(await store.loadOwnCompany(other)).toEqual(before);
    return store.loadOwnCompany(ctx);
  },
  raiseChangeSeq: async ({ store, ctx, other }) => {
    const raised = [
      await store.raiseChangeSeq(ctx, 1),
      await store.raiseChangeSeq(ctx, 500),
      await store.raiseChangeSeq(other, 2),
    ];
    expect(raised).toEqual([1, 501, 2]);
    return raised;
  },
});
