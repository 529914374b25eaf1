-- wallet: L1: a posting is written by post_journal alone, and leads from one account to another.
create or replace function refuse_movement() returns trigger language plpgsql as $$
begin
  if current_setting('ledger.writer', true) is distinct from 'post_journal' then
    raise exception 'ledger: % on % is not allowed', tg_op, tg_table_name using errcode = 'restrict_violation';
  end if;
  if new.debit = new.credit then
    raise exception 'ledger: nothing moves from % to itself', new.debit
      using errcode = 'check_violation', constraint = 'something_moves';
  end if;
  return new;
end $$;
