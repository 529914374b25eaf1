-- Limits: what somebody allows themselves to spend, and breaks. Rows are never changed: the latest that counts is in
-- force.

create table spending_limits (
  person_id  uuid references people,
  period     text check (period in ('day', 'week', 'month', 'consultation')),
  -- Whole centavos; null: no limit any more.
  amount     bigint check (amount > 0),
  set_at     timestamptz,
  -- At once when it is tighter than what is in force; three days later when it is looser.
  valid_from timestamptz not null,
  constraint spending_limits_check check (valid_from >= set_at),
  primary key (person_id, period, set_at)
);
create trigger append_only before delete or update or truncate on spending_limits
  for each statement execute function refuse_change();

-- Nobody shortens a break, its owner included.
create table breaks (
  person_id uuid references people,
  starts_at timestamptz,
  -- Null: for ever.
  ends_at   timestamptz,
  constraint breaks_check check (ends_at > starts_at),
  primary key (person_id, starts_at)
);
create trigger append_only before delete or update or truncate on breaks
  for each statement execute function refuse_change();

-- The limits and breaks that hold for an account. Those of before it began anew do not, unless money had been paid in
-- by then: whoever spent here does not lift a break of their own by asking for a new password.
create view breaks_that_hold as
  select b.* from breaks b join people p on p.id = b.person_id
  where p.begun_anew_at is null or b.starts_at >= p.begun_anew_at or exists (
    select from ledger_postings l join ledger_journals j on j.id = l.journal_id
    where l.credit = 'client:' || p.id || ':available' and j.posted_at < p.begun_anew_at);

create view limits_that_hold as
  select s.* from spending_limits s join people p on p.id = s.person_id
  where p.begun_anew_at is null or s.set_at >= p.begun_anew_at or exists (
    select from ledger_postings l join ledger_journals j on j.id = l.journal_id
    where l.credit = 'client:' || p.id || ':available' and j.posted_at < p.begun_anew_at);
