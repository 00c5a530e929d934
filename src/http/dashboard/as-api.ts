import type { ApiKeyScope } from '../../services/api-keys/api-key.ts';
import type { Grant } from '../../services/members/member.ts';
import type { App } from '../server.ts';
import type { SessionAccess } from '../session-guard.ts';

/** Which area of the dashboard a path of the API belongs to; the first that fits counts. */
const areas: readonly [path: RegExp, grant: Grant][] = [
  [/\/(?:faqs|product-faqs)\b/, 'faqs'],
  [/\/(?:documents|sources)\b/, 'knowledge'],
  [/\/(?:threads|traces)\b/, 'conversations'],
  [/\/search\/rules\b/, 'catalogue'],
  [/\/(?:analytics|search\/queries)\b/, 'analytics'],
  [/\/(?:settings|webhooks)\b/, 'settings'],
];

function accessOf(path: string, scope: ApiKeyScope): SessionAccess {
  if (scope === 'catalog:write') return { who: 'member', grant: 'catalogue' };
  const grant = areas.find(([pattern]) => pattern.test(path))?.[1];
  return grant === undefined ? { who: 'member' } : { who: 'member', grant };
}

const verbs = new Set(['get', 'post', 'put', 'patch', 'delete']);

type Options = { config: { scope: ApiKeyScope; limit: string }; schema: object };

/**
 * The same app, whose routes under `/api/v1` become routes under `/dashboard/api/v1` for people who are signed in. So every
 * operation of the API is the dashboard's too, with the same shapes, checks and verbs, and gives the same bytes.
 */
export function asApi(app: App): App {
  return new Proxy(app, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      if (typeof name !== 'string' || !verbs.has(name)) return member.bind(target);
      return (path: string, options: Options, handler: unknown) => {
        const { scope: _scope, limit: _limit, ...config } = options.config;
        const session = accessOf(path, options.config.scope);
        return member.call(
          target,
          path.replace('/api/v1', '/dashboard/api/v1'),
          { ...options, config: { ...config, session } },
          handler,
        );
      };
    },
  });
}
