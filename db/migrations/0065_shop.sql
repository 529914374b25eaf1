-- What is bought is a variant of a product: with a price, a stock and a weight of its own.
alter table shop_products
  add column state text not null default 'published' check (state in ('draft', 'published', 'withdrawn')),
  -- Which of two who change it at once read the later one.
  add column revision integer not null default 0 check (revision >= 0);
alter table shop_products alter column state drop default;

create table shop_variants (
  id            uuid primary key,
  product_id    uuid not null references shop_products,
  -- None: the only one of its product.
  name          text check (char_length(name) between 1 and 60 and btrim(name) <> ''),
  sku           text not null unique check (sku ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$' and char_length(sku) between 3 and 40),
  price         bigint not null check (price between 100 and 100000),
  -- The sum of its movements, and changed by nothing else (move_stock).
  stock         integer not null default 0 check (stock >= 0),
  -- There is one piece and never a second: a crystal that was photographed.
  is_unique     boolean not null default false,
  -- From how few pieces on the team is told; none: never.
  alarm_at      smallint check (alarm_at between 0 and 999),
  weight_grams  integer not null check (weight_grams between 1 and 9850),
  length_mm     smallint check (length_mm between 1 and 2000),
  width_mm      smallint check (width_mm between 1 and 2000),
  height_mm     smallint check (height_mm between 1 and 2000),
  display_order integer not null,
  withdrawn_at  timestamptz,
  check (num_nulls(length_mm, width_mm, height_mm) in (0, 3))
);
create index shop_variants_of on shop_variants (product_id, display_order);

create table shop_stock_movements (
  variant_id uuid not null references shop_variants,
  -- Without a gap; both this and what is left are given by move_stock, under the lock of the variant.
  seq        integer not null check (seq > 0),
  change     integer not null,
  kind       text not null check (kind in ('sold', 'returned_unpaid', 'cancelled', 'restocked', 'counted', 'received',
    'lost')),
  -- How many there are after it.
  stock      integer not null check (stock >= 0),
  -- Whose order took or gave back; orders are the catalogue's.
  order_id   uuid,
  by_person  uuid references people,
  -- What each received piece cost, where it is known.
  unit_cost  bigint check (unit_cost between 0 and 10000000),
  note       text check (char_length(note) <= 300),
  at         timestamptz not null,
  -- Made by whoever received, counted or lost, so that a repeated request is the same one.
  request_id uuid unique,
  primary key (variant_id, seq),
  check ((kind in ('sold', 'returned_unpaid', 'cancelled', 'restocked')) = (order_id is not null)),
  check (case when kind in ('sold', 'lost') then change < 0 when kind = 'counted' then true else change > 0 end),
  check (unit_cost is null or kind = 'received')
);
-- An order takes what it needs once, and gives it back unpaid once.
create unique index one_sale_per_order on shop_stock_movements (order_id, variant_id, kind)
  where kind in ('sold', 'returned_unpaid');
create index shop_stock_movements_of_order on shop_stock_movements (order_id, variant_id) where order_id is not null;

-- What there was stays, under the id of its product: a cart of an older page still names it.
insert into shop_variants (id, product_id, sku, price, weight_grams, display_order)
  select id, id, 'P-' || upper(substr(id::text, 1, 8)) || '-' || upper(substr(id::text, 10, 4)), price,
    least(weight_grams, 9850), 0
  from shop_products;
insert into shop_stock_movements (variant_id, seq, change, kind, stock, note, at)
  select id, 1, stock, 'counted', stock, 'O que havia quando o estoque passou a ter registro', now() from shop_products;
update shop_variants v set stock = p.stock from shop_products p where p.id = v.id;
alter table shop_products drop column price, drop column stock, drop column weight_grams;

create trigger moves_stock before insert on shop_stock_movements for each row execute function move_stock();
create trigger stock_is_moved before insert or update of stock on shop_variants
  for each row execute function refuse_unmoved_stock();
create trigger shop_stock_movements_stay before update or delete or truncate on shop_stock_movements
  for each statement execute function refuse_change();

-- Photographs; a product without any shows its engraving.
create table shop_pictures (
  product_id uuid not null references shop_products,
  position   smallint not null check (position between 1 and 8),
  -- The hash of what is kept in the storage, and its measures.
  name       text not null check (name ~ '^[0-9a-f]{64}-\d+x\d+$'),
  alt        text not null check (btrim(alt) <> '' and char_length(alt) <= 200),
  added_by   uuid references people,
  added_at   timestamptz not null,
  primary key (product_id, position)
);
create index shop_pictures_by_name on shop_pictures (name);

-- Where somebody wants parcels to go. An order copies it; what is removed is gone.
create table shop_addresses (
  id         uuid primary key,
  person_id  uuid not null references people,
  receiver   text not null check (char_length(receiver) between 2 and 80),
  cep        text not null check (cep ~ '^\d{8}$'),
  street     text not null check (char_length(street) between 2 and 120),
  -- None: "sem número".
  number     text check (char_length(number) between 1 and 12),
  complement text check (char_length(complement) between 1 and 80),
  district   text not null check (char_length(district) between 2 and 80),
  city       text not null check (char_length(city) between 2 and 80),
  state      text not null check (state in ('AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS',
    'MT', 'PA', 'PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO')),
  -- How to find it.
  reference  text check (char_length(reference) between 1 and 160),
  changed_at timestamptz not null
);
create index shop_addresses_of on shop_addresses (person_id, changed_at desc);

-- Who asked to be told when a variant is back; told once, the row goes.
create table shop_restock_watches (
  variant_id uuid not null references shop_variants,
  person_id  uuid not null references people,
  since      timestamptz not null,
  primary key (variant_id, person_id)
);
create index shop_restock_watches_of on shop_restock_watches (person_id);
