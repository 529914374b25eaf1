-- catalogue: whose money a written question holds, the payment's and that of the purchases of credit that its balance
-- came from: a dispute of any of them concerns it.
create table catalogue_question_payments (
  payment_id uuid not null references payments (id),
  order_id   uuid not null references catalogue_orders (id),
  primary key (payment_id, order_id)
);
