create schema manual;

-- Transfers that the team makes by hand, in the banking application of the company. Rows are only added: what was asked
-- for, and what somebody of the team said about it.
create table manual.transfers (
  id          uuid primary key,
  amount      bigint not null check (amount > 0),
  tax_id      text not null check (tax_id ~ '^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$'),
  description text not null,
  asked_at    timestamptz not null
);
create trigger append_only before delete or update or truncate on manual.transfers
  for each statement execute function refuse_change();

create table manual.outcomes (
  transfer_id   uuid references manual.transfers,
  outcome       text check (outcome in ('paid', 'failed', 'returned')),
  -- A returned one was paid before.
  follows       text generated always as (case outcome when 'returned' then 'paid' else null::text end) stored,
  -- Of the Pix, when its name was checked; unique, so that one Pix pays one transfer.
  end_to_end_id text unique,
  paid_at       timestamptz,
  failure       text check (failure in ('key_not_found', 'key_of_another', 'account_closed', 'refused_by_bank',
    'no_funds', 'cancelled')),
  settled_by    uuid not null,
  settled_at    timestamptz not null,
  constraint paid_by_a_pix check ((outcome = 'paid') = (end_to_end_id is not null)
    and (outcome = 'paid') = (paid_at is not null)),
  constraint failed_for_a_reason check ((outcome = 'paid') = (failure is null)),
  primary key (transfer_id, outcome),
  foreign key (transfer_id, follows) references manual.outcomes
);
create unique index one_answer on manual.outcomes (transfer_id) where outcome <> 'returned';
create trigger append_only before delete or update or truncate on manual.outcomes
  for each statement execute function refuse_change();
