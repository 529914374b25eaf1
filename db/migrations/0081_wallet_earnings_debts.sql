-- Wallet: what a consultant owes: given back to a client at their cost after it had cleared, and more than they had
-- left. The next earnings pay it, before anything is available (decision 80).
create table earnings_debts (
  id            text collate "C" primary key,
  consultant_id uuid not null,
  amount        bigint not null check (amount > 0),
  paid          bigint not null default 0 check (paid >= 0 and paid <= amount),
  created_at    timestamptz not null
);
create index earnings_debts_open on earnings_debts (consultant_id, created_at) where paid < amount;
