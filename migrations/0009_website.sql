-- The website surface: sites by their public ids, sessions and visitors of their pages, what those did there.

create table website_site (
  -- Unscoped: found by its public id before the company is known.
  site_id text collate "binary" primary key,
  company_id text collate "binary" not null
);
create index website_site_company on website_site (company_id);

create table website_session (
  -- Unscoped: found by the hash of its token before the company is known.
  session_hash text collate "binary" primary key,
  company_id text collate "binary" not null,
  site_id text collate "binary" not null,
  origin text collate "binary" not null,
  visitor_id text collate "binary" not null,
  end_user_id text collate "binary",
  expires_at bigint not null
);
create index website_session_age on website_session (company_id, expires_at);
create index website_session_visitor on website_session (company_id, visitor_id);

-- The secret by which a visitor is known again on the same site; only its hash.
create table website_visitor (
  company_id text collate "binary" not null,
  visitor_hash text collate "binary" not null,
  site_id text collate "binary" not null,
  visitor_id text collate "binary" not null,
  seen_at bigint not null,
  primary key (company_id, visitor_hash)
);
create index website_visitor_age on website_visitor (company_id, seen_at);
create index website_visitor_id on website_visitor (company_id, visitor_id);

create table website_event (
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
create index website_event_age on website_event (company_id, created_at);
create index website_event_owner on website_event (company_id, owner_id);

-- Threads of the website go on on the same site only.
alter table thread add column site_id text collate "binary";
