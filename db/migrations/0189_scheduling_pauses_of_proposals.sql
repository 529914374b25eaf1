-- Scheduling: a proposed start is held, and taken, with the pause behind it that the consultant had when proposing. The
-- pauses of before were not kept: what is open takes the one of today.
alter table booking_proposals add column pause_minutes integer;
update booking_proposals q set pause_minutes = coalesce((
  select s.pause_minutes from bookings b join schedules s on s.consultant_id = b.consultant_id
  where b.id = q.booking_id), 0);
alter table booking_proposals
  alter column pause_minutes set not null,
  add check (pause_minutes between 0 and 120);
