-- What a consultant earns for covered time: their share of what was paid for those minutes, never more
-- (money-and-time.md, P8). Only welcome minutes, for which nobody paid, are paid by the platform (`promotion`).
alter table minute_covers
  add column earned    bigint check (earned >= 0),
  add column promotion bigint check (promotion >= 0),
  add constraint earned_when_settled
    check ((used_ms is null) = (earned is null) and (earned is null) = (promotion is null)),
  add constraint earns_at_most_what_was_paid check (earned <= value + promotion),
  add constraint promotion_only_without_payment check (promotion = 0 or value = 0);
