-- One purchase of credits. The row exists before the gateway hears of it; its id is the gateway's reference.
create table payments (
  id            uuid primary key,
  person_id     uuid not null references people,
  -- Whole centavos.
  amount        bigint not null check (amount between 1000 and 200000),
  method        text not null check (method in ('pix')),
  state         text not null default 'created'
                check (state in ('created', 'pending', 'paid', 'paid_late', 'partly_refunded', 'refunded', 'declined', 'expired', 'cancelled')),
  gateway       text not null,
  gateway_id    text,
  br_code       text,
  pay_page_url  text,
  created_at    timestamptz not null,
  expires_at    timestamptz not null check (expires_at > created_at),
  paid_at       timestamptz,
  -- When we ask the gateway again, whether or not it rang; null: nothing more is expected.
  next_check_at timestamptz,
  check_count   integer not null default 0 check (check_count >= 0),
  unique (gateway, gateway_id),
  check ((paid_at is not null) = (state in ('paid', 'paid_late', 'partly_refunded', 'refunded'))),
  check (state <> 'pending' or (gateway_id is not null and br_code is not null))
);
create index payments_of_person on payments (person_id, created_at desc);
create index payments_to_check on payments (gateway, next_check_at) where next_check_at is not null;

-- Each move, once. Append-only.
create table payment_events (
  payment_id uuid not null references payments,
  state      text not null,
  at         timestamptz not null,
  primary key (payment_id, state)
);
create trigger append_only before update or delete or truncate on payment_events for each statement execute function refuse_change();

-- Money that came, but not as agreed: it waits in suspense until a person has looked.
create table payment_mismatches (
  payment_id uuid not null references payments,
  gateway_id text not null,
  reason     text not null check (reason in ('amount', 'currency', 'reference', 'account', 'final_state')),
  amount     bigint not null check (amount >= 0),
  currency   text not null,
  found_at   timestamptz not null,
  primary key (payment_id, gateway_id)
);

-- Every doorbell as it rang, also the forged ones, which have no effect.
create table payment_webhooks (
  id           uuid primary key default gen_random_uuid(),
  gateway      text not null,
  query        text not null,
  headers      jsonb not null,
  body         bytea not null,
  verified     boolean not null,
  gateway_id   text,
  received_at  timestamptz not null,
  -- When we look at it, or look again after the gateway could not be reached.
  due_at       timestamptz not null,
  processed_at timestamptz,
  check (verified = (gateway_id is not null))
);
create index payment_webhooks_waiting on payment_webhooks (gateway, due_at) where verified and processed_at is null;

-- The demonstration bank. It stands for somebody else's computer: nothing above knows these tables.
create schema sandbox;

create table sandbox.charges (
  gateway_id  text primary key,
  reference   text not null unique,
  amount      bigint not null check (amount > 0),
  description text not null,
  payer_name  text not null,
  br_code     text not null,
  state       text not null default 'pending' check (state in ('pending', 'paid', 'declined', 'expired')),
  -- How its webhooks travel.
  post        text not null default 'usual' check (post in ('usual', 'twice', 'shuffled', 'never')),
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  paid_at     timestamptz
);
create index charges_to_expire on sandbox.charges (expires_at) where state = 'pending';

create table sandbox.refunds (
  reference   text not null references sandbox.charges (reference),
  n           integer not null check (n > 0),
  amount      bigint not null check (amount > 0),
  refunded_at timestamptz not null,
  primary key (reference, n)
);

-- What somebody pressed, and when the bank will have done it.
create table sandbox.moves (
  id         bigint generated always as identity primary key,
  gateway_id text not null references sandbox.charges,
  state      text not null check (state in ('paid', 'declined', 'expired')),
  due_at     timestamptz not null,
  done_at    timestamptz
);
create index moves_due on sandbox.moves (due_at) where done_at is null;

-- Webhooks to be delivered until they are answered with 200.
create table sandbox.notices (
  id           uuid primary key default gen_random_uuid(),
  gateway_id   text not null references sandbox.charges,
  action       text not null check (action in ('payment.created', 'payment.updated')),
  due_at       timestamptz not null,
  attempts     integer not null default 0,
  delivered_at timestamptz
);
create index notices_due on sandbox.notices (due_at) where delivered_at is null;
