-- Accounts: people, how they sign in, and what they agreed to.

-- A row is never deleted: money and consultations point at it. Erasing a person empties the other columns.
create table people (
  id            uuid primary key,
  email         text not null unique check (email = lower(btrim(email))),
  first_name    text not null check (first_name <> ''),
  last_name     text not null default '',
  role          text not null check (role in ('client', 'consultor', 'admin')),
  -- argon2id; null: nobody can sign in as this person.
  password_hash text,
  -- E.164, e.g. +5511987654321
  phone         text check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  born_on       date,
  created_at    timestamptz not null default now()
);

-- One signed-in browser. Only the SHA-256 of its token is stored.
create table sessions (
  id           uuid primary key,
  person_id    uuid not null references people,
  token_hash   bytea not null unique check (octet_length(token_hash) = 32),
  -- Lasts 30 days after the last visit; otherwise 12 hours.
  remembered   boolean not null,
  -- The browser's name, shortened for people: "Chrome em Android".
  agent        text not null,
  address      text not null,
  created_at   timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at   timestamptz not null,
  ended_at     timestamptz
);
create index sessions_open_of_person on sessions (person_id) where ended_at is null;

-- What a person agreed to, in which version of the text. Taking it back sets revoked_at; the row stays.
create table consents (
  person_id  uuid not null references people,
  kind       text not null check (kind in ('terms', 'sensitive_data', 'newsletter')),
  version    text not null,
  given_at   timestamptz not null,
  revoked_at timestamptz,
  primary key (person_id, kind, given_at)
);

-- How often something was tried lately. The key is a SHA-256, so that what was typed is not stored.
create table attempts (
  key       bytea primary key,
  spent     integer not null check (spent >= 0),
  resets_at timestamptz not null
);
create index attempts_by_reset on attempts (resets_at);

-- Somebody forgot a password. Asking only writes this row, whoever the address belongs to: the answer takes the same
-- time for a known and for an unknown address.
create table recovery_requests (
  id       uuid primary key,
  email    text not null,
  asked_at timestamptz not null
);

-- The link for a new password: works once, for a short time. Only the SHA-256 of its token is stored.
create table recoveries (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  person_id  uuid not null references people,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index recoveries_of_person on recoveries (person_id) where used_at is null;
