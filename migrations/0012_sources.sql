-- Where products and documents come from by themselves: addresses, uploads, and what each of them supplied.

create table source (
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
create unique index source_url on source (company_id, url_key);
create index source_due on source (company_id, next_run_at) where next_run_at is not null;

-- Pages of a source: what is to be fetched in this run, and what became of each.
create table source_page (
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
  fetched_at bigint,
  primary key (company_id, source_id, url_key)
);
create index source_page_status on source_page (company_id, source_id, status, depth);

-- Records a source supplies, with the run that saw each last.
create table source_item (
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
create index source_item_entity on source_item (company_id, kind, entity_id);
create index source_item_page on source_item (company_id, source_id, page_key) where page_key is not null;

-- How a merchant said the columns of an imported file are read; used again for a file of the same name.
create table import_mapping (
  company_id text collate "binary" not null,
  file_name text collate "binary" not null,
  mapping text collate "binary" not null,
  updated_at bigint not null,
  primary key (company_id, file_name)
);
