import { readFileSync } from 'node:fs';

/** A clock that every process of this machine shares and that no clock change moves. */
export type BootTime = {
  /** Names this run of the machine; equal in all processes until the next boot. */
  bootId: string;
  /** Whole milliseconds since a fixed moment of this boot. */
  nowMs(): number;
  /**
   * Set by the process that holds the lock of an embedded store's folder, which only one can: whatever earlier holders
   * had leased is free at once, for they are dead.
   */
  soleServerId?: string;
};

function readBootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    // Elsewhere than on Linux a reboot shows by the time alone: a lease ending more than 60 s ahead has expired.
    return 'boot';
  }
}

/** The machine's own, by the monotonic clock of the system. */
export const systemBootTime: BootTime = {
  bootId: readBootId(),
  nowMs: () => Number(process.hrtime.bigint() / 1_000_000n),
};
