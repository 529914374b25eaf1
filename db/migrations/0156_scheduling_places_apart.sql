-- Scheduling: only the check itself reads the index of an exclusion constraint, never a query (docs/decisions/0117).
-- The last condition of each holds for each row, and none that a query states implies it. New indexes have every row.
alter table bookings
  drop constraint one_booking_of_a_consultant,
  drop constraint one_booking_of_a_client,
  -- B1: no two bookings of one person overlap; a consultant's with the pause behind it.
  add constraint one_booking_of_a_consultant
    exclude using gist (consultant_id with =, tstzrange(starts_at, busy_until) with &&)
    where (state in ('reserved', 'confirmed') and busy_until > starts_at),
  add constraint one_booking_of_a_client
    exclude using gist (client_id with =, tstzrange(starts_at, ends_at) with &&)
    where (state in ('reserved', 'confirmed') and ends_at > starts_at);

alter table schedule_stretches
  drop constraint stretches_of_a_day_apart,
  add constraint stretches_of_a_day_apart
    exclude using gist (consultant_id with =, weekday with =, int4range(from_minute, until_minute) with &&)
    where (until_minute > from_minute);

alter table schedule_exceptions
  drop constraint exceptions_of_a_day_apart,
  add constraint exceptions_of_a_day_apart
    exclude using gist (consultant_id with =, day with =, kind with =,
      int4range(coalesce(from_minute, 0), coalesce(until_minute, 1)) with &&)
    where (coalesce(until_minute > from_minute, true));

alter table booking_compensations
  drop constraint one_compensation_of_a_pair,
  add constraint one_compensation_of_a_pair
    exclude using gist (client_id with =, consultant_id with =, tstzrange(at, again_from) with &&)
    where (again_from > at);
create index booking_compensations_of_pair on booking_compensations (client_id, consultant_id, again_from);
