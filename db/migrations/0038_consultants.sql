-- Another tier than that of the approval, decided by two of the team, from a day on: what was decided later goes before
-- what was decided earlier. Which one is in force: tier_of.
create table consultant_tiers (
  id            uuid primary key,
  consultant_id uuid not null references consultants,
  tier          text not null check (tier in ('iniciante', 'verificado', 'destaque', 'mestre')),
  valid_from    timestamptz not null,
  reason        text not null check (char_length(reason) between 10 and 1000),
  set_by        uuid not null references people,
  seconded_by   uuid not null references people,
  set_at        timestamptz not null,
  constraint never_backwards check (valid_from > set_at)
);
create index consultant_tiers_in_force on consultant_tiers (consultant_id, set_at);
