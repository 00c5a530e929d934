import { AddressBody, AddressLook } from '../../contract/dashboard/addresses.ts';
import { AppError } from '../../errors.ts';
import { checkAddress } from '../../services/sources/check-address.ts';
import type { App } from '../server.ts';
import { sessionRoute } from './session-route.ts';

/** Enough for somebody who types; too few to look around with. */
const checksPerMinute = 30;

/** Whether the address of a shop can be read, said while it is typed; also before there is a company for it. */
export function addAddresses(app: App): void {
  const options = sessionRoute({ who: 'user' }, { body: AddressBody, response: AddressLook });
  app.post('/dashboard/api/addresses/check', options, async ({ body, person }) => {
    const state = await app.counter.count('management', `address:${person.userId}`, checksPerMinute);
    if (!state.allowed)
      throw new AppError('rate_limited', 'Many addresses were tried just now. Wait, then try again.', {
        members: { retry_after_seconds: Math.max(1, Math.ceil(state.resetMs / 1000)) },
      });
    const look = await checkAddress(app.base, body.address);
    return { url: look.url ?? null, ok: look.ok, reason: look.ok ? null : look.reason };
  });
}
