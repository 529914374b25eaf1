-- Scheduling: bookings. A place that two people rely on, and the money that waits for it.

create table bookings (
  id               uuid primary key,
  client_id        uuid not null references people,
  consultant_id    uuid not null references consultants,
  channel          text not null check (channel in ('chat', 'audio', 'video')),
  -- Where the client was: their clock is the one that their screens and mails show.
  client_zone      text not null check (char_length(client_zone) between 1 and 60),
  starts_at        timestamptz not null,
  minutes          integer not null check (minutes in (20, 30, 45, 60)),
  ends_at          timestamptz not null,
  -- With the pause behind it, as the consultant had it when the booking was made.
  busy_until       timestamptz not null,
  price_per_minute bigint not null check (price_per_minute > 0),
  price            bigint not null check (price = price_per_minute * minutes),
  commission_bps   integer not null check (commission_bps between 0 and 10000),
  state            text not null
                   check (state in ('reserved', 'confirmed', 'kept', 'client_absent', 'consultant_absent', 'both_absent',
                                    'undone', 'expired', 'cancelled')),
  reason           text,
  reserved_at      timestamptz not null,
  -- Until when it can be paid.
  expires_at       timestamptz not null check (expires_at > reserved_at),
  confirmed_at     timestamptz,
  -- Until when the client can cancel it without a fee.
  free_until       timestamptz,
  ended_at         timestamptz,
  -- The client's money that waits aside, what of it is bonus, and what it became in the end (B3).
  held             bigint not null default 0 check (held between 0 and price),
  held_promotional bigint not null default 0 check (held_promotional between 0 and held),
  fee              bigint not null default 0 check (fee >= 0),
  commission       bigint not null default 0 check (commission between 0 and fee),
  returned         bigint not null default 0 check (returned >= 0),
  last_seq         integer not null default 0,
  check (client_id <> consultant_id),
  constraint lasts_its_minutes check (ends_at = starts_at + minutes * interval '1 minute'),
  constraint pause_of_two_hours_at_most check (busy_until between ends_at and ends_at + interval '2 hours'),
  check ((state in ('reserved', 'confirmed')) = (ended_at is null)),
  check (state <> 'reserved' or confirmed_at is null),
  check (state <> 'confirmed' or confirmed_at is not null),
  check ((confirmed_at is null) = (free_until is null)),
  constraint paid_when_confirmed check (confirmed_at is null or held = price),
  constraint all_is_settled check (fee + returned = case when ended_at is null then 0 else held end),
  -- B1: no two bookings of one person overlap; a consultant's with the pause behind it.
  constraint one_booking_of_a_consultant exclude using gist (
    consultant_id with =, tstzrange(starts_at, busy_until) with &&)
    where (state in ('reserved', 'confirmed')),
  constraint one_booking_of_a_client exclude using gist (
    client_id with =, tstzrange(starts_at, ends_at) with &&) where (state in ('reserved', 'confirmed'))
) with (fillfactor = 70);
create index bookings_of_client on bookings (client_id, starts_at desc, id);
create index bookings_of_consultant on bookings (consultant_id, starts_at desc, id);
create index bookings_open on bookings (starts_at) where ended_at is null;
create index bookings_ended on bookings (ended_at) where ended_at is not null;
create index bookings_to_expire on bookings (expires_at) where state = 'reserved';
create trigger bookings_move_by_rule before insert or update on bookings
  for each row execute function check_booking_move();
create trigger kept before delete or truncate on bookings
  for each statement execute function refuse_change();

-- What happened to a booking, gap-free.
create table booking_events (
  booking_id uuid not null references bookings,
  seq        integer not null,
  state      text not null,
  reason     text,
  -- Who did it; null: time did.
  by         uuid references people,
  at         timestamptz not null,
  primary key (booking_id, seq)
);
create trigger append_only before update or delete or truncate on booking_events
  for each statement execute function refuse_change();

-- Payments that were asked for to confirm a booking. They credit the balance like any other; the booking takes it from
-- there, if it still can.
create table booking_payments (
  payment_id   uuid primary key,
  booking_id   uuid not null references bookings,
  method       text not null check (method in ('pix', 'card')),
  -- Of a card, 1 to 12.
  installments integer not null check (installments between 1 and 12),
  asked_at     timestamptz not null
);
create index booking_payments_of_booking on booking_payments (booking_id);
