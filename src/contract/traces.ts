import { Time } from './fields.ts';
import { Type } from './type.ts';

export const TraceParams = Type.Object({ request_id: Type.String({ maxLength: 64 }) });

/** How one answer came about; the parts are described in docs/quality.md and may grow. */
export const Trace = Type.Object(
  {
    request_id: Type.String(),
    message_id: Type.Optional(Type.String()),
    thread_id: Type.Optional(Type.String()),
    created_at: Time,
    status: Type.Optional(Type.String()),
    engine: Type.Optional(Type.String()),
    degraded: Type.Optional(Type.Boolean()),
    chosen_route: Type.Optional(Type.String()),
    versions: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    input: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    route: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    retrieval: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    answer: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    timing_ms: Type.Optional(Type.Record(Type.String(), Type.Number())),
  },
  { title: 'Trace', additionalProperties: true },
);
