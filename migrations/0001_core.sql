-- Companies, keys, audit, rate limits, jobs. Portable subset: docs/decisions/0002-one-sql-subset.md.
-- A table with company_id gets forced row-level security on PostgreSQL unless it carries an "Unscoped:" line.

create table company (
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

create table api_key (
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
create index api_key_company on api_key (company_id, created_at);

create table audit (
  audit_id text collate "binary" primary key,
  company_id text collate "binary" not null,
  actor text collate "binary" not null,
  action text collate "binary" not null,
  target text collate "binary" not null,
  details text collate "binary" not null,
  created_at bigint not null
);
create index audit_company on audit (company_id, created_at);

create table counter (
  -- Unscoped: one sequence for all companies (faq ids are never re-used).
  name text collate "binary" primary key,
  value bigint not null
);
insert into counter (name, value) values ('faq_id', 4000);

create table job (
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
create unique index job_dedupe on job (kind, dedupe_key) where dedupe_key is not null and state in ('queued', 'running');
create index job_ready on job (state, run_at);
create index job_company on job (company_id, kind, state);

create table schedule (
  -- Unscoped: turned into jobs by whichever worker wins the row.
  kind text collate "binary" not null,
  company_id text collate "binary" not null,
  every_ms bigint not null,
  next_run_at bigint not null,
  primary key (kind, company_id)
);

create table change (
  company_id text collate "binary" not null,
  change_seq bigint not null,
  kind text collate "binary" not null,
  entity_id text collate "binary" not null,
  locale text collate "binary" not null,
  created_at bigint not null,
  primary key (company_id, change_seq)
);
create index change_age on change (created_at);
