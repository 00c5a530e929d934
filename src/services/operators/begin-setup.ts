import { sha256Hex } from '../../platform/ids/hash.ts';
import { oneTimeCode } from '../accounts/one-time-code.ts';
import type { BaseContext } from '../context.ts';
import { hasAnyAccount, replaceSetupCode } from './store.ts';

/** How long the link of the first account is good. */
export const setupCodeValidMs = 24 * 3_600_000;

/** A new code for the first account, good once and for 24 hours; `undefined` once anybody has an account. */
export async function beginSetup(base: BaseContext): Promise<string | undefined> {
  if (await hasAnyAccount(base)) return undefined;
  const code = oneTimeCode(base.ids);
  const createdAtMs = base.clock.nowMs();
  await replaceSetupCode(base, {
    codeHash: sha256Hex(code),
    createdAtMs,
    expiresAtMs: createdAtMs + setupCodeValidMs,
  });
  return code;
}
