-- How long payouts rest after a change is a row of money_rests with its id. Rests of before end here: nothing of
-- production is older than this.
alter table consultant_tax_id_changes drop column rests_until;
