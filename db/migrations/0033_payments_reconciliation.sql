-- Every night our books are laid beside the gateway's.
create table payment_reconciliations (
  id          uuid primary key,
  gateway     text not null,
  -- The night whose turn it is, or who of the team asked for it.
  night       date,
  asked_by    uuid references people,
  asked_at    timestamptz not null,
  -- When it is tried, or tried again after the gateway could not be reached.
  due_at      timestamptz,
  attempts       integer not null default 0 check (attempts >= 0),
  fault       text,
  -- From when on the gateway was asked what changed, and what was laid side by side.
  since       timestamptz,
  charges     integer,
  payments    integer,
  healed      integer,
  unexplained bigint,
  ended_at    timestamptz,
  unique (gateway, night),
  check ((night is null) = (asked_by is not null)),
  check ((due_at is null) = (ended_at is not null)),
  check (num_nulls(ended_at, since, charges, payments, healed, unexplained) in (0, 6))
);
create index payment_reconciliations_due on payment_reconciliations (due_at) where due_at is not null;
create unique index payment_reconciliations_one_asked on payment_reconciliations (gateway) where due_at is not null and night is null;

-- What did not agree in the end. Append-only.
create table payment_differences (
  reconciliation_id uuid not null references payment_reconciliations,
  n                 integer not null check (n > 0),
  list              text not null check (list in ('only_here', 'only_there', 'differing')),
  payment_id        uuid references payments,
  gateway_id        text,
  what              text[] not null,
  ours              jsonb,
  theirs            jsonb,
  primary key (reconciliation_id, n),
  check ((list = 'only_there') = (ours is null) and (list = 'only_here') = (theirs is null))
);
create trigger append_only before update or delete or truncate on payment_differences for each statement execute function refuse_change();
