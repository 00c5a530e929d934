-- What language models have cost, and what running calls may still cost.

create table model_spend (
  -- Unscoped: counts a company or the whole server; the scope is made from the context, never from a request.
  scope text collate "binary" not null,
  period text collate "binary" not null,
  micros bigint not null,
  tokens bigint not null,
  calls bigint not null,
  primary key (scope, period)
);

create table model_reservation (
  -- Unscoped: like model_spend, whose sums it is added to until the call is settled.
  reservation_id text collate "binary" not null,
  scope text collate "binary" not null,
  micros bigint not null,
  tokens bigint not null,
  expires_at bigint not null,
  primary key (scope, reservation_id)
);
