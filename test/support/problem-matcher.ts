import { expect } from 'vitest';
import { Problem } from '../../src/contract/problem.ts';
import type { ErrorCode } from '../../src/errors.ts';
import { problems } from '../../src/http/problems.ts';
import { newAjv } from './response-schema.ts';
import type { WireResponse } from './wire-client.ts';

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** A refusal with this status and code, whose body and headers are a valid problem document. */
    toBeProblem(status: number, code: ErrorCode): R;
  }
}

const validate = newAjv().compile(JSON.parse(JSON.stringify(Problem)));

/** Everything that is wrong with a response that should be this problem. */
export function problemFaults(response: WireResponse, status: number, code: string): string[] {
  const { headers, body } = response;
  const faults: string[] = [];
  const check = (holds: boolean, text: string) => {
    if (!holds) faults.push(text);
  };
  check(response.status === status, `status ${response.status}, not ${status}`);
  check(
    headers['content-type'] === 'application/problem+json; charset=utf-8',
    `type ${headers['content-type']}`,
  );
  check(headers['x-content-type-options'] === 'nosniff', 'no nosniff');
  // Only the website surface, whose replies differ by origin, lets pages read them.
  const isForPages = /\bOrigin\b/.test(headers['vary'] ?? '');
  check(
    isForPages || !Object.keys(headers).some((name) => name.startsWith('access-control-')),
    'a CORS header',
  );
  check(validate(body), `not a problem document: ${JSON.stringify(validate.errors)}`);
  check(body['code'] === code, `code ${String(body['code'])}, not ${code}`);
  check(body['status'] === response.status, 'status differs from the member');
  const known = problems[code as ErrorCode];
  check(
    body['title'] === known?.title && known?.status === status,
    'title or status is not that of the code',
  );
  check(String(body['type']).endsWith(`/docs/problems/${code}`), `type ${String(body['type'])}`);
  check(/^req_[0-9A-HJKMNP-TV-Z]{26}$/.test(String(body['request_id'])), 'request id');
  check(headers['x-request-id'] === body['request_id'], 'request id differs from the header');
  check(body['instance'] === `urn:aisle:request:${String(body['request_id'])}`, 'instance');
  const wait = body['retry_after_seconds'];
  check(wait === undefined || headers['retry-after'] === String(wait), 'Retry-After differs from the member');
  check(status !== 401 || headers['www-authenticate'] !== undefined, 'no challenge');
  return faults;
}

expect.extend({
  toBeProblem(response: WireResponse, status: number, code: string) {
    const faults = problemFaults(response, status, code);
    return {
      pass: faults.length === 0,
      message: () =>
        `expected the problem ${status} ${code}: ${faults.join('; ')}\n${response.text?.slice(0, 2_000)}`,
    };
  },
});
