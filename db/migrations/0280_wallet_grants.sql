-- wallet: credit with its origin and where each centavo of it is (decision 166): written when value moves, and never
-- computed afterwards. The row of the owner's account is the lock of all their grants.
create table grants (
  id bigint generated always as identity primary key,
  person_id uuid not null,
  kind text not null constraint grants_kind_check check (kind in ('credit')),
  -- What gave it: the subject of its journal.
  source_id text collate "C" not null,
  -- Whose money it is: a dispute of this payment freezes it. Null: no payment brought it.
  payment_id uuid,
  amount bigint not null constraint grants_amount_check check (amount > 0),
  free bigint not null constraint grants_free_check check (free >= 0),
  held bigint not null default 0 constraint grants_held_check check (held >= 0),
  used bigint not null default 0 constraint grants_used_check check (used >= 0),
  frozen bigint not null default 0 constraint grants_frozen_check check (frozen >= 0),
  returned bigint not null default 0 constraint grants_returned_check check (returned >= 0),
  clawed_back bigint not null default 0 constraint grants_clawed_back_check check (clawed_back >= 0),
  granted_at timestamptz not null,
  constraint every_unit_is_somewhere check (amount = free + held + used + frozen + returned + clawed_back)
);
create index grants_to_spend on grants (person_id, id) where free > 0;
create index grants_of_payment on grants (payment_id) where payment_id is not null;
create index grants_frozen on grants (payment_id) where frozen > 0;

-- Which act holds, used or returned how much of a grant: what comes back goes to the grants that its act names.
create table grant_uses (
  grant_id bigint not null references grants (id),
  subject_id text collate "C" not null,
  state text not null constraint grant_uses_state_check
    check (state in ('held', 'used', 'frozen', 'returned', 'clawed_back')),
  amount bigint not null constraint grant_uses_amount_check check (amount >= 0),
  constraint grant_uses_pkey primary key (subject_id, grant_id, state)
);
create index grant_uses_of_grant on grant_uses (grant_id);

insert into grants (person_id, kind, source_id, amount, free, granted_at)
select split_part(id, ':', 2)::uuid, 'credit', 'opening', balance, balance, now() from ledger_accounts
where id like 'client:%:available' and balance > 0;

-- How much of a payment banks contest and may still take: so much of its credit is frozen, now or when it comes back.
create table contested_payments (
  payment_id uuid primary key,
  person_id uuid not null,
  amount bigint not null constraint contested_payments_amount_check check (amount >= 0)
);

drop function if exists post_journals(jsonb);
