-- Team: incidents that are open, of which the team was told by mail once, and is told once more when they are over.

create table team_alarms (
  kind      text primary key check (kind ~ '^[a-z_]{1,40}$'),
  since     timestamptz not null,
  -- As it was told.
  words     text not null,
  -- Since when it was not seen any more; null: it still stands.
  gone_at   timestamptz check (gone_at >= since)
);

-- What people, courts and the ANPD ask about data, each with its deadline.
create table legal_requests (
  id          uuid primary key,
  kind        text not null check (kind in
    ('access', 'correction', 'erasure', 'portability', 'court_order', 'anpd', 'other')),
  -- As whoever asks counts it: of the court, of the ANPD, or the protocol of a message.
  number      text not null check (length(number) between 1 and 80),
  person_id   uuid references people,
  received_on date not null,
  due_on      date not null check (due_on >= received_on),
  asked       text not null check (length(asked) between 1 and 4000),
  opened_by   uuid not null references people,
  opened_at   timestamptz not null,
  state       text not null default 'open' check (state in ('open', 'done', 'refused')),
  outcome     text check (length(outcome) between 1 and 2000),
  closed_by   uuid references people,
  closed_at   timestamptz,
  check ((state = 'open') = (outcome is null) and (state = 'open') = (closed_at is null)
    and (state = 'open') = (closed_by is null))
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
create trigger append_only before update or delete or truncate on legal_notes
  for each statement execute function refuse_change();
