-- Products, documents and their passages. Times are epoch milliseconds, JSON is text checked in store.ts.

create table product (
  company_id text collate "binary" not null,
  product_id text collate "binary" not null,
  locale text collate "binary" not null,
  record text collate "binary" not null,
  record_hash text collate "binary" not null,
  updated_at bigint not null,
  stored_at bigint not null,
  primary key (company_id, product_id, locale)
);

create table product_url (
  company_id text collate "binary" not null,
  url_key text collate "binary" not null,
  product_id text collate "binary" not null,
  locale text collate "binary" not null,
  variant_id text collate "binary" not null,
  primary key (company_id, url_key, product_id, locale, variant_id)
);
create index product_url_product on product_url (company_id, product_id, locale);

create table document (
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
create index document_url on document (company_id, url_key);

create table passage (
  company_id text collate "binary" not null,
  document_id text collate "binary" not null,
  locale text collate "binary" not null,
  seq integer not null,
  heading_path text collate "binary" not null,
  start_offset integer not null,
  end_offset integer not null,
  primary key (company_id, document_id, locale, seq)
);

-- Texts that answers cite (documents and product fact sheets), addressed by their SHA-256.
create table snapshot (
  company_id text collate "binary" not null,
  hash text collate "binary" not null,
  source_id text collate "binary" not null,
  text text collate "binary" not null,
  created_at bigint not null,
  primary key (company_id, hash, source_id)
);
create index snapshot_source on snapshot (company_id, source_id, created_at);
