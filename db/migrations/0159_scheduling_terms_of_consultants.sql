-- Scheduling: also a move by the client gives the consultant terms of their own. Who moves late keeps the fee of the
-- old time; the consultant of a start that is weeks ahead is not late by it.
alter table bookings
  drop constraint consultants_own_terms,
  add constraint consultants_own_terms check (case when consultant_free_until is null
    then consultant_moved_at is null else coalesce(consultant_moved_at, moved_at) is not null end);

update bookings set consultant_free_until = starts_at - interval '12 hours'
where ended_at is null and consultant_free_until is null and moved_at > free_until;
