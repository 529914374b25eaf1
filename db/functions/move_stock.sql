-- shop: the stock of a variant is the sum of its movements: each changes it, under its lock, and learns what is left.
-- An order never gives back more than it took.
create or replace function move_stock() returns trigger language plpgsql as $$
begin
  update shop_variants set stock = shop_variants.stock + new.change where id = new.variant_id
    returning shop_variants.stock into new.stock;
  new.seq := 1 + coalesce((select max(seq) from shop_stock_movements where variant_id = new.variant_id), 0);
  if new.change > 0 and new.order_id is not null and new.change > (select coalesce(-sum(change), 0)
      from shop_stock_movements where order_id = new.order_id and variant_id = new.variant_id) then
    raise exception 'order % gives back more than it took of %', new.order_id, new.variant_id
      using errcode = 'check_violation', constraint = 'no_more_back_than_taken';
  end if;
  return new;
end $$;
