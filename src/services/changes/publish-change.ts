import type { Context } from '../context.ts';

/** After the commit, before the reply: the next search on this node sees the changes, other nodes are told to look. */
export async function publishChange(ctx: Context, changeSeq: number): Promise<void> {
  await ctx.indexes.apply(ctx.companyId, changeSeq);
  await ctx.db.announce(ctx.companyId, changeSeq);
}
