import * as schedules from '../../src/services/evals/schedules/store.ts';
import { conformance } from '../support/conformance.ts';

export default conformance(schedules, {
  findSchedule: async ({ store, ctx, other }) => {
    await store.putSchedule(ctx, { every: 'day', nextAtMs: 5 });
    return [await store.findSchedule(ctx), await store.findSchedule(other)];
  },
  putSchedule: async ({ store, ctx }) => {
    for (const every of ['day', 'week'] as const) await store.putSchedule(ctx, { every, nextAtMs: 5 });
    return store.findSchedule(ctx);
  },
  deleteSchedule: async ({ store, ctx, other }) => {
    for (const each of [ctx, other]) await store.putSchedule(each, { every: 'week', nextAtMs: 5 });
    await store.deleteSchedule(ctx);
    return [await store.findSchedule(ctx), await store.findSchedule(other)];
  },
});
