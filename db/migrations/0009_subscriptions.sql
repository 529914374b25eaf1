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
  cancelled_for text check (cancelled_for in ('client', 'break', 'blocked')),
  ended_at      timestamptz,
  ended_for     text check (ended_for in ('client', 'break', 'blocked', 'unpaid', 'disputed')),
  constraint subscriptions_check check (ended_at >= started_at),
  constraint subscriptions_check1 check ((cancelled_at is null) = (cancelled_for is null)),
  constraint subscriptions_check2 check ((ended_at is null) = (ended_for is null)),
  constraint subscriptions_check3 check (ended_at is null or next_act_at is null)
);
create unique index subscriptions_running on subscriptions (person_id, slug) where ended_at is null;
create index subscriptions_of_person on subscriptions (person_id, started_at desc);
create index subscriptions_due on subscriptions (next_act_at) where next_act_at is not null;

-- The n-th month. The row is written when its first warning is sent.
create table subscription_periods (
  subscription_id uuid references subscriptions,
  n               integer check (n > 0),
  starts_at       timestamptz not null,
  ends_at         timestamptz not null,
  -- What it costs, in centavos; 0 for a free month.
  amount          bigint not null check (amount >= 0),
  first_warned_at timestamptz,
  last_warned_at  timestamptz,
  paid_at         timestamptz,
  payment_id      uuid unique references payments,
  bonus_until     timestamptz,
  -- From then on nothing is charged for it.
  dropped_at      timestamptz,
  dropped_for     text check (dropped_for in ('client', 'break', 'blocked', 'unpaid', 'missed', 'spent', 'disputed')),
  constraint subscription_periods_check check (ends_at > starts_at),
  constraint subscription_periods_check1 check (bonus_until > paid_at),
  constraint subscription_periods_check2 check (paid_at is null or dropped_at is null),
  constraint subscription_periods_check3 check ((dropped_at is null) = (dropped_for is null)),
  constraint subscription_periods_check4 check ((paid_at is null) = (bonus_until is null)),
  constraint subscription_periods_check5 check (paid_at is null or (payment_id is null) = (amount = 0)),
  primary key (subscription_id, n)
);

create table subscription_events (
  subscription_id uuid references subscriptions,
  what            text check (what in ('started', 'renewed', 'cancelled', 'resumed', 'ended')),
  at              timestamptz,
  primary key (subscription_id, at, what)
);
create trigger append_only before delete or update or truncate on subscription_events
  for each statement execute function refuse_change();
