-- What a consultant notes about a client, for no one else's eyes, and what a client chose to share.
create table client_notes (
  consultant_id uuid references consultants,
  client_id     uuid references people,
  body          text not null check (char_length(body) <= 4000),
  tags          text[] not null check (cardinality(tags) <= 8 and array_position(tags, null::text) is null),
  -- How often it was saved: a save on top of another version is refused.
  version       integer not null check (version > 0),
  changed_at    timestamptz not null,
  -- What a search compares with: body and tags without accents and capitals.
  words         text not null,
  primary key (consultant_id, client_id)
);
create index client_notes_by_tag on client_notes using gin (tags);
-- Closing an account asks by either side of a pair; the keys begin with the other one.
create index client_notes_by_client on client_notes (client_id);

-- Of one person; those whom it is shared with see what it says now.
create table client_birth_data (
  person_id  uuid primary key references people,
  born_on    date not null check (born_on >= '1900-01-01'::date),
  -- By the clock of the place; null: not known.
  born_time  time without time zone,
  place      text check (char_length(place) between 2 and 80),
  changed_at timestamptz not null
);

create table client_birth_shares (
  client_id     uuid references client_birth_data on delete cascade,
  consultant_id uuid references consultants,
  shared_at     timestamptz not null,
  primary key (client_id, consultant_id)
);
create index client_birth_shares_by_consultant on client_birth_shares (consultant_id);

create table client_note_times (
  consultant_id   uuid not null references consultants,
  client_id       uuid not null references people,
  -- Not a reference: checking it would hold the room's row, and the meter skips it.
  consultation_id uuid,
  -- When that consultation was accepted: the order of the times.
  since           timestamptz not null,
  body            text not null check (char_length(body) <= 4000),
  unique nulls not distinct (consultant_id, client_id, consultation_id)
);
create index client_note_times_of_client on client_note_times (client_id);
