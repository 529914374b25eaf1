-- Who has a case of the queue, and until when it rests. The case itself is a row of its own domain; what is written
-- here before the case began to wait counts no longer.
create table queue_holds (
  kind          text check (kind ~ '^[a-z_]{1,30}$'),
  case_id       uuid,
  taken_by      uuid references people,
  taken_at      timestamptz,
  snoozed_until timestamptz,
  moved_at      timestamptz not null,
  constraint queue_holds_check check ((taken_by is null) = (taken_at is null)),
  constraint queue_holds_check1 check (snoozed_until > moved_at),
  primary key (kind, case_id)
);
create index queue_holds_by_time on queue_holds (moved_at);

-- Notes about a person, of the team alone, and lists that one of the team saved by a name.
create table team_notes (
  id           uuid primary key,
  -- Whom it is about, also when it stands on the page of an object.
  person_id    uuid not null references people,
  subject_id   uuid not null,
  subject_kind text not null check (subject_kind ~ '^[a-z_]{1,30}$'),
  body         text not null check (length(body) between 1 and 2000),
  written_by   uuid not null references people,
  written_at   timestamptz not null,
  changed_at   timestamptz,
  constraint changed_later check (changed_at >= written_at)
);
create index team_notes_of_person on team_notes (person_id, written_at desc, id);
create index team_notes_of_subject on team_notes (subject_id, written_at desc, id);
create index team_notes_by_writer on team_notes (written_by);

create table team_views (
  id        uuid primary key,
  person_id uuid not null references people,
  list      text not null check (list ~ '^[a-z_]{1,30}$'),
  name      text not null check (length(name) between 1 and 40),
  -- What follows the question mark of the list's address.
  query     text not null check (length(query) <= 1000),
  saved_at  timestamptz not null,
  constraint one_view_per_name unique (person_id, list, name)
);

-- Bonus that somebody of the team gave by judgement, for a case: a claim, or a message to us.
create table goodwill (
  id          uuid primary key,
  person_id   uuid not null references people,
  amount      bigint not null check (amount between 100 and 50000),
  claim_id    uuid references claims,
  -- Messages are erased in time.
  message_id  uuid,
  -- Read by the person.
  reason      text not null check (char_length(reason) between 10 and 1000),
  given_by    uuid not null references people,
  -- The second member of the team, beyond what one alone gives.
  seconded_by uuid references people,
  given_at    timestamptz not null,
  expires_at  timestamptz not null,
  constraint goodwill_check check (seconded_by <> given_by),
  constraint goodwill_check1 check (expires_at > given_at),
  constraint of_one_case check (num_nonnulls(claim_id, message_id) = 1)
);
create index goodwill_to_person on goodwill (person_id, given_at);

create table team_alarms (
  kind    text primary key check (kind ~ '^[a-z_]{1,40}$'),
  since   timestamptz not null,
  -- As it was told.
  words   text not null,
  -- Since when it was not seen any more; null: it still stands.
  gone_at timestamptz,
  constraint team_alarms_check check (gone_at >= since)
);

-- What people, courts and the ANPD ask about data, each with its deadline.
create table legal_requests (
  id          uuid primary key,
  kind        text not null check (kind in ('access', 'correction', 'erasure', 'portability', 'court_order', 'anpd',
    'other')),
  -- As whoever asks counts it: of the court, of the ANPD, or the protocol of a message.
  number      text not null check (length(number) between 1 and 80),
  person_id   uuid references people,
  received_on date not null,
  due_on      date not null,
  asked       text not null check (length(asked) between 1 and 4000),
  opened_by   uuid not null references people,
  opened_at   timestamptz not null,
  state       text not null default 'open' check (state in ('open', 'done', 'refused')),
  outcome     text check (length(outcome) between 1 and 2000),
  closed_by   uuid references people,
  closed_at   timestamptz,
  constraint legal_requests_check check (due_on >= received_on),
  constraint legal_requests_check1 check ((state = 'open') = (outcome is null)
    and (state = 'open') = (closed_at is null) and (state = 'open') = (closed_by is null))
);
create index legal_requests_open on legal_requests (due_on, id) where state = 'open';
create index legal_requests_closed on legal_requests (closed_at) where closed_at is not null;
create index legal_requests_of_person on legal_requests (person_id) where person_id is not null;

create table legal_notes (
  id         uuid primary key,
  request_id uuid not null references legal_requests,
  text       text not null check (length(text) between 1 and 2000),
  written_by uuid not null references people,
  written_at timestamptz not null
);
create index legal_notes_of_request on legal_notes (request_id, written_at);
create trigger append_only before delete or update or truncate on legal_notes
  for each statement execute function refuse_change();
