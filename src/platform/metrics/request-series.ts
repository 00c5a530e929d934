export type RequestObservation = { method: string; route: string; status: number; seconds: number };

/** Upper bounds of the histogram, in seconds; above the last one only `+Inf` counts. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

type Series = { byStatus: Map<number, number>; seconds: number; count: number; buckets: number[] };

function escapeLabel(value: string): string {
  return value.replace(/[\\"\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`));
}

function header(name: string, help: string, type: string): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;
}

function histogramLines(name: string, labels: string, { buckets, seconds, count }: Series): string {
  let below = 0;
  const lines = bounds.map((bound, i) => {
    below += buckets[i]!;
    return `${name}_bucket{le="${bound}",${labels}} ${below}\n`;
  });
  return `${lines.join('')}${name}_bucket{le="+Inf",${labels}} ${count}\n${name}_sum{${labels}} ${seconds}\n${name}_count{${labels}} ${count}\n`;
}

/**
 * Counts and times of requests, kept as plain numbers because one is noted per request: a metrics library finds a series
 * by sorting and joining its labels, which takes longer than the rest of an answer's bookkeeping.
 */
export class RequestSeries {
  readonly #routes = new Map<string, Map<string, Series>>();

  observe({ method, route, status, seconds }: RequestObservation): void {
    const series = this.#routes.get(route)?.get(method) ?? this.#add(route, method);
    series.byStatus.set(status, (series.byStatus.get(status) ?? 0) + 1);
    series.seconds += seconds;
    series.count++;
    for (let i = 0; i < bounds.length; i++) {
      if (seconds > bounds[i]!) continue;
      series.buckets[i]!++;
      return;
    }
  }

  /** The series in the Prometheus exposition format, version 0.0.4. */
  text(): string {
    const requests = 'aisle_http_requests_total';
    const times = 'aisle_http_request_seconds';
    let counters = header(requests, 'Answered requests.', 'counter');
    let histograms = header(
      times,
      'Time from the first byte of a request to the last of its answer.',
      'histogram',
    );
    for (const [route, methods] of this.#routes)
      for (const [method, series] of methods) {
        const labels = `method="${escapeLabel(method)}",route="${escapeLabel(route)}"`;
        for (const [status, count] of series.byStatus)
          counters += `${requests}{${labels},status="${status}"} ${count}\n`;
        histograms += histogramLines(times, labels, series);
      }
    return `${counters}\n${histograms}`;
  }

  #add(route: string, method: string): Series {
    const methods = this.#routes.get(route) ?? new Map<string, Series>();
    this.#routes.set(route, methods);
    const series: Series = { byStatus: new Map(), seconds: 0, count: 0, buckets: bounds.map(() => 0) };
    methods.set(method, series);
    return series;
  }
}
