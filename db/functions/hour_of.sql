-- platform: the day and the hour of an instant in São Paulo, also in the years that had summer time.
create or replace function hour_of(at timestamptz, out day date, out hour smallint)
language sql immutable parallel safe as $$
  select (at at time zone 'America/Sao_Paulo')::date, extract(hour from at at time zone 'America/Sao_Paulo')::smallint
$$;
