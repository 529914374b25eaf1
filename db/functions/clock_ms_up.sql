-- consultations: the next whole millisecond. What begins the charged time is rounded up and what proves it is rounded
-- down, in the client's favour.
create or replace function clock_ms_up() returns timestamptz language sql volatile as $$
  select date_trunc('milliseconds', current_instant()) + interval '1 millisecond'
$$;
