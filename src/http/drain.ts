import type { FastifyInstance } from 'fastify';

/** The state of a server that is being stopped. */
export type Drain = {
  readonly draining: boolean;
  /** Aborts when draining begins: streams end with a final `error` event of code `unavailable`. */
  readonly signal: AbortSignal;
  /** From now on secret-key routes answer 503 and readyz says no; idempotent. */
  begin(): void;
};

/** A server that is not being stopped yet. */
export function createDrain(): Drain {
  const controller = new AbortController();
  return {
    get draining() {
      return controller.signal.aborted;
    },
    signal: controller.signal,
    begin: () => controller.abort(),
  };
}

const idleSweepMs = 25;
const longestDrainMs = 25_000;

/**
 * Makes closing the server orderly: drain first, then close idle connections every 25 ms until the requests that run
 * have been answered; after 25 s the rest are cut (dependencies trap 13).
 */
export function drainOnClose(app: FastifyInstance, drain: Drain): void {
  app.addHook('preClose', (done) => {
    drain.begin();
    if (!app.server.listening) return done();
    const sweep = setInterval(() => app.server.closeIdleConnections(), idleSweepMs);
    const cut = setTimeout(() => app.server.closeAllConnections(), longestDrainMs);
    app.server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(cut);
    });
    done();
  });
}
