/** The areas that a member may be let into; an admin has all of them. */
export const grants = ['settings', 'knowledge', 'catalogue', 'faqs', 'conversations', 'analytics'] as const;

export type Grant = (typeof grants)[number];
export type Role = 'admin' | 'member';

/** What a new member is let into unless the invitation says otherwise. */
export const firstGrants: readonly Grant[] = ['faqs', 'analytics'];

/** A person of one company. */
export type Member = {
  companyId: string;
  userId: string;
  email: string;
  name: string;
  role: Role;
  grants: readonly Grant[];
  createdAtMs: number;
  lastSeenAtMs?: number;
};

export type Invitation = {
  invitationId: string;
  companyId: string;
  email: string;
  role: Role;
  grants: readonly Grant[];
  invitedBy: string;
  createdAtMs: number;
  expiresAtMs: number;
  /** Accepted or withdrawn. */
  endedAtMs?: number;
};

/** Whether a person may use an area; `undefined` is what everybody of the company may. */
export function isGranted({ role, grants: given }: Pick<Member, 'role' | 'grants'>, grant?: Grant): boolean {
  return role === 'admin' || grant === undefined || given.includes(grant);
}
