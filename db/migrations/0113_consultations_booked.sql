-- Consultations: those that were booked. The room is there before the agreed time, without request and answer.

alter table consultations
  -- The agreed start and length; null: it was requested.
  add column booked_at timestamptz,
  add column booked_minutes integer check (booked_minutes in (20, 30, 45, 60)),
  -- Until when its client leaves without a fee.
  add column free_until timestamptz,
  -- Who came, decided once: ten minutes after the agreed start, or when it ended before.
  add column attendance text
    check (attendance in ('kept', 'client_absent', 'consultant_absent', 'both_absent', 'undone', 'cancelled')),
  -- What a client pays who did not come or left too late, beyond what was captured.
  add column fee bigint not null default 0 check (fee >= 0),
  drop constraint consultations_check1,
  drop constraint consultations_check4,
  drop constraint nothing_held_before_confirmation,
  add constraint spent_within_held check (captured + fee + released <= held),
  add constraint all_is_settled check (ended_at is null or captured + fee + released = held),
  -- A booking is paid before; the yes is asked for what comes after it.
  add constraint nothing_held_before_confirmation check (not awaits_confirmation or held = 0 or booked_at is not null),
  add constraint booked_as_a_whole check (
    (booked_at is null) = (booked_minutes is null) and (booked_at is null) = (free_until is null)),
  add constraint attendance_of_bookings check (
    case when booked_at is null then attendance is null else ended_at is null or attendance is not null end),
  add constraint fee_of_ten_minutes check (fee = 0
    or attendance in ('client_absent', 'cancelled') and captured + fee <= 10 * price_per_minute);
create index consultations_to_attend on consultations (booked_at)
  where booked_at is not null and attendance is null;

alter table presences
  -- The agreed start; null: it was not booked.
  add column counts_from timestamptz,
  -- What was proven of the ten minutes after it, in milliseconds.
  add column present_ms bigint not null default 0 check (present_ms between 0 and 600000);

-- When a meter last ran, in any process, and when none did: nobody is blamed for that time.
create table meter_pulse (
  is_only boolean primary key default true check (is_only),
  at      timestamptz not null
);
create table meter_outages (
  since timestamptz primary key,
  until timestamptz not null check (until > since)
);
create index meter_outages_by_end on meter_outages (until);
create trigger append_only before update or delete or truncate on meter_outages
  for each statement execute function refuse_change();
