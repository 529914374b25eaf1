-- Scheduling: moving a booking, reminders, and words about payments that came too late.
alter table bookings
  -- When its client moved it, once; the row stays the same, and so does what was paid.
  add column moved_at timestamptz,
  -- The latest reminder of the present start (B4).
  add column reminded text check (reminded in ('day', 'hour')),
  add constraint moved_when_paid check (moved_at is null or confirmed_at is not null);
alter table booking_payments
  -- When its payer was told that the place was gone and the money is credit.
  add column told_at timestamptz;
create index booking_payments_untold on booking_payments (asked_at) where told_at is null;
