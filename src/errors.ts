/** The closed union of problem codes of the wire contract; `http/problems.ts` maps each to a status and title. */
export type ErrorCode =
  | 'malformed_request'
  | 'invalid_json'
  | 'invalid_request'
  | 'missing_api_key'
  | 'invalid_api_key'
  | 'invalid_session'
  | 'invalid_identity'
  | 'browser_use_forbidden'
  | 'origin_not_allowed'
  | 'identity_required'
  | 'access_not_enabled'
  | 'insufficient_scope'
  | 'not_found'
  | 'thread_not_found'
  | 'faq_not_found'
  | 'product_not_found'
  | 'document_not_found'
  | 'source_not_found'
  | 'source_exists'
  | 'message_not_found'
  | 'trace_not_found'
  | 'rule_not_found'
  | 'method_not_allowed'
  | 'request_timeout'
  | 'expectation_failed'
  | 'headers_too_large'
  | 'thread_busy'
  | 'idempotency_in_flight'
  | 'faq_retired'
  | 'payload_too_large'
  | 'uri_too_long'
  | 'unsupported_media_type'
  | 'faq_question_mismatch'
  | 'idempotency_key_reused'
  | 'rate_limited'
  | 'budget_exhausted'
  | 'sign_in_failed'
  | 'link_not_valid'
  | 'not_permitted'
  | 'second_factor_required'
  | 'company_not_found'
  | 'key_not_found'
  | 'member_not_found'
  | 'invitation_not_found'
  | 'case_not_found'
  | 'gap_not_found'
  | 'job_not_found'
  | 'last_admin'
  | 'internal_error'
  | 'unavailable';

/** One fault of a request. Exactly one of `pointer` (RFC 6901, bodies), `parameter` (queries) and `header` is set. */
export type FieldFault = {
  pointer?: string;
  parameter?: string;
  header?: string;
  code:
    | 'required'
    | 'type'
    | 'blank'
    | 'too_long'
    | 'too_deep'
    | 'too_many'
    | 'range'
    | 'format'
    | 'invalid_url'
    | 'duplicate'
    | 'mismatch'
    | 'expired'
    | 'read_only';
  detail: string;
};

/** An expected failure: it becomes a problem document (RFC 9457). Anything else thrown is a defect and becomes `internal_error`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Extra members of the problem document, in wire names (`errors`, `retry_after_seconds`, `expected_question` …). */
  readonly members: Readonly<Record<string, unknown>>;
  /** Extra response headers, lower case. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode,
    detail: string,
    extra: { cause?: unknown; members?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(detail, extra.cause === undefined ? undefined : { cause: extra.cause });
    this.name = 'AppError';
    this.code = code;
    this.members = extra.members ?? {};
    this.headers = extra.headers ?? {};
  }
}

/** A 400 `invalid_request` that names every fault at once. */
export function invalidRequest(faults: readonly FieldFault[]): AppError {
  const detail = `${faults.length} ${faults.length === 1 ? 'problem' : 'problems'} in the request.`;
  return new AppError('invalid_request', detail, { members: { errors: faults } });
}
