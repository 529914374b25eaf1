-- wallet: what an account is, read from its name. Null: no account has this form, and nothing can be posted there.
create or replace function ledger_kind(account text) returns text language sql immutable parallel safe as $$
  select case
    when account ~
      '^client:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:(available|reserved|ordered|booked|promotional|prepaid|in_payout)$'
      then 'client_' || split_part(account, ':', 3)
    when account ~ '^consultant:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:(to_clear|available|in_payout)$'
      then 'consultant_' || split_part(account, ':', 3)
    when is_of_platform(account) then split_part(account, ':', 2)
  end
$$;
