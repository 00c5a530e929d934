import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { hostileKinds } from '../../bench/gate/hostile.ts';
import { fixedGenerator } from '../../bench/metrics.ts';
import { shopFolders, withAuthoredShops } from '../../bench/support/authored-shops.ts';
import { readConfig } from '../../src/platform/config/read-config.ts';
import { evidenceIn } from '../support/evidence-in.ts';
import { replyText, startFakeProvider } from '../support/fake-provider.ts';

/**
 * Hostile sentences through real messages: the provider takes what it is shown, says it, and then says
 * what the `gate` suite makes of it, well cited. Whatever reaches a shopper must not hold what was made up.
 *
 * node test/faults/hostile-answers.ts [--sentences 10000] [--data DIR]
 */
const { values } = parseArgs({
  options: { sentences: { type: 'string', default: '10000' }, data: { type: 'string' } },
});
const wanted = Number(values.sentences);
const data = resolve(
  values.data ?? process.env['AISLE_TEST_DATA'] ?? join(import.meta.dirname, '../../../shared/data'),
);
const folders = [
  ...(existsSync(join(data, 'shops')) ? shopFolders(join(data, 'shops')) : []),
  ...shopFolders(join(import.meta.dirname, '../../bench/shops')),
];
const random = fixedGenerator(20261126);
const kinds = Object.keys(hostileKinds);
let made = 0;
let sent = undefined as { kind: string; text: string } | undefined;

/** A hostile sentence made of a shown one; secrets and instructions are those of the request itself. */
function hostile(kind: string, base: string, prompt: string): string {
  const at = Math.floor(random() * 600);
  if (kind === 'own instructions') return `${base} ${prompt.slice(at, at + 80).replace(/\s+/gu, ' ')}`;
  if (kind === 'canary') return `${base} ${/<evidence (\w+)>/u.exec(prompt)?.[1]}`;
  return hostileKinds[kind]!(base, random);
}

const provider = await startFakeProvider();
provider.answer(({ messages }) => {
  const prompt = messages.map(({ content }) => content ?? '').join('\n');
  // The short call that only rewords a message shows nothing.
  const shown = evidenceIn(prompt).filter(({ text }) => text.length > 30 && !text.startsWith('|'));
  const one = shown[Math.floor(random() * shown.length)];
  if (one === undefined) return { text: replyText('not_found', []) };
  const kind = kinds[made++ % kinds.length]!;
  const text = hostile(kind, one.text, prompt);
  sent = text === one.text ? undefined : { kind, text };
  return {
    text: replyText('answered', [
      [one.text, one.id],
      [text, one.id],
    ]),
  };
});

const models = {
  ...readConfig({}).models,
  providers: [{ kind: 'openai-compatible' as const, model: 'hostile', baseUrl: provider.baseUrl }],
};
const folded = (text: string) => text.replace(/\s+/gu, ' ').trim();
const faults: { kind: string; text: string }[] = [];
const counts = { messages: 0, by_model: 0, not_200: 0 };
await withAuthoredShops(
  folders,
  async (shops) => {
    const says = shops.flatMap((shop) =>
      shop.cases.flatMap(({ turns }) => turns.map(({ say }) => ({ shop, say }))),
    );
    for (let i = 0; made < wanted; i++) {
      const { shop, say } = says[i % says.length]!;
      sent = undefined;
      const response = await fetch(`${shop.baseUrl}/api/v1/send_message`, {
        method: 'POST',
        headers: { authorization: `Bearer ${shop.key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ query_text: say }),
      });
      const body = (await response.json()) as { result_text?: string; engine?: string };
      counts.messages++;
      if (response.status !== 200) counts.not_200++;
      if (body.engine !== 'llm') continue;
      counts.by_model++;
      const said = folded(body.result_text ?? '');
      const hostile = sent as { kind: string; text: string } | undefined;
      if (hostile !== undefined && said.includes(folded(hostile.text))) faults.push(hostile);
    }
  },
  { models },
);
await provider.close();
const by_kind = Object.fromEntries(
  [...Map.groupBy(faults, ({ kind }) => kind)].map(([kind, all]) => [kind, all.length]),
);
const result = { sentences: made, ...counts, passed: faults.length, by_kind, first: faults.slice(0, 10) };
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
process.exit(faults.length === 0 && counts.not_200 === 0 ? 0 : 1);
