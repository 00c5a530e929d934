import type { Context } from '../context.ts';
import { raiseChangeSeq as raise } from './store.ts';

/** Raises the company's change number by `count` in the caller's transaction and returns the new one. */
export async function raiseChangeSeq(tx: Context, count: number): Promise<number> {
  return raise(tx, count);
}
