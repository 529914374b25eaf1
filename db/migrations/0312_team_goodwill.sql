-- Team: bonus that somebody of the team gave by judgement, for a case: a claim, or a message to us.
create table goodwill (
  id uuid primary key,
  person_id uuid not null references people (id),
  amount bigint not null check (amount between 100 and 50000),
  claim_id uuid references claims (id),
  -- Messages are erased in time.
  message_id uuid,
  -- Read by the person.
  reason text not null check (char_length(reason) between 10 and 1000),
  given_by uuid not null references people (id),
  -- The second member of the team, beyond what one alone gives.
  seconded_by uuid references people (id) check (seconded_by <> given_by),
  given_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > given_at),
  constraint of_one_case check (num_nonnulls(claim_id, message_id) = 1)
);
create index goodwill_to_person on goodwill (person_id, given_at);
create index goodwill_by_giver on goodwill (given_by, given_at);
