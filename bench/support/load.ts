import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One request of a load; sent again and again, in turn with the others. */
export type LoadRequest = {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
};

export type LoadSpec = {
  url: string;
  requests: readonly LoadRequest[];
  connections: number;
  seconds: number;
  /** Before the measured seconds. */
  warmUpSeconds: number;
};

export type LoadReport = {
  perSecond: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  /** How many answers had which status. */
  statuses: Record<string, number>;
};

const program = fileURLToPath(new URL('load-worker.ts', import.meta.url));

/** The specification that the worker process was given on its stdin: thousands of requests are too long for a word. */
export function readSpec(): LoadSpec {
  return JSON.parse(readFileSync(0, 'utf8')) as LoadSpec;
}

/** Loads a server from a process of its own; rejects when an answer had another status than `expected`. */
export async function load(spec: LoadSpec, expected: number): Promise<LoadReport> {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(spec));
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  await new Promise((resolve) => child.once('close', resolve));
  const report = JSON.parse(text) as LoadReport;
  const statuses = Object.keys(report.statuses);
  if (statuses.length !== 1 || statuses[0] !== String(expected))
    throw new Error(`${spec.url} answered ${JSON.stringify(report.statuses)} instead of ${expected}`);
  return report;
}
