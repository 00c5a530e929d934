import { AppError } from '../../errors.ts';
import type { SignIn } from '../../platform/auth/create-sign-in.ts';
import { sha256Hex } from '../../platform/ids/hash.ts';
import { listCompanies } from '../companies/list-companies.ts';
import type { BaseContext } from '../context.ts';
import { addMember } from '../members/add-member.ts';
import { setupCodeValidMs } from './begin-setup.ts';
import { hasAnyAccount, insertOperator, replaceSetupCode, takeSetupCode } from './store.ts';

export type FirstAccount = { code: string; email: string; name: string; password: string };

function refused(): AppError {
  return new AppError(
    'link_not_valid',
    'This link was used, has expired, or is not complete. Starting the server prints a new one.',
  );
}

/**
 * Makes the first account: it runs the server, and is admin of the company there is when there is just one (the demo
 * shop of a first start). Throws `link_not_valid` for a code that is used, old or unknown, and once there is an account.
 */
export async function completeSetup(
  base: BaseContext,
  signIn: SignIn,
  input: FirstAccount,
): Promise<{ userId: string }> {
  const codeHash = sha256Hex(input.code);
  const nowMs = base.clock.nowMs();
  // Taken first: of two that use the link at once only one makes an account.
  if ((await hasAnyAccount(base)) || !(await takeSetupCode(base, codeHash, nowMs))) throw refused();
  const { email, name, password } = input;
  const { userId } = await signIn.createAccount({ email, name, password }).catch(async (error: unknown) => {
    await replaceSetupCode(base, { codeHash, createdAtMs: nowMs, expiresAtMs: nowMs + setupCodeValidMs });
    throw error;
  });
  await insertOperator(base, userId, nowMs);
  const [company, another] = await listCompanies(base);
  if (company && !another)
    await addMember(base, company.companyId, { userId, email, name, role: 'admin', grants: [] });
  return { userId };
}
