-- Payments: money that comes in through a gateway, and how it goes back.

-- Card numbers stay with the gateway: we store a token, the brand and the four digits that are printed on receipts.
create table payment_cards (
  id         uuid primary key,
  person_id  uuid not null references people,
  gateway    text not null,
  token      text not null,
  brand      text not null,
  last_four  text not null check (last_four ~ '^[0-9]{4}$'),
  saved_at   timestamptz not null,
  removed_at timestamptz,
  unique (gateway, token)
);
create index payment_cards_of_person on payment_cards (person_id) where removed_at is null;

-- One payment. The row exists before the gateway hears of it; its id is our reference at the gateway.
create table payments (
  id            uuid primary key,
  person_id     uuid not null references people,
  -- Whole centavos.
  amount        bigint not null check (amount between 1000 and 200000),
  method        text not null check (method in ('pix', 'card')),
  state         text not null default 'created'
                check (state in ('created', 'pending', 'paid', 'paid_late', 'partly_refunded', 'refunded', 'declined',
                                 'expired', 'cancelled')),
  gateway       text not null,
  gateway_id    text,
  br_code       text,
  pay_page_url  text,
  created_at    timestamptz not null,
  expires_at    timestamptz not null check (expires_at > created_at),
  paid_at       timestamptz,
  -- When we ask the gateway again, whether or not a webhook came; null: nothing more is expected.
  next_check_at timestamptz,
  check_count   integer not null default 0 check (check_count >= 0),
  -- What the person bought, in words that the bank shows.
  description   text not null default 'Créditos Sensitivos' check (length(description) between 1 and 120),
  installments  smallint not null default 1 check (installments between 1 and 12),
  -- Where on our site the gateway's page leads back to.
  return_path   text check (return_path like '/%'),
  -- The person asked the gateway to keep the card for later charges.
  keeps_card    boolean not null default false,
  -- Charged to a card that was kept, without the gateway's page.
  saved_card_id uuid references payment_cards,
  card_brand    text,
  last_four     text check (last_four ~ '^[0-9]{4}$'),
  -- The payer has done their part and the bank is still deciding.
  processing    boolean not null default false,
  declined_for  text check (declined_for in ('funds', 'security_code', 'expired_card', 'call_issuer', 'authentication',
                                             'risk', 'other')),
  unique (gateway, gateway_id),
  check ((paid_at is not null) = (state in ('paid', 'paid_late', 'partly_refunded', 'refunded'))),
  constraint known_at_gateway
    check (state <> 'pending' or (gateway_id is not null and (method = 'card' or br_code is not null))),
  constraint only_cards_in_parts
    check (method = 'card' or (installments = 1 and not keeps_card and saved_card_id is null))
);
create index payments_of_person on payments (person_id, created_at desc);
create index payments_to_check on payments (gateway, next_check_at) where next_check_at is not null;

-- Each change of state, once.
create table payment_events (
  payment_id uuid not null references payments,
  state      text not null,
  at         timestamptz not null,
  primary key (payment_id, state)
);
create trigger append_only before update or delete or truncate on payment_events
  for each statement execute function refuse_change();

-- Every webhook as it came, also forged ones, which have no effect.
create table payment_webhooks (
  id           uuid primary key default gen_random_uuid(),
  gateway      text not null,
  query        text not null,
  headers      jsonb not null,
  body         bytea not null,
  verified     boolean not null,
  gateway_id   text,
  received_at  timestamptz not null,
  -- When it is processed, or tried again after the gateway could not be reached.
  due_at       timestamptz not null,
  processed_at timestamptz,
  check (verified = (gateway_id is not null))
);
create index payment_webhooks_waiting on payment_webhooks (gateway, due_at) where verified and processed_at is null;

-- Refunds. The wallet is debited when one is asked for and credited again when the gateway refuses.
create table payment_refunds (
  payment_id      uuid not null references payments,
  n               integer not null check (n > 0),
  amount          bigint not null check (amount > 0),
  -- Where the money comes from: the client's credit, or what waits in suspense.
  source          text not null default 'wallet' check (source in ('wallet', 'suspense')),
  reason          text not null check (length(reason) between 1 and 200),
  state           text not null default 'asked' check (state in ('asked', 'done', 'refused')),
  asked_at        timestamptz not null,
  ended_at        timestamptz,
  -- What the gateway said when it refused.
  why             text,
  -- When the gateway is asked for it, or about it.
  next_attempt_at timestamptz,
  attempts        integer not null default 0 check (attempts >= 0),
  primary key (payment_id, n),
  check ((state = 'asked') = (ended_at is null)),
  check ((state = 'asked') = (next_attempt_at is not null))
);
create index payment_refunds_due on payment_refunds (next_attempt_at) where next_attempt_at is not null;
-- L10.
create constraint trigger never_more_than_paid after insert or update on payment_refunds
  for each row execute function check_refund();

-- A payer contests a payment at the bank. What is left of it in the wallet is frozen until the bank has decided.
create table payment_disputes (
  payment_id uuid primary key references payments,
  gateway_id text not null,
  amount     bigint not null check (amount > 0),
  frozen     bigint not null check (frozen between 0 and amount),
  reason     text not null,
  state      text not null default 'opened' check (state in ('opened', 'won', 'lost')),
  opened_at  timestamptz not null,
  ended_at   timestamptz,
  check ((state = 'opened') = (ended_at is null))
);
create index payment_disputes_open on payment_disputes (opened_at) where state = 'opened';

-- Money that did not come as agreed waits in suspense until a person has decided. Also charges that only the gateway
-- knows.
create table payment_mismatches (
  payment_id  uuid references payments,
  gateway_id  text not null,
  reason      text not null constraint known_reason
              check (reason in ('amount', 'currency', 'reference', 'account', 'final_state', 'unknown')),
  amount      bigint not null check (amount >= 0),
  currency    text not null,
  found_at    timestamptz not null,
  id          uuid primary key default gen_random_uuid(),
  -- Of a charge that is not ours: which gateway told of it, and whom it named.
  gateway     text,
  reference   text,
  resolved_at timestamptz,
  constraint once_each unique (payment_id, gateway_id),
  constraint unknown_has_no_payment
    check ((payment_id is null) = (reason = 'unknown') and (payment_id is null) = (gateway is not null))
);
create unique index payment_mismatches_unknown on payment_mismatches (gateway, gateway_id) where payment_id is null;
create index payment_mismatches_open on payment_mismatches (found_at) where resolved_at is null;

-- Who decided what about it, and why. A refund that the gateway refuses opens the entry again.
create table payment_resolutions (
  entry_id   uuid not null references payment_mismatches,
  n          integer not null check (n > 0),
  resolution text not null check (resolution in ('credited', 'refunded', 'written_off')),
  reason     text not null check (length(reason) between 1 and 500),
  decided_by uuid not null references people,
  decided_at timestamptz not null,
  payment_id uuid,
  refund_n   integer,
  primary key (entry_id, n),
  foreign key (payment_id, refund_n) references payment_refunds (payment_id, n),
  check ((resolution = 'refunded') = (refund_n is not null))
);
create trigger append_only before update or delete or truncate on payment_resolutions
  for each statement execute function refuse_change();

-- Every night our payments are compared with the gateway's.
create table payment_reconciliations (
  id          uuid primary key,
  gateway     text not null,
  -- The night whose turn it is, or who of the team asked for it.
  night       date,
  asked_by    uuid references people,
  asked_at    timestamptz not null,
  -- When it is tried, or tried again after the gateway could not be reached.
  due_at      timestamptz,
  attempts    integer not null default 0 check (attempts >= 0),
  fault       text,
  -- From when on the gateway was asked for changes, and how much was compared.
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
create unique index payment_reconciliations_one_asked on payment_reconciliations (gateway)
  where due_at is not null and night is null;

-- What did not agree in the end.
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
create trigger append_only before update or delete or truncate on payment_differences
  for each statement execute function refuse_change();

-- Credit that its owner withdraws: refunded to the payments it came from, and what those cannot take any more is
-- transferred by hand to a Pix key of theirs.
create table payment_withdrawals (
  id         uuid primary key,
  person_id  uuid not null references people,
  amount     bigint not null check (amount > 0),
  -- The part of it that is transferred by hand, and where to.
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
create trigger append_only before update or delete or truncate on payment_withdrawal_parts
  for each statement execute function refuse_change();
