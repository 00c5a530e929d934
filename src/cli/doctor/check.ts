/** One line of `aisle doctor`. `fix` is a command or a sentence that repairs it. */
export type Check = { name: string; state: 'ok' | 'warning' | 'failed'; detail: string; fix?: string };

export const ok = (name: string, detail: string): Check => ({ name, state: 'ok', detail });
export const warning = (name: string, detail: string, fix: string): Check => ({
  name,
  state: 'warning',
  detail,
  fix,
});
export const failed = (name: string, detail: string, fix: string): Check => ({
  name,
  state: 'failed',
  detail,
  fix,
});
