-- What the dashboard knows by itself: gaps that something else has closed since, evaluations that run on a schedule, and
-- the pages on which a site's widget was seen.

-- What answers the question since, as JSON; only of marks with the state `answered`.
alter table gap_mark add column answered_by text collate "binary";

-- Up to which change of a company's data its gaps were asked again.
create table gap_check (
  company_id text collate "binary" not null,
  change_seq bigint not null,
  checked_at bigint not null,
  primary key (company_id)
);

create table eval_schedule (
  company_id text collate "binary" not null,
  every text collate "binary" not null,
  next_at bigint not null,
  primary key (company_id)
);

-- Written at most once a minute for each site and host.
create table website_seen (
  company_id text collate "binary" not null,
  site_id text collate "binary" not null,
  host text collate "binary" not null,
  seen_at bigint not null,
  primary key (company_id, site_id, host)
);
