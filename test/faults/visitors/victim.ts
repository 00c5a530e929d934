import { readConfig } from '../../../src/platform/config/read-config.ts';
import { createCompany } from '../../../src/services/companies/create-company.ts';
import { companyContext } from '../../../src/services/context.ts';
import { updateSettings } from '../../../src/services/settings/update-settings.ts';
import { startAisle } from '../../../src/start.ts';
import { addressArgument } from '../kill/open-store.ts';
import { shops } from './shops.ts';

/** Serves two shops with the limits that ship; prints where, as one line of JSON. */
const { base, baseUrl } = await startAisle({
  ...readConfig({ AISLE_SECRET: 'the secret of a run that ends with it' }),
  ...addressArgument(),
  ...{ port: 0, adminPort: 0, logLevel: 'error' },
});
for (const { companyId, domain, sites } of shops) {
  await createCompany(base, { name: domain, companyId, domains: [domain], enable: true });
  const ctx = companyContext(base, companyId, { kind: 'operator' }, 'req_visitors');
  await updateSettings(ctx, { website: { sites } });
}
process.stdout.write(`ready\n${JSON.stringify({ baseUrl, key: '' })}\n`);
