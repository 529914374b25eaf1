-- Scheduling: who wants to hear when a place opens on a day that is full.
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
  until_at      timestamptz not null check (until_at > from_at),
  asked_at      timestamptz not null,
  -- When it was looked at last: those not looked at for longest come first.
  checked_at    timestamptz not null,
  told_at       timestamptz,
  check (client_id <> consultant_id),
  constraint one_entry_a_day unique (client_id, consultant_id, day)
);
create index waitlist_entries_open on waitlist_entries (checked_at) where told_at is null;
create index waitlist_entries_over on waitlist_entries (until_at);
