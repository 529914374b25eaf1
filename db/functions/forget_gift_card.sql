-- catalogue: a gift that nobody paid leaves nothing of whom it was for.
create or replace function forget_gift_card() returns trigger language plpgsql as $$
begin
  delete from catalogue_gift_cards where order_id = new.id;
  return null;
end $$;
