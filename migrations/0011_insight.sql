-- What the dashboard shows of use: the log of requests, gaps in the knowledge, regression cases and their runs.

-- Ids of requests ascend with time, so the primary key is the order of the list.
create table request_log (
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

-- What was decided about a question that was not answered; `asked` is how often it had been asked by then.
create table gap_mark (
  company_id text collate "binary" not null,
  locale text collate "binary" not null,
  question_key text collate "binary" not null,
  state text collate "binary" not null,
  asked integer not null,
  faq_id bigint,
  updated_at bigint not null,
  primary key (company_id, locale, question_key)
);

create table eval_case (
  company_id text collate "binary" not null,
  case_id text collate "binary" not null,
  body text collate "binary" not null,
  created_at bigint not null,
  primary key (company_id, case_id)
);

create table eval_run (
  company_id text collate "binary" not null,
  run_id text collate "binary" not null,
  started_at bigint not null,
  finished_at bigint,
  passed integer not null,
  failed integer not null,
  results text collate "binary" not null,
  primary key (company_id, run_id)
);
