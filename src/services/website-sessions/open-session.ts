import { AppError } from '../../errors.ts';
import { verifyIdentityToken } from '../../platform/identity-tokens/verify-identity-token.ts';
import { sha256Hex } from '../../platform/ids/hash.ts';
import { type BaseContext, type Context, companyContext } from '../context.ts';
import { identityKeyPurpose } from '../settings-schema/key-purpose.ts';
import { withTransaction } from '../transaction.ts';
import { findSite, type Site } from './find-site.ts';
import { isOriginOf } from './origin-of-site.ts';
import { findVisitor, insertSession, saveVisitor } from './store.ts';

export const sessionMs = 15 * 60 * 1000;
/** A visitor who comes back within this time is the same one. */
export const visitorMs = 30 * 24 * 60 * 60 * 1000;

export type OpenedSession = {
  sessionToken: string;
  visitorToken: string;
  /** Of the signed-in user, else of the visitor: whose threads these are. */
  ownerId: string;
  expiresAtMs: number;
};

function secretOf({ ids }: BaseContext, prefix: string): string {
  return prefix + Buffer.from(ids.bytes(32)).toString('base64url');
}

/** The key of the site's identity tokens; one that was sealed with another secret of the server is none. */
function identityKeyOf(base: BaseContext, companyId: string, site: Site): string | undefined {
  const { siteId, sealedIdentityKey: sealed, identityKey } = site;
  if (identityKey !== undefined || sealed === '') return identityKey;
  const key = base.secrets.open(identityKeyPurpose(companyId, siteId), sealed);
  if (key === undefined)
    base.log.error({ companyId, siteId }, 'The identity key of a site was sealed with another AISLE_SECRET.');
  return key;
}

async function identityOf(
  base: BaseContext,
  companyId: string,
  site: Site,
  token: string | undefined,
): Promise<string | undefined> {
  if (token === undefined) {
    if (site.identityRequired)
      throw new AppError('identity_required', 'Visitors of this site must be signed in.');
    return undefined;
  }
  const { identityAlgorithm: algorithm } = site;
  const key = identityKeyOf(base, companyId, site);
  const nowMs = base.clock.nowMs();
  const userId =
    algorithm === null || key === undefined
      ? undefined
      : await verifyIdentityToken(token, { algorithm, key }, { audience: site.siteId, nowMs });
  if (userId === undefined) throw new AppError('invalid_identity', 'The identity token is not accepted.');
  return userId;
}

type Visitor = { visitorId: string; visitorToken: string };

async function visitorOf(ctx: Context, siteId: string, given: string | undefined): Promise<Visitor> {
  const sinceMs = ctx.clock.nowMs() - visitorMs;
  const visitorId = given && (await findVisitor(ctx, { visitorHash: sha256Hex(given), siteId, sinceMs }));
  if (visitorId) return { visitorId, visitorToken: given };
  return { visitorId: ctx.ids.ulid('vis', ctx.clock.nowMs()), visitorToken: secretOf(ctx, 'aisle_vt_') };
}

/**
 * Opens a session of 15 minutes for a visitor of a page, bound to site, origin and visitor.
 *
 * A visitor token that was given out on this site in the last 30 days brings the same visitor back; any other means a new
 * one. Throws `origin_not_allowed` (also for a site that does not exist), `access_not_enabled`, `identity_required` and
 * `invalid_identity`; nothing is stored then.
 */
export async function openSession(
  base: BaseContext,
  input: {
    siteId: string;
    origin: string | undefined;
    visitorToken?: string;
    identityToken?: string;
    requestId: string;
  },
): Promise<OpenedSession> {
  const { company, site } = await allowedSite(base, input);
  const endUserId = await identityOf(base, company.companyId, site, input.identityToken);
  const { siteId } = site;
  const ctx = companyContext(base, company.companyId, { kind: 'operator' }, input.requestId);
  const nowMs = base.clock.nowMs();
  const sessionToken = secretOf(base, 'aisle_ws_');
  const { visitorId, visitorToken } = await visitorOf(ctx, siteId, input.visitorToken);
  const expiresAtMs = nowMs + sessionMs;
  await withTransaction(ctx, async (tx) => {
    await saveVisitor(tx, { visitorHash: sha256Hex(visitorToken), siteId, visitorId, seenAtMs: nowMs });
    await insertSession(tx, {
      sessionHash: sha256Hex(sessionToken),
      companyId: tx.companyId,
      siteId,
      origin: input.origin ?? '',
      visitorId,
      ...(endUserId === undefined ? {} : { endUserId }),
      expiresAtMs,
    });
  });
  return { sessionToken, visitorToken, ownerId: endUserId ?? visitorId, expiresAtMs };
}

/** The site that a page of this origin may use. Throws `origin_not_allowed` and `access_not_enabled`. */
export async function allowedSite(
  base: BaseContext,
  { siteId, origin }: { siteId: string; origin: string | undefined },
): Promise<NonNullable<Awaited<ReturnType<typeof findSite>>>> {
  const found = await findSite(base, siteId);
  if (!found || !isOriginOf(found.site, origin))
    throw new AppError(
      'origin_not_allowed',
      'This page may not use this site id: check the id, and the origins that the site lists.',
    );
  if (!found.company.accessEnabled)
    throw new AppError('access_not_enabled', 'Access is not enabled for this company.');
  return found;
}
