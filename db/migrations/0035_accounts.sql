-- Somebody of the team sees the pages of a client or consultant as that person sees them, for a quarter of an hour and
-- no longer than the sign-in by which it began. Only the SHA-256 of its token is stored. Why is in the log.
create table impersonations (
  id         uuid primary key,
  person_id  uuid not null references people,
  member_id  uuid not null references people,
  session_id uuid not null references sessions on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  begun_at   timestamptz not null,
  expires_at timestamptz not null check (expires_at > begun_at and expires_at <= begun_at + interval '15 minutes'),
  ended_at   timestamptz check (ended_at >= begun_at),
  check (person_id <> member_id)
);
create unique index impersonations_one_of_a_member on impersonations (member_id) where ended_at is null;
create index impersonations_of_session on impersonations (session_id);
