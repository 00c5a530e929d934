import type { TSchema } from 'typebox';
import { Type } from '../../contract/type.ts';
import type { SessionAccess } from '../session-guard.ts';

type Shapes = { params?: TSchema; querystring?: TSchema; body?: TSchema; response?: TSchema };
type Nothing = ReturnType<typeof Type.Null>;

/** What a dashboard route declares: who may call it and the shapes of what goes in and out; without a response it is 204. */
export function sessionRoute<const S extends Shapes>(session: SessionAccess, shapes: S) {
  const { response, ...input } = shapes;
  const declared = response ? { 200: response } : { 204: Type.Null() };
  return {
    config: { session },
    schema: { ...input, response: declared } as Omit<S, 'response'> & {
      response: S['response'] extends TSchema ? { 200: S['response'] } : { 204: Nothing };
    },
  };
}
