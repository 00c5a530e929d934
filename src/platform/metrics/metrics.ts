import type { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type RequestObservation, RequestSeries } from './request-series.ts';

export type JobObservation = { kind: string; outcome: 'done' | 'retried' | 'dead'; seconds: number };

/** Counts and times of this process, for a Prometheus scrape. Labels are patterns and codes, never values of a request. */
export type Metrics = {
  observeRequest(request: RequestObservation): void;
  observeJob(job: JobObservation): void;
  /** A number read anew at each scrape. */
  watch(name: string, help: string, read: () => number | Promise<number>): void;
  /** The exposition text; its media type is `contentType`. */
  text(): Promise<string>;
  contentType: string;
};

type Client = typeof import('prom-client');
type Watched = Parameters<Metrics['watch']>;

type Instruments = {
  client: Client;
  registry: Registry;
  jobs: Counter<'kind' | 'outcome'>;
  jobSeconds: Histogram<'kind'>;
};

const jobBuckets = [0.01, 0.05, 0.25, 1, 5, 15, 60, 120];
const mostPending = 10_000;

async function loadInstruments(watched: readonly Watched[]): Promise<Instruments> {
  const { default: client } = await import('prom-client');
  const registry = new client.Registry();
  const registers = [registry];
  client.collectDefaultMetrics({ register: registry });
  for (const gauge of watched) addGauge(client, registry, gauge);
  return {
    client,
    registry,
    jobs: new client.Counter({
      name: 'aisle_jobs_total',
      help: 'Ended runs of background jobs.',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    jobSeconds: new client.Histogram({
      name: 'aisle_job_seconds',
      help: 'Run time of background jobs.',
      labelNames: ['kind'],
      buckets: jobBuckets,
      registers,
    }),
  };
}

/** Keeps the gauge of `watch` in a registry. */
function addGauge(client: Client, registry: Registry, [name, help, read]: Watched): void {
  const collect = async function (this: Gauge) {
    this.set(await read());
  };
  new client.Gauge({ name, help, registers: [registry], collect });
}

/**
 * Metrics of one process. The library is loaded with the first observation or scrape, so that it does not slow the start;
 * what is observed while it loads is kept and counted then.
 */
export function createMetrics(): Metrics {
  const watched: Watched[] = [];
  const requests = new RequestSeries();
  let pending: ((ready: Instruments) => void)[] = [];
  let instruments: Instruments | undefined;
  let loading: Promise<Instruments> | undefined;
  const load = (): Promise<Instruments> => {
    loading ??= loadInstruments(watched).then((ready) => {
      for (const observation of pending) observation(ready);
      pending = [];
      instruments = ready;
      return ready;
    });
    return loading;
  };
  const record = (observation: (ready: Instruments) => void): void => {
    if (instruments) {
      observation(instruments);
      return;
    }
    if (pending.length < mostPending) pending.push(observation);
    // A failed load fails the scrape, which reports it; an observation has nobody to tell.
    load().catch(() => undefined);
  };
  return {
    contentType: 'text/plain; version=0.0.4; charset=utf-8',
    observeRequest: (request) => {
      requests.observe(request);
      if (!loading) load().catch(() => undefined);
    },
    observeJob: ({ kind, outcome, seconds }) =>
      record(({ jobs, jobSeconds }) => {
        jobs.inc({ kind, outcome });
        jobSeconds.observe({ kind }, seconds);
      }),
    watch: (...gauge) => {
      if (instruments) addGauge(instruments.client, instruments.registry, gauge);
      else watched.push(gauge);
    },
    text: async () => `${await (await load()).registry.metrics()}\n${requests.text()}`,
  };
}
