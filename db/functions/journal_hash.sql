-- wallet: SHA-256(previous ‖ content), the only place where content is put together (docs/decisions/0010).
create or replace function journal_hash(
  previous text, chain text, key text, kind text, subject_kind text, subject_id text, subject_number bigint,
  posted_at timestamptz, lines text
) returns text language sql stable as $$
  select encode(sha256(convert_to(
    previous || chain || E'\n' || key || E'\n' || kind || E'\n'
      || subject_kind || ' ' || subject_id || coalesce(' ' || subject_number, '') || E'\n'
      || to_char(posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || lines,
    'UTF8')), 'hex')
$$;
