-- wallet: locks guarded accounts in id order until the transaction ends, and answers their balances; none for one that
-- was never used. With the rights of its owner: a row can be locked only by who may change it.
create or replace function lock_balances(accounts text[]) returns table (account text, amount bigint)
language sql security definer set search_path = public, pg_temp as $$
  select id, balance from ledger_accounts where id = any (accounts) and guarded order by id for no key update
$$;
