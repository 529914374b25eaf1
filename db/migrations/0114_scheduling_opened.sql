-- Scheduling: from a booking to its consultation, which has the same id.

alter table bookings
  -- When its room opened: from here on the money waits with the consultation.
  add column opened_at timestamptz,
  -- What was charged for proven time, of what was aside.
  add column captured bigint not null default 0 check (captured >= 0),
  drop constraint all_is_settled,
  add constraint all_is_settled check (captured + fee + returned = case when ended_at is null then 0 else held end),
  add constraint opened_when_paid check (opened_at is null or confirmed_at is not null),
  add constraint charged_when_opened check (captured = 0 or opened_at is not null);
create index bookings_of_consultant_ahead on bookings (consultant_id, starts_at)
  where state = 'confirmed' and opened_at is null;
create index bookings_of_client_ahead on bookings (client_id, starts_at)
  where state = 'confirmed' and opened_at is null;
create index bookings_in_room on bookings (opened_at) where opened_at is not null and ended_at is null;

-- What is booked and whose room is not open yet: whoever talks now knows when to end.
create view upcoming_bookings as
select id, client_id, consultant_id, starts_at from bookings where state = 'confirmed' and opened_at is null;
