-- Catalogue: what is sold beside credits by the minute, orders, coupons, and orders that were given back.

-- What is on offer now. `version` says which of its prices is in force.
create table catalogue_items (
  slug          text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  kind          text not null check (kind in ('credits', 'package', 'plan', 'single', 'subscription', 'written',
    'gift_card')),
  title         text not null,
  summary       text not null,
  consultations integer check (consultations > 0),
  position      integer not null,
  changed_at    timestamptz not null,
  version       integer not null default 1 check (version > 0)
);

-- What an item costs and gives, a row per change: whoever saw one version keeps it for that purchase.
create table catalogue_prices (
  slug         text references catalogue_items,
  version      integer check (version > 0),
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
  constraint catalogue_prices_check check (price is not null or minutes is not null),
  primary key (slug, version)
);
create trigger append_only before delete or update or truncate on catalogue_prices
  for each statement execute function refuse_change();

-- A discount with its rules. `uses` counts what is taken and not returned, and never exceeds `max_uses`.
create table catalogue_coupons (
  code      text primary key check (code ~ '^[A-Z0-9]{3,20}$'),
  title     text not null,
  -- One of the two: percent, or whole centavos.
  percent   integer check (percent between 1 and 100),
  amount    bigint check (amount > 0),
  kinds     text[] not null check (cardinality(kinds) > 0
    and (kinds <@ array['credits', 'package', 'plan', 'single', 'subscription', 'written', 'gift_card'])),
  -- The lowest price, in centavos, that it can be used on.
  minimum   bigint not null default 0 check (minimum >= 0),
  starts_at timestamptz not null,
  ends_at   timestamptz not null,
  max_uses  integer check (max_uses > 0),
  uses      integer not null default 0 check (uses >= 0),
  -- Shown to everybody on the page of promotions.
  is_public boolean not null,
  constraint catalogue_coupons_check check (ends_at > starts_at),
  constraint catalogue_coupons_check1 check ((percent is null) <> (amount is null)),
  constraint catalogue_coupons_check2 check (max_uses is null or uses <= max_uses)
);

-- What somebody agreed to: an item, a price that was seen, and until when it can be paid.
create table catalogue_orders (
  id            uuid primary key,
  person_id     uuid not null references people,
  kind          text not null check (kind in ('credits', 'package', 'plan', 'single', 'subscription', 'written',
    'gift_card')),
  -- Null for an amount of credits that was typed.
  slug          text,
  version       integer,
  title         text not null,
  price         bigint not null check (price > 0),
  discount      bigint not null default 0,
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
  expires_at    timestamptz not null,
  -- The payment that paid it; null when nothing was left to pay.
  payment_id    uuid unique references payments,
  paid_at       timestamptz,
  bonus_until   timestamptz,
  minutes_until timestamptz,
  coupon        text references catalogue_coupons,
  answer_hours  integer check (answer_hours > 0),
  -- What of an order is paid by the balance. Until its payment comes it is reserved.
  from_balance  bigint not null default 0,
  reserved      bigint not null default 0,
  reservations  integer not null default 0,
  -- A written question is typed before it is paid; its order carries the text until then, and no longer.
  question      text,
  constraint catalogue_orders_check check (discount between 0 and price),
  constraint catalogue_orders_check1 check (expires_at > placed_at),
  constraint catalogue_orders_check2 check ((slug is null) = (version is null)),
  constraint catalogue_orders_check3 check (slug is not null or kind = 'credits'),
  constraint with_somebody check ((kind in ('single', 'written')) = (consultant_id is not null)
    and (consultant_id is null) = (channel is null)),
  constraint answered_within check ((kind = 'written') = (answer_hours is not null)),
  constraint catalogue_orders_check5 check ((paid_at is not null) = (state in ('paid', 'partly_refunded', 'refunded'))),
  constraint catalogue_orders_check7 check (coupon is not null or discount = 0),
  foreign key (slug, version) references catalogue_prices,
  constraint paid_by_payment_or_balance check (paid_at is null
    or (payment_id is null) = (from_balance = price - discount)),
  constraint balance_pays_a_part check (from_balance between 0 and price - discount),
  constraint reserved_while_awaiting check (reserved between 0 and price - discount
    and (reserved = 0 or state = 'awaiting')),
  constraint balance_buys_use check (from_balance = 0
    and reserved = 0 or kind in ('package', 'plan', 'single', 'written')),
  constraint only_questions_are_written check (question is null or kind = 'written'),
  constraint a_payment_alone_pays_a_gift check (kind <> 'gift_card' or coupon is null and bonus = 0
    and from_balance = 0)
);
create index catalogue_orders_of_person on catalogue_orders (person_id, placed_at desc, id);
create index catalogue_orders_to_end on catalogue_orders (expires_at) where state in ('open', 'awaiting');
create index catalogue_orders_reserved on catalogue_orders (id) where reserved > 0;
create index catalogue_orders_by_time on catalogue_orders (placed_at, id);
create index catalogue_orders_by_total on catalogue_orders (total, id);
create index catalogue_orders_by_state on catalogue_orders (state, placed_at, id);
create index catalogue_orders_by_kind on catalogue_orders (kind, placed_at, id);
create trigger takes_subject before insert on catalogue_orders
  for each row
  when (new.kind = 'written')
  execute function keep_subject('written_question');
create trigger forgets_unpaid_gift after update of state on catalogue_orders
  for each row
  when (new.kind = 'gift_card' and new.state in ('expired', 'cancelled'))
  execute function forget_gift_card();

-- Each change of state, once.
create table catalogue_order_events (
  order_id uuid references catalogue_orders,
  state    text,
  at       timestamptz not null,
  primary key (order_id, state)
);
create trigger append_only before delete or update or truncate on catalogue_order_events
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
  to_balance  bigint not null default 0,
  constraint catalogue_order_cancellations_check check ((refund_n is null) = (to_origin = 0)),
  constraint nothing_below_zero check (to_balance >= 0),
  constraint returns_something check (to_origin + to_credit + to_balance > 0)
);
create trigger append_only before delete or update or truncate on catalogue_order_cancellations
  for each statement execute function refuse_change();

-- Whose money a written question holds, the payment's and that of the purchases of credit that its balance came from: a
-- dispute of any of them concerns it.
create table catalogue_question_payments (
  payment_id uuid references payments,
  order_id   uuid references catalogue_orders,
  primary key (payment_id, order_id)
);
-- Whose money one question holds, asked when a dispute or a debt of it concerns the question.
create index catalogue_question_payments_by_order on catalogue_question_payments (order_id);

create table catalogue_gift_cards (
  -- Placed in the transaction of its order, before it.
  order_id       uuid primary key references catalogue_orders deferrable initially deferred,
  person_id      uuid not null references people,
  -- Of somebody who need not have an account; null once a side of it closed theirs.
  receiver_name  text,
  receiver_email text,
  words          text,
  -- Only its hash is kept; null until it is paid.
  code_hash      bytea unique,
  redeemed_by    uuid references people,
  redeemed_at    timestamptz,
  cancelled_at   timestamptz,
  constraint redeemed_by_somebody check ((redeemed_by is null) = (redeemed_at is null))
);
create index catalogue_gift_cards_of_payer on catalogue_gift_cards (person_id);
create index catalogue_gift_cards_redeemed on catalogue_gift_cards (redeemed_by) where redeemed_by is not null;
create index catalogue_gift_cards_to on catalogue_gift_cards (receiver_email) where receiver_email is not null;

-- Attempts to pay an order are payment attempts.
create view awaited_questions as
select o.id, o.person_id as client_id, o.total as price from catalogue_orders o
where o.kind = 'written' and o.state = 'awaiting' and exists (
  select from payment_attempts t join payments p on p.id = t.payment_id
  where t.subject_kind = 'order' and t.subject_id = o.id and p.state in ('created', 'pending', 'paid', 'paid_late'));
