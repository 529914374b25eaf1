-- Clients: what a consultant notes about a client, for no one else's eyes, and what a client chose to share.
create table client_notes (
  consultant_id uuid not null references consultants,
  client_id     uuid not null references people,
  body          text not null check (char_length(body) <= 4000),
  tags          text[] not null check (cardinality(tags) <= 8 and array_position(tags, null) is null),
  -- How often it was saved: a save on top of another version is refused.
  version       integer not null check (version > 0),
  changed_at    timestamptz not null,
  -- What a search compares with: body and tags without accents and capitals.
  words         text not null,
  primary key (consultant_id, client_id)
);
create index client_notes_by_tag on client_notes using gin (tags);

-- Of one person; those whom it is shared with see what it says now.
create table client_birth_data (
  person_id  uuid primary key references people,
  born_on    date not null check (born_on >= '1900-01-01'),
  -- By the clock of the place; null: not known.
  born_time  time,
  place      text check (char_length(place) between 2 and 80),
  changed_at timestamptz not null
);
create table client_birth_shares (
  client_id     uuid not null references client_birth_data (person_id) on delete cascade,
  consultant_id uuid not null references consultants,
  shared_at     timestamptz not null,
  primary key (client_id, consultant_id)
);
