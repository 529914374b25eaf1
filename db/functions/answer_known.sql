-- wallet: a key that was posted before: the same act again, or another one under its name? Null: the key is new.
create or replace function answer_known(the_key text, the_kind text, lines text) returns text
language sql stable as $$
  select case
    when hash = journal_hash(previous, chain, key, the_kind, posted_at, lines)
    then 'already_posted' else 'key_reused' end
  from ledger_journals where key = the_key
$$;
