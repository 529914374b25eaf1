-- Catalogue: written questions that a payment under way, or one that has come, will pay: what a client has promised.
create view awaited_questions as
select o.id, o.person_id as client_id, o.total as price from catalogue_orders o
where o.kind = 'written' and o.state = 'awaiting' and exists (
  select from catalogue_order_payments t join payments p on p.id = t.payment_id
  where t.order_id = o.id and p.state in ('created', 'pending', 'paid', 'paid_late'));
