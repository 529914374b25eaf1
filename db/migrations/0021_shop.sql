-- What is sold. Prices in centavos; stock is how many there are right now.
create table shop_products (
  id            uuid primary key,
  slug          text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  name          text not null check (char_length(name) between 3 and 80),
  category      text not null check (category in ('baralhos', 'cristais', 'incensos', 'velas', 'runas', 'cadernos')),
  summary       text not null check (char_length(summary) between 20 and 160),
  description   text not null check (char_length(description) between 80 and 1200),
  facts         text[] not null check (cardinality(facts) between 1 and 8),
  picture       text not null,
  price         bigint not null check (price between 100 and 100000),
  stock         integer not null check (stock >= 0),
  weight_grams  integer not null check (weight_grams between 1 and 10000),
  -- The order in which products are shown.
  display_order integer not null,
  arrived_at    timestamptz not null,
  search_text   text not null generated always as (folded((((((name || ' ') || category) || ' ') || summary) || ' ')
    || description)) stored
);
create index shop_products_by_display_order on shop_products (category, display_order);
