-- Wallet: money that the bank takes back takes its part of the minutes along, and a debt names its purchase.

alter table minute_packs
  -- The part of used_ms that no consultation used: it went with money that the bank took back.
  add taken_ms bigint not null default 0 check (taken_ms between 0 and used_ms);

alter table wallet_debts add payment_id uuid not null;
create index wallet_debts_of_payment on wallet_debts (payment_id);
