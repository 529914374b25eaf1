-- consultations: whole milliseconds from a to b.
create or replace function ms_between(a timestamptz, b timestamptz) returns bigint language sql immutable as $$
  select (extract(epoch from b - a) * 1000)::bigint
$$;
