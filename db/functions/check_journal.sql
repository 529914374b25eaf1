-- wallet: L1 and L11 at commit: a journal moves something, and its hash fits its content.
-- The array comes sorted out of the index; an aggregate with an order of its own would sort again.
create or replace function check_journal() returns trigger language plpgsql as $$
declare
  lines text := array_to_string(
    array(
      select E'\n' || debit || ' ' || credit || ' ' || amount from ledger_postings
      where journal_id = new.id order by position
    ), '');
begin
  if lines = '' then
    raise exception 'ledger: journal % moves nothing', new.key using errcode = 'check_violation';
  end if;
  if new.hash <> journal_hash(new.previous, new.chain, new.key, new.kind, new.subject_kind, new.subject_id,
    new.subject_number, new.posted_at, lines) then
    raise exception 'ledger: the seal of journal % does not fit', new.key using errcode = 'check_violation';
  end if;
  return null;
end $$;
