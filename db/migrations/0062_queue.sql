-- Who waits for a busy consultant (decision 192). One order by `number`, given under the lock of the consultant's
-- queue: no clock decides who is first.
create table queue_places (
  id                 uuid primary key,
  number             bigint generated always as identity unique,
  client_id          uuid not null references people,
  consultant_id      uuid not null references consultants,
  channel            text not null check (channel in ('chat', 'audio', 'video')),
  -- Here and now, or to be called within a time of today.
  kind               text not null check (kind in ('now', 'callback')),
  from_at            timestamptz,
  until_at           timestamptz,
  state              text not null default 'waiting'
    check (state in ('waiting', 'offered', 'requested', 'served', 'lapsed', 'left', 'ended')),
  -- Why it ended without being served.
  reason             text check (reason in ('window_over', 'away', 'consultant_away', 'unanswered', 'declined',
    'not_meeting', 'on_break', 'channel_closed')),
  joined_at          timestamptz not null,
  -- When a page of the client was last open, and when the consultant was last there.
  seen_at            timestamptz not null,
  consultant_seen_at timestamptz not null,
  offered_at         timestamptz,
  consultation_id    uuid references consultations,
  -- Requests of this place that nobody answered.
  unanswered         smallint not null default 0 check (unanswered >= 0),
  ended_at           timestamptz,
  check ((kind = 'callback') = (until_at is not null) and (until_at is null) = (from_at is null)),
  check (until_at > from_at),
  check ((state in ('waiting', 'offered', 'requested')) = (ended_at is null)),
  check (state not in ('offered', 'requested', 'lapsed') or offered_at is not null),
  check (state <> 'requested' or consultation_id is not null),
  check ((state = 'ended') = (reason is not null)),
  check (client_id <> consultant_id)
);
create unique index one_queue_place_per_client on queue_places (client_id) where ended_at is null;
-- One turn at a time.
create unique index one_turn_per_consultant on queue_places (consultant_id) where state in ('offered', 'requested');
create index queue_places_in_order on queue_places (consultant_id, number) where ended_at is null;
create index queue_places_of_client on queue_places (client_id, ended_at) where ended_at is not null;
create index queue_places_by_end on queue_places (ended_at) where ended_at is not null;
