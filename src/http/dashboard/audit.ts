import { AuditList, AuditQuery } from '../../contract/dashboard/audit.ts';
import { listAudit } from '../../services/audit/list-audit.ts';
import { listMembers } from '../../services/members/list-members.ts';
import type { App } from '../server.ts';
import { wireTime } from '../wire/time.ts';
import { sessionRoute } from './session-route.ts';

const options = sessionRoute({ who: 'admin' }, { querystring: AuditQuery, response: AuditList });

/** Who changed what; the company's admins only. */
export function addAudit(app: App): void {
  app.get('/dashboard/api/audit', options, async ({ context: ctx, query }) => {
    const { limit = 20, cursor, action } = query;
    const { entries, nextCursor } = await listAudit(ctx, { limit, cursor, action });
    const { members } = await listMembers(ctx);
    const names = new Map(members.map((member) => [`user:${member.userId}`, member.name]));
    const data = entries.map(({ auditId, actor, createdAtMs, ...entry }) => ({
      audit_id: auditId,
      actor,
      actor_name: names.get(actor) ?? actor,
      ...entry,
      created_at: wireTime(createdAtMs),
    }));
    return { data, next_cursor: nextCursor };
  });
}
