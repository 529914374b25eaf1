-- oracles: locks a draw until the transaction ends; false: there is none. With the rights of its owner: a row can be
-- locked only by who may change it, and nobody may change a draw.
create or replace function lock_draw(the_draw uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from oracle_draws where id = the_draw for update;
  return found;
end $$;
