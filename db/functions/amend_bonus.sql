-- wallet: changes the terms of a bonus, nothing that is in it. With the rights of its owner, like post_journal.
create or replace function amend_bonus(the_grant bigint, the_terms jsonb) returns void
language sql security definer set search_path = public, pg_temp as $$
  update grants g set (payment_id, value, repaid, ends_at, frozen_at, clawed_back_at) = (
    select payment_id, value, repaid, ends_at, frozen_at, clawed_back_at from jsonb_populate_record(g, the_terms))
  where id = the_grant and kind = 'bonus'
$$;
