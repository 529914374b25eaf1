-- Catalogue: orders of goods (decision 194). They have no item of the catalogue; the shop has its products.
alter table catalogue_orders drop constraint catalogue_orders_kind_check, drop constraint catalogue_orders_check3,
  drop constraint balance_buys_use,
  add constraint catalogue_orders_kind_check check (kind in ('credits', 'package', 'plan', 'single', 'subscription',
    'written', 'answers', 'gift_card', 'goods')),
  add constraint of_an_item_or_none check (case kind when 'credits' then true when 'goods' then slug is null
    else slug is not null end),
  add constraint goods_bring_no_bonus check (kind <> 'goods' or bonus = 0),
  add constraint balance_buys_use check (from_balance = 0 and reserved = 0
    or kind in ('package', 'plan', 'single', 'written', 'answers', 'goods'));
alter table catalogue_coupons drop constraint catalogue_coupons_kinds_check,
  add constraint catalogue_coupons_kinds_check check (cardinality(kinds) > 0 and kinds <@ array['credits', 'package',
    'plan', 'single', 'subscription', 'written', 'answers', 'gift_card', 'goods']);
-- How many unpaid orders of goods somebody has, and had today.
create index catalogue_orders_unpaid_goods on catalogue_orders (person_id, placed_at)
  where kind = 'goods' and paid_at is null;

-- Where an order of goods goes, and how. An address is copied, and forgotten when the order ends unpaid or its person
-- closes their account.
create table catalogue_goods (
  order_id        uuid primary key references catalogue_orders,
  -- SHA-256 of what was asked for: the same id with other content is refused.
  asked           bytea not null,
  receiver        text,
  cep             text check (cep ~ '^\d{8}$'),
  street          text,
  -- None: "sem número".
  number          text,
  complement      text,
  district        text,
  city            text,
  state           text,
  reference       text,
  is_pickup       boolean not null,
  -- The quote that was agreed to: its service, centavos and business days.
  freight_service text,
  freight         bigint not null check (freight >= 0),
  days_least      smallint check (days_least >= 0),
  days_most       smallint check (days_most >= days_least),
  quoted_at       timestamptz not null,
  gift_note       text check (char_length(gift_note) <= 300),
  -- Held until it is paid, then sold; unpaid, it went back to the shelf.
  stock           text not null default 'held' check (stock in ('held', 'sold', 'returned')),
  constraint a_whole_address check (num_nulls(receiver, cep, street, district, city, state) in (0, 6)),
  constraint goes_somewhere check (is_pickup = (freight_service is null) and num_nulls(freight_service, days_least,
    days_most) in (0, 3) and not (is_pickup and (freight > 0 or receiver is not null)))
);

-- What was ordered, as it was called, priced and weighed then.
create table catalogue_goods_lines (
  order_id     uuid references catalogue_goods,
  n            smallint check (n between 1 and 50),
  variant_id   uuid not null references shop_variants,
  sku          text not null,
  product_name text not null,
  variant_name text,
  unit_price   bigint not null check (unit_price > 0),
  quantity     smallint not null check (quantity between 1 and 20),
  weight_grams integer not null check (weight_grams > 0),
  -- Its parts, in centavos: of the order's discount and freight, and of what the balance paid.
  discount     bigint not null check (discount between 0 and unit_price * quantity),
  freight      bigint not null check (freight >= 0),
  from_balance bigint not null default 0
    check (from_balance between 0 and unit_price * quantity - discount + freight),
  -- Pieces that are, or were, in a parcel, of these that came back, and those that never left and never will.
  packed       smallint not null default 0 check (packed >= 0),
  returned     smallint not null default 0 check (returned between 0 and packed),
  cancelled    smallint not null default 0 check (cancelled >= 0),
  primary key (order_id, n),
  unique (order_id, variant_id),
  constraint no_more_than_bought check (packed + cancelled <= quantity)
);
create index catalogue_goods_lines_of_variant on catalogue_goods_lines (variant_id, order_id);
create index catalogue_goods_to_pack on catalogue_goods_lines (order_id) where packed + cancelled < quantity;

-- Whose money an order of goods holds: the payment's, and that of the purchases of credit that its balance came from.
create table catalogue_goods_payments (
  payment_id uuid references payments,
  order_id   uuid references catalogue_goods,
  primary key (payment_id, order_id)
);
create index catalogue_goods_payments_by_order on catalogue_goods_payments (order_id);

-- Each time that pieces came back, once, under an id of whoever said so; what the bank makes of it belongs to payments.
create table catalogue_goods_refunds (
  id         uuid primary key,
  order_id   uuid not null references catalogue_goods,
  n          smallint not null check (n > 0),
  why        text not null check (why in ('cancelled', 'unavailable', 'contested', 'returned', 'lost', 'damaged')),
  protocol   text not null,
  -- Centavos: to the payment, to the balance that had paid it, and what is credit because the bank takes no refund.
  to_origin  bigint not null check (to_origin >= 0),
  to_balance bigint not null check (to_balance >= 0),
  to_credit  bigint not null check (to_credit >= 0),
  -- The refund of the order's payment, if something goes there.
  refund_n   integer check (refund_n > 0),
  at         timestamptz not null,
  unique (order_id, n),
  constraint refunded_by_the_payment check ((refund_n is null) = (to_origin = 0))
);
create trigger append_only before delete or update or truncate on catalogue_goods_refunds
  for each statement execute function refuse_change();

create table catalogue_goods_refund_lines (
  refund_id    uuid references catalogue_goods_refunds,
  n            smallint,
  -- None: the rest of its freight, which came back with the last piece of another line.
  quantity     smallint not null check (quantity >= 0),
  goods        bigint not null check (goods >= 0),
  freight      bigint not null check (freight >= 0),
  from_balance bigint not null check (from_balance between 0 and goods + freight),
  primary key (refund_id, n)
);
create trigger append_only before delete or update or truncate on catalogue_goods_refund_lines
  for each statement execute function refuse_change();
