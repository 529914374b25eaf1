-- platform: instants, in order, from milliseconds since 1970: a process writes numbers faster than dates.
create or replace function instants_of(milliseconds bigint[]) returns timestamptz[]
language sql immutable parallel safe as $$
  select array_agg(to_timestamp(ms / 1000.0) order by place) from unnest(milliseconds) with ordinality as t (ms, place)
$$;
