-- What a consultant earns for covered time: their share of what was paid for those minutes, never more
-- (money-and-time.md, P8). Only welcome minutes, for which nobody paid, are paid by the platform (`promotion`).
alter table minute_covers
  add column earned    bigint check (earned >= 0),
  add column promotion bigint check (promotion >= 0),
  add constraint earned_when_settled
    check ((used_ms is null) = (earned is null) and (earned is null) = (promotion is null)),
  add constraint earns_at_most_what_was_paid check (earned <= value + promotion),
  add constraint promotion_only_without_payment check (promotion = 0 or value = 0);

-- When the earnings of a consultation clear is decided once, at its settlement (docs/decisions/0045). While a claim
-- about it waits for a decision, they are held. Cleared: the row is gone.
drop index earnings_to_clear_by_age;
alter table earnings_to_clear
  add column consultant_id uuid not null,
  add column clears_at     timestamptz not null,
  add column held_at       timestamptz,
  add constraint clears_later check (clears_at > settled_at);
create index earnings_to_clear_due on earnings_to_clear (clears_at) where held_at is null;
create index earnings_to_clear_of_consultant on earnings_to_clear (consultant_id, clears_at);

-- How a payment was made, from its receipt: what was earned from somebody who paid by card clears later.
alter table receipts add column method text generated always as (content::jsonb ->> 'method') stored;
create index receipts_of_card_payments on receipts (holder_id, issued_at) where method = 'card';
