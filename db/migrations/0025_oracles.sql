-- Oracles: draws that can be proven. The seed is the platform's secret until the last place is filled.

create table oracle_draws (
  id        uuid primary key,
  kind      text not null check (kind in ('tarot', 'runas', 'iching')),
  layout    text not null check (layout in ('uma-carta', 'tres-cartas', 'cruz-celta', 'uma-runa', 'tres-runas',
    'moedas')),
  reversals boolean not null,
  seed      text not null check (seed ~ '^[0-9a-f]{64}$'),
  opened_at timestamptz not null
);
create index oracle_draws_by_age on oracle_draws (opened_at);
-- A draw is never dealt anew: it can be deleted as a whole, but nothing in it can be changed.
create trigger unchanging before update or truncate on oracle_draws
  for each statement execute function refuse_change();

-- What happened in a draw, in order. The first event carries the SHA-256 of the seed, the last one the seed.
create table oracle_draw_events (
  draw_id  uuid references oracle_draws on delete cascade,
  n        smallint check (n between 1 and 20),
  event    jsonb not null,
  added_at timestamptz not null,
  primary key (draw_id, n)
);
create trigger unchanging before update or truncate on oracle_draw_events
  for each statement execute function refuse_change();

-- Draws that somebody keeps; the others are deleted after thirty days.
create table oracle_readings (
  draw_id      uuid primary key references oracle_draws on delete cascade,
  person_id    uuid not null references people,
  question     text check (char_length(question) between 1 and 500),
  kept_at      timestamptz not null,
  shared_at    timestamptz,
  -- How a kept reading turned out, as its owner says on the day after.
  outcome      text check (outcome in ('yes', 'partly', 'no')),
  outcome_note text check (char_length(outcome_note) between 1 and 280),
  outcome_at   timestamptz,
  constraint oracle_readings_outcome_said check ((outcome_at is null) = (outcome is null and outcome_note is null))
);
create index oracle_readings_of_person on oracle_readings (person_id, kept_at desc);

-- One card a day for a person. The row stays when its draw is deleted, so that the day has no second card.
create table oracle_day_cards (
  person_id uuid references people,
  day       date,
  draw_id   uuid references oracle_draws on delete set null,
  primary key (person_id, day)
);
create unique index oracle_day_cards_by_draw on oracle_day_cards (draw_id);
