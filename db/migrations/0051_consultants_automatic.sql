-- A program may attend in a consultant's place, and everybody is told so before and while they talk (product rule 13).
-- Only the team says of an account that it is one; each consultation keeps what was true when it was requested, and its
-- messages are stamped by the server, never by their sender.
alter table consultants add column is_automatic boolean not null default false;
alter table consultations add column is_automatic boolean not null default false;
alter table consultation_events drop constraint consultation_events_author_kind_check;
alter table consultation_events add constraint consultation_events_author_kind_check
  check (author_kind in ('client', 'consultant', 'automatic', 'system'));
