-- What a case may still freeze is read from whose the credit is, and no longer from what was aside when it was opened.
alter table payment_disputes drop column reserved;
create index payment_disputes_to_freeze_for on payment_disputes (payment_id)
  where state = 'opened' and frozen < amount;
