-- wallet: opens an account that was never used. Somebody else may do so at the same moment.
create or replace function open_account(account text) returns void language plpgsql as $$
begin
  if ledger_kind(account) is null then
    raise exception 'ledger: no account has the form %', account using errcode = 'check_violation';
  end if;
  insert into ledger_accounts (id, kind, guarded) values (account, ledger_kind(account), true) on conflict do nothing;
end $$;
