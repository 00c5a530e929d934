/**
 * Suite: the same requests give the same replies, byte for byte, before and after code was moved.
 *
 * `replies to=FILE` asks a fixed list with a fixed clock and counted identifiers and writes a line for each reply;
 * `replies against=FILE` asks again and compares, with exit code 1 where any reply differs. `every=N` takes each N-th script
 * (a script is one request or the turns of one thread), and must be the same in both runs.
 */
import { writeFileSync } from 'node:fs';
import { openShops } from './grounded/open-shops.ts';
import { authoredScripts } from './replies/authored.ts';
import { catalogueScripts } from './replies/catalogues.ts';
import { compareReplies } from './replies/compare.ts';
import { faqScripts } from './replies/faqs.ts';
import { countedIds, steppedClock } from './replies/fixed-parts.ts';
import { passageScripts } from './replies/passages.ts';
import type { Place, Reply, Script, Sent } from './replies/script.ts';
import { unkindScripts } from './replies/unkind.ts';
import { websiteScripts } from './replies/website.ts';
import { wordedScripts } from './replies/worded.ts';
import { type BenchOptions, type BenchResult, type BenchSuite, dataSet } from './suite.ts';
import { withServer } from './support/bench-server.ts';

async function send(baseUrl: string, { method = 'GET', path, headers, body }: Sent): Promise<Reply> {
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Reply['body']) };
}

async function allScripts(place: Place, options: BenchOptions): Promise<Script[]> {
  const shops = await openShops(place.base, options);
  const demo = shops[0]!;
  const scripts: Script[] = [];
  scripts.push(...(await authoredScripts(place)));
  scripts.push(...(await passageScripts(place)));
  scripts.push(...(await catalogueScripts(place, shops)));
  scripts.push(...(await faqScripts(demo)));
  for (const shop of shops) scripts.push(...(await wordedScripts(shop)));
  scripts.push(...(await unkindScripts(place, demo)));
  scripts.push(...websiteScripts());
  return scripts;
}

/** The lines of all replies, in the order in which they were asked for. */
async function replayAll(options: BenchOptions, every: number): Promise<string[]> {
  const clock = steppedClock();
  return withServer(
    async ({ base, baseUrl }) => {
      const place = { base, baseUrl, dataFolder: (name: string) => dataSet(options, name) };
      const scripts = (await allScripts(place, options)).filter((_, i) => i % every === 0);
      const lines: string[] = [];
      for (const { name, run } of scripts) {
        let at = 0;
        await run(async (request) => {
          clock.step();
          const { status, body } = await send(baseUrl, request);
          lines.push(JSON.stringify({ script: `${name} #${++at}`, path: request.path, status, body }));
          return { status, body };
        });
      }
      return lines;
    },
    { secret: 'the same in every run, so that what is sealed is too', publicUrl: 'http://replies.example' },
    { clock, ids: countedIds() },
  );
}

function wordOf(words: readonly string[], name: string): string | undefined {
  return words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
}

async function run(options: BenchOptions): Promise<BenchResult> {
  const startedMs = performance.now();
  const [to, against] = [wordOf(options.words, 'to'), wordOf(options.words, 'against')];
  const every = Number(wordOf(options.words, 'every') ?? 1);
  if (to === undefined && against === undefined)
    return { leftOut: 'say to=FILE or against=FILE', figures: {} };
  const lines = await replayAll(options, every);
  if (to !== undefined) writeFileSync(to, `${lines.join('\n')}\n`);
  const figures: Record<string, unknown> = { replies: lines.length };
  if (against !== undefined) {
    const { differing, shown } = compareReplies(against, lines);
    for (const text of shown) process.stdout.write(`${text}\n`);
    figures['differing'] = differing;
    if (differing > 0) process.exitCode = 1;
  }
  return { figures: { ...figures, seconds: Math.round((performance.now() - startedMs) / 1000) } };
}

export default {
  name: 'replies',
  description:
    'the same requests give the same replies, byte for byte, after code was moved (words: to=FILE, against=FILE, every=N)',
  keepsNoResult: true,
  run,
} satisfies BenchSuite;
