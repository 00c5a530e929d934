import type { Context } from '../context.ts';
import { findChangeSeq } from './store.ts';

/** Whether the company's last committed change, by any process, is this one: what was read at it is still as it was. */
export async function isCurrent(ctx: Context, changeSeq: number): Promise<boolean> {
  return (await findChangeSeq({ db: ctx.db, companyId: ctx.companyId })) === changeSeq;
}
