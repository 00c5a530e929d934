-- Threads, messages, stored replies, traces, product FAQs.

create table thread (
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
  updated_at bigint not null,
  primary key (company_id, thread_id)
);
create index thread_updated on thread (company_id, updated_at, thread_id);
create index thread_end_user on thread (company_id, end_user_id);

create table message (
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
  created_at bigint not null,
  primary key (company_id, message_id)
);
create unique index message_order on message (company_id, thread_id, seq);

create table idempotency (
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
create index idempotency_age on idempotency (created_at);
create index idempotency_thread on idempotency (company_id, thread_id);

create table trace (
  company_id text collate "binary" not null,
  request_id text collate "binary" not null,
  message_id text collate "binary",
  thread_id text collate "binary",
  body text collate "binary" not null,
  created_at bigint not null,
  primary key (company_id, request_id)
);
create index trace_message on trace (company_id, message_id);
create index trace_age on trace (company_id, created_at);

-- One row per (canonical page, served locale): the state machine of contract §3.
create table faq_page (
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
  retry_at bigint,
  primary key (company_id, url_key, locale)
);
create index faq_page_product on faq_page (company_id, product_id);
create index faq_page_state on faq_page (company_id, state, requested_at);

create table faq (
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
  updated_at bigint not null,
  primary key (company_id, faq_id)
);
create index faq_page_list on faq (company_id, url_key, locale, state);
create unique index faq_question on faq (company_id, url_key, locale, question_key);

-- Which facts an answer used; a changed fact finds its answers by (kind, entity).
create table faq_fact (
  company_id text collate "binary" not null,
  faq_id bigint not null,
  fact_kind text collate "binary" not null,
  entity_id text collate "binary" not null,
  path text collate "binary" not null,
  fact_hash text collate "binary" not null,
  primary key (company_id, faq_id, fact_kind, entity_id, path)
);
create index faq_fact_entity on faq_fact (company_id, fact_kind, entity_id);

-- Questions shoppers asked about a product, counted, for FAQ generation and demand.
create table asked_question (
  company_id text collate "binary" not null,
  locale text collate "binary" not null,
  product_id text collate "binary" not null,
  question_key text collate "binary" not null,
  question text collate "binary" not null,
  askers integer not null,
  last_asked_at bigint not null,
  primary key (company_id, locale, product_id, question_key)
);

-- Search queries, counted per day, for popular and zero-result lists and autocomplete.
create table query_count (
  company_id text collate "binary" not null,
  day integer not null,
  locale text collate "binary" not null,
  query_key text collate "binary" not null,
  query_text text collate "binary" not null,
  searches integer not null,
  zero_results integer not null,
  primary key (company_id, day, locale, query_key)
);

-- Merchandising rules and merchant synonyms of search.
create table search_rule (
  company_id text collate "binary" not null,
  rule_id text collate "binary" not null,
  kind text collate "binary" not null,
  locale text collate "binary",
  body text collate "binary" not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (company_id, rule_id)
);
