-- Reviews of products (decision 196): by whoever got the product in an order of theirs, once. A row stays as it was
-- written; whether it counts follows from what of its line came back.
create table product_reviews (
  id         uuid primary key,
  product_id uuid not null references shop_products,
  person_id  uuid not null references people,
  -- The line of the order in which it was delivered.
  order_id   uuid not null,
  n          smallint not null,
  stars      smallint not null check (stars between 1 and 5),
  body       text not null check (char_length(body) <= 1000),
  written_at timestamptz not null,
  constraint one_review_per_product unique (person_id, product_id),
  constraint of_a_bought_line foreign key (order_id, n) references catalogue_goods_lines
);
create index product_reviews_of_product on product_reviews (product_id, written_at desc, id desc);
create index product_reviews_of_order on product_reviews (order_id);
create trigger append_only before delete or update or truncate on product_reviews
  for each statement execute function refuse_change();
create trigger only_of_delivered before insert on product_reviews
  for each row execute function check_product_review();

-- Taken down for ever, with what everybody reads in its place.
create table product_review_removals (
  review_id  uuid primary key references product_reviews,
  removed_by uuid not null references people,
  ground     text not null check (ground in ('rule', 'court')),
  reason     text not null check (char_length(reason) between 10 and 300),
  removed_at timestamptz not null
);
create trigger append_only before delete or update or truncate on product_review_removals
  for each statement execute function refuse_change();

-- Waits for a person of the team.
create table held_product_reviews (
  id         uuid primary key,
  product_id uuid not null references shop_products,
  person_id  uuid not null references people,
  order_id   uuid not null,
  n          smallint not null,
  stars      smallint not null check (stars between 1 and 5),
  body       text not null check (char_length(body) between 1 and 1000),
  rule       text not null check (rule in ('insult', 'address', 'name')),
  found      text not null check (char_length(found) between 1 and 80),
  written_at timestamptz not null,
  verdict    text check (verdict in ('published', 'refused')),
  reason     text check (char_length(reason) between 10 and 300),
  decided_by uuid references people,
  decided_at timestamptz,
  constraint held_for_a_bought_line foreign key (order_id, n) references catalogue_goods_lines,
  constraint decided_as_a_whole check (num_nulls(verdict, decided_by, decided_at) in (0, 3)),
  constraint refused_with_a_reason check (verdict is distinct from 'refused' or reason is not null)
);
-- Refused, its client may write another.
create unique index held_product_reviews_one on held_product_reviews (person_id, product_id)
  where verdict is distinct from 'refused';
create index held_product_reviews_waiting on held_product_reviews (written_at, id) where verdict is null;
create trigger tell_queue after insert or update of verdict on held_product_reviews
  for each statement execute function tell_queue();

-- Orders whose client was asked for reviews; once.
create table product_review_requests (
  order_id uuid primary key references catalogue_goods,
  asked_at timestamptz not null
);
create index shipments_delivered on shipments (delivered_at) where state = 'delivered';

alter table moderation_reports drop constraint moderation_reports_kind_check,
  add constraint moderation_reports_kind_check check (kind in ('room', 'message', 'profile', 'review', 'testimonial',
    'photo', 'voice', 'question', 'product_review'));

-- Beside what a product may be named: a service, or the free tarot. None: only in the shop.
alter table shop_products add column goes_with text[] not null default '{}'
  constraint goes_with_known check (goes_with <@ array['tarot-gratis', 'tarot', 'astrologia', 'numerologia', 'runas',
    'mediunidade', 'oraculos', 'reiki', 'cristaloterapia']);
create index shop_products_going_with on shop_products using gin (goes_with) where state = 'published';
