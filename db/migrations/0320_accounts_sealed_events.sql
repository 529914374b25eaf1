-- Accounts: what the team says of its acts and what they changed, and the chain that seals the log of security events.

-- A reason, and what was changed from what into what. Apart from the log, so that a law can have the words erased and
-- the chain, which holds their hash, still fits.
create table security_event_words (
  event_id  bigint primary key references security_events,
  -- Nobody guesses short words from the hash in the chain.
  salt      uuid not null default gen_random_uuid(),
  reason    text check (octet_length(reason) between 1 and 8000),
  before    jsonb check (jsonb_typeof(before) = 'object' and octet_length(before::text) <= 8000),
  after     jsonb check (jsonb_typeof(after) = 'object' and octet_length(after::text) <= 8000),
  -- The event that says who erased them, and why.
  erased_by bigint references security_events check (erased_by > event_id),
  check ((erased_by is null) = (coalesce(reason, before::text, after::text) is not null))
);
create trigger kept before delete or truncate on security_event_words
  for each statement execute function refuse_change();
create trigger keep_words before update on security_event_words
  for each row execute function keep_event_words();

-- One link for each event, in the order of their commits, without a gap. Only the trigger of the log writes it.
create table security_event_seals (
  n          bigint primary key check (n > 0),
  event_id   bigint not null unique references security_events,
  -- SHA-256 of the words with their salt; null: there are none.
  words_hash text check (words_hash ~ '^[0-9a-f]{64}$'),
  hash       text not null unique check (hash ~ '^[0-9a-f]{64}$')
);
create trigger append_only before update or delete or truncate on security_event_seals
  for each statement execute function refuse_change();
-- At commit, when all other locks are taken: the lock of the chain is held for no longer than the commit takes.
create constraint trigger sealed after insert on security_events deferrable initially deferred
  for each row execute function seal_security_event();

create index security_events_of_actor on security_events (actor_id, id) where actor_id is not null;
create index security_events_of_subject on security_events (subject_id, id) where subject_id is not null;
create index security_events_of_kind on security_events (kind, id);
