import type { ErrorCode } from '../errors.ts';

type ProblemText = { meaning: string; cause: string; fix: string };

const laterAgain = 'Wait for the seconds in Retry-After and send the same request again.';
const notYours =
  'It never existed, was deleted, or belongs to someone else: the answer is the same in all three cases.';

/** What the page of each problem code says. */
export const problemTexts: Readonly<Record<ErrorCode, ProblemText>> = {
  malformed_request: {
    meaning: 'The request is not well-formed HTTP, so nothing of it was read. The connection is closed.',
    cause:
      'Broken framing (two length headers, a missing Host header) or an address with a bad percent-encoding.',
    fix: 'Use an HTTP library, and encode query values with its own function.',
  },
  invalid_json: {
    meaning: 'The body could not be read as a JSON object.',
    cause: 'The body is empty, cut off, not UTF-8, or holds JSON that is no object.',
    fix: 'Send one JSON object in UTF-8 with Content-Type: application/json.',
  },
  invalid_request: {
    meaning: 'One or more fields, parameters or headers break a rule.',
    cause: 'The member "errors" names every fault at once: where it is, its code and what was expected.',
    fix: 'Correct all named faults and send the request again.',
  },
  missing_api_key: {
    meaning: 'The request carries no API key.',
    cause: 'There is no Authorization header. A key in the address, a cookie or the body is ignored.',
    fix: 'Send "Authorization: Bearer <API_KEY>" with every request.',
  },
  invalid_api_key: {
    meaning: 'The API key opens nothing.',
    cause: 'Another scheme than Bearer, a mistyped key, or one that was revoked or has expired.',
    fix: 'Check the key as it was copied; otherwise create a new one and replace it.',
  },
  browser_use_forbidden: {
    meaning: 'A secret key was sent by a browser, and the key was flagged for its owner.',
    cause: 'The request carries an Origin header, so the key is visible to every visitor of a page.',
    fix: 'Call the API from a backend only, and rotate the key: it must be taken as published.',
  },
  invalid_session: {
    meaning: 'The session of a visitor, or of a person of the dashboard, opens nothing.',
    cause:
      'A visitor’s is older than 15 minutes, was opened on another page origin, or was never given out; a person’s has ended.',
    fix: 'Open a new session: the website SDK does so by itself, once; in the dashboard, sign in.',
  },
  invalid_identity: {
    meaning: 'The identity token of a visitor is not accepted.',
    cause:
      'Another algorithm or key than the site names, another audience than the site id, no subject, or a validity that is over or longer than 24 hours.',
    fix: 'Sign it in the shop’s backend with the key of the site: aud = site id, sub = user id, exp at most 24 hours ahead.',
  },
  origin_not_allowed: {
    meaning: 'The page that sent this may not.',
    cause:
      'There is no such site id, or its list lacks the exact origin of the page: scheme, host and port; or another site’s page called the dashboard.',
    fix: 'Check data-site-id, and add the origin to website.sites[].origins in the settings.',
  },
  identity_required: {
    meaning: 'Visitors of this site must be signed in.',
    cause: 'The site has identity_required on, and the session carries no identity token.',
    fix: 'Give the script an identity token, or switch identity_required off for the site.',
  },
  access_not_enabled: {
    meaning: 'The company may not use the API at present.',
    cause: 'The service operator has not enabled access yet, or has switched it off.',
    fix: 'Ask the operator, who runs: aisle company enable <id>',
  },
  insufficient_scope: {
    meaning: 'The key may not call this operation.',
    cause: 'The key lacks the scope named in "required_scope"; no scope implies another.',
    fix: 'Use a key that has this scope, or create one.',
  },
  not_found: {
    meaning: 'There is no such route.',
    cause: 'A mistyped path. Paths are case-sensitive and have no slash at the end.',
    fix: 'Compare the path with the API reference.',
  },
  thread_not_found: {
    meaning: 'There is no such thread.',
    cause: `${notYours} A thread made with an end_user_id must be continued with the same value.`,
    fix: 'Leave thread_id out to begin a new conversation.',
  },
  faq_not_found: {
    meaning: 'There is no such FAQ.',
    cause: notYours,
    fix: 'Fetch the list of product FAQs again and use an id from it.',
  },
  product_not_found: { meaning: 'There is no such product.', cause: notYours, fix: 'Check the product_id.' },
  document_not_found: {
    meaning: 'There is no such document.',
    cause: notYours,
    fix: 'Check the document_id.',
  },
  source_not_found: { meaning: 'There is no such source.', cause: notYours, fix: 'Check the source_id.' },
  source_exists: {
    meaning: 'There is a source of that kind and address, or of that file, already.',
    cause: 'It was made before; `source_id` names it.',
    fix: 'Change or run that source, or delete it first.',
  },
  message_not_found: { meaning: 'There is no such message.', cause: notYours, fix: 'Check the message_id.' },
  trace_not_found: {
    meaning: 'There is no such trace.',
    cause: notYours,
    fix: 'Check the request or message id.',
  },
  rule_not_found: { meaning: 'There is no such search rule.', cause: notYours, fix: 'Check the rule id.' },
  method_not_allowed: {
    meaning: 'This path does not take this method.',
    cause: 'Another method than those in the Allow header.',
    fix: 'Use one of the methods in Allow.',
  },
  request_timeout: {
    meaning: 'The request did not arrive in time.',
    cause: 'Headers took longer than 10 seconds, or the whole request longer than 30.',
    fix: 'Send the request without pauses; split large imports.',
  },
  expectation_failed: {
    meaning: 'The Expect header asks for something this server does not do.',
    cause: 'An Expect header other than 100-continue.',
    fix: 'Leave the Expect header out.',
  },
  headers_too_large: {
    meaning: 'The headers are larger than 16 KiB.',
    cause: 'Large cookies or tracing headers are passed on.',
    fix: 'Send only the headers the API asks for.',
  },
  thread_busy: {
    meaning: 'Too many messages are waiting in this thread.',
    cause: 'Messages of a thread are answered one after another; 8 are waiting, or one waited 10 seconds.',
    fix: laterAgain,
  },
  idempotency_in_flight: {
    meaning: 'The first request with this Idempotency-Key is still running.',
    cause: 'The request was repeated before its first try had ended.',
    fix: laterAgain,
  },
  faq_retired: {
    meaning: 'This FAQ is no longer offered.',
    cause: 'Its product or its facts have changed, or it was last listed too long ago.',
    fix: 'Fetch the list of product FAQs again.',
  },
  payload_too_large: {
    meaning: 'The body is larger than this operation takes.',
    cause: 'Bodies may have 64 KiB; bulk imports 10 MiB and 10,000 items.',
    fix: 'Split the request.',
  },
  uri_too_long: {
    meaning: 'The address is longer than 8 KiB.',
    cause: 'A very long query string.',
    fix: 'Shorten the query values.',
  },
  unsupported_media_type: {
    meaning: 'The body has a media type this operation does not take.',
    cause: 'Missing or other Content-Type, another charset than UTF-8, or a Content-Encoding.',
    fix: 'Send Content-Type: application/json, in UTF-8, not compressed.',
  },
  faq_question_mismatch: {
    meaning: 'query_text is not the question of the FAQ that faq_id names.',
    cause: 'The question was changed, trimmed or translated on the way.',
    fix: 'Send the question exactly as it was listed ("expected_question"), or leave faq_id out.',
  },
  idempotency_key_reused: {
    meaning: 'This Idempotency-Key was used with another body.',
    cause: 'The key is not new for each logical request.',
    fix: 'Make a new key for each new request, and repeat it only with the same body.',
  },
  rate_limited: {
    meaning: 'The rate limit is used up for this window.',
    cause:
      'More requests than the policy in RateLimit-Policy allows per minute, or too many bad keys from one address.',
    fix: laterAgain,
  },
  budget_exhausted: {
    meaning: 'The spend cap is reached and degraded answers are switched off.',
    cause: 'Model use of today has reached answers.daily_budget.',
    fix: 'Raise the budget, or set answers.allow_degraded to true.',
  },
  sign_in_failed: {
    meaning: 'The details do not fit an account.',
    cause: 'Another address, password or code than the account has; which of them is not said.',
    fix: 'Try again, or ask for a link to choose a new password.',
  },
  not_permitted: {
    meaning: 'You are signed in, but this is not among your areas.',
    cause:
      'Your role or your grants in this company do not cover it; "required_grant" names what is missing.',
    fix: 'Ask an admin of the company (Settings > Team).',
  },
  second_factor_required: {
    meaning: 'This company lets in only people whose account has a second factor.',
    cause: 'An admin has switched this on (Settings > Team), and your account has none yet.',
    fix: 'Switch it on under "Your account", then open the page again.',
  },
  company_not_found: {
    meaning: 'There is no such company for you.',
    cause: notYours,
    fix: 'Choose one of your companies.',
  },
  key_not_found: { meaning: 'There is no such API key.', cause: notYours, fix: 'Reload the list of keys.' },
  member_not_found: {
    meaning: 'There is no such person in this company.',
    cause: 'They have left, or never were in it.',
    fix: 'Reload the list of people.',
  },
  invitation_not_found: {
    meaning: 'There is no such open invitation.',
    cause: 'It was accepted, withdrawn, or never existed.',
    fix: 'Invite the address again.',
  },
  case_not_found: {
    meaning: 'There is no such test case.',
    cause: notYours,
    fix: 'Reload the list of test cases.',
  },
  gap_not_found: {
    meaning: 'There is no such group of unanswered questions.',
    cause: 'It was dealt with, or its conversations were deleted.',
    fix: 'Reload the list of gaps.',
  },
  job_not_found: {
    meaning: 'There is no such failed job.',
    cause: 'It was started again, or has been cleared away.',
    fix: 'Reload the list of jobs.',
  },
  last_admin: {
    meaning: 'The company would be left without an admin.',
    cause: 'The only admin was to be removed or made a member.',
    fix: 'Make another person admin first.',
  },
  link_not_valid: {
    meaning: 'The link opens nothing.',
    cause: 'It was used, has expired, was withdrawn, or was not copied whole.',
    fix: 'Ask for a new link.',
  },
  internal_error: {
    meaning: 'The server has a defect. Nothing was stored.',
    cause: 'Unknown until looked at.',
    fix: 'Report the request_id to the operator, who finds it in the log.',
  },
  unavailable: {
    meaning: 'The server cannot take this request at the moment.',
    cause: 'The store cannot be reached, the disk is full, or the server is shutting down.',
    fix: laterAgain,
  },
};
