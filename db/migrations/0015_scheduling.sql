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
create table availability_windows (
  consultant_id uuid references schedules,
  -- 1 is Monday.
  weekday       smallint check (weekday between 1 and 7),
  from_minute   smallint check (from_minute between 0 and 1425 and from_minute::integer % 15 = 0),
  until_minute  smallint not null check (until_minute::integer % 15 = 0),
  constraint lasts_a_day_at_most check (until_minute > from_minute and until_minute <= from_minute + 1440),
  primary key (consultant_id, weekday, from_minute),
  constraint windows_of_a_day_apart exclude using gist (consultant_id with =, weekday with =,
    int4range((from_minute)::integer, (until_minute)::integer) with &&) where ((until_minute > from_minute))
);

-- What differs on one day of the consultant's: no weekly stretch begins on it, or one more does.
create table schedule_exceptions (
  consultant_id uuid not null references schedules,
  day           date not null,
  kind          text not null check (kind in ('off', 'extra')),
  from_minute   smallint check (from_minute between 0 and 1425 and from_minute::integer % 15 = 0),
  until_minute  smallint check (until_minute::integer % 15 = 0),
  constraint extra_has_hours check ((kind = 'extra') = (from_minute is not null and until_minute is not null)),
  constraint lasts_a_day_at_most check (until_minute > from_minute and until_minute <= from_minute + 1440),
  constraint exceptions_of_a_day_apart exclude using gist (consultant_id with =, day with =, kind with =,
    int4range(coalesce((from_minute)::integer, 0), coalesce((until_minute)::integer,
    1)) with &&) where (coalesce((until_minute > from_minute), true))
);
create index schedule_exceptions_by_day on schedule_exceptions (consultant_id, day);

create table bookings (
  id                    uuid primary key,
  client_id             uuid not null references people,
  consultant_id         uuid not null references consultants,
  channel               text not null check (channel in ('chat', 'audio', 'video')),
  -- Where the client was: their clock is the one that their screens and mails show.
  client_zone           text not null check (char_length(client_zone) between 1 and 60),
  starts_at             timestamptz not null,
  minutes               integer not null check (minutes in (20, 30, 45, 60)),
  ends_at               timestamptz not null,
  -- With the pause behind it, as the consultant had it when the booking was made.
  busy_until            timestamptz not null,
  price_per_minute      bigint not null check (price_per_minute > 0),
  price                 bigint not null,
  commission_bps        integer not null check (commission_bps between 0 and 10000),
  state                 text not null check (state in ('reserved', 'confirmed', 'kept', 'client_absent',
    'consultant_absent', 'both_absent', 'undone', 'expired', 'cancelled')),
  reason                text,
  reserved_at           timestamptz not null,
  -- Until when it can be paid.
  expires_at            timestamptz not null,
  confirmed_at          timestamptz,
  -- Until when the client can cancel it without a fee.
  free_until            timestamptz,
  ended_at              timestamptz,
  -- The client's money that waits aside, what of it is bonus, and what it became in the end (B3).
  held                  bigint not null default 0,
  held_promotional      bigint not null default 0,
  fee                   bigint not null default 0 check (fee >= 0),
  commission            bigint not null default 0,
  returned              bigint not null default 0 check (returned >= 0),
  last_seq              integer not null default 0,
  -- When its client moved it, once; the row stays the same, and so does what was paid.
  moved_at              timestamptz,
  -- The latest reminder of the present start (B4).
  reminded              text check (reminded in ('day', 'hour')),
  -- When its room opened: from here on the money waits with the consultation.
  opened_at             timestamptz,
  -- What was charged for proven time, of what was aside.
  captured              bigint not null default 0 check (captured >= 0),
  -- Minutes of packages pay a booking as a whole (decision 94), and its fee in minutes.
  covered_ms            bigint not null default 0,
  used_ms               bigint not null default 0 check (used_ms >= 0),
  fee_ms                bigint not null default 0 check (fee_ms between 0 and 600000),
  -- When the client accepted the start that the consultant proposed. The client's own move is `moved_at`.
  consultant_moved_at   timestamptz,
  -- Until when the consultant cancels without a compensation since then; before, that is `free_until`.
  consultant_free_until timestamptz,
  constraint bookings_check check (price = price_per_minute * minutes),
  constraint bookings_check1 check (expires_at > reserved_at),
  constraint bookings_check2 check (held between 0 and price),
  constraint bookings_check3 check (held_promotional between 0 and held),
  constraint bookings_check4 check (commission between 0 and fee),
  constraint bookings_check5 check (client_id <> consultant_id),
  constraint lasts_its_minutes check (ends_at = starts_at + minutes::double precision * interval '00:01:00'),
  constraint pause_of_two_hours_at_most check (busy_until between ends_at and ends_at + interval '2 hours'),
  constraint bookings_check6 check ((state in ('reserved', 'confirmed')) = (ended_at is null)),
  constraint bookings_check7 check (state <> 'reserved' or confirmed_at is null),
  constraint bookings_check8 check (state <> 'confirmed' or confirmed_at is not null),
  constraint bookings_check9 check ((confirmed_at is null) = (free_until is null)),
  -- Moving a booking, reminders, and words about payments that came too late.
  constraint moved_when_paid check (moved_at is null or confirmed_at is not null),
  constraint all_is_settled check (captured + fee + returned = case when ended_at is null then 0 else held end),
  constraint opened_when_paid check (opened_at is null or confirmed_at is not null),
  constraint charged_when_opened check (captured = 0 or opened_at is not null),
  constraint covered_as_a_whole check (covered_ms = 0 or covered_ms = minutes * 60000 and held = 0),
  constraint paid_when_confirmed check (confirmed_at is null or held = price or covered_ms > 0),
  constraint minutes_within_covered check (used_ms + fee_ms <= covered_ms),
  constraint minutes_settled_at_the_end check (ended_at is not null or used_ms + fee_ms = 0),
  constraint moved_by_consultant_when_paid check (consultant_moved_at is null or confirmed_at is not null),
  -- B1: no two bookings of one person overlap; a consultant's with the pause behind it.
  constraint one_booking_of_a_consultant exclude using gist (consultant_id with =, tstzrange(starts_at,
    busy_until) with &&) where (((state = any (array['reserved'::text, 'confirmed'::text]))
    and (busy_until > starts_at))),
  -- Only the check itself reads the index of an exclusion constraint, never a query (docs/decisions/0117). The last
  -- condition of each holds for each row, and none that a query states implies it. New indexes have every row.
  constraint one_booking_of_a_client exclude using gist (client_id with =, tstzrange(starts_at,
    ends_at) with &&) where (((state = any (array['reserved'::text, 'confirmed'::text])) and (ends_at > starts_at))),
  -- Also a move by the client gives the consultant terms of their own. Who moves late keeps the fee of the old time;
  -- the consultant of a start that is weeks ahead is not late by it.
  constraint consultants_own_terms check (case when consultant_free_until is null then consultant_moved_at is null
    else coalesce(consultant_moved_at, moved_at) is not null end)
) with (fillfactor = 70);
create index bookings_of_client on bookings (client_id, starts_at desc, id);
create index bookings_of_consultant on bookings (consultant_id, starts_at desc, id);
create index bookings_open on bookings (starts_at) where ended_at is null;
create index bookings_ended on bookings (ended_at) where ended_at is not null;
create index bookings_to_expire on bookings (expires_at) where state = 'reserved';
create index bookings_of_consultant_ahead on bookings (consultant_id, starts_at)
  where state = 'confirmed' and opened_at is null;
create index bookings_of_client_ahead on bookings (client_id, starts_at)
  where state = 'confirmed' and opened_at is null;
create index bookings_in_room on bookings (opened_at) where opened_at is not null and ended_at is null;
-- What is ahead of one person is read on every page; the past grows.
create index bookings_open_of_client on bookings (client_id) where ended_at is null;
create index bookings_open_of_consultant on bookings (consultant_id) where ended_at is null;
create index bookings_by_start on bookings (starts_at, id);
create index bookings_by_state on bookings (state, starts_at, id);
create index bookings_made_by_client on bookings (client_id, reserved_at desc);
create index bookings_made_with_consultant on bookings (consultant_id, reserved_at desc);
create trigger bookings_move_by_rule before insert or update on bookings
  for each row execute function check_booking_move();
create trigger kept before delete or truncate on bookings
  for each statement execute function refuse_change();
create trigger takes_subject before insert on bookings
  for each row execute function keep_subject('booking');

-- What happened to a booking, gap-free.
create table booking_events (
  booking_id uuid references bookings,
  seq        integer,
  state      text not null,
  reason     text,
  -- Who did it; null: time did.
  by         uuid references people,
  at         timestamptz not null,
  primary key (booking_id, seq)
);
create trigger append_only before delete or update or truncate on booking_events
  for each statement execute function refuse_change();

create table booking_compensations (
  booking_id    uuid primary key references bookings,
  client_id     uuid not null references people,
  consultant_id uuid not null references consultants,
  amount        bigint not null check (amount > 0),
  at            timestamptz not null,
  -- The same two have no other one before.
  again_from    timestamptz not null,
  constraint booking_compensations_check check (again_from > at),
  constraint one_compensation_of_a_pair exclude using gist (client_id with =, consultant_id with =, tstzrange(at,
    again_from) with &&) where ((again_from > at))
);
create index booking_compensations_of_pair on booking_compensations (client_id, consultant_id, again_from);
create index booking_compensations_of_consultant on booking_compensations (consultant_id, at);
create trigger append_only before delete or update or truncate on booking_compensations
  for each statement execute function refuse_change();

-- Who wants to hear when a place opens on a day that is full.
create table waitlist_entries (
  id            uuid primary key,
  client_id     uuid not null references people,
  consultant_id uuid not null references consultants,
  channel       text not null check (channel in ('chat', 'audio', 'video')),
  minutes       integer not null check (minutes in (20, 30, 45, 60)),
  -- The day by the client's clock, and the instants at which it begins and ends there.
  day           date not null,
  zone          text not null check (char_length(zone) between 1 and 60),
  from_at       timestamptz not null,
  until_at      timestamptz not null,
  asked_at      timestamptz not null,
  -- When it was looked at last: those not looked at for longest come first.
  checked_at    timestamptz not null,
  told_at       timestamptz,
  constraint waitlist_entries_check check (until_at > from_at),
  constraint waitlist_entries_check1 check (client_id <> consultant_id),
  constraint one_entry_a_day unique (client_id, consultant_id, day)
);
create index waitlist_entries_open on waitlist_entries (checked_at) where told_at is null;
create index waitlist_entries_over on waitlist_entries (until_at);

create table reschedule_requests (
  booking_id    uuid primary key references bookings,
  -- The start that was to be left: a booking that begins at another time has no open proposal.
  from_at       timestamptz not null,
  starts_at     timestamptz not null,
  proposed_at   timestamptz not null,
  -- `unfit`: the hours changed.
  answer        text check (answer in ('accepted', 'declined', 'withdrawn', 'unfit')),
  answered_at   timestamptz,
  -- A proposed start is held, and taken, with the pause behind it that the consultant had when proposing. The pauses of
  -- before were not kept: what is open takes the one of today.
  pause_minutes integer not null check (pause_minutes between 0 and 120),
  constraint reschedule_requests_check check (starts_at <> from_at),
  constraint reschedule_requests_check1 check (proposed_at < least(from_at, starts_at)),
  constraint reschedule_requests_check2 check (answered_at >= proposed_at),
  constraint reschedule_requests_check3 check ((answer is null) = (answered_at is null))
);

-- A calendar of a consultant's own that keeps its busy times from being booked. Its address opens that calendar to
-- whoever holds it, so it is kept sealed; of what it says only times are kept.
create table private_calendars (
  consultant_id  uuid primary key references consultants,
  -- Of this address: what was read at a former one is dropped.
  version        uuid not null,
  sealed_address bytea not null,
  host           text not null,
  added_at       timestamptz not null,
  next_read_at   timestamptz not null,
  -- The last time that it answered, and that something new was in it, by the clock of this zone.
  answered_at    timestamptz,
  changed_at     timestamptz,
  zone           text,
  etag           text,
  last_modified  text,
  fault          text,
  faults         integer not null default 0 check (faults >= 0),
  unread         integer not null default 0 check (unread >= 0),
  constraint private_calendars_check check ((fault is null) = (faults = 0))
);
create index private_calendars_due on private_calendars (next_read_at);

create table private_busy_times (
  consultant_id uuid references private_calendars,
  starts_at     timestamptz,
  ends_at       timestamptz not null,
  constraint private_busy_times_check check (ends_at > starts_at),
  primary key (consultant_id, starts_at)
);

-- What is booked and whose room is not open yet: whoever talks now knows when to end.
create view upcoming_bookings as
select id, client_id, consultant_id, starts_at from bookings where state = 'confirmed' and opened_at is null;

-- Consultants who cancelled when it was not free any more: it counts like not coming.
create view late_cancellations as
select consultant_id, ended_at from bookings
where state = 'cancelled' and reason = 'by_consultant' and ended_at > coalesce(consultant_free_until, free_until);

-- What clients have promised to pay in money and no consultation has yet, for their own limits. `held_until`: until
-- when an unpaid reservation counts.
create view committed_bookings as
select id, client_id, starts_at, price, case when state = 'reserved' then expires_at end as held_until from bookings
where ended_at is null and opened_at is null and covered_ms = 0;
