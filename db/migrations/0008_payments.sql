-- Payments: money that comes in through a gateway, and how it goes back.

-- Card numbers stay with the gateway: we store a token, the brand and the four digits that are printed on receipts.
create table payment_cards (
  id             uuid primary key,
  person_id      uuid not null references people,
  gateway        text not null,
  token          text not null,
  brand          text not null,
  last_four      text not null check (last_four ~ '^[0-9]{4}$'),
  saved_at       timestamptz not null,
  removed_at     timestamptz,
  -- When a removed card is to be deleted at its gateway. Null: it is kept, or the gateway says that it is gone.
  delete_at      timestamptz,
  deletion_tries integer not null default 0,
  unique (gateway, token),
  constraint payment_cards_delete_at_check check (delete_at is null or removed_at is not null)
);
create index payment_cards_of_person on payment_cards (person_id) where removed_at is null;
create index payment_cards_to_delete on payment_cards (gateway, delete_at) where delete_at is not null;

-- Every webhook as it came, also forged ones, which have no effect.
create table payment_webhooks (
  id           uuid default gen_random_uuid() primary key,
  gateway      text not null,
  query        text not null,
  headers      jsonb not null,
  body         bytea not null,
  gateway_id   text not null,
  received_at  timestamptz not null,
  -- When it is processed, or tried again after the gateway could not be reached.
  due_at       timestamptz not null,
  processed_at timestamptz
);
create index payment_webhooks_waiting on payment_webhooks (gateway, due_at) where processed_at is null;
create index payment_webhooks_of_charge on payment_webhooks (gateway, gateway_id) where processed_at is null;
-- Webhooks by when they were dealt with, so that old ones are found and deleted.
create index payment_webhooks_processed on payment_webhooks (processed_at) where processed_at is not null;
create index payment_webhooks_by_time on payment_webhooks (gateway, received_at);

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
  constraint payment_reconciliations_check check ((night is null) = (asked_by is not null)),
  constraint payment_reconciliations_check1 check ((due_at is null) = (ended_at is not null)),
  constraint payment_reconciliations_check2
    check (num_nulls(ended_at, since, charges, payments, healed, unexplained) in (0, 6)),
  unique (gateway, night)
);
create index payment_reconciliations_due on payment_reconciliations (due_at) where due_at is not null;
create unique index payment_reconciliations_one_asked on payment_reconciliations (gateway)
  where due_at is not null and night is null;
create index payment_reconciliations_ended on payment_reconciliations (gateway, asked_at desc)
  where ended_at is not null;
create trigger tell_queue after update of ended_at on payment_reconciliations
  for each statement execute function tell_queue();

-- Credit that its owner withdraws: refunded to the payments it came from, and what those cannot take any more is
-- transferred by hand to a Pix key of theirs.
create table payment_withdrawals (
  id             uuid primary key,
  person_id      uuid not null references people,
  amount         bigint not null check (amount > 0),
  -- The part of it that is transferred by hand, and where to.
  by_hand        bigint not null default 0,
  pix_key        text check (length(pix_key) between 1 and 100),
  asked_at       timestamptz not null,
  state          text check (state in ('waiting', 'paid', 'failed')),
  -- The bank's number of the transfer, or why it could not be made.
  note           text check (length(note) between 1 and 200),
  decided_by     uuid references people,
  decided_at     timestamptz,
  bonus_taken    bigint not null default 0 check (bonus_taken >= 0),
  kept_back      bigint not null default 0,
  -- Whether the bank had named the CPF of a manual transfer as a payer of this person's.
  is_payer_known boolean not null default false,
  constraint payment_withdrawals_check check (by_hand between 0 and amount),
  constraint payment_withdrawals_check1 check ((by_hand > 0) = (state is not null)),
  constraint payment_withdrawals_check2 check (by_hand = 0 or pix_key is not null),
  constraint payment_withdrawals_check3 check ((state in ('paid', 'failed')) = (decided_at is not null)),
  constraint payment_withdrawals_check4 check ((decided_at is null) = (decided_by is null)
    and (decided_at is null) = (note is null)),
  constraint payment_withdrawals_check5 check (kept_back between 0 and amount)
);
create index payment_withdrawals_of_person on payment_withdrawals (person_id, asked_at desc);
create index payment_withdrawals_waiting on payment_withdrawals (asked_at) where state = 'waiting';
create index payment_withdrawals_by_pix_key on payment_withdrawals (pix_key) where pix_key is not null;
create index payment_withdrawals_by_time on payment_withdrawals (asked_at, id);
create index payment_withdrawals_by_amount on payment_withdrawals (amount, id);
create trigger takes_subject before insert on payment_withdrawals
  for each row execute function keep_subject('withdrawal');
create trigger tell_queue after update of state on payment_withdrawals
  for each statement execute function tell_queue();

-- Anybody may send a webhook, so forged ones are counted by gateway and day (São Paulo) and nothing of them is kept.
create table payment_forged_webhooks (
  gateway text,
  day     date,
  count   bigint not null check (count > 0),
  primary key (gateway, day)
);

-- Each attempt to pay an order, a booking or a month of a subscription. Written before its payment is requested; there
-- may never be one.
create table payment_attempts (
  payment_id     uuid primary key,
  person_id      uuid not null references people,
  subject_kind   text not null check (subject_kind in ('order', 'booking', 'subscription_period')),
  subject_id     uuid not null,
  -- Of a subscription the month, else 0.
  subject_part   integer not null check (subject_part >= 0),
  -- From 1: the attempts to pay it in order.
  attempt_number integer not null check (attempt_number between 1 and 10),
  method         text not null check (method in ('pix', 'card')),
  installments   integer not null check (installments between 1 and 12),
  -- What the balance pays beside it.
  from_balance   bigint not null check (from_balance >= 0),
  -- A saved card that is charged.
  card_id        uuid references payment_cards,
  asked_at       timestamptz not null,
  -- When the code of a Pix that nobody asked for on a page was mailed.
  notified_at    timestamptz,
  -- What was done with it: it paid its subject, nothing came, what came was returned, or stayed credit.
  outcome        text check (outcome in ('paid', 'unpaid', 'returned', 'kept')),
  ended_at       timestamptz,
  constraint a_month_is_collected_by_few check (subject_kind <> 'subscription_period' or attempt_number <= 4),
  constraint payment_attempts_check check ((outcome is null) = (ended_at is null)),
  constraint payment_attempts_check1 check ((subject_kind = 'subscription_period') = (subject_part > 0)),
  constraint payment_attempts_subject_kind_subject_id_subject_part_attem_key unique (subject_kind, subject_id,
    subject_part, attempt_number)
);
-- Never two that pay the same, and of a subscription never two under way.
create unique index payment_attempts_paid on payment_attempts (subject_kind, subject_id, subject_part)
  where outcome = 'paid';
create unique index payment_attempts_open on payment_attempts (subject_id)
  where subject_kind = 'subscription_period' and outcome is null;
create index payment_attempts_due on payment_attempts (subject_kind, asked_at) where outcome is null;
create index payment_attempts_unpaid on payment_attempts (asked_at) where outcome = 'unpaid';
create trigger keeps_what_was_asked before update on payment_attempts
  for each row
  when (old.payment_id is distinct from new.payment_id or old.person_id is distinct from new.person_id
    or old.subject_kind is distinct from new.subject_kind or old.subject_id is distinct from new.subject_id
    or old.subject_part is distinct from new.subject_part
    or old.attempt_number is distinct from new.attempt_number or old.method is distinct from new.method
    or old.installments is distinct from new.installments or old.from_balance is distinct from new.from_balance
    or old.card_id is distinct from new.card_id or old.asked_at is distinct from new.asked_at)
  execute function refuse_change();
create trigger append_only before delete or truncate on payment_attempts
  for each statement execute function refuse_change();

-- One payment. The row exists before the gateway hears of it; its id is our reference at the gateway.
create table payments (
  id                uuid primary key,
  person_id         uuid not null references people,
  -- Whole centavos.
  amount            bigint not null,
  method            text not null check (method in ('pix', 'card')),
  state             text not null default 'created'
    check (state in ('created', 'pending', 'paid', 'paid_late', 'partly_refunded', 'refunded', 'declined', 'expired',
    'cancelled')),
  gateway           text not null,
  gateway_id        text,
  br_code           text,
  pay_page_url      text,
  created_at        timestamptz not null,
  expires_at        timestamptz not null,
  paid_at           timestamptz,
  -- When we ask the gateway again, whether or not a webhook came; null: nothing more is expected.
  next_check_at     timestamptz,
  check_count       integer not null default 0 check (check_count >= 0),
  -- What the person bought, in words that the bank shows.
  description       text not null default 'Créditos Sensitivos' check (length(description) between 1 and 120),
  installments      smallint not null default 1 check (installments between 1 and 12),
  -- Where on our site the gateway's page leads back to.
  return_path       text check (return_path like '/%'),
  -- The person asked the gateway to keep the card for later charges.
  keeps_card        boolean not null default false,
  -- Charged to a card that was kept, without the gateway's page.
  saved_card_id     uuid references payment_cards,
  card_brand        text,
  last_four         text check (last_four ~ '^[0-9]{4}$'),
  -- The payer has done their part and the bank is still deciding.
  processing        boolean not null default false,
  declined_for      text check (declined_for in ('funds', 'security_code', 'expired_card', 'call_issuer',
    'authentication', 'risk', 'other')),
  -- A charge that the team credited out of suspense is a payment of its own, whatever its amount. Another payment may
  -- know it as its charge, too: the one whose amount it did not match.
  suspense_entry_id uuid unique,
  constraint payments_check check (expires_at > created_at),
  constraint payments_check1 check ((paid_at is not null) = (state in ('paid', 'paid_late', 'partly_refunded',
    'refunded'))),
  constraint known_at_gateway check (state <> 'pending' or gateway_id is not null
    and (method = 'card' or br_code is not null)),
  constraint only_cards_in_parts check (method = 'card' or installments = 1 and not keeps_card
    and saved_card_id is null),
  constraint payments_amount_check check (suspense_entry_id is not null or amount between 1000 and 200000),
  constraint some_amount check (amount > 0)
);
create index payments_of_person on payments (person_id, created_at desc);
create index payments_to_check on payments (gateway, next_check_at) where next_check_at is not null;
-- Those that may expire, asked for every five seconds. Without it each time reads every payment that was ever made.
create index payments_to_expire on payments (gateway, expires_at) where state in ('created', 'pending');
create unique index payments_charge on payments (gateway, gateway_id, ((suspense_entry_id is null)));
create index payments_by_gateway_id on payments (gateway_id) where gateway_id is not null;
create index payments_by_time on payments (created_at, id);
create index payments_by_amount on payments (amount, id);
create index payments_by_state on payments (state, created_at, id);

-- Each change of state, once.
create table payment_events (
  payment_id uuid references payments,
  state      text,
  at         timestamptz not null,
  primary key (payment_id, state)
);
create trigger append_only before delete or update or truncate on payment_events
  for each statement execute function refuse_change();

-- Refunds. The wallet is debited when one is asked for and credited again when the gateway refuses.
create table payment_refunds (
  payment_id      uuid references payments,
  n               integer check (n > 0),
  amount          bigint not null check (amount > 0),
  -- Where the money comes from: the client's credit, or what waits in suspense.
  source          text not null default 'wallet' check (source in ('wallet', 'suspense', 'gateway')),
  reason          text not null check (length(reason) between 1 and 200),
  state           text not null default 'asked' check (state in ('asked', 'done', 'refused')),
  asked_at        timestamptz not null,
  ended_at        timestamptz,
  -- What the gateway said when it refused.
  why             text,
  -- When the gateway is asked for it, or about it.
  next_attempt_at timestamptz,
  attempts        integer not null default 0 check (attempts >= 0),
  constraint payment_refunds_check check ((state = 'asked') = (ended_at is null)),
  constraint payment_refunds_check1 check ((state = 'asked') = (next_attempt_at is not null)),
  primary key (payment_id, n)
);
create index payment_refunds_due on payment_refunds (next_attempt_at) where next_attempt_at is not null;
-- Payments of which the bank took something: few, and asked for each minute.
create index payment_refunds_by_gateways on payment_refunds (payment_id) where source = 'gateway';
-- L10.
create constraint trigger never_more_than_paid after insert or update on payment_refunds
  not deferrable initially IMMEDIATE for each row execute function check_refund();

-- A payer contests a payment at the bank. What is left of it in the wallet is frozen until the bank has decided.
create table payment_disputes (
  payment_id uuid references payments,
  gateway_id text not null,
  amount     bigint not null check (amount > 0),
  frozen     bigint not null default 0,
  reason     text not null,
  state      text not null default 'opened' check (state in ('opened', 'won', 'lost')),
  opened_at  timestamptz not null,
  ended_at   timestamptz,
  n          integer check (n > 0),
  taken      bigint not null default 0,
  closed_by  uuid references people,
  closed_for text check (length(closed_for) between 1 and 500),
  constraint payment_disputes_check check (frozen between 0 and amount),
  constraint payment_disputes_check1 check ((state = 'opened') = (ended_at is null)),
  primary key (payment_id, n),
  unique (payment_id, gateway_id),
  constraint payment_disputes_check2 check (taken between 0 and amount),
  constraint payment_disputes_check3 check ((closed_by is null) = (closed_for is null)
    and (closed_by is null or state <> 'opened'))
);
create index payment_disputes_open on payment_disputes (opened_at) where state = 'opened';
create index payment_disputes_taken on payment_disputes (payment_id) where taken > 0;
create trigger tell_queue after insert or update of state on payment_disputes
  for each statement execute function tell_queue();

-- Money that did not come as agreed waits in suspense until a person has decided. Also charges that only the gateway
-- knows.
create table payment_mismatches (
  payment_id  uuid references payments,
  gateway_id  text not null,
  reason      text not null,
  amount      bigint not null check (amount >= 0),
  currency    text not null,
  found_at    timestamptz not null,
  id          uuid default gen_random_uuid() primary key,
  -- Of a charge that is not ours: which gateway told of it, and whom it named.
  gateway     text,
  reference   text,
  resolved_at timestamptz,
  constraint unknown_has_no_payment check ((payment_id is null) = (reason = 'unknown')
    and (payment_id is null) = (gateway is not null)),
  constraint once_each unique (payment_id, gateway_id),
  -- Money that comes to it waits for the team, and goes back to its origin.
  constraint known_reason check (reason in ('amount', 'currency', 'reference', 'account', 'final_state', 'closed',
    'unknown'))
);
create unique index payment_mismatches_unknown on payment_mismatches (gateway, gateway_id) where payment_id is null;
create index payment_mismatches_open on payment_mismatches (found_at) where resolved_at is null;
create trigger tell_queue after insert or update of resolved_at on payment_mismatches
  for each statement execute function tell_queue();
alter table payments add constraint payments_suspense_entry_id_fkey foreign key (suspense_entry_id) references payment_mismatches(id);

-- Who decided what about it, and why. A refund that the gateway refuses opens the entry again.
create table payment_resolutions (
  entry_id   uuid references payment_mismatches,
  n          integer check (n > 0),
  resolution text not null check (resolution in ('credited', 'refunded', 'written_off')),
  reason     text not null check (length(reason) between 1 and 500),
  decided_by uuid not null references people,
  decided_at timestamptz not null,
  payment_id uuid,
  refund_n   integer,
  constraint payment_resolutions_check check ((resolution = 'refunded') = (refund_n is not null)),
  primary key (entry_id, n),
  foreign key (payment_id, refund_n) references payment_refunds
);
create trigger append_only before delete or update or truncate on payment_resolutions
  for each statement execute function refuse_change();

-- What did not agree in the end.
create table payment_differences (
  reconciliation_id uuid references payment_reconciliations,
  n                 integer check (n > 0),
  list              text not null check (list in ('only_here', 'only_there', 'differing')),
  payment_id        uuid references payments,
  gateway_id        text,
  what              text[] not null,
  ours              jsonb,
  theirs            jsonb,
  constraint payment_differences_check check ((list = 'only_there') = (ours is null)
    and (list = 'only_here') = (theirs is null)),
  primary key (reconciliation_id, n)
);
create trigger append_only before delete or update or truncate on payment_differences
  for each statement execute function refuse_change();

-- The refunds that carry the rest of it.
create table payment_withdrawal_parts (
  payment_id    uuid,
  n             integer,
  withdrawal_id uuid not null references payment_withdrawals,
  primary key (payment_id, n),
  foreign key (payment_id, n) references payment_refunds
);
create index payment_withdrawal_parts_of_withdrawal on payment_withdrawal_parts (withdrawal_id);
create trigger append_only before delete or update or truncate on payment_withdrawal_parts
  for each statement execute function refuse_change();

-- Whose money a withdrawal took, and what went with it: bonus that was left, and spent bonus that was kept back.
create table payment_withdrawal_sources (
  withdrawal_id uuid references payment_withdrawals,
  payment_id    uuid references payments,
  credit        bigint not null check (credit > 0),
  bonus_taken   bigint not null check (bonus_taken >= 0),
  kept_back     bigint not null,
  constraint payment_withdrawal_sources_check check (kept_back between 0 and credit),
  primary key (withdrawal_id, payment_id)
);
create index payment_withdrawal_sources_of_payment on payment_withdrawal_sources (payment_id);
create trigger append_only before delete or update or truncate on payment_withdrawal_sources
  for each statement execute function refuse_change();

-- Purchases by card that somebody asked for from a network, kept for a day: whoever tests stolen cards is refused many.
create table payment_card_attempts (
  payment_id uuid primary key references payments,
  person_id  uuid not null references people,
  network    text not null,
  asked_at   timestamptz not null,
  refused    integer not null default 0 check (refused >= 0),
  refused_at timestamptz,
  constraint payment_card_attempts_check check ((refused > 0) = (refused_at is not null))
);
create index payment_card_attempts_of_person on payment_card_attempts (person_id, asked_at);
create index payment_card_attempts_of_network on payment_card_attempts (network, asked_at);
create index payment_card_attempts_by_age on payment_card_attempts (asked_at);
