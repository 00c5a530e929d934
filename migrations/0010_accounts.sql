-- People of the dashboard: accounts and sessions (kept by the sign-in library), members of companies, invitations.

create table auth_user (
  id text collate "binary" primary key,
  name text collate "binary" not null,
  email text collate "binary" not null unique,
  email_verified integer not null,
  image text collate "binary",
  two_factor_enabled integer,
  created_at bigint not null,
  updated_at bigint not null
);

create table auth_session (
  id text collate "binary" primary key,
  user_id text collate "binary" not null references auth_user (id) on delete cascade,
  token text collate "binary" not null unique,
  expires_at bigint not null,
  ip_address text collate "binary",
  user_agent text collate "binary",
  created_at bigint not null,
  updated_at bigint not null
);
create index auth_session_user on auth_session (user_id);

create table auth_account (
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
create index auth_account_user on auth_account (user_id);

create table auth_verification (
  id text collate "binary" primary key,
  identifier text collate "binary" not null,
  value text collate "binary" not null,
  expires_at bigint not null,
  created_at bigint not null,
  updated_at bigint not null
);
create index auth_verification_identifier on auth_verification (identifier);

create table auth_two_factor (
  id text collate "binary" primary key,
  user_id text collate "binary" not null references auth_user (id) on delete cascade,
  secret text collate "binary" not null,
  backup_codes text collate "binary" not null,
  verified integer,
  failed_verification_count integer,
  locked_until bigint
);
create index auth_two_factor_user on auth_two_factor (user_id);

-- Who runs the server; every other right belongs to a company.
create table server_operator (
  user_id text collate "binary" primary key,
  created_at bigint not null
);

-- The link of the first start, by the hash of its code.
create table setup_code (
  code_hash text collate "binary" primary key,
  created_at bigint not null,
  expires_at bigint not null
);

create table member (
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
create index member_user on member (user_id);

create table invitation (
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
create index invitation_company on invitation (company_id, created_at);
