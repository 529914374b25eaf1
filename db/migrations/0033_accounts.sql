-- How long nothing leaves an account after a change by which somebody else could get its money, by the id of that
-- change. A later one makes it longer; one that was taken back ends its own.
create table money_rests (
  id          uuid primary key,
  person_id   uuid not null references people,
  begun_at    timestamptz not null,
  rests_until timestamptz not null check (rests_until > begun_at),
  ended_at    timestamptz check (ended_at >= begun_at)
);
create index money_rests_in_force on money_rests (person_id, rests_until) where ended_at is null;

-- The correction by the team that this link makes true; null: the person's own change, or the own address.
alter table email_confirmations add column correction_id uuid;
alter table email_confirmations add constraint a_correction_is_a_change check (is_change or correction_id is null);
