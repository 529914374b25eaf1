-- Accounts: people, how they sign in, and what they agreed to.

-- A row is never deleted: money and consultations point at it. Erasing a person empties the other columns.
create table people (
  id                 uuid primary key,
  email              text not null unique check (email = lower(btrim(email))),
  first_name         text not null check (first_name <> ''),
  last_name          text not null default '',
  role               text not null check (role in ('client', 'consultor', 'admin')),
  -- Argon2id; null: nobody can sign in as this person.
  password_hash      text,
  -- E.164, e.g. +5511987654321
  phone              text check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  born_on            date,
  created_at         timestamptz not null default now(),
  -- Null: nobody has shown yet that the address is theirs.
  email_confirmed_at timestamptz,
  -- An account that was closed keeps its row, for the books, and nobody in it.
  closed_at          timestamptz,
  -- An account whose address nobody had confirmed may be somebody else's work. Since when it is its owner's: a mailed
  -- link for a new password was the first proof of the address. Null: it always was.
  begun_anew_at      timestamptz,
  constraint nobody_in_a_closed_account check (closed_at is null or password_hash is null and phone is null
    and born_on is null and last_name = '')
);
-- What the desk's search looks up. Names by their beginning, in order, and by the beginnings of their words.
create index people_by_folded_name on people (folded(((first_name || ' ') || last_name)) COLLATE "C");
create index people_by_name_words on people using gin (to_tsvector('simple'::regconfig,
    folded(((first_name || ' ') || last_name)))) with (fastupdate=off);
create index people_by_email_prefix on people (email COLLATE "C");
create index people_by_phone on people (phone) where phone is not null;
-- Every order that a list of the desk offers, and every source of a timeline, is read by an index.
create index people_by_time on people (created_at, id);
create index people_by_role on people (role, created_at, id);
create index people_by_name on people (lower(((first_name || ' ') || last_name)) COLLATE "C", id);
create index people_unconfirmed on people (created_at, id) where email_confirmed_at is null and closed_at is null;
create index people_closed on people (created_at, id) where closed_at is not null;
create index people_of_the_team on people (id) where role = 'admin';

-- One signed-in browser. Only the SHA-256 of its token is stored.
create table sessions (
  id               uuid primary key,
  person_id        uuid not null references people,
  token_hash       bytea not null unique check (octet_length(token_hash) = 32),
  -- Lasts 30 days after the last visit; otherwise 12 hours.
  remembered       boolean not null,
  -- The browser's name, shortened for people: "Chrome em Android".
  agent            text not null,
  address          text not null,
  created_at       timestamptz not null,
  last_seen_at     timestamptz not null,
  expires_at       timestamptz not null,
  ended_at         timestamptz,
  -- When the person last typed the password in this session.
  confirmed_at     timestamptz,
  second_factor_at timestamptz,
  constraint ends_absolutely check (expires_at <= created_at + interval '90 days')
);
create index sessions_open_of_person on sessions (person_id) where ended_at is null;
create index sessions_by_begin on sessions (created_at);

-- What a person agreed to, in which version of the text. Taking it back sets revoked_at; the row stays.
create table consents (
  person_id  uuid references people,
  kind       text check (kind in ('terms', 'sensitive_data', 'newsletter')),
  version    text not null,
  given_at   timestamptz,
  revoked_at timestamptz,
  -- When the person's address was asked to confirm what they consented to; null again with another address. The job
  -- that asks, every half a minute, reads only who waits for it, not all who ever consented.
  asked_at   timestamptz,
  primary key (person_id, kind, given_at)
);
create index consents_to_ask on consents (given_at)
  where kind = 'newsletter' and revoked_at is null and asked_at is null;

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

-- A browser in which a person signed in before. Only the SHA-256 of its token is stored. It opens nothing: it has a
-- budget of its own for sign-ins, which strangers cannot use up.
create table known_devices (
  person_id    uuid references people,
  token_hash   bytea check (octet_length(token_hash) = 32),
  created_at   timestamptz not null,
  last_used_at timestamptz not null,
  constraint known_devices_check check (last_used_at >= created_at),
  primary key (person_id, token_hash)
);
create index known_devices_by_token on known_devices (token_hash);
create index known_devices_by_use on known_devices (last_used_at);
create index known_devices_by_time on known_devices (created_at);

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
  at         timestamptz not null,
  -- Whether whoever acted was of the team at that moment.
  by_team    boolean not null default false
);
create index security_events_of_person on security_events (person_id, at, id);
create index security_events_of_actor on security_events (actor_id, at, id) where actor_id is not null;
create index security_events_of_subject on security_events (subject_id, at, id) where subject_id is not null;
create index security_events_of_kind on security_events (kind, at, id);
create index security_events_by_time on security_events (at, id);
create index security_events_by_team on security_events (at, id) where by_team;
create trigger append_only before delete or update or truncate on security_events
  for each statement execute function refuse_change();
-- At commit, when all other locks are taken: the lock of the chain is held for no longer than the commit takes.
create constraint trigger sealed after insert on security_events deferrable initially deferred
  for each row execute function seal_security_event();

-- From where an event came. Kept apart from the log, because access records are deleted after six months.
create table security_event_origins (
  event_id bigint primary key references security_events,
  network  text not null,
  agent    text not null,
  at       timestamptz not null
);
create index security_event_origins_by_time on security_event_origins (at);

-- A link works once, for 24 hours. Only the SHA-256 of its token is stored.
create table email_confirmations (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  person_id  uuid not null references people,
  -- The address that it was sent to: the person's own, or one that they want instead.
  email      text not null check (email = lower(btrim(email))),
  is_change  boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at    timestamptz,
  constraint works_for_a_day check (expires_at = created_at + interval '24 hours')
);
create index email_confirmations_of_person on email_confirmations (person_id) where used_at is null;
create index email_confirmations_by_end on email_confirmations (expires_at);

-- Payers and cards, as far as a gateway tells them apart: the SHA-256 of its own name for them. Whoever pays with one
-- that another account has paid with may be the same person.
create table identity_fingerprints (
  hash      bytea check (octet_length(hash) = 32),
  person_id uuid references people,
  kind      text not null check (kind in ('payer', 'card', 'phone')),
  seen_at   timestamptz not null,
  primary key (hash, person_id)
);
create index identity_fingerprints_of_person on identity_fingerprints (person_id);
-- Who has become known as somebody else lately.
create index identity_fingerprints_by_time on identity_fingerprints (seen_at);

create table people_told_apart (
  person_id uuid references people,
  other_id  uuid references people,
  told_by   uuid not null references people,
  told_at   timestamptz not null,
  reason    text not null check (char_length(reason) between 1 and 1000),
  constraint people_told_apart_check check (person_id < other_id),
  primary key (person_id, other_id)
);
create index people_told_apart_by_other on people_told_apart (other_id);
create index people_told_apart_by_time on people_told_apart (told_at);

-- One list of the secrets that open something of a person to whoever holds them, without signing in. They end together
-- with the password; only their hashes are kept.
create table bearer_secrets (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  person_id  uuid not null references people,
  purpose    text not null check (purpose in ('calendar', 'withdrawal')),
  made_at    timestamptz not null,
  unique (person_id, purpose)
);

-- Who is of the team, with which roles, from when until when. A person has one open row at most; the role of the person
-- stays `admin` as long as it is open.
create table team_members (
  id          uuid primary key,
  person_id   uuid not null references people,
  roles       text[] not null check (cardinality(roles) between 1 and 5
    and roles <@ '{support,moderation,content,finance,administration}'),
  since       timestamptz not null,
  -- What the person was before, and is again afterwards.
  former_role text not null default 'client' check (former_role in ('client', 'consultor')),
  -- Without one, npm run admin did.
  invited_by  uuid references people,
  ended_at    timestamptz,
  ended_by    uuid references people,
  constraint team_members_check check (ended_at >= since),
  constraint team_members_check1 check (ended_by is null or ended_at is not null)
);
create unique index team_members_open on team_members (person_id) where ended_at is null;
create index team_members_of_person on team_members (person_id);

-- The second factor of the team. Secrets are sealed; a code counts once, and so does each recovery code.
create table second_factors (
  person_id      uuid primary key references people,
  -- Null until a code of it was typed.
  sealed_secret  bytea,
  confirmed_at   timestamptz,
  -- The 30 seconds whose code was used last: that one and those before are used up.
  last_step      bigint not null default 0,
  -- The secret that is being set up; it replaces the other one when a code of it is typed.
  pending_secret bytea,
  begun_at       timestamptz not null,
  constraint second_factors_check check ((sealed_secret is null) = (confirmed_at is null)),
  constraint second_factors_check1 check (sealed_secret is not null or pending_secret is not null)
);

create table recovery_codes (
  person_id uuid references people,
  code_hash bytea check (length(code_hash) = 32),
  used_at   timestamptz,
  primary key (person_id, code_hash)
);

-- What the team gives by judgement, and what waits for a second person because it is much.
create table judged_gifts (
  id          uuid primary key,
  kind        text not null check (kind in ('claim', 'given_back', 'suspense', 'dispute', 'goodwill')),
  subject_id  text not null,
  receiver_id uuid references people,
  -- Centavos.
  amount      bigint not null check (amount > 0),
  given_by    uuid not null references people,
  -- Without one, one person gave it alone.
  seconded_by uuid references people,
  given_at    timestamptz not null,
  constraint judged_gifts_check check (seconded_by <> given_by)
);
create index judged_gifts_by on judged_gifts (given_by, given_at);
create index judged_gifts_to on judged_gifts (receiver_id, given_at);

create table team_proposals (
  id          uuid primary key,
  kind        text not null check (kind in ('claim', 'given_back', 'suspense', 'dispute', 'goodwill')),
  subject_id  text not null,
  -- What is repeated when it is confirmed.
  input       jsonb not null,
  reason      text not null,
  receiver_id uuid references people,
  amount      bigint not null check (amount > 0),
  proposed_by uuid not null references people,
  proposed_at timestamptz not null,
  decided_by  uuid references people,
  decided_at  timestamptz,
  outcome     text check (outcome in ('confirmed', 'refused', 'withdrawn')),
  constraint team_proposals_check check (decided_at >= proposed_at),
  constraint team_proposals_check1 check (num_nulls(decided_by, decided_at, outcome) in (0, 3))
);
create unique index team_proposals_open on team_proposals (kind, subject_id) where outcome is null;
create index team_proposals_by_time on team_proposals (proposed_at);
create index team_proposals_to on team_proposals (receiver_id, proposed_at);
create trigger tell_queue after insert or update of outcome on team_proposals
  for each statement execute function tell_queue();

-- What the team put on an account, by kind: suspended until an instant, blocked, payouts at rest. One of a kind holds
-- at a time; what is lifted stays as history.
create table restraints (
  id          uuid primary key,
  person_id   uuid not null references people,
  kind        text not null check (kind in ('suspended', 'blocked', 'payouts_rest')),
  -- Read by the person.
  reason      text not null check (char_length(reason) between 10 and 1000),
  starts_at   timestamptz not null,
  ends_at     timestamptz,
  set_by      uuid not null references people,
  -- The second member of the team, where one alone may not.
  seconded_by uuid references people,
  lifted_at   timestamptz,
  lifted_by   uuid references people,
  lift_reason text check (char_length(lift_reason) between 10 and 1000),
  constraint restraints_check check (ends_at > starts_at),
  constraint restraints_check2 check (lifted_at >= starts_at),
  constraint only_a_suspension_ends check ((kind = 'suspended') = (ends_at is not null)),
  constraint whoever_lifts_says_why check (num_nulls(lifted_by, lift_reason) in (0, 2)
    and (lifted_by is null or lifted_at is not null))
);
create unique index restraints_one_of_a_kind on restraints (person_id, kind) where lifted_at is null;
create index restraints_in_force on restraints (kind, person_id) where lifted_at is null;
create index restraints_suspended_until on restraints (ends_at) where lifted_at is null and kind = 'suspended';
create index restraints_of_person on restraints (person_id, starts_at);

-- What the team asked somebody to do otherwise, and since when it was read.
create table warnings (
  id              uuid primary key,
  person_id       uuid not null references people,
  words           text not null check (char_length(words) between 10 and 1000),
  warned_by       uuid not null references people,
  warned_at       timestamptz not null,
  acknowledged_at timestamptz,
  constraint warnings_check check (acknowledged_at >= warned_at)
);
create index warnings_of_person on warnings (person_id, warned_at);

-- An act on a person that one member of the team alone may not do: another one confirms it, or nobody does.
create table act_proposals (
  id          uuid primary key,
  person_id   uuid not null references people,
  act         text not null check (act ~ '^[a-z_]{1,40}$'),
  details     jsonb not null,
  reason      text not null check (char_length(reason) between 10 and 1000),
  proposed_by uuid not null references people,
  proposed_at timestamptz not null,
  expires_at  timestamptz not null,
  decided_by  uuid references people,
  decided_at  timestamptz,
  outcome     text check (outcome in ('confirmed', 'refused', 'withdrawn')),
  constraint act_proposals_check check (expires_at > proposed_at),
  constraint act_proposals_check1 check (decided_at >= proposed_at),
  constraint decided_whole check (num_nulls(decided_by, decided_at, outcome) in (0, 3))
);
create unique index act_proposals_open on act_proposals (person_id, act) where outcome is null;
create index act_proposals_of_person on act_proposals (person_id, proposed_at);
create trigger tell_queue after insert or update of outcome on act_proposals
  for each statement execute function tell_queue();

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
  erased_by bigint references security_events,
  constraint security_event_words_check check (erased_by > event_id),
  constraint security_event_words_check1
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
create trigger append_only before delete or update or truncate on security_event_seals
  for each statement execute function refuse_change();

-- A person's data that a law, a court or an authority wants kept: nothing of them is erased until the hold is lifted.
create table legal_holds (
  id        uuid primary key,
  person_id uuid not null references people,
  placed_by uuid not null references people,
  placed_at timestamptz not null,
  lifted_by uuid references people,
  lifted_at timestamptz,
  constraint legal_holds_check check (lifted_at >= placed_at),
  constraint legal_holds_check1 check ((lifted_at is null) = (lifted_by is null))
);
create unique index legal_holds_open on legal_holds (person_id) where lifted_at is null;
