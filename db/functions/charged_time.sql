-- consultations: how long a consultation was charged, by minutes or credit, in milliseconds: what is shown beside its
-- money.
create or replace function charged_time(c consultations) returns bigint language sql stable as $$
  select sum(covered_ms + paid_ms)::bigint from charged_usage(c)
$$;
