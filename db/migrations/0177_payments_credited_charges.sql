-- Payments: a charge that the team credited out of suspense is a payment of its own, whatever its amount. Another
-- payment may know it as its charge, too: the one whose amount it did not match.
alter table payments
  add column entry_id uuid unique references payment_mismatches (id),
  drop constraint payments_amount_check,
  add constraint payments_amount_check check (entry_id is not null or amount between 1000 and 200000),
  add constraint some_amount check (amount > 0),
  drop constraint payments_gateway_gateway_id_key;
create unique index payments_charge on payments (gateway, gateway_id, (entry_id is null));

-- What was credited before, unless its payment has refunds or cases, in which those of this charge are counted.
insert into payments (id, person_id, amount, method, description, state, gateway, gateway_id, created_at, expires_at,
  paid_at, next_check_at, entry_id)
select gen_random_uuid(), p.person_id, m.amount, p.method, p.description, 'paid', p.gateway, m.gateway_id,
  m.resolved_at, m.resolved_at + interval '30 minutes', m.resolved_at, now(), m.id
from payment_mismatches m join payments p on p.id = m.payment_id
where m.resolved_at is not null
  and (select d.resolution from payment_resolutions d where d.entry_id = m.id order by d.n desc limit 1) = 'credited'
  and not exists (select from payment_refunds r where r.payment_id = p.id and r.source = 'gateway')
  and not exists (select from payment_disputes d where d.payment_id = p.id);
