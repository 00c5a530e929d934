import { parseArgs } from 'node:util';
import { withServer } from '../../bench/support/bench-server.ts';
import { loadDemoShop } from '../../src/cli/start/load-demo-shop.ts';
import { readConfig } from '../../src/platform/config/read-config.ts';
import { createApiKey } from '../../src/services/api-keys/create-api-key.ts';
import { companyContext } from '../../src/services/context.ts';
import { updateSettings } from '../../src/services/settings/update-settings.ts';
import { faults, startFakeProvider } from '../support/fake-provider.ts';

/**
 * A language model that fails in every way there is, one after the other: every message is answered 200 and in time, and
 * once the provider rests, as fast as without one; no connection and no memory stays behind.
 *
 * node test/faults/provider.ts [--messages 10000] [--clients 8] [--json]
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

const provider = await startFakeProvider();
const models = { ...readConfig({}).models, timeoutMs, allowPrivate: [new URL(provider.baseUrl).host] };
const result = await withServer(
  async ({ base, baseUrl }) => {
    await loadDemoShop(base);
    const ctx = companyContext(base, 'co_northpeak', { kind: 'operator' }, 'req_faults');
    const { secret } = await createApiKey(ctx, { name: 'faults' });
    let failed = 0;
    let leaked = 0;
    const ask = async (i: number): Promise<{ ms: number; asked: boolean }> => {
      const before = provider.requests.length;
      const startedMs = performance.now();
      const response = await fetch(`${baseUrl}/api/v1/send_message`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ query_text: questions[i % questions.length] }),
      });
      const text = await response.text();
      if (response.status !== 200) failed++;
      if (/PROVIDER SAYS|send_money/u.test(text)) leaked++;
      return { ms: performance.now() - startedMs, asked: provider.requests.length > before };
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
    globalThis.gc?.();
    const rssBefore = process.memoryUsage().rss;
    for (const fault of faults) {
      provider.answer(() => ({ fault }));
      await setModel(`model-${fault}`);
      // The first ones meet the fault; then its breaker is open, unless the model answered and was only refused.
      for (let i = 0; i < 6; i++) opening.push((await ask(i)).ms);
      open.push(...(await many(Math.ceil((messages * 0.9) / faults.length))));
    }
    await new Promise((resolve) => setTimeout(resolve, 11_000));
    const growthMb = (process.memoryUsage().rss - rssBefore) / 2 ** 20;
    return {
      failed,
      leaked,
      without,
      opening: figuresOf(opening),
      open: figuresOf(open),
      growthMb,
      sockets: provider.open(),
    };
  },
  { models },
);
await provider.close();

const holds =
  result.failed === 0 &&
  result.leaked === 0 &&
  result.opening.most_ms < 10_500 &&
  result.open.p99_ms < 1_500 &&
  result.sockets <= 2;
process.stdout.write(
  `${JSON.stringify({ holds, faults: faults.length, ...result }, null, values.json ? 0 : 2)}\n`,
);
process.exit(holds ? 0 : 1);
