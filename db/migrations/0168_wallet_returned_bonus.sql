-- Wallet: what refunds of a consultation gave back to the bonus that it had used. It is bonus of the same purchase
-- again, so that it is frozen, taken and withdrawn with it.
alter table bonus_uses add column returned bigint not null default 0 check (returned >= 0);
