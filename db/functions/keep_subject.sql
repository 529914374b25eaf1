-- platform: no row without its subject, whoever writes; tg_argv[0] is its kind. Verbs take theirs before, and refuse.
create or replace function keep_subject() returns trigger language plpgsql as $$
begin
  if not take_subject(new.id, tg_argv[0]) then
    raise exception '% of % is the id of something else', new.id, tg_table_name using errcode = 'unique_violation';
  end if;
  return new;
end $$;
