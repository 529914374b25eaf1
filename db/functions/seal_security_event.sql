-- accounts: hangs an event, at its commit, on the chain of all. With the rights of its owner: the role of the servers
-- may write no link itself. The first link takes along whatever was logged before there was a chain.
create or replace function seal_security_event() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last record; one record; words text; sealed text;
begin
  perform pg_advisory_xact_lock(hashtextextended('security_event_seals', 0));
  select n, hash into last from security_event_seals order by n desc limit 1;
  for one in
    select e.id, e as event from security_events e
    where e.id = new.id or last.n is null and e.id < new.id order by e.id
  loop
    continue when exists (select from security_event_seals where event_id = one.id);
    select event_words_hash(w) into words from security_event_words w where w.event_id = one.id;
    sealed := security_event_hash(
      coalesce(last.hash, repeat('0', 64)), coalesce(last.n, 0) + 1, one.event, words);
    insert into security_event_seals (n, event_id, words_hash, hash)
    values (coalesce(last.n, 0) + 1, one.id, words, sealed) returning n, hash into last;
  end loop;
  return null;
end $$;
