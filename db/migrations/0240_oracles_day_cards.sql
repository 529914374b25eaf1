-- Oracles: one card a day for a person. The row stays when its draw is deleted, so that the day has no second card.
create table oracle_day_cards (
  person_id uuid not null references people,
  day date not null,
  draw_id uuid references oracle_draws on delete set null,
  primary key (person_id, day)
);
create unique index oracle_day_cards_by_draw on oracle_day_cards (draw_id);

-- Oracles: how a kept reading turned out, as its owner says on the day after.
alter table oracle_readings
  add column outcome text check (outcome in ('yes', 'partly', 'no')),
  add column outcome_note text check (char_length(outcome_note) between 1 and 280),
  add column outcome_at timestamptz,
  add constraint oracle_readings_outcome_said
    check ((outcome_at is null) = (outcome is null and outcome_note is null));
