-- Accounts: what the team put on an account, by kind: suspended until an instant, blocked, payouts at rest. One of a
-- kind holds at a time; what is lifted stays as history.
create table restraints (
  id uuid primary key,
  person_id uuid not null references people (id),
  kind text not null check (kind in ('suspended', 'blocked', 'payouts_rest')),
  -- Read by the person.
  reason text not null check (char_length(reason) between 10 and 1000),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  set_by uuid not null references people (id),
  -- The second member of the team, where one alone may not.
  seconded_by uuid references people (id) check (seconded_by <> set_by),
  lifted_at timestamptz check (lifted_at >= starts_at),
  lifted_by uuid references people (id),
  lift_reason text check (char_length(lift_reason) between 10 and 1000),
  constraint only_a_suspension_ends check ((kind = 'suspended') = (ends_at is not null)),
  constraint whoever_lifts_says_why check (
    num_nulls(lifted_by, lift_reason) in (0, 2) and (lifted_by is null or lifted_at is not null)
  )
);
create unique index restraints_one_of_a_kind on restraints (person_id, kind) where lifted_at is null;
create index restraints_in_force on restraints (kind, person_id) where lifted_at is null;
create index restraints_suspended_until on restraints (ends_at) where lifted_at is null and kind = 'suspended';
create index restraints_of_person on restraints (person_id, starts_at);

-- What the team asked somebody to do otherwise, and since when it was read.
create table warnings (
  id uuid primary key,
  person_id uuid not null references people (id),
  words text not null check (char_length(words) between 10 and 1000),
  warned_by uuid not null references people (id),
  warned_at timestamptz not null,
  acknowledged_at timestamptz check (acknowledged_at >= warned_at)
);
create index warnings_of_person on warnings (person_id, warned_at);

-- An act on a person that one member of the team alone may not do: another one confirms it, or nobody does.
create table act_proposals (
  id uuid primary key,
  person_id uuid not null references people (id),
  act text not null check (act ~ '^[a-z_]{1,40}$'),
  details jsonb not null,
  reason text not null check (char_length(reason) between 10 and 1000),
  proposed_by uuid not null references people (id),
  proposed_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > proposed_at),
  decided_by uuid references people (id),
  decided_at timestamptz check (decided_at >= proposed_at),
  outcome text check (outcome in ('confirmed', 'refused', 'withdrawn')),
  constraint decided_whole check (num_nulls(decided_by, decided_at, outcome) in (0, 3)),
  constraint confirmed_by_another check (outcome <> 'confirmed' or decided_by <> proposed_by)
);
create unique index act_proposals_open on act_proposals (person_id, act) where outcome is null;
create index act_proposals_of_person on act_proposals (person_id, proposed_at);

-- Whoever is blocked withdraws what is theirs by a mailed link.
alter table bearer_secrets drop constraint bearer_secrets_purpose_check;
alter table bearer_secrets add constraint bearer_secrets_purpose_check check (purpose in ('calendar', 'withdrawal'));
