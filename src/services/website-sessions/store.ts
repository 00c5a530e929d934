import type { Tables } from '../../platform/database/tables.ts';
import type { BaseContext, Context } from '../context.ts';
import { inScope, inWriteScope } from '../transaction.ts';

/** One visit of a page: what its token stands for. */
export type WebsiteSession = {
  sessionHash: string;
  companyId: string;
  siteId: string;
  origin: string;
  visitorId: string;
  /** The shop's own id of a signed-in visitor. */
  endUserId?: string;
  expiresAtMs: number;
};

function toSession(row: Tables['website_session']): WebsiteSession {
  return {
    sessionHash: row.session_hash,
    companyId: row.company_id,
    siteId: row.site_id,
    origin: row.origin,
    visitorId: row.visitor_id,
    ...(row.end_user_id === null ? {} : { endUserId: row.end_user_id }),
    expiresAtMs: row.expires_at,
  };
}

/** The session of that token's hash, whoever it belongs to. */
export async function findSessionByHash(
  base: BaseContext,
  sessionHash: string,
): Promise<WebsiteSession | undefined> {
  const row = await base.db.read(null, (sql) =>
    sql.selectFrom('website_session').selectAll().where('session_hash', '=', sessionHash).executeTakeFirst(),
  );
  return row && toSession(row);
}

/** Stores a new session of the context's company. */
export async function insertSession(tx: Context, session: WebsiteSession): Promise<void> {
  await inWriteScope(tx, (sql) =>
    sql
      .insertInto('website_session')
      .values({
        session_hash: session.sessionHash,
        company_id: tx.companyId,
        site_id: session.siteId,
        origin: session.origin,
        visitor_id: session.visitorId,
        end_user_id: session.endUserId ?? null,
        expires_at: session.expiresAtMs,
      })
      .execute(),
  );
}

/** The visitor whom a token's hash names on a site, when seen since `sinceMs`. */
export async function findVisitor(
  ctx: Context,
  visitor: { visitorHash: string; siteId: string; sinceMs: number },
): Promise<string | undefined> {
  const row = await inScope(ctx, (sql) =>
    sql
      .selectFrom('website_visitor')
      .select('visitor_id')
      .where('company_id', '=', ctx.companyId)
      .where('visitor_hash', '=', visitor.visitorHash)
      .where('site_id', '=', visitor.siteId)
      .where('seen_at', '>=', visitor.sinceMs)
      .executeTakeFirst(),
  );
  return row?.visitor_id;
}

/** Notes a visitor as seen, a new one with what names them. */
export async function saveVisitor(
  tx: Context,
  visitor: { visitorHash: string; siteId: string; visitorId: string; seenAtMs: number },
): Promise<void> {
  await inWriteScope(tx, (sql) =>
    sql
      .insertInto('website_visitor')
      .values({
        company_id: tx.companyId,
        visitor_hash: visitor.visitorHash,
        site_id: visitor.siteId,
        visitor_id: visitor.visitorId,
        seen_at: visitor.seenAtMs,
      })
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'visitor_hash']).doUpdateSet({ seen_at: visitor.seenAtMs }),
      )
      .execute(),
  );
}

/** Removes sessions that are over, and visitors who were not seen for long. */
export async function deleteExpired(
  ctx: Context,
  { nowMs, seenBeforeMs }: { nowMs: number; seenBeforeMs: number },
): Promise<void> {
  await inWriteScope(ctx, async (sql) => {
    await sql
      .deleteFrom('website_session')
      .where('company_id', '=', ctx.companyId)
      .where('expires_at', '<', nowMs)
      .execute();
    await sql
      .deleteFrom('website_visitor')
      .where('company_id', '=', ctx.companyId)
      .where('seen_at', '<', seenBeforeMs)
      .execute();
  });
}

/** Removes what knows a visitor, or a signed-in user, again. */
export async function deleteVisitor(ctx: Context, ownerId: string): Promise<void> {
  await inWriteScope(ctx, async (sql) => {
    await sql
      .deleteFrom('website_session')
      .where('company_id', '=', ctx.companyId)
      .where((row) => row.or([row('visitor_id', '=', ownerId), row('end_user_id', '=', ownerId)]))
      .execute();
    await sql
      .deleteFrom('website_visitor')
      .where('company_id', '=', ctx.companyId)
      .where('visitor_id', '=', ownerId)
      .execute();
  });
}

/** A page on which a site's widget was seen, and when last. */
export type SeenHost = { host: string; seenAtMs: number };

/** Notes that a site was seen on a host. */
export async function putSeen(tx: Context, seen: SeenHost & { siteId: string }): Promise<void> {
  await inWriteScope(tx, (sql) =>
    sql
      .insertInto('website_seen')
      .values({ company_id: tx.companyId, site_id: seen.siteId, host: seen.host, seen_at: seen.seenAtMs })
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'site_id', 'host']).doUpdateSet({ seen_at: seen.seenAtMs }),
      )
      .execute(),
  );
}

/** Where a site was seen, the latest first. */
export async function loadSeen(ctx: Context, siteId: string, limit: number): Promise<SeenHost[]> {
  const rows = await inScope(ctx, (sql) =>
    sql
      .selectFrom('website_seen')
      .select(['host', 'seen_at'])
      .where('company_id', '=', ctx.companyId)
      .where('site_id', '=', siteId)
      .orderBy('seen_at', 'desc')
      .orderBy('host')
      .limit(limit)
      .execute(),
  );
  return rows.map((row) => ({ host: row.host, seenAtMs: row.seen_at }));
}

/** Forgets hosts that were not seen since. */
export async function deleteSeenBefore(ctx: Context, beforeMs: number): Promise<void> {
  await inWriteScope(ctx, (sql) =>
    sql
      .deleteFrom('website_seen')
      .where('company_id', '=', ctx.companyId)
      .where('seen_at', '<', beforeMs)
      .execute(),
  );
}
