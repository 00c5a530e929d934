import { Time } from '../fields.ts';
import { Type } from '../type.ts';

export const WidgetSeenQuery = Type.Object({
  site_id: Type.String({ format: 'identifier', maxLength: 128 }),
});

/** Hosts on which a site was seen, the latest first. */
export const WidgetSeen = Type.Object({
  data: Type.Array(Type.Object({ host: Type.String(), seen_at: Time })),
});
