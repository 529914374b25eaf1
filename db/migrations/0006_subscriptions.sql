-- Subscriptions: an agreement that renews itself every month until it is cancelled. Its price stays what was agreed to.

create table subscriptions (
  -- The id of the order that began it.
  id            uuid primary key,
  person_id     uuid not null references people,
  slug          text not null,
  title         text not null,
  -- Whole centavos: a month's price, and the bonus that a month gives.
  price         bigint not null check (price > 0),
  bonus         bigint not null check (bonus > 0),
  pays_by       text not null check (pays_by in ('card', 'pix')),
  -- Its day in São Paulo is the anchor of every renewal.
  started_at    timestamptz not null,
  -- When there is something to do about it; null while a payment is under way, and once it has ended.
  next_act_at   timestamptz,
  cancelled_at  timestamptz,
  cancelled_for text check (cancelled_for in ('client', 'break')),
  ended_at      timestamptz check (ended_at >= started_at),
  ended_for     text check (ended_for in ('client', 'break', 'unpaid')),
  check ((cancelled_at is null) = (cancelled_for is null)),
  check ((ended_at is null) = (ended_for is null)),
  check (ended_at is null or next_act_at is null)
);
create unique index subscriptions_running on subscriptions (person_id, slug) where ended_at is null;
create index subscriptions_of_person on subscriptions (person_id, started_at desc);
create index subscriptions_due on subscriptions (next_act_at) where next_act_at is not null;

-- The n-th month. The row is written when its first warning is sent.
create table subscription_periods (
  subscription_id uuid not null references subscriptions,
  n               integer not null check (n > 0),
  starts_at       timestamptz not null,
  ends_at         timestamptz not null check (ends_at > starts_at),
  -- What it costs, in centavos; 0 for a free month.
  amount          bigint not null check (amount >= 0),
  first_warned_at timestamptz,
  last_warned_at  timestamptz,
  paid_at         timestamptz,
  payment_id      uuid unique references payments,
  bonus_until     timestamptz check (bonus_until > paid_at),
  -- From then on nothing is charged for it.
  dropped_at      timestamptz,
  dropped_for     text check (dropped_for in ('client', 'break', 'unpaid', 'missed', 'spent')),
  primary key (subscription_id, n),
  check (paid_at is null or dropped_at is null),
  check ((dropped_at is null) = (dropped_for is null)),
  check ((paid_at is null) = (bonus_until is null)),
  check (paid_at is null or (payment_id is null) = (amount = 0))
);

-- Each attempt to collect a month. Written before the payment is requested.
create table subscription_collection_attempts (
  payment_id      uuid primary key,
  subscription_id uuid not null,
  n               integer not null,
  -- From 1: the attempts for this month in order.
  attempt_number  integer not null check (attempt_number between 1 and 4),
  -- Null: a Pix, sent by mail.
  card_id         uuid references payment_cards,
  asked_at        timestamptz not null,
  -- Of a Pix: when its code was sent.
  notified_at     timestamptz,
  outcome         text check (outcome in ('paid', 'unpaid', 'returned', 'kept')),
  ended_at        timestamptz,
  foreign key (subscription_id, n) references subscription_periods,
  unique (subscription_id, n, attempt_number),
  check ((outcome is null) = (ended_at is null))
);
-- Never two attempts under way, and never two that paid the same month.
create unique index subscription_collection_attempts_open on subscription_collection_attempts (subscription_id)
  where outcome is null;
create unique index subscription_collection_attempts_paid on subscription_collection_attempts (subscription_id, n)
  where outcome = 'paid';
create index subscription_collection_attempts_unpaid on subscription_collection_attempts (asked_at)
  where outcome = 'unpaid';

create table subscription_events (
  subscription_id uuid not null references subscriptions,
  what            text not null check (what in ('started', 'renewed', 'cancelled', 'resumed', 'ended')),
  at              timestamptz not null,
  primary key (subscription_id, at, what)
);
create trigger append_only before update or delete or truncate on subscription_events
  for each statement execute function refuse_change();
