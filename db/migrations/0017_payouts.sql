-- Earnings on their way to the bank of whoever earned them (decision 78). The states and their order are those of
-- src/domains/payouts/rules.ts; nobody, whoever writes, moves a payout otherwise (keep_payout).
create table payouts (
  id              uuid primary key,
  consultant_id   uuid not null references consultants,
  -- In centavos. Less than the least only for somebody who leaves.
  amount          bigint not null,
  cause           text not null check (cause in ('asked', 'weekly', 'leaving')),
  -- The Pix key: the consultant's own CPF or CNPJ, as it was when this was asked for.
  tax_id          text not null check (tax_id ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  state           text not null check (state in ('asked', 'sending', 'processing', 'unknown', 'paid', 'failed',
    'returned')),
  failure         text check (failure in ('key_not_found', 'key_of_another', 'account_closed', 'refused_by_bank',
    'no_funds', 'cancelled')),
  -- By name: the only one that is ever asked about it (decision 42).
  gateway         text check (gateway ~ '^[a-z]+$'),
  -- The bank's number of the transfer, the same in every bank of the country.
  end_to_end_id   text unique check (length(end_to_end_id) between 1 and 64),
  asked_at        timestamptz not null,
  paid_at         timestamptz,
  moved_at        timestamptz not null,
  -- When it was last taken to be sent, and since when nobody knows whether it was.
  sent_at         timestamptz,
  unsure_since    timestamptz,
  -- When the worker looks at it next, and how often it asked in this state; null: never again.
  due_at          timestamptz,
  asks            integer not null default 0 check (asks >= 0),
  alarmed_at      timestamptz,
  -- The bank waits for somebody of ours to approve the transfer there. Says something only of one that is processing.
  awaits_approval boolean not null default false,
  constraint payouts_least check (amount >= 3000 or cause = 'leaving' and amount > 0),
  constraint payouts_most check (amount <= 100000000),
  constraint payouts_check check ((paid_at is null) = (end_to_end_id is null)
    and (paid_at is not null) = (state in ('paid', 'returned'))),
  constraint payouts_check1 check ((failure is not null) = (state in ('failed', 'returned'))),
  constraint payouts_check2 check ((unsure_since is not null) = (state in ('sending', 'unknown'))),
  constraint payouts_check3 check (gateway is not null or state in ('asked', 'failed')),
  constraint payouts_check4 check (due_at is not null or state in ('paid', 'failed', 'returned'))
);
create index payouts_of_consultant on payouts (consultant_id, asked_at desc, id);
create index payouts_due on payouts (due_at) where due_at is not null;
-- What is on the way, for the sum of each account and the team's list.
create index payouts_on_the_way on payouts (consultant_id) where state in ('asked', 'sending', 'processing', 'unknown');
-- The same amount to the same key within minutes is refused by banks.
create index payouts_twins on payouts (tax_id, amount, sent_at) where sent_at is not null;
create index payouts_ended on payouts (moved_at desc) where state in ('paid', 'failed', 'returned');
create index payouts_with_the_team on payouts (asked_at) where state in ('processing', 'unknown');
create index payouts_by_time on payouts (asked_at, id);
create index payouts_by_amount on payouts (amount, id);
create index payouts_by_state on payouts (state, asked_at, id);
create trigger kept before delete or truncate on payouts
  for each statement execute function refuse_change();
create trigger moves_as_allowed after insert or update on payouts
  for each row execute function keep_payout();
create trigger takes_subject before insert on payouts
  for each row execute function keep_subject('payout');
create trigger tell_queue after update of state on payouts
  for each statement execute function tell_queue();

-- Each move leaves one row, written by the trigger.
create table payout_events (
  payout_id uuid references payouts,
  seq       integer check (seq > 0),
  state     text not null,
  failure   text,
  at        timestamptz not null,
  primary key (payout_id, seq)
);
create trigger append_only before delete or update or truncate on payout_events
  for each statement execute function refuse_change();

-- Who is paid every week by itself. `next_on`: the day (São Paulo) of the next run, a week after the last at the least.
create table payout_schedules (
  consultant_id uuid primary key references consultants,
  -- 1: Monday … 7: Sunday; null: switched off.
  weekday       integer check (weekday between 1 and 7),
  next_on       date,
  last_on       date,
  -- Since then everything that is available is paid out, however little.
  leaving_since timestamptz,
  -- The first day on which whoever leaves is paid again: the next one, or a week after a failure.
  leaving_on    date,
  constraint payout_schedules_check check ((weekday is null) = (next_on is null)),
  constraint payout_schedules_check1 check (next_on is null or last_on is null or next_on >= last_on + 7)
);
create index payout_schedules_due on payout_schedules (next_on) where next_on is not null;
create index payout_schedules_leaving on payout_schedules (consultant_id) where leaving_since is not null;
