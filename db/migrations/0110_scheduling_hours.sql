-- Scheduling: when a consultant can be booked. Slots are computed from this and never stored.

create table schedules (
  consultant_id  uuid primary key references consultants,
  -- Hours are by this place's clock.
  zone           text not null check (char_length(zone) between 1 and 60),
  -- A reservation is paid within a quarter of an hour, so before its start.
  notice_minutes integer not null check (notice_minutes between 15 and 10080),
  farthest_days  integer not null check (farthest_days between 1 and 180),
  pause_minutes  integer not null check (pause_minutes between 0 and 120),
  changed_at     timestamptz not null
);

-- Minutes from the midnight of the day on which a stretch begins; above 1440 it lasts into the night after.
create table schedule_stretches (
  consultant_id uuid not null references schedules,
  -- 1 is Monday.
  weekday       smallint not null check (weekday between 1 and 7),
  from_minute   smallint not null check (from_minute between 0 and 1425 and from_minute % 15 = 0),
  until_minute  smallint not null check (until_minute % 15 = 0),
  primary key (consultant_id, weekday, from_minute),
  constraint lasts_a_day_at_most check (until_minute > from_minute and until_minute <= from_minute + 1440),
  constraint stretches_of_a_day_apart
    exclude using gist (consultant_id with =, weekday with =, int4range(from_minute, until_minute) with &&)
);

-- What differs on one day of the consultant's: no weekly stretch begins on it, or one more does.
create table schedule_exceptions (
  consultant_id uuid not null references schedules,
  day           date not null,
  kind          text not null check (kind in ('off', 'extra')),
  from_minute   smallint check (from_minute between 0 and 1425 and from_minute % 15 = 0),
  until_minute  smallint check (until_minute % 15 = 0),
  constraint extra_has_hours check ((kind = 'extra') = (from_minute is not null and until_minute is not null)),
  constraint lasts_a_day_at_most check (until_minute > from_minute and until_minute <= from_minute + 1440),
  constraint exceptions_of_a_day_apart
    exclude using gist (consultant_id with =, day with =, kind with =,
      int4range(coalesce(from_minute, 0), coalesce(until_minute, 1)) with &&)
);
create index schedule_exceptions_by_day on schedule_exceptions (consultant_id, day);
