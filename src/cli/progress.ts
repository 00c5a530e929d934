/** How far a long piece of work is. `fraction` is 0 to 1. */
export type ProgressState = { fraction: number; done: number; failed: number };

type Target = { write(text: string): unknown; isTTY?: boolean; columns?: number };

const barWidth = 24;
const redrawEveryMs = 100;
const lineEveryMs = 5_000;

function duration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  return minutes >= 60
    ? `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
    : `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

function facts(state: ProgressState, elapsedMs: number, noun: string): string {
  const { fraction, done, failed } = state;
  const rate = elapsedMs > 0 ? Math.round((done * 1000) / elapsedMs) : 0;
  const left = fraction > 0.01 ? `, ${duration((elapsedMs * (1 - fraction)) / fraction)} left` : '';
  const bad = failed > 0 ? `, ${failed} failed` : '';
  return `${Math.floor(fraction * 100)} %  ${done} ${noun}  ${rate}/s${left}${bad}`;
}

export type Progress = { update(state: ProgressState): void; end(): void };

/** Writes every update as one JSON object per line, for programs that watch a command (`--json --progress`). */
export function progressEvents(stderr: Target): Progress {
  return {
    update: ({ fraction, done, failed }) => {
      stderr.write(`${JSON.stringify({ event: 'progress', fraction, done, failed })}\n`);
    },
    end: () => undefined,
  };
}

/**
 * Shows how far work is on stderr: a bar on a terminal, elsewhere a line per 10 % or 5 seconds.
 *
 * `update` may be called as often as one likes; `end` leaves the terminal clean.
 */
export function showProgress(stderr: Target, noun: string, monotonicMs: () => number): Progress {
  const startedMs = monotonicMs();
  let drawnMs = startedMs;
  let lastTenth = 0;
  let drawn = false;
  const draw = (state: ProgressState, nowMs: number) => {
    const full = Math.round(state.fraction * barWidth);
    const bar = '█'.repeat(full) + '░'.repeat(barWidth - full);
    const line = `${bar} ${facts(state, nowMs - startedMs, noun)}`;
    stderr.write(`\r\u001b[2K${line.slice(0, (stderr.columns ?? 100) - 1)}`);
    drawn = true;
  };
  return {
    update: (state) => {
      const nowMs = monotonicMs();
      if (stderr.isTTY) {
        if (nowMs - drawnMs < redrawEveryMs && state.fraction < 1) return;
        draw(state, nowMs);
        drawnMs = nowMs;
        return;
      }
      const tenth = Math.floor(state.fraction * 10);
      if (tenth <= lastTenth && nowMs - drawnMs < lineEveryMs) return;
      lastTenth = Math.max(tenth, lastTenth);
      drawnMs = nowMs;
      stderr.write(`${facts(state, nowMs - startedMs, noun)}\n`);
    },
    end: () => {
      if (drawn) stderr.write('\r\u001b[2K');
    },
  };
}
