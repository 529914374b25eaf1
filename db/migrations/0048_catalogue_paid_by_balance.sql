-- catalogue: what of an order is paid by the balance. Until its payment comes it is reserved.
alter table catalogue_orders add column from_balance bigint not null default 0,
  add column reserved bigint not null default 0, add column reservations integer not null default 0;
alter table catalogue_orders drop constraint catalogue_orders_check6,
  add constraint paid_by_payment_or_balance
    check (paid_at is null or (payment_id is null) = (from_balance = price - discount)),
  add constraint balance_pays_a_part check (from_balance >= 0 and from_balance <= price - discount),
  add constraint reserved_while_awaiting
    check (reserved >= 0 and reserved <= price - discount and (reserved = 0 or state = 'awaiting')),
  add constraint balance_buys_use
    check ((from_balance = 0 and reserved = 0) or kind in ('package', 'plan', 'single', 'written'));
create index catalogue_orders_reserved on catalogue_orders (id) where reserved > 0;

alter table catalogue_order_payments
  add column from_balance bigint not null default 0 constraint balance_pays_a_part check (from_balance >= 0);

alter table catalogue_order_cancellations
  add column to_balance bigint not null default 0 constraint nothing_below_zero check (to_balance >= 0),
  drop constraint catalogue_order_cancellations_check1,
  add constraint returns_something check (to_origin + to_credit + to_balance > 0);
