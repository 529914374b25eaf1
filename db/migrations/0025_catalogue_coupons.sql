-- A discount with its rules. `uses` counts what is taken and not returned, and never passes `max_uses`.
create table catalogue_coupons (
  code      text primary key check (code ~ '^[A-Z0-9]{3,20}$'),
  title     text not null,
  -- One of the two: hundredths, or whole centavos.
  percent   integer check (percent between 1 and 100),
  amount    bigint check (amount > 0),
  kinds     text[] not null check (cardinality(kinds) > 0 and kinds <@ array['credits', 'package', 'plan', 'single', 'subscription', 'written']),
  -- The least price, in centavos, of what it is used on.
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

-- Taken with an order, returned once when that order ends unpaid.
create table catalogue_coupon_uses (
  order_id    uuid primary key references catalogue_orders,
  code        text not null references catalogue_coupons,
  person_id   uuid not null references people,
  taken_at    timestamptz not null,
  returned_at timestamptz
);
create unique index catalogue_coupons_once_per_person on catalogue_coupon_uses (code, person_id) where returned_at is null;

alter table catalogue_orders
  add column coupon text references catalogue_coupons,
  add check (coupon is not null or discount = 0);
