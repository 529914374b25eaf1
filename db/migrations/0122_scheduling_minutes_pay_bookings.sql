-- Scheduling: minutes of packages pay a booking as a whole (decision 94), and its fee in minutes.
alter table bookings
  add column covered_ms bigint not null default 0,
  add column used_ms bigint not null default 0 check (used_ms >= 0),
  add column fee_ms bigint not null default 0 check (fee_ms between 0 and 600000),
  drop constraint paid_when_confirmed,
  add constraint covered_as_a_whole check (covered_ms = 0 or covered_ms = minutes * 60000 and held = 0),
  add constraint paid_when_confirmed check (confirmed_at is null or held = price or covered_ms > 0),
  add constraint minutes_within_covered check (used_ms + fee_ms <= covered_ms),
  add constraint minutes_settled_at_the_end check (ended_at is not null or used_ms + fee_ms = 0);

alter table consultations
  add column fee_ms bigint not null default 0,
  add constraint fee_within_ten_covered_minutes check (fee_ms = 0 or (
    fee_ms > 0 and fee = 0 and attendance in ('client_absent', 'cancelled')
    and billed_ms + fee_ms <= least(covered_ms, 600000)));
