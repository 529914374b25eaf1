-- Wallet: the bonus of a free month that goes with months which the bank took belongs to one of their payments, and
-- came with no credit (docs/decisions/0119).
alter table bonuses drop constraint bonuses_paid_check, add constraint bonuses_paid_check check (paid >= 0);

-- Payments of which the bank took something: few, and asked for each minute.
create index payment_refunds_by_gateways on payment_refunds (payment_id) where source = 'gateway';
create index payment_disputes_taken on payment_disputes (payment_id) where taken > 0;
