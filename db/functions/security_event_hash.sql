-- accounts: SHA-256(previous, number, event, hash of its words), the only place where that is put together.
create or replace function security_event_hash(previous text, n bigint, e security_events, words_hash text)
returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(
    previous, n, e.id, e.kind, e.detail, e.actor_id, e.person_id, encode(e.email_hash, 'hex'), e.session_id,
    e.subject_id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), words_hash)::text, 'UTF8')), 'hex')
$$;
