-- Accounts: what the team gives by judgement, and what waits for a second person because it is much.
create table judged_gifts (
  id          uuid primary key,
  kind        text not null check (kind in ('claim', 'given_back', 'suspense', 'dispute', 'goodwill')),
  subject_id  text not null,
  receiver_id uuid references people,
  -- Centavos.
  amount      bigint not null check (amount > 0),
  given_by    uuid not null references people,
  -- Without one, one person gave it alone.
  seconded_by uuid references people check (seconded_by <> given_by),
  given_at    timestamptz not null
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
  decided_at  timestamptz check (decided_at >= proposed_at),
  outcome     text check (outcome in ('confirmed', 'refused', 'withdrawn')),
  check (num_nulls(decided_by, decided_at, outcome) in (0, 3))
);
create unique index team_proposals_open on team_proposals (kind, subject_id) where outcome is null;
create index team_proposals_by_time on team_proposals (proposed_at);
