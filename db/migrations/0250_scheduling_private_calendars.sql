-- Scheduling: a calendar of a consultant's own that keeps its busy times from being booked. Its address opens that
-- calendar to whoever holds it, so it is kept sealed; of what it says only times are kept.
create table private_calendars (
  consultant_id uuid primary key references consultants (id),
  -- Of this address: what was read at a former one is dropped.
  version uuid not null,
  sealed_address bytea not null,
  host text not null,
  added_at timestamptz not null,
  next_read_at timestamptz not null,
  -- The last time that it answered, and that something new was in it, by the clock of this zone.
  answered_at timestamptz,
  changed_at timestamptz,
  zone text,
  etag text,
  last_modified text,
  fault text,
  faults integer not null default 0 check (faults >= 0),
  unread integer not null default 0 check (unread >= 0),
  check ((fault is null) = (faults = 0))
);
create index private_calendars_due on private_calendars (next_read_at);

create table private_busy_times (
  consultant_id uuid not null references private_calendars (consultant_id),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  primary key (consultant_id, starts_at)
);
