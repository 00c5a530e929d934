import type { Passage } from '../../engine/knowledge/document.ts';
import type { Context } from '../context.ts';
import { type DocumentKey, loadPassages } from './store.ts';

/** The passages of one document in one locale, in order; empty when there is no such document. */
export async function findPassages(ctx: Context, key: DocumentKey): Promise<Passage[]> {
  return loadPassages(ctx, key);
}
