-- platform: the time that counts for all of a transaction: when it began, or the instant that its session lives in.
create or replace function transaction_instant() returns timestamptz language sql stable as $$
  select coalesce(nullif(current_setting('sensitivos.instant', true), '')::timestamptz, now())
$$;
