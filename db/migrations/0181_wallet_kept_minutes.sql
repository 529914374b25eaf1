-- Wallet: minutes that end later because their booking failed (docs/decisions/0131) say so themselves: an end that is
-- another one than that of the rest of their purchase may have other reasons.
alter table minute_packs add column is_kept boolean not null default false;
