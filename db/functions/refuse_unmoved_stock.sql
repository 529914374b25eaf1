-- shop: a stock begins at nothing and changes by its movements alone.
create or replace function refuse_unmoved_stock() returns trigger language plpgsql as $$
begin
  if (tg_op = 'INSERT' and new.stock <> 0 or tg_op = 'UPDATE' and new.stock <> old.stock) and pg_trigger_depth() < 2 then
    raise exception 'the stock of % changes by a movement', new.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
