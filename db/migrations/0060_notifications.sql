-- Browsers that a person lets us push to (decision 191). What they gave is sealed; an endpoint is open for one person.
create table push_subscriptions (
  id            uuid primary key,
  person_id     uuid not null references people,
  session_id    uuid not null,
  endpoint_hash bytea not null check (octet_length(endpoint_hash) = 32),
  -- Of endpoint and keys together: who knows all three is that browser.
  proof_hash    bytea not null check (octet_length(proof_hash) = 32),
  sealed        bytea not null,
  device        text not null check (length(device) between 1 and 100),
  made_at       timestamptz not null,
  ended_at      timestamptz
);
create unique index push_subscriptions_open on push_subscriptions (endpoint_hash) where ended_at is null;
create index push_subscriptions_of_person on push_subscriptions (person_id) where ended_at is null;
create index push_subscriptions_ended on push_subscriptions (ended_at);

-- One push to one browser; the key names the act, so that it is sent once.
create table pushes (
  id              uuid primary key,
  subscription_id uuid not null references push_subscriptions on delete cascade,
  key             text not null,
  payload         jsonb not null,
  is_urgent       boolean not null,
  due_at          timestamptz,
  expires_at      timestamptz not null,
  attempts        integer not null default 0,
  taken_at        timestamptz,
  ended_at        timestamptz,
  outcome         text check (outcome in ('sent', 'gone', 'refused', 'given_up', 'uncertain', 'expired')),
  unique (subscription_id, key),
  check (num_nonnulls(due_at, taken_at, ended_at) = 1),
  check ((ended_at is null) = (outcome is null))
);
create index pushes_due on pushes (due_at) where due_at is not null;
create index pushes_taken on pushes (taken_at) where taken_at is not null;
create index pushes_ended on pushes (ended_at) where ended_at is not null;

-- When nothing lights up: minutes of the day in the person's zone. Without a row 22 h to 7 h in São Paulo.
create table notice_quiet_hours (
  person_id    uuid primary key references people,
  from_minute  smallint not null check (from_minute between 0 and 1439),
  until_minute smallint not null check (until_minute between 0 and 1439),
  zone         text not null check (length(zone) between 1 and 60)
);

-- The embedded push service of demo and tests, and the key that the demo made for itself.
create table sandbox.vapid_key (
  is_one      boolean primary key default true check (is_one),
  private_key text not null
);
create table sandbox.push_devices (
  id          uuid primary key,
  private_key text not null,
  auth        text not null,
  answers     integer not null default 201
);
create table sandbox.pushes (
  n         bigint generated always as identity primary key,
  device_id uuid not null references sandbox.push_devices,
  payload   text not null,
  at        timestamptz not null default clock_timestamp()
);
create index pushes_of_device on sandbox.pushes (device_id, n desc);
