-- wallet: whether a journal's hash fits its content, with these lines. Old ones are sealed without their subject.
create or replace function is_sealed(j ledger_journals, lines text) returns boolean language sql stable as $$
  select j.hash = journal_hash(j.previous, j.chain, j.key, j.kind, j.subject_kind, j.subject_id, j.subject_number,
      j.posted_at, lines)
    or j.hash = journal_hash(j.previous, j.chain, j.key, j.kind, null, null, null, j.posted_at, lines)
$$;
