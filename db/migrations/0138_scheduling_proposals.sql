-- Scheduling: a consultant proposes another start for a booking, once. Its client accepts or declines.

create table booking_proposals (
  booking_id  uuid primary key references bookings,
  -- The start that was to be left: a booking that begins at another time has no open proposal.
  from_at     timestamptz not null,
  starts_at   timestamptz not null check (starts_at <> from_at),
  proposed_at timestamptz not null check (proposed_at < least(from_at, starts_at)),
  -- `unfit`: the hours changed.
  answer      text check (answer in ('accepted', 'declined', 'withdrawn', 'unfit')),
  answered_at timestamptz check (answered_at >= proposed_at),
  check ((answer is null) = (answered_at is null))
);

alter table bookings
  -- When the client accepted the start that the consultant proposed. The client's own move is `moved_at`.
  add column consultant_moved_at timestamptz,
  -- Until when the consultant cancels without a compensation since then; before, that is `free_until`.
  add column consultant_free_until timestamptz,
  add constraint moved_by_consultant_when_paid check (consultant_moved_at is null or confirmed_at is not null),
  add constraint consultants_own_terms check ((consultant_free_until is null) = (consultant_moved_at is null));

-- Consultants who cancelled when it was not free any more: it counts like not coming.
create or replace view late_cancellations as
select consultant_id, ended_at from bookings
where state = 'cancelled' and reason = 'by_consultant' and ended_at > coalesce(consultant_free_until, free_until);
