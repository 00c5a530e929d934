let armed: ((name: string) => void) | undefined;

/** A named moment at which a test may throw or end the process; nothing happens unless one armed it. */
export function faultPoint(name: string): void {
  armed?.(name);
}

/** Calls `act` at every fault point of this process from now on; for test programs only. `undefined` disarms. */
export function armFaultPoints(act: ((name: string) => void) | undefined): void {
  armed = act;
}
