-- reports: the channel of the consultation that a line of a statement is about; empty for everything else.
create or replace function line_channel(act text, about text) returns text language sql stable as $$
  select coalesce((select c.channel from consultations c
    where c.id = case when act in ('capture', 'refund') and pg_input_is_valid(split_part(about, ':', 1), 'uuid')
      then split_part(about, ':', 1)::uuid end), '')
$$;
