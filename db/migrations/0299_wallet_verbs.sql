-- Wallet: what only journals without a subject, or one caller, needed. Whose a contested payment is, payments says.
drop function if exists is_sealed(ledger_journals, text);
drop function if exists move_grants(jsonb);
drop function if exists settle_grants(text);
drop function if exists taken_as(text);
alter table contested_payments drop column person_id;
-- Nobody asked when.
alter table minute_covers drop column refunded_at;
