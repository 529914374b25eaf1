-- Payments: refunds that were made at the gateway itself.
alter table payment_refunds drop constraint payment_refunds_source_check,
  add constraint payment_refunds_source_check check (source in ('wallet', 'suspense', 'gateway'));
