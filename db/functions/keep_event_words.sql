-- accounts: the words of an event are erased whole, once, by an event that says so, and change in no other way.
create or replace function keep_event_words() returns trigger language plpgsql as $$
begin
  if old.erased_by is not null or new.erased_by is null
     or (new.event_id, new.salt) is distinct from (old.event_id, old.salt) then
    raise exception 'the words of event % stay as they are', old.event_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
