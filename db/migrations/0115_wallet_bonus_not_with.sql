-- Wallet: a bonus that is not to be spent with one consultant, because they pay for it.
alter table bonuses add column not_with uuid references people;
