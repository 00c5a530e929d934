import { AppError } from '../../errors.ts';
import type { Context } from '../context.ts';
import type { Source } from './source.ts';
import { findSource } from './store.ts';

/** A source by its id. Throws `source_not_found`. */
export async function requireSource(ctx: Context, sourceId: string): Promise<Source> {
  const source = await findSource(ctx, sourceId);
  if (!source) throw new AppError('source_not_found', 'There is no such source.');
  return source;
}
