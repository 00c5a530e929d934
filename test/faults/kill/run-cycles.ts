import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { watchSessions } from './backends.ts';
import type { KillScenario, StoreAddress, Verdict, Victim } from './scenario.ts';

export type ScenarioResult = {
  name: string;
  description: string;
  cycles: number;
  acknowledged: number;
  lost: number;
  duplicated: number;
  faults: number;
  /** The first few of each, to look into. */
  examples: string[];
};

export type RunOptions = {
  address: StoreAddress;
  cycles: number;
  /** Uniform in [0, 1); decides when each kill comes. */
  random: () => number;
  /** Kills something else than the victim (the database server) and brings it back; then the victim is ended too. */
  killServer?: () => Promise<void>;
  onCycle?: (done: number) => void;
};

const FIRST_KILL_MS = 20;
const LAST_KILL_MS = 400;
/** On a busy machine the first promise may take longer than a kill would wait; without any there is nothing to judge. */
const FIRST_PROMISE_MS = 30_000;

async function* linesOf(child: ChildProcess): AsyncGenerator<string> {
  yield* createInterface({ input: child.stdout! });
}

async function waitForReady(lines: AsyncGenerator<string>): Promise<void> {
  const first = await lines.next();
  if (first.value !== 'ready') throw new Error(`The victim did not get ready: ${String(first.value)}`);
}

async function readAcknowledgements(
  lines: AsyncGenerator<string>,
  acknowledge: (id: string) => void,
): Promise<void> {
  for await (const line of lines) acknowledge(line);
}

async function runCycle(
  scenario: KillScenario,
  cycle: number,
  acknowledged: Set<string>,
  options: RunOptions,
) {
  const { program, args } = scenario.victim(options.address, cycle);
  const sessionsEnded = await watchSessions(options.address);
  const child = spawn(process.execPath, [fileURLToPath(program), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const lines = linesOf(child);
  await waitForReady(lines);
  const promised = Promise.withResolvers<void>();
  const acknowledge = (id: string) => {
    acknowledged.add(id);
    promised.resolve();
  };
  const victim: Victim = { line: async () => (await lines.next()).value as string | undefined };
  let killed = false;
  const driving = scenario.drive
    ? scenario.drive({ victim, acknowledge, cycle }).catch((error: unknown) => {
        if (!killed) throw error;
      })
    : readAcknowledgements(lines, acknowledge);
  if (acknowledged.size === 0)
    await Promise.race([promised.promise, exited, sleep(FIRST_PROMISE_MS, undefined, { ref: false })]);
  const latestMs = scenario.latestKillMs ?? LAST_KILL_MS;
  await sleep(FIRST_KILL_MS + (latestMs - FIRST_KILL_MS) * options.random());
  killed = true;
  if (options.killServer) await options.killServer();
  child.kill('SIGKILL');
  await exited;
  await driving;
  await sessionsEnded();
}

function note(total: Verdict, verdict: Verdict): void {
  total.lost.push(...verdict.lost);
  total.duplicated.push(...verdict.duplicated);
  total.faults.push(...verdict.faults);
}

/** Starts, kills and checks as often as asked, on one store; what earlier cycles were promised is checked again each time. */
export async function runCycles(scenario: KillScenario, options: RunOptions): Promise<ScenarioResult> {
  const acknowledged = new Set<string>();
  const total: Verdict = { lost: [], duplicated: [], faults: [] };
  for (let cycle = 0; cycle < options.cycles; cycle++) {
    await runCycle(scenario, cycle, acknowledged, options);
    const last = cycle === options.cycles - 1;
    note(total, await scenario.verify({ address: options.address, acknowledged, last }));
    options.onCycle?.(cycle + 1);
  }
  const { name, description } = scenario;
  return {
    ...{ name, description, cycles: options.cycles, acknowledged: acknowledged.size },
    lost: new Set(total.lost).size,
    duplicated: new Set(total.duplicated).size,
    faults: total.faults.length,
    examples: [...total.lost.slice(0, 3), ...total.duplicated.slice(0, 3), ...total.faults.slice(0, 3)],
  };
}

/** Whether nothing was lost, doubled or broken, and something was promised at all. */
export function holds(result: ScenarioResult): boolean {
  return result.acknowledged > 0 && result.lost + result.duplicated + result.faults === 0;
}
