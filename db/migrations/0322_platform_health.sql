-- Platform: which processes run, how their jobs go, and which errors browsers told, as the page of the team shows it.

create table running_processes (
  id         uuid primary key,
  kind       text not null check (kind in ('web', 'worker')),
  host       text not null,
  pid        integer not null,
  version    text not null,
  node       text not null,
  started_at timestamptz not null,
  -- Twice a minute; one that is silent for longer is gone, or hangs.
  seen_at    timestamptz not null
);

-- One row for each job, written together twice a minute, however often they run.
create table job_reports (
  name          text primary key,
  every_seconds double precision not null,
  -- The end of the last run that succeeded, and how long it took.
  ran_at        timestamptz,
  took_ms       integer,
  failed_at     timestamptz,
  error         text,
  -- How often it failed since then.
  failures      integer not null default 0,
  -- By a worker that has this job; one that none has had for a day is left out.
  known_at      timestamptz not null
);

-- Errors that browsers told, a row for each kind and day in São Paulo, scrubbed.
create table browser_errors (
  day      date not null,
  key      text not null,
  message  text not null,
  page     text not null,
  agent    text not null,
  times    integer not null check (times > 0),
  first_at timestamptz not null,
  last_at  timestamptz not null,
  primary key (day, key)
);

-- Since when a sweep has failed at a row.
alter table sweep_failures add column first_failed_at timestamptz not null default now();
create index payment_webhooks_by_time on payment_webhooks (gateway, received_at);
