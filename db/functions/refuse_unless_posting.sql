-- wallet: L3: balances move by post_journal alone.
create or replace function refuse_unless_posting() returns trigger language plpgsql as $$
begin
  if current_setting('ledger.writer', true) is distinct from 'post_journal' then
    raise exception 'ledger: % on % is not allowed', tg_op, tg_table_name using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
