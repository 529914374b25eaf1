-- An order that was given back, once (CDC art. 49, or what is left of a package). How its refund stands at the gateway is the payment's business.
create table catalogue_order_cancellations (
  order_id     uuid primary key references catalogue_orders,
  protocol     text not null,
  asked_at     timestamptz not null,
  -- Centavos. The bonus that was left and is gone, the bonus that had been spent and is deducted, what goes to the payment it came from, what stays credit.
  bonus_taken  bigint not null check (bonus_taken >= 0),
  deducted     bigint not null check (deducted >= 0),
  to_origin    bigint not null check (to_origin >= 0),
  to_credit         bigint not null check (to_credit >= 0),
  -- The refund of the order's payment, if something goes there.
  refund_n     integer check (refund_n > 0),
  check ((refund_n is null) = (to_origin = 0)),
  check (to_origin + to_credit > 0)
);
create trigger append_only before update or delete or truncate on catalogue_order_cancellations for each statement execute function refuse_change();
