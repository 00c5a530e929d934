import { oneTimeCode } from '../accounts/one-time-code.ts';
import type { BaseContext } from '../context.ts';
import { findAccountByEmail, insertPasswordToken } from './store.ts';

const validMs = 15 * 60_000;

/** A token with which the owner of an address sets a new password within 15 minutes; `undefined` = no such account. */
export async function makePasswordLink(base: BaseContext, email: string): Promise<string | undefined> {
  const account = await findAccountByEmail(base, email.trim().toLowerCase());
  if (!account) return undefined;
  const token = oneTimeCode(base.ids);
  const createdAtMs = base.clock.nowMs();
  await insertPasswordToken(base, {
    id: base.ids.uuid(),
    token,
    userId: account.userId,
    createdAtMs,
    expiresAtMs: createdAtMs + validMs,
  });
  return token;
}
