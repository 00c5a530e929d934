-- Generated from the migrations by test/migrate.test.ts; do not edit.

CREATE TABLE api_key (
  -- Unscoped: found by the hash of the key before the company is known.
  key_id text collate "binary" primary key,
  company_id text collate "binary" not null references company (company_id),
  key_hash text collate "binary" not null unique,
  prefix text collate "binary" not null,
  last4 text collate "binary" not null,
  name text collate "binary" not null,
  scopes text collate "binary" not null,
  created_by text collate "binary" not null,
  created_at bigint not null,
  expires_at bigint,
  last_used_at bigint,
  revoked_at bigint,
  browser_seen_at bigint
);

CREATE INDEX api_key_company on api_key (company_id, created_at);

CREATE TABLE asked_question (
  company_id text collate "binary" not null,
  locale text collate "binary" not null,
  product_id text collate "binary" not null,
  question_key text collate "binary" not null,
  question text collate "binary" not null,
  askers integer not null,
  last_asked_at bigint not null,
  primary key (company_id, locale, product_id, question_key)
);

CREATE TABLE audit (
  audit_id text collate "binary" primary key,
  company_id text collate "binary" not null,
  actor text collate "binary" not null,
  action text collate "binary" not null,
  target text collate "binary" not null,
  details text collate "binary" not null,
  created_at bigint not null
);

CREATE INDEX audit_company on audit (company_id, created_at);

CREATE TABLE auth_account (
  id text collate "binary" primary key,
  user_id text collate "binary" not null references auth_user (id) on delete cascade,
  account_id text collate "binary" not null,
  provider_id text collate "binary" not null,
  access_token text collate "binary",
  refresh_token text collate "binary",
  id_token text collate "binary",
  access_token_expires_at bigint,
  refresh_token_expires_at bigint,
  scope text collate "binary",
  password text collate "binary",
  created_at bigint not null,
  updated_at bigint not null
);

CREATE INDEX auth_account_user on auth_account (user_id);

CREATE TABLE auth_session (
  id text collate "binary" primary key,
  user_id text collate "binary" not null references auth_user (id) on delete cascade,
  token text collate "binary" not null unique,
  expires_at bigint not null,
  ip_address text collate "binary",
  user_agent text collate "binary",
  created_at bigint not null,
  updated_at bigint not null
);

CREATE INDEX auth_session_user on auth_session (user_id);

CREATE TABLE auth_two_factor (
  id text collate "binary" primary key,
  user_id text collate "binary" not null references auth_user (id) on delete cascade,
  secret text collate "binary" not null,
  backup_codes text collate "binary" not null,
  verified integer,
  failed_verification_count integer,
  locked_until bigint
);

CREATE INDEX auth_two_factor_user on auth_two_factor (user_id);

CREATE TABLE auth_user (
  id text collate "binary" primary key,
  name text collate "binary" not null,
  email text collate "binary" not null unique,
  email_verified integer not null,
  image text collate "binary",
  two_factor_enabled integer,
  created_at bigint not null,
  updated_at bigint not null
);

CREATE TABLE auth_verification (
  id text collate "binary" primary key,
  identifier text collate "binary" not null,
  value text collate "binary" not null,
  expires_at bigint not null,
  created_at bigint not null,
  updated_at bigint not null
);

CREATE INDEX auth_verification_identifier on auth_verification (identifier);

CREATE TABLE change (
  company_id text collate "binary" not null,
  change_seq bigint not null,
  kind text collate "binary" not null,
  entity_id text collate "binary" not null,
  locale text collate "binary" not null,
  created_at bigint not null,
  primary key (company_id, change_seq)
);

CREATE INDEX change_age on change (created_at);

CREATE TABLE company (
  -- Unscoped: the row that says who the companies are; looked up before any scope exists.
  company_id text collate "binary" primary key,
  name text collate "binary" not null,
  access_enabled integer not null,
  settings text collate "binary" not null,
  limits text collate "binary" not null,
  change_seq bigint not null,
  created_at bigint not null,
  updated_at bigint not null
);

CREATE TABLE counter (
  -- Unscoped: one sequence for all companies (faq ids are never re-used).
  name text collate "binary" primary key,
  value bigint not null
);

CREATE TABLE document (
  company_id text collate "binary" not null,
  document_id text collate "binary" not null,
  locale text collate "binary" not null,
  title text collate "binary" not null,
  url text collate "binary",
  url_key text collate "binary",
  trust text collate "binary" not null,
  content_type text collate "binary" not null,
  content_hash text collate "binary" not null,
  text text collate "binary" not null,
  text_hash text collate "binary" not null,
  created_at bigint not null,
  updated_at bigint not null,
  confirmed_at bigint not null,
  primary key (company_id, document_id, locale)
);

CREATE INDEX document_url on document (company_id, url_key);

CREATE TABLE eval_case (
  company_id text collate "binary" not null,
  case_id text collate "binary" not null,
  body text collate "binary" not null,
  created_at bigint not null,
  primary key (company_id, case_id)
);

CREATE TABLE eval_run (
  company_id text collate "binary" not null,
  run_id text collate "binary" not null,
  started_at bigint not null,
  finished_at bigint,
  passed integer not null,
  failed integer not null,
  results text collate "binary" not null,
  primary key (company_id, run_id)
);

CREATE TABLE eval_schedule (
  company_id text collate "binary" not null,
  every text collate "binary" not null,
  next_at bigint not null,
  primary key (company_id)
);

CREATE TABLE faq (
  company_id text collate "binary" not null,
  faq_id bigint not null,
  url_key text collate "binary",
  locale text collate "binary" not null,
  product_id text collate "binary",
  origin text collate "binary" not null,
  state text collate "binary" not null,
  review text collate "binary" not null,
  pinned integer not null,
  position integer not null,
  question text collate "binary" not null,
  question_key text collate "binary" not null,
  answer text collate "binary" not null,
  variants text collate "binary" not null,
  last_listed_at bigint,
  created_at bigint not null,
  updated_at bigint not null, replaced_by bigint,
  primary key (company_id, faq_id)
);

CREATE INDEX faq_page_list on faq (company_id, url_key, locale, state);

CREATE INDEX faq_product on faq (company_id, product_id);

CREATE UNIQUE INDEX faq_question on faq (company_id, url_key, locale, question_key);

CREATE INDEX faq_reviewed on faq (company_id, review, locale, faq_id);

CREATE TABLE faq_fact (
  company_id text collate "binary" not null,
  faq_id bigint not null,
  fact_kind text collate "binary" not null,
  entity_id text collate "binary" not null,
  path text collate "binary" not null,
  fact_hash text collate "binary" not null, quote text collate "binary",
  primary key (company_id, faq_id, fact_kind, entity_id, path)
);

CREATE INDEX faq_fact_entity on faq_fact (company_id, fact_kind, entity_id);

CREATE TABLE faq_page (
  company_id text collate "binary" not null,
  url_key text collate "binary" not null,
  locale text collate "binary" not null,
  page_url text collate "binary" not null,
  product_id text collate "binary",
  state text collate "binary" not null,
  reason text collate "binary",
  requested_at bigint not null,
  generated_at bigint,
  expires_at bigint,
  retry_at bigint, alias_of text collate "binary",
  primary key (company_id, url_key, locale)
);

CREATE INDEX faq_page_product on faq_page (company_id, product_id);

CREATE INDEX faq_page_state on faq_page (company_id, state, requested_at);

CREATE TABLE gap_check (
  company_id text collate "binary" not null,
  change_seq bigint not null,
  checked_at bigint not null,
  primary key (company_id)
);

CREATE TABLE gap_mark (
  company_id text collate "binary" not null,
  locale text collate "binary" not null,
  question_key text collate "binary" not null,
  state text collate "binary" not null,
  asked integer not null,
  faq_id bigint,
  updated_at bigint not null, answered_by text collate "binary",
  primary key (company_id, locale, question_key)
);

CREATE TABLE idempotency (
  company_id text collate "binary" not null,
  route text collate "binary" not null,
  idempotency_key text collate "binary" not null,
  body_hash text collate "binary" not null,
  status integer not null,
  response text collate "binary" not null,
  thread_id text collate "binary",
  created_at bigint not null,
  primary key (company_id, route, idempotency_key)
);

CREATE INDEX idempotency_age on idempotency (created_at);

CREATE INDEX idempotency_thread on idempotency (company_id, thread_id);

CREATE TABLE import_mapping (
  company_id text collate "binary" not null,
  file_name text collate "binary" not null,
  mapping text collate "binary" not null,
  updated_at bigint not null,
  primary key (company_id, file_name)
);

CREATE TABLE invitation (
  -- Unscoped: found by the hash of its token before the company is known.
  invitation_id text collate "binary" primary key,
  company_id text collate "binary" not null references company (company_id),
  token_hash text collate "binary" not null unique,
  email text collate "binary" not null,
  role text collate "binary" not null,
  grants text collate "binary" not null,
  invited_by text collate "binary" not null,
  created_at bigint not null,
  expires_at bigint not null,
  ended_at bigint
);

CREATE INDEX invitation_company on invitation (company_id, created_at);

CREATE TABLE job (
  -- Unscoped: claimed by workers of every company; company_id only scopes what the handler does.
  job_id text collate "binary" primary key,
  company_id text collate "binary",
  kind text collate "binary" not null,
  dedupe_key text collate "binary",
  payload text collate "binary" not null,
  priority integer not null,
  run_at bigint not null,
  state text collate "binary" not null,
  attempt integer not null,
  max_attempts integer not null,
  lease_until bigint,
  lease_owner text collate "binary",
  fence bigint not null,
  progress text collate "binary",
  last_error text collate "binary",
  created_at bigint not null,
  finished_at bigint
);

CREATE INDEX job_company on job (company_id, kind, state);

CREATE UNIQUE INDEX job_dedupe on job (kind, dedupe_key) where dedupe_key is not null and state in ('queued', 'running');

CREATE INDEX job_finished on job (state, finished_at);

CREATE INDEX job_ready on job (state, run_at);

CREATE INDEX job_turn on job (kind, state, company_id, priority desc, run_at, job_id);

CREATE TABLE member (
  -- Unscoped: found by the user before the company is known.
  company_id text collate "binary" not null references company (company_id),
  user_id text collate "binary" not null,
  email text collate "binary" not null,
  name text collate "binary" not null,
  role text collate "binary" not null,
  grants text collate "binary" not null,
  created_at bigint not null,
  last_seen_at bigint,
  primary key (company_id, user_id)
);

CREATE INDEX member_user on member (user_id);

CREATE TABLE message (
  company_id text collate "binary" not null,
  message_id text collate "binary" not null,
  thread_id text collate "binary" not null,
  seq integer not null,
  operation text collate "binary" not null,
  query_text text collate "binary" not null,
  result_text text collate "binary" not null,
  answer_status text collate "binary" not null,
  engine text collate "binary" not null,
  locale text collate "binary" not null,
  response text collate "binary" not null,
  rating integer,
  comment text collate "binary",
  created_at bigint not null, is_first integer,
  primary key (company_id, message_id)
);

CREATE UNIQUE INDEX message_order on message (company_id, thread_id, seq) where is_first is null;

CREATE TABLE model_reservation (
  -- Unscoped: like model_spend, whose sums it is added to until the call is settled.
  reservation_id text collate "binary" not null,
  scope text collate "binary" not null,
  micros bigint not null,
  tokens bigint not null,
  expires_at bigint not null,
  primary key (scope, reservation_id)
);

CREATE TABLE model_spend (
  -- Unscoped: counts a company or the whole server; the scope is made from the context, never from a request.
  scope text collate "binary" not null,
  period text collate "binary" not null,
  micros bigint not null,
  tokens bigint not null,
  calls bigint not null,
  primary key (scope, period)
);

CREATE TABLE passage (
  company_id text collate "binary" not null,
  document_id text collate "binary" not null,
  locale text collate "binary" not null,
  seq integer not null,
  heading_path text collate "binary" not null,
  start_offset integer not null,
  end_offset integer not null,
  primary key (company_id, document_id, locale, seq)
);

CREATE TABLE product (
  company_id text collate "binary" not null,
  product_id text collate "binary" not null,
  locale text collate "binary" not null,
  record text collate "binary" not null,
  record_hash text collate "binary" not null,
  updated_at bigint not null,
  stored_at bigint not null, price_changes_at bigint,
  primary key (company_id, product_id, locale)
);

CREATE INDEX product_price_changes on product (company_id, price_changes_at) where price_changes_at is not null;

CREATE INDEX product_stored on product (company_id, stored_at desc, product_id, locale);

CREATE TABLE product_url (
  company_id text collate "binary" not null,
  url_key text collate "binary" not null,
  product_id text collate "binary" not null,
  locale text collate "binary" not null,
  variant_id text collate "binary" not null,
  primary key (company_id, url_key, product_id, locale, variant_id)
);

CREATE INDEX product_url_product on product_url (company_id, product_id, locale);

CREATE TABLE query_count (
  company_id text collate "binary" not null,
  day integer not null,
  locale text collate "binary" not null,
  query_key text collate "binary" not null,
  query_text text collate "binary" not null,
  searches integer not null,
  zero_results integer not null,
  primary key (company_id, day, locale, query_key)
);

CREATE TABLE request_log (
  company_id text collate "binary" not null,
  request_id text collate "binary" not null,
  at bigint not null,
  operation text collate "binary" not null,
  method text collate "binary" not null,
  status integer not null,
  code text collate "binary",
  key_id text collate "binary",
  duration_ms double precision not null,
  primary key (company_id, request_id)
);

CREATE TABLE schedule (
  -- Unscoped: turned into jobs by whichever worker wins the row.
  kind text collate "binary" not null,
  company_id text collate "binary" not null,
  every_ms bigint not null,
  next_run_at bigint not null,
  primary key (kind, company_id)
);

CREATE TABLE search_rule (
  company_id text collate "binary" not null,
  rule_id text collate "binary" not null,
  kind text collate "binary" not null,
  locale text collate "binary",
  body text collate "binary" not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (company_id, rule_id)
);

CREATE TABLE server_operator (
  user_id text collate "binary" primary key,
  created_at bigint not null
);

CREATE TABLE setup_code (
  code_hash text collate "binary" primary key,
  created_at bigint not null,
  expires_at bigint not null
);

CREATE TABLE snapshot (
  company_id text collate "binary" not null,
  hash text collate "binary" not null,
  source_id text collate "binary" not null,
  text text collate "binary" not null,
  created_at bigint not null,
  primary key (company_id, hash, source_id)
);

CREATE INDEX snapshot_source on snapshot (company_id, source_id, created_at);

CREATE TABLE source (
  company_id text collate "binary" not null,
  source_id text collate "binary" not null,
  kind text collate "binary" not null,
  name text collate "binary" not null,
  url text collate "binary",
  -- Kind and address in one spelling: the same source is not made twice.
  url_key text collate "binary" not null,
  options text collate "binary" not null,
  status text collate "binary" not null,
  -- Counts each run; what an older run saw last is gone.
  run_seq bigint not null,
  progress text collate "binary" not null,
  started_at bigint,
  finished_at bigint,
  error text collate "binary",
  report text collate "binary",
  next_run_at bigint,
  cancelled_at bigint,
  content bytea,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (company_id, source_id)
);

CREATE INDEX source_due on source (company_id, next_run_at) where next_run_at is not null;

CREATE UNIQUE INDEX source_url on source (company_id, url_key);

CREATE TABLE source_item (
  company_id text collate "binary" not null,
  source_id text collate "binary" not null,
  kind text collate "binary" not null,
  entity_id text collate "binary" not null,
  locale text collate "binary" not null,
  -- The page it was read from, where it was read from one.
  page_key text collate "binary",
  run_seq bigint not null,
  primary key (company_id, source_id, kind, entity_id, locale)
);

CREATE INDEX source_item_entity on source_item (company_id, kind, entity_id);

CREATE INDEX source_item_page on source_item (company_id, source_id, page_key) where page_key is not null;

CREATE TABLE source_page (
  company_id text collate "binary" not null,
  source_id text collate "binary" not null,
  url_key text collate "binary" not null,
  url text collate "binary" not null,
  status text collate "binary" not null,
  reason text collate "binary",
  depth integer not null,
  run_seq bigint not null,
  http_status integer,
  etag text collate "binary",
  last_modified text collate "binary",
  content_hash text collate "binary",
  title text collate "binary",
  fetched_at bigint, leads_to text collate "binary",
  primary key (company_id, source_id, url_key)
);

CREATE INDEX source_page_leads on source_page (company_id, url_key) where leads_to is not null;

CREATE INDEX source_page_status on source_page (company_id, source_id, status, depth);

CREATE TABLE text_vector (
  company_id text collate "binary" not null,
  text_hash text collate "binary" not null,
  model text collate "binary" not null,
  vector bytea not null,
  primary key (company_id, text_hash)
);

CREATE TABLE thread (
  company_id text collate "binary" not null,
  thread_id text collate "binary" not null,
  channel text collate "binary" not null,
  end_user_id text collate "binary",
  status text collate "binary" not null,
  locale text collate "binary" not null,
  page_url text collate "binary",
  context text collate "binary" not null,
  last_seq integer not null,
  created_at bigint not null,
  updated_at bigint not null, first_message_id text collate "binary", site_id text collate "binary",
  primary key (company_id, thread_id)
);

CREATE INDEX thread_end_user on thread (company_id, end_user_id) where end_user_id is not null;

CREATE INDEX thread_updated on thread (company_id, updated_at, thread_id);

CREATE TABLE trace (
  company_id text collate "binary" not null,
  request_id text collate "binary" not null,
  message_id text collate "binary",
  thread_id text collate "binary",
  body text collate "binary" not null,
  created_at bigint not null,
  primary key (company_id, request_id)
);

CREATE INDEX trace_age on trace (company_id, created_at);

CREATE INDEX trace_message on trace (company_id, message_id);

CREATE TABLE website_event (
  company_id text collate "binary" not null,
  event_key text collate "binary" not null,
  site_id text collate "binary" not null,
  owner_id text collate "binary" not null,
  type text collate "binary" not null,
  body text collate "binary" not null,
  message_id text collate "binary",
  happened_at bigint not null,
  created_at bigint not null,
  primary key (company_id, event_key)
);

CREATE INDEX website_event_age on website_event (company_id, created_at);

CREATE INDEX website_event_owner on website_event (company_id, owner_id);

CREATE TABLE website_seen (
  company_id text collate "binary" not null,
  site_id text collate "binary" not null,
  host text collate "binary" not null,
  seen_at bigint not null,
  primary key (company_id, site_id, host)
);

CREATE TABLE website_session (
  -- Unscoped: found by the hash of its token before the company is known.
  session_hash text collate "binary" primary key,
  company_id text collate "binary" not null,
  site_id text collate "binary" not null,
  origin text collate "binary" not null,
  visitor_id text collate "binary" not null,
  end_user_id text collate "binary",
  expires_at bigint not null
);

CREATE INDEX website_session_age on website_session (company_id, expires_at);

CREATE INDEX website_session_visitor on website_session (company_id, visitor_id);

CREATE TABLE website_site (
  -- Unscoped: found by its public id before the company is known.
  site_id text collate "binary" primary key,
  company_id text collate "binary" not null
);

CREATE INDEX website_site_company on website_site (company_id);

CREATE TABLE website_visitor (
  company_id text collate "binary" not null,
  visitor_hash text collate "binary" not null,
  site_id text collate "binary" not null,
  visitor_id text collate "binary" not null,
  seen_at bigint not null,
  primary key (company_id, visitor_hash)
);

CREATE INDEX website_visitor_age on website_visitor (company_id, seen_at);

CREATE INDEX website_visitor_id on website_visitor (company_id, visitor_id);
