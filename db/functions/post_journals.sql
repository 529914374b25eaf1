-- wallet: many journals in one round trip, each with its own answer. All locks first, in id order, so that no two calls
-- wait for each other. What these acts still hold afterwards is used. With the rights of its owner, like post_journal.
create or replace function post_journals(the_journals jsonb, the_settled text[]) returns text[]
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  account text; journal jsonb; answers text[] := '{}';
begin
  for account in
    select distinct id collate "C" as id
    from jsonb_array_elements(the_journals) as j,
      jsonb_to_recordset(j -> 'postings') as p ("from" text, "to" text),
      unnest(array[p."from", p."to"]) as id
    where not is_of_platform(id) order by id
  loop
    loop
      perform 1 from ledger_accounts where id = account for no key update;
      exit when found;
      perform open_account(account);
    end loop;
  end loop;
  for journal in select * from jsonb_array_elements(the_journals) loop
    answers := answers || post_journal(journal ->> 'key', journal ->> 'kind', journal -> 'subject' ->> 'kind',
      journal -> 'subject' ->> 'id', (journal -> 'subject' ->> 'n')::bigint, journal -> 'postings');
  end loop;
  perform move_grant(grant_id, subject_id, 'held', 'used', amount) from (
    select grant_id, subject_id, amount from grant_uses
    where subject_id = any (the_settled) and state = 'held' and amount > 0 order by subject_id, grant_id) held;
  return answers;
end $$;
