-- Platform: how far the invariants of each domain are verified, and which violations still stand.

create table invariant_watermarks (
  name       text primary key,
  -- Its meaning is the check's own: an instant, a journal, a slice of all rows.
  position   text not null,
  updated_at timestamptz not null default now()
);

-- What was found, until it is looked at again and holds.
create table invariant_violations (
  check_name text not null,
  rule       text not null,
  subject    text not null,
  detail     text not null,
  found_at   timestamptz not null default now(),
  primary key (check_name, rule, subject, detail)
);

-- What ended since the watermark.
create index consultations_by_end on consultations (ended_at) where ended_at is not null;
create index written_questions_by_end on written_questions (ended_at) where ended_at is not null;

-- What a sweep could not handle: it goes aside until its next attempt, so that it does not hold up the others.
create table sweep_failures (
  sweep           text not null,
  subject         text not null,
  attempts        integer not null,
  next_attempt_at timestamptz not null,
  error           text not null,
  primary key (sweep, subject)
);
create index subscription_collection_attempts_due on subscription_collection_attempts (asked_at) where outcome is null;
