-- accounts: SHA-256 of the words of an event, with the salt that keeps short ones from being guessed.
create or replace function event_words_hash(w security_event_words) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(w.salt, w.reason, w.before, w.after)::text, 'UTF8')), 'hex')
$$;
