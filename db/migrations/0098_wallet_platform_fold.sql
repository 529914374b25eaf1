-- wallet: the platform's sums follow the ledger as the statement does.
insert into ledger_folds (name) values ('platform');
