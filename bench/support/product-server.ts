import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const binary = join(import.meta.dirname, '../../bin/aisle.js');

/** A data folder of its own with the commands that work on it, as an operator has them. */
export type Workplace = {
  folder: string;
  /** Runs one command to its end; rejects with its stderr when it fails. */
  aisle(
    ...words: string[]
  ): Promise<{ stdout: string; stderr: string; seconds: number; cpuSeconds: number; peakMemoryMb: number }>;
  /** Starts `aisle serve`, or `aisle start` with its demo shop, and resolves when `/readyz` says yes. */
  serve(command?: 'serve' | 'start'): Promise<ServedProduct>;
  remove(): void;
};

/** A served product in a process of its own. */
export type ServedProduct = {
  baseUrl: string;
  /** From spawning the process to the first 200 of `/readyz`. */
  readyMs: number;
  /** Resident memory of the process now, from /proc. */
  residentMb(): number;
  kill(signal?: NodeJS.Signals): Promise<void>;
};

const ample = '1000000';

function environment(folder: string, port: number): NodeJS.ProcessEnv {
  return {
    ...process.env,
    AISLE_DATA: folder,
    AISLE_PORT: String(port),
    AISLE_ADMIN_PORT: '0',
    AISLE_LOG_LEVEL: 'warn',
    AISLE_FETCH_ALLOW_PRIVATE: '127.0.0.1',
    AISLE_LIMIT_SEND_MESSAGE: ample,
    AISLE_LIMIT_SEARCH: ample,
    AISLE_LIMIT_PRODUCT_FAQS: ample,
    AISLE_LIMIT_MANAGEMENT: ample,
  };
}

/** Reads a field of /proc/<pid>/status in MiB; 0 where there is no such file system or process. */
function memoryOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  try {
    const line = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return line ? Math.round(Number(line[1]) / 102.4) / 10 : 0;
  } catch {
    return 0;
  }
}

/** Processor time that a process and its threads have taken, from /proc/<pid>/stat (in hundredths of a second on Linux). */
function cpuSecondsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

async function runCommand(folder: string, port: number, words: readonly string[]) {
  const startedMs = performance.now();
  const child = spawn(process.execPath, [binary, ...words], {
    env: environment(folder, port),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr, peakMemoryMb, cpuSeconds] = ['', '', 0, 0];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const watch = setInterval(() => {
    peakMemoryMb = Math.max(peakMemoryMb, memoryOf(child.pid ?? 0, 'VmHWM'));
    cpuSeconds = Math.max(cpuSeconds, cpuSecondsOf(child.pid ?? 0));
  }, 100);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearInterval(watch);
  // 3: done, with records that were refused and are reported.
  if (code !== 0 && code !== 3)
    throw new Error(`aisle ${words.join(' ')} ended with ${code}: ${stderr.slice(-2_000)}`);
  return { stdout, stderr, seconds: (performance.now() - startedMs) / 1000, cpuSeconds, peakMemoryMb };
}

async function isReady(baseUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${baseUrl}/readyz`)).status === 200;
  } catch {
    return false;
  }
}

async function serve(folder: string, port: number, command: 'serve' | 'start'): Promise<ServedProduct> {
  const startedMs = performance.now();
  const child: ChildProcess = spawn(process.execPath, [binary, command], {
    env: environment(folder, port),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const baseUrl = `http://127.0.0.1:${port}`;
  while (!(await isReady(baseUrl))) {
    if (child.exitCode !== null) throw new Error(`aisle ${command} ended before it was ready`);
    await sleep(5);
  }
  return {
    baseUrl,
    readyMs: performance.now() - startedMs,
    residentMb: () => memoryOf(child.pid ?? 0, 'VmRSS'),
    kill: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await ended;
    },
  };
}

let nextPort = 20_000 + (process.pid % 20_000);

/** Resident memory of a process now, in MiB. */
export function residentMbOf(pid: number): number {
  return memoryOf(pid, 'VmRSS');
}

/** Makes an empty data folder in the system's folder for temporary files, or takes the one given. */
export function newWorkplace(given?: string): Workplace {
  const folder = given ?? mkdtempSync(join(tmpdir(), 'aisle-bench-'));
  const port = nextPort++;
  return {
    folder,
    aisle: (...words) => runCommand(folder, port, words),
    serve: (command = 'serve') => serve(folder, port, command),
    remove: () => {
      if (given === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Reply = { status: number; body: string; milliseconds: number };

/** A caller with kept-alive connections. */
export type Caller = {
  post(path: string, body: unknown): Promise<Reply>;
  get(path: string): Promise<Reply>;
  close(): void;
};

/** Calls a served product with a key over at most `connections` connections. */
export function newCaller(baseUrl: string, key: string, connections: number): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const call = (method: string, path: string, body?: string): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const startedMs = performance.now();
      const headers: Record<string, string> = { authorization: `Bearer ${key}` };
      if (body !== undefined) headers['content-type'] = 'application/json';
      const sent = request(`${baseUrl}${path}`, { method, agent, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: text,
            milliseconds: performance.now() - startedMs,
          }),
        );
        response.on('error', reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
  return {
    post: (path, body) => call('POST', path, JSON.stringify(body)),
    get: (path) => call('GET', path),
    close: () => agent.destroy(),
  };
}

/** p50, p95, p99 in milliseconds (nearest rank) and requests per second of a batch. */
export type Latencies = {
  requests: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  perSecond: number;
  failed: number;
};

/** Sends every body over `connections` connections, one at a time on each, and measures each reply. */
export async function measure(
  baseUrl: string,
  key: string,
  path: string,
  bodies: readonly unknown[],
  connections: number,
): Promise<Latencies> {
  const caller = newCaller(baseUrl, key, connections);
  const times: number[] = [];
  let [next, failed] = [0, 0];
  const startedMs = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < bodies.length) {
        const reply = await caller.post(path, bodies[next++]);
        times.push(reply.milliseconds);
        if (reply.status !== 200) failed++;
      }
    }),
  );
  const seconds = (performance.now() - startedMs) / 1000;
  caller.close();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.ceil(share * times.length) - 1)] ?? 0;
  return {
    requests: times.length,
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
    perSecond: times.length / seconds,
    failed,
  };
}
