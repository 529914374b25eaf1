-- wallet: opens a grant, all of it free, and answers its id; null: its source has one. Or changes the terms of one;
-- move_grant moves what is in it. With the rights of its owner, like post_journal.
create or replace function write_grant(the_grant bigint, the_terms jsonb) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if the_grant is null then
    insert into grants (person_id, kind, source_id, payment_id, value, amount, free, granted_at, ends_at, not_with)
    select person_id, kind, source_id, payment_id, value, amount, amount, granted_at, ends_at, not_with
    from jsonb_populate_record(null::grants, the_terms)
    on conflict do nothing returning id into the_grant;
  else
    update grants g set (payment_id, value, repaid, ends_at, frozen_at, clawed_back_at) = (
      select payment_id, value, repaid, ends_at, frozen_at, clawed_back_at from jsonb_populate_record(g, the_terms))
    where id = the_grant;
  end if;
  return the_grant;
end $$;
