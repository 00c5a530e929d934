/** A page's FAQs rest on what was true when they are stored: what moved while they were made begins the work again. */
import { afterEach, describe, expect, test } from 'vitest';
import type { Database } from '../src/platform/database/database.ts';
import { armFaultPoints } from '../src/platform/faults/fault-point.ts';
import type { Context } from '../src/services/context.ts';
import { generatePageFaqs } from '../src/services/faqs/generation/generate-page-faqs.ts';
import type { GenerationInput, GenerationJob } from '../src/services/faqs/generation/generation-job.ts';
import { postgresWanted } from './support/engines.ts';
import { useAisle } from './support/start-aisle.ts';
import type { WireClient } from './support/wire-client.ts';

const pageUrl = 'https://northpeak.example/p/kit';
const path = `/api/v1/product-faqs?${new URLSearchParams({ page_url: pageUrl, count: '10' })}`;
const kit = (weight: string) => ({
  product_id: 'KIT',
  title: 'Workbench Kit',
  url: pageUrl,
  attributes: { weight, material: 'oak', country_of_origin: 'Portugal' },
});
const settings = { integrations: { ai_powered_faqs: { enabled: true } } };

afterEach(() => armFaultPoints(undefined));

/** A store that lets `change` happen right before the first transaction after a list was made: the moment of publishing. */
function changedBeforePublishing(db: Database, change: (round: number) => Promise<unknown>) {
  let isMade = false;
  let rounds = 0;
  armFaultPoints((name) => {
    if (name === 'faqs:generated') isMade = true;
  });
  const write: Database['write'] = async (scope, work) => {
    if (isMade) {
      isMade = false;
      await change(++rounds);
    }
    return db.write(scope, work);
  };
  const get = (target: Database, name: keyof Database) => {
    const value: unknown = target[name];
    return name === 'write' ? write : typeof value === 'function' ? value.bind(target) : value;
  };
  return { db: new Proxy(db, { get: get as ProxyHandler<Database>['get'] }), rounds: () => rounds };
}

/** Takes the company's one generation job as a worker would. */
async function claimJob({ db, companyId }: Context): Promise<{ job: GenerationJob; input: GenerationInput }> {
  const row = await db.write(null, (sql) =>
    sql
      .updateTable('job')
      .set({ state: 'running', fence: 1, attempt: 1 })
      .where('company_id', '=', companyId)
      .where('kind', '=', 'generate_faqs')
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  const { url_key: urlKey, locale } = await db.read(companyId, (sql) =>
    sql.selectFrom('faq_page').selectAll().where('company_id', '=', companyId).executeTakeFirstOrThrow(),
  );
  const { job_id: jobId, fence, attempt, max_attempts: maxAttempts } = row;
  return { job: { jobId, fence, attempt, maxAttempts }, input: { urlKey, locale } };
}

for (const store of ['sqlite', 'postgres'] as const)
  describe.skipIf(store === 'postgres' && !postgresWanted())(`on ${store}`, () => {
    // Without a worker: the job is run here.
    const aisle = useAisle({ roles: ['api'] }, { store });

    async function generate(shop: WireClient, change: (round: number) => Promise<unknown>) {
      expect((await shop.get(path)).status).toBe(202);
      const ctx = aisle.contextOf(shop.companyId);
      const { job, input } = await claimJob(ctx);
      const { db, rounds } = changedBeforePublishing(ctx.db, change);
      await generatePageFaqs({ ...ctx, db }, job, input);
      return rounds();
    }

    async function told(shop: WireClient): Promise<string> {
      const { status, body } = await shop.get(path);
      expect(status).toBe(200);
      const faqs = body['faqs'] as { faq_id: number; question: string }[];
      const replies = faqs.map(({ faq_id, question }) =>
        shop.post('/api/v1/send_message', { faq_id, query_text: question }),
      );
      return (await Promise.all(replies)).map((reply) => reply.body['result_text']).join('\n');
    }

    test('a list made in peace is made once and says what the product says', async () => {
      const shop = await aisle.newCompany({ products: [kit('640 g')], settings });
      expect(await generate(shop, async () => undefined)).toBe(1);
      expect(await told(shop)).toContain('640');
    });

    test('a product that changes before its list is stored: it is made again, with the new value only', async () => {
      const shop = await aisle.newCompany({ products: [kit('640 g')], settings });
      const rounds = await generate(shop, async (round) => {
        if (round === 1) await shop.put('/api/v1/products', { products: [kit('710 g')] });
      });
      expect(rounds).toBe(2);
      const said = await told(shop);
      expect(said).toContain('710');
      expect(said).not.toContain('640');
    });

    test('a product that changes all the time: nothing is stored of what was true before', async () => {
      const shop = await aisle.newCompany({ products: [kit('640 g')], settings });
      const again = (round: number) => shop.put('/api/v1/products', { products: [kit(`${700 + round} g`)] });
      await expect(generate(shop, again)).rejects.toThrow();
      const ctx = aisle.contextOf(shop.companyId);
      const stored = await ctx.db.read(shop.companyId, (sql) =>
        sql.selectFrom('faq').select('faq_id').where('company_id', '=', shop.companyId).execute(),
      );
      expect(stored).toEqual([]);
      expect((await shop.get(path)).status).toBe(202);
    });
  });
