import { readConfig } from '../../../src/platform/config/read-config.ts';
import { armFaultPoints } from '../../../src/platform/faults/fault-point.ts';
import { createApiKey } from '../../../src/services/api-keys/create-api-key.ts';
import { createCompany } from '../../../src/services/companies/create-company.ts';
import { readCompany } from '../../../src/services/companies/read-company.ts';
import { type BaseContext, companyContext } from '../../../src/services/context.ts';
import { updateSettings } from '../../../src/services/settings/update-settings.ts';
import { startAisle } from '../../../src/start.ts';
import { addressArgument } from './open-store.ts';
import { killedCompany } from './product.ts';

/** Serves the whole product on the store of the run; prints where it is and a key, as one line of JSON. */
const plenty = 1_000_000;
const { base, baseUrl } = await startAisle({
  ...readConfig({}),
  ...addressArgument(),
  ...{ port: 0, adminPort: 0, logLevel: 'error' },
  quotas: { 'product-faqs': plenty, 'send-message': plenty, search: plenty, management: plenty },
});

async function newKey(from: BaseContext): Promise<string> {
  const { companyId, domain } = killedCompany;
  const ctx = companyContext(from, companyId, { kind: 'operator' }, 'req_kill');
  if (!(await readCompany(from, companyId))) {
    await createCompany(from, { name: 'Killed', companyId, domains: [domain], enable: true });
    await updateSettings(ctx, { integrations: { ai_powered_faqs: { enabled: true } } });
  }
  const scopes = ['messages:write', 'faqs:read', 'search:read', 'catalog:write', 'knowledge:write'];
  return (await createApiKey(ctx, { name: 'kill', scopes })).secret;
}

/** The first answer of a process loads its tables; the kills should fall on the work, not on that. */
async function warmUp(key: string): Promise<void> {
  const response = await fetch(`${baseUrl}/api/v1/send_message`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query_text: `Is this store open? ${base.ids.uuid()}` }),
  });
  if (response.status !== 200)
    throw new Error(`the victim answers ${response.status}: ${await response.text()}`);
}

/** The fault point at which this process kills itself, in the middle of whatever it is doing. */
const fatal = process.env['AISLE_TEST_FAULT_POINT'];
if (fatal !== undefined)
  armFaultPoints((name) => {
    if (name === fatal) process.kill(process.pid, 'SIGKILL');
  });

const key = await newKey(base);
await warmUp(key);
process.stdout.write(`ready\n${JSON.stringify({ baseUrl, key })}\n`);
