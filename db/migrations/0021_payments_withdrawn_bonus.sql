-- Payments: whose money a withdrawal takes, and the bonus that goes with it (docs/decisions/0043).

-- False: the payment buys something else than credit, and its money leaves the wallet at once.
alter table payments add is_credit boolean not null default true;

-- Whose money a withdrawal took, and what went with it: bonus that was left, and spent bonus that was kept back.
alter table payment_withdrawals
  add bonus_taken bigint not null default 0 check (bonus_taken >= 0),
  add kept_back   bigint not null default 0 check (kept_back between 0 and amount);
create table payment_withdrawal_sources (
  withdrawal_id uuid not null references payment_withdrawals,
  payment_id    uuid not null references payments,
  credit        bigint not null check (credit > 0),
  bonus_taken   bigint not null check (bonus_taken >= 0),
  kept_back     bigint not null check (kept_back between 0 and credit),
  primary key (withdrawal_id, payment_id)
);
create index payment_withdrawal_sources_of_payment on payment_withdrawal_sources (payment_id);
create trigger append_only before update or delete or truncate on payment_withdrawal_sources
  for each statement execute function refuse_change();
