-- The spoken introduction of a consultant: its bytes lie in the file storage under its name, the SHA-256 of them.
create table introductions (
  name        text primary key check (name ~ '^[0-9a-f]{64}\.(webm|m4a|mp3)$'),
  duration_ms int not null constraint a_second_to_a_minute check (duration_ms between 1000 and 61000),
  made_at     timestamptz not null
);
-- Finds what may have to be swept.
create index introductions_by_age on introductions (made_at);

alter table consultants add column introduction text references introductions (name);
-- Finds who shows a recording, so that one nobody shows is removed.
create index consultants_introduction on consultants (introduction) where introduction is not null;

-- A recording is changed and taken down like a portrait.
alter table consultant_profile_changes drop constraint consultant_profile_changes_field_check;
alter table consultant_profile_changes add constraint consultant_profile_changes_field_check check (field in
  ('name', 'title', 'description', 'bio', 'city', 'languages', 'specialties', 'channels', 'portrait', 'introduction'));
alter table consultant_takedowns drop constraint consultant_takedowns_field_check;
alter table consultant_takedowns add constraint consultant_takedowns_field_check check (field in
  ('name', 'title', 'description', 'bio', 'city', 'portrait', 'introduction'));
