import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { defaultDataDirectory } from '../../bench/suite.ts';
import { readConfig } from '../../src/platform/config/read-config.ts';
import { createCompany } from '../../src/services/companies/create-company.ts';
import { type BaseContext, type Context, companyContext } from '../../src/services/context.ts';
import { createSource } from '../../src/services/sources/create-source.ts';
import { listPages } from '../../src/services/sources/list-pages.ts';
import { requireSource } from '../../src/services/sources/require-source.ts';
import { uploadSource } from '../../src/services/sources/upload-source.ts';
import { startAisle } from '../../src/start.ts';
import { type BombCase, bombCases, harmlessCases } from './bombs/cases.ts';

/**
 * Hostile pages, feeds and files, one after the other, each from a process of its own: every run ends with a reason, the
 * server's loop is never held up and its memory does not grow (MB, at the peak and afterwards). Harmless ones come first, so
 * that what is loaded once is not counted. Of the loop two p99 are told in ms: processor time between two of its turns, which
 * is judged, and its delay by the clock, which on a busy machine is that of the others too.
 *
 * node --expose-gc --max-semi-space-size=4 test/faults/bombs.ts [--only <part of a name>] [--json]
 */
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, json: { type: 'boolean', default: false } },
});
const bars = { delayMs: 50, growthMb: 64 };
const folder = join(defaultDataDirectory(), 'html5lib-tests');
const html5lib = existsSync(folder) ? folder : undefined;
const work = mkdtempSync(join(tmpdir(), 'aisle-bombs-'));

type Outcome = {
  name: string;
  ended: string;
  busyP99Ms: number;
  delayP99Ms: number;
  peakMb: number;
  growthMb: number;
  isRight: boolean;
};

/** Watches how long this thread works between two turns of its loop, of about 5 ms each where it is idle. */
function watchTurns(): { p99Ms(): number } {
  const turns: number[] = [];
  let last = process.threadCpuUsage();
  const timer = setInterval(() => {
    const now = process.threadCpuUsage();
    turns.push((now.user + now.system - last.user - last.system) / 1_000);
    last = now;
  }, 5);
  return {
    p99Ms: () => {
      clearInterval(timer);
      turns.sort((a, b) => a - b);
      return turns[Math.ceil(turns.length * 0.99) - 1] ?? 0;
    },
  };
}

const residentMb = () => process.memoryUsage.rss() / 1024 / 1024;

/** Starts the other side of a case; gives the address or file that it names. */
async function place(bomb: BombCase) {
  const file = bomb.kind === 'upload' ? join(work, bomb.file) : '';
  const program = join(import.meta.dirname, 'bombs/serve.ts');
  const child = spawn(process.execPath, [program, bomb.name, file, html5lib ?? ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { at: line, end: () => child.kill() };
}

async function begin(ctx: Context, bomb: BombCase, at: string): Promise<string> {
  if (bomb.kind !== 'upload')
    return (await createSource(ctx, { kind: bomb.kind, url: at, every_hours: 0 })).sourceId;
  const bytes = new Uint8Array(readFileSync(at));
  return (await uploadSource(ctx, { name: bomb.file, bytes, fields: {} })).sourceId;
}

/** What a run came to: its error, or that of its one page. */
async function ending(ctx: Context, sourceId: string): Promise<string> {
  for (;;) {
    const { status, error } = await requireSource(ctx, sourceId);
    if (status === 'ok') return 'ok';
    if (status === 'failed') {
      const { pages } = await listPages(ctx, { sourceId, limit: 1 });
      return error?.code === 'empty' ? (pages[0]?.reason ?? 'empty') : (error?.code ?? 'failed');
    }
    await sleep(50);
  }
}

async function measure(base: BaseContext, bomb: BombCase): Promise<Outcome> {
  const other = await place(bomb);
  const domains = bomb.kind === 'upload' ? [] : [new URL(other.at).host];
  const { companyId } = await createCompany(base, { name: bomb.name, domains });
  const ctx = companyContext(base, companyId, { kind: 'operator' }, 'req_bombs');
  globalThis.gc?.();
  const before = residentMb();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMb());
  }, 25);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const turns = watchTurns();
  const ended = await ending(ctx, await begin(ctx, bomb, other.at));
  delay.disable();
  const busyP99Ms = turns.p99Ms();
  clearInterval(watch);
  other.end();
  await sleep(200);
  globalThis.gc?.();
  const [delayP99Ms, peakMb, growthMb] = [delay.percentile(99) / 1e6, peak - before, residentMb() - before];
  const isRight = bomb.ends.test(ended) && busyP99Ms <= bars.delayMs && growthMb <= bars.growthMb;
  return { name: bomb.name, ended, busyP99Ms, delayP99Ms, peakMb, growthMb, isRight };
}

const { base, close } = await startAisle({
  ...readConfig({}),
  ...{ dataFolder: work, port: 0, adminPort: 0, logLevel: 'error', fetchAllowPrivate: ['127.0.0.1'] },
});
let wrong = 0;
try {
  if (html5lib === undefined) process.stdout.write('left out: html5lib-tests, which is not there\n');
  for (const harmless of harmlessCases) {
    const { name, ended } = await measure(base, harmless);
    if (!harmless.ends.test(ended)) throw new Error(`The ${name} ended with ${ended}.`);
  }
  for (const bomb of bombCases(html5lib).filter(({ name }) => name.includes(values.only))) {
    const outcome = await measure(base, bomb);
    wrong += outcome.isRight ? 0 : 1;
    const { name, ended, busyP99Ms, delayP99Ms, peakMb, growthMb, isRight } = outcome;
    process.stdout.write(
      values.json
        ? `${JSON.stringify(outcome)}\n`
        : `${isRight ? 'ok   ' : 'WRONG'} ${name.padEnd(40)} ${ended.padEnd(22)} ${busyP99Ms.toFixed(0).padStart(5)} ms busy ${delayP99Ms.toFixed(0).padStart(5)} ms delay ${peakMb.toFixed(0).padStart(5)} MB peak ${growthMb.toFixed(0).padStart(5)} MB after\n`,
    );
  }
} finally {
  await close();
  rmSync(work, { recursive: true, force: true });
}
process.exitCode = wrong === 0 ? 0 : 1;
