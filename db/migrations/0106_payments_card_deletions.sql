-- When a removed card is to be deleted at its gateway. Null: it is kept, or the gateway says that it is gone.
alter table payment_cards
  add column delete_at timestamptz,
  add column deletion_tries integer not null default 0,
  add constraint payment_cards_delete_at_check check (delete_at is null or removed_at is not null);

create index payment_cards_to_delete on payment_cards (gateway, delete_at) where delete_at is not null;
