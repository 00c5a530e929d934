/** Where the store of a run lies; plain values, since the victim gets them as an argument. */
export type StoreAddress = { dataFolder?: string; databaseUrl?: string };

/** The process that a cycle will kill. `line` waits for its next line of output, undefined once it has ended. */
export type Victim = { line(): Promise<string | undefined> };

export type Verdict = {
  /** Acknowledged and not there. */
  lost: string[];
  /** There more than once. */
  duplicated: string[];
  /** Anything else that must not be: a half-written unit, a state that does not end, a failed integrity check. */
  faults: string[];
};

/**
 * One kind of work that kill -9 interrupts.
 *
 * A victim prints `ready` once it works. Then either it prints what it has acknowledged, a line each, or `drive` asks it
 * (a server: by requests) and reports what it was promised.
 */
export type KillScenario = {
  name: string;
  description: string;
  /** The latest moment of a kill after the victim is ready; 400 ms unless given. */
  latestKillMs?: number;
  /** The program of the victim and its arguments. It is run by this Node. */
  victim(address: StoreAddress, cycle: number): { program: URL; args: string[] };
  /** Works with the victim until it is gone; rejections after the kill are expected and ignored. */
  drive?(tools: { victim: Victim; acknowledge: (id: string) => void; cycle: number }): Promise<void>;
  /** Looks at the reopened store after each cycle. `acknowledged` holds what all cycles so far were promised. */
  verify(tools: {
    address: StoreAddress;
    acknowledged: ReadonlySet<string>;
    last: boolean;
  }): Promise<Verdict>;
};

/** Compares promises with what was found: `found` lists each id as often as it is there. */
export function compare(
  acknowledged: ReadonlySet<string>,
  found: readonly string[],
): Omit<Verdict, 'faults'> {
  const once = new Set<string>();
  const duplicated: string[] = [];
  for (const id of found) {
    if (once.has(id)) duplicated.push(id);
    once.add(id);
  }
  return { lost: [...acknowledged].filter((id) => !once.has(id)), duplicated };
}
