/** Structured log: ids, sizes, durations, hashes; never query text, metadata, keys or addresses. */
export type Log = {
  debug(fields: Record<string, unknown>, message: string): void;
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
};
