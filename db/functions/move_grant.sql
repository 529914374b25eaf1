-- wallet: moves so much of a grant from one state into another, for an act. With the rights of its owner, like
-- post_journal.
create or replace function move_grant(the_grant bigint, the_act text, the_from text, the_to text, the_amount bigint)
returns void language sql security definer set search_path = public, pg_temp as $$
  update grants set
    free = free + case 'free' when the_to then the_amount when the_from then -the_amount else 0 end,
    held = held + case 'held' when the_to then the_amount when the_from then -the_amount else 0 end,
    used = used + case 'used' when the_to then the_amount when the_from then -the_amount else 0 end,
    frozen = frozen + case 'frozen' when the_to then the_amount when the_from then -the_amount else 0 end,
    returned = returned + case 'returned' when the_to then the_amount when the_from then -the_amount else 0 end,
    clawed_back = clawed_back
      + case 'clawed_back' when the_to then the_amount when the_from then -the_amount else 0 end,
    on_gift_card = on_gift_card
      + case 'on_gift_card' when the_to then the_amount when the_from then -the_amount else 0 end,
    expired = expired + case 'expired' when the_to then the_amount when the_from then -the_amount else 0 end
  where id = the_grant;
  update grant_uses set amount = amount - the_amount
  where subject_id = the_act and grant_id = the_grant and state = the_from;
  insert into grant_uses as u (grant_id, subject_id, state, amount)
  select the_grant, the_act, the_to, the_amount where the_to <> 'free'
  on conflict (subject_id, grant_id, state) do update set amount = u.amount + the_amount
$$;
