-- Accounts: known devices, confirmed passwords, and the log of security events.

-- A browser in which a person signed in before. Only the SHA-256 of its token is stored. It opens nothing: it has a
-- budget of its own for sign-ins, which strangers cannot use up.
create table known_devices (
  person_id    uuid not null references people,
  token_hash   bytea not null check (octet_length(token_hash) = 32),
  created_at   timestamptz not null,
  last_used_at timestamptz not null check (last_used_at >= created_at),
  primary key (person_id, token_hash)
);
create index known_devices_by_token on known_devices (token_hash);
create index known_devices_by_use on known_devices (last_used_at);

-- When the person last typed the password in this session.
alter table sessions add column confirmed_at timestamptz;

-- Sessions end 90 days after sign-in, those of the team after 12 hours, whatever their visits.
update sessions s set expires_at = least(s.expires_at,
    s.created_at + case p.role when 'admin' then interval '12 hours' else interval '90 days' end)
  from people p where p.id = s.person_id;
alter table sessions add constraint ends_absolutely check (expires_at <= created_at + interval '90 days');

-- What matters for security: sign-ins, passwords, money decisions, acts of the team. Rows are only added. No column
-- takes free text, so that no token, document number or message can be stored.
create table security_events (
  id         bigint generated always as identity primary key,
  -- Named by the domain that records it: 'accounts.signed_in'.
  kind       text not null check (kind ~ '^[a-z]+\.[a-z_]+$'),
  -- How it ended, in one word: 'granted', 'wrong_password'.
  detail     text check (detail ~ '^[a-z_]{1,40}$'),
  -- Who acted; null: nobody was signed in.
  actor_id   uuid references people,
  -- Whose account or money it is about; null: nobody's.
  person_id  uuid references people,
  -- The SHA-256 of an address that was typed and has no account.
  email_hash bytea check (octet_length(email_hash) = 32),
  session_id uuid,
  -- What was decided about: a withdrawal, a claim.
  subject_id uuid,
  at         timestamptz not null
);
create index security_events_of_person on security_events (person_id, id);
create index security_events_by_time on security_events (at);
create trigger append_only before update or delete or truncate on security_events
  for each statement execute function refuse_change();

-- From where an event came. Kept apart from the log, because access records are deleted after six months.
create table security_event_origins (
  event_id bigint primary key references security_events,
  network  text not null,
  agent    text not null,
  at       timestamptz not null
);
create index security_event_origins_by_time on security_event_origins (at);
