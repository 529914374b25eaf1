-- Wallet: what refunds of consultations gave back for minutes. It is credit of whatever paid for the minutes, so that
-- a bank's case over that payment freezes it, and no other purchase's credit.
alter table minute_covers
  add column refunded bigint not null default 0,
  add column refunded_at timestamptz;

update minute_covers m set refunded = div(m.value * given.amount, given.refundable), refunded_at = given.at
from (
  select c.id, sum(k.amount) as amount, max(k.decided_at) as at,
    c.captured + (select coalesce(sum(o.value), 0) from minute_covers o where o.consultation_id = c.id) as refundable
  from consultations c join claims k on k.consultation_id = c.id and k.amount > 0
  group by c.id
) given
where given.id = m.consultation_id and m.value > 0;

alter table minute_covers
  add constraint refunds_at_most_what_was_paid check (refunded between 0 and value or refunded = 0),
  add constraint refunded_at_a_time check ((refunded > 0) <= (refunded_at is not null));
