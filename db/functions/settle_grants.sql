-- wallet: what an act still holds when it is settled was charged: it is used.
create or replace function settle_grants(the_act text) returns void language plpgsql as $$
declare
  one record;
begin
  for one in
    select grant_id, amount from grant_uses where subject_id = the_act and state = 'held' and amount > 0 order by grant_id
  loop
    perform move_grant(one.grant_id, the_act, 'held', 'used', one.amount);
  end loop;
end $$;
