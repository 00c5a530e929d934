import { AppError } from '../../errors.ts';
import type { SignIn } from '../../platform/auth/create-sign-in.ts';
import { sha256Hex } from '../../platform/ids/hash.ts';
import { readCompany } from '../companies/read-company.ts';
import { type BaseContext, companyContext } from '../context.ts';
import { withTransaction } from '../transaction.ts';
import { addMember } from './add-member.ts';
import type { Invitation } from './member.ts';
import { endInvitation, findInvitationByToken } from './store.ts';

async function openInvitation(base: BaseContext, token: string): Promise<Invitation> {
  const invitation = await findInvitationByToken(base, sha256Hex(token));
  const isOpen =
    invitation && invitation.endedAtMs === undefined && invitation.expiresAtMs > base.clock.nowMs();
  if (!isOpen)
    throw new AppError(
      'link_not_valid',
      'This invitation was used, was withdrawn, or has expired. Ask for a new one.',
    );
  return invitation;
}

/** What an invitation offers, for the page that its link opens. Throws `link_not_valid`. */
export async function readInvitation(base: BaseContext, signIn: SignIn, token: string) {
  const { companyId, email, role, grants } = await openInvitation(base, token);
  const company = await readCompany(base, companyId);
  const hasAccount = (await signIn.findAccount(email)) !== undefined;
  return { companyName: company?.name ?? companyId, email, role, grants, hasAccount };
}

/**
 * Takes an invitation up. Who has no account gets one with this name and password; who has one must be signed in with
 * it (`signedInAs`), because holding a link proves no password. Throws `link_not_valid`, `sign_in_failed`.
 */
export async function acceptInvitation(
  base: BaseContext,
  signIn: SignIn,
  input: {
    token: string;
    name?: string | undefined;
    password?: string | undefined;
    signedInAs?: { userId: string; email: string; name: string } | undefined;
  },
): Promise<{ companyId: string; email: string }> {
  const invitation = await openInvitation(base, input.token);
  const { companyId, email, role, grants, invitationId } = invitation;
  const { signedInAs } = input;
  const known = await signIn.findAccount(email);
  if (known && signedInAs?.userId !== known.userId)
    throw new AppError('sign_in_failed', `Sign in as ${email} first, then open the link again.`);
  const name = signedInAs?.name ?? input.name ?? email;
  const { userId } = known ?? (await signIn.createAccount({ email, name, password: input.password ?? '' }));
  const actor = { kind: 'user', userId } as const;
  const ctx = companyContext(base, companyId, actor, base.ids.ulid('req', base.clock.nowMs()));
  const isTaken = await withTransaction(ctx, (tx) => endInvitation(tx, invitationId, tx.clock.nowMs()));
  if (!isTaken) throw new AppError('link_not_valid', 'This invitation was used a moment ago.');
  await addMember(base, companyId, { userId, email, name, role, grants });
  return { companyId, email };
}
