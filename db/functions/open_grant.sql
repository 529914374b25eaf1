-- wallet: opens a grant, under the lock of its owner's account. Null: its source gave one of this kind before, and this
-- is no further part (isPart). With the rights of its owner, like post_journal.
create or replace function open_grant(the_grant jsonb) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  extended grants; opened grants; account text; opened_id bigint;
begin
  select * into extended from grants where id = (the_grant ->> 'extends')::bigint;
  opened := jsonb_populate_record(extended, the_grant);
  account := 'client:' || opened.person_id || ':available';
  loop
    perform 1 from ledger_accounts where id = account for no key update;
    exit when found;
    perform open_account(account);
  end loop;
  if not coalesce((the_grant ->> 'isPart')::boolean, false) and exists (select from grants
      where source_id = opened.source_id and kind = opened.kind and kind <> 'credit') then
    return null;
  end if;
  -- An extension takes so many free units, and its own value, of another grant, on whose terms it is.
  update grants set amount = amount - (the_grant ->> 'takes')::bigint, free = free - (the_grant ->> 'takes')::bigint,
    value = value - opened.value
  where id = extended.id;
  insert into grants (person_id, kind, source_id, payment_id, amount, free, granted_at, ends_at, only_with, not_with,
    channel, ceiling, value, plan, title, from_balance, rolled_over_at, frozen_at, recalled_at, is_extension)
  values (opened.person_id, opened.kind, opened.source_id, opened.payment_id, opened.amount, opened.amount,
    opened.granted_at, opened.ends_at, opened.only_with, opened.not_with, opened.channel, opened.ceiling, opened.value,
    opened.plan, opened.title, coalesce(opened.from_balance, false), opened.rolled_over_at, opened.frozen_at,
    opened.recalled_at, coalesce(opened.is_extension, false))
  on conflict do nothing returning id into opened_id;
  return opened_id;
end $$;
