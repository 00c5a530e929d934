import type { Context } from '../context.ts';
import { findSnapshot, type Snapshot } from './store.ts';

/** The cited text of a source under its hash (`sha256:<hex>`), or `undefined` when nothing was ever cited under it. */
export async function getSnapshot(
  ctx: Context,
  sourceId: string,
  hash: string,
): Promise<Snapshot | undefined> {
  return findSnapshot(ctx, sourceId, hash);
}
