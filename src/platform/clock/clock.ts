/** Wall and monotonic time; the only reader of the system clock. */
export type Clock = {
  /** Epoch milliseconds, UTC. */
  nowMs(): number;
  /** Milliseconds that only ever grow within this process. */
  monotonicMs(): number;
};

/** The machine's clock. */
export const systemClock: Clock = {
  nowMs: () => Date.now(),
  monotonicMs: () => performance.now(),
};
