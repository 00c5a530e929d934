import { recordAudit } from '../audit/record-audit.ts';
import { type BaseContext, companyContext } from '../context.ts';
import { withTransaction } from '../transaction.ts';
import type { Member } from './member.ts';
import { putMember } from './store.ts';

/** Makes a person, who has an account, one of a company's people; the person is named as who did it. */
export async function addMember(
  base: BaseContext,
  companyId: string,
  person: Pick<Member, 'userId' | 'email' | 'name' | 'role' | 'grants'>,
): Promise<void> {
  const nowMs = base.clock.nowMs();
  const requestId = base.ids.ulid('req', nowMs);
  const ctx = companyContext(base, companyId, { kind: 'user', userId: person.userId }, requestId);
  const { role, grants } = person;
  await withTransaction(ctx, async (tx) => {
    await putMember(tx, { ...person, companyId, createdAtMs: nowMs });
    await recordAudit(tx, 'member.joined', person.userId, { role, grants });
  });
}
