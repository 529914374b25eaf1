-- wallet: moves units of grants from one state into another, each for an act, under the lock of their owners' accounts.
-- With the rights of its owner, like post_journal.
create or replace function move_grants(moves jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one record;
begin
  for one in
    select * from jsonb_to_recordset(moves) as m ("grant" bigint, act text, "from" text, "to" text, amount bigint)
  loop
    perform move_grant(one."grant", one.act, one."from", one."to", one.amount);
  end loop;
end $$;
