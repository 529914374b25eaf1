-- Consultations: each web process says that its meter runs, so that the people whose sockets it had are not blamed when
-- it fails while others run.
create table running_meters (
  id uuid primary key,
  at timestamptz not null
);
create table lost_meters (
  id    uuid not null,
  since timestamptz not null,
  until timestamptz not null check (until > since),
  primary key (id, since)
);
create index lost_meters_by_end on lost_meters (until);
create trigger append_only before update or delete or truncate on lost_meters
  for each statement execute function refuse_change();

drop function if exists beat_meter();
