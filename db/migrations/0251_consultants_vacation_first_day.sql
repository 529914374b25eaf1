-- Consultants: a vacation begins on a day of the consultant's own clock, and is known before.
alter table consultant_vacations
  add column starts_at timestamptz,
  add column zone text not null default 'America/Sao_Paulo',
  -- Whether everybody was told that it is on.
  add column is_begun boolean not null default true;
update consultant_vacations set starts_at = set_at;
alter table consultant_vacations
  alter column starts_at set not null,
  alter column zone drop default,
  alter column is_begun drop default,
  drop constraint back_later,
  add constraint back_later check (back_at > starts_at);
create index consultant_vacations_to_begin on consultant_vacations (starts_at) where not is_begun;
