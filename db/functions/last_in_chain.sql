-- wallet: the hash of the last journal of an account's chain before a given one; null: there is none. Every journal of
-- a chain names its account, so its postings lead there without an index over chains.
create or replace function last_in_chain(the_chain text, before_journal bigint) returns text
language sql stable as $$
  select j.hash
  from (
    select journal_id from ledger_postings where debit = the_chain and journal_id < before_journal
    union all
    select journal_id from ledger_postings where credit = the_chain and journal_id < before_journal
  ) named
  join ledger_journals j on j.id = named.journal_id
  where j.chain = the_chain order by named.journal_id desc limit 1
$$;
