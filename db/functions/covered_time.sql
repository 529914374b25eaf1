-- consultations: how much of a consultation minutes covered, in milliseconds of conversation.
create or replace function covered_time(c consultations) returns bigint language sql stable as $$
  select sum(covered_ms)::bigint from charged_usage(c)
$$;
