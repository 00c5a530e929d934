/** Epoch milliseconds as RFC 3339 UTC with milliseconds, as the wire spells times. */
export function wireTime(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

/** The same, `null` where there is no time. */
export function wireTimeOrNull(epochMs: number | undefined): string | null {
  return epochMs === undefined ? null : wireTime(epochMs);
}
