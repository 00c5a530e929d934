import type { BaseContext } from '../context.ts';
import type { Member } from './member.ts';
import { loadMemberships } from './store.ts';

/** Every company a person belongs to, with role and grants. */
export async function listMemberships(
  base: Pick<BaseContext, 'db' | 'log'>,
  userId: string,
): Promise<Member[]> {
  return loadMemberships(base, userId);
}
