import { AppError } from '../../errors.ts';
import type { Member } from './member.ts';

/** Throws `last_admin` when this person is the only admin of the company. */
export function requireOtherAdmin(members: readonly Member[], userId: string): void {
  if (!members.some((each) => each.role === 'admin' && each.userId !== userId))
    throw new AppError('last_admin', 'A company needs an admin. Make another person admin first.');
}
