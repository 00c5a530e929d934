import type { RunningServer } from './cli-deps.ts';

/** Keeps a server running until SIGINT, SIGTERM or SIGHUP, then stops it gracefully; a second signal ends the process at once. */
export async function runUntilStopped(server: RunningServer): Promise<void> {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  await new Promise<void>((resolve) => {
    let stopping = false;
    const onSignal = () => {
      if (stopping) process.exit(1);
      stopping = true;
      resolve();
    };
    for (const signal of signals) process.on(signal, onSignal);
  });
  await server.close();
}
