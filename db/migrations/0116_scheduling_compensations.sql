-- Scheduling: what a client gets when the consultant of a booking does not come or cancels late, and who counts it.

create table booking_compensations (
  booking_id    uuid primary key references bookings,
  client_id     uuid not null references people,
  consultant_id uuid not null references consultants,
  amount        bigint not null check (amount > 0),
  -- The consultant's earnings did not cover it: the house waits for them.
  is_advanced   boolean not null,
  at            timestamptz not null,
  -- The same two have no other one before.
  again_from    timestamptz not null check (again_from > at),
  constraint one_compensation_of_a_pair exclude using gist (
    client_id with =, consultant_id with =, tstzrange(at, again_from) with &&)
);
create index booking_compensations_advanced on booking_compensations (consultant_id, at) where is_advanced;
create trigger append_only before update or delete or truncate on booking_compensations
  for each statement execute function refuse_change();

-- Consultants who cancelled when it was not free any more: it counts like not coming.
create view late_cancellations as
select consultant_id, ended_at from bookings
where state = 'cancelled' and reason = 'by_consultant' and ended_at > free_until;
