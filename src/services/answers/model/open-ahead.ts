import type { Gate } from '../../../engine/gate/open-gate.ts';

/** A gate that is made ready while a model is waited for. */
export type GateAhead = {
  /** The gate, opened now if it has not been. */
  now(): Gate;
  [Symbol.dispose](): void;
};

/** When a request is surely on its way, in milliseconds: from then on what is done keeps nobody waiting. */
export const UNDER_WAY_MS = 10;
/** Blocks that are read before one is cited: the best ranked. */
const MOST_READ_AHEAD = 6;

/**
 * Opens a gate and reads the evidence that is likeliest cited, a block at a time, until `now` is called: a model thinks for
 * longer than that takes. `alsoRead` reads what else is needed of the evidence at a place. Throws only from `now`, what `open` throws.
 */
export function openAhead(open: () => Gate, alsoRead: (place: number) => void): GateAhead {
  let opened: Gate | undefined;
  let isWanted = true;
  const gate = () => {
    opened ??= open();
    return opened;
  };
  const readOn = (next: number) => {
    if (!isWanted) return;
    try {
      const evidence = gate().scene.evidence[next];
      if (evidence === undefined) return;
      gate().evidenceOf(evidence.id);
      alsoRead(next);
    } catch {
      // What cannot be read is read again, and said, when it is asked for.
      return;
    }
    if (next + 1 < MOST_READ_AHEAD) setImmediate(readOn, next + 1);
  };
  const timer = setTimeout(readOn, UNDER_WAY_MS, 0);
  const stop = () => {
    isWanted = false;
    clearTimeout(timer);
  };
  return {
    now: () => {
      stop();
      return gate();
    },
    [Symbol.dispose]: stop,
  };
}
