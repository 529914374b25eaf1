-- wallet: a key that was posted before: the same act again, or another one under its name? Null: the key is new.
create or replace function answer_known(
  the_key text, the_kind text, the_subject_kind text, the_subject_id text, the_subject_number bigint, lines text
) returns text
language sql stable as $$
  select case
    when kind = the_kind and subject_kind = the_subject_kind and subject_id = the_subject_id
      and subject_number is not distinct from the_subject_number and hash = journal_hash(previous, chain, key, kind, subject_kind,
        subject_id, subject_number, posted_at, lines)
    then 'already_posted' else 'key_reused' end
  from ledger_journals where key = the_key
$$;
