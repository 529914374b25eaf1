-- Catalogue: what is sold beside credits by the minute, orders, coupons, and orders that were given back.

-- What is on offer now. `version` says which of its prices is in force.
create table catalogue_items (
  slug          text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  kind          text not null check (kind in ('credits', 'package', 'plan', 'single', 'subscription', 'written')),
  title         text not null,
  summary       text not null,
  consultations integer check (consultations > 0),
  position      integer not null,
  changed_at    timestamptz not null,
  version       integer not null default 1 check (version > 0)
);

-- What an item costs and gives, a row per change: whoever saw one version keeps it for that purchase.
create table catalogue_prices (
  slug         text not null references catalogue_items,
  version      integer not null check (version > 0),
  -- Whole centavos. Null: so many minutes at the price of the consultant who is chosen.
  price        bigint check (price > 0),
  -- What is given on top, in centavos of bonus.
  bonus        bigint not null default 0 check (bonus >= 0),
  minutes      integer check (minutes > 0),
  -- Centavos: the highest price of a consultant's minute that these minutes pay for.
  ceiling      bigint check (ceiling > 0),
  since        timestamptz not null,
  -- Of a written question: how long the answer may take.
  answer_hours integer check (answer_hours > 0),
  primary key (slug, version),
  check (price is not null or minutes is not null)
);
create trigger append_only before update or delete or truncate on catalogue_prices
  for each statement execute function refuse_change();

-- A discount with its rules. `uses` counts what is taken and not returned, and never exceeds `max_uses`.
create table catalogue_coupons (
  code      text primary key check (code ~ '^[A-Z0-9]{3,20}$'),
  title     text not null,
  -- One of the two: percent, or whole centavos.
  percent   integer check (percent between 1 and 100),
  amount    bigint check (amount > 0),
  kinds     text[] not null
            check (cardinality(kinds) > 0
                   and kinds <@ array['credits', 'package', 'plan', 'single', 'subscription', 'written']),
  -- The lowest price, in centavos, that it can be used on.
  minimum   bigint not null default 0 check (minimum >= 0),
  starts_at timestamptz not null,
  ends_at   timestamptz not null check (ends_at > starts_at),
  max_uses  integer check (max_uses > 0),
  uses      integer not null default 0 check (uses >= 0),
  -- Shown to everybody on the page of promotions.
  is_public boolean not null,
  check ((percent is null) <> (amount is null)),
  check (max_uses is null or uses <= max_uses)
);

-- What somebody agreed to: an item, a price that was seen, and until when it can be paid.
create table catalogue_orders (
  id            uuid primary key,
  person_id     uuid not null references people,
  kind          text not null check (kind in ('credits', 'package', 'plan', 'single', 'subscription', 'written')),
  -- Null for an amount of credits that was typed.
  slug          text,
  version       integer,
  title         text not null,
  price         bigint not null check (price > 0),
  discount      bigint not null default 0 check (discount between 0 and price),
  total         bigint not null generated always as (price - discount) stored,
  bonus         bigint not null default 0 check (bonus >= 0),
  minutes       integer check (minutes > 0),
  ceiling       bigint check (ceiling > 0),
  -- Of a single consultation and of a written question: with whom, and through which channel.
  consultant_id uuid references consultants,
  channel       text,
  state         text not null default 'open'
                check (state in ('open', 'awaiting', 'paid', 'partly_refunded', 'refunded', 'expired', 'cancelled')),
  placed_at     timestamptz not null,
  expires_at    timestamptz not null check (expires_at > placed_at),
  -- The payment that paid it; null when nothing was left to pay.
  payment_id    uuid unique references payments,
  paid_at       timestamptz,
  bonus_until   timestamptz,
  minutes_until timestamptz,
  coupon        text references catalogue_coupons,
  answer_hours  integer check (answer_hours > 0),
  foreign key (slug, version) references catalogue_prices,
  check ((slug is null) = (version is null)),
  check (slug is not null or kind = 'credits'),
  constraint with_somebody
    check ((kind in ('single', 'written')) = (consultant_id is not null)
           and (consultant_id is null) = (channel is null)),
  constraint answered_within check ((kind = 'written') = (answer_hours is not null)),
  constraint catalogue_orders_check5 check ((paid_at is not null) = (state in ('paid', 'partly_refunded', 'refunded'))),
  constraint catalogue_orders_check6 check (paid_at is null or (payment_id is null) = (discount = price)),
  constraint catalogue_orders_check7 check (coupon is not null or discount = 0)
);
create index catalogue_orders_of_person on catalogue_orders (person_id, placed_at desc, id);
create index catalogue_orders_to_end on catalogue_orders (expires_at) where state in ('open', 'awaiting');

-- Each change of state, once.
create table catalogue_order_events (
  order_id uuid not null references catalogue_orders,
  state    text not null,
  at       timestamptz not null,
  primary key (order_id, state)
);
create trigger append_only before update or delete or truncate on catalogue_order_events
  for each statement execute function refuse_change();

-- Each attempt to pay it. Written before the payment is requested, so that a lost answer finds it again.
create table catalogue_order_payments (
  payment_id   uuid primary key,
  order_id     uuid not null references catalogue_orders,
  method       text not null check (method in ('pix', 'card')),
  installments integer not null default 1 check (installments between 1 and 12),
  asked_at     timestamptz not null
);
create index catalogue_order_payments_of_order on catalogue_order_payments (order_id, asked_at);
create trigger append_only before update or delete or truncate on catalogue_order_payments
  for each statement execute function refuse_change();

-- A coupon is taken with an order, and returned once when that order ends unpaid.
create table catalogue_coupon_uses (
  order_id    uuid primary key references catalogue_orders,
  code        text not null references catalogue_coupons,
  person_id   uuid not null references people,
  taken_at    timestamptz not null,
  returned_at timestamptz
);
create unique index catalogue_coupons_once_per_person on catalogue_coupon_uses (code, person_id)
  where returned_at is null;

-- An order that was given back, once (CDC art. 49, or what is left of a package). How its refund stands at the gateway
-- belongs to payments.
create table catalogue_order_cancellations (
  order_id    uuid primary key references catalogue_orders,
  protocol    text not null,
  asked_at    timestamptz not null,
  -- Centavos: the unspent bonus that is gone, the spent bonus that is deducted, what goes back to the payment it came
  -- from, and what stays as credit.
  bonus_taken bigint not null check (bonus_taken >= 0),
  deducted    bigint not null check (deducted >= 0),
  to_origin   bigint not null check (to_origin >= 0),
  to_credit   bigint not null check (to_credit >= 0),
  -- The refund of the order's payment, if something goes there.
  refund_n    integer check (refund_n > 0),
  check ((refund_n is null) = (to_origin = 0)),
  check (to_origin + to_credit > 0)
);
create trigger append_only before update or delete or truncate on catalogue_order_cancellations
  for each statement execute function refuse_change();
