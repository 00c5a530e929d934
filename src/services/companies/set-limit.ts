import { invalidRequest } from '../../errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import { changeCompany } from './change-company.ts';
import type { Company, LimitPolicy } from './company.ts';

/** The most requests per minute a policy may be set to. */
const highestLimit = 1_000_000;

/** Sets how many requests per 60 s a policy allows the context's company; `undefined` puts the default back. */
export async function setLimit(
  ctx: Context,
  policy: LimitPolicy,
  requestsPerMinute: number | undefined,
): Promise<Company> {
  const allowed =
    requestsPerMinute === undefined ||
    (Number.isInteger(requestsPerMinute) && requestsPerMinute >= 1 && requestsPerMinute <= highestLimit);
  if (!allowed)
    throw invalidRequest([
      {
        pointer: `/limits/${policy}`,
        code: 'range',
        detail: `must be a whole number from 1 to ${highestLimit}`,
      },
    ]);
  return changeCompany(ctx, async (tx, company) => {
    const { [policy]: previous, ...others } = company.limits;
    await recordAudit(tx, 'company.limit_set', policy, {
      from: previous ?? null,
      to: requestsPerMinute ?? null,
    });
    return {
      ...company,
      limits: requestsPerMinute === undefined ? others : { ...others, [policy]: requestsPerMinute },
    };
  });
}
