-- What moved in a month or until an instant is found by when it was posted.
create index ledger_journals_by_time on ledger_journals (posted_at, id);

-- The sums of the platform have finer columns (0045): they count the ledger again from its beginning.
update ledger_folds set through_journal = 0 where name = 'platform';
