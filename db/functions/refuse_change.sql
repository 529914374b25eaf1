-- platform: for triggers on tables whose rows stay as they were written (L5).
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger: % on % is not allowed', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
