-- Catalogue: items are drafts until they are published, from an instant and until one; prices begin at an instant.
-- Coupons that the team writes are also for first purchases, taken by themselves, or used several times by one person.

alter table catalogue_items
  -- Null: a draft. Before it, nobody is shown the item; from `published_until` on, nobody can order it.
  add column published_from  timestamptz,
  add column published_until timestamptz,
  -- Taken out of the team's list, too; only of items that nobody ever ordered.
  add column removed_at      timestamptz,
  -- Counts the changes of what is said of an item, so that two who change it at once learn of each other.
  add column revision        integer not null default 1 check (revision > 0),
  add constraint published_before_its_end check (published_until is null or published_until >= published_from),
  add constraint removed_is_not_on_sale check (removed_at is null or published_from is null
    or published_until <= removed_at);
update catalogue_items set published_from = changed_at;
-- Which price is in force follows from the clock: `price_version_at`.
alter table catalogue_items drop column version;

-- A price that was scheduled and undone before it began.
create table catalogue_undone_prices (
  slug      text,
  version   integer,
  undone_at timestamptz not null,
  primary key (slug, version),
  foreign key (slug, version) references catalogue_prices
);
create trigger append_only before delete or update or truncate on catalogue_undone_prices
  for each statement execute function refuse_change();

-- Who is paying an item, and whether anybody ever ordered it.
create index catalogue_orders_of_item on catalogue_orders (slug, state) where slug is not null;

alter table catalogue_coupons
  add column per_person        integer not null default 1 check (per_person between 1 and 100),
  -- Only for whoever has paid no order before.
  add column is_first_purchase boolean not null default false,
  -- Taken with an order that names no other coupon and that it fits.
  add column is_automatic      boolean not null default false,
  -- Counts the changes of its rules, so that two who change it at once learn of each other.
  add column revision          integer not null default 1 check (revision > 0);
create index catalogue_coupons_automatic on catalogue_coupons (ends_at) where is_automatic;
create index catalogue_coupons_by_start on catalogue_coupons (starts_at desc, code);

-- How many uses one person has is counted under the lock of the coupon.
drop index catalogue_coupons_once_per_person;
create index catalogue_coupons_of_person on catalogue_coupon_uses (code, person_id) where returned_at is null;

alter table catalogue_orders
  add column is_coupon_automatic boolean not null default false,
  add constraint automatic_is_a_coupon check (coupon is not null or not is_coupon_automatic);
-- What a coupon gave and cost.
create index catalogue_orders_of_coupon on catalogue_orders (coupon, state) include (discount, total)
  where coupon is not null;
