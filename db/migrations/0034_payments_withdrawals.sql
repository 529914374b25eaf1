-- Credit that its owner takes back: to the payments it came from, and what those cannot take any more by hand, to a Pix key of theirs.

-- What of a client's credit is on its way to their bank by hand.
create or replace function ledger_kind(account text) returns text language sql immutable parallel safe as $$
  select case
    when account ~ '^client:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:(available|reserved|promotional|prepaid|in_payout)$' then 'client_' || split_part(account, ':', 3)
    when account ~ '^consultant:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:(to_clear|available|in_payout)$' then 'consultant_' || split_part(account, ':', 3)
    when is_of_platform(account) then split_part(account, ':', 2)
  end
$$;

create table payment_withdrawals (
  id         uuid primary key,
  person_id  uuid not null references people,
  amount     bigint not null check (amount > 0),
  -- The part of it that goes by hand, and where to.
  by_hand    bigint not null default 0 check (by_hand between 0 and amount),
  pix_key    text check (length(pix_key) between 1 and 100),
  asked_at   timestamptz not null,
  state      text check (state in ('waiting', 'paid', 'failed')),
  -- The bank's number of the transfer, or why it could not be made.
  note       text check (length(note) between 1 and 200),
  decided_by uuid references people,
  decided_at timestamptz,
  check ((by_hand > 0) = (state is not null)),
  check (by_hand = 0 or pix_key is not null),
  check ((state in ('paid', 'failed')) = (decided_at is not null)),
  check ((decided_at is null) = (decided_by is null) and (decided_at is null) = (note is null))
);
create index payment_withdrawals_of_person on payment_withdrawals (person_id, asked_at desc);
create index payment_withdrawals_waiting on payment_withdrawals (asked_at) where state = 'waiting';

-- The refunds that carry the rest of it.
create table payment_withdrawal_parts (
  payment_id    uuid not null,
  n             integer not null,
  withdrawal_id uuid not null references payment_withdrawals,
  primary key (payment_id, n),
  foreign key (payment_id, n) references payment_refunds (payment_id, n)
);
create index payment_withdrawal_parts_of_withdrawal on payment_withdrawal_parts (withdrawal_id);
create trigger append_only before update or delete or truncate on payment_withdrawal_parts for each statement execute function refuse_change();
