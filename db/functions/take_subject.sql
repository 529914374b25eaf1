-- platform: what an id names in the ledger from now on, or for ever if it does already. False: it names something of
-- another kind. Whoever takes the same id at the same time waits for this transaction.
create or replace function take_subject(the_id uuid, the_kind text) returns boolean language plpgsql as $$
begin
  insert into ledger_subjects (id, kind) values (the_id, the_kind) on conflict do nothing;
  return found or exists (select from ledger_subjects where id = the_id and kind = the_kind);
end $$;
