-- Limits: what somebody allows themselves to spend, and breaks. Rows are never changed: the latest that counts is in
-- force.

create table spending_limits (
  person_id  uuid not null references people,
  period     text not null check (period in ('day', 'week', 'month', 'consultation')),
  -- Whole centavos; null: no limit any more.
  amount     bigint check (amount > 0),
  set_at     timestamptz not null,
  -- At once when it is tighter than what is in force; three days later when it is looser.
  valid_from timestamptz not null check (valid_from >= set_at),
  primary key (person_id, period, set_at)
);
create trigger append_only before update or delete or truncate on spending_limits
  for each statement execute function refuse_change();

-- Nobody shortens a break, its owner included.
create table breaks (
  person_id uuid not null references people,
  starts_at timestamptz not null,
  -- Null: for ever.
  ends_at   timestamptz check (ends_at > starts_at),
  primary key (person_id, starts_at)
);
create trigger append_only before update or delete or truncate on breaks
  for each statement execute function refuse_change();
