create table invariant_watermarks (
  name       text primary key,
  -- Its meaning is the check's own: an instant, a journal, a slice of all rows.
  position   text not null,
  updated_at timestamptz not null default now()
);

-- What was found, until it is looked at again and holds.
create table invariant_violations (
  check_name text,
  rule       text,
  subject    text,
  detail     text,
  found_at   timestamptz not null default now(),
  primary key (check_name, rule, subject, detail)
);

-- What a sweep could not handle: it goes aside until its next attempt, so that it does not hold up the others.
create table sweep_failures (
  sweep           text,
  subject         text,
  attempts        integer not null,
  next_attempt_at timestamptz not null,
  error           text not null,
  -- Since when a sweep has failed at a row.
  first_failed_at timestamptz not null default now(),
  primary key (sweep, subject)
);

-- When a job of an hour or more is due next: processes restart more often than that.
create table job_runs (
  name   text primary key,
  due_at timestamptz not null
);

-- Ids that browsers choose name what journals, bonus and minutes are about: the second part of a key. Each names one
-- thing for ever, whichever tables its rows are in (docs/decisions/0135).
create table ledger_subjects (
  id   uuid primary key,
  kind text not null check (kind in ('consultation', 'booking', 'written_question', 'withdrawal', 'payout'))
);
create trigger append_only before delete or update or truncate on ledger_subjects
  for each statement execute function refuse_change();

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
  day      date,
  key      text,
  message  text not null,
  page     text not null,
  agent    text not null,
  times    integer not null check (times > 0),
  first_at timestamptz not null,
  last_at  timestamptz not null,
  primary key (day, key)
);

create table switches (
  -- 'payouts', 'channel:audio'. A row that has not lapsed: it is off, or the notice is shown.
  name   text primary key check (name ~ '^[a-z]+(:[a-z_]+)?$'),
  -- What people read.
  words  text not null check (length(words) between 1 and 300),
  -- By itself it is on again then; null: when somebody says so.
  until  timestamptz,
  set_at timestamptz not null
);
