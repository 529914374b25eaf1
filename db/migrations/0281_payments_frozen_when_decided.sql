-- payments: what is frozen for an open case is with the grants; here stands what was when it was decided.
alter table payment_disputes alter column frozen set default 0;
drop index payment_disputes_to_freeze_for;
-- Whose credit a payment is, and what holds it, is with the grants.
alter table payments drop column is_credit, drop column held_for;
