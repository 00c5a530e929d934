import type { AppError, ErrorCode } from '../errors.ts';

/** Status and fixed title of every problem code: the one place that knows them. */
export const problems: Readonly<Record<ErrorCode, { status: number; title: string }>> = {
  malformed_request: { status: 400, title: 'Malformed request' },
  invalid_json: { status: 400, title: 'Invalid JSON' },
  invalid_request: { status: 400, title: 'Invalid request' },
  missing_api_key: { status: 401, title: 'Missing API key' },
  invalid_api_key: { status: 401, title: 'Invalid API key' },
  invalid_session: { status: 401, title: 'Invalid session' },
  invalid_identity: { status: 401, title: 'Invalid identity' },
  sign_in_failed: { status: 401, title: 'Sign-in failed' },
  budget_exhausted: { status: 402, title: 'Budget exhausted' },
  browser_use_forbidden: { status: 403, title: 'Browser use forbidden' },
  origin_not_allowed: { status: 403, title: 'Origin not allowed' },
  identity_required: { status: 403, title: 'Identity required' },
  access_not_enabled: { status: 403, title: 'Access not enabled' },
  insufficient_scope: { status: 403, title: 'Insufficient scope' },
  not_permitted: { status: 403, title: 'Not permitted' },
  second_factor_required: { status: 403, title: 'Second factor required' },
  not_found: { status: 404, title: 'Not found' },
  thread_not_found: { status: 404, title: 'Thread not found' },
  faq_not_found: { status: 404, title: 'FAQ not found' },
  product_not_found: { status: 404, title: 'Product not found' },
  source_not_found: { status: 404, title: 'Source not found' },
  source_exists: { status: 409, title: 'Source exists' },
  document_not_found: { status: 404, title: 'Document not found' },
  message_not_found: { status: 404, title: 'Message not found' },
  trace_not_found: { status: 404, title: 'Trace not found' },
  rule_not_found: { status: 404, title: 'Rule not found' },
  company_not_found: { status: 404, title: 'Company not found' },
  key_not_found: { status: 404, title: 'Key not found' },
  member_not_found: { status: 404, title: 'Person not found' },
  invitation_not_found: { status: 404, title: 'Invitation not found' },
  case_not_found: { status: 404, title: 'Test case not found' },
  gap_not_found: { status: 404, title: 'Gap not found' },
  job_not_found: { status: 404, title: 'Job not found' },
  method_not_allowed: { status: 405, title: 'Method not allowed' },
  request_timeout: { status: 408, title: 'Request timeout' },
  thread_busy: { status: 409, title: 'Thread busy' },
  idempotency_in_flight: { status: 409, title: 'Request in flight' },
  last_admin: { status: 409, title: 'Last admin' },
  link_not_valid: { status: 410, title: 'Link not valid' },
  faq_retired: { status: 410, title: 'FAQ retired' },
  payload_too_large: { status: 413, title: 'Payload too large' },
  uri_too_long: { status: 414, title: 'URI too long' },
  unsupported_media_type: { status: 415, title: 'Unsupported media type' },
  expectation_failed: { status: 417, title: 'Expectation failed' },
  faq_question_mismatch: { status: 422, title: 'FAQ question mismatch' },
  idempotency_key_reused: { status: 422, title: 'Idempotency key reused' },
  rate_limited: { status: 429, title: 'Too many requests' },
  headers_too_large: { status: 431, title: 'Headers too large' },
  internal_error: { status: 500, title: 'Internal error' },
  unavailable: { status: 503, title: 'Unavailable' },
};

/** A problem ready to send, from whichever layer. */
export type ProblemReply = { status: number; headers: Record<string, string>; body: string };

/** Codes that tell the client when to come back, with the wait used when the thrower gave none. */
const defaultWaitSeconds: Partial<Record<ErrorCode, number>> = {
  unavailable: 2,
  thread_busy: 1,
  idempotency_in_flight: 1,
};

const challenge = 'Bearer realm="aisle"';

function challengeOf(error: AppError): string | undefined {
  if (error.code === 'missing_api_key') return challenge;
  if (error.code === 'invalid_session' || error.code === 'invalid_identity')
    return 'Bearer realm="aisle website", error="invalid_token"';
  if (error.code === 'invalid_api_key') return `${challenge}, error="invalid_token"`;
  // A scheme that browsers do not know: they would ask for a password in a window of their own.
  if (error.code === 'sign_in_failed') return 'Session realm="aisle"';
  if (error.code === 'insufficient_scope')
    return `${challenge}, error="insufficient_scope", scope="${String(error.members['required_scope'])}"`;
  return undefined;
}

/** Spells an expected failure as a problem document (RFC 9457) with the headers that belong to its code. */
export function problemReply(error: AppError, requestId: string, publicUrl: string): ProblemReply {
  const { status, title } = problems[error.code];
  const headers: Record<string, string> = {
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    ...error.headers,
  };
  const members: Record<string, unknown> = { ...error.members };
  const waitSeconds = members['retry_after_seconds'] ?? defaultWaitSeconds[error.code];
  if (waitSeconds !== undefined) {
    members['retry_after_seconds'] = waitSeconds;
    headers['retry-after'] = String(waitSeconds);
  }
  const wwwAuthenticate = challengeOf(error);
  if (wwwAuthenticate !== undefined) headers['www-authenticate'] = wwwAuthenticate;
  if (error.code === 'malformed_request') headers['connection'] = 'close';
  const body = JSON.stringify({
    type: `${publicUrl}/docs/problems/${error.code}`,
    title,
    status,
    detail: error.message,
    instance: `urn:aisle:request:${requestId}`,
    code: error.code,
    request_id: requestId,
    ...members,
  });
  return { status, headers, body };
}
