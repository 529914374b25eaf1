-- Payments: credit that was reserved when a case was opened is frozen when it comes back.
alter table payment_disputes
  add reserved bigint not null default 0 check (reserved >= 0);
create index payment_disputes_with_reserved on payment_disputes (payment_id) where state = 'opened' and reserved > 0;
