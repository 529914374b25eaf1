-- catalogue: attempts to pay an order are payment attempts.
create or replace view awaited_questions as
select o.id, o.person_id as client_id, o.total as price from catalogue_orders o
where o.kind = 'written' and o.state = 'awaiting' and exists (
  select from payment_attempts t join payments p on p.id = t.payment_id
  where t.subject_kind = 'order' and t.subject_id = o.id and p.state in ('created', 'pending', 'paid', 'paid_late'));
drop table catalogue_order_payments;
