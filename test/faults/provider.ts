import { parseArgs } from 'node:util';
import { withServer } from '../../bench/support/bench-server.ts';
import { loadDemoShop } from '../../src/cli/start/load-demo-shop.ts';
import { readConfig } from '../../src/platform/config/read-config.ts';
import { createApiKey } from '../../src/services/api-keys/create-api-key.ts';
import { companyContext } from '../../src/services/context.ts';
import { updateSettings } from '../../src/services/settings/update-settings.ts';
import { faults } from '../support/fake-provider.ts';
import { startFakeProviderProcess } from '../support/fake-provider-process.ts';

/**
 * A language model that fails in every way there is, one after the other and then all mixed: every message is answered 200 and
 * in time, and once the provider rests, as fast as without one; no connection and no memory stays behind. The provider is a
 * process of its own, so that neither its sockets nor its work count as the product's.
 *
 * node --expose-gc test/faults/provider.ts [--messages 10000] [--clients 8] [--json]
 */
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '10000' },
    clients: { type: 'string', default: '8' },
    json: { type: 'boolean', default: false },
  },
});
const [messages, clients] = [Number(values.messages), Number(values.clients)];
const timeoutMs = 8_000;
const questions = [
  'how long do i have to return boots',
  'waterproof boots under 150',
  'do you ship to switzerland',
  'what is the warranty of the tents',
  'how heavy is the trailhead',
];

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const figuresOf = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    messages: sorted.length,
    p50_ms: percentile(sorted, 0.5),
    p99_ms: percentile(sorted, 0.99),
    most_ms: sorted.at(-1) ?? 0,
  };
};

const provider = await startFakeProviderProcess();
const models = { ...readConfig({}).models, timeoutMs, allowPrivate: [new URL(provider.baseUrl).host] };
const result = await withServer(
  async ({ base, baseUrl }) => {
    await loadDemoShop(base);
    const ctx = companyContext(base, 'co_northpeak', { kind: 'operator' }, 'req_faults');
    const { secret } = await createApiKey(ctx, { name: 'faults' });
    let failed = 0;
    let leaked = 0;
    const ask = async (i: number): Promise<{ ms: number }> => {
      const startedMs = performance.now();
      const response = await fetch(`${baseUrl}/api/v1/send_message`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ query_text: questions[i % questions.length] }),
      });
      const text = await response.text();
      if (response.status !== 200) failed++;
      if (/PROVIDER SAYS|send_money/u.test(text)) leaked++;
      return { ms: performance.now() - startedMs };
    };
    const many = async (count: number) => {
      const times: number[] = [];
      let next = 0;
      await Promise.all(
        Array.from({ length: clients }, async () => {
          while (next < count) times.push((await ask(next++)).ms);
        }),
      );
      return times;
    };
    /** Memory after a collection, connections to the provider, and handles of this process. */
    const standing = async () => {
      globalThis.gc?.();
      const { rss, heapUsed } = process.memoryUsage();
      return {
        rss_mb: rss / 2 ** 20,
        heap_mb: heapUsed / 2 ** 20,
        provider_connections: (await provider.state()).open,
        sockets: process.getActiveResourcesInfo().filter((name) => name.startsWith('TCP')).length,
      };
    };
    const setModel = (name: string) =>
      updateSettings(ctx, {
        model: { first: { provider: 'openai-compatible', name, base_url: provider.baseUrl } },
      });

    await updateSettings(ctx, { model: { enabled: false } });
    await many(100);
    const without = figuresOf(await many(Math.ceil(messages / 10)));
    await updateSettings(ctx, { model: { enabled: true } });
    const opening: number[] = [];
    const open: number[] = [];
    const before = await standing();
    for (const fault of faults) {
      await provider.behave({ fault });
      await setModel(`model-${fault}`);
      // The first ones meet the fault; then its breaker is open, unless the model answered and was only refused.
      for (let i = 0; i < 6; i++) opening.push((await ask(i)).ms);
      open.push(...(await many(Math.ceil((messages * 0.8) / faults.length))));
    }
    // All of them mixed, on one model whose breaker opens and probes as it goes.
    await setModel('model-mixed');
    const mixed: number[] = [];
    for (const [i, fault] of [...faults, ...faults].entries()) {
      await provider.behave({ fault: faults[(i * 7) % faults.length] ?? fault });
      mixed.push(...(await many(Math.ceil((messages * 0.1) / (2 * faults.length)))));
    }
    // Idle connections are closed by their keep-alive.
    await new Promise((resolve) => setTimeout(resolve, 11_000));
    return {
      messages: without.messages + opening.length + open.length + mixed.length,
      failed,
      leaked,
      without,
      opening: figuresOf(opening),
      open: figuresOf(open),
      mixed: figuresOf(mixed),
      before,
      after: await standing(),
    };
  },
  { models },
);
await provider.close();

const holds =
  result.failed === 0 &&
  result.leaked === 0 &&
  result.opening.most_ms < 10_500 &&
  result.mixed.most_ms < 10_500 &&
  result.open.p99_ms < 1_500 &&
  result.after.provider_connections <= result.before.provider_connections + 1 &&
  result.after.heap_mb < result.before.heap_mb + 64;
process.stdout.write(
  `${JSON.stringify({ holds, faults: faults.length, ...result }, null, values.json ? 0 : 2)}\n`,
);
process.exit(holds ? 0 : 1);
