-- Consultations: whole seconds are charged (docs/decisions/0145). What was asked for before, also what is still open,
-- keeps the rule it was agreed under, and so do its receipt and its invariants.
alter table consultations add column charges_milliseconds boolean not null default true;
alter table consultations alter column charges_milliseconds set default false;

-- A fee in minutes makes up what was charged, not what was proven, to ten minutes.
alter table consultations drop constraint fee_within_ten_covered_minutes;
alter table consultations add constraint fee_within_ten_covered_minutes check (fee_ms = 0 or (fee_ms > 0 and fee = 0
  and attendance in ('client_absent', 'cancelled')
  and billed_ms - billed_ms % 1000 + fee_ms <= least(covered_ms, 600000)));
