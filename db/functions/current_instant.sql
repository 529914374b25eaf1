-- platform: the time that counts: one clock for every process. A session may be told to live in another instant, with
-- select set_config('sensitivos.instant', '2026-03-01T12:00:00Z', false): that is how history is seeded and how tests
-- travel in time.
create or replace function current_instant() returns timestamptz language sql volatile as $$
  select coalesce(nullif(current_setting('sensitivos.instant', true), '')::timestamptz, clock_timestamp())
$$;
