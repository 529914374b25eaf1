-- What things cost and give is kept by version, a row per change: whoever saw one keeps it for that purchase.
create table catalogue_prices (
  slug    text not null references catalogue_items,
  version integer not null check (version > 0),
  -- Whole centavos. None: so many minutes at the price of whoever is chosen.
  price   bigint check (price > 0),
  -- What is given on top, in centavos of bonus.
  bonus   bigint not null default 0 check (bonus >= 0),
  minutes integer check (minutes > 0),
  -- Centavos: the dearest minute of a consultant that these minutes pay for.
  ceiling bigint check (ceiling > 0),
  since   timestamptz not null,
  primary key (slug, version),
  check (price is not null or minutes is not null)
);
create trigger append_only before update or delete or truncate on catalogue_prices for each statement execute function refuse_change();

insert into catalogue_prices (slug, version, price, minutes, ceiling, since)
  select slug, 1, price, minutes, case when minutes is not null then 449 end, changed_at from catalogue_items;

alter table catalogue_items
  drop constraint catalogue_items_kind_check,
  drop constraint catalogue_items_check,
  drop column price,
  drop column minutes,
  add column version integer not null default 1 check (version > 0),
  add check (kind in ('credits', 'package', 'plan', 'single', 'subscription', 'written'));

-- What somebody agreed to: an item, a price that was seen, and until when it can be paid.
create table catalogue_orders (
  id            uuid primary key,
  person_id     uuid not null references people,
  kind          text not null check (kind in ('credits', 'package', 'plan', 'single', 'subscription', 'written')),
  -- None for an amount of credits that was typed.
  slug          text,
  version       integer,
  title         text not null,
  price         bigint not null check (price > 0),
  discount      bigint not null default 0 check (discount between 0 and price),
  total         bigint not null generated always as (price - discount) stored,
  bonus         bigint not null default 0 check (bonus >= 0),
  minutes       integer check (minutes > 0),
  ceiling       bigint check (ceiling > 0),
  -- Of a single consultation: with whom, and how.
  consultant_id uuid references consultants,
  channel       text,
  state         text not null default 'open'
                check (state in ('open', 'awaiting', 'paid', 'partly_refunded', 'refunded', 'expired', 'cancelled')),
  placed_at     timestamptz not null,
  expires_at    timestamptz not null check (expires_at > placed_at),
  -- The payment that paid it; none when nothing was left to pay.
  payment_id    uuid unique references payments,
  paid_at       timestamptz,
  bonus_until   timestamptz,
  minutes_until timestamptz,
  foreign key (slug, version) references catalogue_prices,
  check ((slug is null) = (version is null)),
  check (slug is not null or kind = 'credits'),
  check ((kind = 'single') = (consultant_id is not null) and (consultant_id is null) = (channel is null)),
  check ((paid_at is not null) = (state in ('paid', 'partly_refunded', 'refunded'))),
  check (paid_at is null or (payment_id is null) = (discount = price))
);
create index catalogue_orders_of_person on catalogue_orders (person_id, placed_at desc, id);
create index catalogue_orders_to_end on catalogue_orders (expires_at) where state in ('open', 'awaiting');

-- Each move, once.
create table catalogue_order_events (
  order_id uuid not null references catalogue_orders,
  state    text not null,
  at       timestamptz not null,
  primary key (order_id, state)
);
create trigger append_only before update or delete or truncate on catalogue_order_events for each statement execute function refuse_change();

-- Each try to pay it. Written before the payment is asked for, so that a lost answer finds it again.
create table catalogue_order_payments (
  payment_id   uuid primary key,
  order_id     uuid not null references catalogue_orders,
  method       text not null check (method in ('pix', 'card')),
  installments integer not null default 1 check (installments between 1 and 12),
  asked_at     timestamptz not null
);
create index catalogue_order_payments_of_order on catalogue_order_payments (order_id, asked_at);
create trigger append_only before update or delete or truncate on catalogue_order_payments for each statement execute function refuse_change();
